// SPDX-License-Identifier: GPL-3.0-or-later
// Trace a miss: a question about one memory access, its hops, and the hop that is being looked at.
#pragma once

#include "Document.h"
#include "PartChoice.h"
#include "TraceQuestion.h"
#include "TraceRows.h"
#include "boardset/trace/Trace.h"

#include <QStringList>
#include <QTimer>
#include <optional>

namespace boardset {

/// Follows one miss of the open machine. It works only while it is active, so that edits elsewhere cost nothing.
class TraceView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)
    /// The question: who asks, which memory, and whether a cache owns the line.
    Q_PROPERTY(boardset::PartChoice* requester READ requester CONSTANT)
    Q_PROPERTY(boardset::PartChoice* memory READ memory CONSTANT)
    Q_PROPERTY(QStringList states READ states NOTIFY changed)
    Q_PROPERTY(int state READ state WRITE setState NOTIFY changed)
    /// Whether a directory is asked, and what it answers.
    Q_PROPERTY(bool asksDirectory READ asksDirectory NOTIFY changed)
    Q_PROPERTY(bool directoryMisses READ directoryMisses WRITE setDirectoryMisses NOTIFY changed)
    /// Why there is nothing to follow: the machine has no processors or no protocol.
    Q_PROPERTY(QString empty READ empty NOTIFY changed)
    /// Why this question has no answer: a failed part, another domain.
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// The answer.
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
    Q_PROPERTY(int hops READ hops NOTIFY changed) ///< The rows of hops; the rest and the total stand below them.
    Q_PROPERTY(int at READ at WRITE goTo NOTIFY atChanged)
    Q_PROPERTY(QString progress READ progress NOTIFY atChanged) ///< "Hop 3 of 8 · 100 of 240 ns".
    Q_PROPERTY(bool playing READ isPlaying WRITE setPlaying NOTIFY playingChanged)
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY speedChanged) ///< 1: a hop in two seconds.
public:
    explicit TraceView(const Document& document, QObject* parent = nullptr);

    bool isActive() const { return m_active; }
    PartChoice* requester() { return &m_requesterChoice; }
    PartChoice* memory() { return &m_memoryChoice; }
    QStringList states() const;
    int state() const { return m_state; }
    bool asksDirectory() const { return m_trace && m_trace->directory; }
    bool directoryMisses() const { return m_directoryMisses; }
    QString empty() const { return m_empty; }
    QString error() const { return m_error; }
    RowListModel* rows() { return &m_rows; }
    int hops() const { return m_trace ? static_cast<int>(m_trace->hops.size()) : 0; }
    int at() const { return m_at; }
    QString progress() const;
    bool isPlaying() const { return m_clock.isActive(); }
    double speed() const { return m_speed; }
    /// The hop that is looked at; nothing while inactive or without an answer.
    const Hop* hop() const;

    void setActive(bool active);
    void setState(int index);
    void setDirectoryMisses(bool misses);
    void goTo(int hop);            ///< Clamped to the hops there are.
    void setPlaying(bool playing); ///< From the last hop it begins again.
    void setSpeed(double speed);   ///< Above 0.

    Q_INVOKABLE void step(int hops); ///< Stops playing.
    /// Asks from a processor, or the first one in a block, and asks to be shown.
    void startFrom(const QString& block);
    /// Asks for a line of a memory, or of the first one in a block, and asks to be shown.
    void startTo(const QString& block);

Q_SIGNALS:
    void changed();
    void atChanged(); ///< Also when the hop stays but is another.
    void playingChanged();
    void speedChanged();
    void wanted(); ///< To be shown.

private:
    void refresh();
    void readMachine();
    void ask();
    QString refusal(BlockId requester, BlockId memory) const;
    QString titleOf(BlockId block) const;
    void play();
    void ask(std::string& end, const std::string& path);
    void start(std::string& end, const QString& block, Role role);
    void show(int hop);

    const Document& m_document;
    RowModel<TraceRow> m_rows;
    QTimer m_clock;
    PartChoice m_requesterChoice, m_memoryChoice;
    std::string m_requester, m_home; ///< Paths; they outlive a change of the machine where they still fit.
    std::vector<OwnerChoice> m_owners;
    OwnerPlace m_ownerPlace = OwnerPlace::None;
    int m_state = 0;
    bool m_directoryMisses = false;
    bool m_active = false;
    QString m_empty, m_error;
    std::optional<Trace> m_trace;
    int m_at = -1;
    double m_speed = 1;
};

} // namespace boardset
