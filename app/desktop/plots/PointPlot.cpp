// SPDX-License-Identifier: GPL-3.0-or-later
#include "PointPlot.h"

#include "FigureFile.h"
#include "Format.h"
#include "boardset/describe/TableJson.h"
#include "boardset/scenario/AtomicFile.h"
#include "boardset/sweep/DescribePlot.h"

#include <QClipboard>
#include <QGuiApplication>
#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace boardset {

namespace {

constexpr double reach = 24; // pixels

} // namespace

PointPlot::PointPlot(Document& document, QObject* parent) : PaneView(parent), m_document(document) {
    connect(&document, &Document::changed, this, [this] { refresh(); });
    connect(&m_worker, &Worker::failed, this, [this](const QString& why) {
        m_error = why;
        Q_EMIT changed();
    });
}

void PointPlot::activate() {
    if (m_active)
        return refresh();
    stop();
    Q_EMIT changed();
}

void PointPlot::show(std::vector<SweepCurve> curves, picture::PlotData data) {
    m_shown = std::move(curves);
    m_curve = std::clamp(m_curve, 0, std::max(0, static_cast<int>(m_shown.size()) - 1));
    m_curves.assign(std::move(data));
    m_isAsking = m_isAsking && canOpen();
    begin();
    Q_EMIT pointChanged();
}

void PointPlot::begin() {
    if (m_began || m_shown.empty() || isWorking() || m_isAsking) // the user decides about the current point
        return;
    m_began = true;
    m_before.reset();
    m_curve = std::max(0, nowCurve());
    const SweepCurve& curve = m_shown[static_cast<std::size_t>(m_curve)];
    const std::vector<PlotPoint>& points = curve.line.points;
    m_x = curve.now         ? points[*curve.now].x
          : curve.line.knee ? m_curves.nearest(curve.line.knee->x)
                            : std::ranges::max_element(points, {}, &PlotPoint::throughput)->x;
}

bool PointPlot::apply(const Canonical& from, std::vector<SweepSetting> settings) {
    QString refusal;
    try {
        RuleBook rules(m_document.catalog());
        refusal = m_document.perform(sweptScenario(rules, from, std::move(settings)).edits);
    } catch (const std::exception& problem) {
        refusal = QString::fromUtf8(problem.what());
    }
    if (!refusal.isEmpty())
        Q_EMIT refused(refusal);
    return refusal.isEmpty();
}

void PointPlot::open() {
    if (!canOpen())
        return;
    m_before.reset(); // the opened point becomes the selected point
    openPoint();
}

const PlotSeries* PointPlot::chosenCurve() const {
    const auto at = static_cast<std::size_t>(m_curve);
    return at < m_shown.size() ? &m_shown[at].line : nullptr;
}

int PointPlot::nowCurve() const {
    const auto found = std::ranges::find_if(m_shown, [](const SweepCurve& each) { return each.now.has_value(); });
    return found == m_shown.end() ? -1 : static_cast<int>(found - m_shown.begin());
}

bool PointPlot::isNow() const {
    const PlotSeries* const curve = chosenCurve();
    const auto now = curve ? m_shown[static_cast<std::size_t>(m_curve)].now : std::nullopt;
    return now && pointOf(*curve) == &curve->points[*now];
}

const PlotPoint* PointPlot::pointOf(const PlotSeries& curve) const {
    const auto nearest =
        std::min_element(curve.points.begin(), curve.points.end(), [this](const PlotPoint& a, const PlotPoint& b) {
            return std::abs(a.x - m_x) < std::abs(b.x - m_x);
        });
    return nearest == curve.points.end() ? nullptr : &*nearest;
}

void PointPlot::goTo(double x) {
    m_x = x;
    m_began = true;
    m_before.reset();
    m_reached = m_isAsking = false;
    Q_EMIT pointChanged();
}

double PointPlot::pointX() const {
    const PlotSeries* const curve = chosenCurve();
    return curve ? m_curves.axes().x.fractionOf(pointOf(*curve)->x) : -1;
}

double PointPlot::pointY() const {
    const PlotSeries* const curve = chosenCurve();
    return curve ? m_curves.axes().y.fractionOf(pointOf(*curve)->throughput) : -1;
}

void PointPlot::pointAt(double x, double y, double width, double height) {
    if (m_isAsking) // the question is about the point
        return;
    if (!m_before)
        m_before = {m_curve, m_x};
    const picture::PlotAxes& axes = m_curves.axes();
    constexpr double tie = 0.5; // pixels; if curves coincide, the one with its knee there is selected
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t c = 0; c < m_shown.size(); ++c)
        for (const PlotPoint& point : m_shown[c].line.points) {
            const double far = std::hypot(axes.x.fractionOf(point.x) * width - x,
                                          (1 - axes.y.fractionOf(point.throughput)) * height - y);
            const bool isKnee = m_shown[c].line.knee && m_shown[c].line.knee->x == point.x;
            if (far < nearest - tie || (isKnee && far < nearest + tie)) {
                nearest = far;
                m_curve = static_cast<int>(c);
                m_x = point.x;
            }
        }
    m_reached = nearest <= reach;
    Q_EMIT pointChanged();
}

void PointPlot::leave() {
    if (m_isAsking)
        return;
    if (m_before)
        std::tie(m_curve, m_x) = *m_before;
    m_before.reset();
    m_reached = false;
    Q_EMIT pointChanged();
}

void PointPlot::stepCurve(int steps) {
    m_before.reset();
    m_isAsking = false;
    m_curve = std::clamp(m_curve + steps, 0, std::max(0, static_cast<int>(m_shown.size()) - 1));
    Q_EMIT pointChanged();
}

void PointPlot::askToOpen() {
    m_isAsking = canOpen();
    m_before.reset(); // the point stays selected
    Q_EMIT pointChanged();
}

void PointPlot::reply(bool isYes) {
    if (!std::exchange(m_isAsking, false))
        return;
    if (isYes)
        open();
    Q_EMIT pointChanged();
}

std::string PointPlot::csv() const {
    std::vector<PlotSeries> all;
    for (const SweepCurve& each : m_shown)
        all.push_back(each.line);
    return all.empty() ? std::string() : tableCsv(describeCurves(all));
}

void PointPlot::copyTable() {
    const std::string table = csv();
    if (table.empty())
        return;
    QGuiApplication::clipboard()->setText(format::text(table));
    Q_EMIT copied(tr("Copied the curves as a table"));
}

void PointPlot::exportWith(const std::function<QString()>& write, const QUrl& file) {
    QString refusal;
    try {
        refusal = write();
    } catch (const std::exception& problem) {
        refusal = QString::fromUtf8(problem.what());
    }
    if (refusal.isEmpty())
        Q_EMIT exported(tr("Exported %1").arg(file.fileName()));
    else
        Q_EMIT exportRefused(refusal);
}

void PointPlot::exportCsv(const QUrl& file) {
    exportWith(
        [&] {
            writeAtomically(csv(), file.toLocalFile().toStdString());
            return QString();
        },
        file);
}

void PointPlot::exportPicture(const QUrl& file, bool dark) {
    if (m_curves.isEmpty())
        return;
    const auto palette = dark ? picture::Palette::Name::Dark : picture::Palette::Name::Light;
    exportWith(
        [&] {
            const picture::DrawnPage drawn = page(palette);
            return writePage(drawn, toSvg(drawn, {}, palette), palette, file);
        },
        file);
}

} // namespace boardset
