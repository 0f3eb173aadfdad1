"""Whole games: text in and out, events, views and records."""
