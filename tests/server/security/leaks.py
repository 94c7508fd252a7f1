"""Who could learn a secret: everything that two servers sent, compared; and a search in one."""

import base64
import hashlib
import json
import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any

from quillmap.dealer import uniform
from quillmap.material import CARDS, EXPLORE, NAMES, RUINS
from tests.server.client import Client, Person
from tests.server.world import World

EDICTS = ["sentinel_wood", "mages_valley", "wildholds", "borderlands"]
EDICTS_OF = {"base": EDICTS, "heroes": "first_game", "combined": EDICTS}
"""Chosen, since edicts drawn by chance are not the same for two seeds."""
NUMBERED = ("Ada", "Ben", "Cem")
AMBUSH = "the back of an ambush"


class Leak(AssertionError):
    """Somebody could have learned what they should not know yet."""


@dataclass
class Sent:
    """What was sent so far, by who could read it."""

    texts: dict[str, list[str]] = field(default_factory=dict)

    @classmethod
    async def of(cls, table: "Tables", *without: str) -> "Sent":
        """What everybody has heard but these, and what the machine tells whoever looks after it."""
        await table.world.settled()
        texts = {f"socket of {who}": list(client.received) for who, client in table.clients.items()}
        texts |= {f"answers to {who}": list(heard) for who, heard in table.answers.items()}
        for who in without:
            texts.pop(f"socket of {who}", None)
            texts.pop(f"answers to {who}", None)
        texts["log"] = list(table.world.log)
        texts["metrics"] = (await table.world.metrics()).splitlines()
        return cls(texts)

    def hide(self, *known: str) -> "Sent":
        """The same without what is known to differ and to tell nothing."""
        pattern = re.compile("|".join(map(re.escape, known)))
        return Sent({who: [pattern.sub("*", t) for t in told] for who, told in self.texts.items()})


def must_be_equal(one: Sent, other: Sent) -> None:
    """Leak names the first text that is not the same in both."""
    assert one.texts.keys() == other.texts.keys()
    for who, told in one.texts.items():
        for number, (left, right) in enumerate(zip(told, other.texts[who], strict=False)):
            if left != right:
                raise Leak(f"{who}, text {number}:\n{left}\n{right}")
        if len(told) != len(other.texts[who]):
            raise Leak(f"{who}: {len(told)} and {len(other.texts[who])} texts")


class Tables:
    """One table in a world, with three players and somebody who watches."""

    def __init__(self, world: World, ruleset: str = "base", **asked: Any) -> None:
        self.world = world
        self.asked = {"seats": 3, "options": {"ruleset": ruleset, "edicts": EDICTS_OF[ruleset]}}
        self.asked |= asked
        self.game, self.key = "", ""
        self.people: dict[str, Person] = {}
        self.clients: dict[str, Client] = {}
        self.answers: dict[str, list[str]] = {}

    async def gather(self) -> None:
        """Ada opens the table; Ben and Cem join; Dot watches; the game begins."""
        for who in (*NUMBERED, "Dot"):
            self.people[who] = await self.world.person()
            self.answers[who] = []
        opened = await self.people["Ada"].create(**self.asked)
        self.game, self.key = opened["game"], opened["key"]
        for who, person in self.people.items():
            self.clients[who] = await self.world.look(person, self.game, self.key)
        for who in NUMBERED:
            await self.clients[who].ask("sit", name=who)
            await self.world.settled()
        await self.clients["Ada"].ask("start")
        await self.world.settled()

    async def draw(self, seat: int, which: int = 0) -> None:
        """The player of this seat seals the draw of this number."""
        await self.clients[NUMBERED[seat - 1]].draw(self.world.line(self.game, seat, which))
        await self.world.settled()

    async def round(self, which: int = 0) -> None:
        """Everybody draws."""
        for seat in self.clients["Ada"].play["awaited"]:
            await self.draw(seat, which)

    async def ask_around(self, *without: str) -> None:
        """Everybody asks over HTTP for whatever there is, and for what is refused."""
        for who, person in self.people.items():
            if who in without:
                continue
            for path in ("tables", "mine", f"tables/{self.game}", f"tables/{self.game}/record"):
                answer = await person.http.get(f"/api/{path}", headers={"Quillmap-Key": self.key})
                self.answers[who].append(f"{answer.status_code} {answer.text}")
            answer = await person.http.get(f"/api/tables/{self.game}/record/seed")
            self.answers[who].append(f"{answer.status_code} {answer.text}")

    async def hints(self, *without: str) -> None:
        """Everybody who plays asks what a bot would draw, and why, beside a draft of their own."""
        for seat, who in enumerate(NUMBERED, 1):
            if who not in without:
                client = self.clients[who]
                draft = self.world.line(self.game, seat, 1)
                await client.ask("hint", round=client.round, seat=seat, draft=draft)
                await self.world.settled()

    async def scores(self, *without: str) -> None:
        """Everybody asks what every map scored in every season, and what it would score now."""
        for who, client in self.clients.items():
            if who in without:
                continue
            for seat in range(1, len(NUMBERED) + 1):
                for season in (None, 0, 1, 2, 3):
                    asked = {"kind": "score", "seat": seat}
                    asked |= {} if season is None else {"season": season}
                    await client.send(json.dumps({"id": 2_000_000, **asked}))
                    await self.world.settled()

    async def blunder(self, *without: str) -> None:
        """Everybody asks on the socket for what is refused; refusals may tell too much."""
        for who, client in self.clients.items():
            if who in without:
                continue
            round = client.round
            for fields in (
                {"kind": "draw", "round": round, "line": "1 forest A1"},
                {"kind": "draw", "round": round, "line": "2 forest A1 A2 K11"},
                {"kind": "preview", "round": round, "line": "3 water B1 B2 B3"},
                {"kind": "draw", "round": round + 1, "line": "2 forest A1"},
                {"kind": "take_back", "round": round, "seat": 1},
                {"kind": "nonsense", "round": round, "line": "3 seed"},
                {"kind": "leave", "seat": 99},
            ):
                await client.send(json.dumps({"id": 1_000_000, **fields}))
                await self.world.settled()

    def shown(self) -> tuple[int, tuple[str, ...]]:
        """The season and its cards so far."""
        position = self.world.table(self.game).position
        assert position is not None
        return position.season, position.shown


