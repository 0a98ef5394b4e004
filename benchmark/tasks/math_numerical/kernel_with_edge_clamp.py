"""Filter a grey image, one or more rows of integers, with a grid of weights that has an odd number
of rows and columns. The grid is laid unflipped with its centre on each pixel, and pixels outside
the image take the value of the nearest border pixel. The weighted sum is divided by the sum of all
weights (by 1 if that is 0), rounded with halves going up, and limited to 0 to 255."""


def kernel_with_edge_clamp(image, kernel):
    height, width = len(image), len(image[0])
    reach_y, reach_x = len(kernel) // 2, len(kernel[0]) // 2
    divisor = sum(map(sum, kernel)) or 1
    filtered = []
    for y in range(height):
        row = []
        for x in range(width):
            total = 0
            for dy, weights in enumerate(kernel, -reach_y):
                source = image[min(max(y + dy, 0), height - 1)]
                for dx, weight in enumerate(weights, -reach_x):
                    total += weight * source[min(max(x + dx, 0), width - 1)]
            value = (2 * total + divisor) // (2 * divisor)
            row.append(min(max(value, 0), 255))
        filtered.append(row)
    return filtered


assert kernel_with_edge_clamp([[10, 20, 30]], [[1, 1, 1]]) == [[13, 20, 27]]
assert kernel_with_edge_clamp([[1, 2, 3]], [[0, 0, 1]]) == [[2, 3, 3]]
assert kernel_with_edge_clamp(
    [[1, 5], [2, 6], [3, 7], [4, 8]], [[0], [0], [0], [0], [2]]
) == [[3, 7], [4, 8], [4, 8], [4, 8]]
assert kernel_with_edge_clamp([[10, 40, 20]], [[-1, 0, 1]]) == [[30, 10, 0]]
assert kernel_with_edge_clamp([[0, 200, 0]], [[-1, 2, -1]]) == [[0, 255, 0]]
assert kernel_with_edge_clamp([[2, 5]], [[1, 1, 0]]) == [[2, 4]]
assert kernel_with_edge_clamp(
    [[0, 8], [4, 20]], [[0, 1, 0], [1, 0, 0], [0, 0, 0]]
) == [[0, 4], [2, 6]]
assert kernel_with_edge_clamp([[1, 2, 3, 4]], [[1, 0, 0, 0, 0]]) == [[1, 1, 1, 2]]
