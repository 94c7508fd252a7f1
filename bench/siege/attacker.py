"""The attacker's process: prepares, says so, waits for the word, and tells what it saw.

`python -m bench.siege.attacker NAME PORT SOURCE SECONDS SHARE [CERTIFICATE]`. It prints `ready`,
begins when a line comes, and prints what it saw as JSON.
"""

import asyncio
import json
import sys

from bench.siege import asking, connections, frames
from bench.siege.assault import ATTACKS, Assault, Target, carry_out

ROOMS = (frames, connections, asking)
"""Whose attacks are in the registry once they are imported."""


async def _agree() -> None:
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)


async def attacked(name: str, target: Target) -> Assault:
    """One attack from beginning to end."""
    assault = Assault(target, _agree)
    await carry_out(assault, ATTACKS[name].run)
    return assault


def main() -> None:
    """What this process is started for."""
    name, port, source, seconds, share, *certificate = sys.argv[1:]
    target = Target(int(port), source, "".join(certificate), float(seconds), float(share))
    print(json.dumps(asyncio.run(attacked(name, target)).seen), flush=True)


if __name__ == "__main__":
    main()
