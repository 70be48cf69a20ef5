// SPDX-License-Identifier: GPL-3.0-or-later
// A box of the level that is shown, with what the answer says of it.
#pragma once

#include "Level.h"
#include "RowModel.h"

#include <QStringList>

namespace boardset {

struct BoxRow {
    QString key;
    QString path;
    Box box;
    int index = 0;                ///< In the layout.
    bool leaf = true;             ///< No other box lies inside.
    bool lost = false;            ///< Has failed, or is part of what has.
    QStringList counts;           ///< Far out: "4 threads", "256 pages".
    double titleEnd = 0;          ///< So far to the right the title has the line to itself.
    QString nameWithHits;         ///< "L3 · 74 % hits"; empty where nothing is looked for.
    QString useLabel;             ///< "memory of P1".
    QString useText;              ///< "44 %".
    double use = 0;               ///< 0 to 1.
    bool bottleneck = false;      ///< Is the bottleneck, or the least box that holds it.
    bool holdsBottleneck = false; ///< Its use is the bottleneck's.
    bool hot = false;             ///< The bottleneck is, if it has either.
    QString description;          ///< For the screen reader.

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
