// SPDX-License-Identifier: GPL-3.0-or-later
// Of a sweep over the load: which part comes to its own limit first, and where latency bends.
#include "Format.h"
#include "SweepView.h"
#include "boardset/analysis/Quantity.h"
#include "boardset/evidence/PlotTable.h"
#include "boardset/sweep/SweepTable.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr std::size_t partsMost = 5; // curves that can be told apart, and limits that are numbered

} // namespace

void SweepView::askLoad() {
    ask();
    setActive(true);
    m_document.wait();
    refresh();
    m_form.setOver(m_form.overOf("load"));
    m_form.setBy(0);
    double most = 0;
    for (const StationAnswer& each : m_document.answer().stations)
        most = std::max(most, each.utilisation);
    if (most > 0) {
        take(From, QStringLiteral("10"));
        take(To, QString::number(std::ceil(std::clamp(105 / most, 20.0, double(loadMost)))));
    }
    m_answer = partsAnswer;
    run();
}

QString SweepView::limitsText() const {
    QStringList order;
    for (std::size_t n = 0; n < std::min(partsMost, m_limits.size()); ++n) {
        const Crossing& each = m_limits[n];
        QString words = tr("%1. %2").arg(n + 1).arg(format::text(each.title));
        if (each.alike > 0)
            words += tr(" and %1 alike").arg(each.alike);
        order << tr("%1 at %2 %").arg(words, format::figure(100 * each.times));
    }
    return order.isEmpty() ? QString() : tr("At its own limit: %1 of the load now.").arg(order.join(tr(", ")));
}

/// The heights of parts are not solved for again: of an open system they grow as the load does.
void SweepView::collectParts() {
    m_shown.clear();
    m_curveOf.clear();
    for (std::size_t n = 0; n < std::min(partsMost, m_limits.size()); ++n) {
        const Crossing& part = m_limits[n];
        PlotCurve& curve = m_shown.emplace_back();
        curve.title = part.title;
        curve.unit = "%";
        m_curveOf.push_back(n);
        for (const SweepPoint& point : m_points)
            if (point.isSolved)
                curve.points.push_back({point.x,
                                        point.x / part.times,
                                        point.latencyNs,
                                        part.title,
                                        point.x / 100 * part.limit / part.times,
                                        {},
                                        0});
        if (curve.points.empty()) { // not yet: they are of the same points
            m_shown.clear();
            return m_curveOf.clear();
        }
    }
}

std::string SweepView::csv() const {
    return showsParts() ? csvOf(m_shown) : csvOf(m_asked, m_points);
}

QString SweepView::partText() const {
    const PlotCurve& part = *chosenCurve();
    const PlotPoint& point = *pointOf(part);
    return tr(" · %1 at %2 % of its limit, %3 in use")
        .arg(format::text(part.title), format::figure(point.throughput), format::percent(point.utilisation));
}

std::vector<SweepColumn> SweepView::partColumns() const {
    const auto pointAt = [&](std::size_t, std::size_t value) { // of the one curve that was asked for
        return value < m_points.size() ? &m_points[value] : nullptr;
    };
    const auto text = [&](const SweepPoint& point, std::size_t part) {
        return point.isSolved ? format::figure(point.x / m_limits[part].times) : QString();
    };
    return columnsOf(m_asked.over.values, m_shown.size(), pointAt, text);
}

std::vector<std::pair<std::size_t, std::size_t>> SweepView::bends() const {
    std::vector<std::pair<std::size_t, std::size_t>> bends;
    const bool isOfLoad = m_asked.over.quantity.kind == SweepKind::Load;
    for (std::size_t c = 0; c < m_shown.size() && !showsParts(); ++c) {
        std::vector<std::pair<double, double>> points;
        for (const PlotPoint& each : m_shown[c].points)
            points.emplace_back(each.x, isOfLoad ? each.latencyNs : each.throughput);
        const auto knee = isOfLoad                              ? kneeOfLatency(points)
                          : height() == SweepHeight::Throughput ? kneeAmong(points)
                                                                : std::nullopt;
        if (knee)
            bends.emplace_back(c, *knee);
    }
    return bends;
}

void SweepView::addLimits(std::vector<marks::KneeRow>& knees) const {
    for (std::size_t n = 0; n < std::min(partsMost, m_limits.size()) && !m_shown.empty(); ++n) {
        const std::size_t c = showsParts() ? n : 0;
        const double x = 100 * m_limits[n].times;
        const auto& points = m_shown[std::min(c, m_shown.size() - 1)].points;
        const auto after = std::ranges::find_if(points, [&](const PlotPoint& each) { return each.x >= x; });
        if (after == points.end() || after == points.begin())
            continue;
        const PlotPoint& before = *std::prev(after);
        const double y = std::lerp(before.throughput, after->throughput, (x - before.x) / (after->x - before.x));
        knees.push_back(
            {m_curves.partX(x), m_curves.partY(y), static_cast<int>(c), QString::number(n + 1),
             tr("%1 is at its own limit, %2, at %3 % of the load")
                 .arg(format::text(m_limits[n].title), format::percent(m_limits[n].limit), format::figure(x)),
             0});
    }
}

} // namespace boardset
