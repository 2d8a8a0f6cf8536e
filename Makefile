# HitScope: `make run` opens the sandbox, `make test` runs every test. Both install what is missing.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

PREFIX ?= /usr/local
SCENE ?= raised-tab
SWIFT_FLAGS ?=

BUILD_PACKAGES := pkg-config libx11-dev libxext-dev libxi-dev libcairo2-dev libpango1.0-dev \
	zlib1g-dev fonts-dejavu-core fonts-open-sans
# Its manual page is made by a script.
INSTALL_PACKAGES := $(BUILD_PACKAGES) binutils python3
TEST_PACKAGES := $(INSTALL_PACKAGES) libxtst-dev xvfb openbox i3-wm \
	xserver-xorg-core xserver-xorg-video-dummy valgrind
# A browser for the tests of pages; where it cannot be installed, those tests fail and say so.
BROWSER_PACKAGES := chromium-headless-shell
# The same holds for a validator of JSON schemas, for the tests of SARIF; for TypeScript's compiler,
# which checks the types of the pages' scripts; and for what fetches a schema and axe-core.
SCHEMA_PACKAGES := python3-jsonschema python3-rfc3987
SCRIPT_PACKAGES := node-typescript
WHEEL_PACKAGES := python3-pip
# What the end-to-end tests run: hitscope, and programs that use the library as a user's own do.
TEST_PROGRAMS := hitscope GestureProbe TraceProbe X11Probe

.PHONY: help run test programs kills sessions soak sanitize lint format install deb uninstall docs bench gates fuzz clean

help: ## shows these lines
	@sed -n 's/^\([a-z]*\):[^#]*## /make \1 \t/p' Makefile | expand -t 16

run: ## opens the sandbox; SCENE=name opens another scene
	@.ci/packages $(BUILD_PACKAGES)
	@.ci/programs
	@.ci/open $(SCENE)

test: ## runs every test
	@.ci/packages $(TEST_PACKAGES)
	@.ci/packages $(BROWSER_PACKAGES) || true
	@.ci/packages $(SCHEMA_PACKAGES) || true
	@.ci/packages $(SCRIPT_PACKAGES) || true
	@{ .ci/packages $(WHEEL_PACKAGES) && .ci/wheels; } || true
	@.ci/both "swift build --build-tests $(SWIFT_FLAGS)" ".ci/programs $(TEST_PROGRAMS)"
	@.ci/tests $(SWIFT_FLAGS)

programs: ## builds what the end-to-end tests run
	@.ci/packages $(BUILD_PACKAGES)
	@.ci/programs $(TEST_PROGRAMS)

kills: programs ## kills the program and its display 200 times while they record
	@.ci/packages $(TEST_PACKAGES)
	HITSCOPE_KILLS=200 swift test --filter KillTests $(SWIFT_FLAGS)

sessions: programs ## records 50 sessions of 30 seconds of random input and replays them
	@.ci/packages $(TEST_PACKAGES)
	HITSCOPE_SESSIONS=50 HITSCOPE_SESSION_SECONDS=30 \
		swift test --filter WindowSessionTests $(SWIFT_FLAGS)

soak: programs ## sends the window a thousand random events a second for half an hour
	@.ci/packages $(TEST_PACKAGES)
	HITSCOPE_SOAK_SECONDS=1800 swift test --filter WindowSoakTests $(SWIFT_FLAGS)

sanitize: ## runs the end-to-end tests on programs that watch their memory and threads
	@.ci/packages $(TEST_PACKAGES)
	swift build --build-tests $(SWIFT_FLAGS)
	@.ci/sanitize address thread

lint: ## checks the format
	swift format lint --strict --recursive Sources Tests Package.swift

format: ## formats the sources
	swift format --in-place --recursive Sources Tests Package.swift

install: ## puts hitscope, its scenes and all that a desktop asks for into PREFIX
	@.ci/packages $(INSTALL_PACKAGES)
	@.ci/programs
	@.ci/install install "$(PREFIX)" "$(DESTDIR)"

deb: ## builds a Debian package, hitscope_*.deb, for `apt install ./hitscope_*.deb`
	@.ci/packages $(INSTALL_PACKAGES) dpkg-dev
	@.ci/programs
	@.ci/deb

uninstall: ## takes away what install put there
	@.ci/install uninstall "$(PREFIX)" "$(DESTDIR)"

docs: ## makes the API reference in .build/docs
	@.ci/packages $(BUILD_PACKAGES)
	swift build $(SWIFT_FLAGS)
	@.ci/docs

bench: ## measures, and compares with other toolkits where they are installed
	@.ci/packages $(TEST_PACKAGES)
	@Tests/Benchmarks/run

gates: ## counts instructions and allocations, and fails where they grew by over 5 %
	@.ci/packages $(TEST_PACKAGES)
	@Tests/Benchmarks/gates

fuzz: ## searches for files that stop the readers; SECONDS=600
	@.ci/packages $(BUILD_PACKAGES)
	@Tests/Fuzzing/run $(or $(SECONDS),600)

clean: ## forgets what was built
	swift package clean
	rm -rf .build-release
