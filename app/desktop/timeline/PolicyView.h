// SPDX-License-Identifier: GPL-3.0-or-later
// The policy that places threads and pages: the user's manual placement, or an operating system.
// The side panel and the empty timeline use this view model.
#pragma once

#include "Document.h"
#include "Property.h"
#include "RowModel.h"
#include "ScenarioCache.h"

namespace boardset {

struct SystemRow {
    QString system; ///< Id of the operating system.
    QString title;
    QString summary;
    bool current = false;

    ROW_ROLES(SystemRow, system, title, summary, current);
};

struct ProgramRow {
    QString scenario; ///< Id of the scenario.
    QString title;
    QString description;

    ROW_ROLES(ProgramRow, scenario, title, description);
};

/// The policy of the open scenario, and whether another policy can replace it.
struct PolicyState {
    VALUE(PolicyState);
    FIELD(bool, manual, true);
    FIELD(QString, title);  ///< Title of the policy: "Manual placement", "Solaris 9 12/02".
    FIELD(QString, newest); ///< Id of the newest system that distinguishes local from remote memory.
    FIELD(QString, newestTitle);
    FIELD(bool, replayable); ///< True if the scenario has threads that an operating system can place.
    /// True if the machine has processors and Boardset models an operating system that places threads on them.
    FIELD(bool, applies);
    FIELD(QString, beside); ///< Sentence about the work whose placement a replay does not change; empty if none.
    FIELD(QString, whyNot); ///< Sentence that explains why no operating system applies; empty if one applies.
};

/// Converts a placement to a program, and a program to a placement, each as an undoable edit.
class PolicyView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
public:
    PolicyView(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, QObject* parent = nullptr);

    STATE(PolicyState)
    ROWS(SystemRow, systems)   ///< Operating systems that run on the open machine, newest first.
    ROWS(ProgramRow, programs) ///< Bundled programs for the open machine.

    /// Replaces the program with the placement that the diagram shows, as a manual placement.
    Q_INVOKABLE void keepManual();
    /// Replays the open program under the given operating system. If no program is open, builds one from the placement.
    Q_INVOKABLE void replayUnder(const QString& system);

Q_SIGNALS:
    void refused(const QString& sentence);
    void started(); ///< Emitted when a placement has become a program.

private:
    void refresh();
    PolicyState stateNow() const;
    void report(const QString& problem);

    Document& m_document;
    std::shared_ptr<const ScenarioCache> m_scenarioCache;
};

} // namespace boardset
