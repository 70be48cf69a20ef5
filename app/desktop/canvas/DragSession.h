// SPDX-License-Identifier: GPL-3.0-or-later
// A drag of a thread, pages, a board or a link: its target, the preview of the result, and the drop.
#pragma once

#include "Camera.h"
#include "Document.h"
#include "DragEdits.h"
#include "Level.h"
#include "Worker.h"
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
    Q_PROPERTY(bool canGoOut READ canGoOut NOTIFY activeChanged) ///< The item is an installed board or a link.
    Q_PROPERTY(bool out READ isOut NOTIFY targetChanged)         ///< A drop would remove the board or cut the link.
    Q_PROPERTY(bool aimed READ isAimed NOTIFY targetChanged)     ///< There is a target, so a drop would have an effect.
    /// Path of the target; empty if the target is the whole machine or outside the machine.
    Q_PROPERTY(QString target READ targetPath NOTIFY targetChanged)
    Q_PROPERTY(int process READ process NOTIFY activeChanged)
    Q_PROPERTY(QPointF pointer READ pointer NOTIFY pointerChanged)
    Q_PROPERTY(QPointF origin READ origin NOTIFY activeChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged) ///< Number of identical items that one drop adds.
    Q_PROPERTY(bool possible READ isPossible NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(QString hint READ hint NOTIFY activeChanged)
    Q_PROPERTY(boardset::RowListModel* changes READ changes CONSTANT)

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
    int process() const; ///< Index of the process in the scenario.
    int count() const { return m_at.count; }
    /// True for a new board or thread. One drop can add several new boards or threads.
    bool isCountable() const { return m_active && m_dragged.fresh && m_dragged.kind != DragKind::Pages; }
    void setCount(int count);  ///< Clamps to 1 to `mostAtOnce`; ignored unless isCountable().
    void typeDigit(int digit); ///< Two digits typed in quick succession make one number.
    /// True if Shift is down while a new item is dragged: the drop then keeps another new item for the next drop.
    bool isKept() const { return m_keeps; }
    QString token() const { return m_token; } ///< Key of the dragged token; empty for a new one.
    QPointF pointer() const { return m_pointer; }
    QPointF origin() const { return m_origin; }
    bool isPossible() const { return m_possible; }
    /// True if the displayed text still describes an earlier target.
    /// This happens because the pointer moves more often than frames are drawn, and faster than results are computed.
    bool isOutdated() const {
        return m_due || m_waits || m_asking.isWorking() || (m_frame.isActive() && needsFindings());
    }
    /// The result of a drop here; null if the result isn't known yet, or if nothing would change.
    std::shared_ptr<const Preview> preview() const;
    QString headline() const { return m_headline; }
    QString refusal() const { return m_refusal; }
    QString hint() const;
    RowModel<ChangeRow>* changes() { return &m_changes; }
    /// The target and the changes that a drop makes, as sentences. While results are hidden, only the target.
    QString spoken() const;
    void setResultsHidden(bool resultsHidden) { m_resultsHidden = resultsHidden; }
    const DraggedItem& dragged() const { return m_dragged; }

    /// Picks something up at a point of the canvas; `token` is the key of the dragged token, or empty if there is none.
    void begin(DraggedItem dragged, const QString& token, QPointF at, bool byKeyboard);
    /// Index of the targeted box, or -1.
    int targetBox() const { return m_at.target == DropTarget::Block ? m_level.boxAround(m_at.block) : -1; }
    QString targetPath() const { return QString::fromStdString(pathHere()); }

    /// Returns the top left corner for a card of the given size in `area` that covers neither the dragged item nor its
    /// target. `pointer` is the middle of the dragged item.
    Q_INVOKABLE QPointF cardAt(QSizeF card, QSizeF carried, QRectF area, QPointF pointer) const;
    Q_INVOKABLE void moveTo(QPointF canvas, int modifiers);
    Q_INVOKABLE void setModifiers(int modifiers);
    /// Targets a block by its path, for breadcrumbs; aimOff() releases the target.
    Q_INVOKABLE void aimAt(const QString& path);
    Q_INVOKABLE void aimOff() { m_isOnBreadcrumb = false; }
    /// Targets the library, to remove an installed board or a link; does nothing for any other item.
    Q_INVOKABLE void aimOutside();
    /// Clears the target because the pointer has left the window; a drop there changes nothing.
    void aimNowhere(QPointF canvas);
    /// Updates the target after the diagram has moved under a still pointer.
    void aimAgain();
    /// Adapts to a new level. `token` is the key of the dragged token on that level,
    /// empty if the token is not drawn there; `origin` is the position to glide back to.
    void levelChanged(const QString& token, QPointF origin);
    /// Targets the next possible target in a direction, for the keyboard.
    /// widen() targets the surrounding box; narrow() targets the first possible target inside the current one.
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
    void targetChanged();                 ///< The target has changed or was cleared.
    void changed();                       ///< The text about the target has changed.
    void dropped(const QString& to);      ///< Path of the target; empty if the target is the whole machine
                                          ///< or outside the machine.
    void refused(const QString& reason);  ///< Why the item can't be dropped there; empty after a cancellation.
    void announced(const QString& words); ///< spoken() of a new target, once its changes are known.

private:
    /// The target of a drop.
    struct Target {
        DropTarget target = DropTarget::Nothing;
        BlockId block; ///< The target block; none if there is no target, or outside.
        DropMode mode = DropMode::One;
        int count = 1;
        bool operator==(const Target&) const = default;
    };
    void take(DropTarget aim, BlockId block = {});
    void takeAt(QPointF diagram);
    void takeBox(int box);
    bool isOutside(QPointF diagram) const; ///< True beyond the canvas, or outside everything that is drawn.
    bool isAtOrigin(int box) const;        ///< True for a box on the dragged board itself.
    bool isSwap() const;
    bool isThereAlready() const;  ///< True for a new board over one of its type.
    std::string pathHere() const; ///< Path of the target block; empty if none, or for the whole machine.
    QString headlineHere() const;
    QString keys() const; ///< Help on the keys that are active now.
    /// " of process B" for a new item if the workload has several processes; otherwise empty.
    QString ofProcess(const ProcessName& name) const;
    QString whyNoTarget() const;
    const Block& bayAt(int box) const; ///< The bay that would get the dragged board; the box's own block if none.
    /// A target with its computed result.
    struct SolvedTarget {
        Target at;
        std::shared_ptr<const Preview> preview;
        bool isAsked = false;                ///< The rules have been checked.
        std::optional<ChangeRow> findings{}; ///< Findings that would appear or disappear.
    };
    using Findings = std::shared_ptr<const std::vector<Finding>>;
    bool changesFindings() const; ///< True for boards, links, data and work whose operations arrive at a rate;
                                  ///< moving threads affects no rule.
    /// Paths of the targets of all dragged items; fewer than the items if there isn't enough space.
    std::vector<std::string> targetsHere() const;

    const SolvedTarget* known() const; ///< Result of a drop on the current target; null if the result isn't known yet,
                                       ///< or if none is needed.

    void settle(); ///< Shows the result at the target, or starts to compute it.
    void ask();    ///< Calls settle() immediately, but no more than once per frame.
    void describeTarget();
    void announce(); ///< Emits announced(), unless the text is unchanged.
    void findOut();
    void learn(const SolvedTarget& known);
    bool needsFindings() const; ///< The result at this target is known, but the rules haven't been checked.
    void askRules();            ///< Checks the rules one frame after the result is shown,
                                ///< so that the check doesn't delay the numbers.
    void learnFindings(const SolvedTarget& known);
    std::optional<ChangeRow> findingsOf(const SolvedTarget& known) const;
    void forget();
    /// True if a drop here would have an effect, or be refused.
    bool needsAnswer() const { return isAimed() && !staysPut() && !isThereAlready(); }
    bool staysPut() const;
    void finish();
    DraggedItem draggedHere() const; ///< What a drop here would add or move; see newAt().
    QString verb() const;
    std::vector<Edit> editsHere() const;

    Document& m_document;
    const Level& m_level;
    const Camera& m_camera;
    RowModel<ChangeRow> m_changes;
    DraggedItem m_dragged;
    Target m_at;
    QString m_token, m_headline, m_refusal;
    QString m_announced; ///< The last announcement; empty if none since the pick-up.
    bool m_resultsHidden = false;
    QPointF m_pointer, m_origin;
    QTimer m_frame;                   ///< Runs for one frame after a result; the next result is shown when it ends.
    bool m_due = false;               ///< The target has changed since the last result.
    bool m_waits = false;             ///< The result at the target is being computed.
    QElapsedTimer m_since;            ///< Time since that computation was requested.
    std::deque<SolvedTarget> m_known; ///< Results, the latest first.
    std::shared_ptr<RuleBook> m_rules;
    Findings m_found;      ///< Findings of the current scenario; null if not checked yet.
    QElapsedTimer m_typed; ///< Time since the last digit.
    bool m_keeps = false;
    bool m_active = false, m_byKeyboard = false, m_possible = false, m_isOnBreadcrumb = false;
    Worker m_worker;
    Worker m_asking; ///< Checks the rules.
};

} // namespace boardset
