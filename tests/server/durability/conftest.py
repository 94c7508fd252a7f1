"""What these tests share: real processes, so a real loop, and a disk that is quickly full."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes, which only root can have made."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)]
    if os.geteuid() or subprocess.run(mount, capture_output=True, check=False).returncode:
        assert not os.environ.get("CI"), "this test needs root, and the right to mount a disk"
        pytest.skip("no disk can be mounted here; the limit on files stands in for it")
    yield disk
    # Even if a test that failed still holds a file there.
    subprocess.run(["umount", "--lazy", str(disk)], check=True)
