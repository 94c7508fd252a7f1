"""docs/wire.md is complete, and the saved examples of the messages are what the server sends."""

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fastapi.routing import APIRoute

from quillmap.replay import moments
from quillmap.rules.reasons import FIELDS, Reason
from quillmap.rules.why import Kind
from quillmap.server import wire
from quillmap.server.archive.pars import Par
from quillmap.server.http import lists, par, replay_routes, routes
from quillmap.server.reasons import ServerReasonId
from quillmap.server.scribe import replay_view
from quillmap.server.wire import events, view_types
from quillmap.table.reasons import TableReasonId
from tests.server.wire.snapshots import FOLDER, request_kinds, snapshots

PAGE = (Path(__file__).parents[3] / "docs" / "wire.md").read_text("utf-8")
SECTIONS = dict(re.findall(r"^###? (.*?)\n(.*?)(?=^###? |\Z)", PAGE, re.DOTALL | re.MULTILINE))

HEADINGS: dict[str, str] = {
    "Refusal": "A refusal",
    "EdictChange": "A preview",
    "Previewed": "A preview",
    "Gain": "The gains, `gains`",
    "Gains": "The gains, `gains`",
    "Headway": "The headway, `headway`",
    "Awarded": "A score, `scored`",
    "EdictScore": "A score, `scored`",
    "Scored": "A score, `scored`",
    "DrawReason": "Why, `reasons`",
    "Idea": "Hints",
    "Hinted": "Hints",
    "Answer": "`answer`",
    "Goodbye": "`goodbye`",
    "ChairView": "A chair",
    "SheetView": "A map, one of `sheets`",
    "UnseenView": "The face-down cards, `unseen`",
    "GameView": "The position, `play`",
    "ResultView": "The result",
    "AgainView": "The next table, `again`",
    "TableView": "The part `table`",
    "MineView": "The part `mine`",
    "KnockView": "The part `mine`",
    "DrawnView": "The part `drawn`",
    "LaneView": "A lane, one of `lanes`",
    "RaceView": "The part `race`",
    "News": "News",
}
"""In which section each struct of the wire is described; requests have one named like them."""

STRUCTS: dict[str, type[msgspec.Struct]] = {
    name: found
    for name, found in {**vars(wire), **vars(view_types)}.items()
    if isinstance(found, type) and issubclass(found, msgspec.Struct) and name != "Asked"
}
HEADINGS |= {each.__name__: f"`{kind}`" for kind, each in request_kinds().items()}


def codes() -> list[str]:
    """The reasons about tables and messages."""
    return [*get_args(TableReasonId), *get_args(ServerReasonId)]


@pytest.mark.parametrize("name", STRUCTS)
def test_every_message_and_field_is_described(name: str) -> None:
    section = SECTIONS[HEADINGS[name]]
    missing = [f for f in STRUCTS[name].__struct_encode_fields__ if f"`{f}`" not in section]
    assert not missing


def test_every_code_is_listed_with_its_arguments() -> None:
    listed = dict(re.findall(r"^\| `(\w+)` \|([^|]*)\|", SECTIONS["Refusal codes"], re.M))
    assert sorted(listed) == sorted(codes())
    for code, arguments in listed.items():
        assert set(re.findall(r"`(\w+)`", arguments)) == FIELDS[code], code


def test_every_kind_of_reason_for_a_draw_is_described() -> None:
    table = SECTIONS["Why, `reasons`"].split("| kind | what it says |")[1]
    firsts = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \|", table, re.M)
    assert re.findall(r"\w+", " ".join(firsts)) == list(get_args(Kind))


def test_every_event_is_described() -> None:
    lines = dict(re.findall(r"^\| `(\w+)` \|(.*)\|$", SECTIONS["Events"], re.M))
    assert set(lines) == set(events._KINDS.values())
    for event, kind in events._KINDS.items():
        for field in fields(event):
            shown = "squares" if field.name == "cells" else field.name
            assert f"`{shown}`" in lines[kind], (kind, shown)


def test_every_route_and_its_fields_are_described() -> None:
    section = SECTIONS["HTTP"]
    for route in (*routes.router.routes, *replay_routes.router.routes, *par.router.routes):
        assert isinstance(route, APIRoute) and route.methods is not None
        (method,) = route.methods
        assert f"`{method} {route.path}`" in section
    for model in (routes.NewTable, routes.Opened, lists.Listing, routes.Code):
        for field in model.model_fields:
            assert f"`{field}`" in section or f'"{field}"' in section, (model, field)
    assert all(f"`{field}`" in SECTIONS["Par"] for field in Par.model_fields)


