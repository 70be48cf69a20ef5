// SPDX-License-Identifier: GPL-3.0-or-later
// The diagram as an SVG file that contains its scenario.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/diagram/Layout.h"
#include "boardset/picture/Palette.h"
#include "boardset/scenario/Scenario.h"

#include <string>
#include <vector>

namespace boardset::picture {

/// Returns a complete SVG document with the scenario as JSON text in a `metadata` element.
/// `remarks` are below the drawing, each wrapped as necessary.
std::string toSvg(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
                  Palette::Name palette = Palette::Name::Light, const std::vector<std::string>& remarks = {});

/// Returns the SVG element for a page that has a heading of its own; the element has neither header nor scenario.
std::string toInlineSvg(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
                        Palette::Name palette);

} // namespace boardset::picture
