// SPDX-License-Identifier: GPL-3.0-or-later
// A learner's own file of guesses while it is open, perhaps in several windows at once: none loses what another wrote.
#pragma once

#include "boardset/lesson/GuessFile.h"

namespace boardset {

class GuessBook {
public:
    /// Nothing is read yet. A file that is not there is one without guesses.
    explicit GuessBook(std::filesystem::path file) : m_file(std::move(file)) {}

    const std::filesystem::path& file() const { return m_file; }
    const LessonRecords& records() const { return m_records; }
    bool isDone(const std::string& lesson) const;

    /// Takes over what the file has. Throws InputError for one that cannot be read; what was known stays.
    void read();
    /// Keeps what was made of a lesson and writes the file, which is read again before: lessons of other windows stay,
    /// and of this one that it was done and what was said. Throws InputError where the file cannot be read, and is then
    /// left as it is, or cannot be written; the guess is known here all the same.
    void keep(const std::string& lesson, const LessonRecord& record);

private:
    std::filesystem::path m_file;
    LessonRecords m_records;
};

} // namespace boardset
