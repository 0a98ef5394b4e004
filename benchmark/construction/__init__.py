"""From verified mutants to a frozen tier."""
