// SPDX-License-Identifier: GPL-3.0-or-later
// Plays pictures onto pages of PDF.
#include "PdfFile.h"

#include "DiagramText.h"
#include "Format.h"
#include "PicturePlayer.h"

#include "boardset/picture/Ink.h"
#include "boardset/picture/Paint.h"
#include "boardset/picture/Paper.h"
#include "boardset/picture/Svg.h"

#include <QAbstractTextDocumentLayout>
#include <QPageLayout>
#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>
#include <QTextDocument>
#include <algorithm>

namespace boardset {

namespace {

constexpr int unitsPerInch = 96;
const QString family = QStringLiteral("Inter"); // that core's table measures

/// A picture and the page that it stands on.
struct Sheet {
    picture::Picture picture;
    picture::Paper paper;
};

Sheet sheetOf(const Document& document, const std::vector<std::string>& remarks) {
    const Topology& topology = document.topology();
    const Layout layout = layoutOf(topology);
    Sheet sheet{picture::paint(topology, layout, document.answer(), document.scenario().workload), {}};
    sheet.paper = picture::paperOf(topology, layout, document.scenario(), document.answer(), sheet.picture, remarks);
    return sheet;
}

void play(QPainter& painter, const Sheet& sheet, picture::Palette::Name palette) {
    PicturePlayer player;
    player.setLook(palette, family);
    player.play(painter, picture::inkOf(sheet.paper.head));
    painter.translate(0, sheet.paper.top);
    player.play(painter, picture::inkOf(sheet.picture));
    painter.translate(0, -sheet.paper.top);
    player.play(painter, picture::inkOf(sheet.paper.foot));
}

/// The page of a report: its text, and in it the diagram.
struct ReportPage {
    ReportPage() {
        constexpr int marginMm = 15;
        layout = QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait,
                             QMarginsF(marginMm, marginMm, marginMm, marginMm), QPageLayout::Millimeter);
        text.setDefaultFont(diagramFont(family, 12, false));
        text.setPageSize(layout.paintRectPixels(unitsPerInch).size());
    }

    /// Of the diagram: what the sides of the text's body leave, and on one page with its title.
    int diagramWidth(const picture::Paper& paper) const {
        constexpr double side = 38;       // of the body, by the style
        constexpr double mostHigh = 0.42; // of the page: answer, findings and configuration have the rest
        const double wide = text.pageSize().width() - 2 * (text.documentMargin() + side);
        const double high = mostHigh * text.pageSize().height();
        return static_cast<int>(std::min(wide, high * paper.width / paper.height));
    }

    void print(const QString& html, const Sheet& sheet, QSaveFile& out) {
        QPdfWriter writer(&out);
        writer.setPageLayout(layout);
        writer.setResolution(unitsPerInch);
        DiagramText diagram({sheet.paper.width, sheet.paper.height},
                            [&](QPainter& painter) { play(painter, sheet, picture::Palette::Name::Print); });
        text.documentLayout()->registerHandler(QTextFormat::ImageObject, &diagram);
        text.setHtml(html);
        text.print(&writer);
        text.documentLayout()->unregisterHandler(QTextFormat::ImageObject, &diagram);
    }

    QPageLayout layout;
    QTextDocument text;
};

/// Of a program that is looked at before its end: where.
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

QString writeDiagramPdf(const Document& document, picture::Palette::Name palette,
                        const std::vector<std::string>& remarks, const QUrl& file) {
    QSaveFile out(file.toLocalFile());
    if (!out.open(QIODevice::WriteOnly))
        return format::cannotWrite(out);
    const Sheet sheet = sheetOf(document, remarks);
    {
        constexpr double pointsPerInch = 72;
        QPdfWriter writer(&out);
        writer.setTitle(format::text(picture::headingOf(document.topology(), document.scenario())));
        writer.setPageSize(
            QPageSize(QSizeF(sheet.paper.width, sheet.paper.height) * pointsPerInch / unitsPerInch, QPageSize::Point));
        writer.setPageMargins(QMarginsF());
        writer.setResolution(unitsPerInch);
        QPainter painter(&writer);
        play(painter, sheet, palette);
    }
    return out.commit() ? QString() : format::cannotWrite(out);
}

QString writeReport(const Document& document, const std::vector<EvidenceRow>& measured,
                    const ReportedComparison& against, const QUrl& file) {
    QSaveFile out(file.toLocalFile());
    if (!out.open(QIODevice::WriteOnly))
        return format::cannotWrite(out);
    const Topology& topology = document.topology();
    Scenario scenario = document.scenario();
    if (document.isModified()) // what it says is of what was opened
        scenario.description = format::tr("Changed since it was opened or saved.").toStdString();
    Report report{.topology = topology,
                  .scenario = scenario,
                  .answer = document.answer(),
                  .step = stepOf(document).toStdString(),
                  .against = against,
                  .measured = measured,
                  .findings = findings(topology, document.scenario())};
    if (file.fileName().endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive)) {
        const Sheet sheet = sheetOf(document, {});
        ReportPage page;
        report.diagram = "<img src=\"diagram\" width=\"" + std::to_string(page.diagramWidth(sheet.paper)) + "\">";
        page.print(format::text(toHtml(report)), sheet, out);
    } else {
        report.diagram = picture::toInlineSvg(topology, layoutOf(topology), document.scenario(), document.answer(),
                                              picture::Palette::Name::Print);
        const std::string html = toHtml(report);
        out.write(html.data(), static_cast<qint64>(html.size()));
    }
    return out.commit() ? QString() : format::cannotWrite(out);
}

} // namespace boardset
