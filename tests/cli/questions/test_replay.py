"""`quillmap replay`: what holds is shown, what does not is refused with its line."""

import json
import re
from pathlib import Path

import pytest

from quillmap import Game, Options, Player, legal, read_record, write_record
from tests.cli.goldens import FOLDER
from tests.cli.helpers import Said, scripted

SOLO = (FOLDER / "solo.record.txt").read_text(encoding="utf-8")
THREE = (FOLDER / "three.record.txt").read_text(encoding="utf-8")
UNFINISHED = (FOLDER / "unfinished.record.txt").read_text(encoding="utf-8")


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(start))


@pytest.mark.parametrize(
    ("text", "at", "says"),
    [
        (re.sub("^seed ....", "seed 0000", SOLO, flags=re.M), "seed", "does not belong"),
        (re.sub("^commitment ....", "commitment 0000", SOLO, flags=re.M), "seed", "commitment"),
        (re.sub(r"(?m)^(score 1 \S+ = )\S+", r"\g<1>0+0+0-0", SOLO), "score", "expected"),
        (re.sub(r"(?m)^score 3.*", "score 3 0 = 0+0+0-0", THREE), "score 3", "seat 3"),
        (SOLO.replace("reveal", "reveal hamlet\nreveal", 1), "reveal hamlet", ""),
        (SOLO.replace("1 village", "1 forest", 1), "1 forest", "Forest cannot be drawn now"),
        (SOLO.replace("rules 1", "rules 9"), "rules", "expected"),
        (SOLO.replace("ruleset base", "ruleset bass"), "", "ruleset"),
        (SOLO.replace("edicts drawn wildholds", "edicts drawn great_city"), "seed", "edicts"),
        (UNFINISHED + "\nseed " + "0" * 64 + "\n", "seed", ""),
        (UNFINISHED + "1 forest\n", "1 forest", "square"),
    ],
)
def test_a_broken_record_is_refused_with_line_and_reason(
    quillmap: Said, text: str, at: str, says: str
) -> None:
    Path("game.txt").write_text(text, encoding="utf-8")
    code, out, err = quillmap("replay", "game.txt")
    assert (code, out) == (2, "")
    found = re.fullmatch(r"quillmap: game\.txt: line (\d+): (.+)\n", err)
    assert found, err
    assert says in found[2]
    if at:
        assert text.splitlines()[int(found[1]) - 1].startswith(at), err


@pytest.mark.parametrize("text", ["quillmap position 1\n", ""])
def test_what_is_no_record_is_called_so(quillmap: Said, text: str) -> None:
    Path("game.txt").write_text(text, encoding="utf-8")
    said = "quillmap: game.txt: This is not a record of Quillmap.\n"
    assert quillmap("replay", "game.txt") == (2, "", said)


def test_every_line_counts(quillmap: Said) -> None:
    lines = SOLO.splitlines()
    first = line_of(SOLO, "reveal")
    for index in range(first - 1, len(lines) - 3, 5):
        text = "\n".join(lines[:index] + lines[index + 1 :])
        code, _, err = quillmap("replay", "-", said=text)
        assert code == 2 and err.startswith("quillmap: standard input: line "), lines[index]


@pytest.mark.parametrize("file", ["missing.txt", ".", "/bin/sh"])
def test_what_is_no_text_is_refused(quillmap: Said, file: str) -> None:
    code, out, err = quillmap("replay", file)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"quillmap: {file}: ")


def test_an_unfinished_record_is_no_mistake(quillmap: Said) -> None:
    code, out, err = quillmap("replay", "-", said=UNFINISHED)
    assert (code, err) == (0, "")
    assert "The game is not finished: it is summer." in out
    assert "The seed comes with the end of the game." in out


def test_a_finished_record_without_a_seed_says_so(quillmap: Said) -> None:
    _, out, _ = quillmap("replay", "-", said=re.sub("(?m)^seed .*\n", "", SOLO))
    assert "The cards are not checked: the record has no seed." in out


@pytest.mark.parametrize(("language", "told"), [("en", "own map"), ("pl", "własna mapa")])
def test_an_own_map_is_called_so(quillmap: Said, language: str, told: str) -> None:
    game = Game.new(Options.of(map_sheet="^10/" + "/".join(["11"] * 10)), seed=bytes(32))
    _, out, _ = quillmap("replay", "-", "--lang", language, said=write_record(game.record()))
    assert told in out.splitlines()[0]


