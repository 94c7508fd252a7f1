"""Names at a table: of any script, to be seen, and nobody's but one's own."""

import unicodedata
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quillmap.rules.reasons import Refused
from quillmap.table import people
from quillmap.table.naming import BLANK, IGNORABLE, called, folded, named
from quillmap.table.table import Chair
from quillmap.table.turns import read_on
from tests.notation.games import tries
from tests.table.helpers import ADA, BEN, NOW, ONE, TWO, refused, sat, secrets, waiting

GOOD = [
    *(
        "Ada",
        "x" * 24,
        "Zoë",
        'a "b" \\ c',
        "1 leaves",
        "O’Brien",
        "Mary-Jane",
        "R2-D2",
        "ada@home",
    ),
    *("Łukasz", "Żółć", "Świętopełk", "Jürgen", "Weiß", "Dvořák", "Škvorecký", "Ðorđe", "Ağaoğlu"),
    *("Ελένη", "Γιώργος", "Ἀριστοτέλης", "Ὀδυσσεύς", "ᾠδή", "Юрий", "Ёлка", "Їжак", "Љубица"),
    *("Nguyễn Thị Ánh", "Ọlábísí", "Ŋuta", "Ꮳ Ꮃ Ꮩ", "ქეთევან", "Անի", "ሰላም"),
    *("محمد", "محمَّد", "فاطمة الزهراء", "شیرین", "שירה", "יִצְחָק"),
    *("अनिता", "कीर्ति", "ख़ाँ", "ज़ैनब", "श्रीमती", "তানিয়া", "ਗੁਰਪ੍ਰੀਤ", "கண்ணன்", "ലക്ഷ്മി"),
    *("สมชาย", "ที่รัก", "สิทธิ์", "น้ำฝน", "ສົມສັກ", "အောင်ဆန်း", "ផល្លា"),
    *(
        "小明",
        "李小龙",
        "山田 太郎",
        "山田　太郎",
        "さくら",
        "ガブリエル",
        "김민준",
        "남궁 민",
        "ㅎㅎ",
    ),
    *("🐉", "🐉 Drake", "👍🏽", "🇬🇷", "♥", "Ada ♟", "𝔉𝔯𝔢𝔡", "½", "№ 5"),
]

ZALGO = "Z\u0351\u036b\u0343algo"

BAD = [
    *("", " ", " \t\u3000", "\u00a0", "\u2003", "x" * 25, "é" * 25, "a\nb", "a\0b", "a\u2028b"),
    *("\u202eadA", "\u2066a\u2069", "\u200d", "\u200ba", "Ada\ufeff", "a\u00adb", "\u061cabc"),
    *("\ud800", "a\udc00b", "\ue000", "Ada\uf8ff", "\U000f0000x", "\U0010fffdx"),
    *("\u0378", "Ada\u0378", "\ufdd0", "Ada\uffff", "\U000e0080", "Ada\U0003fffd"),
    *(
        "\u3164",
        "\uffa0",
        "\u115f\u1160",
        "Ada\u3164",
        "\u2800",
        "Ada\u2800",
        "\U0001d159",
        "\ufffc",
    ),
    *("👩\u200d🌾", "❤\ufe0f", "1\ufe0f\u20e3", "می\u200cخواهم", "🏴\U000e0067\U000e007f"),
    *(
        ZALGO,
        "e\u0301\u0302\u0303\u0304",
        "\u0301",
        "\u0301Ada",
        "Ada \u0301b",
        "\u20dd",
        "\u093e",
        "ก" + "ิ" * 3,
    ),
    *("\ufff9a\ufffb", "\u0600", "A\u034fda", "A\u180eda", "\u17b4x"),
]


@pytest.mark.parametrize("name", GOOD)
def test_names_of_any_script(name: str) -> None:
    table = waiting()
    for form in ("NFC", "NFD"):
        turn = people.sit(table, NOW, BEN, f" {unicodedata.normalize(form, name)} ")
        assert turn.table.chairs[0] == Chair(unicodedata.normalize("NFC", name), BEN)
        assert read_on(table, [(NOW, line) for line in turn.lines]).table == turn.table


@pytest.mark.parametrize("name", BAD, ids=ascii)
def test_names_that_nobody_can_have(name: str) -> None:
    table = sat(waiting(), ADA)
    assert refused(people.sit, table, BEN, name) == "bad_name"
    assert refused(people.rename, table, ADA, ONE, name) == "bad_name"
    assert refused(people.seat_bot, table, ADA, "weighted", name) == "bad_name"


@tries(400)
@given(st.text(st.characters(exclude_categories=()), max_size=30))
def test_any_name_is_kept_in_nfc_or_refused(name: str) -> None:
    table = waiting()
    try:
        kept = named(name)
    except Refused:
        assert refused(people.sit, table, BEN, name) == "bad_name"
        return
    turn = people.sit(table, NOW, BEN, name)
    assert turn.table.chairs[0] == Chair(kept, BEN)
    assert kept == unicodedata.normalize("NFC", name).strip() == named(kept)
    assert read_on(table, [(NOW, line) for line in turn.lines]).table == turn.table


