"""The command parlor of a later release, in which a ruling of a game has changed: `python -m tests.server.later GAME COMMAND …`."""

import sys

from parlor.terminal.command import main
from tests.changes import changed

if __name__ == "__main__":
    with changed(sys.argv[1]):
        sys.exit(main(sys.argv[2:]))
