// SPDX-License-Identifier: GPL-3.0-or-later
// Trace: a question about one operation, its hops, and the hop that is being looked at.
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

/// Follows one operation on the open machine. It works only while it is active, so that edits elsewhere cost nothing.
class TraceView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)
    /// The question: who asks for what, where it goes (to a memory, another home, a peer; without boards, nowhere), who
    /// serves it, and whether a cache owns the line.
    Q_PROPERTY(boardset::PartChoice* requester READ requester CONSTANT)
    Q_PROPERTY(boardset::PartChoice* memory READ memory CONSTANT)
    Q_PROPERTY(boardset::PartChoice* server READ server CONSTANT)
    Q_PROPERTY(QStringList operations READ operations NOTIFY changed)
    Q_PROPERTY(int operation READ operation WRITE setOperation NOTIFY changed)
    Q_PROPERTY(QStringList states READ states NOTIFY changed)
    Q_PROPERTY(int state READ state WRITE setState NOTIFY changed)
    /// What decides on the way, with what happens then: onHit, onMiss, isHit.
    Q_PROPERTY(boardset::RowListModel* outcomes READ outcomes CONSTANT)
    /// Why there is nothing to follow: no source says what anything asks for.
    Q_PROPERTY(QString empty READ empty NOTIFY changed)
    /// Why this question has no answer: a failed part, another domain.
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// The answer.
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
    Q_PROPERTY(int hops READ hops NOTIFY changed) ///< The rows of hops; the rest and the total stand below them.
    /// Of a message between nodes: who begins, and the other end; empty of anything else. And the shares of its life
    /// between which what is done for each message lies.
    Q_PROPERTY(QStringList ends READ ends NOTIFY changed)
    Q_PROPERTY(double eachFrom READ eachFrom NOTIFY changed)
    Q_PROPERTY(double eachTo READ eachTo NOTIFY changed)
    Q_PROPERTY(int at READ at WRITE goTo NOTIFY atChanged)
    Q_PROPERTY(QString progress READ progress NOTIFY atChanged) ///< "Hop 3 of 8 · 100 of 240 ns".
    Q_PROPERTY(bool playing READ isPlaying WRITE setPlaying NOTIFY playingChanged)
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY speedChanged) ///< 1: a hop in two seconds.
public:
    explicit TraceView(const Document& document, QObject* parent = nullptr);

    bool isActive() const { return m_active; }
    PartChoice* requester() { return &m_requesterChoice; }
    PartChoice* memory() { return &m_memoryChoice; }
    PartChoice* server() { return &m_serverChoice; }
    QStringList operations() const;
    int operation() const;
    QStringList states() const; ///< Empty where no line is asked for.
    int state() const { return m_state; }
    RowListModel* outcomes() { return &m_outcomeRows; }
    QString empty() const { return m_empty; }
    QString error() const { return m_error; }
    RowListModel* rows() { return &m_rows; }
    int hops() const { return m_trace ? static_cast<int>(m_trace->hops.size()) : 0; }
    QStringList ends() const;
    double eachFrom() const;
    double eachTo() const;
    /// What is left of the set-up with so many messages of a connection, and when it is under a hundredth.
    Q_INVOKABLE QString connectionText(double messages) const;
    int at() const { return m_at; }
    QString progress() const;
    bool isPlaying() const { return m_clock.isActive(); }
    double speed() const { return m_speed; }
    /// The hop that is looked at; nothing while inactive or without an answer.
    const Hop* hop() const;

    void setActive(bool active);
    void setState(int index);
    void setOperation(int index);
    void rest();                   ///< Lights no hop, until one is asked for.
    void goTo(int hop);            ///< Clamped to the hops there are.
    void setPlaying(bool playing); ///< From the last hop it begins again.
    void setSpeed(double speed);   ///< Above 0.

    Q_INVOKABLE void setOutcome(int row, bool isHit);
    Q_INVOKABLE void step(int hops); ///< Stops playing.
    /// Asks from a part, or the first one in a block, and asks to be shown.
    void startFrom(const QString& block) { start(m_requester, block, m_document.topology().requesters()); }
    /// Asks for a line of a memory, or of the first one in a block, and asks to be shown.
    void startTo(const QString& block) { start(m_home, block, m_document.topology().withRole(Role::Memory)); }

Q_SIGNALS:
    void changed();
    void atChanged(); ///< Also when the hop stays but is another.
    void playingChanged();
    void speedChanged();
    void wanted(); ///< To be shown.

private:
    void refresh();
    void askAnew();
    void follow(); ///< The requester may have other numbers.
    void readMachine();
    void ask();
    const Operation* asked() const; ///< Null: no operation begins at the requester.
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
    std::string m_requester, m_home, m_server;  ///< Paths; they outlive a change of the machine where they still fit.
    std::string m_operation;                    ///< Id; so does it.
    std::vector<const Operation*> m_operations; ///< That begin at the requester; of those told alike, the first.
    std::map<std::string, bool> m_outcomes;     ///< Those that were chosen.
    RowModel<OutcomeRow> m_outcomeRows;
    std::vector<OwnerChoice> m_owners;
    OwnerPlace m_ownerPlace = OwnerPlace::None;
    int m_state = 0;
    bool m_active = false;
    bool m_rests = false; ///< Nothing is lit until somebody asks for it: another scenario was opened.
    QString m_empty, m_error;
    std::optional<Trace> m_trace;
    Life m_life;
    std::map<std::string, double> m_numbers; ///< With which it was asked.
    int m_at = -1;
    double m_speed = 1;
};

} // namespace boardset
