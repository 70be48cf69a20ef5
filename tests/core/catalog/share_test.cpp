// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/ShareDirectory.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

using namespace boardset;

TEST_CASE("the bundled data is found relative to the program", "[share]") {
    CHECK(shareDirectory("/usr/bin/boardset") == "/usr/share/boardset");
    CHECK(std::filesystem::exists(shareDirectory(test::share() / ".." / ".." / "bin" / "boardset") / "catalog.db"));
}

TEST_CASE("a symbolic link to the program leads to its data", "[share]") {
    const auto folder = std::filesystem::temp_directory_path() / "boardset-share-test";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder / "real" / "bin");
    std::filesystem::create_directories(folder / "links");
    std::filesystem::create_symlink(folder / "real" / "bin" / "boardset", folder / "links" / "boardset");
    std::filesystem::copy_file(test::share() / "catalog.db", folder / "real" / "bin" / "boardset");
    CHECK(shareDirectory(folder / "links" / "boardset") ==
          std::filesystem::canonical(folder / "real") / "share" / "boardset");
    std::filesystem::remove_all(folder);
}
