// SPDX-License-Identifier: GPL-3.0-or-later
// Another locale for a test, set as Qt sets the system's. The build generates these locales: tests/locales.cmake.
#pragma once

#include "support/catch.h"

#include <clocale>
#include <cstdlib>

namespace boardset::test {

/// A decimal comma; a comma and letters with another upper case; a decimal separator of two bytes.
inline constexpr const char* foreignLocales[] = {"de_DE.UTF-8", "tr_TR.UTF-8", "ps_AF.UTF-8"};

/// Sets the locale of the C library during its lifetime.
class InLocale {
public:
    explicit InLocale(const char* name) {
        setenv("LOCPATH", BOARDSET_LOCALES, 1);
        REQUIRE(std::setlocale(LC_ALL, name) != nullptr);
    }
    ~InLocale() { std::setlocale(LC_ALL, "C"); }
    InLocale(const InLocale&) = delete;
    InLocale& operator=(const InLocale&) = delete;
};

} // namespace boardset::test
