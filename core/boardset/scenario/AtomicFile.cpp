// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/AtomicFile.h"

#include "boardset/scenario/JsonFile.h"
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

// Files with this prefix are removed if they are left over, so only Boardset uses it.
constexpr std::string_view tempStart = ".boardset-unfinished-";
constexpr std::string_view tempRest = "XXXXXX"; // ::mkostemp() replaces these characters

/// The target of a save. Every error becomes one line about this file.
class Target {
public:
    explicit Target(std::filesystem::path file) : m_file(std::move(file)) {}

    [[noreturn]] void fail(int error, const std::string& while_) const {
        throw InputError(m_file.string(), {}, systemErrorText(error) + " while " + while_,
                         "a writable file on a disk with enough free space",
                         "nothing was changed; save under another name or free some space");
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
        fail(ELOOP, "following symbolic links");
    }

private:
    std::filesystem::path m_file;
};

/// A new file next to the target; it is closed, and removed unless it has been renamed.
class TempFile {
public:
    TempFile(const Target& target, const std::filesystem::path& beside) : m_target(target) {
        // The name does not contain the target's name, which may be too long for an added suffix.
        m_path = (beside.parent_path() / std::string(tempStart).append(tempRest)).string();
        m_descriptor = ::mkostemp(m_path.data(), O_CLOEXEC);
        if (m_descriptor < 0)
            target.fail(errno, "creating a temporary file in its folder");
    }
    ~TempFile() {
        close();
        if (!m_renamed)
            ::unlink(m_path.c_str());
    }
    TempFile(const TempFile&) = delete;
    TempFile& operator=(const TempFile&) = delete;

    void likeTarget(const std::optional<struct stat>& old) {
        static const mode_t mask = [] { // only once, because reading the mask changes it for all threads
            const mode_t own = ::umask(0);
            ::umask(own);
            return own;
        }();
        // Only the superuser can keep another owner; for other users the new file is their own.
        if (old && ::fchown(m_descriptor, old->st_uid, old->st_gid) != 0)
            errno = 0;
        if (::fchmod(m_descriptor, old ? old->st_mode & 07777 : 0666 & ~mask) != 0)
            m_target.fail(errno, "setting permissions");
    }

    void write(const std::string& text, const DiskSync& sync) {
        for (std::size_t done = 0; done < text.size();) {
            const ssize_t count = ::write(m_descriptor, text.data() + done, text.size() - done);
            if (count < 0 && errno != EINTR)
                m_target.fail(errno, "writing");
            done += count > 0 ? static_cast<std::size_t>(count) : 0;
        }
        if (sync(m_descriptor) != 0)
            m_target.fail(errno, "writing");
        if (close() != 0)
            m_target.fail(errno, "writing");
    }

    void renameTo(const std::filesystem::path& path) {
        if (::rename(m_path.c_str(), path.c_str()) != 0)
            m_target.fail(errno, "replacing the old file");
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

/// Returns the state of an existing target. Throws if it must not be replaced.
std::optional<struct stat> existing(const Target& target, const std::filesystem::path& path) {
    struct stat state {};
    if (::stat(path.c_str(), &state) != 0) {
        if (errno != ENOENT)
            target.fail(errno, "checking it");
        return std::nullopt;
    }
    if (S_ISDIR(state.st_mode))
        target.fail(EISDIR, "checking it");
    if (!S_ISREG(state.st_mode))
        target.fail(EINVAL, "checking that it is an ordinary file");
    // Renaming checks only the permissions of the folder, but a read-only file must stay.
    if (::access(path.c_str(), W_OK) != 0)
        target.fail(errno, "opening it");
    return state;
}

/// Syncs a folder, which makes the rename durable. Errors are ignored, because it is too late to undo the rename.
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
    const auto old = std::filesystem::file_time_type::clock::now() - 60s; // another program may be writing a newer one
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
