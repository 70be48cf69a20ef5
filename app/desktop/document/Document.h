// SPDX-License-Identifier: GPL-3.0-or-later
// The open scenario with its machine, answer and history. All view-models show this scenario.
#pragma once

#include "Preview.h"
#include "Worker.h"
#include "boardset/diagram/Layout.h"
#include "boardset/rules/Refusal.h"
#include "boardset/scenario/UndoHistory.h"

#include <QObject>
#include <QString>
#include <functional>

namespace boardset {

/// The history of a scenario, and the scenario as it was last opened or saved.
struct OpenDocument {
    UndoHistory history;
    Scenario saved;
};

/// One open scenario. Every change goes through this class, takes effect at once, and can be undone.
/// When a change is solved, the whole view is updated together,
/// usually before the function that makes the change returns.
/// If changes arrive faster than answers, only the last change is solved.
class Document : public QObject {
    Q_OBJECT
public:
    Document(std::shared_ptr<const Catalog> catalog, const Scenario& start, QObject* parent = nullptr);

    /// Scenario that the window shows. A scenario with a program has the machine and placement of the current step.
    const Scenario& scenario() const { return m_snapshot->scenario; }
    /// Scenario that is edited and saved.
    /// A scenario with a program has the placement at the end of the program's replay.
    const Scenario& base() const { return m_history.current(); }
    const Topology& topology() const { return *m_snapshot->topology; }
    std::shared_ptr<const Topology> sharedTopology() const { return m_snapshot->topology; }
    /// Returns the scenario that an exported drawing contains. A reader of the file replays its program from the start.
    Scenario exported() const;
    std::shared_ptr<const Catalog> catalog() const { return m_catalog; }
    const Answer& answer() const { return m_snapshot->answer; }
    const Flows& flows() const { return m_snapshot->flows; }
    /// Answer before the last edit, undo, redo or step; null after a scenario is opened.
    /// While an outcome of a changed program is shown, this is the answer before the program was changed.
    const Answer* before() const;
    /// State that is kept as A; null if there is none. A survives later edits and the opening of other scenarios.
    /// While there is an A, the shown state is B.
    std::shared_ptr<const ScenarioSnapshot> kept() const { return m_kept.snapshot; }
    void keep(); ///< Keeps the shown state as A.
    /// Keeps the outcome before the last change of the program as A, unless there is an A already.
    void keepBefore();
    void clearA(); ///< Clears A.
    /// Swaps A and the shown state: the shown state becomes A, and the previous A is shown.
    /// The swap is one step of the history; undoing this step also restores A. Does nothing if there is no A.
    void swapKept();
    /// Shows A in place of the open scenario without editing A.
    /// Any edit applies to the open scenario, which is then shown again.
    void showKept(bool shown);
    bool showsKept() const { return bool(m_suspended.snapshot); }
    /// Open state while A is shown; null otherwise.
    std::shared_ptr<const ScenarioSnapshot> suspended() const { return m_suspended.snapshot; }
    /// Answer with which the results are compared: the answer of A if there is an A, otherwise the previous answer.
    const Answer* reference() const { return kept() ? &kept()->answer : before(); }
    /// shownStep() is the title of the edit that led to the shown state, and keptStep() that of the edit that led to A.
    /// A title is empty if there was no edit.
    const std::string& shownStep() const { return m_shown.step; }
    const std::string& keptStep() const { return m_kept.step; }
    /// Everything that the window currently shows; a later change does not alter this snapshot.
    std::shared_ptr<const ScenarioSnapshot> snapshot() const { return m_snapshot; }
    const UndoHistory& history() const { return m_history; }
    /// True if the document has changed since it was opened or last saved.
    bool isModified() const { return !(m_history.current() == m_saved); }

