// SPDX-License-Identifier: GPL-3.0-or-later
// A link of the level that is shown, with what the answer says of it.
#pragma once

#include "Level.h"
#include "RowModel.h"

namespace boardset {

struct WireRow {
    QString key;
    Wire wire;
    double use = 0; ///< 0 to 1.
    bool bottleneck = false;
    QString description;
    bool operator==(const WireRow&) const = default;

    ROW_ROLES(WireRow, description);
};

} // namespace boardset
