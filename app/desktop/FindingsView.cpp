// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the rules on a worker thread, so that no edit waits for them, and copies what they find into rows.
#include "FindingsView.h"

#include "Format.h"
#include "boardset/rules/Findings.h"

#include <QThread>
#include <algorithm>
#include <utility>

namespace boardset {

struct FindingsView::Work {
    std::vector<Finding> found;
    QString error;
};

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

FindingsView::~FindingsView() {
    if (m_worker)
        m_worker->wait();
}

void FindingsView::refresh() {
    if (m_work)
        m_stale = true;
    else
        start();
}

void FindingsView::start() {
    m_stale = false;
    m_work = std::make_shared<Work>();
    m_worker = QThread::create([work = m_work, topology = m_document.sharedTopology(), scenario = m_document.scenario(),
                                stopped = m_document.answer().model.stopped] {
        try {
            work->found = findings(*topology, scenario, stopped);
        } catch (const std::exception& problem) {
            work->error = QString::fromUtf8(problem.what());
        }
    });
    m_worker->setParent(this);
    connect(m_worker, &QThread::finished, this, [this, work = m_work] { accept(work); });
    connect(m_worker, &QThread::finished, m_worker, &QObject::deleteLater);
    m_worker->start();
}

void FindingsView::waitUntilChecked() {
    while (m_work) {
        m_worker->wait();
        accept(m_work);
    }
}

void FindingsView::accept(const std::shared_ptr<Work>& work) {
    if (work != m_work)
        return; // was waited for
    const auto done = std::exchange(m_work, nullptr);
    m_worker = nullptr;
    if (m_stale)
        return start();
    m_error = done->error;
    m_worst = Level::None;
    std::vector<QVariantList> rows;
    for (const Finding& finding : done->found) {
        const Rule& rule = finding.rule;
        const Level level = levelOf(rule.severity);
        m_worst = std::max(m_worst, level);
        rows.push_back({static_cast<int>(level), format::text(toString(rule.severity)), format::text(finding.part),
                        format::text(rule.title), format::text(rule.reason), format::text(rule.fix),
                        format::place(rule.source, rule.locator),
                        format::citation(*m_document.catalog(), rule.source, rule.locator)});
    }
    m_rows.assign(std::move(rows));
    Q_EMIT changed();
}

} // namespace boardset
