// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled scenarios are those that the evidence needs.
#include "boardset/scenario/BundledScenarios.h"

#include "core/scenario/samples.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"
#include "support/tempFolder.h"

#include <set>

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::filesystem::path& folder() {
    static const std::filesystem::path scenarios = share() / "scenarios";
    return scenarios;
}

Scenario load(const std::string& id) {
    return resolve(bundledScenario(folder(), id), *sunfire6800(), id);
}

/// Throws: every bundled file must be readable.
void refuse(const InputError& error) {
    throw InputError(error);
}

/// Number of pages of all regions on a board.
int pagesOn(const Scenario& scenario, const std::string& board) {
    int sum = 0;
    for (const Region& region : scenario.workload.processes.at(0).regions)
        for (const auto& [memory, pages] : region.pagesIn)
            sum += memory.rfind(board + '/', 0) == 0 ? pages : 0;
    return sum;
}

} // namespace

TEST_CASE("every bundled scenario fits its machine and has a unique title", "[bundled]") {
    std::set<std::string> titles;
    for (const BundledScenario& one : bundledScenarios(folder(), refuse)) {
        CAPTURE(one.id);
        const Scenario scenario = bundledScenario(folder(), one.id);
        const auto topology = Topology::build(catalog(), one.machine, scenario.configuration);
        REQUIRE_NOTHROW(resolve(scenario, *topology, one.id));
        REQUIRE(scenario.title == one.title);
        REQUIRE(!scenario.description.empty());
        REQUIRE(titles.insert(one.title).second);
        REQUIRE(one.id.starts_with(one.machine + "-"));
    }
}

TEST_CASE("the scenario and baseline of every measurement are bundled", "[bundled]") {
    for (const Measurement& measurement : catalog()->measurements()) {
        for (const std::string& id : {measurement.scenario, measurement.baseline}) {
            CAPTURE(measurement.id, id);
            REQUIRE((id.empty() || bundledScenario(folder(), id).machine == measurement.machine));
        }
    }
}

TEST_CASE("the first scenario has four threads on SB0 and their 256 pages on SB3", "[bundled]") {
    const Process process = load("sunfire6800-first").workload.processes.at(0);
    REQUIRE(process.customers.size() == 4);
    for (std::size_t i = 0; i < 4; ++i)
        REQUIRE(process.customers[i].on == "SB0/P" + std::to_string(i));
    REQUIRE(process.regions.at(0).pageBytes == 4'194'304);
    REQUIRE(process.regions.at(0).pagesIn ==
            std::map<std::string, int>{
                {"SB3/P0/memory", 64}, {"SB3/P1/memory", 64}, {"SB3/P2/memory", 64}, {"SB3/P3/memory", 64}});
}

TEST_CASE("pages are on the boards where Table 3-7 counted them", "[bundled]") {
    // Tests 1 and 3: one pool over the whole machine; test 2: 24 pages in lgroup 3; test 4: 96 in each of six lgroups.
    const Scenario one = load("sunfire6800-copy-1-random");
    const Scenario all = load("sunfire6800-copy-24-random");
    const Scenario local = load("sunfire6800-copy-24-local");
    REQUIRE(one.workload.pageCount() == 24);
    REQUIRE(pagesOn(load("sunfire6800-copy-1-local"), "SB3") == 24);
    REQUIRE(all.workload.pageCount() == 576);
    REQUIRE(local.workload.pageCount() == 576);
    for (int b = 0; b < 6; ++b) {
        const std::string board = "SB" + std::to_string(b);
        REQUIRE(pagesOn(one, board) == 4);
        REQUIRE(pagesOn(all, board) == 96);
        REQUIRE(pagesOn(local, board) == 96);
    }
}

TEST_CASE("24 threads run one on each processor and use one region each", "[bundled]") {
    for (const std::string id : {"sunfire6800-copy-24-random", "sunfire6800-copy-24-local",
                                 "sunfire6800-finite-difference-random", "sunfire6800-finite-difference-local"}) {
        CAPTURE(id);
        const Process process = load(id).workload.processes.at(0);
        REQUIRE(process.customers.size() == 24);
        REQUIRE(process.regions.size() == 24);
        std::set<std::string> processors;
        for (std::size_t i = 0; i < 24; ++i) {
            processors.insert(process.customers[i].on);
            REQUIRE(process.customers[i].regions == std::vector{process.regions[i].name});
            const std::string board = process.customers[i].on.substr(0, 3);
            const bool local = id.find("local") != std::string::npos;
            REQUIRE(process.regions[i].pages() == 24);
            REQUIRE(process.regions[i].pagesIn.size() == (local ? 4 : 24));
            REQUIRE((!local || process.regions[i].pagesIn.begin()->first.rfind(board, 0) == 0));
        }
        REQUIRE(processors.size() == 24);
        REQUIRE(process.work == (id.find("copy") != std::string::npos ? "copy" : "one-miss"));
    }
}

TEST_CASE("an unknown id is refused with the nearest or a few existing ids, and cannot leave the folder", "[bundled]") {
    const auto message = [](const std::string& id) { return refusal([&] { bundledScenario(folder(), id); }); };
    REQUIRE_THAT(message("sunfire6800-frist"),
                 ContainsSubstring("found \"sunfire6800-frist\"; allowed: the id of a bundled scenario; did you mean "
                                   "sunfire6800-first?"));
    REQUIRE_THAT(message("nosuch"), !ContainsSubstring("did you mean"));
    REQUIRE_THAT(message(""), ContainsSubstring("such as firelink-all, firelink-busy, firelink-exchange, ... ("));
    const TempFolder outside;
    outside.file("secret.boardset", "{}");
    const auto inside = outside / "inside";
    std::filesystem::create_directory(inside);
    REQUIRE_THAT(refusal([&] { bundledScenario(inside, "../secret"); }), ContainsSubstring("found \"../secret\""));
}

TEST_CASE("an error names a missing folder or a damaged file", "[bundled]") {
    const TempFolder scenarios;
    REQUIRE_THAT(refusal([&] { bundledScenarios(scenarios / "none", refuse); }),
                 ContainsSubstring("none: found No such file or directory; allowed: the folder"));
    REQUIRE(bundledScenarios(scenarios.path(), refuse).empty());
    scenarios.file("b.boardset", "{");
    scenarios.file("notes.txt", "not a scenario");
    std::filesystem::copy(folder() / "sunfire6800-first.boardset", scenarios / "a.boardset");
    std::vector<std::string> unread;
    const auto others =
        bundledScenarios(scenarios.path(), [&](const InputError& error) { unread.emplace_back(error.what()); });
    REQUIRE(others.size() == 1);
    CHECK(others.front().id == "a");
    REQUIRE(unread.size() == 1);
    CHECK_THAT(unread.front(), ContainsSubstring("b.boardset: "));
}
