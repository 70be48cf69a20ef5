// SPDX-License-Identifier: GPL-3.0-or-later
// The player of a replayed program: its position, its steps, and the reason for each step.
#pragma once

#include "Document.h"
#include "Property.h"
#include "StepListModel.h"

#include <QTimer>

namespace boardset {

/// The replay that the player plays.
struct TimelineState {
    VALUE(TimelineState);
    FIELD(bool, hasReplay); ///< True if the scenario has a program; false if it has only a placement.
    FIELD(QString, system); ///< Title of the operating system: "Solaris 9 12/02".
    FIELD(QString, family); ///< Family of the operating system: "Solaris".
    FIELD(int, length);
};

/// Moves the document forwards and backwards through the steps of the document's program.
class TimelineView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(int at READ at WRITE goTo NOTIFY atChanged)
    /// Current position as text: "Step 34 of 152 · 17.0 s".
    Q_PROPERTY(QString progress READ progress NOTIFY atChanged)
    /// Direction of playback: 1 for forwards, -1 for backwards, 0 if stopped.
    Q_PROPERTY(int playing READ playing NOTIFY playingChanged)
    /// Playback speed; 1 means two steps per second.
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY playingChanged)
public:
    explicit TimelineView(Document& document, QObject* parent = nullptr);

    STATE(TimelineState)
    OBJECT(StepListModel, steps)
    bool hasReplay() const { return m_document.replay() != nullptr; }
    int length() const { return m_document.length(); }
    int at() const { return m_document.position(); }
    QString progress() const;
    int playing() const { return m_direction; }
    double speed() const { return m_speed; }

    void goTo(int position); ///< Moves to the given position, and stops playback.
    void setSpeed(double speed);
    Q_INVOKABLE void step(int count);
    /// Plays forwards (1) or backwards (-1). If playback already has that direction, stops instead.
    /// At the last step in that direction, restarts from the opposite end.
    Q_INVOKABLE void play(int direction = 1);
    Q_INVOKABLE void stop();
    /// Doubles the playback speed. At four times the normal speed, changes to half the normal speed instead.
    Q_INVOKABLE void faster();
    Q_INVOKABLE void ask() { Q_EMIT wanted(); } ///< Requests to show the timeline.
    /// Returns the id of the fact that gives a tunable's default on this machine; used by "Why?".
    Q_INVOKABLE QString factOf(const QString& tunable) const;

Q_SIGNALS:
    void atChanged();
    void playingChanged();
    void wanted(); ///< Requests to show the timeline with the keyboard focus.
    void opened(); ///< Emitted when a scenario with a program has been opened.
    /// Emitted when a program has ended because the user edited its placement.
    void ended(const QString& sentence);

private:
    void refresh();
    void watchEnd();
    void setDirection();

    Document& m_document;
    QTimer m_clock;
    int m_direction = 0;
    double m_speed = 1;
    std::size_t m_historyAt = 0;
    bool m_hadProgram = false;
    QString m_lastProgress;
};

} // namespace boardset
