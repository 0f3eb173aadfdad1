# Parlor. Nothing has to be installed by hand: Python 3.11 or later and, for the fast build, a C compiler.
#
#   make play     the shelf in your browser within a minute, and from there to any table; the engine is compiled while you play
#   make terminal a game in the terminal     (GAME=quenette)
#   make test     everything: style, types, the engine in both builds, players, house, web table, terminal and laboratory
#   make check    style and types alone
#   make test-fast  in a minute and a half: style, types of the package, and the rules of all games on plain Python
#   make coverage what the tests reach, line by line, in build/coverage
#   make bench    how fast it is, against OpenSpiel, RLCard and pgx     (GAMES=all: a row for every game)
#   make bench-server   the house under load and under attack: latency, memory, restart
#   make soak     the long runs of the house: kills, stops, attacks, timing     (SOAK="kill siege")
#   make arena    the levels of computer players against each other     (ARENA="--games reno,rumme --hours 1")
#   make arena-openspiel  our expert against OpenSpiel's IS-MCTS, on our games
#   make arena-release    our expert against that of another build      (RELEASE=folder, as unpacked from its wheel)
#   make games-page     write docs/games.md, the shelf as a page
#   make site     Parlor in a tab: a folder of static files, in build/site
#   make docs     the handbook, in docs/_build/html
#   make atlas    what every game is like, in docs/atlas
#   make licences who else's work this stands on, and under which licences
#   make walk     a newcomer's walk: from a fresh clone to a finished game and a green test run
#   make release-check  what must hold before a release
#   make gallery  a picture of every game's table, in docs/gallery
#   make moving-pictures  record a hand at the web table and one in the terminal, in docs/moving
#   make web      build the web table into the tree, for runs from the sources
#   make clean    remove what was built

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV   := .venv
PIP    := $(VENV)/bin/python -m pip --disable-pip-version-check
PYTEST := $(VENV)/bin/python -m pytest

# Compiled tests and modules are kept from one run to the next, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE

# What the package and some of its extras require, one a line.
NEEDS = $(VENV)/bin/python -c "import sys, tomllib; p = tomllib.load(open('pyproject.toml', 'rb'))['project']; \
	print(*p['dependencies'], *[need for extra in sys.argv[1:] for need in p['optional-dependencies'][extra]], sep='\n')"

.PHONY: play terminal web test test-fast check check-python check-web units-web test-pure test-compiled test-beside coverage bench bench-server soak arena arena-openspiel arena-release games-page docs site atlas gallery moving-pictures licences walk release-check clean $(VENV)/compiled

# A game within a minute, on plain Python the first time; the engine is compiled behind it.
play: $(VENV)/bin/python
	@$(VENV)/bin/python tools/start.py play

terminal: $(VENV)/bin/python
	@$(VENV)/bin/python tools/start.py terminal $(GAME)

web: $(VENV)/node
	@$(VENV)/bin/python build_web.py

# The tests of the compiled build wait for others half of the time; the pure build and the handbook have the processors meanwhile (nice), and
# tell about themselves when they are done.
test: check $(VENV)/compiled $(VENV)/chromium $(VENV)/nginx $(VENV)/classics
	@$(MAKE) --no-print-directory --jobs=2 test-compiled test-beside
	@echo "All is well: style, types, the engine in both builds, and everything on top of it."

test-beside:
	@mkdir -p build
	@nice $(MAKE) --no-print-directory docs test-pure > build/test-beside.log 2>&1 || { cat build/test-beside.log; exit 1; }
	@echo; grep --extended-regexp 'passed|handbook' build/test-beside.log

# Side by side: each part is busy on one core.
check: $(VENV)/tools $(VENV)/node
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check-web check-python units-web

check-python: $(VENV)/tools
	@echo "Style …"
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/ruff check .
	@echo "Types …"
	@$(VENV)/bin/mypy src tests tools examples build_web.py package_page.py
	@MYPYPATH=src:classics/src $(VENV)/bin/mypy classics/src classics/tests

check-web: $(VENV)/node
	@echo "The web table: types and style …"
	@$(VENV)/bin/python build_web.py npm run --silent check

units-web: $(VENV)/node
	@echo "The web table: units …"
	@$(VENV)/bin/python build_web.py npm run --silent test

