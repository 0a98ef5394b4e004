"""Hand out tools by size: each job states the size it needs, and gets the smallest tool still
available that is at least that size, unless that is more than twice as big as needed. A tool can
be handed out once. Bigger jobs are served before smaller ones, equal ones in the order given. List
the tool size for each job in the order of the jobs, with None for a job that gets nothing."""

from bisect import bisect_left


def smallest_tool_per_job(jobs, tools):
    available = sorted(tools)
    handed_out = [None] * len(jobs)
    for index in sorted(range(len(jobs)), key=lambda job: -jobs[job]):
        needed = jobs[index]
        position = bisect_left(available, needed)
        if position == len(available) or available[position] > 2 * needed:
            continue
        handed_out[index] = available.pop(position)
    return handed_out


assert smallest_tool_per_job([3, 5], [6, 4]) == [4, 6]
assert smallest_tool_per_job([2], [5]) == [None]
assert smallest_tool_per_job([3], [6]) == [6]
assert smallest_tool_per_job([4], [3]) == [None]
assert smallest_tool_per_job([3, 3], [4]) == [4, None]
assert smallest_tool_per_job([2, 6, 4], [6, 5, 7, 3]) == [3, 6, 5]
assert smallest_tool_per_job([4, 5], [6]) == [None, 6]
assert smallest_tool_per_job([7, 1], [1, 8, 2, 2]) == [8, 1]
assert smallest_tool_per_job([10, 20], [9, 45, 21, 11]) == [11, 21]
