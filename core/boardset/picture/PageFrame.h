// SPDX-License-Identifier: GPL-3.0-or-later
// The page around a picture: a header with the results, a legend, and remarks.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/picture/Picture.h"
#include "boardset/scenario/Scenario.h"

namespace boardset::picture {

struct PageFrame {
    double width = 0, height = 0;
    double top = 0; ///< Vertical position of the picture on the page.
    /// Horizontal position of the picture. If the header is wider than the picture, the picture is centred.
    double left = 0;
    Picture head = {};
    Picture foot = {};
};

/// Returns the heading for a scenario: the scenario's title or, if it has none, the machine's title.
/// For a program, adds the operating system unless the title already names the system.
std::string headingOf(const Topology& topology, const Scenario& scenario);

/// Lays out the page around a picture. `remarks` are placed at the bottom; each is wrapped as necessary.
PageFrame paperOf(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
                  const Picture& picture, const std::vector<std::string>& remarks = {});

} // namespace boardset::picture
