// SPDX-License-Identifier: GPL-3.0-or-later
#include "WindowLanguage.h"

#include "FilePath.h"
#include "boardset/catalog/ShareDirectory.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

namespace boardset {

namespace {

constexpr const char* coreContext = "core"; // the context of the core's messages and of the texts in the database

QDir translationFolder() {
    const auto share = shareDirectory(QCoreApplication::applicationFilePath().toStdString());
    return QDir(pathText(share.string())).filePath(QStringLiteral("translations"));
}

/// Returns the accented letter that looks most similar to an English letter; other characters stay.
QChar accented(QChar letter) {
    static const QString plain = QStringLiteral("abcdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ");
    static const QString marked = QStringLiteral("áƀçðéĝĥíĵķłñóŕšţúŵýžÁÇÐÉĜĤÍĴĶŁÑÓŔŠŢÚŴÝŽ");
    const qsizetype at = plain.indexOf(letter);
    return at < 0 ? letter : marked[at];
}

/// Returns the position behind a placeholder or tag that starts at `at`; `at` if none starts there.
qsizetype behindCode(const QString& text, qsizetype at) {
    const QChar first = text[at];
    if (first == u'{' || first == u'<') {
        const qsizetype end = text.indexOf(first == u'{' ? u'}' : u'>', at);
        return end < 0 ? at : end + 1;
    }
    if (first != u'%' || at + 1 >= text.size())
        return at;
    const qsizetype code = at + (text[at + 1] == u'L' ? 2 : 1);
    return code < text.size() && (text[code].isDigit() || text[code] == u'n') ? code + 1 : at;
}

} // namespace

std::string WindowLanguage::translated(const std::string& text, std::optional<std::int64_t> n) const {
    const QByteArray key = QByteArray::fromStdString(text);
    const QString found = QCoreApplication::translate(coreContext, key, nullptr, n ? static_cast<int>(*n) : -1);
    return found == QString::fromUtf8(key) ? Language::translated(text, n) : found.toStdString();
}

QString PseudoTranslator::translate(const char* context, const char* text, const char* /*disambiguation*/,
                                    int n) const {
    std::string chosen = text;
    if (std::string_view(context) == coreContext)
        chosen = Language().translated(chosen, n < 0 ? std::nullopt : std::optional<std::int64_t>(n));
    const QString plain = QString::fromStdString(chosen);
    QString marked;
    // A text that is only a placeholder gets no brackets, because they would hide an argument that is not translatable.
    bool hasWords = false;
    int codes = 0;
    for (qsizetype at = 0; at < plain.size();) {
        const qsizetype end = behindCode(plain, at);
        hasWords = hasWords || (end == at && plain[at].isLetterOrNumber());
        codes += end > at ? 1 : 0;
        if (end == at)
            marked += accented(plain[at++]);
        else
            marked += plain.mid(at, end - at), at = end;
    }
    constexpr qsizetype word = 6; // the padding has spaces, so that it wraps like words
    for (qsizetype pad = 0; pad < (plain.size() + 2) / 3; ++pad)
        marked += pad % word == 0 ? u' ' : u'~';
    return hasWords || codes > 1 ? u'[' + marked + u']' : plain;
}

QStringList languages() {
    QStringList names{QStringLiteral("en"), QString::fromUtf8(pseudoLanguage)};
    for (const QString& file : translationFolder().entryList({QStringLiteral("boardset_*.qm")}))
        if (const QString name = file.section(u'_', 1).section(u'.', 0, 0); !names.contains(name))
            names << name;
    return names;
}

void installLanguage(const QString& name) {
    if (name == u"en")
        return;
    auto* const translator = name == QLatin1String(pseudoLanguage) ? new PseudoTranslator : new QTranslator;
    translator->setParent(QCoreApplication::instance());
    const bool isFound = name == QLatin1String(pseudoLanguage) ||
                         translator->load(name.isEmpty() ? QLocale() : QLocale(name), QStringLiteral("boardset"),
                                          QStringLiteral("_"), translationFolder().path());
    if (!isFound) {
        if (!name.isEmpty())
            qWarning("The translation to %s can't be read. The window is in English.", qPrintable(name));
        return;
    }
    QCoreApplication::installTranslator(translator);
    static const WindowLanguage language(translator->language().toStdString());
    useLanguage(language);
}

} // namespace boardset