    /// True before the guess of a lesson. Views then hide everything that could reveal the answer:
    /// - results and measurements as numbers and words, including those of a drag and a presentation;
    /// - utilisation in the diagram, its legend and the busiest part;
    /// - tabs of the drawer, except History;
    /// - keeping a scenario as A, and the results of A and B;
    /// - numbers, findings, operating systems and descriptions of scenarios among the search results;
    /// - commands that export, optimise, derive or sweep results, and the lists of scenarios.
    bool areResultsHidden() const { return m_hidesResults; }
    void hideResults(bool hides); ///< Only the lesson hides results.

    /// Colours of the diagram. They are not saved, and stay when another scenario is opened.
    OwnerColours ownerColours() const { return m_ownerColours; }
    void setOwnerColours(OwnerColours colours);
    /// Returns the layout for an exported diagram: the whole machine, in the colours that the window shows.
    Layout exportedLayout() const;

    /// Performs an edit. Returns empty text on success.
    /// If the edit is refused, changes nothing and returns the reason as a sentence.
    QString perform(const Edit& edit) { return perform(std::vector<Edit>{edit}); }
    /// Performs several edits as one step of the history; each edit applies to the result of the previous edit.
    /// The step has the title of the first edit. If threads or pages are on boards that the edits remove, they
    /// move to other parts, and workMoved() is emitted.
    QString perform(const std::vector<Edit>& edits);
    /// Performs previewed edits with the preview's answer; solves again only if the document has changed since the
    /// preview.
    QString perform(const Preview& preview);

    /// Returns the effect of edits without performing them.
    Preview preview(const std::vector<Edit>& edits) const { return previewer(edits)(); }
    /// Returns a function that previews edits of the current document.
    /// The function may be called later and on any thread.
    std::function<Preview()> previewer(const std::vector<Edit>& edits) const;

    /// Scenario and machine, regardless of the current step of a program.
    /// Without a program, these are the shown scenario and machine.
    Canonical whole() const;
    /// Returns a function that computes the state at another position: a step of the replay,
    /// or a step of the history if there is no replay.
    /// The function may be called later and on any thread.
    std::function<std::shared_ptr<const ScenarioSnapshot>()> snapshotter(int place) const;

    /// Compares the results with the results at opening instead of the results of the previous step.
    /// If there is a program, the scenario in the state in which it was opened becomes A.
    void compareWithOpened();

    void undo() { goTo(static_cast<int>(m_history.at()) - 1); }
    void redo() { goTo(static_cast<int>(m_history.at()) + 1); }
    void goTo(int step); ///< Goes to a step of the history; does nothing if there is no such step.

    /// True while the last change is being solved; the view still shows the previous state.
    bool isOutdated() const { return m_outdated; }
    void wait() { m_worker.wait(); } ///< Waits until the last change is shown.
    /// Maximum time in milliseconds that a change waits for its answer before the call returns; negative for no limit.
    static constexpr int waitLimitMs = 8; ///< Half the time of a frame.
    void setWaitLimit(int milliseconds) { m_waitLimitMs = milliseconds; }

    /// Replay at the current step; null if the scenario is a placement.
    const ReplayCursor* replay() const { return m_snapshot->replay.cursor(); }
    /// Replay of A; null if there is no A, or if A is a placement.
    const ReplayCursor* keptReplay() const { return kept() ? kept()->replay.cursor() : nullptr; }
    int position() const { return m_snapshot->replay.position(); }
    int length() const { return m_snapshot->replay.length(); }
    /// Goes to a step of the program; limited to the existing steps. A program that was kept as A goes there too.
    void goToStep(int position);
    /// Goes to the busiest step, which a program shows when opened. Takes effect after all pending changes.
    void goToBusiest();
    void stepBy(int steps); ///< Moves by a number of steps from the position after all pending changes.

