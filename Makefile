# Two commands: `make run` sets up and starts the table; `make test` sets up and runs every check.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --quiet --disable-pip-version-check
JOBS ?= 2
MODULES := web/node_modules/.installed
PAGE := src/beachhead/page/index.html
PAGE_SOURCES := $(shell find web/src web/locale web/public web/index.html web/*.ts web/*.js \
	src/beachhead/drawing/signs.json -type f)
CHROMIUM := $(VENV)/.chromium
POSTGRES := $(VENV)/.postgres
INSTALL = [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	apt-get -qq update && apt-get -qq install -y

# What was compiled once is not compiled again by every process that the tests start.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run test ready lint types page unit wire soak bench balance screenshots icons playthroughs clean

run: $(VENV)/.run $(PAGE)
	@$(BIN)/beachhead serve

# All that comes before the tests is done side by side: one thing waits for the net, another one works.
test:
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint types page ready
	@$(MAKE) --no-print-directory unit

ready: $(VENV)/.test $(PAGE) $(CHROMIUM) $(POSTGRES)

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(VENV)/.test
	$(BIN)/mypy

# The browser code: its types fit the server's, it compiles without a warning, and it is built.
page: $(VENV)/.test $(MODULES) $(PAGE)
	$(BIN)/python -m beachhead.server.typescript | diff web/src/wire.ts -
	cd web && npm run --silent check && npm run --silent test

# A few tests at a time: else all those with a browser, which are slow, fall to one worker. One worker
# more than cores: many of them wait for a browser or a server.
unit: ready
	$(BIN)/pytest -n 3 --maxschedchunk 8

wire: $(VENV)/.run
	$(BIN)/python -m beachhead.server.typescript > web/src/wire.ts

# Random games over all options (and maps, nations, modules): 100,000 of the Pocket games each;
# random guests at the tables of a server that stops and starts again; servers that are killed;
# messages of ill will; floods; and last, because root has to mount it, a disk that is full, or cannot
# be written to.
soak: $(VENV)/.test $(POSTGRES)
	$(BIN)/python -m tests.soak --game battle --game express --games 100000 --workers $(JOBS)
	$(BIN)/python -m tests.soak --game normandy --games 20000 --workers $(JOBS)
	$(BIN)/python -m tests.soak --tables 100
	$(BIN)/python -m tests.soak --kills 100
	$(BIN)/python -m tests.soak --hostile 1000000
	$(BIN)/python -m tests.soak --siege 60
	$(BIN)/python -m tests.soak --disk

bench: $(VENV)/.bench $(PAGE) $(CHROMIUM) $(POSTGRES)
	$(BIN)/python -m bench
	$(BIN)/python -m bench.table
	$(BIN)/python -m bench.siege
	$(BIN)/python -m bench.database
	$(BIN)/python -m bench.page
	$(BIN)/python -m bench.interaction

# docs/balance.md: win rates of the bots on every map, and what each card is good for.
balance: $(VENV)/.test
	$(BIN)/python -m bench.balance --workers $(JOBS) $(BALANCE)

# The pictures in the README, and the playthrough files that show a change of rules as a diff.
screenshots: $(VENV)/.test $(PAGE) $(CHROMIUM)
	$(BIN)/python -m tests.screenshots
	$(BIN)/python -m tests.browser.pictures

# The icons of the page on a phone, from web/public/icon.svg.
icons: $(VENV)/.test $(CHROMIUM)
	$(BIN)/python -m tests.browser.icons

playthroughs: $(VENV)/.test
	$(BIN)/python -m tests.playthroughs

clean:
	rm -rf $(VENV) web/node_modules src/beachhead/page

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run: $(BIN)/python pyproject.toml constraints.txt
	$(PIP) install -c constraints.txt -e .
	@touch $@

$(VENV)/.test: $(BIN)/python pyproject.toml constraints.txt
	$(PIP) install -c constraints.txt -e '.[dev]'
	@touch $(VENV)/.run $@

$(VENV)/.bench: $(VENV)/.test
	$(PIP) install -c constraints.txt -e '.[dev,bench]'
	@touch $@

$(MODULES): web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	cd web && npm run --silent build
	@touch $@

# The browser tests need a real browser, most of them best without the windows that nobody sees:
# installed where that is allowed, else asked for.
$(CHROMIUM): $(BIN)/python
	@command -v chromium >/dev/null && command -v chromium-headless-shell >/dev/null || \
		{ $(INSTALL) chromium chromium-headless-shell >/dev/null; } || \
		command -v chromium >/dev/null || { $(INSTALL) chromium >/dev/null; } || \
		{ echo "The browser tests need chromium: please install it."; exit 1; }
	@touch $@

# Those of the shared store need a real database, of which each run starts one of its own. Nothing
# can be installed beside something else.
$(POSTGRES): $(BIN)/python | $(CHROMIUM)
	@command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || \
		{ $(INSTALL) postgresql >/dev/null; } || \
		{ echo "The tests of the shared store need PostgreSQL: please install it."; exit 1; }
	@touch $@
