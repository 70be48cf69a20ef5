// SPDX-License-Identifier: GPL-3.0-or-later
// How large a picture is drawn, and by whose measure its texts fit.
#pragma once

#include "boardset/diagram/TextMeasure.h"

namespace boardset::picture {

/// That of a file, unless it is said.
struct Scale {
    double zoom = 1; ///< Pixels of a unit of the diagram.
    const TextMeasure& measure = tableMeasure();
};

} // namespace boardset::picture
