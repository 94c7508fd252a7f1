"""A server answers to its own names alone: no other site can lend it one (DNS rebinding)."""

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.datastructures import Headers

from quillmap.server.gate.hosts import Hosts
from quillmap.server.http.middleware import HEADERS
from quillmap.server.reasons import ServerReason
from tests.server.process import ServerProcess

LOOPBACK = ["localhost", "LocalHost.", "127.0.0.1", "127.1.2.3", "[::1]", "[::FFFF:127.0.0.1]"]
FOREIGN = [
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "evil.localhost",
    "127.1",
    "0.0.0.0",
    "192.0.2.7",
    "[2001:db8::7]",
    "localhost:x",
    "localhost:80:80",
    "evil.example#localhost",
    "evil@localhost",
    "[::1",
    "local\xe4host",
    "x" * 5000,
    ".",
    "",
]
SOCKET = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
THROUGH_PROXY = "X-Forwarded-For: 203.0.113.7\r\nX-Forwarded-Proto: https\r\n"


def told(server: ServerProcess) -> list[str]:
    """The lines about hosts in its log."""
    return [line for line in server.errors().splitlines() if "--site" in line]


class Asked:
    """One request, written by hand: a library would see to the Host itself."""

    def __init__(self, port: int, path: str, headers: str, method: str = "GET") -> None:
        with socket.create_connection(("127.0.0.1", port), 60) as asking:
            asking.sendall(f"{method} {path} HTTP/1.1\r\n{headers}\r\n".encode("latin-1"))
            found = b""
            while b"\r\n\r\n" not in found:
                more = asking.recv(65536)
                assert more, found
                found += more
            head, _, body = found.partition(b"\r\n\r\n")
            first, *lines = head.decode("latin-1").split("\r\n")
            self.status = int(first.split()[1])
            self.headers = {k.lower(): v for k, v in (line.split(": ", 1) for line in lines)}
            while len(body) < int(self.headers.get("content-length", "0")):
                body += asking.recv(65536)
            self.text = body.decode()


def statuses(port: int, headers: str) -> tuple[int, int, int]:
    """How the page, the interface for programs and the socket answer."""
    asked = [Asked(port, path, headers) for path in ("/", "/api/tables")]
    for each in asked:
        if each.status == 421:
            assert '"code":"wrong_host"' in each.text and "set-cookie" not in each.headers
            assert all(each.headers[name.lower()] == value for name, value in HEADERS.items())
    last = Asked(port, "/api/tables/abc/socket", headers + SOCKET)
    return asked[0].status, asked[1].status, last.status


BELIEVED, REFUSED = (200, 200, 101), (421, 421, 421)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """For this machine."""
    with ServerProcess(tmp_path_factory.mktemp("alone") / "tables.db") as server:
        yield server


@pytest.mark.parametrize("host", LOOPBACK)
@pytest.mark.parametrize("port", ["", ":8765", ":5173", ":"])
def test_this_machine_is_called_many_names(alone: ServerProcess, host: str, port: str) -> None:
    assert statuses(alone.port, f"Host: {host}{port}\r\n") == BELIEVED


@pytest.mark.parametrize("host", FOREIGN)
def test_no_other_name_is_believed(alone: ServerProcess, host: str) -> None:
    origin = f"Origin: http://{host}\r\n"  # a page that was lent our address is its own origin
    for headers in (f"Host: {host}\r\n", f"Host: {host}\r\n{origin}{THROUGH_PROXY}"):
        assert statuses(alone.port, headers) == REFUSED


def test_a_request_names_exactly_one_host(alone: ServerProcess) -> None:
    assert statuses(alone.port, "") == REFUSED
    assert statuses(alone.port, "Host: localhost\r\nHost: evil.example\r\n") == REFUSED
    assert statuses(alone.port, "Host: localhost, evil.example\r\n") == REFUSED


def test_nothing_is_done_for_another_host(alone: ServerProcess) -> None:
    body = "Content-Type: application/json\r\nContent-Length: 2\r\n"
    for host, status in (("evil.example", 421), ("localhost", 201)):
        headers = f"Host: {host}\r\nOrigin: http://{host}\r\n{body}"
        assert Asked(alone.port, "/api/tables", f"{headers}\r\n{{}}", "POST").status == status


def test_people_read_a_sentence(alone: ServerProcess) -> None:
    said = Asked(alone.port, "/t/abc", "Host: evil.example\r\nAccept: text/html,*/*;q=0.8\r\n")
    assert said.status == 421 and said.headers["content-type"].startswith("text/plain")
    assert said.text == f"{ServerReason('wrong_host')}\n" and "--site" in said.text
    assert "cache-control" in said.headers and "content-security-policy" in said.headers


@pytest.mark.parametrize("host", ["", "Host: 10.0.0.11:8765\r\n", "Host: evil.example\r\n"])
def test_anybody_may_ask_whether_it_is_well(alone: ServerProcess, host: str) -> None:
    for path in ("/health/live", "/health/ready"):
        assert Asked(alone.port, path, host).status == 200


