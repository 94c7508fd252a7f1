"""How hard the random tests try: the same cases every time, or with `make soak` many new ones."""

import os

from hypothesis import HealthCheck, settings

# A busy machine is no reason to fail, so nothing here is judged by the clock.
settings.register_profile(
    "usual", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "soak",
    max_examples=5_000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("soak" if os.environ.get("QUILLMAP_SOAK") else "usual")
