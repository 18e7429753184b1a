# The doors of the house. Needs make, sh and Python 3.11 or newer; the rest is fetched into .venv.

PYTHON ?= python3
WORKERS ?= auto

BIN := .venv/bin
HAVE_PYTHON = command -v $(PYTHON) >/dev/null 2>&1 || { \
	echo "There is no $(PYTHON) here: install Python 3.11 or newer, or name it with make PYTHON=..." >&2; \
	exit 2; }

.PHONY: help setup setup-run play test test-long check bench docs lock clean

help:
	@echo "make play        open the house and play, in the browser"
	@echo "make setup       make .venv with all that we work with"
	@echo "make test        linters, types, import rules, tests: what must pass before a commit"
	@echo "make test-long   the tests that take minutes"
	@echo "make check       linters, types and import rules alone"
	@echo "make bench       measure, side by side with peers"
	@echo "make docs        write docs/websocket.md anew after a change in wire.py"
	@echo "make lock        write the lock files anew after a change in pyproject.toml"
	@echo "                 (UPGRADE=1: with the newest versions of everything)"
	@echo "make clean       remove .venv and everything that was generated"
	@echo
	@echo "PYTHON=python3.12 names another Python, WORKERS=4 the processes that run the tests."

setup:
	@$(HAVE_PYTHON); $(PYTHON) scripts/setup.py dev

setup-run:
	@$(HAVE_PYTHON); $(PYTHON) scripts/setup.py run

play: setup-run
	@$(BIN)/ludotheque serve --open

check: setup
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

test: check
	@$(BIN)/pytest -q -n $(WORKERS)

test-long: setup
	@$(BIN)/pytest -q -n $(WORKERS) -m long || [ $$? -eq 5 ]

bench: setup
	@$(BIN)/python bench/run.py

docs: setup
	@$(BIN)/python -m ludotheque.server.describe docs

lock:
	@$(HAVE_PYTHON); $(PYTHON) scripts/lock.py $(if $(UPGRADE),--upgrade)

clean:
	@rm -rf .venv .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
