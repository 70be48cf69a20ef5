// SPDX-License-Identifier: GPL-3.0-or-later
// The open scenario with its machine, answer and history: what every view-model looks at.
#pragma once

#include "ReplayDesk.h"
#include "boardset/analysis/Answer.h"
#include "boardset/scenario/Edit.h"
#include "boardset/scenario/History.h"

#include <QObject>
#include <QString>
#include <memory>
#include <variant>
#include <vector>

namespace boardset {

/// One open scenario. Every change goes through here, is solved at once, and can be undone.
class Document : public QObject {
    Q_OBJECT
public:
    Document(std::shared_ptr<const Catalog> catalog, const Scenario& start, QObject* parent = nullptr);

    /// What is shown. With a program: the machine and the placement of the step that is looked at.
    const Scenario& scenario() const { return m_shown; }
    /// As it is edited and saved. With a program: the placement that its replay ends with.
    const Scenario& base() const { return m_history.current(); }
    const Topology& topology() const { return *m_topology; }
    std::shared_ptr<const Topology> sharedTopology() const { return m_topology; }
    std::shared_ptr<const Catalog> catalog() const { return m_catalog; }
    const Answer& answer() const { return m_answer; }
    /// The answer before the last edit, undo or redo; nothing after opening.
    const std::optional<Answer>& before() const { return m_before; }
    const History& history() const { return m_history; }
    bool isModified() const; ///< Differs from what was last opened or saved.

    /// Does an edit. Empty on success, else the sentence that says why not; nothing has changed then.
    QString perform(const Edit& edit) { return perform(std::vector<Edit>{edit}); }
    /// Does several, each on what the one before gave, as one step of the history that is called by the first.
    QString perform(const std::vector<Edit>& edits);

    /// What edits would give, without doing them: the answer, or the sentence that says why not.
    std::variant<Answer, QString> preview(const Edit& edit) const { return preview(std::vector<Edit>{edit}); }
    std::variant<Answer, QString> preview(const std::vector<Edit>& edits) const;

    void undo();
    void redo();
    void goTo(int step);

    /// The replay that is looked at, and where; nothing if the scenario is a placement. A is the program as it is.
    const ReplayCursor* replay() const { return m_replay.shown(); }
    const ReplayCursor* original() const { return m_replay.original(); }
    const ReplayCursor* variant() const { return m_replay.variant(); } ///< B, if there is one.
    bool showsVariant() const { return m_replay.showsVariant(); }
    int position() const { return m_replay.position(); }
    int length() const { return m_replay.length(); }
    void goToStep(int position); ///< Clamped to those there are.
    /// Puts a variant of the program beside it and shows it. Empty on success, else the sentence that says why not.
    QString tryVariant(const Program& program);
    void showVariant(bool shown);
    void dropVariant();
    /// Makes the variant the program, as an edit of that title.
    QString keepVariant(const QString& title);

    /// Replaces the whole document; the history starts anew. Empty on success, else the error; nothing has changed
    /// then.
    QString open(const Scenario& scenario);
    void markSaved();
    void markUnsaved(); ///< What is open is in no file: recovered after a crash, pasted.

Q_SIGNALS:
    void changed();         ///< Scenario and answer.
    void opened();          ///< The whole document is another one; comes after changed().
    void topologyChanged(); ///< Another machine or other options; comes before changed().
    void replayChanged();   ///< Another replay or variant, or none; comes before changed().
    void stepChanged();     ///< Another step is looked at; comes before changed().
    void savedChanged();    ///< isModified() may have changed without an edit.

private:
    /// What is seen of a scenario: computed as a whole before anything changes.
    struct View {
        ReplayDesk replay;
        Scenario shown;
        std::shared_ptr<const Topology> topology; ///< Of `shown`: boards come and go in a replay.
        Answer answer;
    };
    /// A scenario in canonical form, and its machine.
    struct Canonical {
        Scenario scenario;
        std::shared_ptr<const Topology> topology;
    };

    void settle();
    /// Boards of threads go only where no rule of severity error is newly broken. Throws EditError with the rule.
    void needRules(const Edit& edit, const Scenario& next, const Topology& after) const;
    /// What edits give. Throws what apply() and resolve() throw, and needRules().
    Canonical edited(const std::vector<Edit>& edits) const;
    Canonical edited(const Edit& edit, const Scenario& scenario, std::shared_ptr<const Topology> topology) const;
    std::shared_ptr<const Topology> topologyFor(const Scenario& scenario) const;
    /// A scenario as `desk` shows it.
    View viewOf(const Scenario& scenario, std::shared_ptr<const Topology> topology, ReplayDesk desk) const;
    /// The same with its program, if it has one, replayed anew on a desk.
    View viewAnew(const Canonical& base) const;
    void show(View view, std::optional<Answer> before);
    /// Shows another step or variant of what is open.
    void turn(ReplayDesk desk);

    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<const Topology> m_topology;
    std::shared_ptr<const Topology> m_baseTopology; ///< Of base().
    History m_history;
    ReplayDesk m_replay;
    Scenario m_shown;
    Scenario m_saved;
    Answer m_answer;
    std::optional<Answer> m_before;
};

} // namespace boardset
