"""The five packs, as data."""
