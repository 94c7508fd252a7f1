"""Playing a record again, line by line, and checking everything it claims."""

from quillmap.dealer import commitment, deal, prepare
from quillmap.game import Game
from quillmap.notation import (
    Entry,
    HandedOver,
    Leaving,
    Made,
    Record,
    Returning,
    Revealing,
    write_entry,
)
from quillmap.rules.reasons import Refused


class BrokenRecord(Exception):
    """A record that does not hold: which line (None: no line in particular), and why."""

    def __init__(self, line: int | None, why: str) -> None:
        super().__init__(why if line is None else f"line {line}: {why}")
        self.line = line
        self.why = why


def replay(record: Record) -> Game:
    """The game of a record, every line checked, and scores, cards and seed if it has them.

    What the game then writes as its record is what was read, in canonical form.
    """
    if record.seed is not None:
        _check_setup(record, record.seed)
    game = Game(record.setup, record.players, record.commitment)
    game.undos, game.extra = record.undos, record.extra
    for index, entry in enumerate(record.entries):
        line = record.lines[index] if record.lines else None
        if game.over:
            raise BrokenRecord(line, f"the game was over before {write_entry(entry)!r}")
        if isinstance(entry, Revealing) and record.seed is not None:
            _check_card(game, record.seed, entry, line)
        try:
            _follow(game, entry)
        except Refused as refusal:
            raise BrokenRecord(line, f"{write_entry(entry)!r}: {refusal}") from refusal
    _check_end(record, game)
    game.seed = record.seed
    return game


def _check_setup(record: Record, seed: bytes) -> None:
    if commitment(seed) != record.commitment:
        raise BrokenRecord(None, "the seed does not belong to the commitment")
    if prepare(record.setup.options, seed, record.setup.players) != record.setup:
        raise BrokenRecord(None, "the edicts or ambushes are not those of the seed")


def _check_card(game: Game, seed: bytes, entry: Revealing, line: int | None) -> None:
    if game.awaited:
        return  # the rules will say who must draw first
    due = deal(seed, game.position)
    if entry.card != due:
        raise BrokenRecord(line, f"the seed deals {due}, not {entry.card}")


def _follow(game: Game, entry: Entry) -> None:
    match entry:
        case Revealing(card):
            game.reveal(card)
        case Made(move, by, note):
            game.play(move, by, note)
        case Leaving(seat):
            game.leave(seat)
        case HandedOver(seat, bot):
            game.hand_over(seat, bot)
        case Returning(seat):
            game.take_back(seat)


def _check_end(record: Record, game: Game) -> None:
    if not game.over:
        if record.scores is not None or record.seed is not None:
            raise BrokenRecord(None, "the game is not over, but the record ends it")
        return
    if record.scores is not None and record.scores != game.position.scores:
        seat = next(
            seat
            for seat, (told, found) in enumerate(
                zip(record.scores, game.position.scores, strict=True), 1
            )
            if told != found
        )
        raise BrokenRecord(None, f"the scores of seat {seat} do not follow from its map")
