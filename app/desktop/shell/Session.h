// SPDX-License-Identifier: GPL-3.0-or-later
// One window of Boardset: builds the document and its view-models, and connects them. It has no logic of its own.
#pragma once

#include "AdvisorView.h"
#include "Announcer.h"
#include "AnswerView.h"
#include "Autosave.h"
#include "BestView.h"
#include "CanvasView.h"
#include "Commands.h"
#include "CompareView.h"
#include "Document.h"
#include "Drawer.h"
#include "EvidenceView.h"
#include "FamilyView.h"
#include "FileDialogs.h"
#include "Files.h"
#include "FindingsView.h"
#include "GenerationsView.h"
#include "GlossaryView.h"
#include "InspectionView.h"
#include "InspectorView.h"
#include "LessonView.h"
#include "LibraryView.h"
#include "LoadPlot.h"
#include "PlotsView.h"
#include "PolicySettingsView.h"
#include "PolicyView.h"
#include "Preferences.h"
#include "PresentView.h"
#include "ProblemView.h"
#include "Property.h"
#include "ReplayPlots.h"
#include "ScenarioCache.h"
#include "SearchView.h"
#include "SetupView.h"
#include "SourceView.h"
#include "SweepView.h"
#include "Tables.h"
#include "TimelineView.h"
#include "TraceView.h"
#include "UndoHistoryView.h"
#include "WhyView.h"
#include "WindowGeometry.h"

namespace boardset {

class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Built by main")
    /// True while commands and descriptions would reveal a lesson's answer; see Document::areResultsHidden().
    Q_PROPERTY(bool resultsHidden READ areResultsHidden NOTIFY resultsHiddenChanged)
    Q_PROPERTY(QString version READ version CONSTANT)
public:
    /// Paths of the files and folders that a session uses, except scenarios.
    struct StoragePaths {
        QString settingsFile; ///< Path of the settings file; empty for the program's own settings.
        /// Folder for autosave copies; created when first needed.
        /// Its subfolder `kept` contains saved edits. The file with the learner's guesses is beside the folder.
        QString autosaveFolder;
    };

    /// `start` must already be resolved against its machine. Throws the same exceptions as the constructor of Document.
    Session(std::shared_ptr<const Catalog> catalog, const std::shared_ptr<const ScenarioCache>& scenarioCache,
            const Scenario& start, const StoragePaths& places, QObject* parent = nullptr);

    OBJECT(Announcer, announcer)
    OBJECT(Preferences, preferences)
    OBJECT(WindowGeometry, windowGeometry)
    OBJECT(ProblemView, problem)

private:
    Document m_document;

public:
    Document& document() { return m_document; }
    OBJECT(Files, files)
    OBJECT(Autosave, autosave)
    OBJECT(CanvasView, canvas)
    OBJECT(AnswerView, answer)
    OBJECT(InspectorView, inspector)
    OBJECT(EvidenceView, evidence)
    OBJECT(FamilyView, family)
    OBJECT(WhyView, why)
    OBJECT(FindingsView, findings)
    OBJECT(AdvisorView, advisor)
    OBJECT(BestView, best)
    OBJECT(CompareView, compare)
    OBJECT(UndoHistoryView, history)
    OBJECT(LessonView, lesson)
    OBJECT(LibraryView, library)
    OBJECT(SetupView, setup)
    OBJECT(GlossaryView, glossary)
    OBJECT(SourceView, source)
    OBJECT(SearchView, search)
    OBJECT(TraceView, trace)
    OBJECT(GenerationsView, generations)
    OBJECT(TimelineView, timeline)
    OBJECT(ReplayPlots, replayPlots)
    OBJECT(LoadPlot, loadPlot)
    OBJECT(PolicySettingsView, settings)
    OBJECT(InspectionView, inspection)
    OBJECT(PolicyView, policy)
    OBJECT(PlotsView, plots)
    OBJECT(SweepView, sweep)
    OBJECT(Tables, tables)
    OBJECT(PresentView, present)
    OBJECT(Drawer, drawer)
    OBJECT(FileDialogs, fileDialogs)
    OBJECT(Commands, commands)
    bool areResultsHidden() const { return m_document.areResultsHidden(); }
    QString version() const;
    /// Returns the URL of the manual's page about "drawer", "terms" or "sources".
    /// For any other place, the page is about the open lesson, derivation or machine. Empty if there is no manual.
    Q_INVOKABLE QString manual(const QString& place = {}) const;
    /// Returns the paths of the manual's files for a message: "/usr/share/boardset/manual/index.html and manual.pdf".
    Q_INVOKABLE QString manualFiles() const;

    /// Opens a search result if it is a machine or scenario; otherwise selects it.
    void goTo(const Subject& subject);
    Q_INVOKABLE void follow(const QString& subject) { goTo(subjectNamed(subject.toStdString())); }
    /// Opens an item that the command line requests on the first screen: "why:latency", "inspect:thread:4",
    /// "source:000-mpo:Table B-2", "side:machines", "present", "compare:sunfire6800-copy-24-local".
    /// A tab of the drawer is "drawer:plots:1" or "drawer:plots:sweep:threads";
    /// "page:plots:sweep:threads" opens this tab as a page.
    /// "search:knee" searches, and "dialog:best" opens a dialog.
    Q_INVOKABLE void open(const QStringList& words);
    /// Shows in the banner why an edit was refused. An empty sentence means success and clears an earlier refusal.
    Q_INVOKABLE void refuse(const QString& title, const QString& sentence);
    /// Saves unsaved edits; the next start of the program offers to restore them.
    /// Called when a signal ends the program.
    void keepUnsaved();

Q_SIGNALS:
    void sidePanelWanted();               ///< Requests to show the side panel and to give it the keyboard focus.
    void viewWanted(const QString& view); ///< Requests the timeline view with the given name.
    void resultsHiddenChanged();
    void opened(); ///< Another scenario has been opened, with nothing selected.

private:
    /// Returns a slot that shows refusals under the given title.
    auto refusedWith(const QString& title) {
        return [this, title](const QString& sentence) { refuse(title, sentence); };
    }
    void connectReplay();
    void connectPlots();
    void connectLesson();
    void connectPresent();
    void connectAnnouncer();
    void connectFileDialogs();
    /// Shows a tab of the drawer and, if requested, a view in the tab: "drawer:timeline:times", "drawer:plots:1",
    /// "drawer:plots:sweep:threads".
    /// Returns false if the open machine has no such tab.
    bool showTab(const QStringList& words);
    void showPlot(const QStringList& words);
    void select(const Subject& subject);
    void goToTab(const QStringList& words);
    void showSideTab(const QStringList& words); ///< Shows a tab of the side panel: "side:machines".
    void reportBrokenSettings();
};

} // namespace boardset
