"""Fast copies of frozen values are what `dataclasses.replace` makes."""

import dataclasses

import pytest

from quillmap.frozen import replace
from quillmap.rules.position import Setup, begin
from quillmap.rules.sheet import Sheet
from quillmap.table.table import Chair, Table
from tests.rules.helpers import sheet, table

POSITION = table(sheet())
VALUES = [POSITION, POSITION.sheets[0], Table("g"), Chair("Ada")]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_every_field_can_be_changed_and_all_others_stay(value: object) -> None:
    assert dataclasses.is_dataclass(value) and not isinstance(value, type)
    other = object()
    for field in dataclasses.fields(value):
        made = replace(value, **{field.name: other})
        for each in dataclasses.fields(value):
            expected = other if each.name == field.name else getattr(value, each.name)
            assert getattr(made, each.name) is expected
    assert replace(value) == value and replace(value) is not value


def test_it_equals_the_slow_one() -> None:
    sheet = POSITION.sheets[0]
    assert replace(sheet, coins=3, forest=7) == dataclasses.replace(sheet, coins=3, forest=7)
    position = begin(POSITION.setup)
    assert replace(position, season=2) == dataclasses.replace(position, season=2)
    assert hash(replace(sheet, coins=3)) == hash(dataclasses.replace(sheet, coins=3))


def test_a_copy_is_frozen_like_the_original() -> None:
    made = replace(POSITION.sheets[0], coins=3)
    assert isinstance(made, Sheet)
    with pytest.raises(dataclasses.FrozenInstanceError):
        made.coins = 4  # type: ignore[misc]


def test_a_field_that_is_not_there_is_refused() -> None:
    with pytest.raises(KeyError):
        replace(POSITION, colour="red")


def test_a_class_that_checks_itself_is_refused() -> None:
    setup: Setup = POSITION.setup
    with pytest.raises(AssertionError, match="Setup checks itself"):
        replace(setup, players=4)
