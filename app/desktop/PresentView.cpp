// SPDX-License-Identifier: GPL-3.0-or-later
// Determines the states "before" and "after", and formats the change between them.
#include "PresentView.h"

#include "AnswerChange.h"
#include "Format.h"
#include "Wording.h"
#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/LatencyUnit.h"
#include "boardset/analysis/LimitingFactor.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/policy/ReplayedPlacement.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

QString noValue() {
    return QStringLiteral("–");
}

FigureRow figureOf(const QString& value, const QString& unit) {
    FigureRow row;
    row.value = value;
    row.unit = unit;
    return row;
}

/// True if a customer has data to work on.
bool isUsing(const Workload& workload) {
    const auto isThere = [](const Process& process, const Customer& customer) {
        const std::vector<const Region*> used = usedBy(process, customer);
        return !customer.idle &&
               std::any_of(
                   used.begin(), used.end(), [&](const Region* region) { return !leavesOf(process, *region).empty(); });
    };
    return std::any_of(workload.processes.begin(), workload.processes.end(), [&](const Process& process) {
        return std::any_of(process.customers.begin(), process.customers.end(),
                           [&](const Customer& customer) { return isThere(process, customer); });
    });
}

} // namespace

PresentView::PresentView(Document& document, const AnswerView& answer, QObject* parent)
    : QObject(parent), m_document(document), m_answer(answer) {
    connect(&document, &Document::edited, this, [this] {
        m_otherAt = m_swaps ? m_otherAt : -1;
        m_showsBefore = m_showsBefore && m_swaps;
    });
    connect(
        &document, &Document::keptChanged, this,
        [this] {
            m_otherAt = -1;
            if (m_on && !m_document.kept() && !m_keptBefore) // otherwise the user has cleared A
                keepBefore();
            if (m_keptBefore != m_document.kept())
                m_keptBefore = nullptr;
            follow();
        });
    connect(&document, &Document::replayChanged, this, [this] {
        if (!m_swaps) // a swap only shows another step
            begin();
    });
    connect(&document, &Document::opened, this, [this] {
        clearBefore();
        begin();
        follow();
    });
    connect(&answer, &AnswerView::changed, this, &PresentView::follow);
    connect(&m_worker, &Worker::failed, this, &PresentView::refresh); // nothing to compare with
}

void PresentView::setOn(bool on) {
    if (on == m_on)
        return;
    m_on = on;
    m_worker.stop();
    if (on) {
        keepBefore();
        begin();
        follow();
    } else {
        m_document.showKept(false);
        goBack();
        clearBefore();
    }
    Q_EMIT onChanged();
}

/// Keeps the outcome before the program's last change as A, because none of the program's own steps can be "before".
void PresentView::keepBefore() {
    if (m_document.kept())
        return;
    m_document.keepBefore();
    m_keptBefore = m_document.kept();
}

/// Returns to the position that the window showed when the presentation began, unless the user has edited it since.
void PresentView::goBack() {
    const bool isElsewhere = m_document.replay() ? at() != m_mark : at() < m_mark;
    if (std::exchange(m_showsBefore, false))
        goTo(m_after);
    else if (isElsewhere && !m_isLesson)
        goTo(m_mark);
}

/// At the outcome of a changed program, "before" is the outcome before that change. At its other steps, "before" is the
/// previously shown step.
void PresentView::followOutcome() {
    if (m_swaps || m_document.showsKept())
        return;
    if (!m_keptBefore)
        keepBefore();
    else if (!m_document.snapshot()->replay.isAtOutcome())
        clearBefore();
}

void PresentView::clearBefore() {
    if (std::exchange(m_keptBefore, nullptr))
        m_document.clearA();
}

void PresentView::setLesson(bool isOpen, bool isSettled) {
    m_isLesson = isOpen;
    const bool isAlone = isOpen && !isSettled;
    if (std::exchange(m_isAlone, isAlone) != isAlone)
        follow();
}

int PresentView::at() const {
    return m_document.replay() ? m_document.position() : static_cast<int>(m_document.history().at());
}

int PresentView::last() const {
    return m_document.replay() ? m_document.length() : static_cast<int>(m_document.history().steps().size()) - 1;
}

/// Returns the first position at which something runs; earlier positions have no results to compare with.
int PresentView::firstRunning() const {
    if (!m_document.replay()) {
        const std::vector<UndoHistory::Step>& steps = m_document.history().steps();
        const auto first = std::find_if(steps.begin(), steps.end(),
                                        [](const UndoHistory::Step& step) { return isUsing(step.scenario.workload); });
        return first == steps.end() ? 0 : static_cast<int>(first - steps.begin());
    }
    ReplayCursor cursor = *m_document.replay();
    for (int place = 0; place < m_document.length(); ++place) {
        cursor.goTo(place);
        if (isRunningAt(cursor.replay(), cursor.state()))
            return place;
    }
    return 0;
}

