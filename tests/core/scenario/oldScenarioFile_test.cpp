// SPDX-License-Identifier: GPL-3.0-or-later
// Files that an older Boardset wrote still open, and say the same.
#include "boardset/scenario/Bundled.h"
#include "boardset/scenario/ScenarioFile.h"

#include "core/scenario/samples.h"
#include "support/bundled.h"
#include "support/catch.h"
#include "support/tempFolder.h"

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string textOf(const std::string& name) {
    return readTextFile(std::filesystem::path(FORMAT1) / name, 1 << 20);
}

/// The refusal of a file of format 1 with one thing changed.
std::string changedOld(const std::string& file, const std::string& what, const std::string& by) {
    const std::string text = with(textOf(file), what, by);
    return refusal([&] { parseScenario(text, "old.boardset"); });
}

} // namespace

TEST_CASE("a file of format 1 is the scenario that it was, and is saved in format 2", "[scenario]") {
    const TempFolder folder;
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(FORMAT1)) {
        CAPTURE(entry.path().filename().string());
        const std::string old = textOf(entry.path().filename().string());
        REQUIRE_THAT(old, ContainsSubstring("\"version\": 1,"));
        const Scenario read = parseScenario(old, "old");
        REQUIRE(read == bundledScenario(share() / "scenarios", entry.path().stem().string()));
        REQUIRE_THAT(toJson(read), ContainsSubstring("\"version\": 2,"));
        writeScenario(read, folder / "again.boardset");
        REQUIRE(readScenario(folder / "again.boardset") == read);
        REQUIRE(parseScenario("<svg>" + toSvgMetadata(read) + "</svg>", "drawn.svg") == read);
        ++files;
    }
    REQUIRE(files == 10);
}

TEST_CASE("what is wrong in a file of format 1 is named as that file calls it", "[scenario]") {
    const std::string threads = "sunfire6800-first.boardset";
    const std::string streams = "t5440-both-2.boardset";
    REQUIRE(changedOld(threads, "\"processor\": \"SB0/P0\"", "\"processor\": 5") ==
            "old.boardset: processes[0].threads[0].processor: found 5; allowed: text in quotes");
    const std::vector<std::array<std::string, 4>> all{
        {threads, "\"processor\"", "\"on\"",
         "processes[0].threads[0].on: found an unknown field; allowed: name, processor"},
        {threads, "\"pattern\"", "\"work\"",
         "processes[0].work: found an unknown field; allowed: name, pattern, threads"},
        {threads, "\"pattern\": \"read\",", "", "processes[0].pattern: found nothing; allowed: this field is required"},
        {threads, "\"threads\"", "\"customers\"", "processes[0].customers: found an unknown field"},
        {threads, "\"pages\"", "\"lies\": \"striped\", \"pages\"", "regions[0].lies: found an unknown field"},
        {threads, "\"machine\"", "\"off\": [], \"machine\"", "old.boardset: off: found an unknown field"},
        {streams, "\"device\": \"slot0\"", "\"device\": null", "processes[0].streams[0].device: found null"},
        {streams, "\"outstanding\": 32", "\"outstanding\": 0", "processes[0].outstanding: found 0; allowed: a whole"},
        {streams, "\"requestBytes\": 512", "\"requestBytes\": 65537",
         "processes[0].requestBytes: found 65537; allowed: a whole number from 1 to 65536"},
        {streams, "\"requestBytes\": 512", "\"numbers\": {}", "processes[0].numbers: found an unknown field"},
        {"sunfire15k-mpo-sets.boardset", "\"pattern\"", "\"work\"",
         "program.processes[0].work: found an unknown field; allowed: name, pattern, apart"}};
    for (const auto& [file, what, by, error] : all) {
        CAPTURE(file, what, by);
        REQUIRE_THAT(changedOld(file, what, by), ContainsSubstring(error));
    }
    // Format 2 does not take the old words.
    REQUIRE_THAT(changedOld(threads, "\"version\": 1", "\"version\": 2"),
                 ContainsSubstring("processes[0].pattern: found an unknown field; allowed: name, work, "));
}