def test_it_is_counted_and_logged_once(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        for _ in range(3):
            assert statuses(server.port, "Host: evil.example\r\n") == REFUSED
        numbers = Asked(server.port, "/metrics", "Host: localhost\r\n").text
        assert 'quillmap_limited_total{what="host"} 9.0' in numbers
        (line,) = told(server)
        assert "name it with --site" in line and "evil" not in line


# The house, and elsewhere -------------------------------------------------------------------------


def meant(hosts: Hosts, host: str, server: str, client: str = "192.168.1.77") -> bool:
    """Whether a request is believed that came to this address of a machine."""
    scope = {"type": "http", "server": (server, 8765), "client": (client, 50_000)}
    return hosts.ours(scope, Headers({"host": host}))


@pytest.mark.parametrize("listens", ["0.0.0.0", "::", "192.168.1.5"])
def test_in_the_house_it_is_its_own_addresses(listens: str) -> None:
    hosts = Hosts(listens)
    assert meant(hosts, "192.168.1.5:8765", "192.168.1.5")
    assert meant(hosts, "192.168.1.5", "::ffff:192.168.1.5")
    assert meant(hosts, "[fd00::5]:8765", "fd00::5")
    assert meant(hosts, "[fe80:0::5]", "fe80::5%eth0")
    assert not meant(hosts, "192.168.1.6:8765", "192.168.1.5")
    assert not meant(hosts, "evil.example:8765", "192.168.1.5")
    assert not meant(hosts, "0.0.0.0:8765", "127.0.0.1", "127.0.0.1")
    # From inside a container the address that people type is not to be seen, but this is.
    assert meant(hosts, "localhost:8765", "172.17.0.2", "172.17.0.1")


def test_in_the_house_it_has_the_name_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Attic.example.org")
    hosts = Hosts("0.0.0.0")
    for name in ("attic", "Attic.local", "attic.example.org", "ATTIC.local.:8765"):
        assert meant(hosts, name, "192.168.1.5")
        assert not meant(Hosts("127.0.0.1"), name, "127.0.0.1", "127.0.0.1")
    for name in ("attic.evil.example", "example.org", "local", "attic.local.evil.example"):
        assert not meant(hosts, name, "192.168.1.5")
    assert meant(Hosts("cellar.example.org"), "cellar.example.org:8765", "192.168.1.5")


def test_a_server_for_the_house(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db", "--host", "0.0.0.0") as server:
        for host in (*LOOPBACK, f"{socket.gethostname()}:{server.port}"):
            assert statuses(server.port, f"Host: {host}\r\n") == BELIEVED
        for host in FOREIGN:
            assert statuses(server.port, f"Host: {host}\r\n") == REFUSED


@pytest.mark.parametrize("proxy", [(), ("--proxy", "127.0.0.1")])
def test_elsewhere_the_operator_names_it(tmp_path: Path, proxy: tuple[str, ...]) -> None:
    names = "Quillmap.example.org, żółw.example,192.0.2.7,::2"
    with ServerProcess(tmp_path / "tables.db", *proxy, "--site", names) as server:
        for host in ("quillmap.example.org", "xn--w-uga1v8h.example:443", "192.0.2.7", "[0::2]:1"):
            assert statuses(server.port, f"Host: {host}\r\n{THROUGH_PROXY}") == BELIEVED
        for host in (*FOREIGN[:6], "www.quillmap.example.org", "127.0.0.1"):
            assert statuses(server.port, f"Host: {host}\r\n{THROUGH_PROXY}") == REFUSED
        # Who looks after it can still ask it directly.
        assert statuses(server.port, "Host: 127.0.0.1\r\n") == BELIEVED
        assert len(told(server)) == 1  # and no word about the proxy


def test_behind_a_proxy_without_names_every_host_is_believed(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db", "--proxy", "127.0.0.1") as server:
        for host in ("quillmap.example.org", "192.0.2.7", "localhost"):
            assert statuses(server.port, f"Host: {host}\r\n{THROUGH_PROXY}") == BELIEVED
        (line,) = told(server)
        assert re.search('"level": "warning".*name your own with --site', line)


@pytest.mark.parametrize("options", [(), ("--proxy", "127.0.0.1"), ("--site", "evil.example")])
def test_numbers_are_for_this_machine_by_its_own_name(
    tmp_path: Path, options: tuple[str, ...]
) -> None:
    with ServerProcess(tmp_path / "tables.db", *options) as server:
        for host in LOOPBACK:
            assert Asked(server.port, "/metrics", f"Host: {host}\r\n").status == 200
            forwarded = f"Host: {host}\r\n{THROUGH_PROXY}"
            assert Asked(server.port, "/metrics", forwarded).status in (404, 421)
        for host in ("evil.example", "192.0.2.7", "localhost.evil.example"):
            assert Asked(server.port, "/metrics", f"Host: {host}\r\n").status in (404, 421)
        assert Asked(server.port, "/metrics", "").status in (404, 421)
