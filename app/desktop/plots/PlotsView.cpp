// SPDX-License-Identifier: GPL-3.0-or-later
// Which plot is shown, which of its points is read, and what can be done with that.
#include "PlotsView.h"

#include "Format.h"
#include "OwnPlot.h"
#include "PlotMarks.h"

#include <algorithm>

namespace boardset {

namespace {

QStringList names(std::initializer_list<const char*> words) {
    QStringList all;
    for (const char* word : words)
        all << QString::fromLatin1(word);
    return all;
}

bool samePoints(const PlotCurve& a, const PlotCurve& b) {
    return std::equal(
        a.points.begin(), a.points.end(), b.points.begin(), b.points.end(),
        [](const PlotPoint& p, const PlotPoint& q) { return p.x == q.x && p.bytesPerSecond == q.bytesPerSecond; });
}

} // namespace

PlotsView::PlotsView(Document& document, Files& files, std::shared_ptr<const ScenarioShelf> shelf, QObject* parent)
    : QObject(parent), m_document(document), m_files(files), m_shelf(std::move(shelf)),
      m_rows(names({"title", "summary"})), m_knees(names({"partX", "partY", "tone", "label", "tip", "side"})),
      m_published(names({"partX", "partY", "tone", "label", "tip", "side", "apart"})) {
    connect(&document, &Document::changed, this, &PlotsView::refresh);
    connect(&m_worker, &Worker::failed, this, [this](const QString& why) {
        m_error = why;
        Q_EMIT changed();
    });
}

void PlotsView::setActive(bool active) {
    if (active == m_active)
        return;
    m_active = active;
    if (!active)
        m_worker.stop();
    refresh();
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
    if (m_document.scenario().workload.threadCount() > 0)
        m_plots.push_back(ownPlot(topology, m_document.scenario().workload));
    std::vector<QVariantList> rows;
    for (const Plot& each : m_plots)
        rows.push_back({format::text(each.title), format::text(each.summary)});
    m_rows.assign(std::move(rows));
    if (!plot() && !m_plots.empty())
        m_current = m_plots.front().id;
}

const Plot* PlotsView::plot() const {
    const auto found =
        std::find_if(m_plots.begin(), m_plots.end(), [this](const Plot& each) { return each.id == m_current; });
    return found == m_plots.end() ? nullptr : &*found;
}

bool PlotsView::sweepsOpen(const Plot& plot) const {
    return plot.vary != Vary::Scenario && (m_document.scenario().workload.hasStreams() || plot.scenarios.empty());
}

QStringList PlotsView::titles() const {
    QStringList all;
    for (const Plot& each : m_plots)
        all << format::text(each.title);
    return all;
}

int PlotsView::current() const {
    return plot() ? static_cast<int>(plot() - m_plots.data()) : -1;
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

QString PlotsView::titleX() const {
    return plot() ? format::text(plot()->xTitle) : QString();
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
    return tr("Working out curve %1 of %2").arg(std::min(done + 1, count)).arg(count);
}

/// What is open is no second curve where it lies on one.
std::vector<PlotCurve> PlotsView::shown() {
    std::vector<PlotCurve> all;
    m_ownTwin.clear();
    if (!plot())
        return all;
    const auto kept = m_kept.find(m_current);
    for (const std::string& title : curveTitles(*plot()))
        if (kept != m_kept.end() && kept->second.count(title) > 0 && !kept->second.at(title).curve.points.empty())
            all.push_back(kept->second.at(title).curve);
    if (m_ownPlot != m_current || !sweepsOpen(*plot()) || m_own.curve.points.empty())
        return all;
    const auto twin =
        std::find_if(all.begin(), all.end(), [this](const PlotCurve& each) { return samePoints(each, m_own.curve); });
    if (twin == all.end())
        all.push_back(m_own.curve);
    else
        m_ownTwin = twin->title;
    return all;
}

void PlotsView::draw() {
    if (m_drawn != m_current) { // axes of another kind: the chart is made anew
        m_curves.assign({});
        m_drawn = m_current;
        m_curve = 0;
        m_began = false;
    }
    m_shown = shown();
    const bool own = !m_shown.empty() && isOwnCurve(m_shown.back()) && m_ownTwin.empty();
    m_curve = std::clamp(m_curve, 0, std::max(0, static_cast<int>(m_shown.size()) - 1));
    const bool doubling = std::any_of(m_shown.begin(), m_shown.end(), [](const PlotCurve& each) {
        return each.points.size() > 3 && each.points[1].x == 2 * each.points[0].x &&
               each.points[2].x == 2 * each.points[1].x;
    });
    findNow();
    m_curves.assign(marks::curvesOf(m_shown, own, m_nowCurve), doubling);
    m_knees.assign(marks::kneesOf(m_shown, m_curves));
    m_published.assign(marks::publishedOf(m_shown, m_curves));
    begin();
    Q_EMIT pointChanged();
}

/// The open scenario's own point where there is one, else the first knee, else the end.
void PlotsView::begin() {
    if (m_began || m_shown.empty() || isWorking())
        return;
    m_began = true;
    m_curve = std::max(0, m_nowCurve);
    const PlotCurve& first = m_shown.front();
    m_x = m_curves.nearest(m_nowCurve >= 0 ? m_now.x() : first.knee ? first.knee->x : first.points.back().x);
}

} // namespace boardset
