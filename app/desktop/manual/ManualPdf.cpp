// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the manual as one PDF for printing. Its pages are numbered and in the order of the index; links give the page
// number of their target.
//   manualpdf FOLDER FILE.pdf
#include <QAbstractTextDocumentLayout>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImageReader>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <cstdio>
#include <map>

namespace {

constexpr int unitsPerInch = 96;
constexpr int finer = 2; // image pixels per pixel of the paper
constexpr int marginMm = 18;
constexpr int footHeight = 24;
const auto style = QStringLiteral(
    "body { font-family: Inter; font-size: 9.5pt; } h1 { font-size: 18pt; } h2 { font-size: 13pt; } "
    "h3 { font-size: 10.5pt; } td, th { padding: 2px 6px 2px 0; font-size: 7.5pt; } th { text-align: left; } "
    "pre { font-family: 'DejaVu Sans Mono'; font-size: 6pt; white-space: pre-wrap; } "
    "code { font-family: 'DejaVu Sans Mono'; font-size: 8pt; }");

/// Returns the text between <main> and </main>; empty if the page does not exist.
QString bodyOf(const QDir& folder, const QString& page) {
    QFile file(folder.filePath(page));
    if (!file.open(QFile::ReadOnly))
        return {};
    const QString all = QString::fromUtf8(file.readAll());
    return all.section(QStringLiteral("<main>"), 1).section(QStringLiteral("</main>"), 0, 0);
}

/// Returns the index and the pages that it links to, without duplicates.
QStringList pagesOf(const QDir& folder) {
    static const QRegularExpression link(QStringLiteral("href=\"([a-z-]+\\.html)\""));
    QStringList pages{QStringLiteral("index.html")};
    for (auto found = link.globalMatch(bodyOf(folder, pages.first())); found.hasNext();)
        pages << found.next().captured(1);
    pages.removeDuplicates();
    return pages;
}

/// Replaces links within the manual by their text and a page number, and all other links by their text.
QString withNumbers(const QString& body, const std::map<QString, int>& numbers) {
    static const QRegularExpression link(QStringLiteral("<a href=\"([^\"#]*)[^\"]*\">(.*?)</a>"));
    QString text;
    qsizetype from = 0;
    for (auto found = link.globalMatch(body); found.hasNext();) {
        const QRegularExpressionMatch each = found.next();
        text += body.mid(from, each.capturedStart() - from) + each.captured(2);
        if (const auto number = numbers.find(each.captured(1)); number != numbers.end())
            text += QStringLiteral(" (page&nbsp;%1)").arg(number->second);
        from = each.capturedEnd();
    }
    return text + body.mid(from);
}

class ManualPages {
public:
    ManualPages(const QDir& folder, const QPageLayout& layout) : m_folder(folder) {
        const QRect paper = layout.paintRectPixels(unitsPerInch);
        m_size = QSizeF(paper.width(), paper.height() - footHeight);
        QFont font(QStringLiteral("Inter"), 10);
        font.setHintingPreference(QFont::PreferNoHinting); // hinting is for screens; paper has no pixels
        m_text.setDefaultFont(font);
        m_text.setDefaultStyleSheet(style);
        m_text.setDocumentMargin(0);
        m_text.setPageSize(m_size);
    }

    /// Lays out the pages; `numbers` are the page numbers that links show.
    void layOut(const std::map<QString, int>& numbers) {
        QString html;
        for (const QString& page : pagesOf(m_folder)) {
            QString body = withNumbers(bodyOf(m_folder, page), numbers);
            const qsizetype heading = body.indexOf(QStringLiteral("<h1>"));
            const QString begins = html.isEmpty() ? QString() : QStringLiteral(" style=\"page-break-before: always\"");
            html += body.replace(heading, 4, QStringLiteral("<h1%1><a name=\"%2\"></a>").arg(begins, page));
        }
        html.replace(QStringLiteral("<table>"), QStringLiteral("<table width=\"100%\" cellspacing=\"0\">"));
        m_text.setHtml(QStringLiteral("<body>%1</body>").arg(withPictures(html)));
    }

    /// Returns the page number on which each page of the manual begins.
    std::map<QString, int> numbers() const {
        std::map<QString, int> numbers;
        for (QTextBlock block = m_text.begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); !part.atEnd(); ++part)
                for (const QString& name : part.fragment().charFormat().anchorNames())
                    numbers.emplace(name, 1 + static_cast<int>(m_text.documentLayout()->blockBoundingRect(block).top() /
                                                               m_size.height()));
        return numbers;
    }

    /// Prints the pages; returns false if the file cannot be written.
    bool print(QPdfWriter& writer) {
        QPainter painter(&writer);
        if (!painter.isActive())
            return false;
        for (int page = 0; page < m_text.pageCount(); ++page) {
            if (page > 0)
                writer.newPage();
            painter.drawText(QRectF(0, m_size.height(), m_size.width(), footHeight), Qt::AlignRight | Qt::AlignBottom,
                             QStringLiteral("Boardset, %1").arg(page + 1));
            const QRectF seen(QPointF(0, page * m_size.height()), m_size);
            painter.save();
            painter.translate(0, -seen.top());
            m_text.drawContents(&painter, seen);
            painter.restore();
        }
        return painter.end();
    }

private:
    /// Scales pictures to at most the width of the paper, with a finer resolution than the screen.
    QString withPictures(const QString& html) {
        static const QRegularExpression picture(QStringLiteral("<img src=\"([^\"]+)\"[^>]*>"));
        QString text;
        qsizetype from = 0;
        for (auto found = picture.globalMatch(html); found.hasNext();) {
            const QRegularExpressionMatch each = found.next();
            QImageReader reader(m_folder.filePath(each.captured(1)));
            const QSizeF most(m_size.width(), 0.75 * m_size.height());
            const QSize size = QSizeF(reader.size()).scaled(most, Qt::KeepAspectRatio).toSize();
            reader.setScaledSize(size * finer);
            m_text.addResource(QTextDocument::ImageResource, QUrl(each.captured(1)), reader.read());
            text += html.mid(from, each.capturedStart() - from) +
                    QStringLiteral("<img src=\"%1\" width=\"%2\">").arg(each.captured(1)).arg(size.width());
            from = each.capturedEnd();
        }
        return text + html.mid(from);
    }

    QDir m_folder;
    QTextDocument m_text;
    QSizeF m_size;
};

} // namespace

int main(int argc, char* argv[]) {
    const QGuiApplication app(argc, argv);
    const QStringList words = QGuiApplication::arguments();
    if (words.size() != 3) {
        std::fprintf(stderr, "usage: manualpdf FOLDER FILE.pdf\n");
        return 1;
    }
    QPdfWriter writer(words[2]);
    writer.setTitle(QStringLiteral("Boardset: the manual"));
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait,
                                     QMarginsF(marginMm, marginMm, marginMm, marginMm), QPageLayout::Millimeter));
    writer.setResolution(unitsPerInch);
    ManualPages book(QDir(words[1]), writer.pageLayout());
    book.layOut({});
    for (int again = 0; again < 2; ++again) // lays out the pages again with page numbers, which may add lines
        book.layOut(book.numbers());
    if (!book.print(writer)) {
        std::fprintf(stderr, "manualpdf: can't write %s\n", qPrintable(words[2]));
        return 1;
    }
    return 0;
}
