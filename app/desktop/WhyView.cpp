// SPDX-License-Identifier: GPL-3.0-or-later
// Flattens a derivation into rows; the depth of each row gives the tree's shape.
#include "WhyView.h"

#include "Format.h"
#include "Wording.h"
#include "boardset/explain/Explain.h"
#include "boardset/scenario/ScenarioFile.h"

#include <QClipboard>
#include <QGuiApplication>
#include <algorithm>

namespace boardset {

namespace {

using Rows = std::vector<WhyRow>;

void flatten(const Derivation& line, const Catalog& catalog, int depth, bool last, Rows& rows) {
    rows.push_back({format::text(line.title), format::quantity(line.value, line.unit), format::text(line.formula),
                    format::text(line.note), line.standing ? format::text(toString(*line.standing)) : QString(),
                    format::place(catalog, line.source, line.locator), depth, last, line.children.empty()});
    for (std::size_t child = 0; child < line.children.size(); ++child)
        flatten(line.children[child], catalog, depth + 1, child + 1 == line.children.size(), rows);
}

} // namespace

WhyView::WhyView(const Document& document, MeasurementWhy measurementWhy, QObject* parent)
    : QObject(parent), m_document(document), m_measurementWhy(std::move(measurementWhy)) {
    connect(&document, &Document::changed, this, &WhyView::refresh);
}

void WhyView::show(Subject::Kind kind, const QString& id) {
    m_kind = kind;
    m_id = id;
    m_open = true;
    refresh();
}

void WhyView::close() {
    m_open = false;
    m_derivation.reset();
    m_lines.assign({});
    Q_EMIT changed();
}

std::optional<Derivation> WhyView::derive() const {
    const Topology& topology = m_document.topology();
    const Answer& answer = m_document.answer();
    if (m_kind == Subject::Fact)
        return explainFact(*m_document.catalog(), m_id.toStdString());
    if (m_kind == Subject::Measurement)
        return m_measurementWhy(m_id);
    if (answer.classes.empty())
        return std::nullopt;
    if (m_kind == Subject::Throughput)
        return answer.isOverloaded() ? std::nullopt : std::optional(explainThroughput(topology, answer));
    if (m_kind == Subject::Latency)
        return explainLatency(topology, answer);
    if (m_kind == Subject::ThreadThroughput)
        return explainThreadThroughput(topology, answer, CustomerName(m_id.toStdString()));
    if (m_kind == Subject::Thread || m_kind == Subject::ThreadLatency)
        return explainThreadLatency(topology, answer, CustomerName(m_id.toStdString()));
    if (m_kind == Subject::Block || m_kind == Subject::Link) { // explains the busiest of its stations
        const auto stations = Subject::stationsOf(answer, topology, m_kind, m_id);
        return stations.empty() ? std::nullopt
                                : std::optional(explainUtilisation(topology, answer, stations.front().station));
    }
    const int station = m_id.toInt();
    if (std::ranges::find(answer.stations, station, &StationAnswer::station) == answer.stations.end())
        return std::nullopt; // belongs to another scenario, or to the remainder of a latency, which no part has
    return m_kind == Subject::Gain ? explainSensitivity(topology, answer, station)
                                   : explainUtilisation(topology, answer, station);
}

void WhyView::refresh() {
    if (!m_open)
        return;
    m_error.clear();
    try {
        m_derivation = derive();
        if (!m_derivation && m_kind == Subject::Gain)
            m_error = tr("No gain to derive: demand exceeds capacity, or this part has no load.");
        else if (!m_derivation && m_kind == Subject::Throughput && m_document.answer().isOverloaded())
            m_error = tr("No throughput to derive: demand exceeds capacity.");
        else if (!m_derivation)
            m_error = tr("Nothing to derive: no %1 accesses memory through this part.")
                          .arg(customerWord(m_document.topology()));
    } catch (const std::exception& problem) {
        m_derivation.reset();
        m_error = QString::fromUtf8(problem.what());
    }
    Rows rows;
    if (m_derivation)
        for (std::size_t child = 0; child < m_derivation->children.size(); ++child)
            flatten(m_derivation->children[child], *m_document.catalog(), 0, child + 1 == m_derivation->children.size(),
                    rows);
    if (m_derivation && rows.empty())
        flatten(*m_derivation, *m_document.catalog(), 0, true, rows);
    m_lines.assign(std::move(rows));
    std::vector<LimitRow> limits;
    for (const ModelLimit& limit : m_document.topology().machine().limits)
        limits.push_back({format::text(limit.text), format::place(*m_document.catalog(), limit.source, limit.locator)});
    m_limits.assign(std::move(limits));
    Q_EMIT changed();
}

QString WhyView::title() const {
    if (!m_derivation)
        return tr("Why?");
    const bool asPrinted = m_kind == Subject::Fact && !m_derivation->text.empty();
    return tr("Why %1?").arg(asPrinted ? format::text(m_derivation->text)
                                       : format::quantity(m_derivation->value, m_derivation->unit));
}

QString WhyView::head() const {
    return m_derivation ? tr("%1: %2").arg(format::text(m_derivation->title),
                                           format::quantity(m_derivation->value, m_derivation->unit))
                        : QString();
}

QString WhyView::subtitle() const {
    if (!m_derivation)
        return {};
    QStringList parts{format::text(m_derivation->title)};
    if (!m_derivation->formula.empty())
        parts << format::text(m_derivation->formula);
    if (!m_derivation->note.empty())
        parts << format::text(m_derivation->note);
    return parts.join(u'\n');
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
