// SPDX-License-Identifier: GPL-3.0-or-later
// Draws one path, given as SVG path data, with its stroke and fill.
// It replaces Qt Quick's own shapes, which the software renderer doesn't clip and which crashed the window in Qt 6.4.
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

namespace boardset {

class PathPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString path MEMBER m_path NOTIFY changed) ///< Path data in the form of the attribute d of an SVG path.
    /// Coordinate space of the path, scaled to the size of the item.
    Q_PROPERTY(QSizeF box MEMBER m_box NOTIFY changed)
    Q_PROPERTY(QColor stroke MEMBER m_stroke NOTIFY changed)
    Q_PROPERTY(QColor fill MEMBER m_fill NOTIFY changed)
    Q_PROPERTY(double thick MEMBER m_thick NOTIFY changed)      ///< Width of the stroke, in units of the box.
    Q_PROPERTY(QList<double> dash MEMBER m_dash NOTIFY changed) ///< Lengths of dashes and gaps, in units of the box.

public:
    explicit PathPicture(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    QByteArray svg() const;

    QString m_path;
    QSizeF m_box{16, 16};
    QColor m_stroke, m_fill;
    double m_thick = 1;
    QList<double> m_dash;
};

} // namespace boardset
