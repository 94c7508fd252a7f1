"""Public pages: what strangers see of finished games, and that they see nothing else."""

import json
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

from quillmap.faircopy import copy_of
from quillmap.notation import read_record
from quillmap.server.gate.hosts import Hosts
from quillmap.server.gate.limits import RATES
from quillmap.server.index import index_entry, public_in, summary_of
from quillmap.server.site import the_site
from quillmap.store import Row
from tests.server.background.test_races import own_lanes
from tests.server.client import Client, Person, Refused
from tests.server.parties import party, play_out
from tests.server.process import ServerProcess
from tests.server.world import World, world
from tests.table.helpers import playing, to_the_end

NOBODY = "aaaabbbbccccdddd"
"""An id that no game has."""
COPY = "/api/public/{}/copy"


class Head(HTMLParser):
    """The title and the tags of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.title = ""
        self.tags: list[str] = []
        self.meta: dict[str, str] = {}
        self._in_title = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        said = dict(attrs)
        name = said.get("name") or said.get("property")
        if tag == "meta" and name and not name.startswith("theme"):
            assert name not in self.meta, "each is said once"
            self.meta[name] = said["content"] or ""
        self._in_title = tag == "title"

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data


async def told(person: Person, path: str) -> tuple[int, list[tuple[str, str]], bytes]:
    """All of an answer, but for the hour."""
    answer = await person.http.get(path)
    headers = sorted((k, v) for k, v in answer.headers.items() if k != "date")
    return answer.status_code, headers, answer.content


def paths(game: str) -> list[str]:
    """Everything that can be asked about the public side of a game."""
    questions = ("", "?form=png&paper=card", "?seat=2&style=night", "?seat=3&lang=pl")
    return [
        *(f"/p/{game}{lang}" for lang in ("", "?lang=de", "?lang=xx")),
        f"/api/public/{game}",
        *(COPY.format(game) + asked for asked in questions),
    ]


async def nothing_to_see(person: Person, game: str) -> None:
    """A game is answered exactly as one that does not exist."""
    for here, nowhere in zip(paths(game), paths(NOBODY), strict=True):
        assert await told(person, here) == await told(person, nowhere), here


async def published(client: Client, *seats: int) -> None:
    """The owner of these seats presses the button."""
    for seat in seats:
        await client.ask("publish", seat=seat)


# Who is shown -------------------------------------------------------------------------------------


async def test_only_those_who_pressed_are_shown(server: ServerProcess) -> None:
    async with party(server.port, 2, bots=["random"]) as at, Person(server.port) as stranger:
        await play_out(at.clients)
        await nothing_to_see(stranger, at.game)
        assert await at.host.refused("publish", seat=2) == "not_your_seat"
        async with await stranger.look(at.game, at.key) as spectator:
            for kind in ("publish", "unpublish"):
                assert await spectator.refused(kind, seat=1) == "not_your_seat"
        ben = at.clients[1]
        await published(ben, 2)
        await at.host.until(lambda: at.host.table["chairs"][1].get("published"))
        assert "published" not in at.host.table["chairs"][0]
        game = await stranger.get(f"/api/public/{at.game}")
        table, result = at.host.table, at.host.table["result"]
        assert game["edicts"] == table["edicts"] and game["title"] is None
        for number, seat in enumerate(game["seats"], 1):
            shared = {"seat", "total", "rank"} | ({"bot"} if number == 3 else set())
            hidden = {"who", "sheet", "scores"} if number == 2 else set()
            assert seat.keys() == shared | hidden
            assert seat["total"] == result["totals"][number - 1]
            assert seat["rank"] == result["ranks"][number - 1]
        shown = game["seats"][1]
        assert shown["who"] == {"name": "Βασιλική"}
        assert shown["sheet"] == table["play"]["sheets"][1]
        assert shown["scores"] == table["play"]["scores"][1]
        head = Head((await stranger.http.get(f"/p/{at.game}")).text)
        points, rank = result["totals"][1], result["ranks"][1]
        assert head.meta["og:title"] == f"Βασιλική: {points} points, rank {rank} of 3"
        assert head.title == f"{head.meta['og:title']} · Quillmap"
        record = read_record(await at.people[0].record(at.game))
        drawn = await stranger.http.get(COPY.format(at.game) + "?seat=2")
        for seat in (1, 3, 4):
            missing = await told(stranger, COPY.format(at.game) + f"?seat={seat}")
            assert missing == await told(stranger, COPY.format(NOBODY) + f"?seat={seat}")
        assert copy_of(record, 2).partition("<defs>")[0] in drawn.text
        await ben.ask("unpublish", seat=2)
        await nothing_to_see(stranger, at.game)


async def test_everybody_at_one_device_is_asked_apart(server: ServerProcess) -> None:
    async with Person(server.port) as family:
        opened = await family.create(seats=2, names=["Mum", "Tim"], start=True)
        async with await family.look(opened["game"]) as client, Person(server.port) as stranger:
            await play_out([client])
            await published(client, 2)
            game = await stranger.get(f"/api/public/{opened['game']}")
            assert [seat.get("who") for seat in game["seats"]] == [None, {"name": "Tim"}]
            await published(client, 1)
            game = await stranger.get(f"/api/public/{opened['game']}")
            assert [seat["who"]["name"] for seat in game["seats"]] == ["Mum", "Tim"]


async def test_a_solo_game_tells_its_title(server: ServerProcess) -> None:
    async with party(server.port, 1) as at, Person(server.port) as stranger:
        assert await at.host.refused("publish", seat=1) == "publish_unfinished"
        await play_out(at.clients)
        await published(at.host, 1)
        game = await stranger.get(f"/api/public/{at.game}")
        result = at.host.table["result"]
        assert (game["rating"], game["title"]) == (result["rating"], result["title"])
        for lang, words in (("pl", "Mapa według"), ("el", "χάρτης"), ("fr", "A map by")):
            head = Head((await stranger.http.get(f"/p/{at.game}?lang={lang}")).text)
            assert words in head.meta["description"], lang


async def test_a_lane_waits_for_the_end_of_its_race(server: ServerProcess) -> None:
    """As long as anybody can still draw the same cards, no map of them is shown to all."""
    async with (
        party(server.port, 2, kind="race", listed=True) as at,
        own_lanes(at) as (ada, ben),
        Person(server.port) as stranger,
    ):
        await play_out([ada])
        assert await ada.refused("publish", seat=1) == "publish_unfinished"
        await nothing_to_see(stranger, ada.game)
        await play_out([ben])
        await at.host.until(lambda: at.host.table["stage"] == "over")
        await nothing_to_see(stranger, ada.game)
        await published(ada, 1)
        found = await stranger.get(f"/api/public/{ada.game}")
        assert found["seats"][0]["who"] == {"name": "Ada"}
        await nothing_to_see(stranger, ben.game)
        await nothing_to_see(stranger, at.game)  # a race is no map, listed or not


async def test_listed_games_are_public_once_they_are_over(server: ServerProcess) -> None:
    async with party(server.port, 2, listed=True) as at, Person(server.port) as stranger:
        await nothing_to_see(stranger, at.game)
        await play_out(at.clients)
        game = await stranger.get(f"/api/public/{at.game}")
        assert [seat["who"]["name"] for seat in game["seats"]] == ["Ada", "Βασιλική"]
        await at.clients[1].ask("unpublish", seat=2)
        game = await stranger.get(f"/api/public/{at.game}")
        assert "who" not in game["seats"][1]
        # What was added from a record is there for everybody, too.
        added = await stranger.add_record(await at.people[0].record(at.game))
        game = await stranger.get(f"/api/public/{added['game']}")
        assert len([seat["who"] for seat in game["seats"]]) == 2


async def test_games_that_nobody_may_see_are_all_alike(server: ServerProcess) -> None:
    async with Person(server.port) as stranger, party(server.port, 2, start=False) as at:
        await nothing_to_see(stranger, at.game)
        await at.host.ask("start")
        await nothing_to_see(stranger, at.game)
        await at.host.ask("close")
        await nothing_to_see(stranger, at.game)
        general = await stranger.http.get("/")
        page = await stranger.http.get(f"/p/{at.game}")
        assert page.content == general.content == the_site().assets["index.html"].content
        assert Head(page.text).meta["og:title"] == "Quillmap"
        for wrong in ("UPPER", "a" * 41, "x y", "a/b"):
            assert (await stranger.http.get(f"/p/{wrong}")).status_code == 404


def test_games_that_ended_under_an_older_server() -> None:
    """Their entries say nothing of it: what everybody could see anyway is public, and no more."""
    entry = index_entry(to_the_end(playing(2)))
    said = json.loads(entry.summary)
    assert said.pop("public") == []
    cases: list[tuple[dict[str, Any], list[int]]] = [
        ({}, []),
        ({"listed": True}, [1, 2]),
        ({"owners": ()}, [1, 2]),
        ({"owners": (), "race": "r1"}, []),
        ({"listed": True, "stage": "playing"}, []),
        ({"listed": True, "stage": "closed"}, []),
    ]
    for changes, seats in cases:
        old = replace(entry, summary=json.dumps(said), **changes)
        row = Row(game="g1", plies=1, opened=0, touched=0, entry=old)
        assert public_in(row, summary_of(row)) == seats, changes


# Nothing else -------------------------------------------------------------------------------------


def chunks(png: bytes) -> Iterator[str]:
    """The kinds of the parts of a picture."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    at = 8
    while at < len(png):
        size = int.from_bytes(png[at : at + 4], "big")
        yield png[at + 4 : at + 8].decode()
        at += size + 12


