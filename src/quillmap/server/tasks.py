"""Work in the background of a process, of which no failure is lost."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

LOG: Final = logging.getLogger("quillmap.tasks")


class Tasks:
    """The tasks that nobody waits for."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do this in the background; a failure is logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOG.error("something in the background failed", exc_info=error)

    @property
    def busy(self) -> bool:
        """Whether anything is under way."""
        return bool(self._tasks)

    async def close(self) -> None:
        """End all of them."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
