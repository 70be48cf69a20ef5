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
        m_error = why;
        Q_EMIT changed();
    });
}

QStringList BestView::goals() const {
    return {tr("Highest throughput"), tr("Lowest latency"), tr("Smallest configuration for a load")};
}

void BestView::setGoal(int goal) {
    if (std::exchange(m_goal, goal) == goal)
        return;
    m_hindrance = hindranceOf(goal);
    forget();
}

void BestView::setLoad(const QString& load) {
    if (std::exchange(m_load, load) != load)
        acceptTarget();
}

void BestView::setLatency(const QString& latency) {
    if (std::exchange(m_latency, latency) != latency)
        acceptTarget();
}

int BestView::spare() const {
    const auto found = std::ranges::find(m_spareKinds, m_spare);
    return found == m_spareKinds.end() ? 0 : static_cast<int>(found - m_spareKinds.begin());
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
    m_loadRefusal = refusalBy([&] { boardset::setLoad(target, m_load.trimmed().toStdString(), scenario, "load"); });
    m_latencyRefusal = refusalBy([&] { setLongestLatency(target, m_latency.trimmed().toStdString(), "latency"); });
    m_spareKinds = spareKindsOf(scenario);
    target.spare = std::ranges::find(m_spareKinds, m_spare) == m_spareKinds.end() ? SparePart::None : m_spare;
    m_spareKinds.insert(m_spareKinds.begin(), SparePart::None);
    m_spares.clear();
    for (const SparePart kind : m_spareKinds)
        m_spares << (kind == SparePart::None ? tr("None") : tr("Any one %1").arg(format::text(nounOf(kind))));
    m_loadUnits = format::text(listWithOr(loadUnitsOf(scenario)));
    m_target = target;
    m_hindrance = hindranceOf(m_goal);
    forget();
}

QString BestView::hindranceOf(int goal) const {
    if (static_cast<BestGoal>(goal) == BestGoal::Size && !m_target.isNone())
        return {}; // the target may need a larger configuration
    return format::text(whyNotSought(m_document.whole(), static_cast<BestGoal>(goal)));
}

void BestView::begin() {
    m_document.wait();
    for (int goal = m_goal, tried = 0; tried < goals().size() && !hindranceOf(m_goal).isEmpty(); ++tried)
        m_goal = ++goal % static_cast<int>(goals().size());
    acceptTarget(); // another scenario may refuse the last target
}

void BestView::search() {
    if (isSized() && !(m_loadRefusal.isEmpty() && m_latencyRefusal.isEmpty()))
        return;
    m_document.wait(); // the search starts from the scenario that the window shows
    clear();
    const auto isStopped = m_isStopped = std::make_shared<std::atomic_bool>(false);
    m_before = m_after = format::text(describeInShort(m_document.answer()));
    const BestRequest asked{.goal = static_cast<BestGoal>(m_goal), .target = isSized() ? m_target : SizeTarget{}};
    m_worker.start([this, isStopped, asked, from = m_document.whole()](Worker::Task& run) -> Worker::Delivery {
        double shown = 0;
        const auto progress = [&](double fraction, const Answer& bestSoFar) {
            if (fraction - shown >= leastProgress) {
                shown = fraction;
                run.deliver([this, fraction, after = format::text(describeInShort(bestSoFar))] {
                    m_progress = fraction;
                    m_after = after;
                    Q_EMIT changed();
                });
            }
            return !run.isStopped() && !*isStopped;
        };
        return [this, best = std::make_shared<const Best>(findBest(from, asked, progress))] { accept(best); };
    });
    Q_EMIT changed();
}

void BestView::accept(const std::shared_ptr<const Best>& best) {
    m_best = best;
    m_progress = 1;
    m_before = format::text(describeInShort(best->before));
    m_after = format::text(describeInShort(best->answer));
    m_change = format::text(describeBestChange(*best));
    m_reason =
        tr("Tried %1 placements. The search ended: %2").arg(format::number(best->tried), format::text(best->reason));
    m_reason += m_reason.endsWith(u'.') ? QString() : QStringLiteral("."); // the reason may end with a sentence
    const std::string why = compare(best->before, best->answer).whyNoLatency;
    const std::string noLatency =
        why.empty() ? Message{} : Message{"The latencies are not compared: {why}.", {{"why", why}}};
    const std::string aim = best->aim.empty() ? Message{} : Message{"Goal: {aim}", {{"aim", best->aim}}};
    for (const std::string& more : {aim, best->others, best->timeSharing, noLatency, best->smaller})
        m_reason += more.empty() ? QString() : u' ' + format::text(more);
    m_steps.assign(describeBestSteps(*best, true));
    m_configurations.assign(isSized() ? describeConfigurations(*best) : Table{});
    Q_EMIT changed();
}

void BestView::stop() {
    if (m_isStopped)
        *m_isStopped = true;
}

void BestView::forget() {
    m_worker.stop();
    clear();
    Q_EMIT changed();
}

void BestView::clear() {
    stop();
    m_best = nullptr;
    m_progress = 0;
    for (QString* each : {&m_before, &m_after, &m_change, &m_reason, &m_error})
        each->clear();
    m_steps.assign({});
    m_configurations.assign({});
}

QString BestView::take() {
    if (!isBetter())
        return {};
    const auto best = m_best; // the edit clears m_best
    return m_document.perform(best->edits);
}

} // namespace boardset
