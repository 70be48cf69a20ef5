// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the rules on a worker thread, so that no edit waits for them, and shows the parts that the findings are about.
#include "FindingsView.h"

#include "Format.h"
#include "boardset/advice/AdviceEdits.h"
#include "boardset/report/DescribePart.h"
#include "boardset/rules/DescribeFindings.h"
#include "boardset/topology/Failover.h"

#include <utility>

namespace boardset {

namespace {

bool isPartCutOff(const Topology& topology, const std::string& path) {
    const auto part = topology.find(path);
    return part && part > rootBlock && isCutOff(topology, part);
}

/// Returns the customer with the given name in findings, such as "stream 4"; null if there is none.
const Customer* customerIn(const Canonical& at, const std::string& name) {
    for (const Process& process : at.scenario.workload.processes)
        for (const Customer& customer : process.customers)
            if (at.topology->catalog().work(process.work).customer + ' ' + customer.name.text == name)
                return &customer;
    return nullptr;
}

/// Returns the edits that fix a finding. If a device, or the device of a stream, has no path to memory, they
/// reconfigure the links.
std::vector<Edit> fixOf(const Finding& finding, const Canonical& at, const Answer& answer) {
    if (!finding.edits.empty())
        return editsOfFix(finding.edits, at, answer);
    const Customer* const customer = customerIn(at, finding.part);
    const auto option = isPartCutOff(*at.topology, customer == nullptr ? finding.part : customer->on)
                            ? reconfigurationOf(*at.topology)
                            : std::nullopt;
    return option ? std::vector<Edit>{SetOption{*option, 1}} : std::vector<Edit>();
}

/// Describes the edits that fix a finding: "Move Tape 4 to Card 1"; empty if they cannot be performed.
std::string actionOf(const Finding& finding, const Canonical& at, const Answer& answer) {
    try {
        const auto edits = fixOf(finding, at, answer);
        return edits.empty() ? std::string() : describe(edits, at.scenario.workload, *at.topology);
    } catch (const std::exception&) { // the edits are impossible here
        return {};
    }
}

} // namespace

FindingsView::FindingsView(Document& document, QObject* parent)
    : QObject(parent), m_rows(describeFindings({}, document.topology())), m_document(document),
      m_rules(std::make_shared<RuleBook>(document.catalog())) {
    connect(&document, &Document::changed, this, &FindingsView::refresh);
    connect(&m_worker, &Worker::failed, this,
            [this](const QString& why) { accept({}, describeFindings({}, m_document.topology()), why); });
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
    m_worker.start([this, snapshot = m_document.snapshot(), rules = m_rules](Worker::Task& run) -> Worker::Delivery {
        auto found = withFullPart(
            rules->findings(snapshot->topology, snapshot->scenario.workload, snapshot->answer.model.stopped),
            *snapshot->topology, snapshot->answer);
        const auto groups = groupsOf(found);
        Table rows = describeFindings(groups, *snapshot->topology);
        std::vector<Finding> shown;
        for (const std::vector<const Finding*>& group : groups) {
            shown.push_back(*group.front());
            if (!run.isStopped())
                rows.at(shown.size() - 1, "title").action =
                    asMessage(actionOf(shown.back(), {snapshot->scenario, snapshot->topology}, snapshot->answer));
        }
        return [this, shown = std::move(shown), rows = std::move(rows)] { accept(shown, rows, {}); };
    });
}

void FindingsView::show(int row) {
    const Finding& finding = m_shown.at(static_cast<std::size_t>(row));
    const auto snapshot = m_document.snapshot();
    const Canonical at{snapshot->scenario, snapshot->topology};
    const BlockId block = at.topology->find(finding.part);
    if (finding.station >= 0)
        Q_EMIT wanted(subjectOf(*at.topology, snapshot->answer.model.locationOf(finding.station)));
    else if (block && block > rootBlock)
        Q_EMIT wanted(subjectOf(*at.topology, block));
    else if (const Customer* const customer = customerIn(at, finding.part))
        Q_EMIT wanted(subjectOf(*customer));
}

QString FindingsView::fix(int row) {
    m_document.wait();
    if (row < 0 || row >= m_rows.count())
        return {};
    if (m_worker.isWorking() || m_stale) // the rows predate the last edit
        return format::tr("The rules are being checked again. Try again in a moment.");
    try {
        return m_document.perform(
            fixOf(m_shown[static_cast<std::size_t>(row)], m_document.whole(), m_document.answer()));
    } catch (const std::exception& problem) {
        return QString::fromUtf8(problem.what());
    }
}

void FindingsView::accept(const std::vector<Finding>& shown, const Table& rows, const QString& error) {
    if (m_stale)
        return start();
    m_error = error;
    m_shown = shown;
    m_rows.assign(rows);
    Q_EMIT changed();
}

} // namespace boardset
