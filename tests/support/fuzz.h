// SPDX-License-Identifier: GPL-3.0-or-later
// What the fuzz targets hold a reader to: the same in every build, also where assert() does nothing.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace boardset::test {

/// Ends the program unless `holds`; `what` is the law that was broken.
inline void need(bool holds, const char* what) {
    if (!holds) {
        std::fprintf(stderr, "fuzz: not true: %s\n", what);
        std::abort();
    }
}

/// An error from outside is one short line.
inline void needOneLine(const std::string& message) {
    need(!message.empty() && message.size() < 4000, "an error is short");
    need(message.find('\n') == std::string::npos, "an error is one line");
}

} // namespace boardset::test
