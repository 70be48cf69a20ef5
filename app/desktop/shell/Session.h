// SPDX-License-Identifier: GPL-3.0-or-later
// One window of Boardset: builds the document and its view-models, and connects them. It has no logic of its own.
#pragma once

#include "AdvisorView.h"
#include "Announcer.h"
#include "AnswerView.h"
#include "Autosave.h"
#include "BestView.h"
#include "CanvasView.h"
#include "CompareView.h"
#include "Document.h"
#include "Drawer.h"
#include "EvidenceView.h"
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

#include <QQuickItem>

namespace boardset {

class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Built by main")
    Q_PROPERTY(boardset::Preferences* preferences READ preferences CONSTANT)
    Q_PROPERTY(boardset::WindowGeometry* windowGeometry READ windowGeometry CONSTANT)
    Q_PROPERTY(boardset::ProblemView* problem READ problem CONSTANT)
    Q_PROPERTY(boardset::Files* files READ files CONSTANT)
    Q_PROPERTY(boardset::Autosave* autosave READ autosave CONSTANT)
    Q_PROPERTY(boardset::Announcer* announcer READ announcer CONSTANT)
    Q_PROPERTY(boardset::CanvasView* canvas READ canvas CONSTANT)
    Q_PROPERTY(boardset::AnswerView* answer READ answer CONSTANT)
    Q_PROPERTY(boardset::Drawer* drawer READ drawer CONSTANT)
    Q_PROPERTY(boardset::InspectorView* inspector READ inspector CONSTANT)
    Q_PROPERTY(boardset::WhyView* why READ why CONSTANT)
    Q_PROPERTY(boardset::EvidenceView* evidence READ evidence CONSTANT)
    Q_PROPERTY(boardset::AdvisorView* advisor READ advisor CONSTANT)
    Q_PROPERTY(boardset::BestView* best READ best CONSTANT)
    Q_PROPERTY(boardset::CompareView* compare READ compare CONSTANT)
    Q_PROPERTY(boardset::GlossaryView* glossary READ glossary CONSTANT)
    Q_PROPERTY(boardset::FindingsView* findings READ findings CONSTANT)
    Q_PROPERTY(boardset::UndoHistoryView* history READ history CONSTANT)
    Q_PROPERTY(boardset::LessonView* lesson READ lesson CONSTANT)
    Q_PROPERTY(boardset::LibraryView* library READ library CONSTANT)
    Q_PROPERTY(boardset::SetupView* setup READ setup CONSTANT)
    Q_PROPERTY(boardset::SearchView* search READ search CONSTANT)
    Q_PROPERTY(boardset::SourceView* source READ source CONSTANT)
    Q_PROPERTY(boardset::TraceView* trace READ trace CONSTANT)
    Q_PROPERTY(boardset::GenerationsView* generations READ generations CONSTANT)
    Q_PROPERTY(boardset::TimelineView* timeline READ timeline CONSTANT)
    Q_PROPERTY(boardset::ReplayPlots* replayPlots READ replayPlots CONSTANT)
    Q_PROPERTY(boardset::LoadPlot* loadPlot READ loadPlot CONSTANT)
    Q_PROPERTY(boardset::PolicySettingsView* settings READ settings CONSTANT)
    Q_PROPERTY(boardset::InspectionView* inspection READ inspection CONSTANT)
    Q_PROPERTY(boardset::PolicyView* policy READ policy CONSTANT)
    Q_PROPERTY(boardset::PlotsView* plots READ plots CONSTANT)
    Q_PROPERTY(boardset::SweepView* sweep READ sweep CONSTANT)
    Q_PROPERTY(boardset::Tables* tables READ tables CONSTANT)
    Q_PROPERTY(boardset::PresentView* present READ present CONSTANT)
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
    Preferences* preferences() { return &m_preferences; }
    WindowGeometry* windowGeometry() { return &m_windowGeometry; }
    ProblemView* problem() { return &m_problem; }
    Files* files() { return &m_files; }
    Autosave* autosave() { return &m_autosave; }
    Announcer* announcer() { return &m_announcer; }
    CanvasView* canvas() { return &m_canvas; }
    AnswerView* answer() { return &m_answer; }
    Drawer* drawer() { return &m_drawer; }
    InspectorView* inspector() { return &m_inspector; }
    WhyView* why() { return &m_why; }
    EvidenceView* evidence() { return &m_evidence; }
    AdvisorView* advisor() { return &m_advisor; }
    BestView* best() { return &m_best; }
    CompareView* compare() { return &m_compare; }
    GlossaryView* glossary() { return &m_glossary; }
    FindingsView* findings() { return &m_findings; }
    UndoHistoryView* history() { return &m_history; }
    LessonView* lesson() { return &m_lesson; }
    LibraryView* library() { return &m_library; }
    SetupView* setup() { return &m_setup; }
    SearchView* search() { return &m_search; }
    SourceView* source() { return &m_source; }
    GenerationsView* generations() { return &m_generations; }
    TraceView* trace() { return &m_trace; }
    TimelineView* timeline() { return &m_timeline; }
    ReplayPlots* replayPlots() { return &m_replayPlots; }
    LoadPlot* loadPlot() { return &m_loadPlot; }
    PolicySettingsView* settings() { return &m_settings; }
    InspectionView* inspection() { return &m_inspection; }
    PolicyView* policy() { return &m_policy; }
    PlotsView* plots() { return &m_plots; }
    SweepView* sweep() { return &m_sweep; }
    Tables* tables() { return &m_tables; }
    PresentView* present() { return &m_present; }
    bool areResultsHidden() const { return m_document.areResultsHidden(); }
    QString version() const;
    /// Returns the URL of the manual's page about "drawer", "terms" or "sources".
    /// For any other place, the page is about the open lesson, derivation or machine. Empty if there is no manual.
    Q_INVOKABLE QString manual(const QString& place = {}) const;
    /// Returns the paths of the manual's files for a message: "/usr/share/boardset/manual/index.html and manual.pdf".
    Q_INVOKABLE QString manualFiles() const;

