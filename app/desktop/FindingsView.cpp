// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the rules on a worker thread, so that no edit waits for them, and converts the findings into rows.
#include "FindingsView.h"

#include "Format.h"
#include "Wording.h"
#include "boardset/advice/AdviceEdits.h"
#include "boardset/topology/Failover.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace boardset {

namespace {

bool isPartCutOff(const Topology& topology, const std::string& path) {
    const auto part = topology.find(path);
    return part && part > rootBlock && isCutOff(topology, part);
}

/// Returns the name of a customer in findings: "stream 4".
std::string nameIn(const Process& process, const Customer& customer, const Catalog& catalog) {
    return catalog.work(process.work).customer + ' ' + customer.name.text;
}

/// Returns the names, as used in findings, of the customers on devices without a path to memory.
std::set<std::string> customersCutOff(const Document& document) {
    std::set<std::string> names;
    for (const Process& process : document.scenario().workload.processes)
        for (const Customer& customer : process.customers)
            if (isPartCutOff(document.topology(), customer.on))
                names.insert(nameIn(process, customer, *document.catalog()));
    return names;
}

/// Returns the title for findings of one rule with the same fix: "Thread 1 cannot run (also threads 2-4)".
QString titleOf(const Topology& topology, const std::vector<const Finding*>& identical) {
    constexpr qsizetype most = 8; // names of further parts
    QStringList names;
    std::set<std::string> nouns;
    for (auto each = identical.begin() + 1; each != identical.end(); ++each) {
        const std::size_t space = (*each)->part.find_last_of(' ');
        const std::string number = space == std::string::npos ? (*each)->part : (*each)->part.substr(space + 1);
        nouns.insert(space == std::string::npos ? "" : (*each)->part.substr(0, space));
        names << format::text(number);
    }
    bool isNumbered = nouns.size() == 1 && !nouns.begin()->empty();
    for (const QString& name : names)
        isNumbered = isNumbered && name.toInt() > 0;
    if (!isNumbered) {
        names.clear();
        for (auto each = identical.begin() + 1; each != identical.end(); ++each)
            names << (topology.find((*each)->part) ? format::title(topology, (*each)->part)
                                                   : format::text((*each)->part));
    }
    QStringList shown = listed(names).split(QStringLiteral(", "));
    const qsizetype more = shown.size() - most;
    if (more > 0)
        shown = shown.mid(0, most) << format::tr("%1 more").arg(more);
    const Wording words(isNumbered ? *nouns.begin() : std::string("part"));
    const QString others = (isNumbered ? (names.size() == 1 ? words.one : words.many) + u' ' : QString()) +
                           shown.join(QStringLiteral(", "));
    return format::tr("%1 (also %2)").arg(format::text(identical.front()->title), others);
}

/// Returns the part or customer with that name in findings.
std::pair<Subject::Kind, QString> targetOf(const Topology& topology, const Workload& workload,
                                           const std::string& part) {
    if (const auto block = topology.find(part); block && block > rootBlock)
        return {Subject::Block, format::text(part)};
    for (const Process& process : workload.processes)
        for (const Customer& customer : process.customers)
            if (nameIn(process, customer, topology.catalog()) == part)
                return {Subject::Thread, format::text(customer.name)};
    return {Subject::Machine, QString()};
}

/// Describes the edits of a finding; empty if they cannot be performed.
std::string actionOf(const Finding& finding, const Canonical& at, const Answer& answer) {
    if (finding.edits.empty())
        return {};
    try {
        const auto edits = editsOfFix(finding.edits, at, answer);
        return edits.empty() ? std::string() : describe(edits, at.scenario.workload, *at.topology);
    } catch (const std::exception&) { // impossible here
        return {};
    }
}

} // namespace

FindingsView::FindingsView(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_rules(std::make_shared<RuleBook>(document.catalog())) {
    connect(&document, &Document::changed, this, &FindingsView::refresh);
    connect(&m_worker, &Worker::failed, this, [this](const QString& why) { accept({}, {}, why); });
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
        std::vector<std::string> actions;
        for (const Finding& each : found)
            actions.push_back(run.isStopped()
                                  ? std::string()
                                  : actionOf(each, {snapshot->scenario, snapshot->topology}, snapshot->answer));
        return [this, found = std::move(found), actions = std::move(actions)] { accept(found, actions, {}); };
    });
}

QString FindingsView::fix(int row) {
    m_document.wait();
    if (row < 0 || row >= m_rows.count())
        return {};
    if (m_worker.isWorking() || m_stale) // the rows predate the last edit
        return format::tr("The rules are being checked again. Try again in a moment.");
    try {
        return m_document.performOrAsk(editsOfFix(m_rows.rows()[static_cast<std::size_t>(row)].edits.toStdString(),
                                                  m_document.whole(), m_document.answer()));
    } catch (const std::exception& problem) {
        return QString::fromUtf8(problem.what());
    }
}

void FindingsView::accept(const std::vector<Finding>& found, const std::vector<std::string>& actions,
                          const QString& error) {
    if (m_stale)
        return start();
    m_error = error;
    const std::set<std::string> cutOff = customersCutOff(m_document);
    std::vector<FindingRow> rows;
    for (const std::vector<const Finding*>& identical : groupsOf(found)) {
        const Finding& finding = *identical.front();
        const Rule& rule = finding.rule;
        const auto level = static_cast<Level>(static_cast<int>(rule.severity) + 1);
        rows.push_back({static_cast<int>(level), format::text(toString(rule.severity)), format::text(finding.part),
                        identical.size() == 1 ? format::text(finding.title) : titleOf(m_document.topology(), identical),
                        format::text(finding.reason), format::text(finding.fix),
                        format::place(*m_document.catalog(), rule.source, rule.locator),
                        cutOff.count(finding.part) > 0 || isPartCutOff(m_document.topology(), finding.part),
                        format::text(actions[static_cast<std::size_t>(&finding - found.data())]),
                        format::text(finding.edits)});
        std::tie(rows.back().kind, rows.back().target) =
            finding.station < 0 ? targetOf(m_document.topology(), m_document.scenario().workload, finding.part)
                                : Subject::partOf(m_document.answer(), m_document.topology(), finding.station);
    }
    m_rows.assign(std::move(rows));
    Q_EMIT changed();
}

} // namespace boardset