async def everything(person: Person, game: str) -> list[tuple[str, httpx.Response]]:
    """All that a server tells a stranger about a game that has a public page."""
    asked = [
        *paths(game),
        f"/t/{game}",
        *(f"/api/tables/{game}{rest}" for rest in ("", "/record", "/replay", "/copy", "/par")),
        *(COPY.format(game) + f"?seat={seat}&form={form}" for seat in (1, 2, 3) for form in FORMS),
        "/api/tables",
    ]
    return [(path, await person.http.get(path)) for path in asked]


FORMS = ("svg", "png")
CREST = ("shield red", "shield blue bend gold star silver", "shield green")


async def evening(found: World, names: tuple[str, ...], draws: tuple[int, ...]) -> tuple[str, str]:
    """A whole game, in which each draws in their own way; the first publishes. Its id and key."""
    people = [await found.person() for _ in names]
    opened = await people[0].create(seats=len(names))
    game, key = opened["game"], opened["key"]
    clients = [await found.look(person, game, key) for person in people]
    for client, name in zip(clients, names, strict=True):
        await client.ask("sit", name=name)
    for seat, (client, name) in enumerate(zip(clients, names, strict=True), 1):
        signed = {
            "province": f"{name}shire",
            "title": f"Dux {name[::-1]}",
            "crest": CREST[seat - 1],
        }
        await client.ask("sign", seat=seat, **signed)
    await clients[0].ask("start")
    await found.settled()
    while found.table(game).playing:
        for seat in [each + 1 for each in found.table(game).awaited]:
            client = clients[seat - 1]
            await client.draw(found.line(game, seat, draws[seat - 1]), client.round)
            await found.settled()
    await published(clients[0], 1)
    await found.settled()
    return game, key


