"""The game explains itself: on one screen, in words that fit this game and this moment."""

import re
from itertools import pairwise

import pytest

from quillmap.material import SCORING
from quillmap.texts import LANGUAGES, Language, text
from tests.cli.helpers import Said, scripted

PLAY = ["play", "--terminal"]


def blocks(out: str) -> list[str]:
    """What was said after each prompt; the first is the greeting."""
    return re.split("^> .*\n", out, flags=re.M)


def played(quillmap: Said, ruleset: str, number: int) -> list[str]:
    """A whole game, block by block."""
    seed = bytes([number]) * 32
    _, lines = scripted(ruleset, seed, pick=11 + number)
    words = ["--ruleset", ruleset, "--seed", seed.hex()]
    return blocks(quillmap(*PLAY, *words, said="\n".join(lines))[1])


@pytest.mark.parametrize("ruleset", ["base", "heroes", "combined"])
def test_what_happened_and_the_map_fit_a_small_terminal(quillmap: Said, ruleset: str) -> None:
    heights = []
    for number in range(4):
        for block in played(quillmap, ruleset, number):
            # The end of a season has been read before the pause.
            block = re.sub(r"(?s).*  together +−?\d+\n\n", "", block)
            heights.append(block.count("\n"))
    # The prompt takes one line more, and only a crowded moment may scroll a little.
    assert sum(height > 23 for height in heights) <= len(heights) / 40
    assert max(heights) <= 25


def test_no_season_end_waits_in_a_pipe(quillmap: Said) -> None:
    assert "Enter goes on" not in "".join(played(quillmap, "base", 0))


@pytest.mark.parametrize("ruleset", ["base", "heroes", "combined"])
def test_help_fits_one_screen(quillmap: Said, ruleset: str) -> None:
    _, out, _ = quillmap(*PLAY, "--ruleset", ruleset, said="help\n")
    shown = blocks(out)[1].splitlines()
    assert len(shown) <= 23 and max(map(len, shown)) < 80
    assert ("  hero C4 " in blocks(out)[1]) == (ruleset != "base")
    assert any(line.startswith("  save [FILE]") and "read and share" in line for line in shown)


def test_the_legend_tells_what_this_game_has(quillmap: Said) -> None:
    base = blocks(quillmap(*PLAY)[1])[0]
    heroes = blocks(quillmap(*PLAY, "--new", "--ruleset", "heroes")[1])[0]
    assert "H hero" not in base and "MD Dragon" not in base and "destroyed" not in base
    for words in ("H hero", "MD Dragon", "MZ Zombie", "MT Troll", "MG Gorgon", "x destroyed"):
        assert words in heroes
    assert "ruins do nothing in this game" in heroes and "ruins do nothing" not in base


def test_the_seed_stands_below_and_is_secret_only_if_it_is(quillmap: Said) -> None:
    for words, secret in ([], True), (["--new", "--seed", "friday"], False):
        lines = quillmap(*PLAY, *words)[1].splitlines()
        at = next(n for n, line in enumerate(lines) if "SHA-256" in line)
        assert lines[at - 1].startswith("Type help")
        assert ("secret" in lines[at]) == secret
        assert re.fullmatch("  [0-9a-f]{64}", lines[at + 1])
    assert "SHA-256" not in quillmap(*PLAY)[1]  # goes on, so it was shown before


def test_the_last_card_of_a_season_is_announced(quillmap: Said) -> None:
    for ruleset in ("base", "heroes"):
        for number in range(3):
            shown = played(quillmap, ruleset, number)
            for before, after in pairwise(shown):
                last = ": the last card of this season\n" in before
                assert last == (" ends.\n" in after)
            assert "has been scored" not in "".join(shown) or ruleset == "heroes"


def test_an_ambush_says_why_there_and_what_comes_of_it(quillmap: Said) -> None:
    out = " ".join("".join(played(quillmap, "heroes", number)) for number in range(4))
    told = re.sub(r"\s+", " ", out)
    for letter, card, corner, arrow in [
        ("T", "Giant Troll Ravage", "top right", "clockwise"),
        ("D", "Dragon Inferno", "bottom left", "counter-clockwise"),
        ("Z", "Zombie Plague", "top left", "counter-clockwise"),
        ("G", "Gorgon Gaze", "bottom right", "clockwise"),
    ]:
        why = f"solo rule: from the {corner} corner, {arrow}, the first place that fits"
        then = text(f"beast-{letter}")
        assert re.search(rf"Ambush! {card} on [A-K0-9 ]+ \({why}\)\. {then}", told), card


def test_rules_explains_the_card_and_the_edicts(quillmap: Said) -> None:
    seed = bytes(32)
    _, lines = scripted("heroes", seed)
    said = "rules\n" + "".join(f"{line}\nrules\n" for line in lines[:-1])
    words = ["--ruleset", "heroes", "--seed", seed.hex()]
    explained = [b for b in blocks(quillmap(*PLAY, *words, said=said)[1]) if "Spring scores" in b]
    assert len(explained) == len(lines)
    for block in explained:
        assert block.count("\n") <= 23
        assert "Spring scores A and B, summer B and C, fall C and D, winter D and A:\n" in block
        assert len(re.findall(r"(?m)^[A-D][* ] +\d+  .*: .* for each ", block)) == 4
    together = "".join(explained)
    for sentence in ("turn and flip it", "Draw the hero", "you lose 1 point"):
        assert sentence in together


def test_rules_after_a_ruins_card(quillmap: Said) -> None:
    _, out, _ = quillmap(*PLAY, "--seed", "golden", said="card\n")
    assert text("ruins-duty") in blocks(out)[1]


def test_seasons_shows_what_is_over(quillmap: Said) -> None:
    seed = bytes(32)
    _, lines = scripted("base", seed)
    said = "seasons\n" + "\n".join(lines[:-1]) + "\nseasons\n"
    shown = blocks(quillmap(*PLAY, "--seed", seed.hex(), said=said)[1])
    assert shown[1] == "No season is over yet.\n"
    assert [line.split()[0] for line in shown[-2].splitlines()] == [
        "season",
        "Spring",
        "Summer",
        "Fall",
        "sum",
    ]


def test_the_list_is_chosen_from_as_help_says(quillmap: Said) -> None:
    for number in range(20):
        words = ["--new", "--seed", f"{number:064x}"]
        out = blocks(quillmap(*PLAY, *words, said="legal\n")[1])[1]
        typed = out.splitlines()[-1].split("as in: ")[1]
        assert re.fullmatch(r"((forest|village|farm|water) )?1", typed)
        assert "You draw" in quillmap(*PLAY, said=f"{typed}\n")[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", SCORING)
def test_an_edict_in_a_few_words(card: str, language: Language) -> None:
    brief = text(f"brief-{card}", language, points=8)
    assert len(f"A*  12  {text(f'name-{card}', language)}: {brief}") < 80
    # The first number of the rule, which is what one of it is worth.
    assert brief.split()[0] == text(f"rule-{card}", language).split()[0]


def test_wildholds_in_greek(quillmap: Said) -> None:
    words = ["--edicts", "wildholds,greenbough,borderlands,canal_lake"]
    assert "Wildholds: 8 per" in quillmap(*PLAY, *words)[1]
    words += ["--option", "wildholds_points=6", "--new"]
    _, out, _ = quillmap(*PLAY, *words, said="rules\n")
    assert "Wildholds: 6 per" in out and "Wildholds: 6 points" in out