def twin_seeds(cards: int) -> tuple[bytes, bytes]:
    """Two seeds that deal so many equal explore cards at the start of a base game."""
    found: dict[tuple[str, ...], bytes] = {}
    for number in range(1_000_000):
        seed = hashlib.sha256(f"twin {number}".encode()).digest()
        dealt = _first_cards(seed, cards)
        if dealt in found:
            return found[dealt], seed
        if not any(card == AMBUSH or card in RUINS for card in dealt):
            found[dealt] = seed
    raise AssertionError("there are two among a million")


def _first_cards(seed: bytes, cards: int) -> tuple[str, ...]:
    rest = [*sorted([*EXPLORE["base"], *RUINS]), AMBUSH]
    return tuple(rest.pop(uniform(seed, f"card/0/{place}", len(rest))) for place in range(cards))


# Searching ----------------------------------------------------------------------------------------

CARD = re.compile(rf"\b({'|'.join(map(re.escape, CARDS))})\b")
BY_NAME = {NAMES[card]: card for card in CARDS if card in NAMES}
NAME = re.compile(rf"\b({'|'.join(map(re.escape, BY_NAME))})\b")
_HEADER = re.compile(r"(\bambushes )(chosen |drawn )?[a-z_ ]+")


def forms(secret: bytes) -> list[str]:
    """How somebody might write these bytes."""
    found = [secret.hex(), base64.b64encode(secret).decode().rstrip("=")]
    found += [base64.urlsafe_b64encode(secret).decode().rstrip("=")]
    found += [base64.b32encode(secret).decode().rstrip("="), str(int.from_bytes(secret, "big"))]
    return [*found, repr(secret)[2:-1]]


def must_not_tell(texts: Iterable[str], seed: bytes, revealed: Collection[str]) -> None:
    """Leak if a text has the seed in any form, or names a card that nobody there has seen.

    All the cards that can still come are listed in every view, in alphabetical order, and the four
    ambushes of the game are known from the start: these places are left out of the search.
    """
    secrets = [form.lower() for form in forms(seed)]
    for text in texts:
        for form in secrets:
            if form in text.lower():
                raise Leak(f"the seed in {text}")
        rest = _without_lists(text)
        named = {*CARD.findall(rest), *(BY_NAME[name] for name in NAME.findall(rest))}
        if early := named - {*revealed}:
            raise Leak(f"{sorted(early)} in {text}")


def _without_lists(text: str) -> str:
    if not text.startswith('{"kind":"news"'):
        return _HEADER.sub(r"\1", text)
    message = json.loads(text)
    if table := message.get("table"):
        if play := table["play"]:
            unseen = play.pop("unseen")
            for cards in ("explore", "ambushes", "heroes"):
                assert unseen[cards] == sorted(unseen[cards]), "the order would tell"
        table.pop("ambushes")
        table["options"].pop("ambush_set")
    return json.dumps(message)