void PresentView::goTo(int place) {
    if (place < 0 || place > last())
        return;
    Q_EMIT takenOver();
    if (m_document.replay())
        m_document.goToStep(place);
    else
        m_document.goTo(place);
}

void PresentView::begin() {
    m_mark = at();
    m_otherAt = -1;
    if (m_on)
        pair();
}

void PresentView::pair() {
    const int now = at();
    const int mark = std::min(m_mark, last());
    const int first = now == mark ? firstRunning() : mark;
    const int other = first != now ? first : last();
    m_before = std::min(now, other);
    m_after = std::max(now, other);
}

std::shared_ptr<const ScenarioSnapshot> PresentView::otherOfA() const {
    return m_document.showsKept() ? m_document.suspended() : m_document.kept();
}

bool PresentView::compares() const {
    if (m_isAlone)
        return false;
    return isWithA() ? otherOfA() != m_document.snapshot() : m_before != m_after;
}

bool PresentView::togglesA() const {
    return isWithA() && compares() && !m_document.replay();
}

void PresentView::swap() {
    if (!compares())
        return;
    if (isWithA()) {
        showA(!m_document.showsKept());
        return follow();
    }
    m_showsBefore = !showsBefore();
    const int to = m_showsBefore ? m_before : m_after;
    m_swaps = true;
    m_otherAt = m_document.isOutdated() ? -1 : at();
    m_other = m_document.snapshot();
    goTo(to);
    m_swaps = false;
    follow();
}

void PresentView::showA(bool shown) {
    m_swaps = true;
    m_document.showKept(shown);
    m_swaps = false;
}

void PresentView::stepBy(int steps) {
    m_showsBefore = false;
    if (!togglesA() && !m_document.showsKept())
        return goTo(at() + steps);
    if (m_document.showsKept() != (steps < 0)) // A is a single state, and the first one
        swap();
}

void PresentView::goToEnd(bool last) {
    m_showsBefore = false;
    showA(togglesA() && !last);
    if (togglesA())
        return follow();
    goTo(last ? this->last() : 0);
}

void PresentView::reset() {
    m_showsBefore = false;
    showA(false);
    goTo(std::min(m_mark, last()));
    pair();
    follow();
}

void PresentView::follow() {
    if (!m_on)
        return;
    followOutcome();
    if ((at() != m_before && at() != m_after) || m_after > last())
        pair();
    compare();
    refresh();
}

void PresentView::compare() {
    if (isWithA()) {
        m_worker.stop();
        m_other = otherOfA();
        m_otherAt = -1;
        return;
    }
    const int other = !compares() ? -1 : at() == m_before ? m_after : m_before;
    if (other == m_otherAt)
        return;
    m_worker.stop();
    m_other = nullptr;
    m_otherAt = other;
    if (other < 0)
        return;
    m_worker.start([this, see = m_document.snapshotter(other)](Worker::Task&) -> Worker::Delivery {
        return [this, snapshot = see()] {
            m_other = snapshot;
            refresh();
        };
    });
}

void PresentView::refresh() {
    m_figures.assign(rows());
    Q_EMIT changed();
}

QString PresentView::word() const {
    return isComparedWithA() ? (m_document.showsKept() ? tr("B %1") : tr("A %1"))
           : showsBefore()   ? tr("after %1")
                             : tr("before %1");
}

std::vector<FigureRow> PresentView::rows() const {
    if (!m_answer.hasAnswer())
        return {figureOf(noValue(), m_answer.throughputUnit()), figureOf(noValue(), m_answer.latencyUnit()),
                figureOf(noValue(), tr("No part is busy"))};
    FigureRow throughput = figureOf(m_answer.throughput(), m_answer.throughputUnit());
    FigureRow latency = figureOf(m_answer.latency(), m_answer.latencyUnit());
    FigureRow busiest =
        figureOf(m_answer.bottleneckPercent(), format::text(capitalised(m_answer.bottleneck().toStdString())));
    busiest.change = format::text(bottleneckWord(m_document.answer()));
    busiest.worth = m_answer.isSaturated() ? -1 : 0;
    if (m_other && compares()) {
        compareRates(throughput, latency);
        busiest.compare = busiestElsewhere();
    }
    return {throughput, latency, busiest};
}

