# What a person types. `make` alone lists it; nothing has to be installed first but Python >= 3.11.
#
# Each target first asks tools/setup_venv.py for a .venv that is good enough, which takes no time
# once it is there. Choose a Python with `PYTHON=python3.12 make test`, and give a command its
# options with `make play ARGS="..."`.

# Any Python 3 can run the set-up script, which then looks for one that is new enough.
NAMES = python3 python3.14 python3.13 python3.12 python3.11 $(PYTHON)
FOUND = $(shell for name in $(NAMES); do command -v "$$name" && break; done)
SET_UP = @$(or $(FOUND),$(error Quillmap needs Python 3.11 or newer, and no python3 was found)) \
	-I tools/setup_venv.py

BIN = .venv/bin
# Ctrl-C is for the game alone: a shell that died of it as well would be an error to make.
QUIETLY = trap : INT;
CODE = $(wildcard src tests tools bench)
SOAKED = tests/rules tests/notation tests/table tests/server tests/test_grid.py tests/test_shape.py \
	tests/test_moments.py tests/test_random_games.py
# A worker that has nothing left to do takes half of what another one still has: neighbours, which
# share servers and databases, stay together. Tests run make, too, which is no part of this one.
SPREAD = -n auto --dist worksteal --durations=5
PYTEST = MAKEFLAGS= $(BIN)/python -m pytest $(SPREAD)
# The same; with QUILLMAP_AGAIN=1, as .ci/run has it, a test that failed is run once more, alone.
TESTED = MAKEFLAGS= $(BIN)/python -m tests.again $(SPREAD)
TOLD = .venv/browsers.txt
PAGE = $(BIN)/python -I tools/page.py
# What is tried without the compiled core, too: what bots say. Engines that only pretend to think,
# as these three have, say the same with it and without; and bots that say the same are as strong.
PLAIN = tests/bots tests/engine tests/benchmark/test_committed.py \
	$(addprefix --ignore tests/engine/,test_bad_engines.py test_turns.py test_turnstile.py) \
	--ignore tests/bots/test_strength.py

.PHONY: help play serve page dev test .without-browsers .browsers check .types .page-check format bench ladder load siege weigh playthroughs soak fuzz sanitize texts audit clean
.DEFAULT_GOAL = help

help: ## List what you can make
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Play in the browser, on this machine (ARGS="--terminal" for a solo game in the terminal)
	$(SET_UP) play
	@$(QUIETLY) QUILLMAP_COMMAND="make play" $(BIN)/quillmap play $(ARGS) || [ $$? -eq 130 ]

serve: ## Serve tables for others, too (ARGS="--lan" for everybody in the house)
	$(SET_UP) play
	@$(QUIETLY) $(BIN)/quillmap serve $(ARGS) || [ $$? -eq 130 ]

page: ## Make the page from web/, if anything of it has changed
	$(SET_UP) play

dev: ## Work on the page: shows every change at once (beside `make serve ARGS="--port 8800"`)
	$(SET_UP) test
	@$(QUIETLY) $(PAGE) dev $(ARGS) || [ $$? -eq 130 ]

test: export QUILLMAP_SKIPPED = $(CURDIR)/.venv/skipped
test: export QUILLMAP_UNSTEADY = $(CURDIR)/.venv/unsteady
test: check ## Check the code, then run every test: what has to pass before a change lands
	@rm -f $(QUILLMAP_SKIPPED) $(QUILLMAP_UNSTEADY)
	$(PAGE) test
	@$(MAKE) --no-print-directory -j 2 .without-browsers .browsers
	@$(BIN)/python -m tests.skipped

.without-browsers:
	$(TESTED) --ignore tests/e2e --ignore tests/browsers
	QUILLMAP_PURE=1 QUILLMAP_SKIPPED= $(TESTED) $(PLAIN)

# A pytest of their own: Playwright leaves a running loop behind, in which no test that is a
# coroutine can run. They wait for pages most of the time, so they run beside the others, and what
# they say comes when they have ended.
.browsers:
	@$(TESTED) tests/e2e tests/browsers >$(TOLD) 2>&1; ended=$$?; \
		echo "$(TESTED) tests/e2e tests/browsers"; cat $(TOLD); exit $$ended

check: ## Check layout, lint and types, without running a test
	$(SET_UP) test
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	@$(MAKE) --no-print-directory -j 2 .types .page-check

# Each keeps one core busy, so they run beside each other. For `check` alone, so not listed.
.types:
	$(BIN)/mypy --strict $(CODE)

.page-check:
	$(PAGE) check

format: ## Lay out the code as `make check` wants it, and mend what can be mended
	$(SET_UP) test
	$(BIN)/ruff check --fix-only $(CODE)
	$(BIN)/ruff format $(CODE)
	$(PAGE) format

bench: ## Measure how fast the engine is
	$(SET_UP) test
	$(BIN)/python -m bench $(ARGS)

ladder: ## Measure how strong the bots are, for hours; stops and goes on (ARGS="--suites base-A")
	$(SET_UP) test
	@$(QUIETLY) $(BIN)/python -m bench.ladder $(ARGS) || [ $$? -eq 130 ]

load: ## Measure how many people a server carries
	$(SET_UP) test
	$(BIN)/python -m bench.load $(ARGS)

siege: ## Attack a server in every way we know, and see what players notice (ARGS="--only pings")
	$(SET_UP) test
	@$(QUIETLY) $(BIN)/python -m bench.siege $(ARGS) || [ $$? -eq 130 ]

weigh: ## Measure how much of the page is loaded, and how soon and how smoothly it works
	$(SET_UP) test
	$(BIN)/python -m bench.page $(ARGS)

playthroughs: ## Write the golden games in tests/data anew, to be read before they are committed
	$(SET_UP) test
	$(BIN)/python -m tests.playthroughs $(ARGS)

soak: ## Run the random tests with many new cases; the result is kept in bench/soak.md
	$(SET_UP) test
	QUILLMAP_SOAK=1 $(PYTEST) $(SOAKED)

fuzz: ## Compare the compiled core with the plain rules, in new random games (ARGS="--seconds 60")
	$(SET_UP) test
	$(BIN)/python -m tests.fast.fuzz $(ARGS)

sanitize: ## Look for undefined behaviour in the compiled core: sanitizers and valgrind
	$(SET_UP) test
	$(BIN)/python -m tools.fast sanitize

texts: ## List the texts that some language lacks, before a release
	$(SET_UP) test
	@$(BIN)/python -m tools.texts

audit: ## Ask whether any package that is used here has known holes; needs the network
	$(SET_UP) test
	$(BIN)/python -m tools.audit

clean: ## Remove .venv and everything else that was made here
	rm -rf .venv build dist src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/node_modules src/quillmap/server/page src/quillmap/_fast/_core*.so
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
