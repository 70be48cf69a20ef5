// SPDX-License-Identifier: GPL-3.0-or-later
// Draws diagrams and reports on the pages of PDF files.
#include "PdfFile.h"

#include "DiagramText.h"
#include "Format.h"
#include "PicturePlayer.h"

#include "boardset/picture/MarkPrimitives.h"
#include "boardset/picture/PageFrame.h"
#include "boardset/picture/Paint.h"
#include "boardset/picture/Svg.h"

#include <QAbstractTextDocumentLayout>
#include <QPageLayout>
#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>
#include <QTextDocument>
#include <algorithm>
#include <utility>

namespace boardset {

namespace {

constexpr int unitsPerInch = 96;
const QString family = QStringLiteral("Inter"); // the core's text table contains the widths of this font

/// A picture, and the page on which it is drawn.
struct PdfSheet {
    picture::Picture picture;
    picture::PageFrame paper;
};

PdfSheet sheetOf(const Document& document, const std::vector<std::string>& remarks) {
    const Topology& topology = document.topology();
    const Layout layout = document.exportedLayout();
    PdfSheet sheet{picture::paint(topology, layout, document.answer(), document.scenario().workload), {}};
    sheet.paper = picture::paperOf(topology, layout, document.scenario(), document.answer(), sheet.picture, remarks);
    return sheet;
}

void play(QPainter& painter, const PdfSheet& sheet, picture::Palette::Name palette, bool withHead) {
    PicturePlayer player;
    player.setLook(palette, family);
    if (withHead)
        player.play(painter, picture::primitivesOf(sheet.paper.head));
    painter.translate(sheet.paper.left, sheet.paper.top);
    player.play(painter, picture::primitivesOf(sheet.picture));
    painter.translate(-sheet.paper.left, -sheet.paper.top);
    player.play(painter, picture::primitivesOf(sheet.paper.foot));
}

/// The page of a report: the report's text, which contains the diagram.
class ReportPage {
public:
    explicit ReportPage(const PdfSheet& sheet)
        : m_sheet(sheet), m_size(sheet.paper.width, sheet.paper.height - sheet.paper.top),
          m_diagram(m_size, [this](QPainter& painter) {
              // the report already contains the title and the figures of the diagram's head
              painter.translate(0, -m_sheet.paper.top);
              play(painter, m_sheet, picture::Palette::Name::Print, false);
          }) {
        constexpr int marginMm = 12;
        m_layout = QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait,
                               QMarginsF(marginMm, marginMm, marginMm, marginMm), QPageLayout::Millimeter);
        m_text.setDefaultFont(diagramFont(family, 11, false));
        m_text.setMetaInformation(QTextDocument::CssMedia, QStringLiteral("print"));
        m_text.setDefaultStyleSheet( // Qt supports only heading sizes that are relative to the text size
            QStringLiteral("h1{font-size:x-large}h2{font-size:medium}"));
        m_text.setDocumentMargin(0);
        m_text.documentLayout()->registerHandler(QTextFormat::ImageObject, &m_diagram);
    }

    /// Prints the report. The diagram gets the space that the text leaves free on the first page.
    /// If this space is too small, the derivations are shortened, and then the findings.
    void print(Report report, QSaveFile& out) {
        const QSizeF page = m_layout.paintRectPixels(unitsPerInch).size();
        const double perWidth = m_size.height() / m_size.width();
        const double enough = 0.2 * page.height();
        const double least = 0.15 * page.height(); // a diagram with less height is unreadable
        const ReportedComparison against = std::exchange(report.against, {});
        m_text.setTextWidth(page.width());
        double high = spaceBeside(report, page.height(), perWidth);
        while (high < enough && report.lines > 1) {
            --report.lines;
            high = spaceBeside(report, page.height(), perWidth);
        }
        while (high < least && report.rules > 1) {
            --report.rules;
            high = spaceBeside(report, page.height(), perWidth);
        }
        high = std::max(high, least);
        report.against = against;
        m_text.setPageSize(page);
        setText(report, static_cast<int>(std::min(page.width(), high / perWidth)));
        QPdfWriter writer(&out);
        writer.setTitle(format::text(picture::headingOf(report.topology, report.scenario)));
        writer.setPageLayout(m_layout);
        writer.setResolution(unitsPerInch);
        m_text.print(&writer);
    }

private:
    /// Returns the height that the text of the report leaves for the diagram on a page.
    double spaceBeside(Report& report, double page, double perWidth) {
        constexpr int trial = 100; // width of a trial diagram, used to measure the height of the text
        setText(report, trial);
        return page - m_text.size().height() + trial * perWidth;
    }

