"""How hard Hypothesis looks: less at the desk, more on CI (the variable CI is set). Always the same examples, so that
a run can be repeated; new ground is the work of `make fuzz`."""

import os

from hypothesis import HealthCheck, Phase, settings

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]
PHASES = (Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink)

settings.register_profile(
    "dev", max_examples=40, deadline=None, derandomize=True, suppress_health_check=SLOW_IS_FINE, phases=PHASES
)
settings.register_profile("ci", settings.get_profile("dev"), max_examples=80, print_blob=True)
settings.register_profile("hunt", settings.get_profile("dev"), max_examples=600, derandomize=False, phases=PHASES[:3])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))
