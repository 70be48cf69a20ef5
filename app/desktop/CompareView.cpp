// SPDX-License-Identifier: GPL-3.0-or-later
// Formats the core's comparison of two answers.
#include "CompareView.h"

#include "AnswerChange.h"
#include "Format.h"
#include "boardset/analysis/LatencyUnit.h"
#include "boardset/topology/ConfigurationText.h"

#include <cmath>

namespace boardset {

namespace {

using format::text;
using format::tr;

QString answerOf(const ScenarioSnapshot& snapshot) {
    const Answer& answer = snapshot.answer;
    if (answer.classes.empty())
        return tr("nothing runs");
    return answer.isOverloaded()
               ? tr("overloaded")
               : tr("%1, %2").arg(format::rate(rateOf(answer)), format::nanoseconds(answer.meanLatencyNs));
}

QString valueOf(const std::optional<double>& value, const std::string& unit) {
    if (!value)
        return tr("none");
    return std::isinf(*value) ? tr("unbounded") : format::quantity(*value, unit);
}

/// Returns the change that a cause describes: in percentage points for a share, in percent for any other number.
QString changeOf(const Cause& cause) {
    if (!cause.before || !cause.after || std::isinf(*cause.before) || std::isinf(*cause.after))
        return {};
    if (cause.unit == "%")
        return tr("%1 points").arg(format::signedNumber(*cause.after - *cause.before));
    return *cause.before > 0 ? format::change(*cause.before, *cause.after) : QString();
}

/// Returns the name of one side: "Four threads: Move thread 4 to SB3, step 12, what if". If both sides have the same
/// title and a step is given, the step replaces the title.
QString nameOf(const ScenarioSnapshot& snapshot, const std::string& step, const ScenarioSnapshot* other) {
    QString name = text(snapshot.scenario.title);
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

/// Returns the parts of a machine that a cause concerns: its station, or the parts with its stopped customers.
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

DifferenceRow rowOf(const Cause& cause, bool large) {
    const double change = cause.after.value_or(0) - cause.before.value_or(0);
    const bool isChoice = !cause.wordAfter.empty();
    return {text(cause.title),
            isChoice ? text(cause.wordBefore) : valueOf(cause.before, cause.unit),
            isChoice ? text(cause.wordAfter) : valueOf(cause.after, cause.unit),
            isChoice ? QString() : changeOf(cause),
            std::isfinite(change) ? trendOf(change, 1e-9) : 0,
            large};
}

} // namespace

CompareView::CompareView(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::changed, this, &CompareView::refresh);
    connect(&document, &Document::keptChanged, this, &CompareView::refresh);
}

void CompareView::setBeside(bool beside) {
    if (beside == m_beside)
        return;
    m_beside = beside;
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
    return hasA() ? answerOf(*m_document.kept()) : QString();
}

QString CompareView::answerB() const {
    return answerOf(*m_document.snapshot());
}

ReportedComparison CompareView::reported() const {
    if (!hasA() || isSame())
        return {};
    ReportedComparison all{captions().first.toStdString(), sentence().toStdString()};
    for (const DifferenceRow& row : m_differences.rows())
        all.rows.push_back(
            {row.title.toStdString(), row.a.toStdString(), row.b.toStdString(), row.change.toStdString()});
    return all;
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
    const bool isThere = on && hasA() && row >= 0 && row < static_cast<int>(m_causes.size());
    const Cause& cause = isThere ? m_causes[static_cast<std::size_t>(row)] : Cause();
    Q_EMIT pointed(isThere ? partsOf(*m_document.kept(), cause) : HighlightedParts(),
                   isThere ? partsOf(*m_document.snapshot(), cause) : HighlightedParts());
}

QString CompareView::sentence() const {
    if (!hasA())
        return {};
    QString all = difference();
    for (const std::string& limit : limitsOf(*m_document.kept()->topology, m_document.topology()))
        all += tr(" Not in the model: %1").arg(text(limit));
    return all;
}

QString CompareView::difference() const {
    const Answer& a = m_document.kept()->answer;
    const Answer& b = m_document.answer();
    if (a.classes.empty() || b.classes.empty())
        return tr("Nothing runs in %1.").arg(a.classes.empty() ? tr("A") : tr("B"));
    const Comparison comparison = compare(a, b);
    if (!comparison.isKnown())
        return tr("%1. Their results cannot be compared.").arg(text(comparison.whyUnknown));
    if (!comparison.isLatencyKnown())
        return tr("The latencies are not compared: %1.").arg(text(comparison.whyNoLatency));
    if (m_differences.rows().empty())
        return isSame() ? QString() : tr("A and B give the same results.");
    const double change = b.meanLatencyNs - a.meanLatencyNs;
    const TimeUnit unit = latencyUnitOf(b);
    const int trend = trendOf(change / unit.ns, 0.05);
    const int decimals = std::abs(change) >= 100 * unit.ns ? 0 : 1;
    const std::vector<double> parts =
        roundedTerms({comparison.localityNs / unit.ns, comparison.contentionNs / unit.ns, comparison.mixNs / unit.ns},
                     std::pow(10, -decimals));
    const QString much = QStringLiteral("%1 %2").arg(format::number(std::abs(parts[0] + parts[1] + parts[2]), decimals),
                                                     text(unit.title));
    const QString how = trend == 0   ? tr("Accesses take the same time in A and B")
                        : change > 0 ? tr("Accesses take %1 longer in B").arg(much)
                                     : tr("Accesses take %1 less in B").arg(much);
    const auto part = [&](double rounded) {
        return QStringLiteral("%1 %2").arg(format::signedNumber(rounded, decimals), text(unit.title));
    };
    const bool isOfMix = std::abs(parts[2]) > 0;
    // the mean changes in the opposite direction to each kind of operation
    if ((comparison.localityNs + comparison.contentionNs) * change < 0)
        return (change < 0 ? tr("The mean is %1 lower in B, because more of its operations are fast")
                           : tr("The mean is %1 higher in B, because more of its operations are slow"))
                   .arg(much) +
               tr("; for operations of the same kind the change is %1 for %2, %3 for queueing.")
                   .arg(part(parts[0]), text(comparison.locality), part(parts[1]));
    return tr("%1: %2%3 for %4, %5 for queueing.")
        .arg(how, isOfMix ? tr("%1 for a different mix of operations, ").arg(part(parts[2])) : QString(),
             part(parts[0]), text(comparison.locality), part(parts[1]));
}

void CompareView::refresh() {
    std::vector<Cause> shown;
    std::size_t large = 0; // number of rows about the results themselves
    if (hasA()) {
        const Answer& a = m_document.kept()->answer;
        const Answer& b = m_document.answer();
        const std::vector<Cause> causes = causesOf({a, *m_document.kept()->topology}, {b, m_document.topology()});
        if (compare(a, b).isKnown() && !a.classes.empty() && !b.classes.empty() && !causes.empty()) {
            shown.push_back({"throughput", rateOf(a).value, rateOf(b).value, rateOf(b).unit});
            shown.push_back({"mean latency", a.meanLatencyNs, b.meanLatencyNs, "ns"});
            large = shown.size();
        }
        shown.insert(shown.end(), causes.begin(), causes.end());
    }
    std::vector<DifferenceRow> rows;
    for (const Cause& cause : shown)
        rows.push_back(rowOf(cause, rows.size() < large));
    // there is no ratio between results of different work
    if (large > 0 && !throughputRatio(m_document.kept()->answer, m_document.answer()))
        rows.front().change.clear();
    if (large > 0 && !compare(m_document.kept()->answer, m_document.answer()).isLatencyKnown()) {
        rows[1].change.clear();
        rows[1].trend = 0;
    }
    m_causes = std::move(shown);
    m_differences.assign(std::move(rows));
    Q_EMIT changed();
}

} // namespace boardset
