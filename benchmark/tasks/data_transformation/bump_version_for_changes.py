"""What is the next release number, given the last one as (major, minor, patch) and the kinds of its
changes ("breaking", "feature", "fix", perhaps others, which don't count)? The weightiest kind
decides: breaking raises major, a feature minor, a fix patch, and the numbers behind the raised one
become 0. As long as major is 0, breaking raises only minor and a feature only patch. Without any
such change the number stays."""


def bump_version_for_changes(version, kinds):
    major, minor, patch = version
    if "breaking" in kinds and major > 0:
        return major + 1, 0, 0
    if "breaking" in kinds or ("feature" in kinds and major > 0):
        return major, minor + 1, 0
    if "feature" in kinds or "fix" in kinds:
        return major, minor, patch + 1
    return version


assert bump_version_for_changes((1, 4, 2), ["fix", "breaking"]) == (2, 0, 0)
assert bump_version_for_changes((2, 4, 2), ["feature", "fix"]) == (2, 5, 0)
assert bump_version_for_changes((2, 4, 2), ["fix", "docs"]) == (2, 4, 3)
assert bump_version_for_changes((0, 4, 2), ["breaking"]) == (0, 5, 0)
assert bump_version_for_changes((0, 4, 2), ["feature"]) == (0, 4, 3)
assert bump_version_for_changes((0, 4, 2), ["fix"]) == (0, 4, 3)
assert bump_version_for_changes((3, 0, 7), ["docs"]) == (3, 0, 7)
assert bump_version_for_changes((1, 0, 9), ["feature"]) == (1, 1, 0)
assert bump_version_for_changes((0, 9, 9), ["fix", "feature", "breaking"]) == (0, 10, 0)
