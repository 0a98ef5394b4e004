"""What the ExecRetrieval paper prints and other figures follow from, or that follows itself.

Source: ExecRetrieval (arXiv:2609.01865), the running text by section; Tables 1 to 9 are taken where
the text quotes them. Sections that the text does not number itself are counted in its order.
"""

from typing import Final

from suites.published.figures import count, rounded, span

# Section 3.1: the dataset.
QUERIES: Final = count("3.1", "939")
FULL_QUERIES: Final = count("3.1", "938")  # with four distractors each
SHORT_QUERIES: Final = count("3.1", "1")  # with three
DISTRACTORS_FULL: Final = count("3.1", "4")
DISTRACTORS_SHORT: Final = count("3.1", "3")
DISTRACTORS: Final = count("3.1", "3,755")
SNIPPETS: Final = count("3.1", "4,694")
TESTS_LEAST: Final = count("3.1", "7")
TESTS_MOST: Final = count("3.1", "10")
DOMAINS: Final = count("3.1", "10")

# Section 3.2: construction.
PER_DOMAIN: Final = count("3.2", "100")
CANDIDATES: Final = count("3.2", "1,000")
FIRST_PASS: Final = count("3.2", "962")
REGISTRY: Final = count("3.2", "954")
SONNET_CASES: Final = count("3.2", "400")
SONNET_CORRECT: Final = count("3.2", "127")
SONNET_CORRECT_SHARE: Final = rounded("3.2", "31.8%")
SONNET_ADMITTED: Final = count("3.2", "40")
FIRST_ATTEMPT_DISTRACTORS: Final = count("3.2", "4,112")
FIRST_ATTEMPT_PASSED: Final = count("3.2", "3")
FIRST_ATTEMPT_SHARE: Final = rounded("3.2", "0.07%")
GPT_ENTRIES: Final = count("3.2", "935")
GPT_SHARE: Final = rounded("3.2", "99.6%")
BATCH: Final = count("3.2", "100")
BATCH_VALID: Final = count("3.2", "91")
BATCH_SHARE: Final = rounded("1 and 3.2", "91%")
TOKEN_COUNTED: Final = count("3.2", "926")

# Section 3.3: the gates.
TESTS: Final = count("3.3", "8,499")
ASSERTION_FAILING: Final = count("3.3", "3,750")
CACHE_ROWS: Final = count("3.3", "46,458")

# Section 4.2: systems.
DENSE: Final = count("4.2", "23")
LEXICAL: Final = count("4.2", "1")
TOP_K: Final = count("4.1", "10")

# Section 5.1: the leaderboard, and the tests of 5.5.
GEMINI_2: Final = rounded("5.1", "0.331")
GEMINI_2_PERCENT: Final = rounded("1", "33.1%")
GEMINI_2_LOW: Final = rounded("5.1", "0.299")
GEMINI_2_HIGH: Final = rounded("5.1", "0.362")
GEMINI_1: Final = rounded("5.1", "0.329")
GEMINI_DIFFERENCE: Final = rounded("5.1", "+0.002")
GEMINI_DIFFERENCE_LOW: Final = rounded("5.1", "-0.038")
GEMINI_DIFFERENCE_HIGH: Final = rounded("5.1", "+0.042")
GEMINI_P: Final = rounded("5.1, Table 5", "0.958")
MISTRAL: Final = rounded("5.1", "0.224")
BM25_1: Final = rounded("5.1", "0.058")
BM25_10: Final = rounded("5.1", "0.422")
WORST_DENSE_10: Final = rounded("5.1", "0.671")
QWEN_GAP: Final = rounded("5.6, Table 5", "+0.117")
QWEN_MORE: Final = rounded("5.6", "110")
LEADER_P: Final = count("5.6, Table 5", "1e-7")  # "both p < 10^-7"

# Sections 5.2 and 5.3: what rank-1 misses are, and density.
PAIRED_MISSES: Final = span("5.2, Table 3", "91.5%", "99.4%")
NO_CLONE: Final = rounded("5.3, Table 4", "0.993")
ONE_CLONE: Final = rounded("5.3, Table 4", "0.678")
NO_CLONE_LEADING: Final = span("5.3, Table 4", "0.93", "0.99")
NO_CLONE_LOWEST: Final = rounded("5.3, Table 4", "0.532")
ONE_CLONE_DROP: Final = span("5.3, Table 4", "27%", "49%")

# Section 5.4: the mechanism.
MECHANICAL_QUERIES: Final = count("5.4", "938")
GEMINI_BELOW: Final = rounded("5.4", "66.8%")
QWEN_BELOW: Final = rounded("5.4", "78.4%")
BELOW: Final = span("abstract", "67%", "78%")
GEMINI_MEDIAN_GAP: Final = rounded("5.4", "-0.002")
QWEN_MEDIAN_GAP: Final = rounded("5.4", "-0.002")

# Section 5.5: deception by bug type.
TRIPLES: Final = count("5.5", "86,135")
DECEIVED: Final = rounded("5.5", "44.3%")
DECEPTION_BAND: Final = span("5.5", "39.3%", "48.0%")
DECEPTION_OTHERS: Final = span("5.5", "42.8%", "47.0%")
BUG_TYPES: Final = count("3.2", "6")
OTHER_BUG_TYPES: Final = count("5.5", "4")
COSINE_SYSTEMS: Final = count("5.5", "22")
DOT_SYSTEMS: Final = count("5.5", "1")
TWO_IN_FIVE: Final = rounded("5.5", "2")

# Section 5.6: domains and queries.
SYSTEMS: Final = count("5.6", "24")
DATE_TIME: Final = rounded("5.6", "0.091")
OTHER_DOMAINS: Final = span("5.6", "0.107", "0.151")

# Appendix G: edit size and stacking.
MECHANICAL: Final = count("appendix G", "3,745")
LEGACY: Final = count("appendix G", "10")
EDIT_SIZE_BUCKETS: Final = span("5.5, appendix G", "39.5%", "47.5%")
RHO_MOST: Final = count("5.5, appendix G", "0.07")
RHO_RELATIVE: Final = rounded("appendix G", "-0.069")
RHO_ABSOLUTE: Final = rounded("appendix G", "+0.035")
COMPOSED: Final = count("appendix G", "4,646")
COMPOSED_PASSING: Final = count("appendix G", "13")
COMPOSED_KEPT: Final = count("appendix G", "4,633")
COMPOSED_QUERIES: Final = count("appendix G", "915")
MATCHED_QUERIES: Final = count("appendix G", "371")
MATCHED: Final = rounded("appendix G", "49.0%")
UNRESTRICTED: Final = rounded("appendix G", "47.4%")
MATCHED_EXCESS: Final = span("appendix G", "1.5%", "1.6%")  # points
CONVENTIONAL_LEVEL: Final = count("appendix G", "0.05")  # "statistically significant"; level unsaid
