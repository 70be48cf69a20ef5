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

    static constexpr std::tuple roles{RowRole{"label", &ChangeRow::label}, RowRole{"subject", &ChangeRow::subject},
                                      RowRole{"text", &ChangeRow::text}, RowRole{"change", &ChangeRow::change},
                                      RowRole{"verdict", &ChangeRow::verdict}};
};

} // namespace boardset
