"""Servers of one user that begin at the same moment or on the same port, and Ctrl-C under make."""

import os
import pty
import select
import shutil
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from quillmap.cli.arguments import Complaint
from quillmap.cli.hosting import port_check, serve
from quillmap.cli.hosting.server_lock import Notice
from quillmap.server import run as running_server
from quillmap.server.settings import ServerSettings
from tests.cli.helpers import COMMAND, run, surroundings
from tests.server.commands.calling import PATIENCE, started, taken_port

ROOT = Path(__file__).parents[3]
READY = r"ready: (http://[^ ]*:(\d+)/)\n"


def free_port() -> int:
    """A port that nobody had a moment ago."""
    with taken_port() as port:
        return port


def test_of_two_that_begin_at_once_one_serves(tmp_path: Path) -> None:
    """The other ones say where, whichever is first, and nobody logs or complains."""
    for attempt in range(3):
        folder, port = tmp_path / str(attempt), str(free_port())
        with ExitStack() as stack:
            plays = [
                stack.enter_context(started("play", data=folder, QUILLMAP_PORT=port))
                for _ in range(3)
            ]
            said = [play.until(r"(?:ready|running already): (http://\S+)\n") for play in plays]
            assert len({found[1] for found in said}) == 1
            (server,) = [
                play
                for play, found in zip(plays, said, strict=True)
                if found[0].startswith("ready")
            ]
            server.until("Ctrl-C")
            for play in plays:
                if play is not server:
                    assert play.process.wait(PATIENCE) == 0
            assert server.stop(signal.SIGINT) == 0
            assert server.process.stdout is not None
            assert server.process.stdout.read() == "Stopped. Your games are kept.\n"
            assert [play.errors() for play in plays] == [""] * 3


def test_our_own_server_is_recognised(tmp_path: Path) -> None:
    with started("play", data=tmp_path, QUILLMAP_PORT="0") as play:
        address, port = play.until(READY).groups()
        play.until("Ctrl-C")
        for words in ((), ("--database", str(tmp_path / "other.db"))):
            done = run("serve", "--port", port, *words, kept=tmp_path)
            assert (done.returncode, done.stdout) == (2, "")
            assert done.stderr == f"quillmap: Quillmap is running there already: {address}\n"


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A port that seems to be free when we ask, and is taken when we begin."""
    monkeypatch.setattr(port_check, "why_not_listen", lambda host, port: None)
    with taken_port() as port:
        yield port


def test_a_port_that_is_taken_meanwhile(
    late: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QUILLMAP_DATA", str(tmp_path))
    monkeypatch.setattr(running_server, "log_to_stderr", lambda level: None)
    settings = ServerSettings(database=str(tmp_path / "games.db"), port=late)
    with pytest.raises(Complaint, match=rf"port {late} of 127\.0\.0\.1 is taken"):
        serve.start(settings, Notice(), open_browser=False)
    ports = []

    def stop(self: running_server.Uvicorn, sockets: object = None) -> None:
        ports.append(self.servers[0].sockets[0].getsockname()[1])
        self.should_exit = True

    begin = running_server.Uvicorn.startup

    async def startup(self: running_server.Uvicorn, sockets: None = None) -> None:
        await begin(self, sockets)
        stop(self)

    monkeypatch.setattr(running_server.Uvicorn, "startup", startup)
    serve.start(settings, Notice(), open_browser=False, any_port=True)
    assert ports and ports[0] != late
    out, err = capfd.readouterr()
    assert out.startswith(f"Port {late} is taken by another program, so this takes another one.\n")
    assert "address already in use" not in out + err


def test_the_house_is_at_all_addresses(tmp_path: Path) -> None:
    done = run("serve", "--lan", "--host", "127.0.0.1", kept=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "quillmap: --lan listens on all addresses: leave out --host 127.0.0.1\n"


# Under make ---------------------------------------------------------------------------------------


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The Makefile beside a command that is there already, so that nothing is set up."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for folder in ("tools", ".venv/bin"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "tools" / "setup_venv.py").touch()
    command = tmp_path / ".venv" / "bin" / "quillmap"
    command.write_text(f'#!/bin/sh\nexec {" ".join(COMMAND)} "$@"\n')
    command.chmod(0o755)
    return tmp_path


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
@pytest.mark.parametrize(
    ("words", "until", "last"),
    [
        (["play"], b"Stop it with Ctrl-C.", "Stopped. Your games are kept."),
        (["serve"], b"Stop it with Ctrl-C.", ""),
        (["play", "ARGS=--terminal"], b"\n> ", 'Go on with: make play ARGS="--terminal"'),
    ],
)
def test_ctrl_c_is_no_error_of_make(house: Path, words: list[str], until: bytes, last: str) -> None:
    process, terminal = pty.fork()
    if process == 0:
        try:
            os.chdir(house)
            environment = surroundings(
                house / "data", QUILLMAP_PORT="0", PYTHONPATH=str(ROOT / "src")
            )
            # Whoever runs the tests by make would have this one tell where it is.
            for name in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS"):
                environment.pop(name, None)
            os.execvpe("make", ["make", *words], environment)
        finally:
            os._exit(127)
    said = b""
    asked = False
    try:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if select.select([terminal], [], [], 2.0)[0]:
                said += os.read(terminal, 65536)
            elif asked:
                # A signal that comes just before Python waits for a key is noticed with the next.
                os.write(terminal, b"\x03")
            if not asked and until in said.replace(b"\r", b""):
                asked = True
                os.write(terminal, b"\x03")
        os.kill(process, signal.SIGKILL)
        raise AssertionError(f"it does not end: {said.decode()}")
    except OSError:  # it has ended
        pass
    os.waitpid(process, 0)
    os.close(terminal)
    text = said.decode()
    assert asked, text
    assert "***" not in text and "Traceback" not in text and "Error" not in text
    assert text.rstrip().endswith(last or "^C")
