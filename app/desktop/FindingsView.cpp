// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the rules on a worker thread, so that no edit waits for them, and copies what they find into rows.
#include "FindingsView.h"

#include "Format.h"
#include "boardset/topology/WayChanges.h"

#include <algorithm>
#include <set>
#include <utility>

namespace boardset {

namespace {

bool isPartCutOff(const Topology& topology, const std::string& path) {
    const auto part = topology.find(path);
    return part && part > rootBlock && isCutOff(topology, part);
}

/// Those who stand on devices that have no way to a memory, as findings name them.
std::set<std::string> customersCutOff(const Document& document) {
    std::set<std::string> names;
    for (const Process& process : document.scenario().workload.processes)
        for (const Customer& customer : process.customers)
            if (isPartCutOff(document.topology(), customer.on))
                names.insert(document.catalog()->work(process.work).customer + ' ' + customer.name.text);
    return names;
}

} // namespace

FindingsView::FindingsView(const Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_rules(std::make_shared<RuleBook>(document.catalog())) {
    connect(&document, &Document::changed, this, &FindingsView::refresh);
    connect(&m_worker, &Worker::failed, this, [this](const QString& why) { accept({}, why); });
    start();
}

void FindingsView::refresh() {
    if (m_worker.isWorking())
        m_stale = true;
    else
        start();
}

void FindingsView::start() {
    m_stale = false;
    m_worker.start([this, sight = m_document.sight(), rules = m_rules](Worker::Run&) -> Worker::Delivery {
        auto found = rules->findings(sight->topology, sight->scenario.workload, sight->answer.model.stopped);
        return [this, found = std::move(found)] { accept(found, {}); };
    });
}

void FindingsView::accept(const std::vector<Finding>& found, const QString& error) {
    if (m_stale)
        return start();
    m_error = error;
    m_worst = Level::None;
    const std::set<std::string> cutOff = customersCutOff(m_document);
    std::vector<FindingRow> rows;
    for (const Finding& finding : found) {
        const Rule& rule = finding.rule;
        const auto level = static_cast<Level>(static_cast<int>(rule.severity) + 1);
        m_worst = std::max(m_worst, level);
        rows.push_back({static_cast<int>(level), format::text(toString(rule.severity)), format::text(finding.part),
                        format::text(finding.title), format::text(finding.reason), format::text(finding.fix),
                        format::place(rule.source, rule.locator),
                        format::citation(*m_document.catalog(), rule.source, rule.locator),
                        cutOff.count(finding.part) > 0 || isPartCutOff(m_document.topology(), finding.part)});
    }
    m_rows.assign(std::move(rows));
    Q_EMIT changed();
}

} // namespace boardset
