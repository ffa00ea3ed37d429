# What can be done here: make help.
# On a new machine each target first makes the environment it needs (Python 3.11 or newer and make must be there).

.DEFAULT_GOAL := help
SHELL := /bin/sh
PY := .venv/bin/python
SAY := @printf 'kade: %s\n'
CI ?=
WORKERS ?= 2
# Who plays in ladder and balance: the compiled build, or KADE=.venv/bin/kade, which is slower.
KADE ?= .venv-compiled/bin/kade
PYTEST = -n $(WORKERS) --dist worksteal -q
TOGETHER := $(PY) tools/together.py
comma := ,
# Tests start many processes: without kept bytecode each would compile everything anew, and rewrite all tests.
export PYTHONDONTWRITEBYTECODE =

.PHONY: help
help: ## what can be done here
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-11s %s\n", $$1, $$2}'

# --- environments -------------------------------------------------------------------------------------------------

.PHONY: install
install: .venv/.installed ## make the development environment (.venv), plain and editable

.venv/.installed: requirements/dev.txt pyproject.toml setup.py tools/install
	@tools/install .venv requirements/dev.txt editable

.venv-compiled/.installed: requirements/dev.txt pyproject.toml setup.py tools/install
	@tools/install .venv-compiled requirements/dev.txt

# Where the compiled wheel is tested, compiled in less time than the one of .venv-compiled and never mixed up with it.
.venv-for-tests/.installed: .venv/.installed
	@tools/install .venv-for-tests requirements/dev.txt borrowed

.venv-bench/.installed: requirements/bench.txt pyproject.toml setup.py tools/install
	@tools/install .venv-bench requirements/bench.txt

.venv-ray/.installed: requirements/ray.txt pyproject.toml setup.py tools/install
	@tools/install .venv-ray requirements/ray.txt

.venv-rl/.installed: requirements/rl.txt pyproject.toml setup.py tools/install
	@tools/install .venv-rl requirements/rl.txt

.PHONY: compiled
compiled: install .venv-compiled/.installed ## build the compiled wheel into its own environment (.venv-compiled)
	@$(PY) tools/compiled.py .venv-compiled

.PHONY: lock
lock: install ## pin the newest versions of everything that pyproject.toml asks for, with hashes
	@tools/lock --upgrade

# --- playing ------------------------------------------------------------------------------------------------------

.PHONY: play
play: install web ## sit down at the table: build and serve the web app, and print its address
	@exec $(PY) -m tools.play --open $(ARGS)

.PHONY: web
web: install
	@tools/web build

# --- giving away --------------------------------------------------------------------------------------------------

.venv-package/.installed: requirements/package.txt tools/install
	@tools/install .venv-package requirements/package.txt

.PHONY: wheel
wheel: install web .venv-package/.installed ## build the wheels into dist, and try them in an empty environment: make wheel ARGS=--plain
	@$(PY) -m tools.wheel $(ARGS)

.PHONY: site
site: install ## write a site of plain files that plays in the browser, for any web host: make site DIR=public
	@tools/site $(or $(DIR),build/site)

.PHONY: site-parts
site-parts: install
	@tools/site

.venv-docs/.installed: requirements/docs.txt tools/install
	@tools/install .venv-docs requirements/docs.txt

.PHONY: docs
docs: .venv-docs/.installed ## build the documentation into build/docs/site, with figures played for it: make docs GAMES=1000
	@PYTHONPATH=src .venv-docs/bin/python -m tools.docs --games $(or $(GAMES),40) --bots $(or $(BOTS),greedy$(comma)random)

.PHONY: notebooks
notebooks: .venv-docs/.installed ## run the notebooks of examples as Jupyter does, into build/notebooks
	@PYTHONPATH=src .venv-docs/bin/python -m tools.notebooks

# With few games, of bots that do not think: that everything is built and works is what counts here.
.PHONY: release-check
release-check: export GAMES = 4
release-check: export BOTS = random,random
release-check: export KADE_NOTEBOOK_GAMES = 30
release-check: export KADE_NOTEBOOK_BOT = random
release-check: export ARGS = --quick
release-check: install web .venv-docs/.installed ## what a release gives away, built and tried: the site, the docs, the notebooks, the package
	@$(TOGETHER) wheel docs notebooks site

# --- checking -----------------------------------------------------------------------------------------------------

