"""Is a gift card number like "ABCD-BCDC" genuine? It consists of one or more hyphen-separated
blocks of four signs from an ordered alphabet, no two blocks alike. In block n (counted from 1) the
fourth sign stands at the place in the alphabet, counted from 0, that equals the sum of the places
of the first three times n, modulo the alphabet's size. Anything else is False."""


def voucher_code_groups_valid(code, alphabet):
    groups = code.split("-")
    if len(set(groups)) < len(groups):
        return False
    for number, group in enumerate(groups, start=1):
        if len(group) != 4 or any(sign not in alphabet for sign in group):
            return False
        *counted, check = [alphabet.index(sign) for sign in group]
        if sum(counted) * number % len(alphabet) != check:
            return False
    return True


assert voucher_code_groups_valid("ABCD-BCDC-BBBE", "ABCDE") is True
assert voucher_code_groups_valid("BCDC-ABCD", "ABCDE") is False
assert voucher_code_groups_valid("ABEA-ABCB-ABEA", "ABCDE") is False
assert voucher_code_groups_valid("ABCDA", "ABCDE") is False
assert voucher_code_groups_valid("AB?D", "ABCDE") is False
assert voucher_code_groups_valid("", "ABCDE") is False
assert voucher_code_groups_valid("7311", "1357") is True
assert voucher_code_groups_valid("7311-7315", "1357") is False
assert voucher_code_groups_valid("abcd", "ABCDE") is False
