// SPDX-License-Identifier: GPL-3.0-or-later
// Files of older versions of Boardset still open with the same meaning.
#include "boardset/scenario/BundledScenarios.h"
#include "boardset/scenario/ReplacedPaths.h"
#include "boardset/scenario/ScenarioFile.h"

#include "core/scenario/samples.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"
#include "support/scenarios.h"
#include "support/tempFolder.h"

#include <random>

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string textOf(const std::string& name) {
    return readTextFile(std::filesystem::path(FORMAT1) / name, 1 << 20);
}

/// Refusal of a file of format 1 after one change.
std::string changedOld(const std::string& file, const std::string& what, const std::string& by) {
    const std::string text = with(textOf(file), what, by);
    return refusal([&] { parseScenario(text, "old.boardset"); });
}

/// Scenario with the title and the description of another one. The texts of bundled scenarios change, those of old
/// files do not.
Scenario withTextsOf(const Scenario& texts, Scenario scenario) {
    scenario.title = texts.title;
    scenario.description = texts.description;
    return scenario;
}

/// True if a file has the title and the description of a scenario.
bool hasTextsOf(const Scenario& scenario, const std::string& text) {
    return text.find("\"title\": \"" + scenario.title + "\",") != std::string::npos &&
           text.find("\"description\": \"" + scenario.description + "\",") != std::string::npos;
}

} // namespace

TEST_CASE("a file of format 1 gives the same scenario, and is saved in the current format", "[scenario]") {
    const TempFolder folder;
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(FORMAT1)) {
        CAPTURE(entry.path().filename().string());
        const std::string old = textOf(entry.path().filename().string());
        REQUIRE_THAT(old, ContainsSubstring("\"version\": 1,"));
        const Scenario read = parseScenario(old, "old");
        REQUIRE(hasTextsOf(read, old));
        REQUIRE(withPresentNames(read, *catalog()).scenario ==
                withTextsOf(read, bundledScenario(share() / "scenarios", entry.path().stem().string())));
        REQUIRE_THAT(toJson(read), ContainsSubstring("\"version\": 2,"));
        writeScenario(read, folder / "again.boardset");
        REQUIRE(readScenario(folder / "again.boardset") == read);
        REQUIRE(parseScenario("<svg>" + toSvgMetadata(read) + "</svg>", "drawn.svg") == read);
        ++files;
    }
    REQUIRE(files == 9);
}

TEST_CASE("an error in a file of format 1 uses the names of that format", "[scenario]") {
    const std::string threads = "sunfire6800-first.boardset";
    const std::string streams = "t5440-both-2.boardset";
    REQUIRE(changedOld(threads, "\"processor\": \"SB0/P0\"", "\"processor\": 5") ==
            "old.boardset: processes[0].threads[0].processor: found 5; allowed: text in quotes");
    const std::vector<std::array<std::string, 4>> all{
        {threads, "\"processor\"", "\"on\"",
         "processes[0].threads[0].on: found an unknown field; allowed: name, processor"},
        {threads, "\"pattern\"", "\"work\"",
         "processes[0].work: found an unknown field; allowed: name, pattern, threads"},
        {threads, "\"pattern\": \"read\",", "",
         "processes[0].pattern: found nothing; allowed: a value for this required field"},
        {threads, "\"threads\"", "\"customers\"", "processes[0].customers: found an unknown field"},
        {threads, "\"pages\"", "\"lies\": \"striped\", \"pages\"", "regions[0].lies: found an unknown field"},
        {threads, "\"machine\"", "\"off\": [], \"machine\"", "old.boardset: off: found an unknown field"},
        {streams, "\"device\": \"slot0\"", "\"device\": null", "processes[0].streams[0].device: found null"},
        {streams, "\"outstanding\": 32", "\"outstanding\": 0", "processes[0].outstanding: found 0; allowed: a whole"},
        {streams, "\"requestBytes\": 512", "\"requestBytes\": 65537",
         "processes[0].requestBytes: found 65537; allowed: a whole number from 1 to 65536"},
        {streams, "\"requestBytes\": 512", "\"numbers\": {}", "processes[0].numbers: found an unknown field"},
        {"sunfire15k-mpo-sets.boardset", "\"pattern\"", "\"work\"",
         "program.processes[0].work: found an unknown field; allowed: name, pattern, atOnce"}};
    for (const auto& [file, what, by, error] : all) {
        CAPTURE(file, what, by);
        REQUIRE_THAT(changedOld(file, what, by), ContainsSubstring(error));
    }
    // Format 2 does not accept the old words.
    REQUIRE_THAT(changedOld(threads, "\"version\": 1", "\"version\": 2"),
                 ContainsSubstring("processes[0].pattern: found an unknown field; allowed: name, work, "));
}

namespace {

std::string former(const std::string& id) {
    return readTextFile(std::filesystem::path(FORMAT2) / (id + ".boardset"), 1 << 20);
}

/// A scenario as it is after opening a file.
Scenario openedText(const std::string& text) {
    const Scenario read = parseScenario(text, "old.boardset");
    return resolve(read, *Topology::build(catalog(), read.machine, read.configuration), "old.boardset");
}

} // namespace

