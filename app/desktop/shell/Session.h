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

// NOLINTBEGIN(bugprone-macro-parentheses): a type must not be in parentheses
/// Declares a view-model as a property of the session.
#define VIEW(Type, name)                                                                                               \
    Q_PROPERTY(boardset::Type* name READ name CONSTANT)                                                                \
    Type* name() {                                                                                                     \
        return &m_##name;                                                                                              \
    }
// NOLINTEND(bugprone-macro-parentheses)

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

    Document& document() { return m_document; }
    VIEW(Preferences, preferences)
    VIEW(WindowGeometry, windowGeometry)
    VIEW(ProblemView, problem)
    VIEW(Files, files)
    VIEW(Autosave, autosave)
    VIEW(Announcer, announcer)
    VIEW(CanvasView, canvas)
    VIEW(AnswerView, answer)
    VIEW(Drawer, drawer)
    VIEW(InspectorView, inspector)
    VIEW(WhyView, why)
    VIEW(EvidenceView, evidence)
    VIEW(FamilyView, family)
    VIEW(AdvisorView, advisor)
    VIEW(BestView, best)
    VIEW(CompareView, compare)
    VIEW(GlossaryView, glossary)
    VIEW(FindingsView, findings)
    VIEW(UndoHistoryView, history)
    VIEW(LessonView, lesson)
    VIEW(LibraryView, library)
    VIEW(SetupView, setup)
    VIEW(SearchView, search)
    VIEW(SourceView, source)
    VIEW(TraceView, trace)
    VIEW(GenerationsView, generations)
    VIEW(TimelineView, timeline)
    VIEW(ReplayPlots, replayPlots)
    VIEW(LoadPlot, loadPlot)
    VIEW(PolicySettingsView, settings)
    VIEW(InspectionView, inspection)
    VIEW(PolicyView, policy)
    VIEW(PlotsView, plots)
    VIEW(SweepView, sweep)
    VIEW(Tables, tables)
    VIEW(PresentView, present)
    VIEW(FileDialogs, fileDialogs)
    VIEW(Commands, commands)
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

    Announcer m_announcer;
    Preferences m_preferences;
    WindowGeometry m_windowGeometry;
    ProblemView m_problem;
    Document m_document;
    Files m_files;
    Autosave m_autosave;
    CanvasView m_canvas;
    AnswerView m_answer;
    InspectorView m_inspector;
    EvidenceView m_evidence;
    FamilyView m_family;
    WhyView m_why;
    FindingsView m_findings;
    AdvisorView m_advisor;
    BestView m_best;
    CompareView m_compare;
    UndoHistoryView m_history;
    LessonView m_lesson;
    LibraryView m_library;
    SetupView m_setup;
    GlossaryView m_glossary;
    SourceView m_source;
    SearchView m_search;
    TraceView m_trace;
    GenerationsView m_generations;
    TimelineView m_timeline;
    ReplayPlots m_replayPlots;
    LoadPlot m_loadPlot;
    PolicySettingsView m_settings;
    InspectionView m_inspection;
    PolicyView m_policy;
    PlotsView m_plots;
    SweepView m_sweep;
    Tables m_tables;
    PresentView m_present;
    Drawer m_drawer;
    FileDialogs m_fileDialogs;
    Commands m_commands;
};

} // namespace boardset
