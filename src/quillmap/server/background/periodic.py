"""Something again and again, whatever goes wrong with it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from quillmap.rules.reasons import Refused
from quillmap.store import NotKept

LOG: Final = logging.getLogger("quillmap.periodic")


async def every(seconds: float, do: Callable[[], Awaitable[None]]) -> None:
    """Do this with so many seconds in between, until cancelled."""
    said = ""
    while True:
        await asyncio.sleep(seconds)
        try:
            await do()
            said = ""
        except (NotKept, Refused) as error:
            if said != str(error):  # once, and not every second until it is over
                said = str(error)
                LOG.warning("%s has to wait: %s", do.__qualname__, error)
        except Exception:
            LOG.exception("%s failed", do.__qualname__)
