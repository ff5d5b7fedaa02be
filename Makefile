# The commands of the project. `make play` and `make test` set up everything they need.
.PHONY: play test test-long test-compiled check fmt bench docs client lock clean
.DEFAULT_GOAL := help
BIN := .venv/bin
READY := .venv/ready

.PHONY: help
help:
	@echo "make play           set up everything, build the client, serve it and print the address"
	@echo "make test           set up everything, check the code and run every test"
	@echo "make test-long      the tests that run for minutes"
	@echo "make test-compiled  the laws on kernel and games compiled with mypyc"
	@echo "make check          formatting, lint, types, layers, locks"
	@echo "make fmt            format the code"
	@echo "make bench          the speed of every game"
	@echo "make docs           build the documentation into build/site and check its links"
	@echo "make lock           rewrite requirements.lock and requirements-docs.lock"

play: $(READY) client
	@$(BIN)/motherlode serve

test: check client
	$(BIN)/pytest -q -n 2 --dist worksteal
	@client/scripts/setup browser
	npm --prefix client run --silent check
	npm --prefix client run --silent test
	npm --prefix client run --silent browser

test-long: $(READY) client
	$(BIN)/pytest -q -n 2 --dist worksteal --timeout 7200 -m long

test-compiled: $(READY)
	@scripts/test-compiled

check: $(READY)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	@scripts/check-locks requirements.lock requirements-docs.lock $(wildcard client/package-lock.json)

fmt: $(READY) client/node_modules/.package-lock.json
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	npm --prefix client run --silent format

bench: $(READY)
	@$(BIN)/motherlode bench

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
