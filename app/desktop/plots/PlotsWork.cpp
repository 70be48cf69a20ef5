// SPDX-License-Identifier: GPL-3.0-or-later
// Working the curves of a plot out, on the worker thread, and taking them as they come.
#include "Format.h"
#include "OwnPlot.h"
#include "Pace.h"
#include "PlotsView.h"

namespace boardset {

namespace {

using Show = std::function<void(const PlotCurve&)>;

/// Hands a growing curve on from time to time; ends the sweep when nobody waits for it.
CurveWatcher watcher(Worker::Run& run, const Show& show) {
    return [&run, show, pace = Pace()](const PlotCurve& soFar) mutable {
        if (run.isStopped())
            return false;
        if (pace.isDue())
            run.deliver([show, soFar] { show(soFar); });
        return true;
    };
}

} // namespace

struct PlotsView::Task {
    Plot plot;
    std::vector<std::string> titles; ///< Of the catalog's curves.
    bool own = false;                ///< The open scenario too.
    Scenario open;
    std::shared_ptr<const Topology> topology; ///< Its.
};

void PlotsView::start() {
    const Plot* const shown = plot();
    if (!shown)
        return m_worker.stop();
    Task task{*shown, {}, false, m_document.scenario(), m_document.sharedTopology()};
    task.open.program.reset(); // what it has come to is what is swept
    for (const std::string& title : curveTitles(*shown))
        if (!m_kept[shown->id][title].complete)
            task.titles.push_back(title);
    const bool known = m_own.complete && m_ownPlot == shown->id && m_ownOf == task.open;
    task.own = sweepsOpen(*shown) && !known;
    if (m_ownPlot != shown->id || m_ownOf.machine != task.open.machine)
        m_own = {};
    if (task.titles.empty() && !task.own)
        return m_worker.stop();
    m_worker.start([this, task](Worker::Run& run) -> Worker::Delivery {
        work(task, run);
        return [this] {
            draw();
            Q_EMIT changed();
        };
    });
}

/// Touches nothing of the view but through deliveries.
void PlotsView::work(const Task& task, Worker::Run& run) {
    const auto& catalog = task.topology->sharedCatalog();
    const ScenarioLoader load = [shelf = m_shelf](const std::string& id) -> const Scenario& { return shelf->at(id); };
    const auto takes = [&](bool isOwn, bool complete) {
        return [this, task, isOwn, complete](const PlotCurve& curve) { take(task, curve, isOwn, complete); };
    };
    for (const std::string& title : task.titles) {
        PlotCurve curve = plotCurve(catalog, task.plot, title, load, watcher(run, takes(false, false)));
        run.deliver([done = takes(false, true), curve] { done(curve); });
    }
    if (!task.own || run.isStopped())
        return;
    const bool alone = curveTitles(task.plot).empty();
    const Plot plot = alone ? withRange(task.plot, *task.topology, task.open.workload) : task.plot;
    const std::string title = format::tr("this scenario").toStdString();
    PlotCurve curve = sweptCurve(catalog, plot, title, task.open, load, watcher(run, takes(true, false)));
    run.deliver([done = takes(true, true), curve] { done(curve); });
}

/// A curve that is worked out anew after an edit stays as it was until the new one is complete.
void PlotsView::take(const Task& task, const PlotCurve& curve, bool isOwn, bool complete) {
    if (isOwn && (complete || !m_own.complete)) {
        m_own = {curve, complete};
        m_ownPlot = task.plot.id;
        m_ownOf = task.open;
    } else if (!isOwn) {
        m_kept[task.plot.id][curve.title] = {curve, complete};
    }
    draw();
    Q_EMIT changed();
}

} // namespace boardset
