// SPDX-License-Identifier: GPL-3.0-or-later
// A learner's own file of guesses while it is open, possibly in several windows: no window loses what another one
// wrote.
#pragma once

#include "boardset/lesson/GuessFile.h"

namespace boardset {

/// The guesses of a learner and the file that stores them.
class GuessStore {
public:
    /// Does not read the file yet. A missing file counts as a file without guesses.
    explicit GuessStore(std::filesystem::path file) : m_file(std::move(file)) {}

    const std::filesystem::path& file() const { return m_file; }
    const LessonRecords& records() const { return m_records; }
    bool isDone(const std::string& lesson) const;

    /// Reads the records of the file. Throws InputError if the file cannot be read; the known records remain.
    void read();
    /// Stores the record of a lesson and writes the file. The file is read again first,
    /// so that lessons from other windows remain; for this lesson, completion and the sentence remain too.
    /// Throws InputError if the file cannot be read, in which case it is left unchanged, or if it cannot be written.
    /// The record is stored in memory in either case.
    void keep(const std::string& lesson, const LessonRecord& record);

private:
    std::filesystem::path m_file;
    LessonRecords m_records;
};

} // namespace boardset
