# Two commands: `make run` sets up and starts the table; `make test` sets up and runs every check.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --quiet --disable-pip-version-check
JOBS ?= 2

.PHONY: run test lint types unit soak bench balance screenshots playthroughs clean

run: $(VENV)/.run
	@$(BIN)/beachhead play

test: lint types unit

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(VENV)/.test
	$(BIN)/mypy

unit: $(VENV)/.test
	$(BIN)/pytest -n $(JOBS)

# Random games over all options (and maps, nations, modules): 100,000 of the Pocket games each.
soak: $(VENV)/.test
	$(BIN)/python -m tests.soak --game battle --game express --games 100000 --workers $(JOBS)
	$(BIN)/python -m tests.soak --game normandy --games 20000 --workers $(JOBS)

bench: $(VENV)/.bench
	$(BIN)/python -m bench

# docs/balance.md: win rates of the bots on every map, and what each card is good for.
balance: $(VENV)/.test
	$(BIN)/python -m bench.balance --workers $(JOBS) $(BALANCE)

# The pictures in the README, and the playthrough files that show a change of rules as a diff.
screenshots: $(VENV)/.test
	$(BIN)/python -m tests.screenshots

playthroughs: $(VENV)/.test
	$(BIN)/python -m tests.playthroughs

clean:
	rm -rf $(VENV)

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run: $(BIN)/python pyproject.toml constraints.txt
	$(PIP) install -c constraints.txt -e .
	@touch $@

$(VENV)/.test: $(VENV)/.run
	$(PIP) install -c constraints.txt -e '.[dev]'
	@touch $@

$(VENV)/.bench: $(VENV)/.test
	$(PIP) install -c constraints.txt -e '.[dev,bench]'
	@touch $@
