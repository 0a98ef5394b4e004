"""A monitoring page colours certificates by the days left until their expiry date: "expired" once
that day is past, "critical" up to 7 days before it, "warning" up to 30 days before it and "ok"
otherwise. A certificate whose lifetime, from issue to expiry date, is shorter than 90 days is
warned about within a third of it, rounded down, instead of 30 days. Issue, expiry and present date
are YYYY-MM-DD."""

from datetime import date


def certificate_alert_level(issued, expiry, present):
    expires = date.fromisoformat(expiry)
    left = (expires - date.fromisoformat(present)).days
    if left < 0:
        return "expired"
    if left <= 7:
        return "critical"
    lifetime = (expires - date.fromisoformat(issued)).days
    if left <= min(lifetime // 3, 30):
        return "warning"
    return "ok"


assert certificate_alert_level("2023-05-01", "2024-05-01", "2024-05-02") == "expired"
assert certificate_alert_level("2023-05-01", "2024-05-01", "2024-05-01") == "critical"
assert certificate_alert_level("2023-05-01", "2024-05-01", "2024-04-24") == "critical"
assert certificate_alert_level("2023-05-01", "2024-05-01", "2024-04-23") == "warning"
assert certificate_alert_level("2023-05-01", "2024-05-01", "2024-04-01") == "warning"
assert certificate_alert_level("2023-05-01", "2024-05-01", "2024-03-31") == "ok"
assert certificate_alert_level("2024-04-01", "2024-05-02", "2024-04-22") == "warning"
assert certificate_alert_level("2024-04-01", "2024-05-01", "2024-04-20") == "ok"
assert certificate_alert_level("2024-04-22", "2024-05-01", "2024-04-26") == "critical"
