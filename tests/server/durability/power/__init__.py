"""What a disk has after the power was lost: only what was synced for sure, and some of the rest.

`diary.c` is loaded before libc and writes down everything that a server does to its folder;
`disk.py` works out from that what a disk may hold afterwards; `losing.py` tries it.
"""
