"""Which articles matter most? Given each article's sales of a year by name (a negative amount
counts as 0), go through them from the highest to the lowest, equal ones by name, and put each into
class "A" while those before it make up less than 80 % of the whole, into "B" while they make up
less than 95 %, else into "C". The result maps name to class; if the whole is 0 everything is
"C"."""


def abc_stock_classes(sales):
    worth = {name: max(0, amount) for name, amount in sales.items()}
    total = sum(worth.values())
    classes = {}
    reached = 0
    for name in sorted(worth, key=lambda name: (-worth[name], name)):
        classes[name] = "C"
        if reached * 100 < total * 80:
            classes[name] = "A"
        elif reached * 100 < total * 95:
            classes[name] = "B"
        reached += worth[name]
    return classes


assert abc_stock_classes({"nut": 70, "cog": 20, "pin": 7, "cap": 3}) == {
    "nut": "A", "cog": "A", "pin": "B", "cap": "C"}
assert abc_stock_classes({"p": 15, "q": 80, "r": 5}) == {"p": "B", "q": "A", "r": "C"}
assert abc_stock_classes({"p": 140, "q": 799, "r": 61, "s": 0}) == {
    "p": "A", "q": "A", "r": "B", "s": "C"}
assert abc_stock_classes({"d": 4, "b": 4, "a": 4, "c": 4, "e": 4}) == {
    "a": "A", "b": "A", "c": "A", "d": "A", "e": "B"}
assert abc_stock_classes({"x": 0, "y": -5}) == {"x": "C", "y": "C"}
assert abc_stock_classes({"x": 1, "y": -5, "z": -7}) == {"x": "A", "y": "C", "z": "C"}
assert abc_stock_classes({"big": 162, "mid": 30, "low": 5, "nil": 3}) == {
    "big": "A", "mid": "B", "low": "C", "nil": "C"}
assert abc_stock_classes({"u": 158, "w": 31, "v": 6, "t": 5}) == {
    "u": "A", "w": "A", "v": "B", "t": "C"}