    /// Opens a search result if it is a machine or scenario; otherwise selects it.
    Q_INVOKABLE void goTo(boardset::Subject::Kind kind, const QString& id);
    /// Opens an item that the command line requests on the first screen: "why:latency", "inspect:thread:4",
    /// "source:000-mpo:Table B-2", "side:machines", "present", "compare:sunfire6800-copy-24-local".
    /// A tab of the drawer is "drawer:plots:1" or "drawer:plots:sweep:threads";
    /// "page:plots:sweep:threads" opens this tab as a page.
    /// The window itself handles all other values.
    Q_INVOKABLE void open(const QStringList& words);
    /// Shows in the banner why an edit was refused. An empty sentence means success and clears an earlier refusal.
    Q_INVOKABLE void refuse(const QString& title, const QString& sentence);
    /// True if the drawer has the given tab for the open machine and no lesson hides the tab.
    bool hasTab(Drawer::Tab tab) const;
    /// Saves unsaved edits; the next start of the program offers to restore them.
    /// Called when a signal ends the program.
    void keepUnsaved();
    /// Exports the diagram as SVG, with title, results and measurements.
    Q_INVOKABLE void exportSvg(const QUrl& file, bool dark) { m_files.exportSvg(file, dark, m_evidence.remarks()); }
    /// Exports the whole diagram as a one-page PDF; if `grey` is true, in shades of grey for printing.
    Q_INVOKABLE void exportPdf(const QUrl& file, bool grey);
    /// Exports a report as HTML, or as PDF if the file name ends in .pdf.
    Q_INVOKABLE void exportReport(const QUrl& file);
    /// Exports the comparison of A and B as SVG, PDF or PNG, depending on the file name; does nothing without an A.
    Q_INVOKABLE void exportComparison(const QUrl& file);
    /// Exports the drawing in an item as a PNG image, with title and results, at twice the resolution of the screen.
    Q_INVOKABLE void exportPng(QQuickItem* item, const QUrl& file);

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
    void reportExport(const QString& title, const QString& refusal, const QUrl& file);
    /// Shows a tab of the drawer and, if requested, a view in the tab: "drawer:timeline:times", "drawer:plots:1",
    /// "drawer:plots:sweep:threads".
    /// Returns false if the open machine has no such tab.
    bool showTab(const QStringList& words);
    void showPlot(const QStringList& words);
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
    Drawer m_drawer;
    InspectorView m_inspector;
    EvidenceView m_evidence;
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
};

} // namespace boardset
