// SPDX-License-Identifier: GPL-3.0-or-later
// A learner's own file of guesses while it is open.
// Several windows may have the file open, and no window loses records that another window wrote.
#pragma once

#include "boardset/lesson/GuessFile.h"

namespace boardset {

/// The guesses of a learner and the file that stores them.
class GuessStore {
public:
    /// Sets the name of the file, without reading the file. A missing file is treated as a file without guesses.
    explicit GuessStore(std::filesystem::path file) : m_file(std::move(file)) {}

    const std::filesystem::path& file() const { return m_file; }
    const LessonRecords& records() const { return m_records; }
    bool isDone(const std::string& lesson) const;

    /// Reads the records from the file.
    /// Throws InputError if the file cannot be read; the records in memory are then unchanged.
    void read();
    /// Stores the record of a lesson in memory and writes the file.
    /// First reads the file again, to keep records that other windows wrote.
    /// If the file has a record for this lesson, its completion and its summary are kept too.
    /// Throws InputError if the file cannot be read, in which case the file is unchanged, or if it cannot be written.
    /// The record is stored in memory in either case.
    void keep(const std::string& lesson, const LessonRecord& record);

private:
    std::filesystem::path m_file;
    LessonRecords m_records;
};

} // namespace boardset
