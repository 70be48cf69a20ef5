// SPDX-License-Identifier: GPL-3.0-or-later
// Where the diagram stands in the window and how large: zoom, offset, and the movements between.
#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QVariantAnimation>
#include <QtQml/qqmlregistration.h>
#include <limits>

namespace boardset {

/// A point p of the diagram is at p * zoom + (x, y) in the canvas, in pixels.
class Camera : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by CanvasView")
    Q_PROPERTY(double zoom READ zoom NOTIFY changed)
    Q_PROPERTY(double x READ x NOTIFY changed)
    Q_PROPERTY(double y READ y NOTIFY changed)
    Q_PROPERTY(QSizeF viewport READ viewport WRITE setViewport NOTIFY changed)
    Q_PROPERTY(QSizeF diagram READ diagram NOTIFY changed)
    Q_PROPERTY(QRectF seen READ seen NOTIFY changed)
    Q_PROPERTY(QString zoomText READ zoomText NOTIFY changed)
    Q_PROPERTY(bool closer READ isCloser NOTIFY changed)
    Q_PROPERTY(double topInset MEMBER m_top NOTIFY insetsChanged)
    Q_PROPERTY(double bottomInset MEMBER m_bottom NOTIFY insetsChanged)
    Q_PROPERTY(int duration MEMBER m_duration NOTIFY durationChanged)

public:
    explicit Camera(QObject* parent = nullptr);
    ~Camera() override;

    double zoom() const { return m_at.zoom; }
    double x() const { return m_at.origin.x(); }
    double y() const { return m_at.origin.y(); }
    QSizeF viewport() const { return m_viewport; }
    QPointF middle() const { return QRectF({0, 0}, m_viewport).center(); } ///< Of the viewport.
    QRectF window() const; ///< The part of the viewport that nothing covers.
    QSizeF diagram() const { return m_diagram; }
    QRectF seen() const;      ///< The part of the diagram in the viewport, in its units.
    QString zoomText() const; ///< "120 %".
    /// Nearer than fit, so that a part of the diagram may be out of sight.
    bool isCloser() const { return m_at.zoom > fitted().zoom * 1.05; }
    bool isMoving() const { return m_animation.state() == QAbstractAnimation::Running; }

    void setViewport(QSizeF size);
    /// Another drawing, seen whole at once.
    void setDiagram(QSizeF size);
    double fitZoom() const { return fitted().zoom; }
    /// What fitting another drawing would come to.
    double fitZoomOf(QSizeF diagram) const { return fitted(diagram).zoom; }

    QPointF toDiagram(QPointF canvas) const { return (canvas - m_at.origin) / m_at.zoom; }
    QRectF toCanvas(QRectF diagram) const;

    Q_INVOKABLE void zoomAt(QPointF canvas, double factor);
    Q_INVOKABLE void pan(double dx, double dy);
    Q_INVOKABLE void lookAt(QPointF diagram); ///< Brings a point to the middle.
    Q_INVOKABLE void fit();                   ///< Glides to seeing the whole diagram.
    /// Glides to fit from where the whole diagram fills `canvas` (going in) or `part` of it fills the viewport (coming
    /// out).
    void growFrom(QRectF canvas);
    void shrinkFrom(QRectF part);

Q_SIGNALS:
    void changed();
    void viewportChanged();
    void movingChanged();
    void settled(); ///< The drawing has moved and stands still again.
    void insetsChanged();
    void durationChanged();
    void zoomedIn(QPointF canvas);  ///< By the user, at a point.
    void zoomedOut(QPointF canvas); ///< By the user, beyond fit.

private:
    struct At {
        double zoom = 1;
        QPointF origin;
    };
    At fitted() const { return fitted(m_diagram); }
    At fitted(QSizeF diagram) const;
    /// Where a part of the diagram fills some of the canvas, at no larger zoom than `most`.
    static At framed(QRectF part, QRectF canvas, double most = std::numeric_limits<double>::infinity());
    QRectF room() const;
    void glide(At from, At to);
    void set(At at);
    At m_at, m_from, m_to;
    QSizeF m_viewport{800, 600}, m_diagram{800, 600};
    double m_top = 0, m_bottom = 0;
    int m_duration = 200;
    bool m_fits = true; ///< Follows the viewport until the user zooms or pans.
    QVariantAnimation m_animation;
};

} // namespace boardset