async def test_nothing_of_the_others_is_anywhere(tmp_path: Path) -> None:
    async with world(tmp_path, bytes(32)) as found:
        names = ("Aurelia", "Bartholomew", "Chrysanthi")
        game, key = await evening(found, names, (0, 3, 7))
        table = found.table(game)
        stranger = Person(found.port)
        views = found.clients[0].table["play"]
        maps = [sheet["map"] for sheet in views["sheets"]]
        assert len(set(maps)) == 3
        secrets = [
            *names[1:],
            *(name[::-1] for name in names[1:]),
            *CREST[1:],
            *maps[1:],
            key,
            table.seed.hex() if table.seed else "",
        ]
        secrets += [json.dumps(scores) for scores in views["scores"][1:]]
        secrets += table.owners
        # A row of a map, as text or JSON, would be a leak as well.
        rows = {at[row : row + 11] for at in maps[1:] for row in range(0, 121, 11)}
        rows -= {maps[0][row : row + 11] for row in range(0, 121, 11)} | {"." * 11}
        answers = await everything(stranger, game)
        seen = 0
        for path, answer in answers:
            text = f"{answer.headers} {answer.content!r} {answer.content.decode(errors='replace')}"
            assert not [secret for secret in secrets if secret and secret in text], path
            if answer.headers["content-type"] == "image/png":
                kinds = set(chunks(answer.content))
                assert not kinds & {"tEXt", "zTXt", "iTXt", "eXIf"}, path
            else:
                squeezed = text.replace("\n", "").replace("/", "")
                assert not [row for row in rows if row in squeezed], path
            seen += "Aurelia" in text
        assert seen >= 4, "the search would find what is there"
        who = (await stranger.get(f"/api/public/{game}"))["seats"][0]["who"]
        signed = {"province": "Aureliashire", "title": "Dux aileruA", "crest": CREST[0]}
        assert who == {"name": "Aurelia", **signed}
        refused = [path for path, answer in answers if answer.status_code in (403, 404)]
        assert {path for path in refused if path.startswith("/api/tables/")} == {
            f"/api/tables/{game}{rest}" for rest in ("", "/record", "/replay", "/copy", "/par")
        }
        assert [path for path in refused if "seat=2" in path and "seat=3" not in path]
        await stranger.http.aclose()