.PHONY: lint types test-quick
lint: install
	$(SAY) 'reading the code (ruff)'
	@.venv/bin/ruff format --check --quiet && .venv/bin/ruff check --quiet --output-format concise
types: install
	$(SAY) 'checking the types (mypy --strict)'
	@.venv/bin/mypy --no-error-summary
test-quick: install
	$(SAY) 'quick tests'
	@$(PY) -m pytest $(PYTEST) -m 'not slow and not browser'

# tests/effort.py says what EFFORT does: the same tests with fewer or more examples, games and positions.
.PHONY: check
# Many tests wait for their servers: three processes keep two cores busy.
check: export WORKERS = 3
check: export EFFORT = quick
check: install ## lint, types and the quick tests: in two minutes
	@$(TOGETHER) lint types test-quick:lint

# Three at once on two cores. The browser tests wait most and cost most: they begin early, in two processes.
.PHONY: test
test: export EFFORT = test
test: install ## everything: lint, types, all tests, the compiled build, the rules; in about a quarter of an hour
	@rm -f build/tests-plain.xml build/tests-browser.xml build/tests-compiled.xml
	@$(PY) tools/versions.py
	@AT_ONCE=3 $(TOGETHER) web site-parts:web lint machine rules types test-browser:site-parts+machine test-plain:web+lint+rules+machine \
	    test-wheel:web+machine test-client:web test-outside:lint test-compiled:test-wheel
	@$(PY) tools/skipped.py build/tests-plain.xml build/tests-browser.xml build/tests-compiled.xml

.PHONY: soak
soak: export EFFORT = soak
soak: install compiled ## the same tests with ten times as many examples and games, plain and compiled: an hour or so
	$(SAY) 'a long look, plain'
	@$(PY) -m pytest $(PYTEST) -m 'not browser'
	$(SAY) 'a long look at the compiled build'
	@.venv-compiled/bin/python -m pytest $(PYTEST) -m compiled

# What the system's package manager must bring, in one place: it serves one at a time.
.PHONY: machine
machine: install
	@tools/browser
	@tools/services
	@$(PY) tools/compiled.py --compiler

.PHONY: test-client test-plain test-browser
test-client: install
	$(SAY) 'the browser client: types, units and build'
	@tools/web check && tools/web test && tools/web build
# Three processes, as in `make check`.
test-plain: WORKERS = 3
test-plain: install
	$(SAY) 'all tests, plain'
	@CHECKED_TWICE=1 $(PY) -m pytest $(PYTEST) -m 'not browser' --junitxml=build/tests-plain.xml
test-browser: install
	$(SAY) 'in the browser'
	@$(PY) -m pytest $(PYTEST) -o cache_dir=build/browser-cache -m browser tests/browser --junitxml=build/tests-browser.xml || { \
	    printf 'kade: %s\n' 'once more, by itself, what failed: on a busy machine a page may take too long; a fault fails again'; \
	    $(PY) -m pytest -q -o cache_dir=build/browser-cache -m browser tests/browser --last-failed --last-failed-no-failures none; \
	}

.PHONY: whole-games
whole-games: install web ## all browser tests at length: games to their end, every guided game in every language, every size
	$(SAY) 'whole games in the browser'
	@KADE_WHOLE_GAMES=1 $(PY) -m pytest -q -m browser tests/browser

# Where tests of the compiled build are: looking for them everywhere takes longer than many of them.
COMPILED := tests/conformance tests/games/test_modules.py tests/golden tests/kernel tests/lab tests/perft tests/speed
.PHONY: site-games
site-games: install site-parts ## play whole games in the browser without a server or a network, one of each kind
	$(SAY) 'whole games without a server'
	@KADE_WHOLE_GAMES=1 $(PY) -m pytest -q -m browser tests/browser/test_site.py

# Without a C compiler these are left out, and told at the end; on CI that is an error.
.PHONY: test-wheel test-compiled
test-wheel: install .venv-for-tests/.installed
	@$(PY) tools/compiled.py .venv-for-tests --for-tests; told=$$?; \
	if [ $$told = 3 ] && [ -z "$(CI)" ]; then exit 0; else exit $$told; fi
test-compiled: test-wheel
	@if [ -e .venv-for-tests/.kade-sources ]; then \
	    printf 'kade: %s\n' 'conformance, golden records and digests on the compiled build'; \
	    .venv-for-tests/bin/python -m pytest $(PYTEST) -m compiled $(COMPILED) --junitxml=build/tests-compiled.xml; \
	fi

