// SPDX-License-Identifier: GPL-3.0-or-later
// Copies findings into rows.
#include "FindingsView.h"

#include "Format.h"
#include "boardset/rules/Findings.h"

#include <algorithm>

namespace boardset {

namespace {

FindingsView::Level levelOf(Severity severity) {
    switch (severity) {
    case Severity::Advice:
        return FindingsView::Level::Advice;
    case Severity::Warning:
        return FindingsView::Level::Warning;
    case Severity::Error:
        break;
    }
    return FindingsView::Level::Error;
}

} // namespace

FindingsView::FindingsView(const Document& document, QObject* parent)
    : QObject(parent), m_document(document),
      m_rows({QStringLiteral("level"), QStringLiteral("severity"), QStringLiteral("part"), QStringLiteral("title"),
              QStringLiteral("reason"), QStringLiteral("fix"), QStringLiteral("place"), QStringLiteral("citation")}) {
    connect(&document, &Document::changed, this, &FindingsView::refresh);
    refresh();
}

void FindingsView::refresh() {
    m_error.clear();
    m_worst = Level::None;
    std::vector<QVariantList> rows;
    try {
        for (const Finding& finding : findings(m_document.topology(), m_document.scenario())) {
            const Rule& rule = finding.rule;
            const Level level = levelOf(rule.severity);
            m_worst = std::max(m_worst, level);
            rows.push_back({static_cast<int>(level), format::text(toString(rule.severity)), format::text(finding.part),
                            format::text(rule.title), format::text(rule.reason), format::text(rule.fix),
                            format::place(rule.source, rule.locator),
                            format::citation(*m_document.catalog(), rule.source, rule.locator)});
        }
    } catch (const std::exception& problem) {
        m_error = QString::fromUtf8(problem.what());
    }
    m_rows.assign(std::move(rows));
    Q_EMIT changed();
}

} // namespace boardset
