"""Room 3, the judge: reads records and files, runs nothing.

decisions   statistic + preregistered rule -> verdict
"""
