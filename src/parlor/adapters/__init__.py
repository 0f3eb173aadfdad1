"""Interfaces for other systems: PettingZoo, Gymnasium, OpenSpiel, and many tables at once with NumPy."""
