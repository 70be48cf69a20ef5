// SPDX-License-Identifier: GPL-3.0-or-later
#include "Format.h"

#include "boardset/text/Language.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace boardset::format {

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

QString text(const Subject& subject) {
    return text(textOf(subject));
}

QString text(const Quantity& quantity) {
    return text(currentLanguage().text(quantity));
}

QString tr(const char* words) {
    QString english = QString::fromUtf8(words);
    // the translation file groups texts by context: the namespaces around the call that uses the text
    for (const char* context : {"boardset", "boardset::format", "boardset::format::format"})
        if (QString found = QCoreApplication::translate(context, words); found != english)
            return found;
    return english;
}

QString number(double value, int decimals) {
    return text(Quantity{.value = value, .places = decimals});
}

QString signedPercent(double percent) {
    const bool isZero = std::abs(percent) < 0.05;
    return text(Quantity{.value = percent, .unit = "%", .isSigned = true, .places = isZero ? 0 : 1});
}

QString cannotWrite(const QFileDevice& out) {
    return tr("Can't write %1: %2. Choose a folder with write permission and free space.")
        .arg(out.fileName(), out.errorString());
}

QString sentences(const QStringList& parts) {
    QStringList all;
    for (const QString& part : parts)
        if (const QString words = part.simplified(); !words.isEmpty())
            all << (QStringLiteral(".!?…").contains(words.back()) ? words : words + u'.');
    return all.join(u' ');
}

QString subjectName(const Catalog& catalog, const std::string& subject) {
    const auto nameIn = [&](const auto& rows) {
        const auto found = std::ranges::find(rows, subject, [](const auto& row) { return row.id; });
        return found == rows.end() ? QString() : text(found->title);
    };
    for (const QString& name :
         {nameIn(catalog.blockTypes()), nameIn(catalog.machines()), nameIn(catalog.generations())})
        if (!name.isEmpty())
            return name;
    return {};
}

} // namespace boardset::format
