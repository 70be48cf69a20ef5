// SPDX-License-Identifier: GPL-3.0-or-later
// The file dialog: existing folders, names with their suffix, and files that would be replaced.
#include "FileChoice.h"
#include "support/catchQt.h"
#include "support/tempFolder.h"

#include <QFileInfo>

using namespace boardset;
using namespace boardset::test;

namespace {
QString at(const TempFolder& folder, const std::string& name) {
    return QString::fromStdString((folder / name).string());
}
} // namespace

TEST_CASE("a name gets its suffix once, and an existing file is noticed", "[files]") {
    const TempFolder folder;
    folder.file("mine.boardset", "{}");
    FileChoice choice;
    choice.setProperty("suffix", QStringLiteral("boardset"));
    choice.begin(at(folder, "mine.boardset"), QStringLiteral("Copy 1/2"));
    REQUIRE(choice.name() == QStringLiteral("Copy 1-2"));
    REQUIRE(choice.file().toLocalFile() == at(folder, "Copy 1-2.boardset"));
    REQUIRE_FALSE(choice.isThere());
    for (const QString& name : {QStringLiteral("mine"), QStringLiteral("mine.boardset"), at(folder, "mine")}) {
        choice.setName(name);
        REQUIRE(choice.file().toLocalFile() == at(folder, "mine.boardset"));
        REQUIRE(choice.isThere());
    }
    choice.setName(QStringLiteral("  "));
    REQUIRE(choice.file().isEmpty());
}

TEST_CASE("a suggested name has no characters that a file system refuses, and an existing file keeps its name",
          "[files]") {
    FileChoice choice;
    choice.begin({}, QStringLiteral("T5440 at 1.4 GHz: 64 bytes from local memory.boardset"));
    CHECK(choice.name() == QStringLiteral("T5440 at 1.4 GHz - 64 bytes from local memory.boardset"));
    choice.begin({}, QStringLiteral("a\\b/c:d*e?f\"g<h>i|j\tk.svg"));
    CHECK(choice.name() == QStringLiteral("a-b-c-d-e-f-g-h-i-j-k.svg"));
    choice.begin(QStringLiteral("/tmp/what?.boardset"), QStringLiteral("what?.boardset"));
    CHECK(choice.name() == QStringLiteral("what?.boardset"));
}

TEST_CASE("only existing folders can be opened", "[files]") {
    const TempFolder folder;
    REQUIRE(QDir(at(folder, "")).mkdir(QStringLiteral("inside")));
    FileChoice choice;
    choice.begin(at(folder, "not there.boardset"), {});
    REQUIRE(choice.enter(QStringLiteral("inside")));
    REQUIRE(choice.path() == at(folder, "inside"));
    REQUIRE_FALSE(choice.enter(QStringLiteral("nowhere")));
    REQUIRE_FALSE(choice.enter({}));
    REQUIRE(choice.path() == at(folder, "inside"));
    choice.up();
    REQUIRE(choice.enter(QStringLiteral("inside")));
    REQUIRE(choice.enter(QStringLiteral("~")));
    REQUIRE(choice.path() == QDir::homePath());
    choice.begin(QStringLiteral("/no/such/folder/mine.boardset"), {});
    REQUIRE(QFileInfo(choice.path()).isDir());
}
