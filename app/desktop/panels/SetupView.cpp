// SPDX-License-Identifier: GPL-3.0-or-later
// Converts boards, processes and failures into rows; each change by the user is one edit.
#include "SetupView.h"

#include "BoardActions.h"
#include "DragSources.h"
#include "Format.h"
#include "InspectorFields.h"
#include "boardset/analysis/DescribeAnswer.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/topology/Domains.h"
#include "boardset/topology/Failover.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

/// Returns the noun for the parts on which new data is stored; empty if these parts are memories.
QString dataNoun(const Document& document) {
    const Topology& topology = document.topology();
    const auto types = newData(document, {}).types;
    for (const BlockId bay : types.empty() ? std::vector<BlockId>() : topology.bays())
        if (std::any_of(types.begin(), types.end(), [&](const auto& type) { return topology.slot(bay)->fits(type); }))
            return format::text(noun(boardNoun(topology, bay)));
    return {};
}

} // namespace

SetupView::SetupView(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_seen(document.sharedTopology()) {
    connect(&document, &Document::changed, this, &SetupView::refresh);
    refresh();
}

void SetupView::refresh() {
    const Topology& topology = m_document.topology();
    refreshBoards();
    m_domains.assign(describeDomains(topology, &m_document.answer()));
    refreshProcesses();
    refreshRouteChanges();
    std::vector<FailureRow> failures;
    for (const std::string& part : topology.configuration().failed)
        failures.push_back({format::text(part), format::text(titleAt(topology, part))});
    m_failures.assign(std::move(failures));
    setState(stateNow());
}

void SetupView::refreshBoards() {
    const Topology& topology = m_document.topology();
    std::vector<BoardRow> rows;
    for (const std::string& type : libraryParts(topology)) {
        const BlockType& board = m_document.catalog()->blockType(type);
        rows.push_back({format::text(type), format::text(board.title),
                        tr("%1: %2. Drag it into a slot, or press Enter and select a slot with the arrow keys")
                            .arg(format::text(board.title), format::text(board.summary))});
    }
    m_boards.assign(std::move(rows));
}

void SetupView::refreshProcesses() {
    constexpr std::size_t most = 12; // maximum number of listed processes; the search also finds the others
    const auto& processes = m_document.scenario().workload.processes;
    std::vector<ProcessRow> rows;
    for (std::size_t p = 0; p < std::min(most, processes.size()); ++p) {
        const Work& work = m_document.catalog()->work(processes[p].work);
        const int count = customerTotalOf(processes[p]);
        QVariantMap fields;
        for (const InspectorField& field : rowFieldsOf(m_document, processes[p]))
            fields.insert(field.key, RowModel<InspectorField>::mapOf(field));
        rows.push_back({format::text(processes[p].name), static_cast<int>(p),
                        tr("%1, %2").arg(format::text(work.title), format::text(counted(count, work.customer))),
                        std::move(fields)});
    }
    m_processes.assign(std::move(rows));
}

void SetupView::refreshRouteChanges() {
    const auto now = m_document.sharedTopology();
    m_routeChanges.clear();
    if (m_document.before()) // null if another scenario was just opened
        for (const std::string& sentence : sentencesOf(routeChangesBetween(*m_seen, *now)))
            m_routeChanges << format::text(sentence);
    m_seen = now;
    m_reconfiguration = reconfigurationOf(*now);
}

SetupState SetupView::stateNow() const {
    const Topology& topology = m_document.topology();
    const std::string customer = customerNoun(topology);
    return {.processCount = static_cast<int>(m_document.scenario().workload.processes.size()),
            .divisible = canBeDivided(topology),
            .divided = !topology.configuration().domains.empty(),
            .segments = topology.segments(),
            .devices = !topology.devices().empty(),
            .threads = topology.requesters().size() > topology.devices().size(),
            .customer = format::text(customer),
            .customerTitle = format::text(capitalised(customer)),
            .boardWord = format::text(noun(boardNoun(topology))),
            .dataOn = dataNoun(m_document),
            .routeChanges = m_routeChanges,
            .reconfigurable = m_reconfiguration.has_value()};
}

QString SetupView::addProcess(const QString& block) {
    QString refusal = m_document.perform(AddProcess{block.toStdString()});
    if (!refusal.isEmpty() && !block.isEmpty()) // nothing can run on the block, so use the part with the most space
        refusal = m_document.perform(AddProcess{});
    if (refusal.isEmpty()) {
        m_document.wait();
        Q_EMIT started(format::text(m_document.base().workload.processes.back().name));
    }
    return refusal;
}

QString SetupView::setProcessField(const QString& process, const QString& key, double value) {
    const Process* const named = processNamed(m_document.scenario().workload, process);
    if (named == nullptr)
        return {};
    const std::vector<InspectorField> fields = rowFieldsOf(m_document, *named);
    const auto field = std::ranges::find(fields, key, &InspectorField::key);
    if (field == fields.end() || (value == field->value && !m_document.isOutdated()))
        return {};
    return m_document.perform(field->edit(value));
}

QString SetupView::addDomain() {
    std::vector<Domain> domains = m_document.topology().domains();
    domains.push_back({freeDomainName(domains), 0, {}});
    return m_document.perform(SetDomains{std::move(domains)});
}

QString SetupView::removeDomain(const QString& domain) {
    std::vector<Domain> domains = m_document.topology().domains();
    std::erase_if(domains, [&](const Domain& each) { return each.name == domain.toStdString(); });
    return m_document.perform(SetDomains{std::move(domains)});
}

QString SetupView::setSegment(const QString& domain, int segment) {
    std::vector<Domain> domains = m_document.topology().domains();
    for (Domain& each : domains)
        if (each.name == domain.toStdString())
            each.segment = segment;
    return m_document.perform(SetDomains{std::move(domains)});
}

} // namespace boardset
