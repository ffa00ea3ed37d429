# What can be done here: make help

.DEFAULT_GOAL := help
SHELL := /bin/sh
PY := .venv/bin/python

.PHONY: help
help: ## what can be done here
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

.PHONY: install
install: .venv/.installed ## make the development environment (.venv)

.venv/.installed: requirements/dev.txt pyproject.toml setup.py tools/install
	@tools/install .venv requirements/dev.txt editable
