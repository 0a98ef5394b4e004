"""Where is the snake of the arcade game at the end, and is it alive? The body lists at least two
(x, y) cells, head first, y growing downwards; each letter of the turns (U, D, L, R) moves it one
cell, but one pointing at its second cell makes it go straight on instead. Only the first uneaten
cell of the food list is there to be eaten, and eating keeps the tail in place for that move.
Leaving the grid of width by height or running into the body, except the tail cell just being left,
kills it before it moves; return (body, alive)."""


def snake_after_turns(body, food, turns, width, height):
    steps = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}
    snake, eaten = list(body), 0
    for letter in turns:
        x, y = snake[0]
        dx, dy = steps[letter]
        if (x + dx, y + dy) == snake[1]:
            dx, dy = -dx, -dy
        head = (x + dx, y + dy)
        eats = head in food[eaten : eaten + 1]
        rest = snake if eats else snake[:-1]
        if head in rest or not (0 <= head[0] < width and 0 <= head[1] < height):
            return snake, False
        if eats:
            eaten += 1
        snake = [head] + rest
    return snake, True


assert snake_after_turns([(1, 2), (1, 1)], [], "LLU", 5, 5) == ([(0, 2), (1, 2)], False)
assert snake_after_turns([(4, 1), (3, 1)], [], "L", 5, 5) == ([(4, 1), (3, 1)], False)
assert snake_after_turns([(3, 0), (2, 0)], [], "RDLU", 5, 2) == ([(3, 0), (3, 1)], True)
assert snake_after_turns([(1, 1), (1, 0)], [], "DUR", 5, 3) == ([(1, 2), (1, 1)], False)
assert snake_after_turns([(1, 1), (0, 1)], [(2, 1), (2, 2)], "RD", 4, 4) == (
    [(2, 2), (2, 1), (1, 1), (0, 1)], True)
assert snake_after_turns([(1, 1), (0, 1)], [(2, 2), (2, 1), (2, 3)], "RDD", 4, 4) == (
    [(2, 3), (2, 2), (2, 1)], True)
assert snake_after_turns([(0, 0), (0, 1), (1, 1), (1, 0)], [], "R", 3, 3) == (
    [(1, 0), (0, 0), (0, 1), (1, 1)], True)
assert snake_after_turns([(0, 0), (0, 1), (1, 1), (1, 0)], [(1, 0)], "R", 3, 3) == (
    [(0, 0), (0, 1), (1, 1), (1, 0)], False)
assert snake_after_turns([(1, 1), (1, 0), (0, 0), (0, 1), (0, 2)], [], "L", 4, 4) == (
    [(1, 1), (1, 0), (0, 0), (0, 1), (0, 2)], False)
assert snake_after_turns([(1, 0), (1, 1)], [], "LU", 4, 4) == ([(0, 0), (1, 0)], False)
