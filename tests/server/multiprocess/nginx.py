"""A real nginx with the configuration of docs/hosting.md, on free ports and with a new key."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[3] / "docs" / "hosting.md"

FRAME = """
{user}
daemon off;
worker_processes 1;
worker_rlimit_nofile {descriptors};
pid {folder}/nginx.pid;
error_log {folder}/error.log warn;
events {{ worker_connections {connections}; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {config}
}}
"""


def program(name: str) -> str:
    """The path of a program; without it there is no test, but not where changes are judged."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        if os.environ.get("CI"):
            raise AssertionError(f"{name} is not installed")
        pytest.skip(f"{name} is not installed")
    return found


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for 127.0.0.1 that signs itself, and its key."""
    made, key = folder / "quillmap.crt", folder / "quillmap.key"
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    names = ["-subj", "/CN=quillmap.test", "-addext", "subjectAltName=IP:127.0.0.1"]
    out = ["-keyout", str(key), "-out", str(made)]
    words = [program("openssl"), "req", "-x509", *kind, *names, *out]
    subprocess.run(words, check=True, capture_output=True)
    return made, key


def page_config() -> str:
    """The configuration as people copy it."""
    (found,) = re.findall(r"```nginx\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return str(found)


class Nginx:
    """Where it listens, and whom to believe."""

    def __init__(self, port: int, plain: int, tls: ssl.SSLContext) -> None:
        self.port = port
        self.plain = plain
        """Where it sends people from http to https."""
        self.tls = tls


@contextmanager
def running_nginx(
    folder: Path, backends: Sequence[int], connections: int = 512, *, strict: bool = False
) -> Iterator[Nginx]:
    """nginx in front of servers on these ports, until the block ends.

    A player is two of its connections: one from outside, and one to the server. A strict one
    has no patience with an address that asks more than three times.
    """
    command = program("nginx")
    made, key = certificate(folder)
    port, plain = free_port(), free_port()
    config = page_config()
    for old, new in [
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("/etc/ssl/quillmap.crt", str(made)),
        ("/etc/ssl/quillmap.key", str(key)),
        ("rate=60r/s", "rate=1r/m" if strict else "rate=60r/s"),
        ("burst=1500", "burst=2" if strict else "burst=1500"),
        *((f"10.0.0.1{n}:8765", f"127.0.0.1:{each}") for n, each in enumerate(backends, 1)),
    ]:
        assert config.count(old) == 1, old
        config = config.replace(old, new)
    user = "user root;" if os.geteuid() == 0 else ""
    room = {"connections": connections, "descriptors": 2 * connections}
    frame = FRAME.format(user=user, folder=folder, config=config, **room)
    (folder / "nginx.conf").write_text(frame)
    process = subprocess.Popen(
        [command, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"],
        stdin=subprocess.DEVNULL,
    )
    try:
        _wait(port, process)
        yield Nginx(port, plain, ssl.create_default_context(cafile=str(made)))
    finally:
        process.terminate()
        process.wait(10)


def _wait(port: int, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(500):
        assert process.poll() is None, "nginx did not start"
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.02)
    raise AssertionError("nginx does not listen")
