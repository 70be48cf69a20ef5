// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario on a page.
#include "boardset/report/Report.h"

#include "boardset/catalog/Words.h"
#include "boardset/explain/Explain.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <functional>
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

TEST_CASE("a report has the diagram, the answer, what it runs on, its derivations and every source of them",
          "[report]") {
    const test::Solved first = test::solved("sunfire6800-first");
    const std::string page = reportOf(first);
    for (const char* words :
         {"<h1>Four threads far from their pages</h1>", "<p>Sun Fire 6800</p>", "<svg/>", "<td>4,800 MB/s",
          "port of SB3", "<td>Uniboard</td><td>SB0; SB1; SB2; SB3; SB4; SB5</td>", "4 threads", "a, 256 pages",
          "Why this throughput?", "Why this latency?", "Why is the port of SB3 so busy?", "<h2>Sources</h2>"}) {
        INFO(words);
        CHECK(says(page, words));
    }
    const std::string sources = page.substr(page.find("<h2>Sources</h2>"));
    std::set<std::string> cited;
    const std::function<void(const Derivation&)> collect = [&](const Derivation& line) {
        if (!line.source.empty())
            cited.insert(line.source);
        for (const Derivation& child : line.children)
            collect(child);
    };
    collect(explainThroughput(*first.topology, first.answer));
    collect(explainLatency(*first.topology, first.answer));
    REQUIRE(!cited.empty());
    for (const Source& source : first.topology->catalog().sources()) {
        INFO(source.id);
        CHECK((!cited.contains(source.id) || says(sources, source.brief)));
    }
    CHECK(page == reportOf(test::solved("sunfire6800-first"))); // nothing of when it was made
}

TEST_CASE("the first page is whole: what it rests on begins on the next", "[report]") {
    const std::string page = reportOf(test::solved("sunfire6800-first"));
    std::size_t before = page.find("<svg/>");
    for (const char* section : {"<h2>Answer", "<h2>Findings", "<h2>Configuration", "<h2 class=\"details\">Why this thr",
                                "<h2>Why this latency", "<h2>Sources"}) {
        INFO(section);
        const std::size_t at = page.find(section);
        REQUIRE(at != std::string::npos);
        CHECK(at > before);
        before = at;
    }
    CHECK(says(page, ".details{page-break-before:always}"));
    CHECK(says(page, "Thread 1 has all its pages on other boards; so for 3 more")); // one line for four alike
}

TEST_CASE("a report tells what was ordered, and what was said of the work", "[report]") {
    const std::string html = reportOf(test::solved("sparcserver690mp-case4"));
    CHECK(says(html, "<td>Solaris</td><td>Solaris 1: one kernel lock</td>"));
    CHECK(says(html, "<td>Memory (MB)</td><td>128</td>"));
    CHECK_FALSE(says(html, "Power of a disk")); // nobody has said it
    CHECK(says(html, "Reads 850; Packets of the answer 233"));
    CHECK(says(reportOf(test::solved("firelink-mixed")), "<td>N1: Boardsets</td><td>4</td>"));
}

TEST_CASE("a report tells the domains, and one number in one form", "[report]") {
    test::Solved first = test::solved("sunfire6800-copy-24-local");
    first.scenario.configuration.domains = {{"A", 0, {"SB0", "SB1", "SB2", "IB6"}}, {"B", 0, {"SB3", "SB4", "IB7"}}};
    first.topology = test::machineOf(first.scenario);
    first.answer = solvePlacement(*first.topology, first.scenario.workload);
    const std::string page = reportOf(first);
    CHECK(says(page, "<td>A</td><td>SB0; SB1; SB2; IB6</td><td>12 threads</td>"));
    CHECK(says(page, "<td>B</td><td>SB3; SB4; IB7</td><td>8 threads</td>"));
    CHECK(says(page, "In no domain: SB5"));
    first.scenario.configuration.failed = {"SB1/P3", "SB4"};
    first.topology = test::machineOf(first.scenario);
    CHECK(says(reportOf(first), "Out of service: SB1 P3; SB4."));
    CHECK(says(page, "<td>mean latency</td><td>" + printedValue(first.answer.meanLatencyNs, "{} ns")));
    CHECK_FALSE(says(reportOf(test::solved("sunfire6800-first")), "<th>domain</th>"));
    test::Solved taken = test::solved("sunfire6800-first");
    taken.scenario.configuration.boards = {{"SB5", ""}};
    taken.topology = test::machineOf(taken.scenario);
    taken.answer = solvePlacement(*taken.topology, taken.scenario.workload);
    CHECK(says(reportOf(taken), "<td>5 of 6</td>")); // Uniboards
}

TEST_CASE("what users wrote is text in a report and no markup", "[report]") {
    test::Solved first = test::solved("sunfire6800-first");
    first.scenario.title = "<script>alert(1)</script> & \"more\"";
    first.scenario.description = "</p><b>bold</b>\x01";
    const std::string page = reportOf(first);
    CHECK_FALSE(says(page, "<script>"));
    CHECK_FALSE(says(page, "<b>"));
    CHECK(says(page, "&lt;script&gt;alert(1)&lt;/script&gt; &amp;"));
}

TEST_CASE("a report of a machine on which nothing runs says so", "[report]") {
    test::Solved first = test::solved("sunfire6800-first");
    first.scenario.workload.processes.clear();
    first.answer = solvePlacement(*first.topology, first.scenario.workload);
    const std::string page = reportOf(first);
    CHECK(says(page, "Nothing runs."));
    CHECK_FALSE(says(page, "Why this"));
}
