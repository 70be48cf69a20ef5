// SPDX-License-Identifier: GPL-3.0-or-later
// Plays pictures onto pages of PDF.
#include "PdfFile.h"

#include "Format.h"
#include "PicturePlayer.h"

#include "boardset/picture/Ink.h"
#include "boardset/picture/Paint.h"
#include "boardset/picture/Paper.h"
#include "boardset/picture/Svg.h"
#include "boardset/report/Report.h"

#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>
#include <QTextDocument>

namespace boardset {

namespace {

using format::tr;

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

QString cannotWrite(const QUrl& file) {
    return tr("%1 cannot be written. Choose a folder that you may write to.").arg(file.toLocalFile());
}

/// The diagram as an image for a text: twice as fine as it is shown.
QImage imageOf(const Sheet& sheet) {
    constexpr double fine = 2;
    QImage image((QSizeF(sheet.paper.width, sheet.paper.height) * fine).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(fine, fine);
    play(painter, sheet, picture::Palette::Name::Print);
    return image;
}

void printReport(const QString& html, const Sheet& sheet, QSaveFile& out) {
    constexpr int marginMm = 15;
    QPdfWriter writer(&out);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(marginMm, marginMm, marginMm, marginMm), QPageLayout::Millimeter);
    writer.setResolution(unitsPerInch);
    QTextDocument text;
    text.setDefaultFont(diagramFont(family, 12, false));
    text.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("diagram")), imageOf(sheet));
    text.setPageSize(writer.pageLayout().paintRectPixels(unitsPerInch).size());
    text.setHtml(html);
    text.print(&writer);
}

} // namespace

QString writeDiagramPdf(const Document& document, picture::Palette::Name palette,
                        const std::vector<std::string>& remarks, const QUrl& file) {
    QSaveFile out(file.toLocalFile());
    if (!out.open(QIODevice::WriteOnly))
        return cannotWrite(file);
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
    return out.commit() ? QString() : cannotWrite(file);
}

QString writeReport(const Document& document, const std::vector<EvidenceRow>& measured, const QUrl& file) {
    QSaveFile out(file.toLocalFile());
    if (!out.open(QIODevice::WriteOnly))
        return cannotWrite(file);
    const Topology& topology = document.topology();
    const bool pdf = file.fileName().endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive);
    const Sheet sheet = sheetOf(document, {});
    const int width = 640; // of the text's page
    const std::string image = "<img src=\"diagram\" width=\"" + std::to_string(width) + "\">";
    const Report report{.topology = topology,
                        .scenario = document.scenario(),
                        .answer = document.answer(),
                        .measured = measured,
                        .findings = findings(topology, document.scenario()),
                        .diagram = pdf ? image
                                       : picture::toInlineSvg(topology, layoutOf(topology), document.scenario(),
                                                              document.answer(), picture::Palette::Name::Print)};
    const std::string html = toHtml(report);
    if (pdf)
        printReport(format::text(html), sheet, out);
    else
        out.write(html.data(), static_cast<qint64>(html.size()));
    return out.commit() ? QString() : cannotWrite(file);
}

} // namespace boardset
