"""Names of any script are shown as they were sent; what would deceive the eye is refused.

`tests/table/test_naming.py` has more of both.
"""

import json
import unicodedata

import pytest

from tests.server.client import Refused
from tests.server.world import World

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
    "👍🏽",
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
    "👩\u200d👩\u200d👧",
    "\u2764\ufe0f",
    "\u3164",
    "\u2800",
    "\ue000",
    "\u0378",
    "Z\u0351\u036b\u0343algo",
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


async def test_nobody_has_the_name_of_another(house: World) -> None:
    ada, ben = await house.person(), await house.person()
    table = await ada.create(seats=6, names=["Ada", "Zoë"])
    client = await house.look(ada, table["game"])
    other = await house.look(ben, table["game"], table["key"])
    for name in ("Ada", "ADA", " ａｄａ ", "Zoe\u0308"):
        for asking, asked in (
            (other, {"kind": "sit"}),
            (client, {"kind": "sit"}),
            (client, {"kind": "seat_bot", "bot": "random"}),
        ):
            with pytest.raises(Refused) as refused:
                await asking.ask(**asked, name=name)
            assert refused.value.code == "name_taken"
    await client.ask("rename", seat=1, name="ADA")
    await other.ask("sit", name="Be\u0301la")
    with pytest.raises(Refused) as refused:
        await other.ask("rename", seat=3, name="ada")
    assert refused.value.code == "name_taken"
    await house.settled()
    assert [chair["name"] for chair in client.table["chairs"] if chair] == ["ADA", "Zoë", "Béla"]
    with pytest.raises(Refused) as refused:
        await ada.create(seats=3, names=["Ada", "Ben", "ben"])
    assert refused.value.code == "name_taken"


async def test_bots_get_the_next_number_that_is_free(house: World) -> None:
    ada = await house.person()
    asked = {"names": ["random 1", "Random ３"], "bots": ["random", "random", "greedy"]}
    table = await ada.create(seats=8, **asked)
    client = await house.look(ada, table["game"])
    names = ["random 1", "Random ３", "Random 2", "Random 4", "Greedy 3"]
    assert [chair["name"] for chair in client.table["chairs"] if chair] == names
    await client.ask("seat_bot", bot="random")
    await client.ask("stand", seat=3)
    await client.ask("seat_bot", bot="random")
    await house.settled()
    names = ["random 1", "Random ３", "Random 5", "Random 4", "Greedy 3", "Random 6"]
    assert sorted(chair["name"] for chair in client.table["chairs"] if chair) == sorted(names)


def test_our_examples_are_what_they_should_be() -> None:
    categories = {unicodedata.category(character) for name in GOOD for character in name}
    assert {"Lo", "Mn", "So", "Sm"} <= categories
    assert json.loads(json.dumps(GOOD)) == GOOD
