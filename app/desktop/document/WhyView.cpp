// SPDX-License-Identifier: GPL-3.0-or-later
#include "WhyView.h"

#include "Format.h"
#include "boardset/catalog/Citation.h"
#include "boardset/explain/Explain.h"
#include "boardset/report/DescribePart.h"
#include "boardset/scenario/ScenarioFile.h"
#include "boardset/topology/Titles.h"

#include <QClipboard>
#include <QGuiApplication>
#include <algorithm>

namespace boardset {

namespace {

/// Returns the first `most` lines below a derived number, or the number itself if there are none.
std::vector<WhyRow> rowsOf(const Derivation& derivation, const Catalog& catalog, std::size_t most) {
    std::vector<WhyRow> rows;
    for (const auto& [node, depth] : flattened(derivation, derivation.children.empty() ? 0 : -1)) {
        if (rows.size() == most)
            break;
        if (depth >= 0) {
            rows.push_back({format::text(node->title), format::text(node->text), format::text(node->formula),
                            format::text(node->note),
                            node->standing ? format::text(toString(*node->standing)) : QString(),
                            format::text(briefOf(catalog, node->citation)), depth});
        }
    }
    return rows;
}

} // namespace

WhyView::WhyView(const Document& document, MeasurementWhy measurementWhy, std::size_t mostLines, QObject* parent)
    : QObject(parent), m_document(document), m_measurementWhy(std::move(measurementWhy)), m_mostLines(mostLines) {
    connect(&document, &Document::changed, this, &WhyView::refresh);
    connect(&document, &Document::resultsHiddenChanged, this, &WhyView::refresh);
    setState(stateNow());
}

void WhyView::show(const Subject& number) {
    m_number = number;
    m_open = true;
    refresh();
    Q_EMIT shown();
}

void WhyView::acceptEvidence() {
    if (m_number.kind == Subject::Measurement && !m_derivation)
        refresh();
}

void WhyView::close() {
    if (!m_open)
        return;
    m_open = false;
    m_derivation.reset();
    m_lines.assign({});
    setState(stateNow());
    Q_EMIT closed();
}

std::optional<Derivation> WhyView::derive() const {
    const Topology& topology = m_document.topology();
    const Answer& answer = m_document.answer();
    const auto& [kind, id] = m_number;
    if (kind == Subject::Fact)
        return explainFact(*m_document.catalog(), id);
    if (m_document.areResultsHidden())
        return std::nullopt;
    if (kind == Subject::Measurement)
        return m_measurementWhy(id);
    if (answer.classes.empty())
        return std::nullopt;
    if (kind == Subject::Throughput)
        return answer.isOverloaded() // then there is no throughput, but the demand on the busiest part has a reason
                   ? explainUtilisation(topology, answer, answer.stations.front().station)
                   : explainThroughput(topology, answer);
    if (kind == Subject::Latency)
        return explainLatency(topology, answer);
    if (kind == Subject::ThreadThroughput)
        return explainThreadThroughput(topology, answer, CustomerName(id));
    if (kind == Subject::Thread || kind == Subject::ThreadLatency)
        return explainThreadLatency(topology, answer, CustomerName(id));
    if (kind == Subject::Block || kind == Subject::Link) { // explains the busiest station of the block or link
        const auto stations = stationsAt(answer, kind == Subject::Block ? topology.find(id) : BlockId(),
                                         kind == Subject::Link ? linkNamed(topology, id) : LinkId());
        return stations.empty() ? std::nullopt
                                : std::optional(explainUtilisation(topology, answer, stations.front().station));
    }
    const int station = format::text(id).toInt();
    if (std::ranges::find(answer.stations, station, &StationAnswer::station) == answer.stations.end())
        return std::nullopt; // the id is from another scenario, or it is the remainder of a latency, which has no part
    return kind == Subject::Gain ? explainSensitivity(topology, answer, station)
                                 : explainUtilisation(topology, answer, station);
}

void WhyView::refresh() {
    if (!m_open)
        return;
    m_error.clear();
    try {
        m_derivation = derive();
        if (!m_derivation && m_document.areResultsHidden())
            m_error = tr("Guess first: the derivation would reveal the answer.");
        else if (!m_derivation && m_number.kind == Subject::Gain)
            m_error = tr("No gain to derive: demand exceeds capacity, or this part has no load.");
        else if (!m_derivation)
            m_error = tr("Nothing to derive: no %1 accesses memory through this part.")
                          .arg(format::text(customerNoun(m_document.topology())));
    } catch (const std::exception& problem) {
        m_derivation.reset();
        m_error = QString::fromUtf8(problem.what());
    }
    m_lines.assign(m_derivation ? rowsOf(*m_derivation, *m_document.catalog(), m_mostLines) : std::vector<WhyRow>());
    std::vector<LimitRow> limits;
    for (const ModelLimit& limit : m_document.topology().machine().limits)
        limits.push_back(
            {format::text(limit.text), format::text(briefOf(*m_document.catalog(), {limit.source, limit.locator}))});
    m_limits.assign(std::move(limits));
    setState(stateNow());
}

WhyState WhyView::stateNow() const {
    WhyState state{.open = m_open, .title = tr("Why?"), .error = m_error};
    if (!m_derivation)
        return state;
    const QString title = format::text(m_derivation->title);
    const QString value = format::text(figureOf(m_derivation->value, m_derivation->unit));
    state.title = tr("Why %1?").arg(m_number.kind == Subject::Fact ? format::text(m_derivation->text) : value);
    state.head = tr("%1: %2").arg(title, value);
    QStringList parts{title, format::text(m_derivation->formula), format::text(m_derivation->note)};
    parts.removeAll(QString());
    state.subtitle = parts.join(u'\n');
    const auto found = std::ranges::find_if(m_lines.rows(), [](const WhyRow& each) { return !each.place.isEmpty(); });
    state.firstFact = found == m_lines.rows().end() ? 0 : static_cast<int>(found - m_lines.rows().begin());
    return state;
}

QString WhyView::text() const {
    if (!m_derivation)
        return {};
    QString text = format::text(toText(*m_derivation, *m_document.catalog()));
    text += u'\n' + tr("Limitations of this model") + u'\n';
    for (const LimitRow& limit : m_limits.rows())
        text += limit.place.isEmpty() ? QStringLiteral("- %1\n").arg(limit.text)
                                      : QStringLiteral("- %1 (%2)\n").arg(limit.text, limit.place);
    return text;
}

void WhyView::copy() const {
    QGuiApplication::clipboard()->setText(text());
}

QString WhyView::exportTo(const QUrl& file) const {
    try {
        writeAtomically(text().toStdString(), file.toLocalFile().toStdString());
        return {};
    } catch (const std::exception& problem) {
        return QString::fromUtf8(problem.what());
    }
}

} // namespace boardset