    /// Replaces the whole document and starts a new history. Returns the previous document.
    /// Throws the exceptions of Topology::build() and resolve(), with `name` in the message; then nothing has changed.
    OpenDocument open(const Scenario& scenario, const std::string& name = "scenario");
    /// Restores a previous document with its history.
    OpenDocument open(OpenDocument work);
    /// Names a scenario that has no title; this is not an edit and cannot be undone.
    void name(const std::string& title);
    void markSaved();
    void markUnsaved(); ///< Marks the work as not saved in any file, because it was recovered or pasted.

Q_SIGNALS:
    void edited();                   ///< The saved scenario or the history changed; emitted before changed().
    void outdatedChanged();          ///< Emitted only if an answer takes longer than the wait limit.
    void failed(const QString& why); ///< The last change could not be solved; the view keeps the previous state.
    void changed();                  ///< The scenario and its answer changed.
    void workMoved(const QString& sentence); ///< An edit has also moved the threads or pages of the given sentence.
    void opening();                          ///< Another document will be opened; the old one is still shown.
    void opened();                           ///< Another document was opened; emitted after changed().
    void topologyLeaves();  ///< Another machine or other options will be shown; the old machine is still shown.
    void topologyChanged(); ///< Another machine or other options are shown; emitted before changed().
    void replayChanged();   ///< Another replay, or no replay, is shown; emitted before changed().
    void stepChanged();     ///< Another step is shown; emitted before changed().
    void keptChanged();     ///< A was replaced or cleared, or shows another step.
    void resultsHiddenChanged();
    void ownerColoursChanged();
    void savedChanged(); ///< isModified() may have changed without an edit.

private:
    /// A change of the shown replay. `saved` is the saved scenario at the time when the change is applied.
    using ReplayChange = std::function<void(ReplaySession&, const Canonical& saved)>;

    /// A snapshot that can be shown, and the saved scenario that belongs to it.
    struct ShownState {
        std::shared_ptr<const ScenarioSnapshot> snapshot;
        Scenario base;
        std::string step;     ///< Title of the edit that led to this state.
        bool follows = false; ///< True if the program goes to each step that the open program shows.
    };
    /// A step of the history that swapped A and B.
    struct ComparisonSwap {
        std::size_t at = 0;
        ShownState before, after;
    };
    void push(std::string title, const Scenario& scenario);
    /// Combines a snapshot with the currently saved scenario.
    ShownState saving(std::shared_ptr<const ScenarioSnapshot> snapshot) const;
    void swapBack(std::size_t from, std::size_t to); ///< Restores the A that belongs to step `to` of the history.

    OpenDocument replace(OpenDocument work, std::shared_ptr<const Topology> topology);
    QString take(const Preview& preview);
    Canonical saved() const { return {base(), m_baseTopology}; }
    /// Shows another step of the open program, after all pending changes.
    void changeReplay(const ReplayChange& how);
    void solveNext(ReplayChange how); ///< Applies a change of the replay; then solves and shows the result.
    void begin();
    void end(ShownState now);
    /// Replaces A by A at another step, unless A has been replaced or cleared since.
    void follow(const ShownState& was, const ShownState& is);
    void advance(ShownState next); ///< Shows the next state; the current state becomes the previous one.
    void show(ShownState next, ShownState before);
    bool comparesWithEarlier()
        const; ///< True if the shown state and the state before the program was changed are both outcomes.

    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<RuleBook> m_rules;
    std::shared_ptr<const Topology> m_baseTopology; ///< Topology of base().
    UndoHistory m_history;
    Scenario m_saved;
    std::shared_ptr<const ScenarioSnapshot> m_snapshot; ///< Snapshot that the window shows.
    ShownState m_shown;   ///< The shown snapshot, with its scenario and the edit that led to it.
    ShownState m_before;  ///< Previously shown state; null after a scenario is opened.
    ShownState m_earlier; ///< State before the program was changed; null if the program is unchanged.
    ShownState m_kept;
    ShownState m_suspended; ///< Open state while A is shown.
    std::vector<ComparisonSwap> m_swaps;
    ReplayChange m_next; ///< Change to show when the worker has finished; null if there is none.
    bool m_outdated = false;
    bool m_hidesResults = false;
    OwnerColours m_ownerColours = OwnerColours::Automatic;
    int m_waitLimitMs = waitLimitMs;
    Worker m_worker;
};

} // namespace boardset
