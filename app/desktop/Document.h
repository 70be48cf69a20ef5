// SPDX-License-Identifier: GPL-3.0-or-later
// The open scenario with its machine, answer and history: what every view-model looks at.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/scenario/Edit.h"
#include "boardset/scenario/History.h"

#include <QObject>
#include <QString>
#include <memory>
#include <variant>

namespace boardset {

/// One open scenario. Every change goes through here, is solved at once, and can be undone.
class Document : public QObject {
    Q_OBJECT
public:
    Document(std::shared_ptr<const Catalog> catalog, const Scenario& start, QObject* parent = nullptr);

    const Scenario& scenario() const;
    const Topology& topology() const { return *m_topology; }
    std::shared_ptr<const Topology> sharedTopology() const { return m_topology; }
    std::shared_ptr<const Catalog> catalog() const { return m_catalog; }
    const Answer& answer() const { return m_answer; }
    /// The answer before the last edit, undo or redo; nothing after opening.
    const std::optional<Answer>& before() const { return m_before; }
    const History& history() const { return m_history; }
    bool isModified() const; ///< Differs from what was last opened or saved.

    /// Does an edit. Empty on success, else the sentence that says why not; nothing has changed then.
    QString perform(const Edit& edit);

    /// What an edit would give, without doing it: the answer, or the sentence that says why not.
    std::variant<Answer, QString> preview(const Edit& edit) const;

    void undo();
    void redo();
    void goTo(int step);

    /// Replaces the whole document; the history starts anew. Empty on success, else the error; nothing has changed
    /// then.
    QString open(const Scenario& scenario);
    void markSaved();
    void markUnsaved(); ///< What is open is in no file: recovered after a crash, pasted.

Q_SIGNALS:
    void changed();         ///< Scenario and answer.
    void topologyChanged(); ///< Another machine or other options; comes before changed().
    void savedChanged();    ///< isModified() may have changed without an edit.

private:
    void settle();
    /// Boards go only where no rule of severity error is newly broken. Throws EditError with the rule.
    void needRules(const Edit& edit, const Scenario& next, const Topology& after) const;
    std::shared_ptr<const Topology> topologyFor(const Scenario& scenario) const;
    void accept(std::shared_ptr<const Topology> topology, Answer answer, std::optional<Answer> before);

    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<const Topology> m_topology;
    Configuration m_configuration; ///< That the topology was built with.
    History m_history;
    Scenario m_saved;
    Answer m_answer;
    std::optional<Answer> m_before;
};

} // namespace boardset
