// SPDX-License-Identifier: GPL-3.0-or-later
#include "FileDialogs.h"

#include "FigureFile.h"
#include "PdfFile.h"
#include "PngFile.h"
#include "ScenePicture.h"
#include "Session.h"

#include <QDir>
#include <QFileInfo>
#include <private/qguiapplication_p.h>
#include <qpa/qplatformtheme.h>

namespace boardset {

namespace {

constexpr double pngScale = 2; // higher resolution than the screen, because exported pictures are printed and projected

} // namespace

FileDialogs::FileDialogs(Session& session) : m_session(session) {
    Session& s = session;
    const auto open = [&s](const QUrl& file) { s.files()->requestOpen(file); };
    const auto keep = [&s](const QUrl& file) { s.source()->keep(file); };
    const auto save = [&s](const QUrl& file) { s.files()->saveTo(file); };
    const QString scenarios = tr("Scenarios (.boardset) and diagrams exported by Boardset (.svg)");
    const QString documents = tr("Documents (.pdf, .html, .txt and others)");
    m_rows = {{Open, tr("Open a scenario"), {}, scenarios, open, {"*.boardset", "*.svg"}},
              {Source, tr("Select your copy of the document"), {}, documents, keep, SourceView::globs()},
              {Save, tr("Save the scenario"), "boardset", tr("Scenarios (.boardset)"), save}};
    addExports();
    addResults();
    m_now = &m_rows.front();
}

void FileDialogs::addExports() {
    const auto svg = [this](const QUrl& file) { exportSvg(file, isDark()); };
    const auto png = [this](const QUrl& file) { exportPng(m_picture, file); };
    const auto pdf = [this](const QUrl& file) { exportPdf(file, false); };
    const auto print = [this](const QUrl& file) { exportPdf(file, true); };
    const auto report = [this](const QUrl& file) { exportReport(file); };
    const auto compare = [this](const QUrl& file) { exportComparison(file); };
    const auto add = [this](const QString& command, Row row, const QStringList& keys = {}) {
        row.command = command;
        row.keys = keys;
        row.compares = row.purpose >= ComparedSvg;
        m_rows.push_back(std::move(row));
    };
    const QString title = tr("Export the diagram");
    const QString images = tr("Images (.png)");
    const QString pdfs = tr("PDF files (.pdf)");
    const QString diagrams = tr("Diagrams (.svg). Boardset can open them again.");
    add(tr("Export the diagram as SVG…"), {Svg, title, "svg", diagrams, svg}, {"Ctrl+E"});
    add(tr("Export the diagram as PNG…"), {Png, title, "png", images, png}, {"Ctrl+Shift+E"});
    add(tr("Export the diagram as PDF…"), {Pdf, title, "pdf", pdfs, pdf});
    add(tr("Export the diagram as a greyscale PDF…"),
        {Print, tr("Export the diagram in greyscale"), "pdf", pdfs, print});
    const QString reportTitle = tr("Export a report");
    const QString reportName = tr("%1, report");
    add(tr("Export a report as HTML…"), {Report, reportTitle, "html", tr("Web pages (.html)"), report, {}, reportName},
        {"Ctrl+R"});
    add(tr("Export a report as PDF…"), {ReportPdf, reportTitle, "pdf", pdfs, report, {}, reportName});
    const QString both = tr("Export A and B");
    const QString bothName = tr("%1, A and B");
    const QString figures = tr("Figures (.svg). Boardset can open B again.");
    add(tr("Export A and B as SVG…"), {ComparedSvg, both, "svg", figures, compare, {}, bothName});
    add(tr("Export A and B as PNG…"), {ComparedPng, both, "png", images, compare, {}, bothName});
    add(tr("Export A and B as PDF…"), {ComparedPdf, both, "pdf", pdfs, compare, {}, bothName});
}

void FileDialogs::addResults() {
    Session& s = m_session;
    const auto derivation = [&s](const QUrl& file) {
        s.refuse(tr("Can't export the derivation"), s.why()->exportTo(file));
    };
    const auto guesses = [&s](const QUrl& file) { s.lesson()->saveTo(file); };
    const auto learners = [&s](const QUrl& file) { s.lesson()->openClass(file); };
    const auto table = [&s](const QUrl& file) { s.tables()->saveTo(file); };
    const auto points = [this](const QUrl& file) { plot().exportCsv(file); };
    const auto picture = [this](const QUrl& file) { plot().exportPicture(file, isDark()); };
    const QString classTitle = tr("Open results of learners: select any file of the folder");
    const QString classHint = tr("All guess files (.json) of the folder are included.");
    const QString guessesHint = tr("Use the extension .html for a printable page.");
    const QString csvs = tr("Tables (.csv)");
    const QString plotTitle = tr("Save the plot");
    const std::vector<Row> rows{
        {Derivation, tr("Export the derivation"), "txt", tr("Text files (.txt)"), derivation},
        {Guesses, tr("Save my guesses"), "json", guessesHint, guesses, {"*.json", "*.html"}, tr("My guesses")},
        {Class, classTitle, {}, classHint, learners, {"*.json"}},
        {Table, tr("Save the table"), "csv", csvs, table},
        {PlotCsv, tr("Save the points of the plot"), "csv", csvs, points},
        {PlotSvg, plotTitle, "svg", tr("Images (.svg)"), picture},
        {PlotPdf, plotTitle, "pdf", tr("PDF files (.pdf)"), picture},
        {PlotPng, plotTitle, "png", tr("Images (.png)"), picture}};
    m_rows.insert(m_rows.end(), rows.begin(), rows.end());
}

bool FileDialogs::isOfSystem() {
    const QPlatformTheme* const desktop = QGuiApplicationPrivate::platformTheme();
    return desktop != nullptr && desktop->usePlatformNativeDialog(QPlatformTheme::FileDialog);
}

QString FileDialogs::name() const {
    const Files& files = *m_session.files();
    if (m_now->suffix.isEmpty())
        return {};
    if (m_now->purpose == Save && !files.path().isEmpty())
        return QFileInfo(files.path()).fileName();
    const QString name = m_now->name.contains(QStringLiteral("%1")) ? m_now->name.arg(files.title()) : m_now->name;
    return QStringLiteral("%1.%2").arg(name, m_now->suffix);
}

void FileDialogs::ask(Purpose purpose) {
    m_session.canvas()->drag()->cancel(); // a click in the dialog must not drop a token on the diagram below
    m_now = &m_rows.at(static_cast<std::size_t>(purpose));
    const QString file = purpose == Source ? m_session.source()->state().file : m_session.files()->path();
    setState({.title = m_now->title,
              .suffix = m_now->suffix,
              .globs = m_now->globs.isEmpty() ? QStringList{QStringLiteral("*.") + m_now->suffix} : m_now->globs,
              .hint = m_now->hint,
              .name = name(),
              .lastFile = file.isEmpty() ? m_session.preferences()->recentFiles().value(0) : file});
    Q_EMIT wanted();
}

void FileDialogs::askForPlot(PointPlot::Format format) {
    ask(static_cast<Purpose>(PlotCsv + static_cast<int>(format)));
}

void FileDialogs::cancel() {
    if (m_now->purpose == Save)
        m_session.files()->answer(Files::Choice::Cancel);
}

PointPlot& FileDialogs::plot() const {
    if (m_session.sweep()->isChosen())
        return *m_session.sweep();
    return *m_session.plots();
}

bool FileDialogs::isDark() const {
    const PresentView& present = *m_session.present();
    return present.isOn() ? present.isDark() : m_session.preferences()->theme() == Preferences::Theme::Dark;
}

void FileDialogs::report(const QString& title, const QString& refusal, const QUrl& file) {
    if (!refusal.isEmpty())
        m_session.problem()->show(title, refusal);
    else
        Q_EMIT m_session.files()->notice(tr("Exported %1").arg(QDir::toNativeSeparators(file.toLocalFile())));
}

void FileDialogs::exportSvg(const QUrl& file, bool dark) {
    m_session.files()->exportSvg(file, dark, m_session.evidence()->remarks());
}

void FileDialogs::exportPdf(const QUrl& file, bool grey) {
    m_session.document().wait();
    const auto palette = grey ? picture::Palette::Name::Print : picture::Palette::Name::Light;
    report(tr("Can't export the diagram"),
           writeDiagramPdf(m_session.document(), palette, m_session.evidence()->remarks(), file), file);
}

void FileDialogs::exportReport(const QUrl& file) {
    m_session.document().wait();
    report(tr("Can't write the report"),
           writeReport(m_session.document(), m_session.evidence()->measured(), m_session.compare()->reported(), file),
           file);
}

void FileDialogs::exportComparison(const QUrl& file) {
    m_session.document().wait();
    if (!m_session.compare()->hasA())
        return;
    const Scenario b = m_session.document().exported();
    ComparedFigure figure = m_session.compare()->figure(b);
    for (const Subject& item : m_session.canvas()->selectedItems())
        if (item.kind == Subject::Thread && figure.thread.text.empty())
            figure.thread = CustomerName(item.id);
    m_session.evidence()->addMeasured(figure);
    report(tr("Can't export the comparison"), writeFigure(figure, file), file);
}

void FileDialogs::exportPng(QQuickItem* item, const QUrl& file) {
    m_session.document().wait();
    ScenePicture* picture = item ? item->findChild<ScenePicture*>() : nullptr;
    const QImage paper =
        picture ? picture->paper(m_session.document(), m_session.evidence()->remarks(), pngScale) : QImage();
    report(tr("Can't export the picture"), writePng(paper, file), file);
}

} // namespace boardset
