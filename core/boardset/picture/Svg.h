// SPDX-License-Identifier: GPL-3.0-or-later
// The diagram as an SVG file that carries its scenario inside.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/diagram/Layout.h"
#include "boardset/picture/Palette.h"
#include "boardset/scenario/Scenario.h"

#include <string>
#include <vector>

namespace boardset::picture {

/// A complete SVG document; the scenario is in a `metadata` element as JSON text. `remarks` stand below the drawing,
/// each in as many lines as it takes.
std::string toSvg(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
                  Palette::Name palette = Palette::Name::Light, const std::vector<std::string>& remarks = {});

/// The same for inside a page that says itself what it is of: the element alone, without head and scenario.
std::string toInlineSvg(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
                        Palette::Name palette);

} // namespace boardset::picture