.PHONY: rules
rules: install ## which rules of the ledgers no test proves
	$(SAY) 'comparing the ledgers with the tests'
	@$(PY) tools/rules.py

.PHONY: outside test-outside
test-outside: export EFFORT = quick
# Beside other parts one process is enough: each more would only read all tests once more.
test-outside: WORKERS = 0
test-outside: outside
outside: install ## a new game and examples/scopa as packages elsewhere: their tests, the suite, a game on the web
	$(SAY) 'games of other packages'
	@WORKERS=$(WORKERS) $(PY) tools/outside_games.py

.PHONY: fuzz
fuzz: install ## play many random games through the conformance suite: make fuzz GAMES=100000
	@$(PY) -m tools.fuzz --games $(or $(GAMES),10000) $(if $(GAME),--game $(GAME)) --workers $(WORKERS) $(ARGS)

.PHONY: frames
frames: export EFFORT = soak
frames: install ## throw 100,000 frames of all kinds at the sockets of a server: no traceback, and nobody else notices
	@$(PY) -m pytest -q -n 0 tests/server/test_frames.py

.PHONY: openapi
openapi: export EFFORT = soak
openapi: install ## send what the OpenAPI document allows and what it does not: every answer must be as the document says
	@$(PY) -m pytest -q -n 0 tests/server/test_openapi.py

.PHONY: corrupt
corrupt: install ## hand the games broken states, positions, Records, editions: make corrupt N=100000 GAME=amsterdam
	@$(PY) -m tools.corrupt --number $(or $(N),2000) $(foreach game,$(GAME),--game $(game)) --workers $(WORKERS) $(ARGS)

.PHONY: mutants
mutants: install ## break the rules on purpose and see whether a test notices: make mutants GAME=amsterdam SAMPLE=0.1
	@$(PY) -m tools.mutants $(or $(GAME),amsterdam) --sample $(or $(SAMPLE),1) --workers $(WORKERS) $(ARGS)

.PHONY: bench
bench: install .venv-bench/.installed ## speed, beside Catanatron and OpenSpiel: make bench ARGS='--rounds 3'
	@$(PY) tools/compiled.py .venv-bench
	@.venv-bench/bin/python bench/engine.py $(ARGS)

.PHONY: ladder
ladder: compiled ## does each level of bot beat the one below, in every game? An hour at most; build/ladder.json
	@$(KADE) arena ladder $(GAME) --scale 0.05 --minutes 55 --workers $(WORKERS) --output build/ladder.json $(ARGS)

.PHONY: solo
solo: compiled ## every level of bot against every Gardener in Windmill Valley: eighty games each, at a tenth of the budgets
	@for level in easy medium hard; do \
	    printf 'kade: %s\n' "the $$level Gardener"; \
	    $(KADE) arena windmill-valley --players 1 --option gardener=$$level --games $(or $(GAMES),400) \
	        --bots greedy,novice@0.1,merchant@0.1,master@0.1,grandmaster@0.1 --workers $(WORKERS) --out build/solo-$$level $(ARGS) || exit 1; \
	done

.PHONY: balance
balance: compiled ## what wins more than its share: make balance GAME=amsterdam GAMES=1000 ARGS='--players 3'
	@mkdir -p build
	@$(KADE) arena balance $(or $(GAME),amsterdam) --games $(or $(GAMES),400) --workers $(WORKERS) \
	    --html build/balance-$(or $(GAME),amsterdam).html $(ARGS)

.PHONY: ray
ray: .venv-ray/.installed ## the same games on a local Ray, in an environment of its own (heavy)
	@PYTHONPATH=src .venv-ray/bin/python -m pytest -q tests/arena/test_ray.py

.PHONY: rl
rl: .venv-rl/.installed ## our games in OpenSpiel: its tests and a few of its algorithms, in an environment of its own
	@PYTHONPATH=src .venv-rl/bin/python -m pytest -q tests/lab/test_openspiel.py

.PHONY: clean
clean: ## throw away environments and built things
	rm -rf .venv .venv-compiled .venv-for-tests .venv-bench .venv-docs .venv-package .venv-ray .venv-rl .stamps build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -not -path './web/*' -prune -exec rm -rf {} +
