"""So that `python -m quillmap` is the command `quillmap`."""

from quillmap.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
