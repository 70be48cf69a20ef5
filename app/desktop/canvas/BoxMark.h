// SPDX-License-Identifier: GPL-3.0-or-later
// What a box shows besides its face: a dashed edge for an empty bay, hatching and a cross for what has failed.
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace boardset {

class BoxMark : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool vacant MEMBER m_vacant NOTIFY changed)
    Q_PROPERTY(bool lost MEMBER m_lost NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY changed)     ///< Of dashes and hatching.
    Q_PROPERTY(QColor cross MEMBER m_cross NOTIFY changed) ///< Of the cross.
    Q_PROPERTY(double radius MEMBER m_radius NOTIFY changed)

public:
    explicit BoxMark(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    bool m_vacant = false;
    bool m_lost = false;
    QColor m_ink, m_cross;
    double m_radius = 4;
};

} // namespace boardset
