// SPDX-License-Identifier: GPL-3.0-or-later
// What of a level is painted, and how near.
#pragma once

#include "Overlay.h"

#include <functional>

namespace boardset {

struct SceneView {
    const picture::Picture* picture = nullptr;
    const Layout* layout = nullptr;
    const Overlay* overlay = nullptr;
    double zoom = 1;
    LabelRank labels = LabelRank::Name; ///< The last that is shown.
    double phase = -1;                  ///< Of the marks of flow; below 0: none.
    /// Where a token is on its way, and how much of a wire's use is shown yet; empty: nothing is on its way.
    std::function<Point(const picture::Token&)> tokenAt = {};
    std::function<double(const picture::Mark&)> useOf = {};
};

} // namespace boardset
