"""A replay is written once for all seats; what comes of it is what its fields say."""

import msgspec
import pytest

from quillmap import Options, Record, read_record
from quillmap.replay.moments import watched
from quillmap.rules.reasons import Refused
from quillmap.rules.scoring import EDICTS
from quillmap.server.scribe.replay_view import Replay, seen_from, told
from quillmap.simulate import Simulation
from quillmap.table.records import table_of
from tests.test_kept_records import KEPT

RECORDS = [read_record(path.read_text("utf-8")) for path in KEPT]
RECORDS.append(Simulation(Options.of("combined"), ("random",) * 7, "told").game(1).record)


@pytest.mark.parametrize("record", RECORDS)
def test_every_seat_is_told_the_same_but_for_its_points(record: Record) -> None:
    game, steps = watched(record)
    whole = told(table_of(record, game.position), steps, True)
    seats = record.setup.players
    found = [
        msgspec.json.decode(seen_from(whole, seat), type=Replay) for seat in range(1, seats + 1)
    ]
    for seat, replay in enumerate(found):
        assert replay.seat == seat + 1 and len(replay.moments) == len(steps)
        for moment, step in zip(replay.moments, steps, strict=True):
            sheet, setup = step.position.sheets[seat], step.position.setup
            points = [EDICTS[card].points(sheet, setup.options) for card in setup.edicts]
            assert moment.edicts == points
            moment.edicts = []
        replay.seat = 0
    assert all(replay == found[0] for replay in found)
    # Nothing but what the fields say is in the text.
    text = seen_from(whole, 1)
    assert msgspec.json.encode(msgspec.json.decode(text)) == text
    for seat in (0, seats + 1):
        with pytest.raises(Refused):
            seen_from(whole, seat)
