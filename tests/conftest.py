"""How hard Hypothesis looks: less at the desk, more on CI (the variable CI is set). Always the same examples, so that
a run can be repeated; new ground is the work of `make fuzz`."""

import os

from hypothesis import HealthCheck, settings

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile("dev", max_examples=40, deadline=None, derandomize=True, suppress_health_check=SLOW_IS_FINE)
settings.register_profile("ci", settings.get_profile("dev"), max_examples=150, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))
