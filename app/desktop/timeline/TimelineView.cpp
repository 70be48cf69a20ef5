// SPDX-License-Identifier: GPL-3.0-or-later
#include "TimelineView.h"

#include "Format.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr double stepMs = 500; // duration of a step at speed 1, in milliseconds
constexpr double slowest = 0.5;
constexpr double fastest = 4;

} // namespace

TimelineView::TimelineView(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::replayChanged, this, [this] {
        refresh();
        if (hasReplay() && m_document.history().steps().size() == 1)
            Q_EMIT opened();
    });
    connect(&document, &Document::stepChanged, this, [this] {
        if (!m_steps.isOf(m_document.replay())) // another program is shown, such as A
            return refresh();
        m_lastProgress = progress();
        Q_EMIT atChanged();
    });
    connect(&document, &Document::edited, this, &TimelineView::watchEnd);
    connect(&m_clock, &QTimer::timeout, this, &TimelineView::setDirection);
    refresh();
    watchEnd();
}

void TimelineView::refresh() {
    stop();
    if (!m_steps.isOf(m_document.replay()))
        m_steps.assign(m_document.replay());
    m_state = {.hasReplay = hasReplay(), .length = length()};
    if (hasReplay()) {
        m_state.system = format::text(m_document.replay()->replay().settings().system().title);
        m_state.family = format::text(m_document.replay()->replay().words().title);
        m_lastProgress = progress();
    }
    Q_EMIT changed();
    Q_EMIT atChanged();
}

void TimelineView::watchEnd() {
    const std::size_t at = m_document.history().at();
    const bool has = m_document.base().program.has_value();
    if (m_hadProgram && !has && at == m_historyAt + 1)
        Q_EMIT ended(tr("Your edit ended the program (%1). Placement is now manual. Undo restores the program.")
                         .arg(m_lastProgress));
    m_hadProgram = has;
    m_historyAt = at;
}

QString TimelineView::progress() const {
    const ReplayCursor* replay = m_document.replay();
    if (!replay)
        return {};
    const std::int64_t ns = at() > 0 ? replay->replay().steps()[static_cast<std::size_t>(at()) - 1].ns : 0;
    return tr("Step %1 of %2 · %3").arg(format::number(at()), format::number(length()), timeText(ns));
}

void TimelineView::goTo(int position) {
    if (position == at())
        return;
    stop();
    m_document.goToStep(position);
}

void TimelineView::step(int count) {
    stop();
    m_document.stepBy(count);
}

void TimelineView::play(int direction) {
    if (m_direction == direction || length() == 0)
        return stop();
    if (direction > 0 && at() >= length())
        m_document.goToStep(0);
    if (direction < 0 && at() == 0)
        m_document.goToStep(length());
    m_direction = direction;
    m_clock.start(static_cast<int>(stepMs / m_speed));
    Q_EMIT playingChanged();
}

void TimelineView::stop() {
    m_clock.stop();
    if (m_direction == 0)
        return;
    m_direction = 0;
    Q_EMIT playingChanged();
}

void TimelineView::setDirection() {
    if (m_document.isOutdated())
        return; // shows a step for longer if computing its result takes longer
    m_document.goToStep(at() + m_direction);
    if ((m_direction > 0 && at() >= length()) || (m_direction < 0 && at() <= 0))
        stop();
}

void TimelineView::setSpeed(double speed) {
    if (!(speed > 0) || speed == m_speed)
        return;
    m_speed = speed;
    if (m_direction != 0)
        m_clock.start(static_cast<int>(stepMs / m_speed));
    Q_EMIT playingChanged();
}

void TimelineView::faster() {
    setSpeed(m_speed >= fastest ? slowest : m_speed * 2);
}

QString TimelineView::factOf(const QString& tunable) const {
    if (hasReplay())
        for (const Setting& each : m_document.replay()->replay().settings().all())
            if (each.tunable.id == tunable.toStdString())
                return format::text(each.origin.fact);
    return {};
}

} // namespace boardset
