// SPDX-License-Identifier: GPL-3.0-or-later
// What a drop would change: one number.
#pragma once

#include "RowModel.h"

namespace boardset {

struct ChangeRow {
    QString key;     ///< "threadLatency".
    QString label;   ///< "latency".
    QString subject; ///< Above the row, where it is no longer that of the headline: "all threads".
    QString text;    ///< "240 -> 197 ns", with an arrow.
    QString change;  ///< "-18 %"; "no change".
    int verdict = 0; ///< 1 better, -1 worse, 0 the same.
    bool operator==(const ChangeRow&) const = default;

    ROW_ROLES(ChangeRow, label, subject, text, change, verdict);
};

} // namespace boardset
