// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up the numbers that the catalog takes from a source, and stores the paths of the user's own documents.
#include "SourceView.h"

#include "Format.h"
#include "boardset/catalog/Citation.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <algorithm>

namespace boardset {

namespace {

const QString& scheme() {
    static const QString word = QStringLiteral("boardset-source");
    return word;
}

bool isDocument(const QString& file) {
    return SourceView::globs().contains(QStringLiteral("*.%1").arg(QFileInfo(file).suffix().toLower()));
}

/// Returns a line per number at a citation; see factsAt(). Numbers at exactly the cited location come first, in bold.
Card numbersAt(const Catalog& catalog, const Citation& citation) {
    Card card;
    const auto add = [&](const std::string& title, Quantity value, Standing standing, const std::string& subject,
                         const std::string& locator) {
        card.lines.push_back({.label = asMessage(title),
                              .value = {.value = std::move(value),
                                        .citation = {citation.source, locator},
                                        .note = asMessage(format::subjectName(catalog, subject).toStdString())},
                              .standing = {toString(standing)},
                              .tone = locator == citation.locator ? Tone::Strong : Tone::Plain});
    };
    for (const Fact* each : factsAt(catalog, citation))
        add(each->title, figureOf(each->value, each->unit), each->standing, each->subject, each->locator);
    for (const Measurement* each : measurementsAt(catalog, citation)) // published, regardless of the model's result
        add(each->metric, figureOf(each->published, each->unit), Standing::Published, each->machine, each->locator);
    std::stable_partition(card.lines.begin(), card.lines.end(),
                          [](const CardLine& each) { return each.tone == Tone::Strong; });
    return card;
}

} // namespace

SourceView::SourceView(std::shared_ptr<const Catalog> catalog, Preferences& preferences, QObject* parent)
    : QObject(parent), m_catalog(std::move(catalog)), m_preferences(preferences) {
    QDesktopServices::setUrlHandler(scheme(), this, "follow");
}

SourceView::~SourceView() {
    QDesktopServices::unsetUrlHandler(scheme());
}

void SourceView::show(const QString& source, const QString& locator) {
    const auto& all = m_catalog->sources();
    if (std::ranges::find(all, source.toStdString(), &Source::id) == all.end())
        return;
    m_shown = {source.toStdString(), locator.toStdString()};
    const Card here = numbersAt(*m_catalog, m_shown);
    m_state.elsewhere = here.lines.empty() && !m_shown.locator.empty();
    m_numbers.assign(m_state.elsewhere ? numbersAt(*m_catalog, {m_shown.source, {}}) : here, *m_catalog);
    refuse({});
    Q_EMIT wanted();
}

void SourceView::follow(const QUrl& link) {
    const Citation cited = citationIn(*m_catalog, link.path(QUrl::FullyDecoded).toStdString());
    show(format::text(cited.source), format::text(cited.locator));
}

void SourceView::copy() const {
    QGuiApplication::clipboard()->setText(m_state.reference);
}

void SourceView::refuse(const QString& why) {
    m_state = {.place = format::text(m_shown.locator), .elsewhere = m_state.elsewhere, .refusal = why};
    if (!m_shown.source.empty()) {
        const Source& source = m_catalog->source(m_shown.source);
        QStringList about;
        for (const std::string& part : {source.author, source.publisher, source.date, source.number})
            if (!part.empty())
                about << format::text(part);
        m_state.title = format::text(source.title);
        m_state.about = about.join(QStringLiteral(" · "));
        m_state.reference = format::text(referenceOf(*m_catalog, m_shown));
        m_state.file = QDir::toNativeSeparators(m_preferences.documentOf(format::text(m_shown.source)));
    }
    Q_EMIT changed();
}

void SourceView::keep(const QUrl& file) {
    const QString path = file.toLocalFile();
    if (!QFileInfo(path).isFile())
        return refuse(tr("“%1” is not a readable file. Choose your copy of the document.").arg(path));
    if (!isDocument(path))
        return refuse(tr("“%1” is not a document. Allowed: %2.")
                          .arg(QFileInfo(path).fileName(), globs().join(QStringLiteral(", "))));
    m_preferences.setDocumentOf(format::text(m_shown.source), path);
    refuse({});
}

void SourceView::forget() {
    m_preferences.setDocumentOf(format::text(m_shown.source), {});
    refuse({});
}

void SourceView::open() {
    const QString path = m_preferences.documentOf(format::text(m_shown.source));
    if (path.isEmpty())
        return refuse(tr("The location of your copy of this document is unknown. Choose its file."));
    if (!QFileInfo(path).isFile() || !isDocument(path))
        return refuse(tr("“%1” no longer exists, or is not a document. Choose the file again.").arg(m_state.file));
    refuse(QDesktopServices::openUrl(QUrl::fromLocalFile(path))
               ? QString()
               : tr("The system has no program that opens “%1”.").arg(QFileInfo(path).fileName()));
}

QStringList SourceView::globs() {
    return {QStringLiteral("*.pdf"), QStringLiteral("*.html"), QStringLiteral("*.htm"),  QStringLiteral("*.txt"),
            QStringLiteral("*.md"),  QStringLiteral("*.ps"),   QStringLiteral("*.djvu"), QStringLiteral("*.epub")};
}

} // namespace boardset
