// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/solaris/LoadAverage.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace boardset {

namespace {

constexpr int tabulated = 32;

std::array<std::int64_t, tabulated> ageings() {
    std::array<std::int64_t, tabulated> all{};
    for (int n = 1; n < tabulated; ++n) {
        all[static_cast<std::size_t>(n)] =
            static_cast<std::int64_t>(std::floor(65536.0 * (1.0 - std::exp(-1.0 / (20.0 * n)))));
    }
    return all;
}

std::int64_t saturated(std::int64_t load) {
    return std::clamp<std::int64_t>(load, 0, LoadScale::most);
}

} // namespace

std::int64_t ageingOf(int processors) {
    static const auto known = ageings();
    return processors < tabulated ? known[static_cast<std::size_t>(std::max(processors, 1))] : 3196 / processors;
}

std::int64_t sampled(std::int64_t load, int runnable, std::int64_t ageing) {
    const std::int64_t whole = (load >> 16) << 7;
    const std::int64_t fraction = (load & 0xFFFF) << 7;
    const std::int64_t difference = (128 * std::int64_t{runnable} - whole) * ageing - ((fraction * ageing) >> 16);
    return saturated(load + (difference >> 7));
}

std::int64_t charged(std::int64_t load, std::int64_t ageing) {
    return saturated(load + ageing);
}

std::int64_t anticipated(std::int64_t load, std::int64_t threadLoad, int processors) {
    return saturated(load + threadLoad / std::max(processors, 1));
}

std::int64_t takenBack(std::int64_t load, std::int64_t threadLoad, int processors) {
    return saturated(load - threadLoad / std::max(processors, 1));
}

} // namespace boardset
