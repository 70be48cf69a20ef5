// SPDX-License-Identifier: GPL-3.0-or-later
// The Trace tab: a question about one operation, its hops, and the current hop.
#pragma once

#include "Document.h"
#include "PaneView.h"
#include "PartChoice.h"
#include "Property.h"
#include "RowModel.h"
#include "TableModel.h"
#include "TraceChoices.h"
#include "boardset/trace/MessageLife.h"

#include <QStringList>
#include <QTimer>
#include <optional>

namespace boardset {

/// A step of a message at its sender or at its receiver. `start` and `span` are fractions of the total time.
struct LaneRow {
    QString title;
    QString words; ///< Title, time and remark.
    double start = 0;
    double span = 0;
    bool isAtReceiver = false;
    bool isOnce = false; ///< True for a step that occurs once per connection.

    ROW_ROLES(LaneRow, title, words, start, span, isAtReceiver, isOnce);
};

/// A choice between two outcomes of a trace.
struct OutcomeRow {
    QString onHit;
    QString onMiss;
    bool isHit = true;

    ROW_ROLES(OutcomeRow, onHit, onMiss, isHit);
};

/// The question of a trace, and its answer.
struct TraceState {
    VALUE(TraceState);
    FIELD(QStringList, operations);
    FIELD(int, operation);      ///< Index in `operations`.
    FIELD(QStringList, owners); ///< Possible owners of the line; empty if the operation uses no line.
    FIELD(int, owner);          ///< Index in `owners`.
    FIELD(QString, empty);      ///< Why nothing can be traced, for example that no source describes any request.
    FIELD(QString, error); ///< Why this trace has no result, for example a failed part or a part in another domain.
    FIELD(int, hops);      ///< Number of hop rows; remainder and total follow them.
    /// Names of the two ends of a message between nodes, the sender first; empty for other operations.
    /// The work for each message lasts from `eachFrom` to `eachTo`, as fractions of the total time.
    FIELD(QStringList, ends);
    FIELD(double, eachFrom);
    FIELD(double, eachTo);
};

/// Traces one operation on the open machine.
class TraceView : public boardset::PaneView { // qmllint needs the namespace
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    /// The choices that define the trace: the requester, its target (a memory, another home or a peer), and the server.
    /// A choice that does not apply offers no boards.
    Q_PROPERTY(boardset::PartChoice* requester READ requester CONSTANT)
    Q_PROPERTY(boardset::PartChoice* memory READ memory CONSTANT)
    Q_PROPERTY(boardset::PartChoice* server READ server CONSTANT)
    /// Choices between outcomes along the path; the roles onHit, onMiss and isHit describe the outcomes.
    Q_PROPERTY(boardset::RowListModel* outcomes READ outcomes CONSTANT)
    Q_PROPERTY(int at READ at WRITE goTo NOTIFY atChanged)
    Q_PROPERTY(QString progress READ progress NOTIFY atChanged) ///< Current position: see describeProgress().
    Q_PROPERTY(bool playing READ isPlaying WRITE setPlaying NOTIFY playingChanged)
    /// Playback speed; 1 means one hop every two seconds.
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY speedChanged)
public:
    explicit TraceView(const Document& document, QObject* parent = nullptr);

    PANE_STATE(TraceState)
    PartChoice* requester() { return &m_requesterChoice; }
    PartChoice* memory() { return &m_memoryChoice; }
    PartChoice* server() { return &m_serverChoice; }
    RowListModel* outcomes() { return &m_outcomeRows; }
    OBJECT(TableModel, rows)                                   ///< Rows of the trace: see describeTrace().
    ROWS(LaneRow, lanes)                                       ///< Steps of a message: see LaneRow.
    Q_INVOKABLE QString connectionText(double messages) const; ///< See describeConnection().
    int at() const { return m_at; }
    QString progress() const;
    bool isPlaying() const { return m_clock.isActive(); }
    double speed() const { return m_speed; }
    /// Returns the current hop; null while the view is inactive or has no trace.
    const Hop* hop() const;

    Q_INVOKABLE void setOwner(int index);
    Q_INVOKABLE void setOperation(int index);
    void goTo(int hop);            ///< Goes to the hop with the given index, clamped to the existing hops.
    void setPlaying(bool playing); ///< Starts or stops playback. If the last hop is shown, playback starts again from
                                   ///< the first hop.
    void setSpeed(double speed);   ///< Sets the playback speed, which has to be above 0.

    Q_INVOKABLE void setOutcome(int row, bool isHit);
    Q_INVOKABLE void step(int hops); ///< Moves by the given number of hops and stops playback.
    /// Traces from a part, or from the first suitable part in a block, and shows the trace.
    void startFrom(const QString& block) { start(m_requester, block, m_document.topology().requesters()); }
    /// Traces to a memory, or to the first memory in a block, and shows the trace.
    void startTo(const QString& block) { start(m_home, block, m_document.topology().withRole(Role::Memory)); }

Q_SIGNALS:
    void atChanged(); ///< The current hop has changed, possibly to another hop with the same index.
    void playingChanged();
    void speedChanged();
    void wanted(); ///< Requests display of the trace.

private:
    void refresh() override;
    void activate() override;
    void askAgain();
    void follow(); ///< Repeats the trace if the requester's numeric parameters have changed.
    void readMachine();
    void ask();
    void update(); ///< Determines the state again.
    void showLanes();
    int hops() const { return m_trace ? static_cast<int>(m_trace->hops.size()) : 0; }
    int operation() const;
    const Operation* asked() const; ///< Selected operation; null if no operation begins at the requester.
    QString refusal(BlockId requester, BlockId target, BlockId server) const;
    QString titleOf(BlockId block) const;
    void play();
    void ask(std::string& end, const std::string& path);
    void start(std::string& end, const QString& block, const std::vector<BlockId>& parts);
    void show(int hop);

    const Document& m_document;
    QTimer m_clock;
    PartChoice m_requesterChoice, m_memoryChoice, m_serverChoice;
    /// Paths of the selected parts. When the machine changes, a path is kept if its part still exists.
    std::string m_requester, m_home, m_server;
    std::string m_operation; ///< Id of the selected operation, kept when the machine changes.
    /// Operations that can start at the requester. If several have identical steps, only the first is listed.
    std::vector<const Operation*> m_operations;
    /// Outcomes that the user has selected, keyed by the id of their numeric parameter; true means a hit.
    std::map<std::string, bool> m_outcomes;
    RowModel<OutcomeRow> m_outcomeRows;
    std::vector<OwnerChoice> m_owners;
    OwnerLocation m_ownerLocation = OwnerLocation::None;
    /// True after another scenario is opened, until a hop is requested; meanwhile, no hop is highlighted.
    bool m_rests = false;
    std::optional<Trace> m_trace;
    MessageLife m_life;
    std::map<std::string, double> m_numbers; ///< Parameters of the traced process, keyed by id.
    int m_at = -1;
    double m_speed = 1;
};

} // namespace boardset
