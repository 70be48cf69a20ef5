// SPDX-License-Identifier: GPL-3.0-or-later
// The only file that depends on the installed version of Catch2: 2 on Debian 12, 3 on newer systems.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
#else
#include <catch2/catch.hpp>

namespace Catch::Matchers {
inline auto ContainsSubstring(const std::string& text) {
    return Contains(text);
}
} // namespace Catch::Matchers
#endif
