// SPDX-License-Identifier: GPL-3.0-or-later
// Saving leaves the old file complete, whatever happens.
#include "boardset/scenario/AtomicFile.h"
#include "boardset/scenario/ScenarioFile.h"

#include "core/scenario/samples.h"
#include "support/catch.h"
#include "support/fullDisk.h"
#include "support/tempFolder.h"

#include <cerrno>
#include <chrono>
#include <sys/stat.h>
#include <unistd.h>

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::size_t filesIn(const std::filesystem::path& folder) {
    return static_cast<std::size_t>(
        std::distance(std::filesystem::directory_iterator(folder), std::filesystem::directory_iterator()));
}

std::string saving(const std::filesystem::path& file, const std::string& text = "new") {
    return refusal([&] { writeAtomically(text, file); });
}

} // namespace

TEST_CASE("a text is saved under a new and under an existing name", "[save]") {
    const TempFolder folder;
    writeAtomically("first", folder / "a");
    REQUIRE(textOf(folder / "a") == "first");
    writeAtomically("", folder / "a");
    REQUIRE(textOf(folder / "a").empty());
    REQUIRE(filesIn(folder.path()) == 1);
    const std::string longest(255, 'n'); // the maximum length of a name
    REQUIRE(saving(folder / longest) == "accepted");
}

TEST_CASE("a disk that fills up during a save leaves the old file and no other", "[save]") {
    const TempFolder folder;
    const auto file = folder.file("a.boardset", "the old text");
    const std::string text(100'000, 'x');
    std::string message;
    {
        const FullDisk full(4096);
        message = saving(file, text);
    }
    REQUIRE(message == file.string() +
                           ": found File too large while writing; allowed: a writable file on a disk with enough free "
                           "space; nothing was changed; save under another name or free some space");
    REQUIRE(textOf(file) == "the old text");
    REQUIRE(filesIn(folder.path()) == 1);
    REQUIRE(saving(file, text) == "accepted");
    REQUIRE(textOf(file) == text);
}

TEST_CASE("a scenario is saved or refused as a whole, wherever the disk ends", "[save]") {
    const TempFolder folder;
    const auto file = folder / "a.boardset";
    const std::string whole = toJson(small());
    writeScenario(Scenario{"Old", {}, "m", {}, {}}, file);
    const std::string old = textOf(file);
    for (std::size_t room = 0; room <= whole.size(); room += 50) {
        std::string message;
        {
            const FullDisk full(room);
            message = refusal([&] { writeScenario(small(), file); });
        }
        CAPTURE(room);
        REQUIRE_THAT(message, ContainsSubstring("a.boardset: found "));
        REQUIRE(textOf(file) == old);
    }
    REQUIRE(filesIn(folder.path()) == 1);
}

TEST_CASE("the new file is completely on the disk before it replaces the old one, and then the folder is synced",
          "[save]") {
    const TempFolder folder;
    const auto file = folder.file("a", "old");
    std::vector<std::string> synced;
    writeAtomically("the new text", file, [&](int descriptor) {
        struct stat state {};
        REQUIRE(::fstat(descriptor, &state) == 0);
        synced.push_back(S_ISDIR(state.st_mode) ? "folder" : std::to_string(state.st_size) + " bytes");
        synced.back() += " while the file has " + textOf(file);
        return 0;
    });
    REQUIRE(synced ==
            std::vector<std::string>{"12 bytes while the file has old", "folder while the file has the new text"});
}

TEST_CASE("a disk that fails during the sync of the new file leaves the old file", "[save]") {
    const TempFolder folder;
    const auto file = folder.file("a", "old");
    const DiskSync broken = [](int) {
        errno = EIO;
        return -1;
    };
    REQUIRE_THAT(refusal([&] { writeAtomically("new", file, broken); }),
                 ContainsSubstring("found Input/output error while writing"));
    REQUIRE(textOf(file) == "old");
    REQUIRE(filesIn(folder.path()) == 1);
}

TEST_CASE("a file that a killed writer left is removed at the next save", "[save]") {
    const TempFolder folder;
    const auto left = folder.file(".boardset-unfinished-AbCdEf", "ha");
    const auto fresh = folder.file(".boardset-unfinished-GhIjKl", "ha"); // another program may be writing it
    std::filesystem::last_write_time(left, std::filesystem::file_time_type::clock::now() - std::chrono::minutes(2));
    REQUIRE(saving(folder / "a") == "accepted");
    REQUIRE_FALSE(std::filesystem::exists(left));
    REQUIRE(std::filesystem::exists(fresh));
}

TEST_CASE("a file that cannot be written is refused by name", "[save]") {
    const TempFolder folder;
    REQUIRE_THAT(saving(folder / "no/such/folder.boardset"),
                 ContainsSubstring("folder.boardset: found No such file or directory while"));
    std::filesystem::create_directory(folder / "dir");
    REQUIRE_THAT(saving(folder / "dir"), ContainsSubstring("dir: found Is a directory"));
    REQUIRE_THAT(saving(folder.file("plain", "old") / "below"), ContainsSubstring("found Not a directory"));
    REQUIRE_THAT(saving(folder / std::string(300, 'n')), ContainsSubstring("found File name too long"));
    REQUIRE_THAT(saving("/dev/full"),
                 ContainsSubstring("/dev/full: found Invalid argument while checking that it is an ordinary file"));
    std::filesystem::create_symlink(folder / "loop", folder / "loop");
    REQUIRE_THAT(saving(folder / "loop"), ContainsSubstring("loop: found Too many levels of symbolic links"));
    REQUIRE_THAT(saving(""), ContainsSubstring("found "));
}

TEST_CASE("a read-only file or folder is unchanged", "[save]") {
    if (::geteuid() == 0) {
        WARN("not checked: the superuser may write everything");
        return;
    }
    const TempFolder folder;
    const auto file = folder.file("a", "old");
    std::filesystem::permissions(file, std::filesystem::perms::owner_read);
    REQUIRE_THAT(saving(file), ContainsSubstring("found Permission denied while opening it"));
    std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    std::filesystem::permissions(folder.path(),
                                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
    REQUIRE_THAT(saving(file),
                 ContainsSubstring("found Permission denied while creating a temporary file in its folder"));
    std::filesystem::permissions(folder.path(), std::filesystem::perms::owner_all);
    REQUIRE(textOf(file) == "old");
}

TEST_CASE("a saved file keeps its permissions, and a link remains a link", "[save]") {
    const TempFolder folder;
    const auto file = folder.file("a", "old");
    REQUIRE(::chmod(file.c_str(), 0640) == 0);
    std::filesystem::create_symlink("a", folder / "link");
    REQUIRE(saving(folder / "link") == "accepted");
    REQUIRE(std::filesystem::is_symlink(folder / "link"));
    REQUIRE(textOf(file) == "new");
    struct stat state {};
    REQUIRE(::stat(file.c_str(), &state) == 0);
    REQUIRE((state.st_mode & 07777U) == 0640U);
    // A new file gets the permissions of the user's mask, not the private mode of a temporary file.
    const mode_t before = ::umask(0022);
    REQUIRE(saving(folder / "b") == "accepted");
    ::umask(before);
    REQUIRE(::stat((folder / "b").c_str(), &state) == 0);
    REQUIRE((state.st_mode & 07777U) == 0644U);
}
