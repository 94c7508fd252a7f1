"""`hint` in the terminal: typed as it is said, counted in the record, with reasons in words."""

import re
from collections import Counter
from pathlib import Path

import pytest

from quillmap import Game, Options, Seat, grid, legal, read_record, write_record
from quillmap.cli.game.beside import beside_text
from quillmap.cli.game.hint import hint_lines, ideas, nudge, reason_text, small_maps
from quillmap.cli.game.typed import read_typed
from quillmap.cli.ink import Ink
from quillmap.cli.speech import say, speaking
from quillmap.rules.why import every_reason
from quillmap.server.wire import Gains
from quillmap.server.wire.previews import previewed
from quillmap.texts import LANGUAGES, Language
from tests.cli.helpers import Said

SIDES = ("this", "yours")
NEW = ["play", "--terminal", "--new", "--seed", "07" * 32]
ME = Seat(0)


def kept(folder: Path) -> str:
    """The game that goes on next time."""
    (path,) = (folder / "kept").glob("*.txt")
    return path.read_text("utf-8")


@pytest.mark.parametrize("ruleset", ["base", "heroes"])
def test_a_hint_is_counted_once_for_a_card_and_can_be_typed(
    quillmap: Said, tmp_path: Path, ruleset: str
) -> None:
    words = [*NEW, "--ruleset", ruleset]
    code, out, _ = quillmap(*words, said="hint\nhi\nhint\nquit\n")
    nudge, _, places = out.partition("Type hint again")
    assert code == 0 and "cards to come" in places and "cards to come" not in nudge
    assert not re.search(r"^[1-3]  ", nudge, re.M), "no place yet"
    first = re.findall(r"^1  (.+)$", out, re.M)
    assert len(first) == 2 and first[0] == first[1], "the same question, the same answer"
    assert "\nhints 1\n" in kept(tmp_path)
    code, out, _ = quillmap("play", "--terminal", said=f"{first[0]}\nhint\nquit\n")
    assert code == 0 and "(hints: 2)" in out
    assert "\nhints 2\n" in kept(tmp_path)


def test_a_move_of_ones_own_is_compared(quillmap: Said, tmp_path: Path) -> None:
    """Asked about at once, the places are told without a nudge; nonsense is not counted."""
    code, out, _ = quillmap(*NEW, said="hint C4 nonsense\nhint A1 B2 C3 D4\nquit\n")
    assert code == 0 and "cards to come" not in out
    assert "hints" not in kept(tmp_path)
    code, out, _ = quillmap("play", "--terminal", said="legal\nhint 1\nquit\n")
    assert code == 0 and "Type hint again" not in out
    assert out.count("Yours on A1") == 3
    assert "\nhints 1\n" in kept(tmp_path)


def test_the_places_on_small_maps() -> None:
    """With or without colour, each placement is marked on a map of its own."""
    game = Game.new(Options.of("base"), seed=bytes(32))
    moves = ideas(game.position)
    head, *rows = small_maps(game.position, Ink(colour=False))
    assert head.split() == ["1", "2", "3"] and len(rows) == 11
    for at, move in enumerate(moves):
        column = 2 + 13 * at
        drawn = [row[column : column + 11] for row in rows]
        found = [
            f"{'ABCDEFGHIJK'[y]}{x + 1}" for y in range(11) for x in range(11) if drawn[y][x] == "@"
        ]
        assert found == list(grid.names(move.cells))
    painted = "\n".join(small_maps(game.position, Ink(colour=True)))
    assert re.sub(r"\x1b\[[\d;]*m", "", painted) == "\n".join((head, *rows))


def test_the_record_says_how_many(quillmap: Said, tmp_path: Path) -> None:
    quillmap(*NEW, said="hint\nundo\nquit\n")
    record = read_record(kept(tmp_path))
    assert record.hints == (1,) and read_record(write_record(record)) == record


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence(language: Language) -> None:
    """In a game by the first legal moves, for draws from all over the map."""
    seen: Counter[str] = Counter()
    with speaking(language):
        for ruleset in ("base", "heroes"):
            options = Options.of(ruleset, solo_ambush="pegasus")
            game = Game.new(options, seed=bytes(32))
            while not game.over:
                moves = legal(game.position, ME)
                hinted = nudge(game.position)
                assert hinted.endswith(".") and not re.search(r"[{}]|  |\$|\b[A-K]\d", hinted)
                for move in moves[:: len(moves) // 5 + 1]:
                    for reason in every_reason(game.position, move):
                        said = reason_text(reason, game.position)
                        assert said.endswith(".") and not re.search(r"[{}]|  |\$", said), said
                        seen[reason.kind] += 1
                game.play(moves[len(moves) // 2])
    assert len(seen) > 12, seen


def test_what_is_told_can_be_typed() -> None:
    game = Game.new(Options.of("heroes"), seed=bytes(range(32)))
    while not game.over:
        lines = list(hint_lines(game.position))
        typed = [line[3:] for line in lines if re.match("[1-3]  ", line)]
        assert 1 <= len(typed) <= 3 and len(lines) > 2 * len(typed)
        moves = [read_typed(line, game.position) for line in typed]
        assert all(move in legal(game.position, ME) for move in moves)
        game.play(moves[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_either_brings_more_is_told(language: Language) -> None:
    """The numbers of both sides are those of the preview, in every language."""
    told: Counter[str] = Counter()
    with speaking(language):
        more = {side: say(f"hint-{side}-more", gains="|").split("|")[0] for side in SIDES}
        game = Game.new(Options.of("base"), seed=bytes(range(32)))
        while not game.over:
            moves = legal(game.position, ME)
            draft, *others = moves[:: len(moves) // 4 + 1]
            for move in others:
                said = beside_text(game.position, move, draft)
                assert said.endswith(".") and not re.search(r"[{}]|  |\$", said), said
                its, mine = (previewed(game.position, each).gains for each in (move, draft))
                for side, one, other in zip(SIDES, (its, mine), (mine, its), strict=True):
                    pairs = zip(flat(one), flat(other), strict=True)
                    brings = any(here > there for here, there in pairs)
                    assert (more[side] in said) == brings, said
                    told[side] += brings
            game.play(moves[len(moves) // 2])
    assert all(told[side] > 3 for side in SIDES), told


def flat(gains: Gains) -> list[int]:
    """What is paid at each scoring, in one order."""
    rows = (*gains.edicts, gains.coins, gains.monsters)
    return [gain.points for row in rows for gain in row]


def test_a_drawing_beside_others() -> None:
    """Sums first, then the idea, then one's own."""
    game = Game.new(Options.of("base"), seed=bytes(range(32)))
    draft = next(iter(legal(game.position, ME)))
    lines = [line for line in hint_lines(game.position, draft) if "Yours on" in line]
    assert len(lines) == 3
    for line in lines:
        assert re.match(r"   Yours on [A-K\d ]+ in all [+−]?\d+, this [+−]?\d+\.", line), line
