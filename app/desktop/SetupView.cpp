// SPDX-License-Identifier: GPL-3.0-or-later
// Converts boards, domains and failures into rows; each change by the user is one edit.
#include "SetupView.h"

#include "BoardActions.h"
#include "DragSources.h"
#include "Format.h"
#include "Wording.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/topology/Domains.h"
#include "boardset/topology/Failover.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

SetupView::SetupView(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_seen(document.sharedTopology()) {
    connect(&document, &Document::changed, this, &SetupView::refresh);
    refresh();
}

void SetupView::refresh() {
    const Topology& topology = m_document.topology();
    refreshBoards();
    refreshDomains();
    refreshProcesses();
    refreshRouteChanges();
    std::vector<FailureRow> failures;
    for (const std::string& part : topology.configuration().failed)
        failures.push_back({format::text(part), format::text(titleAt(topology, part))});
    m_failures.assign(std::move(failures));
    Q_EMIT changed();
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

void SetupView::refreshDomains() {
    const Topology& topology = m_document.topology();
    const auto& totals = m_document.answer().domains;
    std::vector<DomainRow> rows;
    for (std::size_t d = 0; d < topology.domains().size(); ++d) {
        const Domain& domain = topology.domains()[d];
        QStringList boards;
        for (const std::string& board : domain.boards)
            boards << format::text(board.substr(board.rfind('/') + 1));
        const DomainAnswer total = d < totals.size() ? totals[d] : DomainAnswer{};
        rows.push_back({format::text(domain.name), domain.segment,
                        boards.isEmpty() ? tr("no boards") : boards.join(QStringLiteral(", ")),
                        total.threads == 0 ? tr("nothing runs") : format::rate(rateOf(total)),
                        total.threads == 0 ? QString() : tr("%1 ns").arg(format::number(total.meanLatencyNs))});
    }
    m_domains.assign(std::move(rows));
}

void SetupView::refreshProcesses() {
    constexpr std::size_t most = 12; // the search finds further ones
    const auto& processes = m_document.scenario().workload.processes;
    std::vector<ProcessRow> rows;
    for (std::size_t p = 0; p < std::min(most, processes.size()); ++p) {
        const Work& work = m_document.catalog()->work(processes[p].work);
        std::size_t count = 0; // identical customers included
        for (const Customer& each : processes[p].customers)
            count += static_cast<std::size_t>(each.count);
        rows.push_back({format::text(processes[p].name), static_cast<int>(p),
                        tr("%1, %2").arg(format::text(work.title), Wording(work.customer).counted(count))});
    }
    m_processes.assign(std::move(rows));
}

void SetupView::refreshRouteChanges() {
    const auto now = m_document.sharedTopology();
    m_routeChanges.clear();
    if (m_document.before()) // otherwise another scenario was opened
        for (const std::string& sentence : sentencesOf(routeChangesBetween(*m_seen, *now)))
            m_routeChanges << format::text(sentence);
    m_seen = now;
    m_reconfiguration = reconfigurationOf(*now);
}

QString SetupView::customer() const {
    return customerWord(m_document.topology());
}

QString SetupView::customerTitle() const {
    return format::text(capitalised(customer().toStdString()));
}

QString SetupView::boardWord() const {
    return boardset::boardWord(m_document.topology());
}

QString SetupView::dataOn() const {
    const Topology& topology = m_document.topology();
    const auto types = newData(m_document, {}).types;
    for (const BlockId bay : types.empty() ? std::vector<BlockId>() : topology.bays())
        if (std::any_of(types.begin(), types.end(), [&](const auto& type) { return topology.slot(bay)->fits(type); }))
            return format::text(boardNoun(topology, bay));
    return {};
}

bool SetupView::isDivisible() const {
    return canBeDivided(m_document.topology());
}

QString SetupView::addProcess(const QString& block) {
    QString refusal = m_document.perform(AddProcess{block.toStdString()});
    if (!refusal.isEmpty() && !block.isEmpty()) // nothing can run there, so use the part with the most space
        refusal = m_document.perform(AddProcess{});
    if (refusal.isEmpty()) {
        m_document.wait();
        Q_EMIT started(format::text(m_document.base().workload.processes.back().name));
    }
    return refusal;
}

QString SetupView::addDomain() {
    std::vector<Domain> domains = m_document.topology().domains();
    domains.push_back({freeDomainName(domains), 0, {}});
    return m_document.performOrAsk({SetDomains{std::move(domains)}});
}

QString SetupView::removeDomain(const QString& domain) {
    std::vector<Domain> domains = m_document.topology().domains();
    std::erase_if(domains, [&](const Domain& each) { return each.name == domain.toStdString(); });
    return m_document.performOrAsk({SetDomains{std::move(domains)}});
}

QString SetupView::setSegment(const QString& domain, int segment) {
    std::vector<Domain> domains = m_document.topology().domains();
    for (Domain& each : domains)
        if (each.name == domain.toStdString())
            each.segment = segment;
    return m_document.performOrAsk({SetDomains{std::move(domains)}});
}

} // namespace boardset
