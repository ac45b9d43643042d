# LLA's rituals. `make learn` and `make test` do everything that a fresh Debian 12 with Swift 6.3 needs.

# Every Debian package that building, learning and testing need, in one list.
PACKAGES := libespeak-ng-dev espeak-ng-data libpocketsphinx-dev libsphinxbase-dev \
	pocketsphinx-en-us libpulse-dev libasound2-dev libsndfile1-dev libsamplerate0-dev \
	libhunspell-dev hunspell-en-us hunspell-fr hunspell-it hunspell-de-de hunspell-es \
	libsqlite3-dev pkg-config
TEST_PACKAGES := pulseaudio pulseaudio-utils strace
BENCH_PACKAGES := pulseaudio pulseaudio-utils espeak-ng strace python3

# Where the program is built for use.
LLA := .build/release/lla

.PHONY: learn test build lint format bench docs packages test-packages bench-packages

learn: build
	@$(LLA) learn

build: packages
	swift build -c release --product lla

test: test-packages
	swift build --build-tests
	# One after the other: tests of sound and of terminals need the machine to themselves.
	swift test --skip-build --no-parallel

lint:
	swift format lint --strict --recursive Package.swift Sources Tests
	@./.ci/long-files

format:
	swift format --in-place --recursive Package.swift Sources Tests

bench: bench-packages build
	./Tests/Benchmarks/run $(LLA)

docs: packages
	swift package --allow-writing-to-directory .build/docs generate-documentation \
		--enable-experimental-combined-documentation --output-path .build/docs \
		--target Learning --target Services --target Content --target Speech --target Storage \
		--target Terminal

packages:
	@./.ci/packages $(PACKAGES)

test-packages:
	@./.ci/packages $(PACKAGES) $(TEST_PACKAGES)

bench-packages:
	@./.ci/packages $(PACKAGES) $(BENCH_PACKAGES)
