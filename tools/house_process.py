"""A house in its own process, for the tools that measure it: started, killed, observed from outside."""

import os
import re
import resource
import secrets
import subprocess
import sys
from pathlib import Path

import httpx

# The number of files that most systems let a program open by default.
USUAL_FILES = 1024


class House:
    """A house that can be killed and started again at the same address."""

    def __init__(self, folder: Path, *flags: str, files: int | None = None) -> None:
        self.folder = folder
        self.flags = flags
        self.files = files
        self.token = secrets.token_hex(16)
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

    @property
    def port(self) -> int:
        """Where it listens; 0 before it is started."""
        return int(self.url.rpartition(":")[2] or 0)

    @property
    def pid(self) -> int:
        """Its process."""
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Starts it, at the same address as before."""
        place = ["--port", str(self.port), "--database", f"sqlite:///{self.folder}/house.db", "--log-level", "error"]
        command = [sys.executable, "-m", "parlor", "serve", *place, *self.flags]
        environment = {**os.environ, "PARLOR_METRICS_TOKEN": self.token}
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, start_new_session=True, preexec_fn=self._limit
            )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        if not found:
            sys.exit(f"the house did not start: {(self.folder / 'log').read_text()}")
        self.url = found[0]

    def _limit(self) -> None:
        if self.files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (self.files, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))

    def kill(self) -> None:
        """kill -9."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def workers(self) -> list[int]:
        """The processes in which its computer players think."""
        return [int(pid) for children in Path(f"/proc/{self.pid}/task").glob("*/children") for pid in children.read_text().split()]

    def memory(self, *, workers: bool = False) -> float:
        """Resident memory of the process in kB, optionally including its workers."""
        return sum(resident(pid) for pid in [self.pid, *(self.workers() if workers else [])])

    def seconds(self) -> float:
        """Processor seconds that the process has used, without its workers."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def open_files(self) -> int:
        """How many files and connections it has open."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    async def metrics(self, http: httpx.AsyncClient) -> dict[str, float]:
        """Its own metrics, by name."""
        answer = await http.get(f"{self.url}/metrics", headers={"authorization": f"Bearer {self.token}"})
        lines = answer.raise_for_status().text.splitlines()
        return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if line and not line.startswith("#")}


def resident(pid: int) -> float:
    """Resident memory of a process in kB; 0 if it has just ended."""
    try:
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    except OSError:
        return 0.0
    return float(found[1]) if found else 0.0
