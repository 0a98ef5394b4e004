"""What the frozen evidence must keep: `pytest suites/audits` reads files and runs nothing."""
