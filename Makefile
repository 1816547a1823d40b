# The whole set-up: Python 3.11 or newer and make. Every target prepares what it needs.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test chaos simulation fuzz lint bench lock clean

play: .venv/run.stamp  ## the bot: on Telegram with BOT_TOKEN, else in the playground
	@$(BIN)/python -m bot

# Six at a time on two cores: most tests of the bot wait for Telegram's pace, not for the processor.
test: .venv/dev.stamp  ## every test
	@$(BIN)/python -m pytest -n 6 --dist loadfile --no-loadscope-reorder $(ARGS)

chaos: .venv/dev.stamp  ## 200 times kill -9 in a storm of faults, SEED=1 KILLS=200; figures at the end
	@$(BIN)/python -m tests.chaos.run --seed $(or $(SEED),1) --kills $(or $(KILLS),200)

simulation: .venv/dev.stamp  ## half an hour of people in 500 groups, GROUPS=500 MINUTES=30; the verdict at the end
	@$(BIN)/python -m tests.simulation --groups $(or $(GROUPS),500) --minutes $(or $(MINUTES),30)

fuzz: .venv/dev.stamp  ## updates, presses, commands and names from hypothesis, EXAMPLES=20 times what `make test` has
	@EXAMPLES=$(or $(EXAMPLES),20) $(BIN)/python -m pytest -n 2 --dist loadfile -o timeout=3600 tests/fuzz tests/security $(ARGS)

lint: .venv/dev.stamp  ## style, types, layers
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

bench: .venv/run.stamp  ## speed of the rules, beside a calibration loop; of pictures; calls a tap; load
	@$(BIN)/python -m durak.bench
	@$(BIN)/python -m bot.pictures.bench
	@$(BIN)/python -m tests.games.bench
	@$(BIN)/python -m tests.load

lock: .venv/dev.stamp  ## both lock files anew, with hashes and without hosts
	@$(BIN)/python -m venv .venv/lock && .venv/lock/bin/pip install -q pip-tools
	@for kind in run dev; do \
		.venv/lock/bin/pip-compile -q --upgrade --generate-hashes --no-emit-index-url \
			--no-emit-trusted-host --no-emit-find-links --no-header --strip-extras \
			$$([ $$kind = dev ] && echo --extra dev) -o requirements/$$kind.txt pyproject.toml; done

clean:
	rm -rf .venv .mypy_cache .ruff_cache .hypothesis

.venv/run.stamp: requirements/run.txt
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed, this is " + sys.version.split()[0])'
	@test -x $(BIN)/python || { echo "Preparing .venv (once) ..."; $(PYTHON) -m venv .venv; }
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/run.txt
	@touch $@

.venv/dev.stamp: requirements/dev.txt .venv/run.stamp
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@
