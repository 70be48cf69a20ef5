// SPDX-License-Identifier: GPL-3.0-or-later
// Of a sweep over the load: which part comes to its own limit first.
#include "Format.h"
#include "SweepView.h"
#include "boardset/analysis/Quantity.h"
#include "boardset/evidence/PlotTable.h"
#include "boardset/sweep/SweepTable.h"

#include <algorithm>
#include <cmath>

namespace boardset {

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
    for (std::size_t n = 0; n < std::min(partsMost, m_swept.limits.size()); ++n) {
        const Crossing& each = m_swept.limits[n];
        QString words = tr("%1. %2").arg(n + 1).arg(format::text(each.title));
        if (each.alike > 0)
            words += tr(" and %1 alike").arg(each.alike);
        order << tr("%1 at %2 %").arg(words, format::figure(100 * each.times));
    }
    return order.isEmpty() ? QString()
                           : tr("At its own limit: %1; 100 % is the load that comes now.").arg(order.join(tr(", ")));
}

std::string SweepView::csv() const {
    return showsParts() ? csvOf(m_shown) : csvOf(m_swept.asked, m_swept.points);
}

QString SweepView::partText() const {
    const PlotCurve& part = *chosenCurve();
    const PlotPoint& point = *pointOf(part);
    return tr(" · %1 at %2 % of its limit, %3 in use")
        .arg(format::text(part.title), format::figure(point.throughput), format::percent(point.utilisation));
}

std::vector<SweepColumn> SweepView::partColumns() const {
    const auto pointAt = [&](std::size_t, std::size_t value) { // of the one curve that was asked for
        return value < m_swept.points.size() ? &m_swept.points[value] : nullptr;
    };
    const auto text = [&](const SweepPoint& point, std::size_t part) {
        return point.isSolved ? format::figure(point.x / m_swept.limits[part].times) : QString();
    };
    return columnsOf(m_swept.asked.over.values, m_shown.size(), pointAt, text);
}

} // namespace boardset
