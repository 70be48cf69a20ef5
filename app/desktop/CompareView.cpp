// SPDX-License-Identifier: GPL-3.0-or-later
// Formats the core's comparison of two answers.
#include "CompareView.h"

#include "Format.h"
#include "boardset/analysis/DescribeResults.h"
#include "boardset/topology/ConfigurationText.h"

#include <algorithm>
#include <utility>

namespace boardset {

namespace {

using format::text;
using format::tr;

/// Returns the name of A or B: "Four threads: Move thread 4 to SB3, step 12, what if".
/// If A and B have the same title and a step is given, the step replaces the title.
QString nameOf(const ScenarioSnapshot& snapshot, const std::string& step, const ScenarioSnapshot* other) {
    QString name = format::text(Message{snapshot.scenario.title});
    if (other != nullptr && other->topology->machine().id != snapshot.topology->machine().id)
        name = tr("%1: %2").arg(text(snapshot.topology->machine().title), name);
    const bool isShared = other != nullptr && other->scenario.title == snapshot.scenario.title;
    if (!step.empty())
        name = isShared ? text(step) : tr("%1: %2").arg(name, text(step));
    if (snapshot.replay.shown() != nullptr && snapshot.replay.position() < snapshot.replay.length())
        name = tr("%1, step %2").arg(name, format::number(snapshot.replay.position()));
    return snapshot.replay.showsVariant() ? tr("%1, what if").arg(name) : name;
}

/// Returns the title and the current configuration: "Transactions, Processors 6, three books; L3 mode private".
QString captionOf(const ScenarioSnapshot& snapshot, const ScenarioSnapshot& other) {
    const QString title = nameOf(snapshot, {}, &other);
    const QString words = text(configurationWords(*snapshot.topology));
    return words.isEmpty() ? title : tr("%1, %2").arg(title, words);
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
    : QObject(parent), m_document(document), m_differences(describeCauses({}, {})) {
    connect(&document, &Document::changed, this, &CompareView::refresh);
    connect(&document, &Document::keptChanged, this, &CompareView::refresh);
    connect(&document, &Document::resultsHiddenChanged, this, &CompareView::changed);
}

void CompareView::setBeside(bool beside) {
    if (std::exchange(m_beside, beside) != beside)
        Q_EMIT changed();
}

QString CompareView::nameA() const {
    return hasA() ? nameOf(*m_document.kept(), m_document.keptStep(), m_document.snapshot().get()) : QString();
}

QString CompareView::nameB() const {
    return nameOf(*m_document.snapshot(), m_document.shownStep(), m_document.kept().get());
}

std::pair<QString, QString> CompareView::captions() const {
    if (hasA()) {
        const QString a = captionOf(*m_document.kept(), *m_document.snapshot());
        const QString b = captionOf(*m_document.snapshot(), *m_document.kept());
        if (a != b)
            return {a, b};
    }
    return {nameA(), nameB()};
}

QString CompareView::answerA() const {
    return hasA() && canKeep() ? text(describeInShort(m_document.kept()->answer)) : QString();
}

QString CompareView::answerB() const {
    return canKeep() ? text(describeInShort(m_document.answer())) : QString();
}

ReportedComparison CompareView::reported() const {
    if (!hasA() || isSame())
        return {};
    return {captions().first.toStdString(), m_described};
}

void CompareView::keep() {
    m_document.keep();
    Q_EMIT kept();
}

void CompareView::clearA() {
    if (!hasA())
        return;
    m_document.clearA();
    Q_EMIT gone();
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

QString CompareView::sentence() const {
    QStringList sentences;
    for (const Message& note : m_described.notes)
        sentences << text(note);
    return sentences.join(u' ');
}

Table CompareView::described() const {
    Table causes = describeCauses(m_causes, hasA() ? limitsOf(*m_document.kept()->topology, m_document.topology())
                                                   : std::vector<std::string>());
    if (!hasA() || (isSame() && m_causes.empty()))
        return causes;
    Table table = describeTotals({m_document.kept()->answer, *m_document.kept()->topology},
                                 {m_document.answer(), m_document.topology()});
    table.title = {"Differences between A and B"};
    table.columns.front().title = {"Difference"};
    if (m_causes.empty())
        table.rows.clear();
    table.rows.insert(table.rows.end(), causes.rows.begin(), causes.rows.end());
    table.notes.insert(table.notes.end(), causes.notes.begin(), causes.notes.end());
    return table;
}

void CompareView::refresh() {
    m_causes.clear();
    if (hasA())
        m_causes = causesOf({m_document.kept()->answer, *m_document.kept()->topology},
                            {m_document.answer(), m_document.topology()});
    m_described = described();
    m_differences.assign(m_described);
    Q_EMIT changed();
}

} // namespace boardset
