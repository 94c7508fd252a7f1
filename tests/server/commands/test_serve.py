"""`quillmap serve` and `quillmap play`: beginning, ending, and saying what cannot be."""

import io
import os
import pty
import re
import signal
import subprocess
import sys
import time
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
import segno

from quillmap.cli.game import in_browser
from quillmap.cli.hosting import serve
from quillmap.server.qr import door_code
from quillmap.server.settings import ServerSettings, variable
from tests.cli.helpers import COMMAND, run, surroundings
from tests.server.commands.calling import PATIENCE, browser, started, taken_port

AWAY = "quillmap: PostgreSQL at 127.0.0.1 port 1 cannot be reached.\n"
READY = r"ready: (http://[^ ]*:(\d+)/)\n"


def test_help_lists_every_setting_with_its_variable() -> None:
    said = " ".join(run("serve", "--help").stdout.split())
    for each in fields(ServerSettings):
        assert f"--{each.name.replace('_', '-')} " in said
        assert variable(each.name) in said
    assert "QUILLMAP_KEEP_DAYS; usually 0]" in said


def test_the_page_on_hosting_has_every_setting() -> None:
    page = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text("utf-8")
    found = re.findall(r"^\| `--([a-z-]+)` \| `(\w+)` \| `?([^|`]+)`? \|", page, re.MULTILINE)
    wanted = []
    for each in fields(ServerSettings):
        usual = {True: "on", False: "off", "": "none"}.get(each.default, str(each.default))
        usual = "in your data folder" if each.name == "database" else usual
        usual = str(each.default) if type(each.default) is int else usual
        wanted.append((each.name.replace("_", "-"), variable(each.name), usual))
    assert [(option, name, usual.strip()) for option, name, usual in found] == wanted


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--port", "x"], "--port is a number, not 'x'"),
        (["--port", "70000"], "a port is a number from 0 to 65535"),
        (["--port", ""], "--port needs a value"),
        (["--limits", "maybe"], "--limits is on or off"),
        (["--keep-days", "-1"], "keep-days is a number of days"),
        (["--log", "loud"], "log is debug, info, warning or error"),
        (["--host", "no.such.host.invalid"], "there is no address 'no.such.host.invalid'"),
        (["--host", "192.0.2.1"], "192.0.2.1 is not an address of this machine"),
        (["--port", "0", "--database", "/proc/none/x.db"], "cannot be made"),
        (["--port", "0", "--database", "{tmp}"], "is a folder, not a file"),
        (["--port", "0", "--database", "{tmp}/bad.db"], "bad.db is not a Quillmap database."),
        (["--port", "0", "--database", "postgresql://nobody@127.0.0.1:1/x"], AWAY),
    ],
)
def test_what_cannot_be_is_one_sentence(words: list[str], says: str, tmp_path: Path) -> None:
    (tmp_path / "bad.db").write_bytes(bytes(range(1, 255)) * 40)
    done = run("serve", *(word.format(tmp=tmp_path) for word in words), kept=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_wrong_variable_is_called_by_its_name(tmp_path: Path) -> None:
    with started("serve", data=tmp_path, QUILLMAP_PORT="x") as wrong:
        assert wrong.process.wait(PATIENCE) == 2
        assert "QUILLMAP_PORT is a number" in wrong.errors()


def test_an_unknown_option_is_refused() -> None:
    done = run("serve", "--prot", "1")
    assert done.returncode == 2
    assert done.stderr.endswith("there is no option --prot; did you mean --port?\n")


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with taken_port() as port:
        done = run("serve", "--port", str(port), kept=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"quillmap: port {port} of 127.0.0.1 is taken")
    assert not (tmp_path / "tables.db").exists()  # nothing was begun


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_quietly(number: int, tmp_path: Path) -> None:
    with started("serve", "--port", "0", data=tmp_path) as server:
        address = server.until(READY)[1]
        server.until("Ctrl-C")
        assert httpx.get(f"{address}health/ready").text == "ready\n"
        assert server.stop(number) == 0
        assert server.errors() == ""
    assert len(server.said.splitlines()) == 3
    # The store was closed in order: its log is folded into the file.
    assert not (tmp_path / "tables.db-wal").exists()
    assert (tmp_path / "server.address").read_text() == ""


INTERRUPTING = """
import os, signal, sys

at = os.environ["INTERRUPTED_AT"].split()


def heard(event, args):
    if at and [event, *map(str, args)][: len(at)] == at:
        at.clear()
        os.kill(os.getpid(), signal.SIGINT)


sys.addaudithook(heard)
"""
"""Read by Python when it starts: Ctrl-C at exactly this moment, however busy the machine is."""


@pytest.mark.parametrize(
    "moment",
    [
        "import quillmap.cli",
        "import uvicorn",
        "sqlite3.connect",
        "socket.bind",
    ],
)
def test_a_signal_before_it_is_ready_ends_it_too(moment: str, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTING)
    where = {"PYTHONPATH": str(tmp_path), "INTERRUPTED_AT": moment}
    with started("serve", "--port", "0", data=tmp_path / "data", **where) as server:
        code, said = server.process.wait(PATIENCE), server.errors()
        assert code in (0, 130, -signal.SIGINT)
        assert "Traceback" not in said or code < 0  # nothing of ours had begun


@pytest.mark.skipif(sys.platform != "linux", reason="the usual folder is elsewhere")
def test_nobody_else_looks_into_the_usual_folder(tmp_path: Path) -> None:
    folder = tmp_path / "quillmap"
    folder.mkdir()
    folder.chmod(0o755)  # as an earlier version made it
    usual = {"QUILLMAP_DATA": "", "XDG_DATA_HOME": str(tmp_path)}
    with started("serve", "--port", "0", data=tmp_path, **usual) as server:
        server.until("Ctrl-C")
        assert (folder / "tables.db").exists()
        assert folder.stat().st_mode & 0o777 == 0o700


# The house ----------------------------------------------------------------------------------------


def seen_on_a_terminal(data: Path, encoding: str) -> str:
    """What `serve --lan` shows at a terminal."""
    ours, theirs = pty.openpty()
    environment = {**surroundings(data), "PYTHONUTF8": "0", "PYTHONIOENCODING": encoding}
    process = subprocess.Popen(
        [*COMMAND, "serve", "--lan", "--port", "0"], stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    said = b""
    while b"Ctrl-C" not in said:
        said += os.read(ours, 65536)
    process.terminate()
    assert process.wait(PATIENCE) == 0
    os.close(ours)
    return said.decode("utf-8").replace("\r\n", "\n")


def modules(blocks: str) -> list[list[int]]:
    """The modules of a code in half blocks: 1 is dark, as in print."""
    upper, lower = {" ": 1, "▄": 1, "▀": 0, "█": 0}, {" ": 1, "▀": 1, "▄": 0, "█": 0}
    rows = []
    for line in blocks.splitlines():
        rows += [[upper[sign] for sign in line], [lower[sign] for sign in line]]
    return rows


def test_the_code_holds_the_very_address() -> None:
    address = "http://192.168.178.23:8765/"
    found = modules(door_code(address))
    wanted = [list(row) for row in segno.make(address, micro=False).matrix_iter(border=4)]
    assert found[: len(wanted)] == wanted
    assert len(found) - len(wanted) == len(wanted) % 2


def test_the_house_sees_a_code_at_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if serve._own_address().startswith("127."):
        pytest.skip("this machine is in no network")
    said = seen_on_a_terminal(tmp_path, "utf-8")
    found = re.search(READY, said)
    assert found and found[1].startswith(f"http://{serve._own_address()}:")
    assert door_code(found[1]) in said


def test_a_terminal_without_blocks_gets_the_address(tmp_path: Path) -> None:
    said = seen_on_a_terminal(tmp_path, "latin-1")
    assert re.search(READY, said)
    assert len(said.splitlines()) <= 4


def test_whoever_is_no_terminal_gets_the_address_and_cookies_work(tmp_path: Path) -> None:
    with started("serve", "--lan", "--port", "0", data=tmp_path) as server:
        address = server.until(READY)[1]
        server.until("Ctrl-C")
        with httpx.Client(base_url=address) as client:
            assert client.get("/api/choices").status_code == 200
            cookie = next(iter(client.cookies.jar))
            assert not cookie.secure  # or a phone in the house would not send it back
            opened = client.post("/api/tables", json={"seats": 1}).json()
            assert [each["game"] for each in client.get("/api/mine").json()] == [opened["game"]]
        assert server.stop() == 0
    assert "█" not in server.said


def test_no_terminal_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert not serve._shows_blocks()


# Playing ------------------------------------------------------------------------------------------


def test_play_starts_a_server_and_opens_the_browser(tmp_path: Path) -> None:
    with started("play", data=tmp_path, QUILLMAP_PORT="0", **browser(tmp_path)) as play:
        address = play.until(READY)[1]
        play.until("Ctrl-C")
        assert address.startswith("http://127.0.0.1:")
        shown(tmp_path, [address])
        # A second one finds the first, wherever it is.
        with started("play", data=tmp_path, QUILLMAP_PORT="0", **browser(tmp_path)) as again:
            again.until(f"running already: {address}\n")
            assert again.process.wait(PATIENCE) == 0
        shown(tmp_path, [address, address])
        assert play.stop(signal.SIGINT) == 0
        assert play.errors() == ""
    assert (tmp_path / "tables.db").exists()


def shown(folder: Path, addresses: list[str]) -> None:
    """Wait until the browser was told so."""
    file, deadline = folder / "shown.txt", time.monotonic() + PATIENCE
    while not (file.exists() and file.read_text().split() == addresses):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_play_finds_a_server_for_the_house_too(tmp_path: Path) -> None:
    with started("serve", "--lan", "--port", "0", data=tmp_path) as server:
        port = server.until(READY)[2]
        server.until("Ctrl-C")
        with started("play", data=tmp_path) as play:
            play.until(f"running already: http://127.0.0.1:{port}/\n")
            assert play.process.wait(PATIENCE) == 0


def test_play_takes_another_port_if_it_must(tmp_path: Path) -> None:
    with taken_port() as port, started("play", data=tmp_path, QUILLMAP_PORT=str(port)) as play:
        play.until(f"Port {port} is taken by another program")
        assert int(play.until(READY)[2]) != port
        play.until("Ctrl-C")
        assert play.stop() == 0


def test_a_server_that_was_killed_is_not_found(tmp_path: Path) -> None:
    with started("play", data=tmp_path, QUILLMAP_PORT="0") as play:
        play.until("Ctrl-C")
        play.process.kill()
        play.process.wait()
        assert (tmp_path / "server.address").read_text() != ""
        with started("play", data=tmp_path, QUILLMAP_PORT="0") as again:
            again.until(READY)
            again.until("Ctrl-C")
            assert again.stop() == 0


def test_options_of_the_terminal_need_it() -> None:
    done = run("play", "--seed", "friday")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "quillmap: --seed is for a game in the terminal: add --terminal, or choose in the browser\n"
    )


def test_every_package_that_play_asks_for_is_there() -> None:
    for name in in_browser.NEEDED:
        __import__(name)
