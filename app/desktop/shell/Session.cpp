// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the view-models in the order of their dependencies, and connects them.
#include "Session.h"

#include "EnumWord.h"
#include "Format.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/text/EnglishText.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <optional>

namespace boardset {

namespace {

/// Returns the tab of the side panel that lists search results of a kind; nothing if none lists them.
std::optional<Preferences::SideTab> sideTabOf(Subject::Kind kind) {
    switch (kind) {
    case Subject::Lesson:
    case Subject::Scenario:
        return Preferences::SideTab::Learn;
    case Subject::Machine:
        return Preferences::SideTab::Machines;
    case Subject::Option:
    case Subject::Part:
    case Subject::Process:
    case Subject::System:
        return Preferences::SideTab::Build;
    default:
        return {};
    }
}
} // namespace

Session::Session(std::shared_ptr<const Catalog> catalog, const std::shared_ptr<const ScenarioCache>& scenarioCache,
                 const Scenario& start, const StoragePaths& places, QObject* parent)
    : QObject(parent), m_preferences(places.settingsFile), m_windowGeometry(m_preferences),
      m_document(std::move(catalog), start),
      m_files(m_document, scenarioCache, m_preferences, m_problem, places.autosaveFolder + QStringLiteral("/kept")),
      m_autosave(m_document, m_files, places.autosaveFolder), m_canvas(m_document), m_answer(m_document),
      m_inspector(m_document), m_evidence(m_document, scenarioCache), m_family(m_document),
      m_why(m_document, [this](const std::string& measurement) { return m_evidence.why(measurement); }),
      m_findings(m_document), m_advisor(m_document, scenarioCache), m_best(m_document), m_compare(m_document),
      m_history(m_document), m_lesson(
                                 m_document, m_files, scenarioCache, m_problem,
                                 [this](const std::string& measurement) { return m_evidence.why(measurement); },
                                 QFileInfo(places.autosaveFolder).path() + QStringLiteral("/guesses.json")),
      m_library(m_document, scenarioCache, m_files), m_setup(m_document), m_glossary(m_document.catalog()),
      m_source(m_document.catalog(), m_preferences),
      m_search(m_document, scenarioCache, m_library.bySize(), *m_library.options(), m_glossary.words(), m_findings,
               m_lesson.all(), m_preferences, m_drawer, m_commands),
      m_trace(m_document), m_generations(m_document.catalog(), m_library.bySize()), m_timeline(m_document),
      m_replayPlots(m_document), m_loadPlot(m_document, m_inspector), m_settings(m_document),
      m_inspection(m_document, m_inspector), m_policy(m_document, scenarioCache),
      m_plots(m_document, m_files, scenarioCache), m_sweep(m_document, scenarioCache), m_present(m_document, m_answer),
      m_drawer(m_document, m_why, m_findings, m_history, m_advisor, m_compare, m_setup), m_fileDialogs(*this),
      m_commands(*this) {
    connect(&m_canvas, &CanvasView::inspectRequested, &m_inspector, &InspectorView::show);
    connect(&m_canvas, &CanvasView::inspectAllRequested, &m_inspector, &InspectorView::showAll);
    connect(
        &m_inspector, &InspectorView::changed, &m_canvas,
        [this] {
            const Subject subject = m_inspector.subject();
            m_canvas.selectProcess(subject.kind == Subject::Process ? format::text(subject.id) : QString());
        });
    connect(&m_setup, &SetupView::started, &m_inspector, [this](const QString& process) {
        m_inspector.show({Subject::Process, process.toStdString()});
    });
    connect(&m_canvas, &CanvasView::whyRequested, &m_why, &WhyView::show);
    connect(&m_lesson, &LessonView::derivationWanted, &m_why, &WhyView::show);
    connect(
        &m_document, &Document::workMoved, &m_files,
        [this](const QString& moved) { Q_EMIT m_files.notice(tr("%1 You can undo this change.").arg(moved)); });
    connect(
        &m_why, &WhyView::shown, &m_drawer, [this] { m_drawer.ask(Drawer::Why); });
    connect(&m_why, &WhyView::closed, &m_drawer, [this] { m_drawer.leave(Drawer::Why); });
    connect(&m_evidence, &EvidenceView::changed, &m_why, &WhyView::acceptEvidence);
    connect(&m_evidence, &EvidenceView::changed, &m_lesson, &LessonView::acceptEvidence);
    connect(&m_canvas, &CanvasView::traceRequested, &m_trace, &TraceView::startFrom);
    connect(&m_canvas, &CanvasView::traceToRequested, &m_trace, &TraceView::startTo);
    connect(&m_trace, &TraceView::atChanged, this, [this] {
        const Hop* hop = m_trace.hop();
        m_canvas.highlight(hop ? hop->blocks : std::vector<BlockId>(), hop ? hop->passages : std::vector<RouteLink>());
    });
    connect(&m_document, &Document::opened, this, [this] { // the selection belonged to the previous scenario
        m_canvas.select({});
        m_inspector.clear();
        Q_EMIT opened();
    });
    const QString unanswered = tr("Can't calculate the results of the last change");
    connect(&m_document, &Document::failed, this, refusedWith(unanswered));
    connect(
        &m_document, &Document::changed, this, [this, unanswered] { refuse(unanswered, {}); });
    connect(&m_compare, &CompareView::kept, &m_drawer, [this] {
        if (m_drawer.tab() != Drawer::Timeline) // there, the user makes the change to compare with A
            m_drawer.showTab(Drawer::Differences);
    });
    connect(&m_compare, &CompareView::pointed, &m_canvas, &CanvasView::pointAt);
    connect(&m_files, &Files::quitAllowed, &m_windowGeometry, &WindowGeometry::writeNow);
    connect(&m_autosave, &Autosave::failed, this, refusedWith(tr("Autosave failed")));
    connectLesson();
    connect(&m_search, &SearchView::chosen, this, [this](const Subject& subject) {
        if (const auto tab = sideTabOf(subject.kind))
            m_preferences.setSideTab(*tab);
        goTo(subject);
    });
    connect(&m_findings, &FindingsView::wanted, this, &Session::goTo);
    connectPlots();
    connect(&m_trace, &TraceView::wanted, &m_drawer, [this] { m_drawer.ask(Drawer::Trace); });
    connectReplay();
    connectPresent();
    connectAnnouncer();
    connectFileDialogs();
    m_commands.connectAll();
    m_files.setBundled(QString::fromStdString(scenarioCache->idOf(start)));
    reportBrokenSettings();
}

void Session::reportBrokenSettings() {
    const QString why = m_preferences.problem();
    if (why.isEmpty())
        return;
    const InputError error(m_preferences.file().toStdString(), {}, why.toStdString(),
                           tr("a settings file").toStdString(),
                           tr("Correct the file and start Boardset again, or move it aside.").toStdString());
    m_problem.offer(
        tr("Can't read your settings; changes will not be saved"), error, tr("Move the file aside"), [this] {
            try {
                const QString aside = m_preferences.reset();
                Q_EMIT m_files.notice(tr("Your old settings are now in %1").arg(QFileInfo(aside).fileName()));
            } catch (const std::exception& problem) {
                m_problem.show(tr("Can't move the settings file aside"), problem);
            }
        });
}

void Session::keepUnsaved() {
    m_windowGeometry.writeNow();
    m_autosave.keepForNextStart();
}

void Session::connectPlots() {
    for (PointPlot* plot : std::initializer_list<PointPlot*>{&m_plots, &m_sweep}) {
        connect(plot, &PointPlot::refused, this, refusedWith(tr("Can't open the point")));
        connect(plot, &PointPlot::exportRefused, this, refusedWith(tr("Can't save the plot")));
        connect(plot, &PointPlot::copied, &m_files, &Files::notice);
        connect(plot, &PointPlot::exported, &m_files, &Files::notice);
        connect(plot, &PointPlot::wanted, &m_drawer, [this] { m_drawer.ask(Drawer::Plots); });
    }
    connect(&m_tables, &Tables::refused, this, refusedWith(tr("Can't save the table")));
    connect(&m_tables, &Tables::done, &m_files, &Files::notice);
}

void Session::connectReplay() {
    connect(&m_settings, &PolicySettingsView::refused, this, refusedWith(tr("Can't change the setting")));
    connect(&m_policy, &PolicyView::refused, this, refusedWith(tr("Can't replay the placement")));
    connect(&m_policy, &PolicyView::started, &m_timeline, &TimelineView::ask);
    connect(&m_timeline, &TimelineView::ended, &m_files, &Files::notice);
    connect(
        &m_timeline, &TimelineView::wanted, &m_drawer, [this] { m_drawer.ask(Drawer::Timeline); });
    connect(&m_timeline, &TimelineView::opened, &m_drawer, [this] { m_drawer.open(Drawer::Timeline); });
    m_drawer.showTab(m_timeline.hasReplay() ? Drawer::Timeline : Drawer::Evidence);
}

/// Connects a lesson to the presentation, and to the views that close when it begins.
void Session::connectLesson() {
    connect(&m_lesson, &LessonView::changed, this,
            [this] { m_present.setLesson(m_lesson.isOpen(), m_lesson.isSettled()); });
    connect(&m_document, &Document::resultsHiddenChanged, this, &Session::resultsHiddenChanged);
    connect(&m_drawer, &Drawer::refused, &m_files,
            [this] { Q_EMIT m_files.notice(tr("Guess first: this tab would reveal the answer")); });
    connect(&m_lesson, &LessonView::begun, this, [this] {
        if (m_compare.hasA())
            Q_EMIT m_files.notice(tr("A was cleared: a lesson compares with its own starting point"));
        m_compare.clearA();
        m_why.close(); // it would reveal the answer
        m_canvas.show({});
        m_canvas.select({});
    });
    connect(&m_lesson, &LessonView::notice, &m_files, &Files::notice);
}

void Session::connectFileDialogs() {
    const auto ask = [this](FileDialogs::Purpose purpose) { return [this, purpose] { m_fileDialogs.ask(purpose); }; };
    connect(&m_files, &Files::chooseSaveFile, &m_fileDialogs, ask(FileDialogs::Save));
    connect(&m_source, &SourceView::fileWanted, &m_fileDialogs, ask(FileDialogs::Source));
    connect(&m_why, &WhyView::exportWanted, &m_fileDialogs, ask(FileDialogs::Derivation));
    connect(&m_tables, &Tables::saveWanted, &m_fileDialogs, ask(FileDialogs::Table));
    for (const PointPlot* plot : std::initializer_list<const PointPlot*>{&m_plots, &m_sweep})
        connect(plot, &PointPlot::exportWanted, &m_fileDialogs, &FileDialogs::askForPlot);
}

/// Ends the presentation when a panel is requested, because a presentation has no panels.
void Session::connectPresent() {
    connect(&m_present, &PresentView::onChanged, this, [this] {
        if (m_present.isOn()) // a presentation doesn't show the inspector, to which the selection belongs
            m_canvas.select({});
        m_canvas.setSpotlight(false);
        m_windowGeometry.present(m_present.isOn());
    });
    connect(&m_present, &PresentView::takenOver, &m_timeline, &TimelineView::stop);
    const auto followTheme = [this] { m_present.setDark(m_preferences.theme() == Preferences::Theme::Dark); };
    connect(&m_preferences, &Preferences::themeChanged, &m_present, followTheme);
    followTheme();
    connect(&m_drawer, &Drawer::wanted, &m_present, &PresentView::stop);
}

/// Announces changes to a screen reader if they are in items without the keyboard focus.
void Session::connectAnnouncer() {
    connect(m_canvas.drag(), &DragSession::announced, &m_announcer, &Announcer::say);
    connect(
        &m_canvas, &CanvasView::noticeChanged, this, [this] { m_announcer.say(m_canvas.notice()); });
    connect(
        &m_document, &Document::changed, this,
        [this] {
            if (!m_document.areResultsHidden() && m_timeline.playing() == 0)
                m_announcer.say(format::sentences({m_answer.spoken(), m_setup.state().routeChanges.join(u' ')}));
        });
    connect(&m_problem, &ProblemView::changed, this, [this] {
        if (m_problem.isOpen())
            m_announcer.say(m_problem.line());
    });
    connect(&m_files, &Files::notice, &m_announcer, &Announcer::say);
    connect(&m_files, &Files::changesKept, &m_announcer, &Announcer::say);
    if (Announcer::hasAnnouncements)
        return;
    connect(
        &m_announcer, &Announcer::said, this, [this] { m_canvas.setNews(m_announcer.words()); });
    connect(&m_canvas, &CanvasView::selectionChanged, this, [this] { m_canvas.setNews({}); });
}

QString Session::version() const {
    return QCoreApplication::applicationVersion();
}

QString Session::manual(const QString& place) const {
    const std::string ofTab = place == u"drawer" ? m_drawer.manual().toStdString() : std::string();
    const std::string family = "family-" + m_document.topology().machine().family.id;
    const std::string page = !ofTab.empty()                             ? ofTab
                             : place == u"terms" || place == u"sources" ? place.toStdString()
                             : m_lesson.isOpen()                        ? "lessons"
                                                                        : family;
    const auto folder = m_document.catalog()->file().parent_path() / "manual";
    for (const std::string& each : {page, std::string("index")})
        if (const auto file = folder / (each + ".html"); std::filesystem::exists(file))
            return QUrl::fromLocalFile(QString::fromStdString(std::filesystem::absolute(file).string())).toString();
    return {};
}

QString Session::manualFiles() const {
    const QDir folder(QString::fromStdString((m_document.catalog()->file().parent_path() / "manual").string()));
    QStringList files{folder.absoluteFilePath(QStringLiteral("index.html"))};
    files += folder.entryList({QStringLiteral("*.pdf")}, QDir::Files);
    return format::text(listWithAnd(textsOf(files, &QString::toStdString)));
}

void Session::goTo(const Subject& subject) {
    const QString id = format::text(subject.id);
    switch (subject.kind) {
    case Subject::Machine:
        return m_files.requestMachine(id);
    case Subject::Scenario:
        return m_files.requestBundled(id);
    case Subject::File:
        return m_files.requestOpen(QUrl::fromLocalFile(id));
    case Subject::Lesson:
        return m_lesson.start(id);
    case Subject::Term:
        return m_glossary.open(id);
    case Subject::Source:
        return m_source.show(id);
    case Subject::Fact:
        return m_why.show(subject);
    case Subject::Option:
        return refuse(tr("Can't change %1").arg(id.section(u'=', 0, 0)),
                      m_library.setOption(id.section(u'=', 0, 0), id.section(u'=', 1).toInt()));
    case Subject::Part:
        return m_canvas.startBoard(id, true);
    case Subject::System:
        return m_policy.replayUnder(id);
    case Subject::Finding:
        return m_drawer.ask(Drawer::Findings);
    case Subject::Tab:
        return goToTab(id.split(u':'));
    default:
        return select(subject);
    }
}

void Session::goToTab(const QStringList& words) {
    if (words.value(0) == u"side")
        return showSideTab(words);
    if (showTab(words))
        Q_EMIT m_drawer.wanted(); // the drawer gets the keyboard focus
    else if (m_document.areResultsHidden())
        Q_EMIT m_drawer.refused();
}

void Session::select(const Subject& subject) {
    if (subject.kind == Subject::Block)
        m_canvas.show(format::text(subject.id));
    else
        m_canvas.selectItem(subject);
    m_inspector.show(subject);
    m_canvas.followCustomer(subject.kind == Subject::Thread ? format::text(subject.id) : QString());
}

void Session::showSideTab(const QStringList& words) {
    if (const auto tab = enumNamed<Preferences::SideTab>(words.value(1)))
        m_preferences.setSideTab(*tab);
    m_present.stop(); // a presentation has no panels
    Q_EMIT sidePanelWanted();
}

bool Session::showTab(const QStringList& words) {
    const auto tab = enumNamed<Drawer::Tab>(words.value(1));
    if (!tab || !m_drawer.has(*tab))
        return false;
    m_drawer.showTab(*tab);
    if (*tab == Drawer::Timeline && words.size() > 2)
        Q_EMIT viewWanted(words[2]);
    if (*tab == Drawer::Plots)
        showPlot(words.mid(2));
    return true;
}

void Session::showPlot(const QStringList& words) {
    m_sweep.choose(words.value(0) == u"sweep");
    if (!m_sweep.isChosen() && !words.isEmpty())
        m_plots.choose(words[0].toInt());
    if (m_sweep.isChosen() && words.size() > 1) {
        m_sweep.runOver(words[1], words.value(2));
        m_sweep.waitUntilReady(); // the first screen has to show all results
    }
}

void Session::open(const QStringList& words) {
    const QString id = words.mid(2).join(u':');
    const auto kind = valueOfWord<Subject::Kind>(words.value(1).toStdString());
    if (words.value(0) == u"why" && kind)
        m_why.show({*kind, id.toStdString()});
    if (words.value(0) == u"lesson")
        m_lesson.start(words.mid(1).join(u':'));
    if (words.value(0) == u"present")
        m_present.start();
    if (words.value(0) == u"compare") { // compares with a bundled scenario
        m_compare.keep();
        m_compare.setBeside(true);
        m_files.requestBundled(words.value(1));
    }
    if (words.value(0) == u"inspect" && kind)
        goTo({*kind, id.toStdString()});
    const bool isPage = words.value(0) == u"page";
    if (isPage || words.value(0) == u"drawer") {
        m_drawer.setProperty("maximised", isPage);
        if (showTab(words))
            Q_EMIT m_drawer.wanted();
    }
    if (words.value(0) == u"side")
        showSideTab(words);
    if (words.value(0) == u"source")
        m_source.show(words.value(1), id);
    if (words.value(0) == u"search") {
        m_commands.of(Commands::Find)->run();
        m_search.setQuery(words.value(1));
    }
    if (words.value(0) == u"dialog")
        m_commands.opening(words.value(1))->run();
}

void Session::refuse(const QString& title, const QString& sentence) {
    m_problem.refuse(title, sentence);
}

} // namespace boardset
