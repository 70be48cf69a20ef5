// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of the fuzz targets, identical in every build, even if assert() is disabled.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>

namespace boardset::test {

/// Ends the program unless `holds`; `what` is the violated rule.
inline void need(bool holds, const char* what) {
    if (!holds) {
        std::fprintf(stderr, "fuzz: not true: %s\n", what);
        std::abort();
    }
}

/// Checks that an error about untrusted input is one short line.
inline void needOneLine(const std::string& message) {
    need(!message.empty() && message.size() < 4000, "an error is short");
    need(message.find('\n') == std::string::npos, "an error is one line");
}

/// Runs an operation that a user may request; a refusal must be one line.
void ask(const auto& question) {
    try {
        question();
    } catch (const std::runtime_error& error) {
        needOneLine(error.what());
    }
}

} // namespace boardset::test