def test_choices_and_replays_are_described() -> None:
    for model in (lists.Choices, lists.Bot, lists.OptionChoice, lists.Offer):
        for field in model.model_fields:
            assert f"`{field}`" in SECTIONS["Choices"], (model, field)
    for struct in (replay_view.Replay, replay_view.Moment):
        for name in struct.__struct_encode_fields__:
            assert f"`{name}`" in SECTIONS["Replays"], (struct, name)
    for kind in get_args(moments.MomentKind):
        assert f"`{kind}`:" in SECTIONS["Replays"], kind


def test_the_version_is_the_one_of_the_page() -> None:
    assert f"This page is version {wire.VERSION}." in PAGE


def test_the_example_is_one() -> None:
    (example,) = re.findall(r"```wire\n(.*?)```", PAGE, re.DOTALL)
    sent, asked = [], []
    for line in example.splitlines():
        direction, text = line[0], line[2:]
        if direction == ">":
            request = wire.DECODE.decode(text)
            sent.append(request.id)
            continue
        message = json.loads(text)
        if message["kind"] == "answer":
            asked.append(msgspec.json.decode(text, type=wire.Answer).id)
            if refused := message.get("refused"):
                reason = Reason(refused["code"], **refused["args"])
                assert refused == msgspec.to_builtins(wire.Refusal.of(reason))
        else:
            check_news(message)
    assert sent == asked == list(range(1, len(sent) + 1))


PARTS: dict[str, type[msgspec.Struct]] = {
    "table": view_types.TableView,
    "mine": view_types.MineView,
    "drawn": view_types.DrawnView,
    "race": view_types.RaceView,
}


def check_news(message: dict[str, object]) -> None:
    """Only parts and fields that there are."""
    assert message.keys() <= {"kind", "events", "skipped", *PARTS}
    for part, struct in PARTS.items():
        found = message.get(part, {})
        assert isinstance(found, dict)
        assert found.keys() <= set(struct.__struct_encode_fields__), part


def test_the_saved_messages_are_what_the_server_sends() -> None:
    """If this is meant to change: `python -m tests.server.wire.snapshots`, then read them."""
    saved = {path.stem: path.read_text("utf-8") for path in FOLDER.glob("*.json")}
    made = snapshots()
    assert saved.keys() == made.keys()
    for name, text in made.items():
        assert saved[name] == text, name


def test_the_saved_messages_cover_everything() -> None:
    saved = {path.stem: json.loads(path.read_text("utf-8")) for path in FOLDER.glob("*.json")}
    for kind, struct in request_kinds().items():
        message = saved[f"request_{kind}"]
        assert message["kind"] == kind
        assert wire.DECODE.decode(json.dumps(message)) is not None
        assert message.keys() == {"kind", *struct.__struct_encode_fields__}
    answers = [message for message in saved.values() if message["kind"] == "answer"]
    told = {field for message in answers for field in message}
    assert told == {"kind", *wire.Answer.__struct_encode_fields__}
    for message in answers:
        msgspec.convert(message, wire.Answer)
    news = [message for name, message in saved.items() if name.startswith("news_")]
    assert {field for message in news for field in message} == {
        "kind",
        "events",
        "skipped",
        *PARTS,
    }
    for message in news:
        check_news(message)
        for part, struct in PARTS.items():
            if part in message:
                msgspec.convert(message[part], struct, strict=False)
    kinds = {event["kind"] for event in saved["news_events"]["events"]}
    assert kinds == set(events._KINDS.values())
    tables = [message["table"] for message in news if "table" in message]
    empty = [
        f
        for f in view_types.TableView.__struct_encode_fields__
        if not any(t.get(f) for t in tables)
    ]
    assert not empty, "every field of a table has a value somewhere"
    chairs = [chair for table in tables for chair in table["chairs"] if chair]
    sheets = [sheet for table in tables if table["play"] for sheet in table["play"]["sheets"]]
    lanes = [lane for message in news if "race" in message for lane in message["race"]["lanes"]]
    for found, struct in (
        (chairs, view_types.ChairView),
        (sheets, view_types.SheetView),
        (lanes, view_types.LaneView),
    ):
        assert {field for each in found for field in each} | {"left"} == {
            "left",
            *struct.__struct_encode_fields__,
        }
