"""The games of one book."""

from parlor.core.game import Book

BOOK = Book(id="rumme-1914", title="Rumme and Ten Others (Milton Bradley, 1914)", number=2)
