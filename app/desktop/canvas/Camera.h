// SPDX-License-Identifier: GPL-3.0-or-later
// Position and zoom of the diagram in the window, and their animations.
#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QTimer>
#include <QVariantAnimation>
#include <QtQml/qqmlregistration.h>
#include <limits>

namespace boardset {

/// Maps a point p of the diagram to p * zoom + (x, y) in the canvas, in pixels.
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
    /// Height of the lane for arcs above the diagram, in pixels; 0 if there is none.
    Q_PROPERTY(double lane MEMBER m_lane NOTIFY insetsChanged)
    /// True if the fitted diagram is always whole, also if its names are illegible.
    Q_PROPERTY(bool fitsWhole MEMBER m_fitsWhole NOTIFY insetsChanged)
    Q_PROPERTY(int duration MEMBER m_duration NOTIFY durationChanged)

public:
    explicit Camera(QObject* parent = nullptr);

    double zoom() const { return m_at.zoom; }
    double x() const { return m_at.origin.x(); }
    double y() const { return m_at.origin.y(); }
    QSizeF viewport() const { return m_viewport; }
    QPointF middle() const { return QRectF({0, 0}, m_viewport).center(); } ///< Middle of the viewport.
    QRectF window() const;                                                 ///< The part of the viewport that nothing
                                                                           ///< covers.
    bool hasLane() const { return m_lane > 0; }
    QSizeF diagram() const { return m_diagram; }
    QRectF seen() const;      ///< The visible part of the diagram, in units of the diagram.
    QString zoomText() const; ///< "120 %".
    /// True if the zoom is so large that part of the diagram may be out of view.
    bool isCloser() const { return m_at.zoom > whole(m_diagram).zoom * 1.05; }
    bool isMoving() const { return m_animation.state() == QAbstractAnimation::Running || m_step.isActive(); }

    void setViewport(QSizeF size);
    /// Shows another diagram without animation, fitted to the window. If its names are illegible at that zoom, it is
    /// shown at zoom `legible`, and users pan it.
    void setDiagram(QSizeF size, double legible = 0);
    double fitZoom() const { return fitted().zoom; }
    /// Returns the zoom at which a diagram of the given size would fit.
    double fitZoomOf(QSizeF diagram) const { return whole(diagram).zoom; }

    QPointF toDiagram(QPointF canvas) const { return (canvas - m_at.origin) / m_at.zoom; }
    QRectF toCanvas(QRectF diagram) const;

    Q_INVOKABLE void zoomAt(QPointF canvas, double factor);
    Q_INVOKABLE void pan(double dx, double dy);
    Q_INVOKABLE void lookAt(QPointF diagram); ///< Centres the view on a point.
    Q_INVOKABLE void fit();                   ///< Fits the diagram, with an animation.
    /// Animations that end with the fitted diagram.
    /// growFrom(), for entering a level, starts with the whole diagram inside `canvas`.
    /// shrinkFrom(), for leaving a level, starts with `part` of the diagram filling the viewport.
    void growFrom(QRectF canvas);
    void shrinkFrom(QRectF part);

Q_SIGNALS:
    void changed();
    void viewportChanged();
    void movingChanged();
    void settled(); ///< An animation has ended.
    void insetsChanged();
    void durationChanged();
    void zoomedIn(QPointF canvas);  ///< The user has zoomed in at a point.
    void zoomedOut(QPointF canvas); ///< The user has zoomed out beyond the fitted diagram.

private:
    struct At {
        double zoom = 1;
        QPointF origin;
    };
    At whole(QSizeF diagram) const; ///< The position at which a diagram of the given size fits the window.
    At fitted() const;              ///< The position of the fitted diagram, at which its names are legible.
    /// Returns the position, with a zoom of at most `most`, at which a part of the diagram fills an area of the canvas.
    static At framed(QRectF part, QRectF canvas, double most = std::numeric_limits<double>::infinity());
    QRectF visibleArea() const;
    void animateTo(At from, At to);
    void stop();     ///< Stops the animation where it is.
    void showStep(); ///< Shows the current step of the animation.
    void set(At at);
    At m_at, m_from, m_to;
    QSizeF m_viewport{800, 600}, m_diagram{800, 600};
    double m_legible = 0; ///< Lowest zoom at which the names in the diagram are legible.
    double m_top = 0, m_bottom = 0, m_lane = 0;
    bool m_fitsWhole = false;
    int m_duration = 200;
    bool m_fits = true; ///< True while the diagram stays fitted because the user has neither zoomed nor panned.
    QVariantAnimation m_animation;
    QTimer m_step; ///< Running between a step of the animation and its display.
};

} // namespace boardset
