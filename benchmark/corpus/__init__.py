"""Task files, tiers and their loaders."""
