// SPDX-License-Identifier: GPL-3.0-or-later
// Formats core's comparison of two answers.
#include "CompareView.h"

#include "AnswerChange.h"
#include "Format.h"
#include "boardset/analysis/Comparison.h"

#include <cmath>

namespace boardset {

namespace {

using format::text;
using format::tr;

QString answerOf(const Sight& sight) {
    const Answer& answer = sight.answer;
    if (answer.classes.empty())
        return tr("nothing runs");
    return answer.isEndless()
               ? tr("overloaded")
               : tr("%1, %2").arg(format::rate(rateOf(answer)), format::nanoseconds(answer.meanLatencyNs));
}

QString valueOf(const std::optional<double>& value, const std::string& unit) {
    if (!value)
        return tr("not there");
    const QString number = std::isinf(*value) ? tr("without end") : format::figure(*value);
    return unit.empty() ? number : number + u' ' + text(unit);
}

/// Of shares in points, of all else in percent.
QString changeOf(const Cause& cause) {
    if (!cause.before || !cause.after || std::isinf(*cause.before) || std::isinf(*cause.after))
        return {};
    if (cause.unit == "%")
        return tr("%1 points").arg(format::signedNumber(*cause.after - *cause.before));
    return *cause.before > 0 ? format::signedPercent(100 * (*cause.after / *cause.before - 1)) : QString();
}

DifferenceRow rowOf(const Cause& cause, bool large) {
    const double change = cause.after.value_or(0) - cause.before.value_or(0);
    return {text(cause.title),
            valueOf(cause.before, cause.unit),
            valueOf(cause.after, cause.unit),
            changeOf(cause),
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

QString CompareView::nameB() const {
    const History& history = m_document.history();
    QString name = text(m_document.scenario().title);
    if (history.at() > 0)
        name = tr("%1: %2").arg(name, text(history.steps()[history.at()].title));
    if (m_document.replay() && m_document.position() < m_document.length())
        name = tr("%1, step %2").arg(name, format::number(m_document.position()));
    return m_document.showsVariant() ? tr("%1, what if").arg(name) : name;
}

QString CompareView::answerA() const {
    return isHeld() ? answerOf(*m_document.kept()) : QString();
}

QString CompareView::answerB() const {
    return answerOf(*m_document.sight());
}

void CompareView::keep() {
    m_document.wait();
    m_nameA = nameB();
    m_document.keep();
    Q_EMIT kept();
}

void CompareView::letGo() {
    if (!isHeld())
        return;
    m_document.letGo();
    Q_EMIT gone();
}

QString CompareView::sentence() const {
    if (!isHeld())
        return {};
    const Answer& a = m_document.kept()->answer;
    const Answer& b = m_document.answer();
    if (a.classes.empty() || b.classes.empty())
        return tr("Nothing runs in %1.").arg(a.classes.empty() ? tr("A") : tr("B"));
    const Comparison comparison = compare(a, b);
    if (!comparison.isKnown)
        return tr("The two count different things, or one is overloaded: their answers have no ratio.");
    if (m_differences.rows().empty())
        return tr("A and B come to the same.");
    const double change = b.meanLatencyNs - a.meanLatencyNs;
    const QString how = trendOf(change, 0.05) == 0 ? tr("An access takes as long in B as in A")
                        : change > 0               ? tr("An access takes %1 ns longer in B").arg(format::figure(change))
                                                   : tr("An access takes %1 ns less in B").arg(format::figure(-change));
    return tr("%1: %2 ns for distance, %3 ns for waiting.")
        .arg(how, format::signedNumber(comparison.localityNs), format::signedNumber(comparison.contentionNs));
}

void CompareView::refresh() {
    std::vector<DifferenceRow> rows;
    if (isHeld()) {
        const Answer& a = m_document.kept()->answer;
        const Answer& b = m_document.answer();
        const std::vector<Cause> causes = causesOf({a, *m_document.kept()->topology}, {b, m_document.topology()});
        if (compare(a, b).isKnown && !a.classes.empty() && !b.classes.empty() && !causes.empty()) {
            rows.push_back(rowOf({"throughput", rateOf(a).value, rateOf(b).value, rateOf(b).unit}, true));
            rows.push_back(rowOf({"mean latency", a.meanLatencyNs, b.meanLatencyNs, "ns"}, true));
        }
        for (const Cause& cause : causes)
            rows.push_back(rowOf(cause, false));
    }
    m_differences.assign(std::move(rows));
    Q_EMIT changed();
}

} // namespace boardset
