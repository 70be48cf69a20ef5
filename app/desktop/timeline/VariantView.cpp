// SPDX-License-Identifier: GPL-3.0-or-later
#include "VariantView.h"

#include "Format.h"
#include "boardset/analysis/ReplayNumbers.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

struct Totals {
    ReplayNumbers a, b;
    StateDifference difference;
    QString group; ///< The system's word for a group: "lgroup".
};

int sign(double value) {
    return value > 0 ? 1 : value < 0 ? -1 : 0;
}

TotalRow shareRow(const Totals& totals) {
    const double points = 100 * (totals.b.localShare - totals.a.localShare);
    const bool same = std::abs(points) < 0.05;
    return {format::tr("Local share"), format::percent(totals.a.localShare), format::percent(totals.b.localShare),
            same ? format::tr("no change") : format::tr("%1 points").arg(format::signedNumber(points, 1)),
            same ? 0 : sign(points)};
}

TotalRow throughputRow(const Totals& totals) {
    const double before = totals.a.throughput;
    const double percent = before > 0 ? 100 * (totals.b.throughput / before - 1) : 0;
    const bool same = std::abs(percent) < 0.05;
    return {format::tr("Throughput"), format::rate({before, totals.a.unit}),
            format::rate({totals.b.throughput, totals.b.unit}),
            same ? format::tr("no change") : format::signedPercent(percent), same ? 0 : sign(percent)};
}

std::vector<TotalRow> rowsOf(const Totals& totals) {
    return {
        throughputRow(totals),
        shareRow(totals),
        {format::tr("Threads with another home"), QString(), format::number(totals.difference.threads), QString(), 0},
        {format::tr("Pages in another %1").arg(totals.group), QString(), format::number(totals.difference.pages),
         QString(), 0}};
}

} // namespace

VariantView::VariantView(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::replayChanged, this, &VariantView::refresh);
    connect(&document, &Document::stepChanged, this, &VariantView::changed);
    connect(&m_worker, &Worker::failed, this, [this](const QString& why) {
        m_error = why;
        Q_EMIT changed();
    });
}

QString VariantView::title() const {
    if (!exists())
        return {};
    const auto& all = m_document.variant()->replay().program().adjustments;
    const auto& before = m_document.original()->replay().program().adjustments;
    QStringList parts;
    for (const Adjustment& each : all)
        if (std::find(before.begin(), before.end(), each) == before.end())
            parts << tr("%1 = %2 from step %3").arg(format::text(each.tunable)).arg(each.value).arg(each.step);
    return parts.join(QStringLiteral(", "));
}

void VariantView::keep() {
    const QString problem = m_document.keepVariant(tr("What if: %1").arg(title()));
    if (!problem.isEmpty())
        Q_EMIT refused(problem);
}

void VariantView::refresh() {
    if (!exists()) {
        m_worker.stop();
        m_totals.assign({});
        m_comparedB = {};
        return Q_EMIT changed();
    }
    const Program& a = m_document.original()->replay().program();
    const Program& b = m_document.variant()->replay().program();
    if (!(b == m_comparedB && a == m_comparedA)) {
        m_comparedA = a;
        m_comparedB = b;
        compare();
    }
    Q_EMIT changed();
}

void VariantView::compare() {
    m_error.clear();
    m_totals.assign({});
    m_worker.start(
        [this, a = *m_document.original(), b = *m_document.variant()](Worker::Task&) mutable -> Worker::Delivery {
            a.goTo(a.replay().length());
            b.goTo(b.replay().length());
            const Totals totals{numbersAt(a), numbersAt(b), differenceOf(a, b), format::text(a.replay().words().near)};
            return [this, totals] {
                m_totals.assign(rowsOf(totals));
                Q_EMIT changed();
            };
        });
}

} // namespace boardset
