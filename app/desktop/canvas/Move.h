// SPDX-License-Identifier: GPL-3.0-or-later
// A thread, pages, a board or a link in the hand: where they would go, what that would give, and letting go.
#pragma once

#include "Camera.h"
#include "Document.h"
#include "Level.h"
#include "MoveEdit.h"
#include "Worker.h"
#include "boardset/rules/Findings.h"

#include <QElapsedTimer>
#include <QTimer>
#include <deque>

namespace boardset {

/// From taking up to letting go, by pointer or keyboard. The answer at a target is computed on a thread of its own, one
/// after the other and only where the hand still is; letting go takes it over, if it is there by then.
class Move : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by CanvasView")
    Q_PROPERTY(bool active READ isActive NOTIFY activeChanged)
    Q_PROPERTY(bool byKeyboard READ isByKeyboard NOTIFY activeChanged)
    Q_PROPERTY(bool pages READ holdsPages NOTIFY activeChanged)
    Q_PROPERTY(QString label READ label NOTIFY changed)
    Q_PROPERTY(QString board READ board NOTIFY activeChanged) ///< Title of the board or link in the hand; else empty.
    Q_PROPERTY(bool link READ isLink NOTIFY activeChanged)
    Q_PROPERTY(bool canGoOut READ canGoOut NOTIFY activeChanged)    ///< A board in a bay, or a link.
    Q_PROPERTY(bool out READ isOut NOTIFY targetChanged)            ///< Letting go would take it out.
    Q_PROPERTY(bool aimed READ isAimed NOTIFY targetChanged)        ///< Letting go would put or take it somewhere:
    Q_PROPERTY(QString target READ targetPath NOTIFY targetChanged) ///< at a path; empty: the whole machine, or out.
    Q_PROPERTY(int process READ process NOTIFY activeChanged)
    Q_PROPERTY(QPointF pointer READ pointer NOTIFY pointerChanged)
    Q_PROPERTY(QPointF origin READ origin NOTIFY activeChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged) ///< How many alike are in the hand, to be dropped at once.
    Q_PROPERTY(bool possible READ isPossible NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(QString hint READ hint NOTIFY activeChanged)
    Q_PROPERTY(boardset::RowListModel* changes READ changes CONSTANT)

public:
    enum class Aim { Nothing, Place, Machine, Outside };
    static constexpr int mostAtOnce = 32;

    Move(Document& document, const Level& level, const Camera& camera, QObject* parent = nullptr);

    bool isActive() const { return m_active; }
    bool isByKeyboard() const { return m_byKeyboard; }
    bool holdsPages() const { return m_held.cargo == Cargo::Pages; }
    QString label() const; ///< On the token in the hand: "4", "32".
    bool isLink() const { return m_held.cargo == Cargo::Link; }
    QString board() const { return m_held.cargo == Cargo::Board || isLink() ? m_held.title : QString(); }
    bool canGoOut() const { return bool(m_held.bay); }
    bool isOut() const { return m_at.aim == Aim::Outside; }
    bool isAimed() const { return m_at.aim != Aim::Nothing; }
    int process() const; ///< Its place in the scenario.
    int count() const { return m_at.count; }
    /// Whether it is a new board or thread, of which several can be dropped at once.
    bool isCountable() const { return m_active && m_held.fresh && m_held.cargo != Cargo::Pages; }
    void setCount(int count);  ///< Clamped to 1 and `mostAtOnce`; only of what is countable.
    void typeDigit(int digit); ///< One soon after another makes a number of two.
    /// Letting go leaves another like it in the hand: what is new, with Shift.
    bool isKept() const { return m_keeps; }
    QString token() const { return m_token; } ///< Key of the token that was taken up; empty for a new one.
    QPointF pointer() const { return m_pointer; }
    QPointF origin() const { return m_origin; }
    bool isPossible() const { return m_possible; }
    /// Whether what is said is still of an earlier place: the hand moves on more often than a frame is drawn, and
    /// faster than answers come.
    bool isBehind() const { return m_due || m_waits || m_asking.isWorking() || (m_frame.isActive() && owesFindings()); }
    /// What letting go here would do; null while that is not known, and where there is nothing to do.
    std::shared_ptr<const Preview> preview() const;
    QString headline() const { return m_headline; }
    QString refusal() const { return m_refusal; }
    QString hint() const;
    RowModel<ChangeRow>* changes() { return &m_changes; }
    /// The target and the changes that a drop there makes, in sentences; while veiled the target alone.
    QString spoken() const;
    void setVeiled(bool veiled) { m_veiled = veiled; }
    const Held& held() const { return m_held; }

    /// Takes something up at a point of the canvas; `token` is the key of what it is drawn as, if it is.
    void begin(Held held, const QString& token, QPointF at, bool byKeyboard);
    /// The box (index) that is aimed at, or -1.
    int targetBox() const { return m_at.aim == Aim::Place ? m_level.boxAround(m_at.block) : -1; }
    QString targetPath() const { return QString::fromStdString(pathHere()); }

    /// The corner of a card of a size in a room that hides neither what is carried nor its target. `pointer` is where
    /// that is carried.
    Q_INVOKABLE QPointF cardAt(QSizeF card, QSizeF carried, QRectF room, QPointF pointer) const;
    Q_INVOKABLE void moveTo(QPointF canvas, int modifiers);
    Q_INVOKABLE void setModifiers(int modifiers);
    /// Aims at a block by its path: a breadcrumb. Off: no longer.
    Q_INVOKABLE void aimAt(const QString& path);
    Q_INVOKABLE void aimOff() { m_aside = false; }
    /// Aims a board that stands in a bay, or a link, at the shelf; nothing for all else.
    Q_INVOKABLE void aimOutside();
    /// Aims at nothing: the pointer has left the window, and a drop there changes nothing.
    void aimNowhere(QPointF canvas);
    /// The drawing has moved under a hand that has not.
    void aimAgain();
    /// Another level is drawn: the key of the token there, if it is drawn, and where it would glide back to.
    void levelChanged(const QString& token, QPointF origin);
    /// Keyboard: one place on in a direction; out to the box around; in to the first place inside.
    Q_INVOKABLE void step(int dx, int dy);
    Q_INVOKABLE bool widen(); ///< False: nothing around this level takes it.
    Q_INVOKABLE void narrow();
    /// Enter with something new in the hand and no place for it under the pointer: aims at the first that takes it.
    /// False: it aims at a place already, or none takes it.
    bool seek();
    Q_INVOKABLE void drop();
    Q_INVOKABLE void cancel();

Q_SIGNALS:
    void activeChanged();
    void pointerChanged();
    void countChanged();
    void targetChanged();                ///< Another target, or none.
    void changed();                      ///< The words about the target.
    void dropped(const QString& to);     ///< Path; empty: on the whole machine, or outside.
    void refused(const QString& reason); ///< Let go where it cannot stand; empty if that was on purpose.
    void told(const QString& words);     ///< spoken() of another target, once its changes are solved.

private:
    /// What letting go is about.
    struct Aimed {
        Aim aim = Aim::Nothing;
        BlockId block; ///< None: nothing, or outside.
        Deal deal = Deal::This;
        int count = 1;
        bool operator==(const Aimed&) const = default;
    };
    void take(Aim aim, BlockId block = {});
    void takeAt(QPointF diagram);
    void takeBox(int box);
    bool isOutside(QPointF diagram) const; ///< Beyond the canvas, or beside all that is drawn.
    bool isHome(int box) const;            ///< On the board that is in the hand.
    bool isSwap() const;
    bool isThereAlready() const;  ///< A board from the shelf over one of its kind.
    std::string pathHere() const; ///< Of the block that is aimed at; empty: none, or the whole machine.
    QString headlineHere() const;
    QString keys() const; ///< What the keys do now.
    /// " of process B" for something new if there are several processes; else empty.
    QString ofProcess(const ProcessName& name) const;
    QString aimless() const;
    const Block& bayAt(int box) const; ///< Where the board in the hand would go; the box's own block if nowhere.
    /// A target for which edits were solved.
    struct Known {
        Aimed at;
        std::shared_ptr<const Preview> preview;
        bool isAsked = false;                ///< Whether the rules have been,
        std::optional<ChangeRow> findings{}; ///< and what they would find more or less there.
    };
    using Findings = std::shared_ptr<const std::vector<Finding>>;
    bool changesFindings() const; ///< Boards, data and what comes at a rate can; who runs where does not.
    /// Paths of where each of those in the hand would go; fewer where there is no place for more.
    std::vector<std::string> placesHere() const;

    const Known* known() const; ///< Of this target; null: not yet, or there is nothing to know.

    void settle(); ///< Says what is known of the target, or has it found out.
    void ask();    ///< Settles at once, but not twice in one frame.
    void tell();
    void announce(); ///< Emits told(), unless the words are the last ones again.
    void findOut();
    void learn(const Known& known);
    bool owesFindings() const; ///< Of this target there is an answer, and nobody has asked the rules.
    void askRules();           ///< About this target, a frame after its answer: numbers do not wait for findings.
    void learnFindings(const Known& known);
    std::optional<ChangeRow> findingsOf(const Known& known) const;
    void forget();
    /// Letting go here would do something, or be refused.
    bool needsAnswer() const { return isAimed() && !staysPut() && !isThereAlready(); }
    bool staysPut() const;
    void finish();
    Held heldHere() const; ///< What would be let go of: see freshAt().
    QString verb() const;
    std::vector<Edit> editsHere() const;

    Document& m_document;
    const Level& m_level;
    const Camera& m_camera;
    RowModel<ChangeRow> m_changes;
    Held m_held;
    Aimed m_at;
    QString m_token, m_headline, m_refusal;
    QString m_told; ///< The last announcement; empty: none since it was taken up.
    bool m_veiled = false;
    QPointF m_pointer, m_origin;
    QTimer m_frame;            ///< Runs for one frame after an answer; the next is given when it ends.
    bool m_due = false;        ///< The hand has moved on since the last answer.
    bool m_waits = false;      ///< The answer at the target is being found out.
    QElapsedTimer m_since;     ///< When it was asked for.
    std::deque<Known> m_known; ///< The last ones first.
    std::shared_ptr<RuleBook> m_rules;
    Findings m_found;      ///< What rules find where everything stands now; null: nobody has asked yet.
    QElapsedTimer m_typed; ///< Since the last digit.
    bool m_keeps = false;
    bool m_active = false, m_byKeyboard = false, m_possible = false, m_aside = false;
    Worker m_worker;
    Worker m_asking; ///< The rules.
};

} // namespace boardset
