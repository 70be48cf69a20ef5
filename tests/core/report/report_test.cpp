// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario as a report on one page.
#include "boardset/report/Report.h"

#include "boardset/catalog/Citation.h"
#include "boardset/evidence/Measured.h"
#include "boardset/explain/Explain.h"
#include "boardset/text/NameRanges.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>
#include <set>

using namespace boardset;

namespace {

std::string reportOf(const test::Solved& solved) {
    return toHtml({.topology = *solved.topology,
                   .scenario = solved.scenario,
                   .answer = solved.answer,
                   .findings = findings(*solved.topology, solved.scenario),
                   .diagram = "<svg/>"});
}

bool says(const std::string& page, const std::string& words) {
    return page.find(words) != std::string::npos;
}

} // namespace

TEST_CASE("a report has the diagram, the results, the configuration, the derivations and all of their sources",
          "[report]") {
    const test::Solved first = test::solved("sunfire6800-first");
    const std::string page = reportOf(first);
    for (const char* words :
         {"<html lang=\"en\">", "<h1>Four threads with remote pages</h1>", ">Sun Fire 6800</p>", "<svg/>",
          ">4,800 MB/s", "<p>427 ns mean latency</p>", "memory of SB3 P0 and 3 others", "6 × Uniboard:</span> SB0–SB5<",
          "4 threads", "a, 256 pages", "Throughput, 4 identical threads: 4,800 MB/s = 4 × 1,200 MB/s",
          "Mean latency of 4 identical threads: 426.7 ns", "Utilisation of the port of SB3",
          "remote board, through level 2: 240 ns [", "<h2>Sources</h2>"}) {
        INFO(words);
        CHECK(says(page, words));
    }
    const std::string sources = page.substr(page.find("<h2>Sources</h2>"));
    std::set<std::string> cited;
    for (const Derivation& each :
         {explainThroughput(*first.topology, first.answer), explainLatency(*first.topology, first.answer)})
        for (const DerivationLine& line : flattened(each))
            cited.insert(line.node->citation.source);
    cited.erase(std::string());
    REQUIRE(!cited.empty());
    for (const Source& source : first.topology->catalog().sources()) {
        INFO(source.id);
        CHECK((!cited.contains(source.id) || says(sources, referenceOf(first.topology->catalog(), {source.id, {}}))));
    }
    CHECK(page == reportOf(test::solved("sunfire6800-first"))); // the page does not contain its creation time
}

TEST_CASE("the scenario to compare with starts on the next page", "[report]") {
    const test::Solved first = test::solved("sunfire6800-first");
    const std::string alone = reportOf(first);
    std::size_t before = alone.find("<svg/>");
    for (const char* section : {"<h2>Results", "<h2>Configuration", "<h2>Findings", "<h2>Where", "<h2>Sources"}) {
        INFO(section);
        const std::size_t at = alone.find(section);
        REQUIRE(at != std::string::npos);
        CHECK(at > before);
        before = at;
    }
    // one line for four threads
    CHECK(says(alone, "Thread 1 has all its pages on other boards (also thread 2, thread 3, thread 4). "));
    const std::string compared = toHtml({.topology = *first.topology,
                                         .scenario = first.scenario,
                                         .answer = first.answer,
                                         .against = {"other",
                                                     {.columns = {{"title", {"Difference"}}, {"b", {"B"}}},
                                                      .rows = {{{Message{"throughput"}}, {Quantity{2, "MB/s"}}}},
                                                      .notes = {{"Twice as fast."}}}}});
    CHECK(says(compared, "<p>Twice as fast.</p>"));
    CHECK(says(compared, "throughput</td><td>2 MB/s"));
    CHECK(says(compared, ".compared{page-break-before:always}"));
    CHECK(compared.find("<h2 class=\"compared\">Compared with A: other") > compared.find("<h2>Sources"));
}

