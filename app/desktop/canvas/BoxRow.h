// SPDX-License-Identifier: GPL-3.0-or-later
// A box of the level that is shown, with what the answer says of it.
#pragma once

#include "Level.h"
#include "RowModel.h"

namespace boardset {

struct BoxRow {
    QString key;
    QString path;
    Box box;
    int index = 0;           ///< In the layout.
    bool leaf = true;        ///< No other box lies inside.
    QString useLabel;        ///< "memory of P1".
    QString useText;         ///< "44 %".
    bool bottleneck = false; ///< Is the bottleneck, or the least box that holds it.
    QString description;     ///< For the screen reader.

    QRectF rect() const { return toQt(box.rect); }
    bool isInner() const { return box.parent >= 0; } ///< Stands inside another box.
    bool isOutside() const { return box.style == BoxStyle::Context; }
    bool isSmall() const { return box.style == BoxStyle::Memory || box.style == BoxStyle::Chip; }
    bool operator==(const BoxRow&) const = default;

    static constexpr std::tuple roles{RowRole{"key", &BoxRow::key}, RowRole{"box", &BoxRow::rect},
                                      RowRole{"outside", &BoxRow::isOutside},
                                      RowRole{"description", &BoxRow::description}};
};

} // namespace boardset