TEST_CASE("a file with former slot names opens with the current names, says so, and is saved with them", "[scenario]") {
    const std::map<std::string, std::string> reported{
        {"sunfire3800-first", "SB1 is now SB2"},
        {"sunfire4800-first", "SB1 is now SB2 and SB2 is now SB4"},
        {"sunfirev880-first", "PB0 is now SBa, PB1 is now SBb, PB2 is now SBc and PB3 is now SBd"},
        {"sunfire6800-first", ""}};
    for (const auto& [id, names] : reported) {
        CAPTURE(id);
        const Scenario present = openedText(former(id));
        CHECK(hasTextsOf(present, former(id)));
        CHECK(present == withTextsOf(present, test::scenario(id)));
        CHECK_THAT(toJson(present), ContainsSubstring("\"version\": 3,"));
        const std::string note = noteOnNames(parseScenario(former(id), "old"), *catalog());
        CHECK(note == (names.empty() ? ""
                                     : "An older version of Boardset wrote this file with other slot names: " + names +
                                           ". Saving the file writes the new names."));
        CHECK(noteOnNames(present, *catalog()).empty());
        const Scenario read = parseScenario(former(id), "old");
        CHECK(parseScenario(toJson(read), "again") == read); // nothing is lost before the scenario is resolved
        CHECK(openedText("<svg>" + toSvgMetadata(read) + "</svg>").workload == present.workload);
    }
}

TEST_CASE("every field of a scenario that names a part gets the current names", "[scenario]") {
    Scenario old{"T", {}, "sunfire4800", {}, {}};
    old.configuration.hasFormerNames = true;
    old.configuration.boards = {{"SB1", ""}, {"IB7", "cpci-assembly"}};
    old.configuration.failed = old.configuration.failedSinceBoot = {"SB2/P0"};
    old.configuration.off = {"SB2/P1/memory"};
    old.configuration.domains = {{"A", 0, {"SB0", "IB7"}}, {"B", 0, {"SB2", "IB6"}}};
    Process process{"A", "copy", {{"1", "SB2/P2", {}}}, {}};
    process.customers[0].server = process.customers[0].peer = "SB1/P3";
    process.regions.push_back({"SB1", 8192, {{"SB1", 1}, {"SB2/P3/memory", 2}}});
    process.regions.push_back({"b", 8192, {}});
    process.regions[1].parts = {"SB1", "SB2/P0/memory"};
    old.workload.processes = {process};
    old.program.emplace();
    old.program->events = {events::Bind{{1}, "SB1/P0"}, events::SetOnline{"SB2", false},
                           events::SetAttached{"SB1", true}, events::CreateSet{"s", {"SB1/P0", "SB2"}}};
    old.program->beside = {process};
    const Scenario now = withPresentNames(old, *catalog()).scenario;
    CHECK(now.configuration.boards == std::map<std::string, std::string>{{"SB2", ""}, {"IB8", "cpci-assembly"}});
    CHECK(now.configuration.failed == std::vector<std::string>{"SB4/P0"});
    CHECK(now.configuration.failedSinceBoot == std::vector<std::string>{"SB4/P0"});
    CHECK(now.configuration.off == std::vector<std::string>{"SB4/P1/memory"});
    CHECK(now.configuration.domains[0].boards == std::vector<std::string>{"SB0", "IB8"});
    CHECK(now.configuration.domains[1].boards == std::vector<std::string>{"SB4", "IB6"});
    for (const Process& each : {now.workload.processes[0], now.program->beside[0]}) {
        CHECK(each.customers[0].on == "SB4/P2");
        CHECK(each.customers[0].server == "SB2/P3");
        CHECK(each.customers[0].peer == "SB2/P3");
        CHECK(each.regions[0].pagesIn == std::map<std::string, int>{{"SB2", 1}, {"SB4/P3/memory", 2}});
        CHECK(each.regions[1].parts == std::vector<std::string>{"SB1", "SB4/P0/memory"}); // the name of a region stays
    }
    CHECK(now.program->events == std::vector<Event>{events::Bind{{1}, "SB2/P0"}, events::SetOnline{"SB4", false},
                                                    events::SetAttached{"SB2", true},
                                                    events::CreateSet{"s", {"SB2/P0", "SB4"}}});
}

TEST_CASE("an old file cannot name a slot that only the current machine has, and a new file no former name",
          "[scenario]") {
    const std::string old = former("sunfire4800-first");
    CHECK_THAT(refusal([&] { openedText(with(old, "\"SB2\": 192", "\"SB4\": 192")); }),
               ContainsSubstring("old.boardset: version: found a version before 3, with a slot that the machine did "
                                 "not have then; allowed: the slots of that version: SB0, SB1, SB2"));
    CHECK_THROWS_AS(openedText(with(old, "\"processes\"", "\"failed\": [\"IB8\"], \"processes\"")), TopologyError);
    CHECK_THAT(refusal([&] { openedText(with(old, "\"SB2\": 192", "\"SB9\": 192")); }), ContainsSubstring("\"SB9\""));
    CHECK_THAT(refusal([&] { openedText(with(old, "\"version\": 2", "\"version\": 3")); }),
               ContainsSubstring("processes[0].customers[4].on: found \"SB1/P0\""));
}

TEST_CASE("garbage in the paths of an old file is refused or read, with no other effect", "[scenario]") {
    const std::string old = former("sunfire4800-first");
    std::mt19937 random(3);
    const std::vector<std::string> pieces{"SB1",    "SB2", "SB4", "IB7", "IB8",     "/",         "//", "P0",
                                          "memory", "",    " ",   "SB",  "\\u0000", "S\xc3\xa4", "*"};
    int read = 0;
    for (int n = 0; n < 300; ++n) {
        std::string path;
        for (int k = pick(random, 1, 4); k > 0; --k)
            path += pieces[static_cast<std::size_t>(pick(random, 0, static_cast<int>(pieces.size()) - 1))];
        CAPTURE(path);
        try {
            const Scenario now = openedText(with(old, "\"SB2\": 192", '"' + path + "\": 192"));
            CHECK(now.workload.pageCount() == 192);
            ++read;
        } catch (const InputError&) {
        } catch (const TopologyError&) {
        }
    }
    CHECK(read > 10);
}
