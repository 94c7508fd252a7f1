"""Playing a record again, line by line, and checking everything it claims."""

from collections.abc import Callable
from dataclasses import replace

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


def replay(
    record: Record,
    seed: bytes | None = None,
    watch: Callable[[Entry, Game], None] | None = None,
) -> Game:
    """The game of a record, every line checked, and scores, cards and seed if it has them.

    What the game then writes as its record is what was read, in canonical form. Whoever keeps the
    seed of an unfinished game passes it, so that its cards are checked and the game can go on.
    Whoever wants to look passes `watch`, which is called behind every line.
    """
    seed = record.seed if seed is None else seed
    if seed is not None:
        _check_setup(record, seed)
    game = Game(record.setup, record.players, record.commitment)
    game.undos, game.hints, game.extra = record.undos, record.hints, record.extra
    game.deck = record.deck
    for index, entry in enumerate(record.entries):
        line = _line(record.lines, index)
        if game.over:
            raise BrokenRecord(line, f"the game was over before {write_entry(entry)!r}")
        if isinstance(entry, Revealing) and seed is not None:
            _check_card(game, seed, entry, line)
        try:
            _follow(game, entry)
        except Refused as refusal:
            raise BrokenRecord(line, f"{write_entry(entry)!r}: {refusal}") from refusal
        if watch is not None:
            watch(entry, game)
    _check_end(record, game)
    game.seed = seed
    return game


def _line(lines: tuple[int, ...], index: int) -> int | None:
    """Where it stood in the text, if the record was read from one."""
    return lines[index] if index < len(lines) else None


def _check_setup(record: Record, seed: bytes) -> None:
    line = _line(record.ends, record.setup.players)
    if commitment(seed) != record.commitment:
        raise BrokenRecord(line, "the seed does not belong to the commitment")
    told = record.setup
    dealt = prepare(told.options, seed, told.players, told.rules)
    if dealt.edicts != record.setup.edicts:
        raise BrokenRecord(line, f"the seed draws the edicts {' '.join(dealt.edicts)}")
    if dealt.map_sheet != record.setup.map_sheet:
        raise BrokenRecord(line, f"the seed draws the map sheet {dealt.map_sheet}")
    if dealt.ambushes != record.setup.ambushes:
        raise BrokenRecord(line, f"the seed draws the ambushes {' '.join(dealt.ambushes)}")


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
            line = _line(record.ends, 0)
            raise BrokenRecord(line, "the game is not over, but the record ends it")
        return
    if record.scores is not None and record.scores != game.position.scores:
        seat = next(
            seat
            for seat, (told, found) in enumerate(
                zip(record.scores, game.position.scores, strict=True), 1
            )
            if told != found
        )
        line = _line(record.ends, seat - 1)
        raise BrokenRecord(line, f"the scores of seat {seat} do not follow from its map")


def undone(game: Game) -> Game | None:
    """The game one placement earlier, or None if there was none; the record counts it.

    Seed and deck stay as they were, so the same cards come again.
    """
    record = game.record()
    made = [index for index, entry in enumerate(record.entries) if isinstance(entry, Made)]
    if not made:
        return None
    entries = record.entries[: made[-1]]
    undos = record.undos + 1
    earlier = replace(record, entries=entries, scores=None, seed=None, undos=undos)
    return replay(earlier, game.seed)
