// SPDX-License-Identifier: GPL-3.0-or-later
// The open scenario with its machine, answer and history: what every view-model looks at.
#pragma once

#include "Preview.h"
#include "Worker.h"
#include "boardset/rules/Refusal.h"
#include "boardset/scenario/History.h"

#include <QObject>
#include <QString>
#include <functional>

namespace boardset {

/// What a document remembers of a scenario: its edits, and what it was opened or saved as.
struct OpenWork {
    History history;
    Scenario saved;
};

/// One open scenario. Every change goes through here, is done at once, and can be undone. What is shown follows, whole,
/// when it is solved: mostly before the change returns. Of changes that come faster than answers, only the last is
/// solved.
class Document : public QObject {
    Q_OBJECT
public:
    Document(std::shared_ptr<const Catalog> catalog, const Scenario& start, QObject* parent = nullptr);

    /// What is shown. With a program: the machine and the placement of the step that is looked at.
    const Scenario& scenario() const { return m_sight->scenario; }
    /// As it is edited and saved. With a program: the placement that its replay ends with.
    const Scenario& base() const { return m_history.current(); }
    const Topology& topology() const { return *m_sight->topology; }
    std::shared_ptr<const Topology> sharedTopology() const { return m_sight->topology; }
    std::shared_ptr<const Catalog> catalog() const { return m_catalog; }
    const Answer& answer() const { return m_sight->answer; }
    const Flows& flows() const { return m_sight->flows; }
    /// The answer before the last edit, undo, redo or step; null after opening. Of a program that was changed and is
    /// shown where it leads to, what it led to before.
    const Answer* before() const;
    /// What is kept as A, whatever is opened or done meanwhile; null: nothing is. All that is shown is B then.
    std::shared_ptr<const Sight> kept() const { return m_kept.sight; }
    void keep(); ///< What is shown.
    /// What the program led to before it was changed becomes A, if nothing is.
    void keepBefore();
    void letGo();
    /// What is shown becomes A, and A is shown: one step of the history, whose undoing gives A back too. Nothing
    /// happens without A.
    void swapKept();
    /// A in the place of what is open, to look at: nothing is edited, and whatever is done is done to what is open,
    /// which is shown again then.
    void showKept(bool shown);
    bool showsKept() const { return bool(m_aside.sight); }
    std::shared_ptr<const Sight> aside() const { return m_aside.sight; } ///< What is open, while A is shown.
    /// What the answer is told against: A, or else what was before.
    const Answer* reference() const { return kept() ? &kept()->answer : before(); }
    /// What the history calls the last edit of what is shown, or of A, whatever was tried since; empty: none was done.
    const std::string& shownStep() const { return m_shown.step; }
    const std::string& keptStep() const { return m_kept.step; }
    /// All of what is shown, as it is now: it does not change any more.
    std::shared_ptr<const Sight> sight() const { return m_sight; }
    const History& history() const { return m_history; }
    bool isModified() const {
        return !(m_history.current() == m_saved);
    } ///< Differs from what was last opened or saved.

    /// Does an edit. Empty on success, else the sentence that says why not; nothing has changed then.
    QString perform(const Edit& edit) { return perform(std::vector<Edit>{edit}); }
    /// Does several, each on what the one before gave, as one step of the history that is called by the first.
    QString perform(const std::vector<Edit>& edits);
    /// The same; but where they would be done if nothing stood on the boards that go, that is asked (displaces()), and
    /// nothing is refused.
    QString performOrAsk(const std::vector<Edit>& edits);
    /// Does what was previewed: takes over its answer; solves anew only if the document has changed since.
    QString perform(const Preview& preview);

    /// What edits would give, without doing them.
    Preview preview(const std::vector<Edit>& edits) const { return previewer(edits)(); }
    /// The same, to be called later and on any thread: of the document as it is now.
    std::function<Preview()> previewer(const std::vector<Edit>& edits) const;

    /// What is worked on as a whole: a program, whichever of its steps is looked at; without one, what is seen.
    Canonical whole() const;
    /// What would be seen at another place: a step of the replay, or of the history if there is none. To be called
    /// later and on any thread.
    std::function<std::shared_ptr<const Sight>()> sighter(int place) const;

    /// Tells the answer against what was opened, and not against the step before; nothing of a program.
    void compareWithOpened();

    void undo() { goTo(static_cast<int>(m_history.at()) - 1); }
    void redo() { goTo(static_cast<int>(m_history.at()) + 1); }
    void goTo(int step); ///< Nothing happens where there is none of that number.

