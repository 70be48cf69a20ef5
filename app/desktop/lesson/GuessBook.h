// SPDX-License-Identifier: GPL-3.0-or-later
// The learner's guesses, kept in their own file: written at once, saved elsewhere, printed.
#pragma once

#include "boardset/lesson/GuessFile.h"

#include <QString>
#include <QUrl>

namespace boardset {

class GuessBook {
public:
    /// A file that is not there is an empty book; one that cannot be read is left alone, and error() says why.
    explicit GuessBook(QString file);

    const LessonRecords& records() const { return m_records; }
    const LessonRecord* of(const std::string& lesson) const;
    const QString& error() const { return m_error; }

    /// Keeps it, and writes the file. Empty on success, else the sentence that says why not: it is then only
    /// remembered.
    QString keep(const std::string& lesson, const LessonRecord& record);
    /// A copy, or by its name (.pdf) a page for people with the titles of `lessons`. Empty on success.
    QString saveTo(const QUrl& file, const std::vector<Lesson>& lessons) const;

private:
    QString m_file;
    QString m_error;
    LessonRecords m_records;
};

} // namespace boardset
