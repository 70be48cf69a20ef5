// SPDX-License-Identifier: GPL-3.0-or-later
// Manages the current plot, the calculation of its curves, and the current point.
#include "PlotsView.h"

#include "Format.h"
#include "UpdateThrottle.h"
#include "boardset/sweep/CatalogPlot.h"
#include "boardset/sweep/DescribePlot.h"
#include "boardset/sweep/DescribeSweep.h"

#include <algorithm>

namespace boardset {

namespace {

bool samePoints(const PlotSeries& a, const PlotSeries& b) {
    return std::ranges::equal(
        a.points, b.points,
        [](const PlotPoint& p, const PlotPoint& q) { return p.x == q.x && p.throughput == q.throughput; });
}

/// Returns the title of the open scenario's own curve.
std::string ownTitle() {
    return format::tr("this scenario").toStdString();
}

} // namespace

PlotsView::PlotsView(Document& document, Files& files, std::shared_ptr<const ScenarioCache> scenarioCache,
                     QObject* parent)
    : PointPlot(document, parent), m_files(files), m_scenarioCache(std::move(scenarioCache)) {}

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
    m_quantities = sweepQuantities(placement());
    const auto outstanding = std::ranges::find(m_quantities, "outstanding", &SweepQuantity::id);
    if (outstanding != m_quantities.end())
        m_plots.push_back(outstandingPlot(*outstanding, m_document.answer().model));
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

std::vector<std::string> PlotsView::curveNames() const {
    if (!plot())
        return {};
    std::vector<std::string> names = curveTitles(*plot());
    const auto isSized = [this](const Process& each) { return sizeNumberOf(each, *m_document.catalog()) != nullptr; };
    if (std::ranges::find(m_quantities, plot()->vary, &SweepQuantity::id) != m_quantities.end() &&
        (names.empty() || std::ranges::any_of(m_document.scenario().workload.processes, isSized)))
        names.push_back(ownTitle());
    return names;
}

Canonical PlotsView::placement() const {
    Canonical open{m_document.scenario(), m_document.sharedTopology()};
    open.scenario.program.reset();
    return open;
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

std::string PlotsView::titleY(const std::vector<SweepCurve>& curves) const {
    if (plot()->isOfRuns())
        return tr("number of runs").toStdString();
    if (plot()->ofLatency)
        return tr("time per operation, µs").toStdString();
    return tr("throughput, %1")
        .arg(curves.empty() ? QStringLiteral("MB/s") : format::text(Message{curves.front().line.unit}))
        .toStdString();
}

QString PlotsView::progress() const {
    if (!isWorking() || !plot())
        return {};
    const auto count = static_cast<int>(curveNames().size());
    const auto kept = m_kept.find(m_current);
    int done = 0;
    if (kept != m_kept.end())
        for (const auto& [title, each] : kept->second)
            done += each.isComplete ? 1 : 0;
    return tr("Calculating curve %1 of %2").arg(std::min(done + 1, count)).arg(count);
}

/// Returns the curves to draw. Leaves out the open scenario's own curve if it coincides with another one.
std::vector<SweepCurve> PlotsView::shown() {
    std::vector<SweepCurve> all;
    m_ownTwin.clear();
    for (const std::string& title : curveNames()) {
        const PlotSeries& curve = m_kept[m_current][title].curve;
        const auto twin = std::ranges::find_if(
            all, [&](const SweepCurve& each) { return title == ownTitle() && samePoints(each.line, curve); });
        if (twin != all.end())
            m_ownTwin = twin->line.title;
        else if (!curve.points.empty())
            all.push_back(curveOf(curve));
    }
    for (SweepCurve& curve : all)
        for (std::size_t at = 0; at < curve.line.points.size(); ++at)
            if (isOpen(curve.line, curve.line.points[at]))
                curve.now = at;
    return all;
}

void PlotsView::draw() {
    if (std::exchange(m_drawn, m_current) != m_current) {
        m_curve = 0;
        m_began = m_isAsking = false;
    }
    std::vector<SweepCurve> curves = shown();
    picture::PlotData data{linesOf(curves)};
    if (const Plot* const shown = plot()) {
        data.titleX = shown->xTitle;
        data.titleY = titleY(curves);
        data.isLogarithmic = shown->doubling;
    }
    if (curves.size() > 1 && curves.back().line.title == ownTitle())
        data.lines.back().isDashed = true;
    show(std::move(curves), std::move(data));
}

void PlotsView::start() {
    for (auto& [id, curves] : m_kept)
        if (id != m_current)
            curves.erase(ownTitle());
    const Canonical open = placement();
    std::map<std::string, Kept>& kept = m_kept[m_current];
    if (Kept& own = kept[ownTitle()]; own.curve.base.scenario.machine != open.scenario.machine)
        own = {};
    std::vector<std::string> titles = curveNames();
    std::erase_if(titles, [&](const std::string& title) {
        const Kept& known = kept[title];
        return known.isComplete && (title != ownTitle() || known.curve.base.scenario == open.scenario);
    });
    if (titles.empty())
        return m_worker.stop();
    m_worker.start(
        [this, plot = *plot(), titles, open, cache = m_scenarioCache](Worker::Task& run) -> Worker::Delivery {
            const ScenarioLoader load = [cache](const std::string& id) -> const Scenario& { return cache->at(id); };
            const CurveWatcher watcher = [&, pace = UpdateThrottle()](const PlotSeries& soFar) mutable {
                if (pace.isDue())
                    run.deliver([this, id = plot.id, soFar] { take(id, soFar, false); });
            };
            for (const std::string& title : titles) {
                const PlotSeries curve =
                    title == ownTitle()
                        ? sweptSeries(plot, title, open, load, watcher, run.stopToken())
                        : plotSeries(open.topology->sharedCatalog(), plot, title, load, watcher, run.stopToken());
                if (run.isStopped())
                    return {};
                run.deliver([this, id = plot.id, curve] { take(id, curve, true); });
            }
            return [this] {
                draw();
                Q_EMIT changed();
            };
        });
}

/// After an edit, keeps the old curve until the new one is complete.
void PlotsView::take(const std::string& plot, const PlotSeries& curve, bool isComplete) {
    Kept& kept = m_kept[plot][curve.title];
    if (isComplete || !kept.isComplete)
        kept = {curve, isComplete};
    draw();
    Q_EMIT changed();
}

QString PlotsView::point() const {
    const PlotSeries* const curve = chosenCurve();
    return curve && plot() ? format::text(describePoint(*curve, *pointOf(*curve))) : QString();
}

bool PlotsView::isOwnCurve(const PlotSeries& curve) const {
    return curve.title == (m_ownTwin.empty() ? ownTitle() : m_ownTwin);
}

bool PlotsView::isOpen(const PlotSeries& curve, const PlotPoint& point) const {
    if (!point.scenario.empty())
        return m_scenarioCache->has(point.scenario) &&
               m_scenarioCache->at(point.scenario).workload == m_document.base().workload &&
               m_scenarioCache->at(point.scenario).configuration == m_document.base().configuration;
    const auto now = std::ranges::find(m_quantities, plot()->vary, &SweepQuantity::id);
    return isOwnCurve(curve) && now != m_quantities.end() && now->now == point.x;
}

bool PlotsView::canOpen() const {
    const PlotSeries* const curve = chosenCurve();
    return curve && !isNow() && (!curve->isOfRuns || pointOf(*curve)->seed > 0);
}

QString PlotsView::remark() const {
    const PlotSeries* const curve = chosenCurve();
    if (curve && curve->isOfRuns && pointOf(*curve)->seed == 0)
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
    if (curve.isOfRuns)
        return tr("Open a run of about %1 s?").arg(format::number(point.x, 1));
    const QString setting = format::text(describeSetting({*curve.swept, point.x}));
    return isOwnCurve(curve) ? tr("Apply %1?").arg(setting)
                             : tr("Open %1 with %2?").arg(format::text(curve.title), setting);
}

void PlotsView::openPoint() {
    const PlotSeries curve = *chosenCurve();
    const PlotPoint point = *pointOf(curve);
    if (!point.scenario.empty())
        return m_files.requestBundled(format::text(point.scenario));
    if (isOwnCurve(curve)) {
        apply(placement(), {{*curve.swept, point.x}});
        return;
    }
    if (curve.swept && curve.swept->now == point.x)
        return m_files.requestBundled(format::text(curve.scenario));
    m_files.requestScenario(scenarioAt(curve, point));
}

picture::DrawnPage PlotsView::page(picture::Palette::Name palette) const {
    const QString title =
        tr("%1 · %2").arg(format::text(plot()->title), format::text(m_document.topology().machine().title));
    return picture::plotPage(title.toStdString(), plot()->summary, m_curves.data(), palette);
}

} // namespace boardset
