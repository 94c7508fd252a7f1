"""The core that is tested; where it was not built, tests are skipped, or with CI=true fail."""

import os

import pytest

from quillmap._fast import CORE, WHY, Core


@pytest.fixture(scope="session")
def core() -> Core:
    if CORE is None:
        pure = os.environ.get("QUILLMAP_PURE", "0") not in ("", "0")
        assert pure or os.environ.get("CI") != "true", WHY
        pytest.skip(WHY)
    return CORE
