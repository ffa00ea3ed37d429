"""How hard Hypothesis looks: tests/effort.py has a share of the examples below. Always the same examples, so that a run
can be repeated; new ground is the work of `make soak` and `make fuzz`."""

import gc
import os
import signal

import pytest
from hypothesis import HealthCheck, Phase, settings
from tests.effort import EFFORT, EXAMPLES, share

# A shell that runs us in the background lets us, and all we start, ignore Ctrl-C; some tests press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]
PHASES = (Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink)

settings.register_profile(
    "quick",
    max_examples=share(EXAMPLES),
    deadline=None,
    derandomize=True,
    suppress_health_check=SLOW_IS_FINE,
    phases=PHASES,
)
settings.register_profile("test", settings.get_profile("quick"), print_blob=True)
settings.register_profile("soak", settings.get_profile("test"), derandomize=False)
settings.register_profile("hunt", settings.get_profile("quick"), max_examples=600, derandomize=False, phases=PHASES[:3])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or EFFORT)

# Thousands of tests stay until the end: looking for garbage while they are read, and among them later, finds nothing.
gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()
