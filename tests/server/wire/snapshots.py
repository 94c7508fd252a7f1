"""One example of every message, in tests/data/wire: other programs test their readers with them.

`python -m tests.server.wire.snapshots` writes them anew, to be read before they are committed.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec

from quillmap.bots import BOTS, Budget
from quillmap.engine.asks import Rated
from quillmap.rules.moves import Seat
from quillmap.server import wire
from quillmap.server.background.races import race_view
from quillmap.server.index import index_entry
from quillmap.server.reasons import ServerReason
from quillmap.server.rooms.hints import beside, told
from quillmap.server.rooms.mailbox import Mailbox
from quillmap.server.wire import view_types
from quillmap.server.wire.events import event_view
from quillmap.server.wire.previews import previewed
from quillmap.server.wire.scores import scored
from quillmap.server.wire.views import drawn_view, mine_view, table_view
from quillmap.store import Row
from quillmap.table.reasons import TableReason
from quillmap.table.table import Table
from tests.server.wire.sample_tables import AT, LATE, Scene, race, scenes

FOLDER = Path(__file__).parents[2] / "data" / "wire"


def requests() -> Iterator[tuple[str, wire.Request]]:
    """Every request with every field."""
    yield "hello", wire.Hello(id=1, version=wire.VERSION, key="kkkkkkkkkkkkkkkkkkkkkk")
    yield "sit", wire.Sit(id=2, name="Ada", seat=1)
    yield "seat_bot", wire.SeatBot(id=3, bot="weighted", name="Weighted 1", seat=3)
    yield "rename", wire.Rename(id=4, seat=1, name="Βασιλική")
    yield "stand", wire.Stand(id=5, seat=2)
    yield (
        "settle",
        wire.Settle(
            id=6,
            seats=4,
            options={"ruleset": "heroes", "map_sheet": "D", "edicts": "first_game"},
            settings={
                "listed": True,
                "round_time": 120,
                "substitute": "greedy",
                "hints": True,
                "reactions": False,
            },
        ),
    )
    yield "start", wire.Start(id=7)
    yield "draw", wire.Draw(id=8, round=1, line="1 forest C4 C5 D5")
    yield "take_back", wire.TakeBack(id=9, round=1, seat=1)
    yield "preview", wire.Preview(id=10, round=1, line="1 on 2 monster C4 C6 D5 destroys C5")
    yield "leave", wire.Leave(id=11, seat=1)
    yield "hand_over", wire.HandOver(id=12, seat=2, bot="weighted")
    yield "come_back", wire.ComeBack(id=13, seat=2)
    yield "close", wire.Close(id=14)
    yield "link", wire.Link(id=15, seat=1)
    yield "unlink", wire.Unlink(id=16, seat=1)
    yield "claim", wire.Claim(id=17, seat=1, token="t" * 43)
    yield "again", wire.PlayAgain(id=18)
    yield "score", wire.Score(id=19, seat=2, season=0)
    yield "hint", wire.Hint(id=20, round=1, seat=1, draft="1 forest A1 A2")
    yield "knock", wire.Knock(id=21, name="Cleo")
    yield "welcome", wire.Welcome(id=22, knock=1)
    yield "turn_away", wire.TurnAway(id=23, knock=2)
    yield "nudge", wire.Nudge(id=24, round=1, seat=2)
    yield "let_draw", wire.LetDraw(id=25, round=1, seat=2)
    yield "make_host", wire.MakeHost(id=26, seat=2)
    yield (
        "sign",
        wire.Sign(
            id=29,
            seat=1,
            province="Oakenvale",
            title="Keeper of the Roads",
            crest="shield blue bend gold star silver",
        ),
    )
    yield "react", wire.React(id=27, seat=1, word="well_drawn")
    yield "publish", wire.Publish(id=28, seat=1)
    yield "unpublish", wire.Unpublish(id=29, seat=1)


def answers(scene: Scene) -> Iterator[tuple[str, wire.Answer | wire.Goodbye]]:
    """Every kind of answer, and the goodbye."""
    no = wire.Refusal.of(TableReason("wrong_round", round=1, now=2))
    position = scene.table.position
    assert position is not None
    yield "answer", wire.Answer(8, True)
    yield "answer_hello", wire.Answer(1, True, now=AT, page="1.0.0")
    yield "answer_refused", wire.Answer(9, False, no)
    unreadable = wire.Refusal.of(ServerReason("bad_message", why="JSON is malformed"))
    yield "answer_unreadable", wire.Answer(None, False, unreadable)
    yield "answer_preview", wire.Answer(10, True, preview=previewed(position, scene.move()))
    yield "answer_link", wire.Answer(15, True, token="t" * 43)
    yield "answer_again", wire.Answer(18, True, game="nextnextnextnext", key="k" * 22)
    yield "answer_score", wire.Answer(19, True, scored=scored(scene.table, Seat(1)))
    ideas = [
        Rated(idea.move, idea.value)
        for idea in BOTS["weighted"].consider(position, Seat(0), Budget(seed=1))
    ]
    thought = told(position, ideas)
    hints = beside(position, thought, thought.moves[-1])
    hints.bot = "navigator"  # whichever bot answers here, the message looks like this
    yield "answer_hint", wire.Answer(20, True, hints=hints)
    yield "goodbye", wire.Goodbye(wire.Refusal.of(ServerReason("shutting_down")))


def news(scene: Scene) -> str:
    """One message of all parts for the first person at a table, and of what happened last."""
    mailbox = Mailbox()
    parts = parts_of(scene.table)
    if scene.race is not None:
        parts["race"] = wire.encoded(scene.race)
    told = [wire.ENCODE.encode(event_view(event)) for event in scene.events]
    mailbox.put(parts, told)
    (text,) = mailbox.take()
    return text.decode()


def parts_of(table: Table) -> dict[str, bytes]:
    """The parts that every viewer of a table has."""
    return {
        "table": wire.encoded(table_view(table)),
        "mine": wire.encoded(mine_view(table, "ada")),
        "drawn": wire.encoded(drawn_view(table, {"ada"})),
    }


def skipped() -> str:
    """News for a socket that was too slow for all events."""
    mailbox = Mailbox()
    mailbox.put({}, [b"{}"] * 10_000)
    mailbox.put({"drawn": wire.encoded(view_types.DrawnView([1], [1, 2]))})
    (text,) = mailbox.take()
    return text.decode()


def race_news() -> Iterator[tuple[str, str]]:
    """A race under way, for somebody who still races, and its end."""
    begun, lanes, ended = race()
    for name, table, over in (("news_race", begun, False), ("news_race_over", ended, True)):
        opened = (AT, AT, AT, LATE)
        rows = [
            Row(each.game, each.plies, first, LATE, index_entry(each))
            for each, first in zip(lanes, opened, strict=True)
        ]
        view = race_view(table.game, rows, over=over, compared=over)
        yield name, news(Scene(table, (), view))
    yield "news_lane", news(Scene(lanes[0], (), None))


def snapshots() -> dict[str, str]:
    """All of them by name, as JSON that people can read."""
    found: dict[str, str] = {}
    for name, request in requests():
        found[f"request_{name}"] = wire.encoded(request).decode()
    tables = scenes()
    for name, answer in answers(tables["playing"]):
        found[name] = wire.encoded(answer).decode()
    winter = wire.Answer(28, True, scored=scored(tables["over"].table, Seat(1), 3))
    found["answer_score_season"] = wire.encoded(winter).decode()
    for name, scene in tables.items():
        found[f"news_{name}"] = news(scene)
    found.update(race_news())
    found["news_skipped"] = skipped()
    return {name: _readable(text) for name, text in found.items()}


def _readable(text: str) -> str:
    return json.dumps(json.loads(text), ensure_ascii=False, indent=1) + "\n"


def request_kinds() -> dict[str, type[msgspec.Struct]]:
    """Every request by the word that names it on the wire."""
    return {str(each.__struct_config__.tag): each for each in get_args(wire.Request)}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, text in snapshots().items():
        (FOLDER / f"{name}.json").write_text(text, "utf-8")
