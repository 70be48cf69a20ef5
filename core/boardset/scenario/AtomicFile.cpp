// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/AtomicFile.h"

#include "boardset/scenario/JsonFile.h"
#include "boardset/text/Message.h"
#include "boardset/text/SystemError.h"

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <optional>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>

namespace boardset {

namespace {

// Left-over files with this prefix are removed, so only Boardset must use it.
constexpr std::string_view tempStart = ".boardset-unfinished-";
constexpr std::string_view tempRest = "XXXXXX"; // ::mkostemp() replaces these characters

/// The file that a save replaces. Every error becomes one line about this file.
class Target {
public:
    explicit Target(std::filesystem::path file) : m_file(std::move(file)) {}

    [[noreturn]] void fail(int error, const char* what) const {
        throw InputError(m_file.string(), {}, Message{what, {{"error", systemErrorText(error)}}},
                         Message{"a writable file on a disk with enough free space"},
                         Message{"nothing was changed; save under another name or free some space"});
    }

    /// Returns the path with symbolic links resolved, so that renaming does not replace a link.
    std::filesystem::path real() const {
        std::error_code error;
        std::filesystem::path path = m_file;
        for (int hops = 0; hops < 40; ++hops) {
            const std::filesystem::path to = std::filesystem::read_symlink(path, error);
            if (error)
                return path;
            path = path.parent_path() / to; // an absolute `to` replaces the whole path
        }
        fail(ELOOP, translatable("{error} while following symbolic links"));
    }

private:
    std::filesystem::path m_file;
};

/// A new file next to the target. The destructor closes the file, and removes it unless it has been renamed.
class TempFile {
public:
    TempFile(const Target& target, const std::filesystem::path& beside) : m_target(target) {
        // The name does not contain the target's name, which may be too long to add a suffix.
        m_path = (beside.parent_path() / std::string(tempStart).append(tempRest)).string();
        m_descriptor = ::mkostemp(m_path.data(), O_CLOEXEC);
        if (m_descriptor < 0)
            target.fail(errno, translatable("{error} while creating a temporary file in its folder"));
    }
    ~TempFile() {
        close();
        if (!m_renamed)
            ::unlink(m_path.c_str());
    }
    TempFile(const TempFile&) = delete;
    TempFile& operator=(const TempFile&) = delete;

    void likeTarget(const std::optional<struct stat>& old) {
        static const mode_t mask = [] { // read only once, because reading the mask changes it for all threads
            const mode_t own = ::umask(0);
            ::umask(own);
            return own;
        }();
        // Only the superuser can preserve another owner of the file. If any other user saves, the file becomes theirs.
        if (old && ::fchown(m_descriptor, old->st_uid, old->st_gid) != 0)
            errno = 0;
        if (::fchmod(m_descriptor, old ? old->st_mode & 07777 : 0666 & ~mask) != 0)
            m_target.fail(errno, translatable("{error} while setting permissions"));
    }

    void write(const std::string& text, const DiskSync& sync) {
        for (std::size_t done = 0; done < text.size();) {
            const ssize_t count = ::write(m_descriptor, text.data() + done, text.size() - done);
            if (count < 0 && errno != EINTR)
                m_target.fail(errno, translatable("{error} while writing"));
            done += count > 0 ? static_cast<std::size_t>(count) : 0;
        }
        if (sync(m_descriptor) != 0)
            m_target.fail(errno, translatable("{error} while writing"));
        if (close() != 0)
            m_target.fail(errno, translatable("{error} while writing"));
    }

    void renameTo(const std::filesystem::path& path) {
        if (::rename(m_path.c_str(), path.c_str()) != 0)
            m_target.fail(errno, translatable("{error} while replacing the old file"));
        m_renamed = true;
    }

private:
    int close() {
        const int descriptor = m_descriptor;
        m_descriptor = -1;
        return descriptor < 0 ? 0 : ::close(descriptor);
    }

    const Target& m_target;
    std::string m_path;
    int m_descriptor = -1;
    bool m_renamed = false;
};

/// Returns the state of an existing target; empty if there is none. Throws if the target must not be replaced.
std::optional<struct stat> existing(const Target& target, const std::filesystem::path& path) {
    struct stat state {};
    if (::stat(path.c_str(), &state) != 0) {
        if (errno != ENOENT)
            target.fail(errno, translatable("{error} while checking it"));
        return std::nullopt;
    }
    if (S_ISDIR(state.st_mode))
        target.fail(EISDIR, translatable("{error} while checking it"));
    if (!S_ISREG(state.st_mode))
        target.fail(EINVAL, translatable("{error} while checking that it is an ordinary file"));
    // A read-only file must not be replaced, although renaming checks only the permissions of the folder.
    if (::access(path.c_str(), W_OK) != 0)
        target.fail(errno, translatable("{error} while opening it"));
    return state;
}

/// Syncs a folder to the disk, which makes the rename durable.
/// Errors are ignored, because it is too late to undo the rename.
void syncFolder(const std::filesystem::path& folder, const DiskSync& sync) {
    const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0) {
        sync(descriptor);
        ::close(descriptor);
    }
}

} // namespace

void removeLeftOver(const std::filesystem::path& folder) {
    using namespace std::chrono_literals;
    std::error_code ignored;
    const auto old = std::filesystem::file_time_type::clock::now() - 60s; // another program may still be writing a
                                                                          // newer temporary file
    for (const auto& each : std::filesystem::directory_iterator(folder.empty() ? "." : folder, ignored)) {
        const std::string name = each.path().filename().string();
        if (name.starts_with(tempStart) && name.size() == tempStart.size() + tempRest.size() &&
            each.is_regular_file(ignored) && each.last_write_time(ignored) < old)
            std::filesystem::remove(each.path(), ignored);
    }
}

void writeAtomically(const std::string& text, const std::filesystem::path& file) {
    writeAtomically(text, file, ::fsync);
}

void writeAtomically(const std::string& text, const std::filesystem::path& file, const DiskSync& sync) {
    const Target target(file);
    const std::filesystem::path path = target.real();
    const auto old = existing(target, path);
    removeLeftOver(path.parent_path());
    TempFile temp(target, path);
    temp.likeTarget(old);
    temp.write(text, sync);
    temp.renameTo(path);
    syncFolder(path.parent_path(), sync);
}

} // namespace boardset