# The pure build is the tree itself: src before everything else on the path. What stands above the engine is plain Python in both
# builds, and is tested with the compiled one.
test-pure: $(VENV)/tools
	@echo "Tests of the pure build: the engine …"
	@PYTHONPATH=src PARLOR_EXPECT=pure $(PYTEST) -n auto tests/core tests/faults tests/games tests/kit tests/plugins tests/table tests/test_tree.py
	@PYTHONPATH=src:classics/src PARLOR_EXPECT=pure $(PYTEST) -n auto classics/tests

# The compiled build is the wheel in the environment: src is not on the path. Tests of houses and pages wait for others half of the time, so
# there are three times as many processes as cores.
test-compiled: $(VENV)/compiled $(VENV)/tools $(VENV)/node $(VENV)/chromium $(VENV)/nginx $(VENV)/classics
	@echo "Tests of the compiled build: everything …"
	@env -u PYTHONPATH PARLOR_EXPECT=compiled $(PYTEST) -n $$((3 * $$(getconf _NPROCESSORS_ONLN))) tests
	@PYTHONPATH=$(VENV)/classics PARLOR_EXPECT=compiled $(PYTEST) -n auto classics/tests

# For daily work: the sources as they are, uncompiled.
FAST := tests/core tests/games tests/table tests/kit/test_determinism.py tests/kit/test_records.py tests/kit/test_words.py tests/test_tree.py
test-fast: $(VENV)/tools
	@$(VENV)/bin/ruff format --check --quiet .
	@$(VENV)/bin/ruff check --quiet .
	@$(VENV)/bin/mypy src
	@PYTHONPATH=src PARLOR_EXPECT=pure $(PYTEST) -n auto $(FAST)

# The engine's lines are counted in the pure build, and those above it, which are plain Python, with the compiled engine: on a pure one
# their tests would take hours. The browser tests are left out: they add nothing but lines of the house, which its own tests reach.
ENGINE := tests/core tests/games tests/kit tests/plugins tests/table
coverage: export COVERAGE_FILE := $(CURDIR)/build/coverage.data
coverage: $(VENV)/compiled $(VENV)/tools
	@mkdir -p build
	@PYTHONPATH=src PARLOR_EXPECT=pure $(PYTEST) -n auto --cov --cov-report= $(ENGINE) tests/players
	@PYTHONPATH=src:classics/src PARLOR_EXPECT=pure $(PYTEST) -n auto --cov --cov-append --cov-report= classics/tests
	@env -u PYTHONPATH PARLOR_EXPECT=compiled $(PYTEST) -n auto --cov --cov-append --cov-report=html:build/coverage --cov-report=term:skip-covered \
		tests $(addprefix --ignore=,$(ENGINE) tests/faults tests/oracle tests/players tests/web)
	@echo "Line by line: build/coverage/index.html"

gallery: $(VENV)/compiled $(VENV)/tools $(VENV)/chromium
	@env -u PYTHONPATH $(VENV)/bin/python tools/gallery.py

moving-pictures: $(VENV)/compiled $(VENV)/tools $(VENV)/chromium
	@env -u PYTHONPATH $(VENV)/bin/python tools/moving_pictures.py

bench: $(VENV)/compiled $(VENV)/tools $(VENV)/peers $(VENV)/classics
	@PYTHONPATH=$(VENV)/classics $(VENV)/bin/python tools/bench.py $(if $(GAMES),--games $(GAMES))
	@PYTHONPATH=$(VENV)/classics $(VENV)/bin/python tools/bench_search.py
	@env -u PYTHONPATH $(VENV)/bin/python tools/bench_adapters.py
	@env -u PYTHONPATH $(VENV)/bin/python tools/bench_lab.py

bench-server: $(VENV)/compiled $(VENV)/tools
	@env -u PYTHONPATH $(VENV)/bin/python tools/bench_server.py

soak: $(VENV)/compiled $(VENV)/tools $(VENV)/nginx $(VENV)/classics
	@env -u PYTHONPATH PARLOR_EXPECT=compiled $(VENV)/bin/python tools/soak.py $(SOAK)

arena: $(VENV)/compiled
	@env -u PYTHONPATH $(VENV)/bin/python tools/arena.py $(ARENA)

arena-openspiel: $(VENV)/compiled $(VENV)/tools
	@env -u PYTHONPATH $(VENV)/bin/python tools/arena_openspiel.py $(ARENA)

arena-release: $(VENV)/compiled
	@env -u PYTHONPATH $(VENV)/bin/python tools/arena_release.py $(RELEASE) $(ARENA)

games-page: $(VENV)/compiled
	@env -u PYTHONPATH $(VENV)/bin/python tools/games_page.py

