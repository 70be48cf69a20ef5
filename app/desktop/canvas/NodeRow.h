// SPDX-License-Identifier: GPL-3.0-or-later
// What of the drawing can be gone to by keyboard and read aloud, as QML sees it.
#pragma once

#include "Level.h"
#include "RowModel.h"

#include "boardset/picture/Node.h"

namespace boardset {

/// A subject in one word; the same on every level and after every edit. Empty of none.
inline QString keyOf(const picture::Subject& subject) {
    return subject == picture::Subject()
               ? QString()
               : QString::number(static_cast<int>(subject.kind)) + ':' + QString::fromStdString(subject.id);
}

struct NodeRow {
    QString key;
    picture::Node node;
    bool outside = false; ///< What the level is connected to.

    QRectF rect() const { return toQt(node.place); } ///< In the diagram's units.
    QString words() const { return QString::fromStdString(node.words); }
    bool isReached() const { return !outside && !node.isWire(); } ///< By Tab.
    bool isLent() const { return node.isToken(); }                ///< Many come and go from step to step.
    bool operator==(const NodeRow&) const = default;

    static constexpr std::tuple roles{RowRole{"key", &NodeRow::key}, RowRole{"box", &NodeRow::rect},
                                      RowRole{"description", &NodeRow::words}, RowRole{"reached", &NodeRow::isReached}};
};

} // namespace boardset
