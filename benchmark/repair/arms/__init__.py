"""The arms, one file each, found by `benchmark.repair.catalogue`: a file more is an arm more."""
