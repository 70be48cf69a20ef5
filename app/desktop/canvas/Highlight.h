// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks and links that are lit on the diagram: the hop of a trace that is being looked at.
#pragma once

#include "Level.h"

#include "boardset/trace/Trace.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace boardset {

/// Keeps block and link ids, and gives their places on the level that is shown.
class Highlight : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by CanvasView")
    Q_PROPERTY(QVariantList boxes READ boxes NOTIFY changed) ///< QRectF, in the diagram's units.
    Q_PROPERTY(QVariantList wires READ wires NOTIFY changed) ///< Lists of QPointF, in the direction of travel.
public:
    using QObject::QObject;

    QVariantList boxes() const { return m_boxes; }
    QVariantList wires() const { return m_wires; }

    /// Replaces what is lit; ids are those of the level's topology.
    void light(std::vector<int> blocks, std::vector<Passage> passages, const Level& level);
    /// The same on another level.
    void follow(const Level& level);
    /// Whether each lit block lies in some box of a level.
    bool isSeenOn(const Level& level) const;

Q_SIGNALS:
    void changed();

private:
    std::vector<int> m_blocks;
    std::vector<Passage> m_passages;
    QVariantList m_boxes, m_wires;
};

} // namespace boardset
