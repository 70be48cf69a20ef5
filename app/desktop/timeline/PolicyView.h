// SPDX-License-Identifier: GPL-3.0-or-later
// The policy that places threads and pages: the user's manual placement, or an operating system.
// The side panel and the empty timeline use this view model.
#pragma once

#include "Document.h"
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

/// Converts a placement to a program, and a program to a placement, each as an undoable edit.
class PolicyView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool manual READ isManual NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed) ///< Title of the policy: "Manual placement", "Solaris 9 12/02".
    /// Operating systems that run on the open machine, newest first.
    Q_PROPERTY(boardset::RowListModel* systems READ systems CONSTANT)
    /// Bundled programs for the open machine.
    Q_PROPERTY(boardset::RowListModel* programs READ programs CONSTANT)
    /// Id of the newest system that distinguishes local from remote memory, for the button of an empty timeline.
    Q_PROPERTY(QString newest READ newest NOTIFY changed)
    Q_PROPERTY(QString newestTitle READ newestTitle NOTIFY changed)
    /// True if the scenario has threads that an operating system can place.
    Q_PROPERTY(bool replayable READ isReplayable NOTIFY changed)
    /// True if the machine has processors and Boardset models an operating system that places threads on them.
    Q_PROPERTY(bool applies READ applies NOTIFY changed)
    /// Sentence about the work whose placement a replay does not change; empty if there is no such work.
    Q_PROPERTY(QString beside READ beside NOTIFY changed)
    /// Sentence that explains why no operating system applies; empty if one applies.
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)
public:
    PolicyView(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, QObject* parent = nullptr);

    bool isManual() const { return m_document.replay() == nullptr; }
    QString title() const;
    RowListModel* systems() { return &m_systems; }
    RowListModel* programs() { return &m_programs; }
    QString newest() const;
    QString newestTitle() const;
    bool isReplayable() const { return applies() && hasThreads(); }
    bool applies() const { return whyNot().isEmpty(); }
    QString whyNot() const;

    bool hasThreads() const; ///< True if the scenario has threads that an operating system can place.
    QString beside() const;

    /// Replaces the program with the placement that the diagram shows, as a manual placement.
    Q_INVOKABLE void keepManual();
    /// Replays the open program under the given operating system. If no program is open, builds one from the placement.
    Q_INVOKABLE void replayUnder(const QString& system);

Q_SIGNALS:
    void changed();
    void refused(const QString& sentence);
    void started(); ///< Emitted when a placement has become a program.

private:
    std::vector<OperatingSystem> systemsHere() const;
    void refresh();
    void report(const QString& problem);

    Document& m_document;
    std::shared_ptr<const ScenarioCache> m_scenarioCache;
    RowModel<SystemRow> m_systems;
    RowModel<ProgramRow> m_programs;
};

} // namespace boardset
