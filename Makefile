# make run: sets up and opens the window.  make test: sets up and passes all tests.
PYTHON ?= python3
VENV ?= .venv
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
else
BIN := $(VENV)/bin
endif
# The versions everything is tested with; `make CONSTRAINTS= test` takes the newest instead, `make lock` writes them anew.
CONSTRAINTS ?= packaging/constraints.txt
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check $(if $(CONSTRAINTS),-c $(CONSTRAINTS))

.PHONY: run test only-tests research lowest fuzz bench lint format types pictures translations check-translations icons command-line docs paper data package try-package deb try-deb dist lock clean

run: $(VENV)/.installed
	$(BIN)/tiling-gui

# Without CI, whose long reports hide the name of the test that failed; with bytecode, which every other process needs too.
TESTS = env -u CI -u BUILD_NUMBER -u PYTHONDONTWRITEBYTECODE QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -n auto --dist worksteal --durations=25 $(PYTEST_ARGS)

test: $(VENV)/.installed-dev lint types
	$(TESTS)

only-tests: $(VENV)/.installed-dev
	$(TESTS)

# The tests of the programs in research/, which make what the program ships, and of the checkers in docs/data.
research: $(VENV)/.installed-dev
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -p tests.conftest -n auto $(PYTEST_ARGS) research

# All tests with the lowest versions that pyproject.toml promises, in build/lowest. What those warn of is no fault of ours.
lowest:
	mkdir -p build
	$(PYTHON) packaging/lowest.py > build/lowest.txt
	$(MAKE) VENV=build/lowest CONSTRAINTS=build/lowest.txt PYTEST_ARGS="-W default $(PYTEST_ARGS)" only-tests

# Every reader with ever new inputs, until one of them fails or somebody stops it.
fuzz: $(VENV)/.installed-dev
	while QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest tests/fuzz -q -x --hypothesis-profile=long $(PYTEST_ARGS); do :; done; \
	  echo "A reader failed: the input is printed above."; exit 1

bench: $(VENV)/.installed-dev
	$(BIN)/python -m bench $(BENCH_ARGS)

CODE = tiling_gui tests bench research packaging

lint: $(VENV)/.installed-dev
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/lint-imports

types: $(VENV)/.installed-dev
	$(BIN)/mypy

format: $(VENV)/.installed-dev
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "tiling-gui needs Python 3.11 or newer; say make PYTHON=/path/to/python3.11"; exit 2; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || \
	  { echo "Python's venv module is missing; on Debian and Ubuntu: apt install python3-venv"; exit 2; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: $(BIN)/python pyproject.toml $(CONSTRAINTS)
	$(PIP) -e .
	@touch $@

$(VENV)/.installed-dev: $(BIN)/python pyproject.toml $(CONSTRAINTS)
	$(PIP) -e '.[dev]'
	@touch $@ $(VENV)/.installed

# The folder dist/tiling-gui that needs no Python; try-package drives it under Xvfb.
package: $(VENV)/.installed-package
	$(BIN)/python packaging/build.py

try-package: $(VENV)/.installed-package
	$(BIN)/python packaging/try_package.py

# dist/*.deb of that folder with Debian's tools; try-deb, as root, installs it in a clean Debian, uses it and removes it.
deb: $(VENV)/.installed-package
	$(BIN)/python packaging/deb.py $(DEB_ARGS)

try-deb: $(VENV)/.installed-package
	$(BIN)/python packaging/try_deb.py

# Wheel and sdist, each then installed and tried in a fresh environment outside the checkout.
dist: $(VENV)/.installed-package
	$(BIN)/python packaging/dist.py

# The man page and the completions, from the parser of the command line.
command-line: $(VENV)/.installed-dev
	$(BIN)/python packaging/command_line.py

# The library's reference as pages in docs/api, from its docstrings, and the notebooks with what they give.
docs: $(VENV)/.installed-dev
	$(BIN)/python -m pdoc -o docs/api --no-show-source --footer-text "$$($(BIN)/tiling-gui --version)" tiling_gui.api
	$(BIN)/python packaging/notebooks.py docs/api

icons: $(VENV)/.installed
	$(BIN)/python packaging/icons.py

$(VENV)/.installed-package: $(BIN)/python pyproject.toml $(CONSTRAINTS)
	$(PIP) -e '.[package]'
	@touch $@ $(VENV)/.installed

pictures: $(VENV)/.installed-dev
	$(BIN)/python packaging/pictures.py
	$(BIN)/python packaging/help_pictures.py

# The theory as a paper: docs/paper/theory.tex, made from the page of the help; with pdflatex also build/paper/theory.pdf.
paper: $(VENV)/.installed
	$(BIN)/python -m research.paper $(if $(shell command -v pdflatex),--compile,)

# The values and the rows of 8x8 as a data set in build/data-set, made from the files that the program ships.
data: $(VENV)/.installed
	$(BIN)/python -m research.data_set

# Collects the texts into resources/translations/*.ts and makes the .qm files of them.
translations: $(VENV)/.installed-dev
	$(BIN)/python packaging/translations.py

# Names every text that is not translated yet, or is to be looked at again.
check-translations: $(VENV)/.installed-dev
	$(BIN)/python packaging/translations.py --check

# Renews packaging/constraints.txt: the newest versions that pyproject.toml allows, tried with `make test` before they are kept.
lock:
	rm -rf build/lock
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check '.[dev,cluster,package]'
	sed -n '/^#/p' packaging/constraints.txt > build/constraints.txt
	build/lock/bin/python -m pip freeze --exclude-editable | grep -v '^tiling' >> build/constraints.txt
	mv build/constraints.txt packaging/constraints.txt
	rm -rf build/lock

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache
