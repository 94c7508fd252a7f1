"""Builds the package: setuptools, after the page has been made.

A checkout needs node for that, and asks for it as a Python package where there is none; a source
package brings the page and asks for nothing.
"""

from typing import Any, TypeAlias

from setuptools import build_meta
from setuptools.build_meta import (
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools.page import NODE_PACKAGE, Page

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Config: TypeAlias = dict[str, Any] | None


def _node() -> list[str]:
    return [NODE_PACKAGE] if "node" in Page().wanted("play") else []


def get_requires_for_build_wheel(config_settings: Config = None) -> list[str]:
    """What has to be installed before a wheel can be built."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Config = None) -> list[str]:
    """What has to be installed before a source package can be built."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def get_requires_for_build_editable(config_settings: Config = None) -> list[str]:
    """What has to be installed before the package can be run from its sources."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_node()]


def build_wheel(
    wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None
) -> str:
    """Build a wheel with the page in it."""
    Page().build()
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


def build_sdist(sdist_directory: str, config_settings: Config = None) -> str:
    """Build a source package with the page in it, so that nobody who builds from it needs node."""
    Page().build()
    name: str = build_meta.build_sdist(sdist_directory, config_settings)
    return name


def build_editable(
    wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None
) -> str:
    """Install the package to be run from its sources, where the page belongs, too."""
    Page().build()
    name: str = build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
    return name
