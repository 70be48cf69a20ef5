// SPDX-License-Identifier: GPL-3.0-or-later
// Who places threads and pages: a person, or one of the operating systems. The toolbar's menu and the empty timeline.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "ScenarioShelf.h"

namespace boardset {

struct SystemRow {
    QString system; ///< Id.
    QString title;
    QString summary;
    bool current = false;
    bool operator==(const SystemRow&) const = default;

    ROW_ROLES(SystemRow, system, title, summary, current);
};

struct ProgramRow {
    QString scenario; ///< Id.
    QString title;
    QString description;
    bool operator==(const ProgramRow&) const = default;

    ROW_ROLES(ProgramRow, scenario, title, description);
};

/// Turns a placement into a program and back, each as an edit that can be undone.
class PolicyView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool byHand READ isByHand NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed) ///< "By hand", "Solaris 9 12/02".
    /// Those that run on the open machine, the newest first.
    Q_PROPERTY(boardset::RowListModel* systems READ systems CONSTANT)
    /// The bundled programs of the open machine.
    Q_PROPERTY(boardset::RowListModel* programs READ programs CONSTANT)
    /// The newest of them that tells near from far, for the button of an empty timeline.
    Q_PROPERTY(QString newest READ newest NOTIFY changed)
    Q_PROPERTY(QString newestTitle READ newestTitle NOTIFY changed)
    Q_PROPERTY(bool replayable READ isReplayable NOTIFY changed) ///< There are threads.
    /// The machine has processors, on which an operating system that is known places threads.
    Q_PROPERTY(bool applies READ applies NOTIFY changed)
    Q_PROPERTY(QString beside READ beside NOTIFY changed) ///< What a replay leaves alone: a sentence; empty: nothing.
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed) ///< Why it has none, or no processors: a sentence.
public:
    PolicyView(Document& document, std::shared_ptr<const ScenarioShelf> shelf, QObject* parent = nullptr);

    bool isByHand() const { return m_document.replay() == nullptr; }
    QString title() const;
    RowListModel* systems() { return &m_systems; }
    RowListModel* programs() { return &m_programs; }
    QString newest() const;
    QString newestTitle() const;
    bool isReplayable() const { return applies() && hasThreads(); }
    bool applies() const { return whyNot().isEmpty(); }
    QString whyNot() const;

    bool hasThreads() const; ///< Which a system places.
    QString beside() const;

    /// Keeps what the diagram shows as a placement.
    Q_INVOKABLE void keepByHand();
    /// Replays the program, or one made of the placement, under a system.
    Q_INVOKABLE void replayUnder(const QString& system);

Q_SIGNALS:
    void changed();
    void refused(const QString& sentence);
    void started(); ///< A placement has become a program.

private:
    std::vector<OperatingSystem> systemsHere() const;
    void refresh();
    void report(const QString& problem);

    Document& m_document;
    std::shared_ptr<const ScenarioShelf> m_shelf;
    RowModel<SystemRow> m_systems;
    RowModel<ProgramRow> m_programs;
};

} // namespace boardset
