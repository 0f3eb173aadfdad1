"""Parlor's commands, and plain-text play at the keyboard."""
