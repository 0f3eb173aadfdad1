"""Commands as people type them, run in this process, which is quicker than one of their own."""

import io
import os
from contextlib import redirect_stderr, redirect_stdout
from subprocess import CompletedProcess
from unittest.mock import patch

from parlor.terminal.command import main


def typed(*arguments: str, **environment: str) -> CompletedProcess[str]:
    out, err = io.StringIO(), io.StringIO()
    with patch.dict(os.environ, environment), redirect_stdout(out), redirect_stderr(err):
        try:
            status = main(arguments)
        except SystemExit as end:
            status = int(str(end.code or 0))
    return CompletedProcess(arguments, status, out.getvalue(), err.getvalue())
