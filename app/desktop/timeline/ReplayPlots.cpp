// SPDX-License-Identifier: GPL-3.0-or-later
#include "ReplayPlots.h"

#include "UpdateThrottle.h"

#include <tuple>
#include <utility>

namespace boardset {

namespace {

// maximum number of placements solved for each replay; about the width of a wide screen in pixels
constexpr std::size_t placementsMost = 1000;

using Numbers = std::vector<ReplayNumbers>;

/// Computes the values at the given positions with a separate cursor, and delivers them in batches.
void workOut(Worker::Task& run, ReplayCursor cursor, const std::vector<int>& positions,
             const std::function<void(const Numbers&)>& deliver) {
    Numbers batch;
    UpdateThrottle pace;
    for (const int position : positions) {
        if (run.isStopped())
            return;
        cursor.goTo(position);
        batch.push_back(numbersAt(cursor));
        if (pace.isDue())
            deliver(std::exchange(batch, {}));
    }
    if (!batch.empty())
        deliver(batch);
}

} // namespace

ReplayPlots::ReplayPlots(const Document& document, QObject* parent) : PaneView(parent), m_document(document) {
    connect(&document, &Document::replayChanged, this, &ReplayPlots::refresh);
    connect(&document, &Document::keptChanged, this, [this] {
        if (!m_a.isOf(m_document.keptReplay())) // otherwise, A only shows another step
            refresh();
    });
    connect(&m_worker, &Worker::failed, this, [this](const QString& why) {
        m_error = why;
        Q_EMIT changed();
    });
}

void ReplayPlots::follow(ReplayCurve& curve, const ReplayCursor* replay) {
    if (!curve.isOf(replay))
        curve = replay ? ReplayCurve(*replay) : ReplayCurve();
}

void ReplayPlots::refresh() {
    if (!m_active) {
        m_worker.stop();
        return Q_EMIT changed();
    }
    follow(m_a, m_document.keptReplay());
    follow(m_b, m_document.replay());
    start();
    draw();
    Q_EMIT changed();
}

void ReplayPlots::start() {
    m_error.clear();
    m_done = 0;
    m_wanted = 0;
    std::vector<std::tuple<ReplayCurve*, ReplayCursor, std::vector<int>>> work;
    for (ReplayCurve* curve : {&m_a, &m_b}) {
        if (!curve->isOf(curve == &m_a ? m_document.keptReplay() : m_document.replay()))
            continue;
        std::vector<int> positions = curve->missing(placementsMost);
        m_wanted += positions.size();
        if (!positions.empty())
            work.emplace_back(curve, curve->replay(), std::move(positions));
    }
    if (work.empty())
        return m_worker.stop();
    m_worker.start([this, work = std::move(work)](Worker::Task& run) -> Worker::Delivery {
        for (const auto& [curve, cursor, positions] : work)
            workOut(run, cursor, positions, [this, &run, to = curve](const Numbers& numbers) {
                run.deliver([this, to, numbers] {
                    to->add(numbers);
                    m_done += numbers.size();
                    draw();
                    Q_EMIT changed();
                });
            });
        return [this] { Q_EMIT changed(); };
    });
}

void ReplayPlots::draw() {
    const std::string step = tr("step").toStdString();
    picture::PlotData throughput{{}, step, tr("throughput, %1").arg(m_b.unit()).toStdString(), false};
    picture::PlotData share{{}, step, tr("local accesses, %").toStdString(), false};
    const bool hasA = m_document.keptReplay() != nullptr && !m_a.isOf(m_document.replay());
    const auto add = [&](const ReplayCurve& curve, const QString& name, bool dashed) {
        throughput.lines.push_back({name.toStdString(), curve.points(&ReplayNumbers::throughput, 1), 0, dashed});
        share.lines.push_back({name.toStdString(), curve.points(&ReplayNumbers::localShare, 100), 0, dashed});
    };
    if (hasA && m_a.isOf(m_document.keptReplay()))
        add(m_a, tr("A"), false);
    if (m_b.isOf(m_document.replay()))
        add(m_b, hasA ? tr("B") : tr("This program"), hasA);
    m_throughput.assign(std::move(throughput));
    m_localShare.assign(std::move(share));
}

} // namespace boardset
