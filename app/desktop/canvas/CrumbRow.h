// SPDX-License-Identifier: GPL-3.0-or-later
// A step of the way from the cabinet down to the level that is shown.
#pragma once

#include "RowModel.h"

namespace boardset {

struct CrumbRow {
    QString key; ///< Path of the block; "" for the cabinet.
    QString title;
    bool current = false;
    bool aimed = false; ///< What is in the hand would be put here.
    bool operator==(const CrumbRow&) const = default;

    static constexpr std::tuple roles{RowRole{"path", &CrumbRow::key}, RowRole{"title", &CrumbRow::title},
                                      RowRole{"current", &CrumbRow::current}, RowRole{"aimed", &CrumbRow::aimed}};
};

} // namespace boardset
