"""`python -m parlor` is the command `parlor`."""

import sys

from parlor.terminal.command import main

sys.exit(main())
