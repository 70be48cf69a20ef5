// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the view-models in order of dependence and connects them.
#include "Session.h"

#include "ScenePaper.h"

#include <QCoreApplication>

namespace boardset {

namespace {
constexpr double pngScale = 2; // finer than the screen: it will be printed and projected
}

Session::Session(std::shared_ptr<const Catalog> catalog, const std::shared_ptr<const ScenarioShelf>& shelf,
                 const Scenario& start, const Places& places, QObject* parent)
    : QObject(parent), m_preferences(places.settingsFile), m_document(std::move(catalog), start),
      m_files(m_document, shelf, m_preferences, m_problem), m_autosave(m_document, m_files, places.autosaveFolder),
      m_canvas(m_document), m_answer(m_document), m_inspector(m_document), m_evidence(m_document, shelf),
      m_why(m_document, [this](const QString& measurement) { return m_evidence.why(measurement); }),
      m_findings(m_document), m_history(m_document), m_library(m_document, shelf, m_files), m_setup(m_document),
      m_search(m_document, shelf, m_library.bySize()), m_trace(m_document),
      m_generations(m_document.catalog(), m_library.bySize()), m_timeline(m_document), m_variant(m_document),
      m_replayPlots(m_document), m_loadPlot(m_document, m_inspector), m_settings(m_document),
      m_inspection(m_document, m_inspector), m_policy(m_document, shelf), m_plots(m_document, m_files, shelf) {
    connect(&m_canvas, &CanvasView::inspectRequested, &m_inspector, &InspectorView::show);
    connect(&m_canvas, &CanvasView::whyRequested, &m_why, &WhyView::show);
    connect(&m_canvas, &CanvasView::traceRequested, &m_trace, &TraceView::startFrom);
    connect(&m_canvas, &CanvasView::traceToRequested, &m_trace, &TraceView::startTo);
    connect(&m_trace, &TraceView::atChanged, this, [this] {
        const Hop* hop = m_trace.hop();
        m_canvas.light(hop ? hop->blocks : std::vector<int>(), hop ? hop->passages : std::vector<Passage>());
    });
    connect(&m_document, &Document::opened, this, [this] { // what was selected was another scenario's
        m_canvas.select({});
        m_inspector.clear();
        Q_EMIT opened();
    });
    connect(&m_search, &SearchView::chosen, this, &Session::goTo);
    connect(&m_plots, &PlotsView::refused, this,
            [this](const QString& sentence) { refuse(tr("The point cannot be opened"), sentence); });
    connect(&m_plots, &PlotsView::copied, &m_files, &Files::notice);
    connectReplay();
    m_files.setBundled(QString::fromStdString(shelf->idOf(start)));
}

void Session::connectReplay() {
    const auto refusedBy = [this](const QString& title) {
        return [this, title](const QString& sentence) { refuse(title, sentence); };
    };
    connect(&m_settings, &PolicySettingsView::refused, this, refusedBy(tr("The setting stays as it is")));
    connect(&m_policy, &PolicyView::refused, this, refusedBy(tr("The placement cannot be replayed")));
    connect(&m_variant, &VariantView::refused, this, refusedBy(tr("The variant cannot be kept")));
    connect(&m_policy, &PolicyView::started, &m_timeline, &TimelineView::ask);
    connect(&m_timeline, &TimelineView::ended, &m_files, &Files::notice);
}

QString Session::version() const {
    return QCoreApplication::applicationVersion();
}

void Session::goTo(const QString& kind, const QString& id) {
    if (kind == u"machine")
        return m_files.requestMachine(id);
    if (kind == u"scenario")
        return m_files.requestBundled(id);
    if (kind == u"block")
        m_canvas.show(id);
    if (kind == u"link")
        m_canvas.selectLink(id);
    m_inspector.show(kind, id);
    m_canvas.followStream(kind == u"thread" ? id : QString());
}

void Session::refuse(const QString& title, const QString& sentence) {
    if (!sentence.isEmpty())
        m_problem.show(title, sentence);
    else if (m_problem.title() == title)
        m_problem.clear(); // what was refused has been put right
}

void Session::exportPng(QQuickItem* item, const QUrl& file) {
    const QString title = tr("The picture could not be exported");
    ScenePicture* picture = item ? item->findChild<ScenePicture*>() : nullptr;
    const QImage paper = picture ? paperOf(*picture, paperWordsOf(m_document, m_canvas.level()), pngScale) : QImage();
    const QString path = file.toLocalFile();
    if (paper.isNull())
        return m_problem.show(title, tr("There is nothing to draw into on this display."));
    if (!paper.save(path))
        return m_problem.show(title, tr("%1 cannot be written. Choose a folder that you may write to and a name that "
                                        "ends in .png.")
                                         .arg(path));
    Q_EMIT m_files.notice(tr("Exported %1").arg(file.fileName()));
}

} // namespace boardset
