// SPDX-License-Identifier: GPL-3.0-or-later
#include "GuessBook.h"

#include "Format.h"

#include <QDir>
#include <QFileInfo>
#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>
#include <QTextDocument>

namespace boardset {

namespace {

using format::tr;

QString pageOf(const LessonRecords& records, const std::vector<Lesson>& lessons) {
    QString html = QStringLiteral("<h1>%1</h1>").arg(tr("My guesses"));
    for (const Lesson& lesson : lessons) {
        const auto found = records.find(lesson.id);
        if (found == records.end())
            continue;
        const auto guess = static_cast<std::size_t>(found->second.guess);
        const QString chosen =
            guess < lesson.guesses.size() ? format::text(lesson.guesses[guess].text) : tr("not sure");
        html += QStringLiteral("<h3>%1</h3><p>%2</p>")
                    .arg(format::text(lesson.title).toHtmlEscaped(), tr("Guess: %1").arg(chosen).toHtmlEscaped());
        if (!found->second.sentence.empty())
            html += QStringLiteral("<p>%1 %2</p>")
                        .arg(format::text(lesson.say).toHtmlEscaped(),
                             format::text(found->second.sentence).toHtmlEscaped());
    }
    return html;
}

} // namespace

GuessBook::GuessBook(QString file) : m_file(std::move(file)) {
    if (!QFileInfo::exists(m_file))
        return;
    try {
        m_records = readGuesses(m_file.toStdString());
    } catch (const std::exception& problem) {
        m_error = QString::fromUtf8(problem.what());
    }
}

const LessonRecord* GuessBook::of(const std::string& lesson) const {
    const auto found = m_records.find(lesson);
    return found == m_records.end() ? nullptr : &found->second;
}

QString GuessBook::keep(const std::string& lesson, const LessonRecord& record) {
    m_records[lesson] = record;
    if (!m_error.isEmpty())
        return m_error;
    try {
        QDir().mkpath(QFileInfo(m_file).path());
        writeGuesses(m_records, m_file.toStdString());
        return {};
    } catch (const std::exception& problem) {
        return QString::fromUtf8(problem.what());
    }
}

QString GuessBook::saveTo(const QUrl& file, const std::vector<Lesson>& lessons) const {
    try {
        if (!file.fileName().endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive)) {
            writeGuesses(m_records, file.toLocalFile().toStdString());
            return {};
        }
    } catch (const std::exception& problem) {
        return QString::fromUtf8(problem.what());
    }
    QSaveFile out(file.toLocalFile());
    if (!out.open(QIODevice::WriteOnly))
        return format::cannotWrite(file);
    {
        QPdfWriter writer(&out);
        writer.setPageSize(QPageSize(QPageSize::A4));
        QTextDocument page;
        page.setHtml(pageOf(m_records, lessons));
        page.print(&writer);
    }
    return out.commit() ? QString() : format::cannotWrite(file);
}

} // namespace boardset
