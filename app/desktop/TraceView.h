// SPDX-License-Identifier: GPL-3.0-or-later
// The Trace tab: a question about one operation, its hops, and the current hop.
#pragma once

#include "Document.h"
#include "PartChoice.h"
#include "TraceChoices.h"
#include "TraceRows.h"
#include "boardset/trace/Trace.h"

#include <QStringList>
#include <QTimer>
#include <optional>

namespace boardset {

/// Traces one operation on the open machine.
/// It computes traces only while it is active, so that it does not delay edits in other tabs.
class TraceView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)
    /// The question of the trace: the requester, the operation, its target (a memory, another home or a peer),
    /// the server, and whether a cache owns the line. Choices that do not apply have no boards.
    Q_PROPERTY(boardset::PartChoice* requester READ requester CONSTANT)
    Q_PROPERTY(boardset::PartChoice* memory READ memory CONSTANT)
    Q_PROPERTY(boardset::PartChoice* server READ server CONSTANT)
    Q_PROPERTY(QStringList operations READ operations NOTIFY changed)
    Q_PROPERTY(int operation READ operation WRITE setOperation NOTIFY changed)
    Q_PROPERTY(QStringList states READ states NOTIFY changed)
    Q_PROPERTY(int state READ state WRITE setState NOTIFY changed)
    /// Choices of outcomes along the path; the roles onHit, onMiss and isHit describe the outcomes.
    Q_PROPERTY(boardset::RowListModel* outcomes READ outcomes CONSTANT)
    /// Why nothing can be traced, for example because no source describes any request.
    Q_PROPERTY(QString empty READ empty NOTIFY changed)
    /// Why this question has no answer, for example because of a failed part or another domain.
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// Rows of the trace: see TraceRow.
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
    Q_PROPERTY(int hops READ hops NOTIFY changed) ///< Number of rows with hops; the remainder and the total follow.
    /// Names of the two ends of a message between nodes, the sender first; empty for other operations.
    /// The work for each message lies between the shares eachFrom and eachTo of the message's life.
    Q_PROPERTY(QStringList ends READ ends NOTIFY changed)
    Q_PROPERTY(double eachFrom READ eachFrom NOTIFY changed)
    Q_PROPERTY(double eachTo READ eachTo NOTIFY changed)
    Q_PROPERTY(int at READ at WRITE goTo NOTIFY atChanged)
    Q_PROPERTY(QString progress READ progress NOTIFY atChanged) ///< Position: "Hop 3 of 8 · 100 of 240 ns".
    Q_PROPERTY(bool playing READ isPlaying WRITE setPlaying NOTIFY playingChanged)
    /// Playback speed; 1 means one hop every two seconds.
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY speedChanged)
public:
    explicit TraceView(const Document& document, QObject* parent = nullptr);

    bool isActive() const { return m_active; }
    PartChoice* requester() { return &m_requesterChoice; }
    PartChoice* memory() { return &m_memoryChoice; }
    PartChoice* server() { return &m_serverChoice; }
    QStringList operations() const;
    int operation() const;
    QStringList states() const; ///< Positions of the line's owner; empty if the operation is not for a line.
    int state() const { return m_state; }
    RowListModel* outcomes() { return &m_outcomeRows; }
    QString empty() const { return m_empty; }
    QString error() const { return m_error; }
    RowListModel* rows() { return &m_rows; }
    int hops() const { return m_trace ? static_cast<int>(m_trace->hops.size()) : 0; }
    QStringList ends() const;
    double eachFrom() const;
    double eachTo() const;
    /// Describes the share of the connection set-up in the time for a number of messages.
    /// Also says from how many messages on this share is below 1 %.
    Q_INVOKABLE QString connectionText(double messages) const;
    int at() const { return m_at; }
    QString progress() const;
    bool isPlaying() const { return m_clock.isActive(); }
    double speed() const { return m_speed; }
    /// Returns the current hop; null while inactive or without an answer.
    const Hop* hop() const;

    void setActive(bool active);
    void setState(int index);
    void setOperation(int index);
    void rest();                   ///< Highlights no hop until the user requests one.
    void goTo(int hop);            ///< Goes to a hop; clamped to the existing hops.
    void setPlaying(bool playing); ///< Starts or stops playing.
                                   ///< If the last hop is shown, playing starts again from the first hop.
    void setSpeed(double speed);   ///< Sets the speed, which has to be above 0.

    Q_INVOKABLE void setOutcome(int row, bool isHit);
    Q_INVOKABLE void step(int hops); ///< Goes forward by a number of hops, and stops playing.
    /// Traces from a part, or from the first suitable part in a block, and shows the trace.
    void startFrom(const QString& block) { start(m_requester, block, m_document.topology().requesters()); }
    /// Traces to a memory, or to the first memory in a block, and shows the trace.
    void startTo(const QString& block) { start(m_home, block, m_document.topology().withRole(Role::Memory)); }

Q_SIGNALS:
    void changed();
    void atChanged(); ///< The current hop has changed, possibly at the same position.
    void playingChanged();
    void speedChanged();
    void wanted(); ///< Requests to show the trace.

private:
    void refresh();
    void askAgain();
    void follow(); ///< Traces again if the numbers of the requester have changed.
    void readMachine();
    void ask();
    const Operation* asked() const; ///< Selected operation; null if no operation begins at the requester.
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
    /// Paths of the selected parts. When the machine changes, a path is kept if its part still exists.
    std::string m_requester, m_home, m_server;
    std::string m_operation; ///< Id of the selected operation; also kept when the machine changes.
    /// Operations that can start at the requester. If several have identical steps, only the first is listed.
    std::vector<const Operation*> m_operations;
    std::map<std::string, bool> m_outcomes; ///< Outcomes that the user has selected.
    RowModel<OutcomeRow> m_outcomeRows;
    std::vector<OwnerChoice> m_owners;
    OwnerLocation m_ownerLocation = OwnerLocation::None;
    int m_state = 0;
    bool m_active = false;
    bool m_rests = false; ///< True from the opening of another scenario until a hop is requested;
                          ///< no hop is highlighted during this time.
    QString m_empty, m_error;
    std::optional<Trace> m_trace;
    MessageLife m_life;
    std::map<std::string, double> m_numbers; ///< Numbers of the process that the current trace uses.
    int m_at = -1;
    double m_speed = 1;
};

} // namespace boardset
