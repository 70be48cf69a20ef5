// SPDX-License-Identifier: GPL-3.0-or-later
#include "LoadPlot.h"

#include "Format.h"
#include "ReplaySelection.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr int toneChosen = 0;
constexpr int toneLimit = 2;
// the least conspicuous tone, because there are too many other groups to distinguish by colour
constexpr int toneOthers = 7;
constexpr std::size_t fewGroups = 6;

/// Returns the points of a load curve; each sample is valid until the next sample.
std::vector<Point> pointsOf(const std::vector<LoadSample>& samples, int length) {
    std::vector<Point> points;
    for (const LoadSample& sample : samples) {
        if (!points.empty() && points.back().x < sample.position - 1)
            points.push_back({sample.position - 1.0, points.back().y});
        points.push_back({double(sample.position), 100 * sample.load});
    }
    if (!points.empty() && points.back().x < length)
        points.push_back({double(length), points.back().y});
    return points;
}

} // namespace

LoadPlot::LoadPlot(const Document& document, const InspectorView& inspector, QObject* parent)
    : PaneView(parent), m_document(document), m_inspector(inspector) {
    connect(&document, &Document::replayChanged, this, &LoadPlot::refresh);
    connect(&document, &Document::stepChanged, this, &LoadPlot::follow);
    connect(&inspector, &InspectorView::changed, this, &LoadPlot::follow);
}

QStringList LoadPlot::sets() const {
    QStringList names;
    if (const ReplayCursor* cursor = m_document.replay())
        for (const std::string& set : cursor->replay().policy().loadSets())
            names << (set.empty() ? tr("Outside all processor sets") : tr("Set %1").arg(format::text(set)));
    return names;
}

void LoadPlot::setSet(int set) {
    if (set == m_set || set < 0 || set >= sets().size())
        return;
    m_set = set;
    refresh();
}

void LoadPlot::refresh() {
    m_samples.clear();
    if (m_set >= sets().size())
        m_set = 0;
    m_replay.reset();
    if (m_active && m_document.replay()) {
        m_replay.emplace(*m_document.replay());
        m_samples = loadSamples(*m_replay, m_set);
    }
    draw();
}

void LoadPlot::follow() {
    if (!m_active || !m_document.replay())
        return;
    if (!m_replay || &m_replay->replay() != &m_document.replay()->replay())
        return refresh(); // the document now shows the other replay of A and B
    if (selectionIn(m_document, m_inspector.subject()).group != m_chosen || limitNow() != m_limit)
        draw();
}

double LoadPlot::limitNow() const {
    const Replay& replay = m_document.replay()->replay();
    const auto limit = replay.policy().loadLimit(m_document.replay()->state());
    const ReplaySelection selection = selectionIn(m_document, m_inspector.subject());
    const LocalityGroups::Group& group =
        replay.localityGroups().groups[static_cast<std::size_t>(std::max(selection.group, 0))];
    return 100 * static_cast<double>(limit ? limit->raw : 0) / static_cast<double>(replay.policy().threadLoad()) /
           static_cast<double>(std::max<std::size_t>(1, group.processors.size()));
}

void LoadPlot::draw() {
    picture::PlotData data{
        {}, tr("step").toStdString(), tr("load, % of one thread per processor").toStdString(), false};
    QString words;
    if (m_active && m_document.replay()) {
        const Replay& replay = m_document.replay()->replay();
        const auto limit = replay.policy().loadLimit(m_document.replay()->state());
        m_chosen = selectionIn(m_document, m_inspector.subject()).group;
        words = format::text(limit ? limit->words : replay.policy().whyUniform());
        if (!m_samples.empty() && limit)
            data.lines.push_back(limitLine(*limit));
        for (int group = 0; group < static_cast<int>(m_samples.size()); ++group)
            if (group != m_chosen)
                data.lines.push_back(lineOf(group, m_samples.size() <= fewGroups && m_chosen < 0
                                                       ? static_cast<int>(data.lines.size())
                                                       : toneOthers));
        if (m_chosen >= 0 && m_chosen < static_cast<int>(m_samples.size()))
            data.lines.push_back(lineOf(m_chosen, toneChosen)); // added last, so that it is drawn over the other lines
    }
    m_curves.assign(std::move(data));
    setState({.sets = sets(), .set = m_set, .words = words});
}

picture::PlotLine LoadPlot::lineOf(int group, int tone) const {
    const Replay& replay = m_document.replay()->replay();
    const auto index = static_cast<std::size_t>(group);
    return {replay.localityGroups().groups[index].title, pointsOf(m_samples[index], replay.length()), tone};
}

picture::PlotLine LoadPlot::limitLine(const LoadLimit& limit) {
    m_limit = limitNow();
    const double last = std::max(1, m_document.length());
    return {.title = tr("%1 %2 %").arg(format::text(limit.title), format::number(m_limit)).toStdString(),
            .points = {{0, m_limit}, {last, m_limit}},
            .tone = toneLimit,
            .isDashed = true};
}

} // namespace boardset
