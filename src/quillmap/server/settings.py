"""How a server is run: every setting is an option of `quillmap serve` and an environment value."""

import ipaddress
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from typing import Any, Final

from quillmap.server.gate.hosts import named


def _setting(default: Any, help: str) -> Any:
    return field(default=default, metadata={"help": help})


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """The settings of one server process."""

    host: str = _setting("127.0.0.1", "the address to listen on; 0.0.0.0 for all")
    port: int = _setting(8765, "the port to listen on; 0 for any that is free")
    database: str = _setting("", "a SQLite file or a postgresql:// address")
    proxy: str = _setting(
        "", "addresses or networks of proxies whose X-Forwarded headers are believed, with commas"
    )
    site: str = _setting(
        "", "the names by which people reach this server, with commas; others are refused"
    )
    address: str = _setting(
        "", "where others find this server, for previews of links, as https://quillmap.example.org"
    )
    engines: int = _setting(2, "how many processes think for bots, 1 to 64")
    limits: bool = _setting(True, "whether requests are limited by address")
    notify: bool = _setting(True, "whether processes on one PostgreSQL send each other hints")
    keep_days: int = _setting(0, "days after which games nobody touched are deleted; 0 keeps all")
    most_games: int = _setting(0, "how many games are kept before new ones are refused; 0: any")
    spare_disk: int = _setting(100, "megabytes of the disk that new games leave free (SQLite)")
    log: str = _setting("info", "debug, info, warning or error")
    metrics: bool = _setting(True, "whether /metrics answers to this machine")


PREFIX: Final = "QUILLMAP_"
OTHERS: Final = ("QUILLMAP_DATA", "QUILLMAP_COMMAND", "QUILLMAP_SOAK")
"""Variables that are no settings of the server."""
MOST_ENGINES: Final = 64
ADDRESS: Final = re.compile(r"https?://(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?/?")
LONGEST: Final = 36_500
"""Days, which is a century."""


class BadSetting(ValueError):
    """A setting that cannot be; the sentence says which and why."""


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def settings_from(environment: Mapping[str, str], **given: object) -> ServerSettings:
    """The settings that were given, else those of the environment, else the usual ones."""
    values: dict[str, object] = {}
    for each in fields(ServerSettings):
        if given.get(each.name) is not None:
            values[each.name] = given[each.name]
        elif text := environment.get(variable(each.name)):
            values[each.name] = _read(each.name, type(each.default), text)
    settings = ServerSettings(**values)  # type: ignore[arg-type]  # read by the type of each
    if not 0 <= settings.port <= 65535:
        raise BadSetting(f"a port is a number from 0 to 65535, not {settings.port}")
    if not 1 <= settings.engines <= MOST_ENGINES:
        raise BadSetting(f"engines is a number from 1 to {MOST_ENGINES}, not {settings.engines}")
    if not 0 <= settings.keep_days <= LONGEST:
        raise BadSetting(
            f"keep-days is a number of days from 1 to {LONGEST}, or 0 to keep everything"
        )
    if settings.most_games < 0:
        raise BadSetting("most-games is a number of games, or 0 for any number")
    if settings.spare_disk < 0:
        raise BadSetting("spare-disk is a number of megabytes, or 0 to fill the disk")
    if settings.proxy:
        _check_proxies(settings.proxy)
    if settings.site:
        _check_site(settings.site)
    if settings.address:
        _check_address(settings.address)
    if settings.log not in ("debug", "info", "warning", "error"):
        raise BadSetting(f"log is debug, info, warning or error, not {settings.log!r}")
    return settings


def misspelt(environment: Mapping[str, str]) -> dict[str, str]:
    """Variables that mean nothing, and the one that each of them seems to mean."""
    settings = [each.name.upper() for each in fields(ServerSettings)]
    found: dict[str, str] = {}
    for name in sorted(environment):
        word = name.removeprefix(PREFIX)
        if word != name and word not in settings and name not in OTHERS:
            for close in get_close_matches(word, settings, 1):
                found[name] = PREFIX + close
    return found


def _check_proxies(text: str) -> None:
    """uvicorn takes a word that is no address for a name that nobody ever has, without a word."""
    for each in text.split(","):
        try:
            (ipaddress.ip_network if "/" in each else ipaddress.ip_address)(each.strip())
        except ValueError:
            raise BadSetting(
                "proxy is addresses or networks with commas between, such as "
                f"127.0.0.1,10.0.0.0/8, and {each.strip()!r} is none"
            ) from None


def _check_site(text: str) -> None:
    for each in text.split(","):
        if named(each.strip()) is None:
            raise BadSetting(
                "site is names with commas between, without a scheme or a port, such as "
                f"quillmap.example.org, and {each.strip()!r} is none"
            )


def _check_address(text: str) -> None:
    found = ADDRESS.fullmatch(text)
    if found is None or named(found[1]) is None:
        raise BadSetting(
            "address is where others find this server, with its scheme and without a path, such as "
            f"https://quillmap.example.org, and {text!r} is none"
        )


def public_address(settings: ServerSettings) -> str:
    """Where others find this server; the name of its site stands for TLS. Empty if nobody knows.

    Never what a request says: anybody can ask for a page under another name.
    """
    if settings.address or not settings.site:
        return settings.address.rstrip("/")
    name = named(settings.site.split(",")[0].strip()) or ""
    return f"https://[{name}]" if ":" in name else f"https://{name}"


def _read(name: str, kind: type, text: str) -> object:
    if kind is bool:
        if text.lower() not in ("on", "off", "1", "0", "true", "false", "yes", "no"):
            raise BadSetting(f"{variable(name)} is on or off, not {text!r}")
        return text.lower() in ("on", "1", "true", "yes")
    if kind is int:
        try:
            return int(text)
        except ValueError:
            raise BadSetting(f"{variable(name)} is a number, not {text!r}") from None
    return text
