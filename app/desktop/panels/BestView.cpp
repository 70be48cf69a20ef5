// SPDX-License-Identifier: GPL-3.0-or-later
#include "BestView.h"

#include "Format.h"
#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/DescribeResults.h"
#include "boardset/best/DescribeBest.h"
#include "boardset/best/Search.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/text/EnglishText.h"

#include <algorithm>
#include <utility>

namespace boardset {

namespace {

/// Calls `set`, and returns why it refused a typed value, as a sentence; empty if it accepted the value.
template <class Set> QString refusalBy(Set set) {
    try {
        set();
        return {};
    } catch (const InputError& error) {
        return BestView::tr("Enter %1, %2.").arg(format::text(error.allowed), format::text(error.fix));
    }
}

constexpr double leastProgress = 0.01; ///< Minimum increase in progress that is reported.

} // namespace

BestView::BestView(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    // the result applies to the scenario before the edit
    connect(&document, &Document::edited, this, &BestView::forget);
    connect(&m_worker, &Worker::failed, this, [this](const QString& why) {
        clear();
        m_state.error = why;
        update();
    });
}

QStringList BestView::goals() const {
    return {tr("Highest throughput"), tr("Lowest latency"), tr("Smallest configuration for a load")};
}

void BestView::setGoal(int goal) {
    if (std::exchange(m_state.goal, goal) == goal)
        return;
    m_state.hindrance = hindranceOf(goal);
    forget();
}

void BestView::setLoad(const QString& load) {
    if (std::exchange(m_state.load, load) != load)
        acceptTarget();
}

void BestView::setLatency(const QString& latency) {
    if (std::exchange(m_state.latency, latency) != latency)
        acceptTarget();
}

void BestView::setSpare(int spare) {
    if (spare < 0 || spare >= std::ssize(m_spareKinds) || m_spareKinds[static_cast<std::size_t>(spare)] == m_spare)
        return;
    m_spare = m_spareKinds[static_cast<std::size_t>(spare)];
    acceptTarget();
}

void BestView::acceptTarget() {
    const Canonical scenario = m_document.whole();
    SizeTarget target;
    m_state.loadRefusal =
        refusalBy([&] { boardset::setLoad(target, m_state.load.trimmed().toStdString(), scenario, "load"); });
    m_state.latencyRefusal =
        refusalBy([&] { setLongestLatency(target, m_state.latency.trimmed().toStdString(), "latency"); });
    m_spareKinds = spareKindsOf(scenario);
    m_spareKinds.insert(m_spareKinds.begin(), SparePart::None);
    const auto spare = std::ranges::find(m_spareKinds, m_spare);
    m_state.spare = spare == m_spareKinds.end() ? 0 : static_cast<int>(spare - m_spareKinds.begin());
    target.spare = m_spareKinds[static_cast<std::size_t>(m_state.spare)];
    m_state.spares.clear();
    for (const SparePart kind : m_spareKinds)
        m_state.spares << (kind == SparePart::None ? tr("None") : tr("Any one %1").arg(format::text(nounOf(kind))));
    m_state.loadUnits = format::text(listWithOr(loadUnitsOf(scenario)));
    m_target = target;
    m_state.hindrance = hindranceOf(m_state.goal);
    forget();
}

QString BestView::hindranceOf(int goal) const {
    if (static_cast<BestGoal>(goal) == BestGoal::Size && !m_target.isNone())
        return {}; // the target may need a larger configuration
    return format::text(whyNotSought(m_document.whole(), static_cast<BestGoal>(goal)));
}

void BestView::begin() {
    m_document.wait();
    const int count = static_cast<int>(goals().size());
    for (int tried = 0; tried < count && !hindranceOf(m_state.goal).isEmpty(); ++tried)
        m_state.goal = (m_state.goal + 1) % count;
    acceptTarget(); // another scenario may refuse the last target
}

void BestView::search() {
    const bool isSized = goal() == BestGoal::Size;
    if (isSized && !(m_state.loadRefusal.isEmpty() && m_state.latencyRefusal.isEmpty()))
        return;
    m_document.wait(); // the search starts from the scenario that the window shows
    clear();
    const auto isStopped = m_isStopped = std::make_shared<std::atomic_bool>(false);
    m_state.before = m_state.after = format::text(describeInShort(m_document.answer()));
    const BestRequest asked{.goal = goal(), .target = isSized ? m_target : SizeTarget{}};
    m_worker.start([this, isStopped, asked, from = m_document.whole()](Worker::Task& run) -> Worker::Delivery {
        double shown = 0;
        const auto progress = [&](double fraction, const Answer& bestSoFar) {
            if (fraction - shown >= leastProgress) {
                shown = fraction;
                run.deliver([this, fraction, after = format::text(describeInShort(bestSoFar))] {
                    m_state.progress = fraction;
                    m_state.after = after;
                    update();
                });
            }
            return !run.isStopped() && !*isStopped;
        };
        return [this, best = std::make_shared<const Best>(findBest(from, asked, progress))] { accept(best); };
    });
    update();
}

void BestView::accept(const std::shared_ptr<const Best>& best) {
    m_best = best;
    m_state.progress = 1;
    m_state.before = format::text(describeInShort(best->before));
    m_state.after = format::text(describeInShort(best->answer));
    m_state.change = format::text(describeBestChange(*best));
    QString& reason = m_state.reason;
    reason =
        tr("Tried %1 placements. The search ended: %2").arg(format::number(best->tried), format::text(best->reason));
    reason += reason.endsWith(u'.') ? QString() : QStringLiteral("."); // the reason may end with a sentence
    const std::string why = compare(best->before, best->answer).whyNoLatency;
    const std::string noLatency =
        why.empty() ? Message{} : Message{"The latencies are not compared: {why}.", {{"why", why}}};
    const std::string aim = best->aim.empty() ? Message{} : Message{"Goal: {aim}", {{"aim", best->aim}}};
    for (const std::string& more : {aim, best->others, best->timeSharing, noLatency, best->smaller})
        reason += more.empty() ? QString() : u' ' + format::text(more);
    m_steps.assign(describeBestSteps(*best, true));
    m_configurations.assign(goal() == BestGoal::Size ? describeConfigurations(*best) : Table{});
    update();
}

void BestView::stop() {
    if (m_isStopped)
        *m_isStopped = true;
}

void BestView::forget() {
    m_worker.stop();
    clear();
    update();
}

void BestView::update() {
    m_state.sized = goal() == BestGoal::Size;
    m_state.working = m_worker.isWorking();
    m_state.found = m_best != nullptr;
    m_state.better = m_best && !m_best->edits.empty();
    m_state.carries = !m_best || m_best->carries;
    m_state.settled = m_best && m_best->end == BestEnd::Settled;
    Q_EMIT changed();
}

void BestView::clear() {
    stop();
    m_best = nullptr;
    m_state.progress = 0;
    for (QString* each : {&m_state.before, &m_state.after, &m_state.change, &m_state.reason, &m_state.error})
        each->clear();
    m_steps.assign({});
    m_configurations.assign({});
}

QString BestView::take() {
    if (!m_state.better)
        return {};
    const auto best = m_best; // the edit clears m_best
    return m_document.perform(best->edits);
}

} // namespace boardset