void PresentView::compareRates(FigureRow& throughput, FigureRow& latency) const {
    const Answer& other = m_other->answer;
    const Answer& now = m_document.answer();
    if (other.classes.empty() || other.isOverloaded()) {
        throughput.compare = latency.compare = word().arg(noValue());
        return;
    }
    const Rate rate = rateOf(other);
    const std::set<std::string> verbs = verbsOf(other);
    const bool isIdentical = rate.unit == rateOf(now).unit && verbs == verbsOf(now);
    const QString verb = isIdentical || verbs.size() != 1 ? QString() : u' ' + format::text(*verbs.begin());
    throughput.compare = word().arg(isIdentical ? format::rateNumber(rate) : format::rate(rate) + verb);
    // if unknown, the latencies are those of different work, in different units
    const bool isOneLatency = boardset::compare(other, now).isKnown();
    const TimeUnit unit = latencyUnitOf(isOneLatency ? now : other);
    const QString time = format::figure(other.meanLatencyNs / unit.ns);
    latency.compare = word().arg(isOneLatency ? time : tr("%1 %2").arg(time, format::text(unit.title)));
    const auto ratio = throughputRatio(other, now);
    const bool isNoGain = m_document.replay() && areOtherThreads(other, now);
    if (isNoGain) {
        const Wording words(other.model.classes.front().work->customer);
        throughput.compare =
            tr("%1, with %2").arg(throughput.compare, words.counted(std::size_t(other.model.customerCount())));
    }
    if (showsBefore() || !ratio || isNoGain)
        return;
    throughput.trend = throughputTrend(*ratio);
    throughput.worth = isAsAsked(other, now) ? 0 : throughput.trend;
    throughput.change = throughput.trend == 0 ? tr("no change") : format::change(1, *ratio);
    latency.trend = latencyTrend(other, now);
    latency.worth = whyNoGain(other, now).isEmpty() ? -latency.trend : 0;
    latency.change = !boardset::compare(other, now).isLatencyKnown() ? tr("not compared")
                     : latency.trend == 0                            ? tr("no change")
                                          : format::change(1, now.meanLatencyNs / other.meanLatencyNs);
}

QString PresentView::busiestElsewhere() const {
    const auto station = m_other->answer.bottleneck();
    if (!station)
        return word().arg(noValue());
    const QString title = format::text(station->title);
    const QString percent = format::percent(station->utilisation);
    return word().arg(title == m_answer.bottleneck() ? percent : tr("%1, %2").arg(percent, title));
}

QString PresentView::step() const {
    return togglesA()               ? (m_document.showsKept() ? tr("Showing A") : tr("Showing B"))
           : m_document.showsKept() ? (isComparedWithA() ? tr("B") : tr("after"))
           : last() == 0            ? QString()
           : m_document.replay()    ? tr("step %1 of %2").arg(format::number(at()), format::number(last()))
                                    : tr("state %1 of %2").arg(format::number(at() + 1), format::number(last() + 1));
}

const Step* PresentView::shownStep() const {
    const bool isStep = m_document.replay() && !m_document.showsKept() && at() > 0 && at() < last();
    return isStep ? &m_document.replay()->replay().steps()[static_cast<std::size_t>(at()) - 1] : nullptr;
}

/// Returns the title of a scenario; includes the machine while scenarios of two machines are compared.
QString PresentView::titleOf(const Scenario& scenario, const Topology& topology) const {
    const QString title = format::text(scenario.title);
    return isOtherMachine() ? tr("%1: %2").arg(format::text(topology.machine().title), title) : title;
}

bool PresentView::isOtherMachine() const {
    return isWithA() && otherOfA() && otherOfA()->topology->machine().id != m_document.topology().machine().id;
}

/// Returns the title of the shown state: the step of a program, the last change, or otherwise the scenario.
QString PresentView::title() const {
    if (const Step* step = shownStep())
        return format::text(step->title);
    if (m_document.showsKept() && !m_document.keptStep().empty() && !isOtherMachine()) // as the window names it
        return format::text(m_document.keptStep());
    const UndoHistory& history = m_document.history();
    if (m_document.showsKept() || history.at() == 0)
        return titleOf(m_document.scenario(), m_document.topology());
    const QString last = format::text(history.steps()[history.at()].title);
    const int others =
        // other changes between "before" and "after"
        isWithA() || m_document.replay() || at() != m_after ? 0 : m_after - m_before - 1;
    return others < 1 ? last : tr("%1, after %2").arg(last, format::text(counted(others, "other change")));
}

QString PresentView::sentence() const {
    if (m_answer.hasAnswer())
        return m_answer.pace();
    const QString stopped = m_answer.stoppedTitle();
    const QString unknown = m_answer.unknownTitle();
    if (const Step* step = shownStep(); step != nullptr && unknown.isEmpty() && stopped.isEmpty())
        return format::text(step->reason); // nothing runs yet
    if (!unknown.isEmpty() || stopped.isEmpty())
        return unknown.isEmpty() ? tr("Nothing runs.") : unknown + u'.';
    return stopped + QStringLiteral(". ") + m_answer.stoppedRows().front().reason;
}

QString PresentView::notes() const {
    const auto aboutOf = [&](const Scenario& scenario, const std::string& step) {
        const QString about = format::text(scenario.description);
        return about.isEmpty() || step.empty() ? about : tr("When opened: %1").arg(about);
    };
    if (m_document.showsKept())
        return aboutOf(m_document.kept()->scenario, m_document.keptStep());
    const Step* step = shownStep();
    const QString reason = step == nullptr ? QString() : format::text(step->reason);
    const QString about = aboutOf(m_document.base(), m_document.shownStep());
    return reason.isEmpty() ? about : about.isEmpty() ? reason : reason + QStringLiteral("\n\n") + about;
}

} // namespace boardset
