// SPDX-License-Identifier: GPL-3.0-or-later
#include "SweepView.h"

#include "Format.h"
#include "UpdateThrottle.h"

#include "boardset/analysis/SweptWorkload.h"
#include "boardset/describe/TableJson.h"
#include "boardset/evidence/Measured.h"
#include "boardset/sweep/DescribeSweep.h"

#include <algorithm>
#include <cmath>

namespace boardset {

struct SweepView::Batch {
    std::vector<SweepPoint> points;
    /// Published points, each with the index of its curve.
    std::vector<std::pair<std::size_t, PublishedPoint>> measured;
};

SweepView::SweepView(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, QObject* parent)
    : PointPlot(document, parent), m_scenarioCache(std::move(scenarioCache)) {
    connect(&document, &Document::opened, this, &SweepView::forget);
}

void SweepView::choose(bool chosen) {
    if (std::exchange(m_chosen, chosen) != chosen)
        Q_EMIT chosenChanged();
}

void SweepView::ask() {
    choose(true);
    Q_EMIT wanted();
}

/// Discards the sweep because another scenario was opened.
void SweepView::forget() {
    m_worker.stop();
    m_from.reset();
    m_opened.reset();
    m_swept = {};
    m_error.clear();
    m_form = {};
    refresh();
}

void SweepView::refresh() {
    if (!m_active)
        return;
    m_form.read(isAgain() ? *m_from
                          : m_document.whole()); // if a point is open, the sweep still uses the original scenario
    draw();
    Q_EMIT changed();
}

QStringList SweepView::answers() const {
    return {tr("Throughput"), tr("Mean latency"), tr("Busiest part"), tr("Utilisation, % of limit")};
}

void SweepView::setAnswer(int answer) {
    if (answer == m_answer || answer < 0 || answer >= answers().size())
        return;
    m_answer = answer;
    draw();
    Q_EMIT changed();
}

void SweepView::setOver(int row) {
    m_form.setOver(row);
    Q_EMIT changed();
}

void SweepView::setBy(int row) {
    m_form.setBy(row);
    Q_EMIT changed();
}

void SweepView::take(Field field, const QString& typed) {
    m_form.take(static_cast<SweepForm::Field>(field), typed);
    Q_EMIT changed(); // restores the text of the field if the value was refused
}

void SweepView::run() {
    m_document.wait(); // the sweep then starts from the scenario that is shown
    refresh();
    const auto wanted = m_form.asked();
    if (!wanted)
        return Q_EMIT changed();
    const SweepRequest& asked = *wanted;
    if (!isAgain()) {
        m_from = m_document.whole();
        m_opened.reset();
    }
    m_swept = {asked, {}, {}, {}};
    if (asked.isOfLoad())
        m_swept.limits = crossingsOf(m_document.answer());
    m_swept.measured.resize(asked.curves ? asked.curves->values.size() : 1);
    m_error.clear();
    m_began = m_stopped = false;
    m_clock.start();
    m_worker.start(
        [this, from = *m_from, asked, scenarioCache = m_scenarioCache](Worker::Task& run) -> Worker::Delivery {
            BundledColours bundled(
                from.topology->sharedCatalog(),
                [scenarioCache](const std::string& id) -> const Scenario& { return scenarioCache->at(id); });
            Batch fresh;
            UpdateThrottle pace;
            runSweep(
                from, asked,
                [&](const SweepPoint& point, const Canonical* at, const Answer* answer) {
                    fresh.points.push_back(point);
                    if (point.isSolved)
                        for (const EvidenceRow& row : measuredOf({"", *at->topology, *answer}, bundled))
                            fresh.measured.emplace_back(point.curve, publishedAt(point.x, row));
                    if (pace.isDue())
                        run.deliver([this, batch = std::exchange(fresh, {})] { add(batch); });
                },
                run.stopToken());
            return [this, batch = std::move(fresh)] { add(batch); };
        });
    draw();
    Q_EMIT changed();
}

/// True if a point of the sweep is open and the x-axis quantity is unchanged; a new run then uses the original
/// scenario.
bool SweepView::isAgain() const {
    return canGoBack() && m_form.isOver(m_swept.asked);
}

bool SweepView::isStale() const {
    return m_from && !isWorking() && !m_swept.points.empty() && !m_form.isSame(m_swept.asked);
}

void SweepView::runOver(const QString& over, const QString& by) {
    setActive(true);
    m_form.setOver(m_form.overOf(over.toStdString()));
    m_form.setBy(m_form.byOf(by.toStdString()));
    run();
}

void SweepView::stop() {
    if (!isWorking())
        return;
    m_worker.stop();
    m_stopped = true;
    draw();
    Q_EMIT changed();
}

void SweepView::add(const Batch& batch) {
    m_swept.points.insert(m_swept.points.end(), batch.points.begin(), batch.points.end());
    for (const auto& [curve, point] : batch.measured)
        m_swept.measured[curve].push_back(point);
    draw();
    Q_EMIT changed();
}

double SweepView::done() const {
    return m_swept.asked.points() == 0 ? 0 : double(m_swept.points.size()) / double(m_swept.asked.points());
}

QString SweepView::progress() const {
    if (!isWorking())
        return {};
    QString words = tr("%1 of %2 points").arg(m_swept.points.size()).arg(m_swept.asked.points());
    if (m_swept.points.empty())
        return words;
    const double left = double(m_clock.elapsed()) / 1000 * (1 - done()) / done();
    return tr("%1, %2 s to go").arg(words, format::number(left, 1));
}

QString SweepView::state() const {
    if (isWorking() || !m_from)
        return progress();
    QStringList words;
    if (isStale())
        words << tr("The selection has changed. Run sweeps the new selection.");
    if (m_stopped)
        words << tr("Stopped after %1 of %2 points.").arg(m_swept.points.size()).arg(m_swept.asked.points());
    for (const Message& each : describeSummary(m_swept))
        words << format::text(each);
    return format::sentences(words << format::text(m_swept.asked.over.quantity.detail));
}

QStringList SweepView::curveNames() const {
    QStringList names;
    if (showsParts())
        for (const SweepCurve& part : m_shown)
            names << format::text(part.line.title);
    for (std::size_t curve = 0; curve < m_swept.measured.size() && !showsParts(); ++curve)
        names << format::text(curveTitle(m_swept.asked, curve));
    return names;
}

int SweepView::row() const {
    const auto at = static_cast<std::size_t>(m_curve);
    return at < m_shown.size() ? static_cast<int>(m_shown[at].number) : -1;
}

int SweepView::column() const {
    const PlotSeries* const curve = chosenCurve();
    const auto& rows = m_columns.rows();
    const auto at = curve ? std::ranges::find(rows, pointOf(*curve)->x, &SweepColumn::value) : rows.end();
    return at == rows.end() ? -1 : static_cast<int>(at - rows.begin());
}

void SweepView::read(int row, double x) {
    const auto shown = std::ranges::find(m_shown, static_cast<std::size_t>(row), &SweepCurve::number);
    if (shown == m_shown.end() || std::ranges::find(shown->line.points, x, &PlotPoint::x) == shown->line.points.end())
        return;
    m_curve = static_cast<int>(shown - m_shown.begin());
    goTo(x);
}

void SweepView::draw() {
    findNow();
    std::vector<SweepCurve> curves = curvesOf(m_swept, height());
    m_columns.assign(columnsOf(m_swept, curves, showsParts()));
    picture::PlotData plot = plotOf(m_swept, curves, height());
    show(std::move(curves), std::move(plot));
}

bool SweepView::isCurrent() const {
    return m_from && (m_document.base() == m_from->scenario || canGoBack());
}

void SweepView::findNow() {
    SweepRequest here = m_swept.asked;
    if (here.over.quantity.kind == SweepKind::LocalShare)
        here.over.quantity.now = std::round(100 * m_document.answer().localShare);
    m_swept.now = !isCurrent() ? std::nullopt : canGoBack() ? std::optional(m_openedAt) : positionIn(here);
}

const SweepPoint* SweepView::chosenPoint() const {
    const PlotSeries* const curve = chosenCurve();
    if (!curve)
        return nullptr;
    const double x = pointOf(*curve)->x;
    const std::size_t of = showsParts() ? 0 : m_shown[static_cast<std::size_t>(m_curve)].number;
    const auto found = std::find_if(m_swept.points.begin(), m_swept.points.end(),
                                    [&](const SweepPoint& each) { return each.curve == of && each.x == x; });
    return found == m_swept.points.end() ? nullptr : &*found;
}

QString SweepView::point() const {
    const SweepPoint* const point = chosenPoint();
    return point ? format::text(describePoint(m_swept, *point, *pointOf(*chosenCurve()), showsParts())) : QString();
}

bool SweepView::canOpen() const {
    const SweepPoint* const point = chosenPoint();
    const bool isNow = point && m_swept.now && point->curve == m_swept.now->curve && point->x == m_swept.now->x;
    return point && !isNow && isCurrent();
}

QString SweepView::remark() const {
    if (!chosenPoint() || canOpen())
        return {};
    return isCurrent() ? tr("Current scenario.") : tr("The scenario has changed. Run the sweep again.");
}

QString SweepView::questionText() const {
    return tr("Apply %1?").arg(format::text(describeSettings(m_swept.asked, *chosenPoint())));
}

void SweepView::openPoint() {
    const SweepPoint point = *chosenPoint();
    const int step = static_cast<int>(m_document.history().at());
    const bool isHome = !canGoBack();
    const SweepForm form = m_form; // a copy, because the scenario of the point may have no quantity to sweep
    if (!apply(*m_from, settingsAt(m_swept.asked, point)))
        return;
    m_home = isHome ? step : m_home;
    m_form = form;
    m_opened = m_document.base();
    m_openedAt = {point.curve, point.x};
    draw();
    Q_EMIT changed();
}

void SweepView::back() {
    if (canGoBack())
        m_document.goTo(m_home);
}

void SweepView::askLoad() {
    ask();
    setActive(true);
    m_document.wait();
    refresh();
    m_form.setOver(m_form.overOf("load"));
    m_form.setBy(0);
    double most = 0;
    for (const StationAnswer& each : m_document.answer().stations)
        most = std::max(most, each.utilisation);
    if (most > 0) {
        take(From, QStringLiteral("10"));
        take(To, QString::number(std::ceil(std::clamp(105 / most, 20.0, double(loadMost)))));
    }
    m_answer = partsAnswer;
    run();
}

std::string SweepView::csv() const {
    return m_swept.points.empty() || showsParts() ? PointPlot::csv()
                                                  : tableCsv(describeSweep(m_swept.asked, m_swept.points));
}

picture::DrawnPage SweepView::page(picture::Palette::Name palette) const {
    return pageOf(*m_from, m_swept, height(), palette);
}

} // namespace boardset
