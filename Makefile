# The doors of the house. Needs make, sh and Python 3.11 or newer; the rest is fetched into .venv.

PYTHON ?= python3
WORKERS ?= auto

BIN := .venv/bin
HAVE_PYTHON = command -v $(PYTHON) >/dev/null 2>&1 || { \
	echo "There is no $(PYTHON) here: install Python 3.11 or newer, or name it with make PYTHON=..." >&2; \
	exit 2; }
TOGETHER := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: help setup setup-run play web shots test test-web test-long check check-python check-web bench bench-peers bench-levels bench-server bench-nodes bench-deeds bench-page bench-blocks bench-bones docs lock clean

help:
	@echo "make play        open the house and play, in the browser"
	@echo "make web         build the page (with Node, or the one from PyPI)"
	@echo "make shots       pictures of every page and state, in build/shots"
	@echo "make setup       make .venv with all that we work with"
	@echo "make test        linters, types, import rules, tests: what must pass before a commit"
	@echo "make test-web    the pages alone, in a real browser (CHROMIUM=... names it)"
	@echo "make test-long   the tests that take minutes"
	@echo "make check       linters, types and import rules alone"
	@echo "make bench       measure the rules, side by side with C++"
	@echo "make bench-peers measure rules, search and bots, side by side with OpenSpiel, PettingZoo"
	@echo "                 and boardgame.io; writes docs/benchmarks.md"
	@echo "make bench-levels"
	@echo "                 let the bots of the house play each other, level by level (an hour or two)"
	@echo "make bench-server"
	@echo "                 measure the server, side by side with boardgame.io (Node, if there is any)"
	@echo "make bench-nodes measure a house in PostgreSQL, on one node and on several"
	@echo "make bench-deeds measure deeds of the hand while others play"
	@echo "make bench-page  measure the page in a browser: moves in motion, Lighthouse (Node)"
	@echo "make bench-blocks"
	@echo "                 measure how fast towers of wooden blocks move"
	@echo "make bench-bones measure how often hands of five levels manage the tricks with bones"
	@echo "make docs        write docs/websocket.md anew after a change in wire/"
	@echo "make lock        write the lock files anew after a change in pyproject.toml"
	@echo "                 (UPGRADE=1: with the newest versions of everything)"
	@echo "make clean       remove .venv and everything that was generated"
	@echo
	@echo "PYTHON=python3.12 names another Python, WORKERS=4 the processes that run the tests"
	@echo "(otherwise one more than there are cores)."

setup:
	@$(HAVE_PYTHON); $(PYTHON) scripts/setup.py dev

setup-run:
	@$(HAVE_PYTHON); $(PYTHON) scripts/setup.py run

web: setup-run
	@$(PYTHON) scripts/web.py build

shots: setup web
	@$(BIN)/python scripts/shots.py

play: setup-run
	@$(PYTHON) scripts/web.py try
	@$(BIN)/ludotheque serve --open

# Python and the page side by side; what each says stays together, where make can do that.
check: setup
	@$(MAKE) --no-print-directory -j 2 $(TOGETHER) check-python check-web

check-python:
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

check-web:
	@$(PYTHON) scripts/web.py check

test: check
	@$(PYTHON) scripts/browser.py
	@$(PYTHON) scripts/services.py
	@$(PYTHON) scripts/web.py test
	@$(BIN)/python -m tests.ready
	@$(BIN)/pytest -q -n $(WORKERS) --dist worksteal --ignore tests/web
	@$(MAKE) --no-print-directory test-web

# In a real browser: Chromium, which is fetched on Debian when there is none and we are root.
test-web: setup
	@$(PYTHON) scripts/browser.py
	@$(PYTHON) scripts/web.py packages
	@$(BIN)/python -m tests.ready
	@$(BIN)/pytest -q -n $(WORKERS) --maxprocesses 4 --dist worksteal tests/web

test-long: setup
	@$(PYTHON) scripts/services.py
	@$(BIN)/pytest -q -n $(WORKERS) -m long || [ $$? -eq 5 ]

bench: setup
	@$(BIN)/python bench/run.py

bench-peers: setup
	@$(BIN)/python bench/peers.py

bench-levels: setup
	@$(BIN)/python bench/levels.py

bench-server: setup
	@$(BIN)/python bench/server.py

bench-nodes: setup
	@$(PYTHON) scripts/services.py
	@$(BIN)/python bench/nodes.py

bench-deeds: setup
	@$(BIN)/python bench/deeds.py
	@$(BIN)/python bench/together.py

bench-page: setup web
	@$(BIN)/python bench/page.py

bench-blocks: setup
	@$(BIN)/python bench/blocks.py

bench-bones: setup
	@$(BIN)/python bench/bones.py

docs: setup
	@$(BIN)/python -m ludotheque.server.describe docs

lock:
	@$(HAVE_PYTHON); $(PYTHON) scripts/lock.py $(if $(UPGRADE),--upgrade)

clean:
	@rm -rf .venv .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	@rm -rf web/node_modules src/ludotheque/server/web
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
