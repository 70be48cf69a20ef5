// SPDX-License-Identifier: GPL-3.0-or-later
#include "VariantView.h"

#include "Format.h"
#include "boardset/analysis/DescribeComparison.h"

#include <algorithm>

namespace boardset {

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
            parts << tr("%1 = %2 from step %3 on").arg(format::text(each.tunable)).arg(each.value).arg(each.step);
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
            return [this, totals = describeVariant(a, b)] {
                m_totals.assign(totals);
                Q_EMIT changed();
            };
        });
}

} // namespace boardset
