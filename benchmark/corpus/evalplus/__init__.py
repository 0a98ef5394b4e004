"""HumanEval+ and MBPP+ as a second tier: read, pinned, cleaned, turned into tests."""
