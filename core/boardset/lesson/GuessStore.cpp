// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/lesson/GuessStore.h"

#include "boardset/scenario/JsonFile.h"
#include "boardset/text/Message.h"

#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <sys/file.h>
#include <thread>
#include <unistd.h>

namespace boardset {

namespace {

/// Maximum wait for the lock. The window is blocked during the wait.
constexpr auto longestWait = std::chrono::milliseconds(500);

/// A lock file next to the file of guesses, held from the start of reading to the end of writing.
/// It has no effect on file systems without locks.
class BookLock {
public:
    explicit BookLock(const std::filesystem::path& file)
        : m_descriptor(::open((file.string() + ".lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0666)) {
        const auto end = std::chrono::steady_clock::now() + longestWait;
        while (m_descriptor >= 0 && ::flock(m_descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
            if (std::chrono::steady_clock::now() > end) {
                ::close(m_descriptor); // closed here because the destructor does not run if the constructor throws
                throw InputError(file.string(), {}, Message{"in use by another window"}, Message{"a writable file"},
                                 Message{"try again later"});
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
    }
    ~BookLock() {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    BookLock(const BookLock&) = delete;
    BookLock& operator=(const BookLock&) = delete;

private:
    int m_descriptor;
};

} // namespace

bool GuessStore::isDone(const std::string& lesson) const {
    const auto found = m_records.find(lesson);
    return found != m_records.end() && found->second.isDone;
}

void GuessStore::read() {
    if (!std::filesystem::exists(m_file))
        return;
    for (auto& [lesson, record] : readGuesses(m_file))
        m_records[lesson] = std::move(record);
}

void GuessStore::keep(const std::string& lesson, const LessonRecord& record) {
    m_records[lesson] = record;
    std::error_code ignored; // ignored here because writing the file reports any problem with the folder
    std::filesystem::create_directories(m_file.parent_path(), ignored);
    const BookLock lock(m_file);
    read();
    LessonRecord& kept = m_records[lesson]; // the record from the file, or the new record if the file has none
    kept = {record.guesses, record.isDone || kept.isDone, record.sentence.empty() ? kept.sentence : record.sentence};
    writeGuesses(m_records, m_file);
}

} // namespace boardset
