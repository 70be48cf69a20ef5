// SPDX-License-Identifier: GPL-3.0-or-later
// A diagram or another page as an SVG file that contains its scenarios.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/diagram/Layout.h"
#include "boardset/picture/Palette.h"
#include "boardset/picture/Primitive.h"
#include "boardset/scenario/Scenario.h"

#include <string>
#include <vector>

namespace boardset::picture {

/// Returns a complete SVG document, in which a `metadata` element contains the scenario as JSON text.
/// `remarks` are placed below the drawing; each is wrapped as necessary.
std::string toSvg(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
                  Palette::Name palette = Palette::Name::Light, const std::vector<std::string>& remarks = {});

/// Returns the SVG element for inclusion in a page that has a heading of its own.
/// The element has neither a header nor the scenario.
std::string toInlineSvg(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
                        Palette::Name palette);

/// A page of shapes and texts, for which a player needs no layout.
struct DrawnPage {
    std::string title; ///< Title of the document.
    double width = 0, height = 0;
    std::vector<Primitive> primitives = {};
};

/// Returns a page as a complete SVG document. `metadata` is the elements from toSvgMetadata(); it may be empty.
std::string toSvg(const DrawnPage& page, const std::string& metadata = {},
                  Palette::Name palette = Palette::Name::Light);

} // namespace boardset::picture
