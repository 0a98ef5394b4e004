"""Hide a card or phone number for display by starring out its digits except for the final few,
keeping spaces, dashes and letters where they are. When the text has no more digits than the
number to show, or that number is zero or less, star out all of them; text without a single digit
gives an empty string."""


def mask_leading_digits(text, shown):
    total = sum(char.isdigit() for char in text)
    if total == 0:
        return ""
    hidden = total - shown
    if hidden <= 0:
        hidden = total
    masked = []
    seen = 0
    for char in text:
        if not char.isdigit():
            masked.append(char)
            continue
        seen += 1
        masked.append("*" if seen <= hidden else char)
    return "".join(masked)


assert mask_leading_digits("4111-1111-1234-5678", 4) == "****-****-****-5678"
assert mask_leading_digits("12 34", 4) == "** **"
assert mask_leading_digits("123 45", 4) == "*23 45"
assert mask_leading_digits("", 4) == ""
assert mask_leading_digits("ab-c", 2) == ""
assert mask_leading_digits("9876", 0) == "****"
assert mask_leading_digits("a1b2c3", 1) == "a*b*c3"
assert mask_leading_digits("+555", 5) == "+***"
assert mask_leading_digits("70", -1) == "**"
assert mask_leading_digits("no. 8", 0) == "no. *"
