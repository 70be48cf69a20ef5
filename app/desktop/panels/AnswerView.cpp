// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the results; the core computes and describes them.
#include "AnswerView.h"

#include "Format.h"
#include "boardset/analysis/DescribeResults.h"
#include "boardset/analysis/DescribeStations.h"
#include "boardset/report/DescribePart.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr int stationsShown = 5;

} // namespace

AnswerView::AnswerView(const Document& document, QObject* parent)
    : QObject(parent), m_stations(describeGains(document.answer(), {}, {})), m_document(document) {
    connect(&document, &Document::changed, this, &AnswerView::refresh);
    connect(&document, &Document::keptChanged, this, &AnswerView::describe);
    connect(&document, &Document::resultsHiddenChanged, this, &AnswerView::describe);
    connect(&document, &Document::outdatedChanged, this, &AnswerView::behindChanged);
    connect(&m_worker, &Worker::failed, this, [this] { accept({}); });
    refresh();
}

void AnswerView::refresh() {
    ++m_state.answered;
    refreshStations(std::nullopt);
    describe();
    if (m_worker.isWorking())
        m_stale = true;
    else
        start();
}

void AnswerView::describe() {
    const Answer& answer = m_document.answer();
    const Catalog& catalog = *m_document.catalog();
    m_card.assign(describeResults({answer, m_document.topology()}, {.answer = m_document.reference(),
                                                                    .isA = m_document.kept() != nullptr,
                                                                    .isOfProgram = m_document.replay() != nullptr}),
                  catalog, m_document.areResultsHidden());
    m_stopped.assign(stoppedCard(answer), catalog);
    m_unknown.assign(unknownCard(answer), catalog);
    const bool hasAnswer = !answer.classes.empty();
    const bool hasLatency = !m_document.areResultsHidden() && !answer.isOverloaded() && answer.meanLatencyNs > 0;
    m_state = {.hasAnswer = hasAnswer,
               .canSaturate = hasAnswer && loadHeadroom(answer).has_value(),
               .idleShare = hasLatency ? std::min(1.0, answer.zeroLoadLatencyNs / answer.meanLatencyNs) : -1,
               .answered = m_state.answered};
    Q_EMIT changed();
}

void AnswerView::start() {
    m_stale = false;
    m_worker.start([this, snapshot = m_document.snapshot()](Worker::Task&) -> Worker::Delivery {
        return [this, gains = sensitivityOf(snapshot->answer, stationsShown)] { accept(gains); };
    });
}

void AnswerView::accept(const std::vector<SensitivityAnswer>& gains) {
    if (m_stale)
        return start();
    refreshStations(gains);
}

void AnswerView::refreshStations(const std::optional<std::vector<SensitivityAnswer>>& gains) {
    const Answer& answer = m_document.answer();
    if (gains)
        m_hasGains = !gains->empty() || answer.stations.empty();
    m_groups = stationGroups(answer.stations);
    m_groups.resize(std::min<std::size_t>(m_groups.size(), stationsShown));
    m_stations.assign(describeGains(answer, m_groups, gains));
    Q_EMIT gainsChanged();
}

QVariantMap AnswerView::stationAt(int row) const {
    const Answer& answer = m_document.answer();
    const bool exists = row >= 0 && row < std::ssize(m_groups); // false while the list becomes shorter
    const StationAnswer station = exists ? m_groups[static_cast<std::size_t>(row)].first : StationAnswer();
    const Subject part =
        exists ? subjectOf(m_document.topology(), answer.model.locationOf(station.station)) : Subject();
    return {{QStringLiteral("use"), station.utilisation},
            {QStringLiteral("limit"), station.limits.empty() ? 1 : station.hot},
            {QStringLiteral("station"), station.station},
            {QStringLiteral("part"), format::text(part)}};
}

QString AnswerView::gainTitle() const {
    return m_hasGains ? format::text(boardset::gainTitle(m_document.answer())) : QString();
}

QString AnswerView::spoken() const {
    if (!m_state.hasAnswer)
        return format::sentences({tr("Nothing runs"), m_stopped.heading(), m_unknown.heading()});
    const auto spoken = [&](const char* key) { return line(QString::fromLatin1(key)).spoken; };
    const QString busiest = line(QStringLiteral("bottleneck")).text.isEmpty()
                                ? QString()
                                : tr("%1, %2").arg(spoken("bottleneck"), spoken("bottleneckPercent"));
    return format::sentences(
        {spoken("throughput"), spoken("latency"), busiest, m_stopped.heading(), m_unknown.heading()});
}

} // namespace boardset
