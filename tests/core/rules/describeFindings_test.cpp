// SPDX-License-Identifier: GPL-3.0-or-later
// Findings as a table: a row per finding or per group of findings.
#include "boardset/describe/TableText.h"
#include "boardset/rules/DescribeFindings.h"
#include "boardset/text/Language.h"
#include "ruleConfigurations.h"

using namespace boardset;

namespace {

std::string cell(const Table& table, std::size_t row, const std::string& key) {
    const auto column = std::ranges::find(table.columns, key, &TableColumn::key);
    REQUIRE(column != table.columns.end());
    return Language().text(table.rows.at(row).at(static_cast<std::size_t>(column - table.columns.begin())));
}

} // namespace

TEST_CASE("findings are rows with severity, part, reason, source and fix", "[rules][describe]") {
    const auto machine = test::sunfire6800();
    const auto found = findings(*machine, test::scenario("sunfire6800-first"));
    REQUIRE(found.size() == 4); // four threads with remote pages
    const Table each = describeFindings(ungrouped(found), *machine);
    REQUIRE(each.rows.size() == 4);
    CHECK(cell(each, 1, "severity") == "warning");
    CHECK(cell(each, 1, "part") == "thread 2");
    CHECK(cell(each, 1, "title") == "Thread 2 has all its pages on other boards");
    CHECK(cell(each, 1, "place") == "Sun MPO white paper, Chapter 2, Memory Allocation");
    CHECK(cell(each, 1, "fix").starts_with("Drag the thread"));
    CHECK(tableText(describeFindings({}, *machine), Language()) ==
          "No findings. Every rule for this machine passes.\n");
}

TEST_CASE("a group of findings is one row, whose title names up to eight further parts", "[rules][describe]") {
    const auto machine = test::sunfire6800();
    const auto found = findings(*machine, test::scenario("sunfire6800-first"));
    const auto titleOf = [&](std::size_t count) {
        std::vector<const Finding*> group;
        for (std::size_t i = 0; i < count; ++i)
            group.push_back(&found.at(i % found.size()));
        return cell(describeFindings({group}, *machine), 0, "title");
    };
    const std::string title = "Thread 1 has all its pages on other boards";
    CHECK(titleOf(1) == title);
    CHECK(titleOf(3) == title + " (also thread 2, thread 3)");
    CHECK(titleOf(9).ends_with("thread 4, thread 1)"));
    CHECK(titleOf(11).ends_with("thread 4, thread 1, 2 more)"));
}