async def test_other_people_change_nothing_but_their_points(tmp_path: Path) -> None:
    """Two worlds in which those who did not publish have other names: the same to the byte."""
    heard = []
    for number, names in enumerate((("Ada", "Ben"), ("Ada", "Zenobia"))):
        async with world(tmp_path / str(number), bytes(32)) as found:
            game, _ = await evening(found, names, (0, 2))
            async with Person(found.port) as stranger:
                heard.append([await told(stranger, path) for path in paths(game)])
    assert heard[0] == heard[1]


# Addresses, caches, limits ------------------------------------------------------------------------


async def test_absolute_addresses_are_only_those_that_were_set(tmp_path: Path) -> None:
    async with world(tmp_path, bytes(32)) as found, Person(found.port) as stranger:
        game, _ = await evening(found, ("Ada",), (0,))
        found.server.hosts = Hosts(proxied=True)  # behind a proxy, any name is believed
        bad = {"Host": "evil.example", "X-Forwarded-Host": "evil.example"}
        page = await stranger.http.get(f"/p/{game}", headers={**bad, "Host": "localhost:1"})
        assert "evil" not in page.text and "localhost" not in page.text
        head = Head(page.text)
        assert "og:image" not in head.meta and "og:url" not in head.meta
        assert head.meta["twitter:card"] == "summary"
        found.server.address = "https://maps.example.org:8443"
        page = await stranger.http.get(f"/p/{game}", headers={**bad, "Host": "localhost:1"})
        assert "evil" not in page.text and "localhost" not in page.text
        head = Head(page.text)
        assert head.meta["og:url"] == f"https://maps.example.org:8443/p/{game}"
        assert head.meta["og:image"] == head.meta["twitter:image"]
        picture = httpx.URL(head.meta["og:image"])
        assert (picture.scheme, picture.netloc) == ("https", b"maps.example.org:8443")
        drawn = await stranger.http.get(picture.raw_path.decode())
        assert drawn.headers["content-type"] == "image/png"
        assert drawn.content[16:24] == (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")
        assert (head.meta["og:image:width"], head.meta["og:image:height"]) == ("1200", "630")


async def test_the_picture_of_the_page_itself(tmp_path: Path) -> None:
    """At every screen, and where a game shows nothing, whatever the headers of a proxy say."""
    screens = ("/", "/rules", "/new/race", f"/t/{NOBODY}", f"/p/{NOBODY}")
    async with world(tmp_path, bytes(32)) as found, Person(found.port) as stranger:
        found.server.hosts = Hosts(proxied=True)
        bad = {"Host": "localhost:1", "X-Forwarded-Host": "evil.example"}
        for path in screens:
            page = await stranger.http.get(path, headers=bad)
            assert "og:image" not in Head(page.text).meta
        found.server.address = "https://maps.example.org:8443"
        for path in screens:
            page = await stranger.http.get(path, headers=bad)
            assert page.status_code == 200
            assert "evil" not in page.text and "localhost" not in page.text
            meta = Head(page.text).meta
            assert meta["og:title"] == "Quillmap" and meta["og:image:alt"]
            assert meta["og:image"] == "https://maps.example.org:8443/page/link.png"
        picture = await stranger.http.get(httpx.URL(meta["og:image"]).path)
        assert picture.headers["content-type"] == meta["og:image:type"] == "image/png"
        assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
        assert "set-cookie" not in picture.headers
        assert picture.content[16:24] == (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")
        icon = await stranger.http.get("/page/icon-192.png")
        assert icon.headers["cross-origin-resource-policy"] == "same-origin"


async def test_what_is_taken_back_is_gone_soon(tmp_path: Path) -> None:
    async with world(tmp_path, bytes(32)) as found, Person(found.port) as stranger:
        game, _ = await evening(found, ("Ada",), (0,))
        for path in paths(game)[:5]:
            answer = await stranger.http.get(path)
            assert answer.status_code == 200
            assert "set-cookie" not in answer.headers, "caches may give it to others"
            keeping = answer.headers["cache-control"]
            assert keeping in ("no-cache", "no-store", "public, max-age=300")
            if tag := answer.headers.get("etag"):
                again = await stranger.http.get(path, headers={"If-None-Match": tag})
                assert (again.status_code, again.content) == (304, b"")
        tag = (await stranger.http.get(COPY.format(game))).headers["etag"]
        await found.clients[0].ask("unpublish", seat=1)
        for path in (f"/api/public/{game}", COPY.format(game)):
            again = await stranger.http.get(path, headers={"If-None-Match": tag})
            assert again.status_code == 404
        await nothing_to_see(stranger, game)


async def test_pictures_are_counted_whether_they_are_there_or_not(tmp_path: Path) -> None:
    async with world(tmp_path, limits=True) as found, Person(found.port) as stranger:
        for _ in range(int(RATES["public_copy"].burst)):
            assert (await stranger.http.get(COPY.format(NOBODY))).status_code == 404
        with pytest.raises(Refused) as refused:
            await stranger.get(COPY.format(NOBODY))
        assert refused.value.code == "too_many"
        assert (await stranger.http.get(f"/p/{NOBODY}")).status_code == 200


async def test_a_picture_is_drawn_once_for_all(tmp_path: Path) -> None:
    async with world(tmp_path, bytes(32)) as found, Person(found.port) as stranger:
        game, _ = await evening(found, ("Ada",), (0,))
        one = await stranger.http.get(COPY.format(game))
        shelf = found.server.copies._shelf
        before = shelf.size
        assert before and (await stranger.http.get(COPY.format(game))).content == one.content
        assert shelf.size == before
