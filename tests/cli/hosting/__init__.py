"""Tests of the commands around a server that need none to run."""
