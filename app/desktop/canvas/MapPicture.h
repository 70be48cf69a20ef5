// SPDX-License-Identifier: GPL-3.0-or-later
// The boxes of a level in miniature. They are painted once per level, regardless of the camera.
#pragma once

#include "CanvasView.h"

#include <QColor>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace boardset {

class MapPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(boardset::CanvasView* view READ view WRITE setView NOTIFY viewChanged)
    Q_PROPERTY(double ratio MEMBER m_ratio NOTIFY changed) ///< Pixels per unit of the diagram.
    Q_PROPERTY(QColor outer MEMBER m_outer NOTIFY changed) ///< Colour of the outermost boxes.
    Q_PROPERTY(QColor inner MEMBER m_inner NOTIFY changed) ///< Colour of boxes inside other boxes.

public:
    explicit MapPicture(QQuickItem* parent = nullptr);

    CanvasView* view() const { return m_view; }
    void setView(CanvasView* view);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void viewChanged();
    void changed();

private:
    CanvasView* m_view = nullptr;
    double m_ratio = 1;
    QColor m_outer, m_inner;
};

} // namespace boardset
