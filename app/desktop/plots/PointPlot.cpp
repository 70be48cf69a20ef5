// SPDX-License-Identifier: GPL-3.0-or-later
#include "PointPlot.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace boardset {

namespace {

constexpr double reach = 24; // pixels

} // namespace

const PlotSeries* PointPlot::chosenCurve() const {
    const auto at = static_cast<std::size_t>(m_curve);
    return at < m_shown.size() ? &m_shown[at] : nullptr;
}

const PlotPoint* PointPlot::pointOf(const PlotSeries& curve) const {
    const auto nearest =
        std::min_element(curve.points.begin(), curve.points.end(), [this](const PlotPoint& a, const PlotPoint& b) {
            return std::abs(a.x - m_x) < std::abs(b.x - m_x);
        });
    return nearest == curve.points.end() ? nullptr : &*nearest;
}

void PointPlot::goTo(double x) {
    m_x = x;
    m_before.reset();
    m_reached = false;
    Q_EMIT pointChanged();
}

double PointPlot::pointX() const {
    const PlotSeries* const curve = chosenCurve();
    return curve ? m_curves.fractionX(pointOf(*curve)->x) : -1;
}

double PointPlot::pointY() const {
    const PlotSeries* const curve = chosenCurve();
    return curve ? m_curves.fractionY(pointOf(*curve)->throughput) : -1;
}

void PointPlot::pointAt(double x, double y, double width, double height) {
    if (!m_before)
        m_before = {m_curve, m_x};
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t c = 0; c < m_shown.size(); ++c)
        for (const PlotPoint& point : m_shown[c].points) {
            const double far = std::hypot(m_curves.fractionX(point.x) * width - x,
                                          (1 - m_curves.fractionY(point.throughput)) * height - y);
            if (far < nearest) {
                nearest = far;
                m_curve = static_cast<int>(c);
                m_x = point.x;
            }
        }
    m_reached = nearest <= reach;
    Q_EMIT pointChanged();
}

void PointPlot::leave() {
    if (m_before)
        std::tie(m_curve, m_x) = *m_before;
    m_before.reset();
    m_reached = false;
    Q_EMIT pointChanged();
}

void PointPlot::stepCurve(int steps) {
    m_before.reset();
    m_curve = std::clamp(m_curve + steps, 0, std::max(0, static_cast<int>(m_shown.size()) - 1));
    Q_EMIT pointChanged();
}

} // namespace boardset
