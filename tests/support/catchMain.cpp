// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of the test runner, compiled once: Catch2 version 2 needs it in a source file, version 3 has its
// own.
#if !__has_include(<catch2/catch_all.hpp>)
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
#endif
