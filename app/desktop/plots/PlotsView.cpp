// SPDX-License-Identifier: GPL-3.0-or-later
// Manages the current plot, the calculation of its curves, and the current point.
#include "PlotsView.h"

#include "Format.h"
#include "OutstandingPlot.h"
#include "UpdateThrottle.h"
#include "boardset/describe/TableJson.h"
#include "boardset/evidence/DescribePlot.h"

#include <algorithm>

namespace boardset {

namespace {

bool samePoints(const PlotSeries& a, const PlotSeries& b) {
    return std::equal(
        a.points.begin(), a.points.end(), b.points.begin(), b.points.end(),
        [](const PlotPoint& p, const PlotPoint& q) { return p.x == q.x && p.throughput == q.throughput; });
}

using Show = std::function<void(const PlotSeries&)>;

/// Delivers a growing curve at intervals; ends the sweep when the curve is no longer needed.
CurveWatcher watcher(Worker::Task& run, const Show& show) {
    return [&run, show, pace = UpdateThrottle()](const PlotSeries& soFar) mutable {
        if (run.isStopped())
            return false;
        if (pace.isDue())
            run.deliver([show, soFar] { show(soFar); });
        return true;
    };
}

} // namespace

PlotsView::PlotsView(Document& document, Files& files, std::shared_ptr<const ScenarioCache> scenarioCache,
                     QObject* parent)
    : PointPlot(parent), m_document(document), m_files(files), m_scenarioCache(std::move(scenarioCache)) {
    connect(&document, &Document::changed, this, &PlotsView::refresh);
    connect(&m_worker, &Worker::failed, this, [this](const QString& why) {
        m_error = why;
        Q_EMIT changed();
    });
}

void PlotsView::activate() {
    if (m_active)
        return refresh();
    m_worker.stop();
    Q_EMIT changed();
}

void PlotsView::refresh() {
    if (!m_active)
        return;
    m_error.clear();
    readPlots();
    start();
    draw();
    Q_EMIT changed();
}

void PlotsView::readPlots() {
    const Topology& topology = m_document.topology();
    m_plots.clear();
    for (const Plot& each : topology.catalog().plots())
        if (each.machine == topology.machine().id)
            m_plots.push_back(each);
    const Workload& workload = m_document.scenario().workload;
    if (const Process* const swept = sweptProcess(topology.catalog(), workload))
        m_plots.push_back(outstandingPlot(topology, *swept));
    std::vector<PlotRow> rows;
    for (const Plot& each : m_plots)
        rows.push_back({format::text(each.title), format::text(each.summary)});
    m_rows.assign(std::move(rows));
    if (m_opened != m_files.bundled()) { // selects the plot that contains the opened scenario
        m_opened = m_files.bundled();
        for (const Plot& each : m_plots)
            if (std::ranges::find(each.scenarios, m_opened.toStdString(), &PlotScenario::scenario) !=
                each.scenarios.end())
                m_current = each.id;
    }
    if (!plot() && !m_plots.empty())
        m_current = m_plots.front().id;
}

const Plot* PlotsView::plot() const {
    const auto found = std::ranges::find(m_plots, m_current, &Plot::id);
    return found == m_plots.end() ? nullptr : &*found;
}

bool PlotsView::sweepsOpen(const Plot& plot) const {
    const auto& processes = m_document.scenario().workload.processes;
    const auto isSized = [this](const Process& each) { return sizeNumberOf(each, *m_document.catalog()) != nullptr; };
    return plot.vary != PlotVariable::Scenario && plot.vary != PlotVariable::Seed &&
           (plot.scenarios.empty() || std::any_of(processes.begin(), processes.end(), isSized));
}

QStringList PlotsView::titles() const {
    QStringList all;
    for (const PlotRow& row : m_rows.rows())
        all << row.title;
    return all;
}

void PlotsView::choose(int row) {
    if (row < 0 || row >= static_cast<int>(m_plots.size()) || row == current())
        return;
    m_current = m_plots[static_cast<std::size_t>(row)].id;
    refresh();
}

QString PlotsView::summary() const {
    return plot() ? format::text(plot()->summary) : QString();
}

std::string PlotsView::titleY() const {
    if (plot()->vary == PlotVariable::Seed)
        return tr("number of runs").toStdString();
    if (plot()->ofLatency)
        return tr("time per operation, µs").toStdString();
    return tr("throughput, %1")
        .arg(m_shown.empty() ? QStringLiteral("MB/s") : format::text(Message{m_shown.front().line.unit}))
        .toStdString();
}

QString PlotsView::progress() const {
    if (!isWorking() || !plot())
        return {};
    const auto count = static_cast<int>(curveTitles(*plot()).size()) + (sweepsOpen(*plot()) ? 1 : 0);
    const auto kept = m_kept.find(m_current);
    int done = 0;
    if (kept != m_kept.end())
        for (const auto& [title, each] : kept->second)
            done += each.complete ? 1 : 0;
    return tr("Calculating curve %1 of %2").arg(std::min(done + 1, count)).arg(count);
}

/// Returns the curves to draw. Leaves out the open scenario's own curve if it coincides with another one.
std::vector<SweepCurve> PlotsView::shown() {
    std::vector<SweepCurve> all;
    m_ownTwin.clear();
    if (!plot())
        return all;
    const auto kept = m_kept.find(m_current);
    for (const std::string& title : curveTitles(*plot()))
        if (kept != m_kept.end() && kept->second.count(title) > 0 && !kept->second.at(title).curve.points.empty())
            all.push_back(curveOf(kept->second.at(title).curve));
    if (m_ownPlot != m_current || !sweepsOpen(*plot()) || m_own.curve.points.empty())
        return all;
    const auto twin =
        std::ranges::find_if(all, [this](const SweepCurve& each) { return samePoints(each.line, m_own.curve); });
    if (twin == all.end())
        all.push_back(curveOf(m_own.curve));
    else
        m_ownTwin = twin->line.title;
    return all;
}

void PlotsView::draw() {
    if (m_drawn != m_current) {
        m_drawn = m_current;
        m_curve = 0;
        m_began = m_isAsking = false;
    }
    m_shown = shown();
    const bool own = m_shown.size() > 1 && isOwnCurve(m_shown.back().line) && m_ownTwin.empty();
    m_curve = std::clamp(m_curve, 0, std::max(0, static_cast<int>(m_shown.size()) - 1));
    findNow();
    picture::PlotData data{linesOf(m_shown)};
    if (plot()) {
        data.titleX = plot()->xTitle;
        data.titleY = titleY();
    }
    if (own)
        data.lines.back().isDashed = true;
    data.isLogarithmic = std::ranges::any_of(m_shown, [](const SweepCurve& each) {
        const auto& points = each.line.points;
        return points.size() > 3 && points[1].x == 2 * points[0].x && points[2].x == 2 * points[1].x;
    });
    m_curves.assign(std::move(data));
    begin();
    Q_EMIT pointChanged();
}

/// Selects the open scenario's own point if there is one, otherwise the first knee, otherwise the last point.
void PlotsView::begin() {
    if (m_began || m_shown.empty() || isWorking())
        return;
    m_began = true;
    m_before.reset();
    m_curve = std::max(0, nowCurve());
    const PlotSeries& first = m_shown.front().line;
    if (plot() && plot()->vary == PlotVariable::Seed) { // selects the most frequent time
        m_x = std::ranges::max_element(first.points, {}, &PlotPoint::throughput)->x;
        return;
    }
    m_x = m_curves.nearest(nowCurve() >= 0 ? nowX() : first.knee ? first.knee->x : first.points.back().x);
}

struct PlotsView::Task {
    Plot plot;
    std::vector<std::string> titles; ///< Titles of the catalog's curves.
    bool own = false;                ///< True if the open scenario's curve is included.
    Scenario open;
    std::shared_ptr<const Topology> topology; ///< Topology of the open scenario.
};

void PlotsView::start() {
    const Plot* const shown = plot();
    if (!shown)
        return m_worker.stop();
    Task task{*shown, {}, false, m_document.scenario(), m_document.sharedTopology()};
    task.open.program.reset(); // only the resulting placement is swept
    for (const std::string& title : curveTitles(*shown))
        if (!m_kept[shown->id][title].complete)
            task.titles.push_back(title);
    const bool known = m_own.complete && m_ownPlot == shown->id && m_ownOf == task.open;
    task.own = sweepsOpen(*shown) && !known;
    if (m_ownPlot != shown->id || m_ownOf.machine != task.open.machine)
        m_own = {};
    if (task.titles.empty() && !task.own)
        return m_worker.stop();
    m_worker.start([this, task](Worker::Task& run) -> Worker::Delivery {
        work(task, run);
        return [this] {
            draw();
            Q_EMIT changed();
        };
    });
}

/// Computes the curves. Runs on the worker thread; changes the view only through deliveries.
void PlotsView::work(const Task& task, Worker::Task& run) {
    const auto& catalog = task.topology->sharedCatalog();
    const ScenarioLoader load = [scenarioCache = m_scenarioCache](const std::string& id) -> const Scenario& {
        return scenarioCache->at(id);
    };
    const auto takes = [&](bool isOwn, bool complete) {
        return [this, task, isOwn, complete](const PlotSeries& curve) { take(task, curve, isOwn, complete); };
    };
    for (const std::string& title : task.titles) {
        PlotSeries curve = plotSeries(catalog, task.plot, title, load, watcher(run, takes(false, false)));
        run.deliver([done = takes(false, true), curve] { done(curve); });
    }
    if (!task.own || run.isStopped())
        return;
    const bool alone = curveTitles(task.plot).empty();
    const Plot plot = alone ? withRange(task.plot, *task.topology, task.open.workload) : task.plot;
    const std::string title = format::tr("this scenario").toStdString();
    PlotSeries curve = sweptSeries(catalog, plot, title, task.open, load, watcher(run, takes(true, false)));
    run.deliver([done = takes(true, true), curve] { done(curve); });
}

/// After an edit, keeps the old curve until the new one is complete.
void PlotsView::take(const Task& task, const PlotSeries& curve, bool isOwn, bool complete) {
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

void PlotsView::findNow() {
    for (SweepCurve& curve : m_shown)
        for (std::size_t at = 0; at < curve.line.points.size(); ++at)
            if (isOpenNow(curve.line, curve.line.points[at]))
                curve.now = at;
}

QString PlotsView::point() const {
    const PlotSeries* const curve = chosenCurve();
    return curve && plot() ? format::text(describePoint(*curve, *pointOf(*curve))) : QString();
}

bool PlotsView::isOwnCurve(const PlotSeries& curve) const {
    return m_ownPlot == m_current && curve.vary != PlotVariable::Scenario &&
           (curve.scenario.empty() || curve.title == m_ownTwin);
}

bool PlotsView::isOpenNow(const PlotSeries& curve, const PlotPoint& point) const {
    if (!point.scenario.empty())
        return m_scenarioCache->has(point.scenario) &&
               m_scenarioCache->at(point.scenario).workload == m_document.base().workload &&
               m_scenarioCache->at(point.scenario).configuration == m_document.base().configuration;
    return isOwnCurve(curve) && settingOf(m_document.topology(), m_document.scenario().workload, curve.vary) == point.x;
}

bool PlotsView::canOpen() const {
    const PlotSeries* const curve = chosenCurve();
    const bool isRun = curve && (curve->vary != PlotVariable::Seed || pointOf(*curve)->seed > 0);
    return isRun && !isOpenNow(*curve, *pointOf(*curve));
}

QString PlotsView::remark() const {
    const PlotSeries* const curve = chosenCurve();
    if (curve && curve->vary == PlotVariable::Seed && pointOf(*curve)->seed == 0)
        return tr("No run took this long.");
    return curve && !canOpen() ? tr("Current scenario.") : QString();
}

QString PlotsView::action() const {
    const PlotSeries* const curve = chosenCurve();
    return curve && isOwnCurve(*curve) ? tr("Apply") : tr("Open");
}

QString PlotsView::questionText() const {
    const PlotSeries& curve = *chosenCurve();
    const PlotPoint& point = *pointOf(curve);
    if (!point.scenario.empty())
        return tr("Open \"%1\"?").arg(format::text(m_scenarioCache->at(point.scenario).title));
    if (curve.vary == PlotVariable::Seed)
        return tr("Open a run of about %1 s?").arg(format::number(point.x, 1));
    const QString value = format::text(figureOf(point.x));
    return isOwnCurve(curve) ? tr("Apply %1: %2?").arg(m_curves.titleX(), value)
                             : tr("Open %1 with %2: %3?").arg(format::text(curve.title), m_curves.titleX(), value);
}

void PlotsView::open() {
    const PlotSeries* const curve = chosenCurve();
    if (!curve || !canOpen())
        return;
    m_before.reset(); // the point is now selected
    const PlotPoint point = *pointOf(*curve);
    const auto x = static_cast<int>(point.x);
    if (curve->vary == PlotVariable::Seed)
        return m_files.requestScenario(scenarioAt(*m_document.catalog(), *curve, point.seed));
    if (!point.scenario.empty())
        return m_files.requestBundled(format::text(point.scenario));
    if (isOwnCurve(*curve))
        return edit(x);
    const Scenario at = scenarioAt(*m_document.catalog(), *curve, x);
    if (!curve->scenario.empty() && at.workload == curve->base.workload)
        return m_files.requestBundled(format::text(curve->scenario));
    m_files.requestScenario(at);
}

void PlotsView::edit(int x) {
    PlotSeries now = m_own.curve;
    now.base = m_document.scenario(); // the curve of the latest edit may not be finished
    std::vector<Edit> edits;
    for (const Process& process : scenarioAt(*m_document.catalog(), now, x).workload.processes)
        for (Edit& edit : requestsOf(process))
            edits.push_back(std::move(edit));
    const QString refusal = m_document.perform(edits);
    if (!refusal.isEmpty())
        Q_EMIT refused(refusal);
}

std::string PlotsView::csv() const {
    return m_shown.empty() ? std::string() : tableCsv(describeCurves(series()));
}

picture::DrawnPage PlotsView::page(picture::Palette::Name palette) const {
    const QString title =
        tr("%1 · %2").arg(format::text(plot()->title), format::text(m_document.topology().machine().title));
    return picture::plotPage(title.toStdString(), plot()->summary, m_curves.data(), palette);
}

} // namespace boardset
