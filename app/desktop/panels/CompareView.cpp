// SPDX-License-Identifier: GPL-3.0-or-later
// Formats the core's comparison of two answers.
#include "CompareView.h"

#include "Format.h"
#include "boardset/analysis/DescribeResults.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace boardset {

namespace {

using format::text;

ComparedScenario comparedOf(const ScenarioSnapshot& snapshot, const std::string& edit) {
    const ReplaySession& replay = snapshot.replay;
    const bool isInside = replay.cursor() != nullptr && replay.position() < replay.length();
    return {snapshot.scenario, *snapshot.topology, edit, isInside ? std::optional(replay.position()) : std::nullopt};
}

/// Returns the parts of a machine that a cause concerns: the cause's station, or the parts on which its customers are
/// stopped.
HighlightedParts partsOf(const ScenarioSnapshot& snapshot, const Cause& cause) {
    HighlightedParts parts;
    const Topology& topology = *snapshot.topology;
    for (const StationAnswer& station : snapshot.answer.stations) {
        if (cause.station.empty() || station.title != cause.station)
            continue;
        const StationLocation& place = snapshot.answer.model.locations[static_cast<std::size_t>(station.station)];
        if (place.link)
            parts.links.push_back({place.link, topology.link(place.link).from, topology.link(place.link).to});
        else
            parts.blocks.push_back(place.block);
    }
    for (const Process& process : snapshot.scenario.workload.processes)
        for (const Customer& customer : process.customers)
            if (std::find(cause.stopped.begin(), cause.stopped.end(), customer.name) != cause.stopped.end())
                parts.blocks.push_back(topology.find(customer.on));
    return parts;
}

} // namespace

CompareView::CompareView(Document& document, QObject* parent)
    : QObject(parent), m_differences(describeCauses({}, {})), m_document(document) {
    connect(&document, &Document::changed, this, &CompareView::refresh);
    connect(&document, &Document::keptChanged, this, &CompareView::refresh);
    connect(&document, &Document::resultsHiddenChanged, this, [this] { setState(stateNow()); });
    setState(stateNow());
}

void CompareView::setBeside(bool beside) {
    m_beside = beside;
    setState(stateNow());
}

ComparedScenario CompareView::sideA() const {
    return comparedOf(*m_document.kept(), m_document.keptStep());
}

ComparedScenario CompareView::sideB() const {
    return comparedOf(*m_document.snapshot(), m_document.shownStep());
}

CompareState CompareView::stateNow() const {
    const bool showsResults = !m_document.areResultsHidden();
    const ComparedScenario b = sideB();
    QStringList notes;
    for (const Message& note : m_described.notes)
        notes << text(note);
    CompareState state{.nameB = text(nameOf(b, nullptr)),
                       .answerB = showsResults ? text(describeInShort(m_document.answer())) : QString(),
                       .sentence = notes.join(u' ')};
    if (!hasA())
        return state;
    const ComparedScenario a = sideA();
    state.hasA = true;
    state.beside = m_beside;
    state.nameA = text(nameOf(a, &b));
    state.nameB = text(nameOf(b, &a));
    state.answerA = showsResults ? text(describeInShort(m_document.kept()->answer)) : QString();
    state.same = isSame();
    return state;
}

ReportedComparison CompareView::reported() const {
    if (!hasA() || isSame())
        return {};
    return {captionsOf(sideA(), sideB()).a, m_described};
}

ComparedFigure CompareView::figure(const Scenario& b) const {
    const ComparedScenario now = sideB();
    return {.a = {sideA(), m_document.kept()->answer},
            .b = {{b, now.topology, now.edit, now.step}, m_document.answer()},
            .version = QCoreApplication::applicationVersion().toStdString(),
            .colours = m_document.ownerColours()};
}

void CompareView::keep() {
    m_document.keep();
    Q_EMIT kept();
}

void CompareView::clearA() {
    if (!hasA())
        return;
    m_document.clearA();
}

void CompareView::swap() {
    m_document.swapKept();
}

void CompareView::point(int row, bool on) {
    if (!on && row != m_pointed)
        return;
    m_pointed = on ? row : -1;
    const auto results = std::ssize(m_described.rows) - std::ssize(m_causes); // the rows before the causes
    const bool isCause = on && hasA() && row >= results && row < std::ssize(m_described.rows);
    const Cause cause = isCause ? m_causes[static_cast<std::size_t>(row - results)] : Cause();
    Q_EMIT pointed(isCause ? partsOf(*m_document.kept(), cause) : HighlightedParts(),
                   isCause ? partsOf(*m_document.snapshot(), cause) : HighlightedParts());
}

Table CompareView::described() const {
    if (!hasA() || (isSame() && m_causes.empty()))
        return describeCauses({}, {});
    Table table = describeDifferences({m_document.kept()->answer, *m_document.kept()->topology},
                                      {m_document.answer(), m_document.topology()}, m_causes);
    if (m_causes.empty())
        table.rows.clear();
    return table;
}

void CompareView::refresh() {
    m_causes.clear();
    if (hasA())
        m_causes = causesOf({m_document.kept()->answer, *m_document.kept()->topology},
                            {m_document.answer(), m_document.topology()});
    m_described = described();
    m_differences.assign(m_described);
    setState(stateNow());
}

} // namespace boardset
