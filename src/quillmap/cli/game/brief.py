"""The scoring cards in a few words each, so that four of them fit below a map.

The rules say it in whole sentences, which `rules` shows; these only remind.
"""

from quillmap.cli.speech import say
from quillmap.rules.options import Options


def brief(card: str, options: Options) -> str:
    """What a scoring card counts, in a few words."""
    if card == "wildholds":
        return say("brief-wildholds", points=options.wildholds_points)
    return say(f"brief-{card}")
