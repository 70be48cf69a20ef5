// SPDX-License-Identifier: GPL-3.0-or-later
// The test runner's main, compiled once: Catch2 version 2 wants it in a source file, version 3 brings its own.
#if !__has_include(<catch2/catch_all.hpp>)
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
#endif
