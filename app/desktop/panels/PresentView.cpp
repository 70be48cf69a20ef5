// SPDX-License-Identifier: GPL-3.0-or-later
// Determines the states "before" and "after".
#include "PresentView.h"

#include "Format.h"
#include "boardset/analysis/DescribeResults.h"
#include "boardset/policy/ReplayedPlacement.h"
#include "boardset/text/EnglishText.h"

#include <QGuiApplication>
#include <QScreen>
#include <algorithm>

namespace boardset {

namespace {

/// True if at least one customer has data to work on.
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
            if (m_on && !m_document.kept() && !m_keptBefore) // if a temporary A exists, the user has just cleared it
                keepBefore();
            if (m_keptBefore != m_document.kept())
                m_keptBefore = nullptr;
            follow();
            Q_EMIT lookChanged(); // without an A, nothing is beside the diagram
        });
    connect(&document, &Document::replayChanged, this, [this] {
        if (!m_swaps) // a switch between "before" and "after" only shows another step
            begin();
    });
    connect(&document, &Document::opened, this, [this] {
        clearBefore();
        begin();
        follow();
    });
    connect(&answer, &AnswerView::changed, this, &PresentView::follow);
    connect(&m_worker, &Worker::failed, this, &PresentView::refresh); // shows the results without a comparison
    connect(qGuiApp, &QGuiApplication::screenAdded, this, &PresentView::lookChanged);
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &PresentView::lookChanged);
}

void PresentView::setDark(bool dark) {
    m_isDark = dark;
    Q_EMIT lookChanged();
}

void PresentView::setNotes(bool shown) {
    m_showsNotes = shown;
    Q_EMIT lookChanged();
}

/// The diagram beside A is B's, also if A was shown alone before.
void PresentView::setBeside(bool beside) {
    if (beside && m_document.showsKept())
        swap();
    m_isBeside = beside;
    Q_EMIT lookChanged();
}

void PresentView::setLegend(bool shown) {
    m_showsLegend = shown;
    Q_EMIT lookChanged();
}

bool PresentView::hasSecondScreen() {
    return QGuiApplication::screens().size() > 1;
}

void PresentView::setOn(bool on) {
    if (on == m_on)
        return;
    m_on = on;
    m_isBeside = m_showsLegend = false;
    setNotes(hasSecondScreen());
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

/// Returns to the position that the window showed when the presentation began, unless the user has edited the scenario
/// since.
void PresentView::goBack() {
    const bool isElsewhere = m_document.replay() ? at() != m_mark : at() < m_mark;
    if (std::exchange(m_showsBefore, false))
        goTo(m_after);
    else if (isElsewhere && !m_isLesson)
        goTo(m_mark);
}

/// At the outcome of a changed program, "before" becomes the outcome before the change.
/// At the program's other steps, "before" becomes the previously shown step.
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
    if (m_isBeside)
        setBeside(false);
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
    if (m_document.showsKept() != (steps < 0)) // the first of the two steps shows A, the second shows B
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
    const Reference other{.answer = m_other && compares() ? &m_other->answer : nullptr,
                          .isOfProgram = m_document.replay() != nullptr};
    m_card.assign(describePresented(m_document.answer(), other, pattern(), !showsBefore()), *m_document.catalog(),
                  m_document.areResultsHidden());
    setState({.compares = compares(),
              .showsBefore = showsBefore(),
              .withA = isComparedWithA(),
              .step = step(),
              .title = title(),
              .sentence = sentence(),
              .notes = notes()});
}

const char* PresentView::pattern() const {
    return isComparedWithA() ? (m_document.showsKept() ? translatable("B {value}") : translatable("A {value}"))
           : showsBefore()   ? translatable("after {value}")
                             : translatable("before {value}");
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

/// Returns the title of a scenario; while scenarios of two machines are compared, the title includes the machine.
QString PresentView::titleOf(const Scenario& scenario, const Topology& topology) const {
    const QString title = format::text(Message{scenario.title});
    return isOtherMachine() ? tr("%1: %2").arg(format::text(topology.machine().title), title) : title;
}

bool PresentView::isOtherMachine() const {
    return isWithA() && otherOfA() && otherOfA()->topology->machine().id != m_document.topology().machine().id;
}

/// Returns the title of the shown state: the title of the program's step, of the last change, or otherwise of the
/// scenario.
QString PresentView::title() const {
    if (const Step* step = shownStep())
        return format::text(step->title);
    if (m_document.showsKept() && !m_document.keptStep().empty() && !isOtherMachine()) // the window uses the same title
        return format::text(m_document.keptStep());
    const UndoHistory& history = m_document.history();
    if (m_document.showsKept() || history.at() == 0)
        return titleOf(m_document.scenario(), m_document.topology());
    const QString last = format::text(history.steps()[history.at()].title);
    const int others =
        // number of other changes between "before" and "after"
        isWithA() || m_document.replay() || at() != m_after ? 0 : m_after - m_before - 1;
    return others < 1 ? last : tr("%1, after %2").arg(last, format::text(counted(others, "other change")));
}

QString PresentView::sentence() const {
    if (m_document.areResultsHidden())
        return {};
    if (m_answer.state().hasAnswer)
        return m_answer.line(QStringLiteral("pace")).text;
    const QString stopped = m_answer.stopped()->heading();
    const QString unknown = m_answer.unknown()->heading();
    if (const Step* step = shownStep(); step != nullptr && unknown.isEmpty() && stopped.isEmpty())
        return format::text(step->reason); // before anything runs, the reason for the step is shown
    if (!unknown.isEmpty() || stopped.isEmpty())
        return unknown.isEmpty() ? tr("Nothing runs.") : format::sentences({unknown});
    return format::sentences({stopped, m_answer.stopped()->rows().front().text});
}

QString PresentView::notes() const {
    const auto aboutOf = [&](const Scenario& scenario, const std::string& step) {
        const QString about = format::text(Message{scenario.description});
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
