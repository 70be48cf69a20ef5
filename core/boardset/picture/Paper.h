// SPDX-License-Identifier: GPL-3.0-or-later
// The page around a picture: a head with the answer's figures, a foot with the scale, and remarks.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/picture/Picture.h"
#include "boardset/scenario/Scenario.h"

namespace boardset::picture {

struct Paper {
    double width = 0, height = 0;
    double top = 0;  ///< Where the picture begins.
    double left = 0; ///< The same from the side: the head may need more room than it has.
    Picture head = {};
    Picture foot = {};
};

/// What a scenario is called: by its title, or else by its machine's; of a program with its system, if that does not
/// say so.
std::string headingOf(const Topology& topology, const Scenario& scenario);

/// `remarks` stand at the bottom, each in as many lines as it takes.
Paper paperOf(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
              const Picture& picture, const std::vector<std::string>& remarks = {});

} // namespace boardset::picture