def test_nothing_that_is_not_drawn() -> None:
    """Both ends of every range; joined emoji and the like are refused with them."""
    for first, last in IGNORABLE:
        for code in (first, (first + last) // 2, last):
            with pytest.raises(Refused):
                named(f"A{chr(code)}da")
    for character in BLANK:
        with pytest.raises(Refused):
            named(f"Ada{character}")
    assert all(before[1] < after[0] - 1 for before, after in pairwise(IGNORABLE))
    assert sum(last - first + 1 for first, last in IGNORABLE) == 4174, "as the file counts them"


@pytest.mark.parametrize("kind", ["Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"])
def test_no_character_of_these_kinds_anywhere(kind: str) -> None:
    some = [chr(c) for c in range(0, 0x110000, 7) if unicodedata.category(chr(c)) == kind]
    some += [chr(c) for c in range(0x3000) if unicodedata.category(chr(c)) == kind]
    for character in some[:3000]:
        with pytest.raises(Refused):
            named(f"A{character}da")


# Nobody's but one's own ---------------------------------------------------------------------------

THE_SAME = [
    ("Ada", "ada"),
    ("ADA", "Ada "),
    ("Ada", "Ａｄａ"),
    ("Ada", "𝔄𝔡𝔞"),
    ("Zoë", "Zoe\u0308"),
    ("Strauß", "STRAUSS"),
    ("Ελένης", "ΕΛΈΝΗΣ"),
    ("Юрий", "юрий"),
    ("ᾠδή", "ὨΙΔΉ"),
    ("山田 太郎", "山田　太郎"),
    ("Ada B", "ada   b"),
    ("ﬁona", "Fiona"),
    ("ガブ", "ｶﾞﾌﾞ"),
    ("Å", "\u212b"),
]


@pytest.mark.parametrize(("one", "other"), THE_SAME)
def test_nobody_has_the_name_of_another(one: str, other: str) -> None:
    for mine, theirs in ((one, other), (other, one), (one, one)):
        table = people.sit(waiting(), NOW, ADA, mine).table
        assert refused(people.sit, table, BEN, theirs) == "name_taken"
        assert refused(people.sit, table, ADA, theirs) == "name_taken", "not at one device either"
        assert refused(people.seat_bot, table, ADA, "weighted", theirs) == "name_taken"
        both = sat(table, BEN)
        assert refused(people.rename, both, BEN, TWO, theirs) == "name_taken"
        # One's own name may change its case, and is free when one has gone.
        again = people.rename(both, NOW, ADA, ONE, theirs).table
        assert again.chairs[ONE] == Chair(unicodedata.normalize("NFC", theirs).strip(), ADA)
        gone = people.stand(table, NOW, ADA, ONE).table
        assert people.sit(gone, NOW, BEN, theirs).table.chairs[ONE] is not None


def test_names_that_only_look_alike_are_two() -> None:
    """Which letters look alike is a matter of the typeface."""
    table = people.sit(waiting(), NOW, ADA, "Ada").table
    for other in ("Аda", "Ada.", "A da", "Adá", "Ada2"):
        assert people.sit(table, NOW, BEN, other).table.chairs[TWO] is not None


def test_full_tables_and_wrong_seats_come_before_names() -> None:
    table = sat(waiting(1), ADA)
    assert refused(people.sit, table, BEN, "Ada") == "table_full"
    assert refused(people.sit, table, BEN, "Ada", ONE) == "seat_taken"


@tries(200)
@given(st.text(max_size=24))
def test_what_is_folded_stays_so(name: str) -> None:
    assert folded(folded(name)) == folded(name)
    assert folded(unicodedata.normalize("NFD", name)) == folded(unicodedata.normalize("NFC", name))


# What earlier versions wrote ----------------------------------------------------------------------


def test_old_names_stay_as_they_are() -> None:
    """Twice, joined or unseen: the journal is read, and the same people play again."""
    texts = [f'1 sits {ADA} "👩\u200d🌾"', f'2 sits {BEN} "👩\u200d🌾"', '3 bot weighted "\u3164"']
    table = read_on(waiting(3), [(NOW, text) for text in texts]).table
    old = [chair.name for chair in table.chairs if chair is not None]
    assert old == ["👩\u200d🌾", "👩\u200d🌾", "\u3164"]
    assert called(table.chairs) == {folded("👩🌾"), ""}
    started = people.start(table, NOW, ADA).table
    turns = people.next_game(people.close(started, NOW, ADA).table, NOW, ADA, secrets(8))
    assert turns is not None
    again = turns[1].table
    assert [chair.name for chair in again.chairs if chair is not None] == old
    assert people.start(again, NOW, ADA).table.playing
    assert refused(people.rename, again, BEN, TWO, "👩🌾") == "name_taken"
    assert people.rename(again, NOW, BEN, TWO, "Ben").table.chairs[TWO] == Chair("Ben", BEN)


def test_lanes_have_the_names_of_their_race() -> None:
    texts = [f'1 sits {ADA} "Ada"', f'2 sits {BEN} "ADA\u200d"']
    table = read_on(waiting(2, kind="race"), [(NOW, text) for text in texts]).table
    lanes = people.open_lanes(people.start(table, NOW, ADA).table, NOW)
    assert [turn.table.chairs[0] for turn in lanes] == [Chair("Ada", ADA), Chair("ADA\u200d", BEN)]
