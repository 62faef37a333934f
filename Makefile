# Every job is done by build/run.py, which also sets up what the job needs (.venv in this folder).
# Arguments go in ARGS: make play ARGS="--preset paulista", make test ARGS="tests/conformance -x"

PYTHON ?= python3
ARGS ?=

.PHONY: play text test check dist art catalogs golden pin clean

play text test check dist art catalogs golden pin:
	@$(PYTHON) build/run.py $@ $(ARGS)

clean:
	rm -rf .venv dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
