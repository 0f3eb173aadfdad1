"""Parlor."""
