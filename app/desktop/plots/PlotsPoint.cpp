// SPDX-License-Identifier: GPL-3.0-or-later
// The point of a plot that is read: by the pointer or the keys; opened, copied, put into words.
#include "Format.h"
#include "PlotWords.h"
#include "PlotsView.h"
#include "boardset/evidence/PlotTable.h"

#include <QClipboard>
#include <QGuiApplication>
#include <algorithm>
#include <cmath>
#include <limits>

namespace boardset {

namespace {

constexpr double reach = 24; // pixels
constexpr double mega = 1e-6;

} // namespace

void PlotsView::findNow() {
    m_nowCurve = -1;
    for (std::size_t c = 0; c < m_shown.size(); ++c)
        for (const PlotPoint& point : m_shown[c].points)
            if (isOpenNow(m_shown[c], point)) {
                m_nowCurve = static_cast<int>(c);
                m_now = {point.x, point.bytesPerSecond * mega};
            }
}

const PlotCurve* PlotsView::chosenCurve() const {
    const auto at = static_cast<std::size_t>(m_curve);
    return at < m_shown.size() ? &m_shown[at] : nullptr;
}

/// The one at the x that is read, or the nearest.
const PlotPoint* PlotsView::pointOf(const PlotCurve& curve) const {
    const auto nearest =
        std::min_element(curve.points.begin(), curve.points.end(), [this](const PlotPoint& a, const PlotPoint& b) {
            return std::abs(a.x - m_x) < std::abs(b.x - m_x);
        });
    return nearest == curve.points.end() ? nullptr : &*nearest;
}

void PlotsView::goTo(double x) {
    m_x = x;
    m_reached = false;
    Q_EMIT pointChanged();
}

double PlotsView::pointX() const {
    const PlotCurve* const curve = chosenCurve();
    return curve ? m_curves.partX(pointOf(*curve)->x) : -1;
}

double PlotsView::pointY() const {
    const PlotCurve* const curve = chosenCurve();
    return curve ? m_curves.partY(pointOf(*curve)->bytesPerSecond * mega) : -1;
}

QString PlotsView::point() const {
    const PlotCurve* const curve = chosenCurve();
    return curve && plot() ? words::pointText(*curve, *pointOf(*curve)) : QString();
}

bool PlotsView::isOwnCurve(const PlotCurve& curve) const {
    return m_ownPlot == m_current && curve.vary != Vary::Scenario &&
           (curve.scenario.empty() || curve.title == m_ownTwin);
}

bool PlotsView::isOpenNow(const PlotCurve& curve, const PlotPoint& point) const {
    if (!point.scenario.empty())
        return m_shelf->has(point.scenario) && m_shelf->at(point.scenario).workload == m_document.base().workload &&
               m_shelf->at(point.scenario).configuration == m_document.base().configuration;
    return isOwnCurve(curve) && settingOf(m_document.topology(), m_document.scenario().workload, curve.vary) == point.x;
}

bool PlotsView::canOpen() const {
    const PlotCurve* const curve = chosenCurve();
    return curve && hasScenarios(*curve) && !isOpenNow(*curve, *pointOf(*curve));
}

QString PlotsView::remark() const {
    const PlotCurve* const curve = chosenCurve();
    if (!curve || canOpen())
        return {};
    return isOpenNow(*curve, *pointOf(*curve)) ? tr("This is the open scenario.")
                                               : tr("How many lines a thread keeps outstanding is its pattern's.");
}

void PlotsView::pointAt(double x, double y, double width, double height) {
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t c = 0; c < m_shown.size(); ++c)
        for (const PlotPoint& point : m_shown[c].points) {
            const double far = std::hypot(m_curves.partX(point.x) * width - x,
                                          (1 - m_curves.partY(point.bytesPerSecond * mega)) * height - y);
            if (far < nearest) {
                nearest = far;
                m_curve = static_cast<int>(c);
                m_x = point.x;
            }
        }
    m_reached = nearest <= reach;
    Q_EMIT pointChanged();
}

void PlotsView::leave() {
    m_reached = false;
    Q_EMIT pointChanged();
}

void PlotsView::stepCurve(int steps) {
    m_curve = std::clamp(m_curve + steps, 0, std::max(0, static_cast<int>(m_shown.size()) - 1));
    Q_EMIT pointChanged();
}

void PlotsView::open() {
    const PlotCurve* const curve = chosenCurve();
    if (!curve || !canOpen())
        return;
    const PlotPoint point = *pointOf(*curve);
    const auto x = static_cast<int>(point.x);
    if (!point.scenario.empty())
        return m_files.requestBundled(format::text(point.scenario));
    if (isOwnCurve(*curve))
        return edit(x);
    const Scenario at = scenarioAt(*curve, x);
    if (!curve->scenario.empty() && at.workload == curve->base.workload)
        return m_files.requestBundled(format::text(curve->scenario));
    m_files.requestScenario(at);
}

void PlotsView::edit(int x) {
    PlotCurve now = m_own.curve;
    now.base = m_document.scenario(); // a new sweep of it may not be finished
    std::vector<Edit> edits;
    for (const Process& process : scenarioAt(now, x).workload.processes)
        if (process.hasStreams())
            edits.emplace_back(SetRequests{process.name, process.outstanding, process.requestBytes});
    const QString refusal = m_document.perform(edits);
    if (!refusal.isEmpty())
        Q_EMIT refused(refusal);
}

void PlotsView::copyTable() {
    if (!plot() || m_shown.empty())
        return;
    QGuiApplication::clipboard()->setText(format::text(csvOf(m_shown)));
    Q_EMIT copied(tr("Copied the curves as a table"));
}

} // namespace boardset
