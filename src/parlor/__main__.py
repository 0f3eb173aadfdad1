"""`python -m parlor` runs the command `parlor`."""

import sys

from parlor.terminal.command import main

sys.exit(main())
