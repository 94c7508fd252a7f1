"""Tables read from their journals, long ones in the turn of whoever asks for them."""

from contextlib import AbstractAsyncContextManager

import pytest

from tests.cli.helpers import DATA
from tests.server.world import World

RECORD = DATA / "cli" / "three.record.txt"


async def test_an_imported_game_is_opened_in_the_turn_of_who_asks(
    house: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, asked = house.server, list[str]()
    turn = server.scribe.turn

    def noted(who: str) -> AbstractAsyncContextManager[None]:
        asked.append(who)
        return turn(who)

    def put_away() -> None:
        server.rooms.by_game.clear()
        asked.clear()

    monkeypatch.setattr(server.scribe, "turn", noted)
    person = await house.person()
    game = (await person.add_record(RECORD.read_text("utf-8")))["game"]
    for path in ("", "/record", "/replay"):
        put_away()
        assert (await person.http.get(f"/api/tables/{game}{path}")).status_code == 200
        assert asked and set(asked) == {"127.0.0.1"}, path
    put_away()
    await person.create(deck=game)
    assert asked == ["127.0.0.1"]
    put_away()
    async with await person.look(game):
        assert asked == ["127.0.0.1"]
    put_away()
    await server.rooms.open(game)
    assert asked == [""], "the server itself is one asker among them"
