"""The five gates over every entry of every tier."""
