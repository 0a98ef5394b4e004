"""The five gates of the paper, section 3.3, as pure functions over records."""
