// SPDX-License-Identifier: GPL-3.0-or-later
// A drag of a thread, pages, a board or a link: its target, the preview of the result, and the drop.
#pragma once

#include "Camera.h"
#include "CardModel.h"
#include "Document.h"
#include "DragEdits.h"
#include "Level.h"
#include "Worker.h"
#include "boardset/analysis/DescribeMove.h"
#include "boardset/rules/Findings.h"

#include <QElapsedTimer>
#include <QTimer>
#include <deque>

namespace boardset {

/// A drag by pointer or keyboard, from pick-up to drop.
/// A worker thread computes the result of a drop, for one target at a time, and only for the current target.
/// A drop reuses that result if it is ready.
class DragSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by CanvasView")
    Q_PROPERTY(bool active READ isActive NOTIFY activeChanged)
    Q_PROPERTY(bool byKeyboard READ isByKeyboard NOTIFY activeChanged)
    Q_PROPERTY(bool pages READ holdsPages NOTIFY activeChanged)
    Q_PROPERTY(QString label READ label NOTIFY changed)
    Q_PROPERTY(QString board READ board NOTIFY activeChanged) ///< Title of the dragged board or link; empty if none.
    Q_PROPERTY(bool link READ isLink NOTIFY activeChanged)
    Q_PROPERTY(bool canGoOut READ canGoOut NOTIFY activeChanged) ///< True if the item is an installed board or a link.
    Q_PROPERTY(bool out READ isOut NOTIFY targetChanged)         ///< True if a drop removes the board or cuts the link.
    Q_PROPERTY(bool aimed READ isAimed NOTIFY targetChanged)     ///< True if there is a target for the item.
    /// Path of the target; empty if the target is the whole machine or outside the machine.
    Q_PROPERTY(QString target READ targetPath NOTIFY targetChanged)
    Q_PROPERTY(int owner READ owner NOTIFY activeChanged)
    Q_PROPERTY(QPointF pointer READ pointer NOTIFY pointerChanged)
    Q_PROPERTY(QPointF origin READ origin NOTIFY activeChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged) ///< Number of identical items that one drop adds.
    Q_PROPERTY(bool possible READ isPossible NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(QString hint READ hint NOTIFY activeChanged)
    Q_PROPERTY(boardset::CardModel* changes READ changes CONSTANT) ///< See describeMove().

public:
    enum class DropTarget { Nothing, Block, Machine, Outside };
    static constexpr int mostAtOnce = 32;

    DragSession(Document& document, const Level& level, const Camera& camera, QObject* parent = nullptr);

    bool isActive() const { return m_active; }
    bool isByKeyboard() const { return m_byKeyboard; }
    bool holdsPages() const { return m_dragged.kind == DragKind::Pages; }
    QString label() const; ///< Text on the dragged token: "4", "32".
    bool isLink() const { return m_dragged.kind == DragKind::Link; }
    QString board() const { return m_dragged.kind == DragKind::Board || isLink() ? m_dragged.title : QString(); }
    bool canGoOut() const { return bool(m_dragged.bay); }
    bool isOut() const { return m_at.target == DropTarget::Outside; }
    bool isAimed() const { return m_at.target != DropTarget::Nothing; }
    int owner() const; ///< Index of the colour of the dragged thread, or of the process of the dragged pages.
    int count() const { return m_at.count; }
    /// True for a new board or thread. One drop can add several boards or threads.
    bool isCountable() const { return m_active && m_dragged.fresh && m_dragged.kind != DragKind::Pages; }
    void setCount(int count);  ///< Sets the count, clamped to 1 to `mostAtOnce`; ignored unless isCountable().
    void typeDigit(int digit); ///< Sets the count to a digit; two digits typed in quick succession make one number.
    /// True if Shift is down while a new item is dragged. After the drop, another new item then stays at the pointer.
    bool isKept() const { return m_keeps; }
    QString token() const { return m_token; } ///< Key of the dragged token; empty for a new item.
    QPointF pointer() const { return m_pointer; }
    QPointF origin() const { return m_origin; }
    bool isPossible() const { return m_possible; }
    /// True if the displayed text still describes an earlier target.
    /// This happens because the pointer moves more often than frames are drawn, and faster than results are computed.
    bool isOutdated() const {
        return m_due || m_waits || m_asking.isWorking() || (m_frame.isActive() && needsFindings());
    }
    /// Returns the result of a drop on the current target; null if it isn't known yet, or if nothing would change.
    std::shared_ptr<const Preview> preview() const;
    QString headline() const { return m_headline; }
    QString refusal() const { return m_refusal; }
    QString hint() const;
    CardModel* changes() { return &m_changes; }
    /// Returns the target and the changes that a drop makes, as sentences.
    QString spoken() const;
    const DraggedItem& dragged() const { return m_dragged; }

    /// Starts a drag at a point of the canvas; `token` is the key of the dragged token, or empty if there is none.
    void begin(DraggedItem dragged, const QString& token, QPointF at, bool byKeyboard);
    /// Index of the target box; -1 if no block is targeted.
    int targetBox() const { return m_at.target == DropTarget::Block ? m_level.boxAround(m_at.block) : -1; }
    QString targetPath() const { return QString::fromStdString(pathHere()); }

    /// Returns the top-left corner for a card of the given size in `area`.
    /// If possible, the card covers neither the dragged item nor the target.
    /// `pointer` is the middle of the dragged item.
    Q_INVOKABLE QPointF cardAt(QSizeF card, QSizeF carried, QRectF area, QPointF pointer) const;
    Q_INVOKABLE void moveTo(QPointF canvas, int modifiers);
    Q_INVOKABLE void setModifiers(int modifiers);
    /// Targets the block of a breadcrumb by its path; aimOff() releases the target.
    Q_INVOKABLE void aimAt(const QString& path);
    Q_INVOKABLE void aimOff() { m_isOnBreadcrumb = false; }
    /// Targets the library, to remove an installed board or a link; does nothing for any other item.
    Q_INVOKABLE void aimOutside();
    /// Clears the target because the pointer has left the window; a drop there changes nothing.
    void aimNowhere(QPointF canvas);
    /// Updates the target after the diagram has moved under a stationary pointer.
    void aimAgain();
    /// Adapts the drag to a new level. `token` is the key of the dragged token on that level; empty if it isn't drawn.
    /// `origin` is the position to which the item glides back after a cancellation.
    void levelChanged(const QString& token, QPointF origin);
    /// Selects the next possible target in a direction, for the keyboard.
    /// widen() selects the surrounding box; narrow() selects the first possible target inside the current target.
    Q_INVOKABLE void step(int dx, int dy);
    Q_INVOKABLE bool widen(); ///< Returns false if no surrounding box on this level accepts the item.
    Q_INVOKABLE void narrow();
    /// Handles Enter if a new item is dragged and the pointer is over no target:
    /// targets the first block that accepts the item.
    /// Returns false if there already is a target, or if no block accepts the item.
    bool seek();
    Q_INVOKABLE void drop();
    Q_INVOKABLE void cancel();

Q_SIGNALS:
    void activeChanged();
    void pointerChanged();
    void countChanged();
    void targetChanged();            ///< The target has changed or was cleared.
    void changed();                  ///< The text about the target has changed.
    void dropped(const QString& to); ///< `to` is the path of the target; empty if the target is the whole machine or
                                     ///< outside the machine.
    void refused(const QString& reason);  ///< Reason for the refusal; empty after a cancellation.
    void announced(const QString& words); ///< Text of spoken(); emitted once a new target's changes are known.

private:
    /// The target of a drop.
    struct Target {
        DropTarget target = DropTarget::Nothing;
        BlockId block; ///< The target block; null if no block is targeted.
        DropMode mode = DropMode::One;
        int count = 1;
        bool operator==(const Target&) const = default;
    };
    void take(DropTarget aim, BlockId block = {});
    void takeAt(QPointF diagram);
    void takeBox(int box);
    bool isOutside(QPointF diagram) const; ///< True for a point beyond the canvas or outside all drawn items.
    bool isAtOrigin(int box) const;        ///< True for a box on the dragged board itself.
    bool isSwap() const;
    bool isThereAlready() const;  ///< True if a new board is over a board of its own type.
    std::string pathHere() const; ///< Path of the target block; empty if there is none, or for the whole machine.
    QString headlineHere() const;
    QString keys() const; ///< Returns help on the keys that are currently active.
    /// Returns the process of a new item, such as "B", if the workload has several processes; otherwise empty.
    QString ofProcess(const ProcessName& name) const;
    QString whyNoTarget() const;
    const Block& bayAt(int box) const; ///< The bay that would get the dragged board, or else the box's own block.
    /// A target with its computed result.
    struct SolvedTarget {
        Target at;
        std::shared_ptr<const Preview> preview;
        bool isAsked = false;               ///< True if the rules have been checked.
        std::optional<CardLine> findings{}; ///< Findings that would appear or disappear.
    };
    using Findings = std::shared_ptr<const std::vector<Finding>>;
    bool changesFindings() const; ///< True for boards, links, data, and work whose operations arrive at a given rate;
                                  ///< moving threads affects no rule.
    /// Paths of the targets of all dragged items; fewer paths than items if there isn't enough space.
    std::vector<std::string> targetsHere() const;

    const SolvedTarget* known() const; ///< Result of a drop on the current target; null if the result isn't known yet,
                                       ///< or if none is needed.

    void settle(); ///< Shows the result for the target, or starts to compute it.
    void ask();    ///< Calls settle() immediately, but no more than once per frame.
    void describeTarget();
    void announce(); ///< Emits announced(), unless the text is unchanged.
    void findOut();
    void learn(const SolvedTarget& known);
    bool needsFindings() const; ///< True if the result for this target is known but the rules haven't been checked.
    void askRules();            ///< Checks the rules one frame after the result is shown,
                                ///< so that the check doesn't delay the numbers.
    void learnFindings(const SolvedTarget& known);
    std::optional<CardLine> findingsOf(const SolvedTarget& known) const;
    void forget();
    /// True if a drop here would have an effect, or be refused.
    bool needsAnswer() const { return isAimed() && !staysPut() && !isThereAlready(); }
    bool staysPut() const;
    void finish();
    DraggedItem draggedHere() const; ///< The item that a drop here would add or move; see newAt().
    MovedItem movedHere() const;
    std::vector<Edit> editsHere() const;

    Document& m_document;
    const Level& m_level;
    const Camera& m_camera;
    CardModel m_changes;
    std::optional<CardLine> m_lastFindings; ///< The findings in `m_changes`.
    DraggedItem m_dragged;
    Target m_at;
    QString m_token, m_headline, m_refusal;
    QString m_announced; ///< The last announcement; empty if there was none in this drag.
    QPointF m_pointer, m_origin;
    QTimer m_frame;                   ///< Runs for one frame after a result; the next result is shown when it ends.
    bool m_due = false;               ///< True if the target has changed since the last result.
    bool m_waits = false;             ///< True while the result for the target is being computed.
    QElapsedTimer m_since;            ///< Time since the last computation was requested.
    std::deque<SolvedTarget> m_known; ///< Known results, the latest first.
    std::shared_ptr<RuleBook> m_rules;
    Findings m_found;      ///< Findings of the current scenario; null if the rules haven't been checked yet.
    QElapsedTimer m_typed; ///< Time since the last digit was typed.
    bool m_keeps = false;
    bool m_active = false, m_byKeyboard = false, m_possible = false, m_isOnBreadcrumb = false;
    Worker m_worker;
    Worker m_asking; ///< Worker that checks the rules.
};

} // namespace boardset
