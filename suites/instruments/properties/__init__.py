"""Independent references for canonicals: another way to the same answer, on drawn arguments."""
