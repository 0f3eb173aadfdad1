"""Parlor Bench: fixed deals with rotated seats against fixed opponents, and results that anyone can replay (docs/bench.md)."""