def test_undos_are_told(quillmap: Said) -> None:
    _, out, _ = quillmap("replay", "-", said=SOLO.replace("commitment", "undos 3\ncommitment", 1))
    assert "undos    3\n" in out


def test_hints_are_told(quillmap: Said) -> None:
    alone = SOLO.replace("commitment", "hints 4\ncommitment", 1)
    _, out, _ = quillmap("replay", "-", said=alone)
    assert "hints    4\n" in out
    _, out, _ = quillmap("replay", "--json", "-", said=alone)
    assert json.loads(out)["players"][0]["hints"] == 4
    several = THREE.replace("commitment", "hints 2 0 1\ncommitment", 1)
    _, out, _ = quillmap("replay", "-", said=several)
    first, _, third = (player.name for player in read_record(THREE).players)
    (line,) = [line for line in out.splitlines() if line.startswith("hints")]
    assert re.fullmatch(rf"hints    {first}.* 2, {third}.* 1", line)
    _, out, _ = quillmap("replay", "-", said=SOLO)
    assert "hints" not in out


@pytest.mark.parametrize(
    ("ruleset", "options", "says"),
    [
        ("base", {}, "these cards."),
        ("heroes", {"edicts": "first_game"}, "cards (the edicts were chosen, not drawn)."),
        ("combined", {"ambush_set": "base"}, "cards (the ambushes were chosen, not drawn)."),
        (
            "combined",
            {"ambush_set": "base", "edicts": "first_game"},
            "cards (the edicts and the ambushes were chosen, not drawn).",
        ),
    ],
)
def test_what_was_chosen_is_not_dealt(
    quillmap: Said, ruleset: str, options: dict[str, str], says: str
) -> None:
    game, _ = scripted(ruleset, bytes(32), 7, **options)
    _, out, _ = quillmap("replay", "-", said=write_record(game.record()))
    assert out.endswith(f"that the seed deals exactly these {says.removeprefix('these ')}\n")


def test_the_rating_says_what_is_taken_away(quillmap: Said) -> None:
    _, out, _ = quillmap("replay", "-", said=SOLO)
    assert "49 points, minus 82, the solo values printed on your four scoring cards: " in out
    assert "rating −33, Oblivious Inkdrinker." in out


def test_many_players_are_ranked_and_shown_only_on_request(quillmap: Said) -> None:
    players = [Player(f"Name {n}") for n in range(1, 9)]
    game = Game.new(Options.of("base"), players, seed=bytes(32))
    while not game.over:
        game.play(next(legal(game.position, game.awaited[0])))
    text = write_record(game.record())
    _, short, _ = quillmap("replay", "-", said=text)
    _, long, _ = quillmap("replay", "-", "--maps", said=text)
    assert "Name 1, Name 2, Name 3, 5 others" in short
    assert short.count("Name 8") == 1 and long.count("Name 8") == 2
    assert "\nA " not in short and "\nA " in long


def test_a_record_as_json(quillmap: Said) -> None:
    code, out, _ = quillmap("replay", "-", "--json", said=SOLO)
    found = json.loads(out)
    assert code == 0 and found["finished"] and found["cards_checked"]
    (player,) = found["players"]
    assert found["rating"] == player["total"] - 82 and found["title"] == "oblivious_inkdrinker"
    assert player["total"] == sum(season["total"] for season in player["seasons"])
    assert [len(row) for row in player["map"]] == [11] * 11
    _, out, _ = quillmap("replay", "-", "--json", said=THREE)
    found = json.loads(out)
    assert sorted(player["rank"] for player in found["players"]) == [1, 2, 3]
    assert (found["rating"], found["title"]) == (None, None)
    _, out, _ = quillmap("replay", "-", "--json", said=UNFINISHED)
    found = json.loads(out)
    assert not found["finished"] and found["seed"] is None and not found["cards_checked"]


def test_somebody_who_left_has_no_rank(quillmap: Said) -> None:
    game = Game.new(Options.of("base"), 3, seed=bytes(32))
    game.leave(game.awaited[0])
    while not game.over:
        game.play(next(legal(game.position, game.awaited[0])))
    _, out, _ = quillmap("replay", "-", said=write_record(game.record()))
    assert re.search(r"\nleft  Player 1 ", out)
