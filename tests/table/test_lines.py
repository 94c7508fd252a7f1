"""Every line of a journal as text, both ways; and nothing but such lines is read."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quillmap import NotationError, Options, Seat
from quillmap.dealer import prepare
from quillmap.notation import (
    Crest,
    HandedOver,
    Leaving,
    Made,
    Returning,
    Revealing,
    Signature,
    name_problem,
    read_move,
)
from quillmap.table.lines import (
    Again,
    BotSat,
    Closed,
    CodeSet,
    DeckOf,
    Hinted,
    HostSet,
    KeySet,
    Knocked,
    LaneOf,
    Line,
    Linked,
    Named,
    NudgedBy,
    OnceBy,
    Opened,
    OwnerSet,
    PublishedBy,
    Sat,
    Seeded,
    SettingsSet,
    SetUp,
    Signed,
    Started,
    Stood,
    TakenBack,
    TurnedAway,
    Withheld,
)
from quillmap.table.settings import BadSettings, Settings, read_settings, write_settings
from quillmap.table.texts import read_line, write_line
from tests.notation.games import crests, tries
from tests.table.helpers import ADA, ONE, TWO, seed_of

SETUP = prepare(Options.of("combined", ambush_set="heroes"), seed_of(1), 3)
SETUP_TEXT = (
    "setup rules 1 / players 1 / ruleset base / map_sheet A / season_set base / explore_set base"
    " / hero_cards off / fallback_terrain card / solo_ambush standard / hero_pattern_rotation on"
    " / wildholds_points 8 / effects_after_winter off"
    " / edicts drawn borderlands greengold_plains treetower mages_valley"
    " / ambushes chosen goblin_attack bugbear_assault kobold_onslaught gnoll_raid"
)
OWN_MAP = "^10/11/2r2^2r2/11/11/5##4/5##4/11/2r2^2r2/11/10^"
SETTINGS_TEXT = (
    "kind=race listed=on round_time=60 substitute=random race_time=3600 hints=on reactions=off"
)

LINES: dict[str, Line] = {
    f'knocks {ADA} "Cleo"': Knocked(ADA, "Cleo"),
    f"turns away {ADA}": TurnedAway(ADA),
    "2 nudged by 1": NudgedBy(TWO, ONE),
    "2 nudged": NudgedBy(TWO, None),
    "2 once by weighted": OnceBy(TWO, "weighted"),
    "2 publishes": PublishedBy(TWO, True),
    "2 unpublishes": PublishedBy(TWO, False),
    "withheld": Withheld(True),
    "allowed": Withheld(False),
    "quillmap table 1": Opened(),
    "key Zm9v_-": KeySet("Zm9v_-"),
    "code BCDFGH": CodeSet("BCDFGH"),
    f"seed {'0f' * 32}": Seeded(b"\x0f" * 32),
    "deck of game5": DeckOf("game5"),
    "lane of race7 until 1700000000000": LaneOf("race7", 1_700_000_000_000),
    SETUP_TEXT: SetUp(prepare(Options.of("base"), bytes(range(32)))),
    SETUP_TEXT.replace(" / solo_ambush", " / ambush_fallback any / solo_ambush"): SetUp(
        prepare(Options.of("base", ambush_fallback="any"), bytes(range(32)))
    ),
    SETUP_TEXT.replace("sheet A", f"sheet {OWN_MAP}"): SetUp(
        prepare(Options.of("base", map_sheet=OWN_MAP), bytes(range(32)))
    ),
    SETUP_TEXT.replace("sheet A", "sheet drawn B"): SetUp(
        prepare(Options.of("base", map_sheet="random"), bytes(range(32)))
    ),
    f"settings {SETTINGS_TEXT}": SettingsSet(
        Settings(
            kind="race",
            listed=True,
            round_time=60,
            substitute="random",
            race_time=3600,
            hints=True,
            reactions=False,
        )
    ),
    f"host {ADA}": HostSet(ADA),
    f'2 sits {ADA} "Zoë \\"Z\\" Ö."': Sat(TWO, ADA, 'Zoë "Z" Ö.'),
    '3 bot weighted "Weighted"': BotSat(Seat(2), "weighted", "Weighted"),
    '2 named "می‌خواهم"': Named(TWO, "می‌خواهم"),
    "2 signs": Signed(TWO, Signature()),
    '2 signs province "Zoë \\"Z\\""': Signed(TWO, Signature('Zoë "Z"')),
    '2 signs title "Keeper" crest round red': Signed(
        TWO, Signature(None, "Keeper", Crest("round", "red"))
    ),
    '2 signs province "Oak" title "T" crest shield blue bend gold star silver': Signed(
        TWO, Signature("Oak", "T", Crest("shield", "blue", ("bend", "gold"), ("star", "silver")))
    ),
    "100 stands": Stood(Seat(99)),
    f"1 link {ADA}": Linked(ONE, ADA),
    "1 link 0": Linked(ONE, None),
    f"1 owner {ADA}": OwnerSet(ONE, ADA),
    "starts": Started(),
    "2 takes back": TakenBack(TWO),
    "2 hinted": Hinted(TWO),
    "again game8 key8": Again("game8", "key8"),
    "closes": Closed(),
    "reveal great_river": Revealing("great_river"),
    "1 forest C4 C5": Made(read_move("1 forest C4 C5")),
    "1 on 2 monster C4 by fallback, too slow": Made(
        read_move("1 on 2 monster C4"), "fallback", "too slow"
    ),
    "2 leaves": Leaving(TWO),
    "2 handed to weighted": HandedOver(TWO, "weighted"),
    "2 returns": Returning(TWO),
}


@pytest.mark.parametrize("text", LINES)
def test_a_line_is_read_and_written(text: str) -> None:
    assert read_line(text) == LINES[text]
    assert write_line(LINES[text]) == text


def test_every_kind_of_line_is_here() -> None:
    assert {type(line) for line in LINES.values()} == set(get_args(Line))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "quillmap table 2",
        "quillmap record 1",
        "key ",
        "key two words",
        "key a\nb",
        "code",
        "seed 00",
        f"seed {'0F' * 32}",
        f"seed {'zz' * 32}",
        "lane of race7",
        "lane off race7 until 17",
        "lane of race7 until 1_7",
        "setup rules 1",
        SETUP_TEXT.replace("rules 1", "rules 99"),
        SETUP_TEXT.replace("map_sheet A", "map_sheet C"),
        SETUP_TEXT.replace("map_sheet A", "map_sheet random"),
        SETUP_TEXT.replace("map_sheet A", "map_sheet drawn C"),
        SETUP_TEXT.replace("map_sheet A", f"map_sheet drawn {OWN_MAP}"),
        SETUP_TEXT.replace("map_sheet A", f"map_sheet {OWN_MAP.replace('11', '.10', 1)}"),
        SETUP_TEXT.replace("map_sheet A", f"map_sheet {OWN_MAP}/11"),
        SETUP_TEXT.replace(" / players 1", " / players 1 / players 1"),
        "settings kind=duel",
        "settings round_time=4",
        "settings race_time=soon",
        "settings nonsense",
        "host ",
        "starts now",
        "closes soon",
        "again game8",
        "again game8 key8 twice",
        f'0 sits {ADA} "Ada"',
        f'01 sits {ADA} "Ada"',
        f'101 sits {ADA} "Ada"',
        f'² sits {ADA} "Ada"',
        f'٣ sits {ADA} "Ada"',
        f"{'9' * 5000} stands",
        f"2 sits {ADA} Ada",
        f'2 sits {ADA} "Ada" "Ben"',
        f'2 sits {ADA} ""',
        f'2 sits {ADA} "\\u202e"',
        f'2 sits {ADA} "\\ud800"',
        f'2 sits  "{ADA}"',
        '2 bot Weighted "W"',
        "2 named Ada",
        "2 signs nothing",
        '2 signs province ""',
        f'2 signs province "{"x" * 33}"',
        '2 signs province "A" province "B"',
        '2 signs title "T" province "P"',
        "2 signs crest",
        "2 signs crest shield",
        "2 signs crest Shield blue",
        "2 signs crest shield blue star",
        "2 signs crest shield blue star gold bend red",
        '2 signs crest shield blue province "P"',
        '2 signs province "\\u202e"',
        "2 stands up",
        "2 link ",
        "2 owner ",
        "2 takes",
        "2 takes off",
        "2 hinted twice",
        "hinted",
        "reveal nothing",
        "1 forest c4",
        "1  forest C4",
        "1 forest C5 C4",
        "Starts",
        "leaves",
    ],
)
def test_what_is_no_line(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        read_line(text)
    assert str(refusal.value).isprintable()


def test_settings_of_an_older_version_are_read() -> None:
    assert read_line("settings kind=race") == SettingsSet(Settings(kind="race"))
    older = "settings kind=table listed=off round_time=60 substitute=weighted race_time=604800"
    assert read_line(older) == SettingsSet(Settings(round_time=60, hints=False))
    assert read_line("settings listed=on hue=blue") == SettingsSet(Settings(listed=True))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("kind", "duel"),
        ("round_time", 4),
        ("round_time", -1),
        ("round_time", 30 * 86_400 + 1),
        ("race_time", 59),
        ("race_time", 90 * 86_400 + 1),
    ],
)
def test_settings_that_cannot_be(field: str, value: object) -> None:
    with pytest.raises(BadSettings) as refusal:
        Settings(**{field: value})  # type: ignore[arg-type]
    assert refusal.value.reason.id == "bad_setting"
    assert dict(refusal.value.reason.args)["setting"] == field


def test_settings_at_their_limits() -> None:
    for round_time in (0, 5, 30 * 86_400):
        for race_time in (60, 90 * 86_400):
            settings = Settings(round_time=round_time, race_time=race_time)
            assert read_settings(write_settings(settings)) == settings


# Any text ---------------------------------------------------------------------------------------


def read_or_refused(text: str) -> None:
    """A line that is written and read as itself, or our own error."""
    try:
        line = read_line(text)
    except NotationError:
        return
    written = write_line(line)
    assert read_line(written) == line
    assert "\n" not in written
    assert written == text or isinstance(line, SettingsSet)


@tries(300)
@given(st.text(st.characters(exclude_categories=())))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refused(text)


PIECES = ("", " ", "\n", "\0", "0", "1", "²", '"', "\\", "/", "=", ",", "\ud800", "\u2028", "key ")


@tries(500)
@given(st.data())
def test_texts_that_are_nearly_right(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(list(LINES)))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        stop = start + data.draw(st.integers(0, 3))
        piece = data.draw(st.sampled_from((*PIECES, *text.split())))
        text = text[:start] + piece + text[stop:]
    read_or_refused(text)


NAMES = st.text(min_size=1, max_size=24).filter(lambda name: name_problem(name) is None)
SIGNATURES = st.builds(Signature, NAMES | st.none(), NAMES | st.none(), st.none() | crests())
WORDS = st.text("abcdef0123456789-_", min_size=1, max_size=64)
SEATS = st.integers(0, 99).map(Seat)


@tries(200)
@given(
    st.one_of(
        st.builds(KeySet, WORDS),
        st.builds(CodeSet, WORDS),
        st.builds(Seeded, st.binary(min_size=32, max_size=32)),
        st.builds(LaneOf, WORDS, st.integers(0, 2**50)),
        st.builds(HostSet, WORDS),
        st.builds(Linked, SEATS, WORDS.filter(lambda word: word != "0") | st.none()),
        st.builds(OwnerSet, SEATS, WORDS),
        st.builds(Sat, SEATS, WORDS, NAMES),
        st.builds(BotSat, SEATS, st.just("weighted"), NAMES),
        st.builds(Named, SEATS, NAMES),
        st.builds(Signed, SEATS, SIGNATURES),
        st.builds(Stood, SEATS),
        st.builds(TakenBack, SEATS),
        st.builds(Hinted, SEATS),
        st.builds(Again, WORDS, WORDS),
        st.just(SetUp(SETUP)),
    )
)
def test_any_such_line_is_written_and_read(line: Line) -> None:
    assert read_line(write_line(line)) == line
