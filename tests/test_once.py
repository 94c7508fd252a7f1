"""What takes long is made once, and made again if it failed."""

from pathlib import Path

import pytest

from tests.once import made_once


def test_the_first_makes_it_and_the_others_find_it(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> None:
    name, asked = f"once-{id(request)}", []

    def make(folder: Path) -> None:
        asked.append(folder)
        if len(asked) == 1:
            raise ValueError("not yet")
        (folder / "made").touch()

    with pytest.raises(ValueError, match="not yet"):
        made_once(tmp_path_factory, name, make)
    found = [made_once(tmp_path_factory, name, make) for _ in range(3)]
    assert len(asked) == 2 and found == [asked[1]] * 3 and (found[0] / "made").exists()
