// SPDX-License-Identifier: GPL-3.0-or-later
// A trace: a question about one operation, its hops, and the current hop.
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

/// Traces one operation on the open machine. It works only while it is active, so that edits elsewhere are not slowed
/// down.
class TraceView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)
    /// The question: the requester, the operation, its target (a memory, another home, a peer; without boards, none),
    /// the server, and whether a cache owns the line.
    Q_PROPERTY(boardset::PartChoice* requester READ requester CONSTANT)
    Q_PROPERTY(boardset::PartChoice* memory READ memory CONSTANT)
    Q_PROPERTY(boardset::PartChoice* server READ server CONSTANT)
    Q_PROPERTY(QStringList operations READ operations NOTIFY changed)
    Q_PROPERTY(int operation READ operation WRITE setOperation NOTIFY changed)
    Q_PROPERTY(QStringList states READ states NOTIFY changed)
    Q_PROPERTY(int state READ state WRITE setState NOTIFY changed)
    /// Choices on the path, with their outcomes: onHit, onMiss, isHit.
    Q_PROPERTY(boardset::RowListModel* outcomes READ outcomes CONSTANT)
    /// Why nothing can be traced: no source describes any request.
    Q_PROPERTY(QString empty READ empty NOTIFY changed)
    /// Why this question has no answer: a failed part, another domain.
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// Rows of the answer.
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
    Q_PROPERTY(int hops READ hops NOTIFY changed) ///< Number of rows with hops; the remainder and the total follow
                                                  ///< them.
    /// For a message between nodes: the names of the sender and the other end; empty otherwise. And the shares of its
    /// life between which the work for each message lies.
    Q_PROPERTY(QStringList ends READ ends NOTIFY changed)
    Q_PROPERTY(double eachFrom READ eachFrom NOTIFY changed)
    Q_PROPERTY(double eachTo READ eachTo NOTIFY changed)
    Q_PROPERTY(int at READ at WRITE goTo NOTIFY atChanged)
    Q_PROPERTY(QString progress READ progress NOTIFY atChanged) ///< "Hop 3 of 8 · 100 of 240 ns".
    Q_PROPERTY(bool playing READ isPlaying WRITE setPlaying NOTIFY playingChanged)
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY speedChanged) ///< 1: one hop in two seconds.
public:
    explicit TraceView(const Document& document, QObject* parent = nullptr);

    bool isActive() const { return m_active; }
    PartChoice* requester() { return &m_requesterChoice; }
    PartChoice* memory() { return &m_memoryChoice; }
    PartChoice* server() { return &m_serverChoice; }
    QStringList operations() const;
    int operation() const;
    QStringList states() const; ///< Empty unless the operation is for a line.
    int state() const { return m_state; }
    RowListModel* outcomes() { return &m_outcomeRows; }
    QString empty() const { return m_empty; }
    QString error() const { return m_error; }
    RowListModel* rows() { return &m_rows; }
    int hops() const { return m_trace ? static_cast<int>(m_trace->hops.size()) : 0; }
    QStringList ends() const;
    double eachFrom() const;
    double eachTo() const;
    /// Describes the share of the set-up for a number of messages in a connection, and when it falls below a hundredth.
    Q_INVOKABLE QString connectionText(double messages) const;
    int at() const { return m_at; }
    QString progress() const;
    bool isPlaying() const { return m_clock.isActive(); }
    double speed() const { return m_speed; }
    /// The current hop; null while inactive or without an answer.
    const Hop* hop() const;

    void setActive(bool active);
    void setState(int index);
    void setOperation(int index);
    void rest();                   ///< Highlights no hop until one is requested.
    void goTo(int hop);            ///< Clamped to the existing hops.
    void setPlaying(bool playing); ///< At the last hop, starts again from the first.
    void setSpeed(double speed);   ///< Has to be above 0.

    Q_INVOKABLE void setOutcome(int row, bool isHit);
    Q_INVOKABLE void step(int hops); ///< Stops playing.
    /// Traces from a part, or from the first one in a block, and requests to be shown.
    void startFrom(const QString& block) { start(m_requester, block, m_document.topology().requesters()); }
    /// Traces to a memory, or to the first one in a block, and requests to be shown.
    void startTo(const QString& block) { start(m_home, block, m_document.topology().withRole(Role::Memory)); }

Q_SIGNALS:
    void changed();
    void atChanged(); ///< Also emitted if the position stays and the hop is another one.
    void playingChanged();
    void speedChanged();
    void wanted(); ///< Requests to be shown.

private:
    void refresh();
    void askAnew();
    void follow(); ///< The numbers of the requester may have changed.
    void readMachine();
    void ask();
    const Operation* asked() const; ///< Null if no operation begins at the requester.
    QString refusal(BlockId requester, BlockId target, BlockId server) const;
    QString titleOf(BlockId block) const;
    void play();
    void ask(std::string& end, const std::string& path);
    void start(std::string& end, const QString& block, const std::vector<BlockId>& parts);
    void show(int hop);

    const Document& m_document;
    RowModel<TraceRow> m_rows;
    QTimer m_clock;
    PartChoice m_requesterChoice, m_memoryChoice, m_serverChoice;
    std::string m_requester, m_home, m_server;  ///< Paths; they survive a change of the machine if they still exist.
    std::string m_operation;                    ///< Id; survives, too.
    std::vector<const Operation*> m_operations; ///< Operations that begin at the requester; only the first of several
                                                ///< with identical steps.
    std::map<std::string, bool> m_outcomes;     ///< Choices of the user.
    RowModel<OutcomeRow> m_outcomeRows;
    std::vector<OwnerChoice> m_owners;
    OwnerPlace m_ownerPlace = OwnerPlace::None;
    int m_state = 0;
    bool m_active = false;
    bool m_rests = false; ///< True after another scenario was opened: nothing is highlighted until requested.
    QString m_empty, m_error;
    std::optional<Trace> m_trace;
    Life m_life;
    std::map<std::string, double> m_numbers; ///< Numbers that the question used.
    int m_at = -1;
    double m_speed = 1;
};

} // namespace boardset