    void setText(Report& report, int width) {
        report.diagram = "<img src=\"diagram\" width=\"" + std::to_string(width) + "\">";
        m_text.setHtml(format::text(toHtml(report)));
    }

    const PdfSheet& m_sheet;
    QSizeF m_size;
    DiagramText m_diagram;
    QPageLayout m_layout;
    QTextDocument m_text;
};

/// Describes the shown step of a program; empty at the program's end, or if there is no program.
QString stepOf(const Document& document) {
    const int at = document.position();
    if (!document.replay() || at >= document.length())
        return {};
    if (at == 0)
        return format::tr("Before the first of %1 steps").arg(format::number(document.length()));
    return format::tr("At step %1 of %2: %3")
        .arg(format::number(at), format::number(document.length()),
             format::text(document.replay()->replay().steps()[static_cast<std::size_t>(at) - 1].title));
}

} // namespace

QString writePdfPage(const std::string& title, QSizeF size, const std::function<void(QPainter&)>& play,
                     const QUrl& file) {
    QSaveFile out(file.toLocalFile());
    if (!out.open(QIODevice::WriteOnly))
        return format::cannotWrite(out);
    {
        constexpr double pointsPerInch = 72;
        QPdfWriter writer(&out);
        writer.setTitle(format::text(title));
        writer.setPageSize(QPageSize(size * pointsPerInch / unitsPerInch, QPageSize::Point));
        writer.setPageMargins(QMarginsF());
        writer.setResolution(unitsPerInch);
        QPainter painter(&writer);
        play(painter);
    }
    return out.commit() ? QString() : format::cannotWrite(out);
}

QString writeDiagramPdf(const Document& document, picture::Palette::Name palette,
                        const std::vector<std::string>& remarks, const QUrl& file) {
    const PdfSheet sheet = sheetOf(document, remarks);
    return writePdfPage(
        picture::headingOf(document.topology(), document.scenario()), QSizeF(sheet.paper.width, sheet.paper.height),
        [&](QPainter& painter) { play(painter, sheet, palette, true); }, file);
}

QString writeReport(const Document& document, const std::vector<EvidenceRow>& measured,
                    const ReportedComparison& against, const QUrl& file) {
    QSaveFile out(file.toLocalFile());
    if (!out.open(QIODevice::WriteOnly))
        return format::cannotWrite(out);
    const Topology& topology = document.topology();
    Scenario scenario = document.scenario();
    if (document.isModified()) // the description applies to the scenario as it was opened
        scenario.description = format::tr("This scenario has changed since it was opened or saved.").toStdString();
    Report report{.topology = topology,
                  .scenario = scenario,
                  .answer = document.answer(),
                  .step = stepOf(document).toStdString(),
                  .against = against,
                  .measured = measured,
                  .findings = findings(topology, document.scenario())};
    if (file.fileName().endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive)) {
        const PdfSheet sheet = sheetOf(document, {});
        ReportPage(sheet).print(report, out);
    } else {
        report.diagram = picture::toInlineSvg(topology, document.exportedLayout(), document.scenario(),
                                              document.answer(), picture::Palette::Name::Print);
        const std::string html = toHtml(report);
        out.write(html.data(), static_cast<qint64>(html.size()));
    }
    return out.commit() ? QString() : format::cannotWrite(out);
}

} // namespace boardset
