// SPDX-License-Identifier: GPL-3.0-or-later
// A link of the level that is shown, with what the answer says of it.
#pragma once

#include "Level.h"
#include "RowModel.h"

#include <QStringList>

namespace boardset {

struct WireRow {
    QString key;
    Wire wire;
    QString label;       ///< "↓ 1.5 GB/s  ↑ 24 MB/s", in one line or two; empty: nothing flows.
    QStringList shorter; ///< The same in fewer words, for where that is too small to read: from long to short.
    double use = 0;      ///< 0 to 1.
    double forward = 0;  ///< The part of the use that runs from the first point to the last...
    double backward = 0; ///< ...and from the last to the first.
    bool bottleneck = false;
    bool hot = false; ///< Is a bottleneck that is.
    QString description;
    bool operator==(const WireRow&) const = default;

    ROW_ROLES(WireRow, description);
};

} // namespace boardset
