"""What a language lacks: read in English, and listed before a release."""

import subprocess
import sys
from pathlib import Path

import pytest

from quillmap import texts
from quillmap.texts import LANGUAGES, Language, messages, text
from tools.texts import listed, missing

ROOT = Path(__file__).parent.parent.parent


def test_a_message_that_a_language_lacks_is_english_and_listed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = {language: dict(messages(language)) for language in LANGUAGES}
    del said["pl"]["name-silos"]
    texts._found.cache_clear()
    with monkeypatch.context() as patched:
        patched.setattr(texts, "messages", lambda language: said[language])
        patched.setattr("tools.texts.messages", lambda language: said[language])
        assert text("name-silos", "pl") == text("name-silos", "en") == "Silos"
        assert missing("pl") == ["name-silos"]
        assert listed(["pl"]) == ["pl lacks name-silos"]
    texts._found.cache_clear()
    assert text("name-silos", "pl") != "Silos"


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_english_can_be_ahead(language: Language) -> None:
    assert messages(language).keys() <= messages("en").keys()


def test_the_list_is_a_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.texts"], cwd=ROOT, capture_output=True, text=True
    )
    lines = listed()
    assert done.stdout == "\n".join(lines or ["Every language has every text."]) + "\n"
    assert done.returncode == (1 if lines else 0)
