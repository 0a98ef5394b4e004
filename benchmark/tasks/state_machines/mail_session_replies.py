"""Which codes does a mail server reply to these lines? In turn come "HELO" once, then for every
message "MAIL" once, "RCPT" and "DATA", all answered with 250 but DATA with 354; DATA needs an
accepted RCPT, and an RCPT beyond the maximum per message gives 452. Lines after DATA are text
without a reply up to ".", which gives 250 and ends the message. "RSET" outside of text always gives
250 and drops a begun message, not the greeting; all that is out of turn or unknown gives 503."""


def mail_session_replies(lines, max_recipients):
    state, recipients = "new", 0
    codes = []
    for line in lines:
        code = 250
        if state == "text":
            if line != ".":
                continue
            state = "greeted"
        elif line == "RSET":
            state = "new" if state == "new" else "greeted"
        elif line == "HELO" and state == "new":
            state = "greeted"
        elif line == "MAIL" and state == "greeted":
            state, recipients = "message", 0
        elif line == "RCPT" and state == "message":
            if recipients < max_recipients:
                recipients += 1
            else:
                code = 452
        elif line == "DATA" and state == "message" and recipients > 0:
            state, code = "text", 354
        else:
            code = 503
        codes.append(code)
    return codes


assert mail_session_replies(["HELO", "MAIL", "RCPT", "DATA", "hi", "RSET", "."], 2) == [
    250, 250, 250, 354, 250]
assert mail_session_replies(["MAIL", "HELO", "HELO", "RCPT", "DATA"], 2) == [
    503, 250, 503, 503, 503]
assert mail_session_replies(["HELO", "MAIL", "MAIL", "DATA", "RCPT", "DATA"], 1) == [
    250, 250, 503, 503, 250, 354]
assert mail_session_replies(["HELO", "MAIL", "RCPT", "RCPT", "RCPT", "DATA"], 2) == [
    250, 250, 250, 250, 452, 354]
assert mail_session_replies(["RSET", "MAIL", "HELO", "MAIL", "RSET", "RCPT", "MAIL"], 1) == [
    250, 503, 250, 250, 250, 503, 250]
assert mail_session_replies(["HELO", "MAIL", "RCPT", "RSET", "MAIL", "DATA", "RCPT"], 1) == [
    250, 250, 250, 250, 250, 503, 250]
assert mail_session_replies(
    ["HELO", "MAIL", "RCPT", "DATA", ".", "RCPT", "MAIL", "RCPT", "RCPT"], 1
) == [250, 250, 250, 354, 250, 503, 250, 250, 452]
assert mail_session_replies(["HELO", "MAIL", "RCPT", "DATA"], 0) == [250, 250, 452, 503]
assert mail_session_replies([".", "NOOP", "HELO", "RSET", "HELO", "MAIL"], 1) == [
    503, 503, 250, 250, 503, 250]
