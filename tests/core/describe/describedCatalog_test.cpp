// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of the catalog as tables.
#include "support/bundledCatalog.h"
#include "support/catch.h"

#include "boardset/describe/DescribeCatalog.h"
#include "boardset/text/Language.h"

#include <algorithm>

using namespace boardset;
using namespace boardset::test;

TEST_CASE("every described list has a row per entry of the catalog and a cell per column", "[describe]") {
    std::vector<const Term*> terms;
    for (const Term& each : catalog()->terms())
        terms.push_back(&each);
    const std::vector<std::pair<Table, std::size_t>> all{
        {describeMachines(*catalog()), catalog()->machines().size()},
        {describeFacts(catalog()->facts(), *catalog()), catalog()->facts().size()},
        {describeTerms(terms, *catalog()), terms.size()},
        {describeRules(*catalog()), catalog()->rules().size()},
        {describeSources(*catalog()), catalog()->sources().size()}};
    for (const auto& [table, size] : all) {
        INFO(table.key);
        REQUIRE(size > 0);
        CHECK(table.rows.size() == size);
        CHECK(std::ranges::all_of(table.rows, [&](const auto& row) { return row.size() == table.columns.size(); }));
    }
}

TEST_CASE("a year has no thousands separator", "[describe]") {
    const Table machines = describeMachines(*catalog());
    const auto year = std::ranges::find(machines.columns, "of_year", &TableColumn::key) - machines.columns.begin();
    CHECK(Language().text(machines.rows.front()[static_cast<std::size_t>(year)]).size() == 4);
}
