// SPDX-License-Identifier: GPL-3.0-or-later
// Implements zooming at a point, panning within bounds, and animations.
#include "Camera.h"

#include <algorithm>
#include <cmath>

namespace boardset {
namespace {
constexpr double spare = 24;      // margin around a fitted diagram, in pixels
constexpr double leastMargin = 4; // space above the boards that the drawing itself has, in pixels
constexpr double largestFit = 2;  // maximum zoom; keeps a small diagram from becoming huge
constexpr double outBeyond = 0.8; // share of the fitted zoom below which the level is left
} // namespace

Camera::Camera(QObject* parent) : QObject(parent) {
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::OutCubic);
    // The event loop shows each step. The start of an animation in QML may advance this one while a binding is being
    // evaluated, and a signal at that time would cause a binding loop.
    m_step.setSingleShot(true);
    connect(&m_animation, &QVariantAnimation::valueChanged, &m_step, qOverload<>(&QTimer::start));
    connect(&m_step, &QTimer::timeout, this, &Camera::showStep);
    connect(this, &Camera::insetsChanged, this, [this] { setViewport(m_viewport); });
}

void Camera::showStep() {
    const double t = m_animation.currentValue().toDouble();
    set({m_from.zoom + (m_to.zoom - m_from.zoom) * t, m_from.origin + (m_to.origin - m_from.origin) * t});
    if (isMoving())
        return;
    Q_EMIT movingChanged();
    Q_EMIT settled();
}

void Camera::stop() {
    if (!isMoving())
        return;
    m_animation.stop();
    m_step.stop();
    Q_EMIT movingChanged();
}

QRectF Camera::visibleArea() const {
    const QRectF all({0, 0}, m_viewport);
    const double above = std::max(spare / 2, m_lane - leastMargin);
    return all.adjusted(spare, above + m_top, -spare, -spare / 2 - m_bottom);
}

QRectF Camera::window() const {
    return {0, m_top, m_viewport.width(), std::max(1.0, m_viewport.height() - m_top - m_bottom)};
}

Camera::At Camera::framed(QRectF part, QRectF canvas, double most) {
    const double zoom =
        std::min({most, std::max(1.0, canvas.width()) / part.width(), std::max(1.0, canvas.height()) / part.height()});
    return {zoom, canvas.center() - part.center() * zoom};
}

Camera::At Camera::whole(QSizeF diagram) const {
    return framed({{0, 0}, diagram}, visibleArea(), largestFit);
}

Camera::At Camera::fitted() const {
    At at = whole(m_diagram);
    if (m_fitsWhole || at.zoom >= m_legible)
        return at;
    const QRectF space = visibleArea();
    const QSizeF size = m_diagram * m_legible;
    const QPointF free{space.width() - size.width(), space.height() - size.height()};
    return {m_legible, space.topLeft() + QPointF(std::max(0.0, free.x()), std::max(0.0, free.y())) / 2};
}

QRectF Camera::seen() const {
    return QRectF(toDiagram({0, 0}), m_viewport / m_at.zoom).intersected(QRectF({0, 0}, m_diagram));
}

QString Camera::zoomText() const {
    return tr("%1 %").arg(std::lround(m_at.zoom * 100));
}

QRectF Camera::toCanvas(QRectF diagram) const {
    return {diagram.topLeft() * m_at.zoom + m_at.origin, diagram.size() * m_at.zoom};
}

void Camera::setViewport(QSizeF size) {
    m_viewport = size;
    if (m_fits && isMoving())
        m_to = fitted();
    set(m_fits && !isMoving() ? fitted() : m_at);
    Q_EMIT viewportChanged();
}

void Camera::setDiagram(QSizeF size, double legible) {
    stop();
    m_diagram = size;
    m_legible = legible;
    m_fits = true;
    set(fitted());
}

void Camera::set(At at) {
    // Keeps at least half of the diagram in view, or half of the viewport covered by the diagram.
    const QRectF space = visibleArea();
    const double w = m_diagram.width() * at.zoom;
    const double h = m_diagram.height() * at.zoom;
    const double wide = std::min(w, space.width()) / 2;
    const double high = std::min(h, space.height()) / 2;
    const double left = space.left() + wide - w;
    const double top = space.top() + high - h;
    at.origin = {std::clamp(at.origin.x(), left, std::max(left, space.right() - wide)),
                 std::clamp(at.origin.y(), top, std::max(top, space.bottom() - high))};
    m_at = at;
    Q_EMIT changed();
}

void Camera::zoomAt(QPointF canvas, double factor) {
    if (isMoving())
        return; // the wheel's last notches were meant for the previous level
    const double fit = fitZoom();
    const double least = fit * outBeyond;
    const double wanted = m_at.zoom * factor;
    const double zoom = std::clamp(wanted, least, std::max(3.0, 2.5 * fit)); // beyond this, another level is shown
    m_fits = false;
    set({zoom, canvas - toDiagram(canvas) * zoom});
    if (factor > 1)
        Q_EMIT zoomedIn(canvas);
    else if (wanted < least)
        Q_EMIT zoomedOut(canvas);
    Q_EMIT settled(); // NOLINT(readability-misleading-indentation): Q_EMIT expands to nothing
}

void Camera::pan(double dx, double dy) {
    stop();
    m_fits = false;
    set({m_at.zoom, m_at.origin + QPointF(dx, dy)});
    Q_EMIT settled();
}

void Camera::lookAt(QPointF diagram) {
    const QPointF offset = visibleArea().center() - diagram * m_at.zoom - m_at.origin;
    pan(offset.x(), offset.y());
}

void Camera::fit() {
    m_fits = true;
    animateTo(m_at, fitted());
}

void Camera::growFrom(QRectF canvas) {
    m_fits = true;
    animateTo(framed({{0, 0}, m_diagram}, canvas), fitted());
}

void Camera::shrinkFrom(QRectF part) {
    m_fits = true;
    animateTo(framed(part, visibleArea()), fitted());
}

void Camera::animateTo(At from, At to) {
    stop();
    m_from = from;
    m_to = to;
    if (m_duration <= 0) {
        set(to);
        Q_EMIT settled();
        return;
    }
    m_animation.setDuration(m_duration);
    m_animation.start();
    Q_EMIT movingChanged();
    set(from);
}

} // namespace boardset
