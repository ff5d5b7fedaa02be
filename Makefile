# The commands of the project. `make play` and `make test` set up everything they need.
.PHONY: play test test-long test-compiled compiled wheel check fmt bench docs client lock clean
.DEFAULT_GOAL := help
BIN := .venv/bin
READY := .venv/ready

.PHONY: help
help:
	@echo "make play           set up everything, build the client, serve it and print the address"
	@echo "make play COMPILED=1   the same with compiled rules and bots: minutes to build, several times as fast"
	@echo "make test           set up everything, check the code and run every test"
	@echo "make test-long      the tests that run for minutes"
	@echo "make test-compiled  compile with mypyc and run every Python test on that"
	@echo "make wheel          the sdist and the pure wheel, with the client inside, into dist"
	@echo "make wheel COMPILED=1  the compiled wheel for this system as well"
	@echo "make check          formatting, lint, types, layers, locks"
	@echo "make fmt            format the code"
	@echo "make bench          the speed of every game"
	@echo "make docs           build the documentation into build/site and check its links"
	@echo "make lock           rewrite requirements.lock and requirements-docs.lock"

# With COMPILED=1 the compiled build comes before the sources.
COMPILED_PATH := $(if $(COMPILED),PYTHONPATH=$(CURDIR)/build/compiled)

play: $(READY) client $(if $(COMPILED),compiled)
	@$(COMPILED_PATH) $(BIN)/motherlode serve

test: check client
	@scripts/redis
	$(BIN)/pytest -q -n 2 --dist worksteal
	@client/scripts/setup browser
	npm --prefix client run --silent check
	npm --prefix client run --silent test
	npm --prefix client run --silent browser

test-long: $(READY) client
	@scripts/redis
	$(BIN)/pytest -q -n 2 --dist worksteal --timeout 7200 -m long
	@client/scripts/setup browser
	LONG=1 npm --prefix client run --silent browser -- learn.browser

test-compiled: $(READY) client
	@scripts/redis
	@scripts/test-compiled

compiled: $(READY)
	@scripts/compile

wheel: $(READY) client $(if $(COMPILED),compiled)
	rm -rf dist
	$(BIN)/hatchling build -d dist -t sdist -t wheel
	$(if $(COMPILED),MOTHERLODE_COMPILE=1 $(BIN)/hatchling build -d dist -t wheel)

check: $(READY)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python scripts/typography.py --check
	@scripts/check-locks requirements.lock requirements-docs.lock $(wildcard client/package-lock.json)

fmt: $(READY) client/node_modules/.package-lock.json
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(BIN)/python scripts/typography.py
	npm --prefix client run --silent format

bench: $(READY) $(if $(COMPILED),compiled)
	@$(COMPILED_PATH) $(BIN)/motherlode bench

docs:
	@scripts/docs

lock:
	@scripts/lock

clean:
	rm -rf .venv build dist

$(READY): pyproject.toml requirements.lock scripts/setup scripts/system
	@scripts/setup

client: client/dist/index.html

client/node_modules/.package-lock.json: client/package.json client/package-lock.json
	@client/scripts/setup
	@touch $@

client/dist/index.html: client/node_modules/.package-lock.json $(shell find client/src client/public client/index.html client/*.ts client/*.js -type f)
	npm --prefix client run --silent build
