// SPDX-License-Identifier: GPL-3.0-or-later
// One link as rectangles of the scene graph: capacity as width, use as a core, dashes for addresses.
#pragma once

#include <QColor>
#include <QQuickItem>
#include <QVariantList>
#include <vector>

namespace boardset {

/// Lines at right angles need no path renderer: plain rectangles are quick in software rendering too.
class WireItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantList points MEMBER m_points NOTIFY pointsChanged)
    Q_PROPERTY(double zoom MEMBER m_zoom NOTIFY zoomChanged)
    Q_PROPERTY(double capacity MEMBER m_capacity NOTIFY capacityChanged)
    Q_PROPERTY(double use MEMBER m_use NOTIFY useChanged)
    Q_PROPERTY(bool dashed MEMBER m_dashed NOTIFY dashedChanged)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY groundChanged)
    Q_PROPERTY(QColor outline MEMBER m_outline NOTIFY outlineChanged) ///< None unless set.
    Q_PROPERTY(QColor core MEMBER m_core NOTIFY coreChanged)
    /// Use by direction of its points: how fast marks of flow move each way.
    Q_PROPERTY(double forward MEMBER m_forward NOTIFY forwardChanged)
    Q_PROPERTY(double backward MEMBER m_backward NOTIFY backwardChanged)
    /// How far marks at full use have come, in pixels; below 0: no marks.
    Q_PROPERTY(double phase MEMBER m_phase NOTIFY phaseChanged)
    Q_PROPERTY(QColor mark MEMBER m_mark NOTIFY markChanged)

public:
    struct Piece {
        QRectF rect;
        QColor color;
    };
    explicit WireItem(QQuickItem* parent = nullptr);

Q_SIGNALS:
    void pointsChanged();
    void zoomChanged();
    void capacityChanged();
    void useChanged();
    void dashedChanged();
    void groundChanged();
    void outlineChanged();
    void coreChanged();
    void forwardChanged();
    void backwardChanged();
    void phaseChanged();
    void markChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

private:
    void marks(std::vector<Piece>& pieces, std::vector<QPointF> points, double width, const QColor& color) const;
    QVariantList m_points;
    QColor m_ground, m_core, m_mark, m_outline{0, 0, 0, 0};
    double m_zoom = 1, m_capacity = 4, m_use = 0, m_forward = 0, m_backward = 0, m_phase = -1;
    bool m_dashed = false;
};

} // namespace boardset
