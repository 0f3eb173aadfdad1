"""Parlor on paper: packs of cards and score sheets for a home printer."""