    bool isBehind() const { return m_behind; } ///< What is shown is of before the last change: it is being solved.
    void wait() { m_worker.wait(); }           ///< Until what is shown is of the last change.
    /// For how many milliseconds a change waits for its answer before it returns; below 0: until that is there.
    static constexpr int patience = 8; ///< Half a frame.
    void setPatience(int milliseconds) { m_patience = milliseconds; }

    /// The replay that is looked at, and where; nothing if the scenario is a placement. A is the program as it is.
    const ReplayCursor* replay() const { return m_sight->replay.shown(); }
    const ReplayCursor* original() const { return m_sight->replay.original(); }
    const ReplayCursor* variant() const { return m_sight->replay.variant(); } ///< B, if there is one.
    bool showsVariant() const { return m_sight->replay.showsVariant(); }
    int position() const { return m_sight->replay.position(); }
    int length() const { return m_sight->replay.length(); }
    void goToStep(int position); ///< Clamped to those there are.
    /// Where a program opens, of the one as it is by then, whatever is still under way.
    void goToBusiest();
    void goBy(int steps); ///< From where it stands when it is done.
    /// Puts a variant of the program beside it and shows it. Empty on success, else the sentence that says why not.
    QString tryVariant(const Program& program);
    void showVariant(bool shown);
    void dropVariant();
    /// Makes the variant the program, as an edit of that title.
    QString keepVariant(const QString& title);

    /// Replaces the whole document; the history starts anew. Gives what was open. Throws what Topology::build() and
    /// resolve() throw, which call it `name`; nothing has changed then.
    OpenWork open(const Scenario& scenario, const std::string& name = "scenario");
    /// The same with what was open before, and its history.
    OpenWork open(OpenWork work);
    void name(const std::string& title); ///< Of one that nobody has named: no edit, and not undone.
    void markSaved();
    void markUnsaved(); ///< What is open is in no file: recovered after a crash, pasted.

Q_SIGNALS:
    void edited();                   ///< What is saved, and the history; comes before changed().
    void behindChanged();            ///< Only where an answer takes longer than the document waits for it.
    void failed(const QString& why); ///< What is shown stays: the last change has no answer.
    void changed();                  ///< Scenario and answer.
    void displaces(const std::vector<Edit>& edits, const Displacement& displaced); ///< Of the first of them.
    void opened();          ///< The whole document is another one; comes after changed().
    void topologyLeaves();  ///< Another machine or other options come: what is shown is still as it was.
    void topologyChanged(); ///< Another machine or other options; comes before changed().
    void replayChanged();   ///< Another replay or variant, or none; comes before changed().
    void stepChanged();     ///< Another step is looked at; comes before changed().
    void keptChanged();     ///< Something else is A, or nothing.
    void savedChanged();    ///< isModified() may have changed without an edit.

private:
    /// What is done to the replay that is shown, of what is saved by then.
    using Turn = std::function<void(ReplayDesk&, const Canonical& saved)>;

    /// What is seen, and of what that is.
    struct Shown {
        std::shared_ptr<const Sight> sight;
        Scenario base;    ///< As it is saved.
        std::string step; ///< That led to it.
    };
    /// A step of the history that made one A of another.
    struct Swap {
        std::size_t at = 0;
        Shown before, after;
    };
    void push(std::string title, const Scenario& scenario);
    Shown saving(std::shared_ptr<const Sight> sight) const; ///< What is saved now is seen so.
    void swapBack(std::size_t from, std::size_t to);        ///< The history goes there: A goes along.

    OpenWork replace(OpenWork work, std::shared_ptr<const Topology> topology);
    QString take(const Preview& preview);
    Canonical saved() const { return {base(), m_baseTopology}; }
    /// Shows another step or variant of what is open, after what is not shown yet.
    void turn(const Turn& how);
    void look(Turn how); ///< Has what is seen then solved, and shown.
    void begin();
    void end(Shown now);
    void advance(Shown next); ///< Shows it after what is shown, which is what was before then.
    void show(Shown next, Shown before);
    bool tellsEarlier() const; ///< What is shown, and what was before its program was changed, are outcomes.

    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<RuleBook> m_rules;              ///< That refuse edits.
    std::shared_ptr<const Topology> m_baseTopology; ///< Of base().
    History m_history;
    Scenario m_saved;
    std::shared_ptr<const Sight> m_sight; ///< What is shown.
    Shown m_shown;                        ///< The same, with its name.
    Shown m_before;                       ///< What was shown before; null after opening.
    Shown m_earlier;                      ///< Before the program was changed; null: it was not.
    Shown m_kept;
    Shown m_aside; ///< What is open, while A is shown.
    std::vector<Swap> m_swaps;
    Turn m_next; ///< What is to be shown when the worker is done; null: nothing else.
    bool m_behind = false;
    int m_patience = patience;
    Worker m_worker;
};

} // namespace boardset
