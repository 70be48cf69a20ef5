// SPDX-License-Identifier: GPL-3.0-or-later
#include "BestView.h"

#include "Format.h"
#include "boardset/analysis/Comparison.h"
#include "boardset/best/Search.h"

#include <cmath>

namespace boardset {

namespace {

constexpr double leastProgress = 0.01; ///< Smallest step of progress that is reported.

QString totalOf(const Answer& answer) {
    return answer.isOverloaded() || answer.totals.empty()
               ? format::tr("overloaded")
               : format::tr("%1, %2").arg(format::rate(rateOf(answer)), format::nanoseconds(answer.meanLatencyNs));
}

QString changeOf(const Best& best) {
    if (best.before.isOverloaded() || best.answer.isOverloaded())
        return {};
    const bool isKnown = compare(best.before, best.answer).isLatencyKnown();
    const QString latency =
        isKnown ? format::change(best.before.meanLatencyNs, best.answer.meanLatencyNs) : format::tr("not compared");
    const QString rate = format::change(rateOf(best.before).value, rateOf(best.answer).value);
    return best.goal == BestGoal::Latency ? latency
           : best.goal == BestGoal::Size  ? format::tr("%1, latency %2").arg(rate, latency)
                                          : rate;
}

std::vector<BestRow> rowsOf(const Best& best) {
    const double sign = best.goal == BestGoal::Latency ? -1 : 1; // a lower latency is a gain
    std::vector<BestRow> rows;
    for (const BestStep& step : best.steps)
        rows.push_back({format::text(step.title), step.gain ? format::change(1, 1 + sign * *step.gain) : QString()});
    return rows;
}

} // namespace

BestView::BestView(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::edited, this, &BestView::forget); // the result was for another scenario
    connect(&m_worker, &Worker::failed, this, [this](const QString& why) {
        clear();
        m_error = why;
        Q_EMIT changed();
    });
}

QStringList BestView::goals() const {
    return {tr("Highest throughput"), tr("Lowest latency"), tr("Smallest configuration that meets this load")};
}

void BestView::setGoal(int goal) {
    if (goal == m_goal)
        return;
    m_goal = goal;
    m_hindrance = hindranceOf(goal);
    forget();
}

QString BestView::hindranceOf(int goal) const {
    return format::text(whyNotSought(m_document.whole(), static_cast<BestGoal>(goal)));
}

void BestView::begin() {
    m_document.wait();
    for (int goal = m_goal, tried = 0; tried < goals().size() && !hindranceOf(m_goal).isEmpty(); ++tried)
        m_goal = ++goal % static_cast<int>(goals().size());
    m_hindrance = hindranceOf(m_goal);
    forget();
}

void BestView::search() {
    m_document.wait(); // the search starts from what is shown
    clear();
    const auto isStopped = m_isStopped = std::make_shared<std::atomic_bool>(false);
    m_before = m_after = totalOf(m_document.answer());
    m_worker.start([this, isStopped, asked = BestRequest{static_cast<BestGoal>(m_goal)},
                    from = m_document.whole()](Worker::Task& run) -> Worker::Delivery {
        double shown = 0;
        const auto progress = [&](double fraction, const Answer& bestSoFar) {
            if (fraction - shown >= leastProgress) {
                shown = fraction;
                run.deliver([this, fraction, after = totalOf(bestSoFar)] {
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
    m_before = totalOf(best->before);
    m_after = totalOf(best->answer);
    m_change = best->edits.empty() ? QString() : changeOf(*best);
    m_reason =
        tr("Tried %1 placements. The search ended: %2.").arg(format::grouped(best->tried), format::text(best->reason));
    const Comparison comparison = compare(best->before, best->answer);
    const std::string noLatency = comparison.isKnown() && !comparison.whyNoLatency.empty()
                                      ? "The latencies are not compared: " + comparison.whyNoLatency + '.'
                                      : std::string();
    const std::string aim = best->aim.empty() ? std::string() : "Goal: " + best->aim;
    for (const std::string& more : {aim, best->others, best->timeSharing, noLatency, best->smaller})
        m_reason += more.empty() ? QString() : u' ' + format::text(more);
    m_steps.assign(rowsOf(*best));
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
}

QString BestView::take() {
    if (!isBetter())
        return {};
    const auto best = m_best; // the edit clears m_best
    return m_document.perform(best->edits);
}

} // namespace boardset