site: docs $(VENV)/node
	@env -u PYTHONPATH $(VENV)/bin/python tools/tab_site.py $(SITE)

docs: $(VENV)/compiled $(VENV)/tools
	@env -u PYTHONPATH $(VENV)/bin/python tools/readability_check.py
	@env -u PYTHONPATH $(VENV)/bin/sphinx-build --fail-on-warning --quiet -b html docs docs/_build/html
	@echo "The handbook is in docs/_build/html/index.html"

atlas: $(VENV)/compiled $(VENV)/tools
	@env -u PYTHONPATH $(VENV)/bin/parlor lab atlas --out docs/atlas $(ATLAS)

licences: $(VENV)/compiled $(VENV)/node
	@$(VENV)/bin/python tools/licences.py

walk:
	@$(PYTHON) tools/walk.py

release-check: $(VENV)/compiled $(VENV)/tools
	@$(PIP) install --quiet 'build>=1.3'
	@env -u PYTHONPATH $(VENV)/bin/python tools/release_check.py

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Parlor needs Python 3.11 or later: no python3 was found."; exit 1; }
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || { echo "Parlor needs Python 3.11 or later: $(PYTHON) is older. Say make PYTHON=/path/to/python."; exit 1; }
	@echo "Making an environment in $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

# Installed, and nothing but the compiled build will do; start.py knows whether anything has changed.
$(VENV)/compiled: $(VENV)/bin/python
	@$(VENV)/bin/python tools/start.py compiled

$(VENV)/tools: $(VENV)/bin/python pyproject.toml
	@echo "Installing the tools for tests …"
	@$(NEEDS) dev house terminal postgres pettingzoo gymnasium openspiel vector lab dask docs paper > $@.txt
	@$(PIP) install --quiet -r $@.txt
	@command -v tmux > /dev/null || { test "$$(id -u)" = 0 && apt-get install -qq -y tmux > /dev/null 2>&1; } || echo "tmux is missing, so the tests that press real keys are skipped."
	@touch $@

# The classics as they are installed, in a folder of their own: the tests of Parlor itself know nothing of them.
$(VENV)/classics: $(VENV)/bin/python classics/pyproject.toml $(shell find classics/src -type f -not -name '*.pyc' -not -path '*.egg-info/*')
	@rm -rf $@
	@$(PIP) install --quiet --no-deps --target $@ ./classics
	@touch $@

# Debian's Chromium, in which the web table is looked at; its shell without a window is enough, and quicker.
HAS_CHROMIUM := (for name in chromium-headless-shell chromium chromium-browser google-chrome; do command -v $$name && exit; done; exit 1) >/dev/null
$(VENV)/chromium: $(VENV)/bin/python
	@$(HAS_CHROMIUM) || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null; } \
		|| { echo "The tests of the web table need Chromium. Install it (on Debian: apt-get install chromium-headless-shell), then make again."; exit 1; }
	@$(HAS_CHROMIUM) \
		|| { echo "Installing Chromium …"; apt-get -qq update && apt-get -qq install --yes --no-install-recommends chromium-headless-shell > /dev/null; }
	@touch $@

# Debian's nginx, which stands before a house in its tests: only its files, so that no service is started. Without it they are skipped.
$(VENV)/nginx: $(VENV)/bin/python
	@rm -rf $@ && mkdir $@
	@PATH="$$PATH:/usr/sbin" command -v nginx > /dev/null \
		|| { cd $@ && { apt-get -qq download nginx || { apt-get -qq update && apt-get -qq download nginx; }; } && dpkg -x nginx_*.deb .; } > /dev/null 2>&1 \
		|| echo "nginx is missing, so the tests of a house behind a proxy are skipped."
	@touch $@

# Node and the packages of the web table; node_modules stays as it is while the lock file does.
$(VENV)/node: $(VENV)/bin/python web/package-lock.json
	@needs="$$($(VENV)/bin/python build_web.py needs)"; test -z "$$needs" || $(PIP) install --quiet "$$needs"
	@$(VENV)/bin/python build_web.py npm --version > $@

$(VENV)/peers: $(VENV)/bin/python pyproject.toml
	@echo "Installing OpenSpiel, RLCard and pgx to compare with …"
	@$(NEEDS) bench > $@.txt
	@$(PIP) install --quiet -r $@.txt
	@touch $@

clean:
	rm -rf $(VENV) build dist web/node_modules src/parlor/web_dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
