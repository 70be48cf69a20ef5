// SPDX-License-Identifier: GPL-3.0-or-later
// The only file that depends on the installed version of Catch2: 2 on Debian 12, 3 on newer systems.
// A guard and not "#pragma once": this header is precompiled, and ccache may return one compiled before a comment
// changed.
#ifndef BOARDSET_CATCH_H
#define BOARDSET_CATCH_H

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

#endif // BOARDSET_CATCH_H
