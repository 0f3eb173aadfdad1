"""PostgreSQL as the store."""

from parlor.server.keys import Keys
from parlor.server.ownership import Ownership
from parlor.server.settings import Settings
from parlor.server.store import Store, StoreFailed


def postgres_store(settings: Settings) -> tuple[Store, Ownership, Keys]:
    """The store in a PostgreSQL database."""
    raise StoreFailed("PostgreSQL is not there yet")