TEST_CASE("identical parts are listed once, and parts without space by number and location", "[report]") {
    const std::string page = reportOf(test::solved("sunfire15k-full"));
    for (const char* words :
         {"17 × MaxCPU board:</span> IO1–IO17<", "18 × Uniboard:</span> SB0–SB17<", "memory of SB1 P0 and 71 others",
          "EX1–EX17: 6 threads, 96 pages each", "a1 to a106, 16 pages each", "68 identical threads: 37,159 MB/s",
          "more parts: see Results in the window, or run boardset-cli solve<",
          "more lines: select a number in the window"}) {
        INFO(words);
        CHECK(says(page, words));
    }
    for (const char* id : {"sunfire15k-mpo-copy-72-unaware", "t5440-cards", "sparcserver690mp-case7"}) {
        INFO(id);
        CHECK(reportOf(test::solved(id)).size() < 13'000); // maximum number of characters and tags on a page
    }
}

TEST_CASE("numbered names are listed as ranges", "[report]") {
    CHECK(rangesOf({}, 4).empty());
    CHECK(rangesOf({"SB0", "SB1"}, 4) == "SB0; SB1");
    CHECK(rangesOf({"Slot 0", "Slot 1", "Slot 4", "Slot 3", "Slot 2"}, 4) == "Slot 0–Slot 4");
    CHECK(rangesOf({"EX0 IO0", "EX1 IO1", "EX2 IO2", "EX4 IO4"}, 4) == "EX0 IO0–EX2 IO2; EX4 IO4");
    CHECK(rangesOf({"Disk 8 in Slot 2", "Disk 9 in Slot 2", "Disk 10 in Slot 2"}, 4) == "Disk 8–10 in Slot 2");
    CHECK(rangesOf({"a", "b", "c"}, 2) == "a; b; and 1 more");
}

TEST_CASE("a report counts the findings that do not fit, and ends each with one full stop", "[report]") {
    const test::Solved first = test::solved("sunfire6800-first");
    std::vector<Finding> found;
    for (const char* rule : {"a", "b", "c", "d", "e", "f", "f", "f"}) {
        Finding& each = found.emplace_back();
        each.rule.id = rule;
        each.title = "Title";
    }
    const std::string page = toHtml({.topology = *first.topology,
                                     .scenario = first.scenario,
                                     .answer = first.answer,
                                     .findings = found,
                                     .diagram = "<svg/>"});
    CHECK(says(page, "Title.</p>"));
    CHECK(says(page, "and 5 more findings: see Findings"));
}

TEST_CASE("a report lists the selected options, and the numbers that were set for the work", "[report]") {
    const std::string html = reportOf(test::solved("sparcserver690mp-case4"));
    CHECK(says(html, "; Solaris 1: one kernel lock;"));
    CHECK(says(html, "Memory (MB) 128"));
    CHECK_FALSE(says(html, "Power per disk")); // the scenario does not set this option
    CHECK(says(html, "Reads 850; Reply packets 233"));
    CHECK(says(reportOf(test::solved("firelink-mixed")), "N1:</span> Boardsets 4;"));
}

TEST_CASE("a report lists the domains", "[report]") {
    test::Solved first = test::solved("sunfire6800-copy-24-local");
    first.scenario.configuration.domains = {{"A", 0, {"SB0", "SB1", "SB2", "IB6"}}, {"B", 0, {"SB3", "SB4", "IB7"}}};
    first.topology = test::machineOf(first.scenario);
    first.answer = solvePlacement(*first.topology, first.scenario.workload);
    const std::string page = reportOf(first);
    CHECK(says(page, "<td>A</td><td>0</td><td>SB0–SB2; IB6</td><td>12</td>"));
    CHECK(says(page, "<td>B</td><td>0</td><td>SB3; SB4; IB7</td><td>8</td>"));
    CHECK(says(page, "in no domain:</span> SB5"));
    first.scenario.configuration.failed = {"SB1/P3", "SB4"};
    first.topology = test::machineOf(first.scenario);
    CHECK(says(reportOf(first), "out of service:</span> SB1 P3; SB4<"));
    CHECK_FALSE(says(reportOf(test::solved("sunfire6800-first")), "<h2>Domains"));
    test::Solved taken = test::solved("sunfire6800-first");
    taken.scenario.configuration.boards = {{"SB5", ""}};
    taken.topology = test::machineOf(taken.scenario);
    taken.answer = solvePlacement(*taken.topology, taken.scenario.workload);
    CHECK(says(reportOf(taken), "Uniboards 5 of 6;")); // Uniboards
}

TEST_CASE("a report prints the numbers of the work with units, and cites each measurement with its table", "[report]") {
    test::Solved solved = test::solved("sunfire15k-copy-72-local");
    solved.scenario.workload.processes[0].numbers["directory-hits"] = 37;
    CHECK(says(reportOf(solved), " 37 %"));
    CHECK(says(reportOf(test::solved("p650-oltp-private")), " 70 %"));
    const test::Solved first = test::solved("sunfire6800-copy-24-local");
    BundledColours bundled(test::catalog(),
                           [](const std::string& id) -> const Scenario& { return test::scenario(id); });
    const auto measured = measuredOf({"", *first.topology, first.answer}, bundled);
    REQUIRE_FALSE(measured.empty());
    const std::string page = toHtml({.topology = *first.topology,
                                     .scenario = first.scenario,
                                     .answer = first.answer,
                                     .measured = measured,
                                     .diagram = "<svg/>"});
    const std::string sources = page.substr(page.find("<h2>Sources</h2>"));
    std::size_t at = 0;
    for (std::size_t i = 0; i < std::min<std::size_t>(measured.size(), 3); ++i) { // those with space on the page
        at = page.find("</span> Measured ", at + 1);
        REQUIRE(at != std::string::npos);
        const std::size_t number = page.rfind('[', page.find("</p>", at));
        REQUIRE(number > at);
        const std::string cited = page.substr(number, page.find(']', number) + 1 - number);
        const std::string table = tableOf(measured[i].measurement.locator);
        INFO(measured[i].measurement.id << ' ' << cited);
        REQUIRE_FALSE(table.empty());
        CHECK(says(sources, cited + ' ' + table));
    }
}

TEST_CASE("texts from users are text in a report, not markup", "[report]") {
    test::Solved first = test::solved("sunfire6800-first");
    first.scenario.title = "<script>alert(1)</script> & \"more\"";
    first.scenario.description = "</p><b>bold</b>\x01";
    const std::string page = reportOf(first);
    CHECK_FALSE(says(page, "<script>"));
    CHECK_FALSE(says(page, "<b>bold"));
    CHECK(says(page, "&lt;script&gt;alert(1)&lt;/script&gt; &amp;"));
}

TEST_CASE("a report of a machine without work says so", "[report]") {
    test::Solved first = test::solved("sunfire6800-first");
    first.scenario.workload.processes.clear();
    first.answer = solvePlacement(*first.topology, first.scenario.workload);
    const std::string page = reportOf(first);
    CHECK(says(page, "Nothing runs."));
    CHECK_FALSE(says(page, "Where the numbers"));
}
