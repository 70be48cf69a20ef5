// SPDX-License-Identifier: GPL-3.0-or-later
// Advice as a table: choices with reason, effect and measurements.
#include "boardset/advice/DescribeAdvice.h"
#include "boardset/text/Language.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>

using namespace boardset;

namespace {

Table described(const std::string& id) {
    const Canonical at = test::opened(id);
    const Answer now = solvePlacement(*at.topology, at.scenario.workload);
    return describeAdvice(advise(at, now), at, now, [](const Answered&) { return std::vector<EvidenceRow>(); });
}

const Cell& cell(const Table& table, std::size_t row, const std::string& key) {
    const auto column = std::ranges::find(table.columns, key, &TableColumn::key);
    REQUIRE(column != table.columns.end());
    return table.rows.at(row).at(static_cast<std::size_t>(column - table.columns.begin()));
}

std::string text(const Table& table, std::size_t row, const std::string& key) {
    return Language().text(cell(table, row, key));
}

} // namespace

TEST_CASE("advice is a row per choice, with its throughput, the difference and an action", "[advice][describe]") {
    const Table table = described("p650-copy-mcm");
    REQUIRE(table.rows.size() == 3);
    CHECK(text(table, 0, "question") == "L3 mode and memory affinity");
    CHECK(text(table, 1, "question").empty()); // only the first choice names the question
    CHECK(text(table, 0, "choice") == "Recommended: Shared L3");
    CHECK(text(table, 0, "throughput") == "4,360 MB/s");
    CHECK(text(table, 0, "difference") == "+98.2 %");
    CHECK(text(table, 0, "published") == "–");
    CHECK(text(table, 0, "edits") == "Set L3 mode to shared");
    CHECK(Language().text(cell(table, 0, "choice").action) == "Apply");
    CHECK(text(table, 2, "difference") == "already set");
    CHECK(cell(table, 2, "choice").action.isEmpty());
    CHECK(describeAdvice({}, {}, {}, {}).rows.empty());
}

TEST_CASE("a loss is named, and can only be tried", "[advice][describe]") {
    const Table table = described("p650-aix52-runs-mcm");
    CHECK(text(table, 0, "choice") == "Recommended by the source: Shared L3");
    CHECK(text(table, 0, "difference") == "−5.7 %");
    CHECK(Language().text(cell(table, 0, "difference").note) == "a loss here");
    CHECK(Language().text(cell(table, 0, "choice").action) == "Try it");
}

TEST_CASE("for work at a given rate, the effect is the load that the machine can carry", "[advice][describe]") {
    const Table table = described("sparcserver690mp-case3");
    CHECK(text(table, 0, "throughput").ends_with("times the load, then limited by Disk 0 in the ISP-80 of Slot 8"));
    CHECK(text(table, 0, "then_first") == "Disk 0 in the ISP-80 of Slot 8");
}
