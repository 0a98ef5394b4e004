"""Return the errors of a postal address form (field to text; fields may be missing, blanks around a
value don't count) as field to message. "line" and "town" must be filled, else "required". For a
country with a known number of post code digits, "code" is "required", "digits" if it has anything
else, or "length", only the first of these. "region" is "required" in the listed countries and, if
filled, "not used" elsewhere. The "country" is always given."""


def address_form_error_map(form, code_digits, region_countries):
    country = form["country"].strip()
    region = form.get("region", "").strip()
    errors = {}
    for field in ("line", "town"):
        if not form.get(field, "").strip():
            errors[field] = "required"
    code_error = _code_error(form.get("code", "").strip(), code_digits.get(country, 0))
    if code_error:
        errors["code"] = code_error
    if country in region_countries and not region:
        errors["region"] = "required"
    elif region and country not in region_countries:
        errors["region"] = "not used"
    return errors


def _code_error(code, digits):
    if digits == 0:
        return None
    if not code:
        return "required"
    if not (code.isascii() and code.isdigit()):
        return "digits"
    return None if len(code) == digits else "length"


assert address_form_error_map(
    {"line": "1 Elm", "town": "Bonn", "code": " 53111 ", "country": "DE"}, {"DE": 5}, {"US"}
) == {}
assert address_form_error_map(
    {"line": " ", "code": "5311", "country": "DE", "region": "NW"}, {"DE": 5}, {"US"}
) == {"line": "required", "town": "required", "code": "length", "region": "not used"}
assert address_form_error_map(
    {"line": "1 Elm", "town": "Troy", "code": "1A2", "country": "US"}, {"US": 5}, {"US"}
) == {"code": "digits", "region": "required"}
assert address_form_error_map(
    {"line": "1 Elm", "town": "Troy", "code": " ", "region": "NY", "country": "US"},
    {"US": 5}, {"US"},
) == {"code": "required"}
assert address_form_error_map(
    {"line": "1 Elm", "town": "Cork", "country": "IE"}, {"US": 5}, {"US"}) == {}
assert address_form_error_map(
    {"line": "1 Elm", "country": " NO ", "code": "01234"}, {"NO": 4}, set()
) == {"town": "required", "code": "length"}
assert address_form_error_map({"town": "Cork", "country": "IE", "region": " "}, {}, {"IE"}) == {
    "line": "required", "region": "required"}
assert address_form_error_map(
    {"line": "2 Elm", "town": "Oslo", "country": "NO"}, {"NO": 4}, set()) == {"code": "required"}
