"""Names of any script are shown as they were sent; what would deceive the eye is refused."""

import json
import unicodedata

import pytest

from tests.server.client import Refused
from tests.server.doors.world import World

GOOD = [
    "Ada",
    "Zoë",
    "Łukasz",
    "Юрий",
    "Ελένη",
    "محمد",
    "שירה",
    "कीर्ति",
    "สมชาย",
    "김민준",
    "さくら",
    "李小龙",
    "ሰላም",
    "🐉 Drake",
    "👩‍👩‍👧",
    "<b>Bob</b>",
    "'; DROP TABLE x;--",
    "${7*7}{{7*7}}",
    '"quoted" \\ name',
    "</script>",
    "𝔉𝔯𝔢𝔡",
    "x" * 24,
]
BAD = [
    "",
    " ",
    "\u200d",
    "x" * 25,
    "x" * 64,
    "line\nbreak",
    "tab\there",
    "nul\x00",
    "\x1b[31mred",
    "\x7f",
    "\u202egnp.exe",
    "\u202d",
    "\u2066a\u2069",
    "\u200fabc",
    "\u061cabc",
    "\u2028",
    "\ufeffabc",
]


async def test_names_are_shown_as_sent(house: World) -> None:
    ada = await house.person()
    table = await ada.create(seats=100, listed=True)
    client = await house.look(ada, table["game"])
    for name in GOOD:
        await client.ask("sit", name=name)
    await house.settled()
    assert [chair["name"] for chair in client.table["chairs"] if chair] == GOOD
    shown = (await ada.get(f"/api/tables/{table['game']}"))["names"]
    assert shown == GOOD
    over_http = await ada.create(seats=100, names=GOOD)
    assert (await ada.get(f"/api/tables/{over_http['game']}"))["names"] == GOOD
    answer = await ada.http.get("/api/tables")
    assert answer.headers["content-type"] == "application/json"  # nobody takes it for a page


@pytest.mark.parametrize("name", BAD, ids=ascii)
async def test_names_that_deceive_are_refused(house: World, name: str) -> None:
    ada = await house.person()
    table = await ada.create(seats=3, names=["Ada"])
    client = await house.look(ada, table["game"])
    for asked in (
        {"kind": "sit"},
        {"kind": "rename", "seat": 1},
        {"kind": "seat_bot", "bot": "random"},
    ):
        if asked["kind"] == "seat_bot" and not name:
            continue  # then the bot gets a name of its own
        with pytest.raises(Refused) as refused:
            await client.ask(**asked, name=name)
        assert refused.value.code == "bad_name"
    with pytest.raises(Refused) as refused:
        await ada.create(seats=3, names=[name])
    assert refused.value.code == "bad_name"
    await house.settled()
    assert [chair["name"] for chair in client.table["chairs"] if chair] == ["Ada"]


def test_our_examples_are_what_they_should_be() -> None:
    categories = {unicodedata.category(character) for name in GOOD for character in name}
    assert {"Lo", "Mn", "So", "Sm"} <= categories
    assert json.loads(json.dumps(GOOD)) == GOOD
