// SPDX-License-Identifier: GPL-3.0-or-later
// Citations of sources in readable form.
#include "boardset/catalog/Citation.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

#include <algorithm>

using namespace boardset;
using boardset::test::catalog;

TEST_CASE("a citation uses the brief name of its document, and can be parsed back", "[citation]") {
    CHECK(briefOf(*catalog(), {"000-mpo", "Table B-2, row 4"}) == "Sun MPO white paper, Table B-2, row 4");
    CHECK(briefOf(*catalog(), {"002-p650", ""}) == "IBM p650 tuning paper");
    CHECK(briefOf(*catalog(), {}).empty());
    CHECK(briefOf(*catalog(), {"999-gone", "Table 1"}) == "999-gone, Table 1");
    CHECK(citationIn(*catalog(), "999-gone, Table 1") == Citation{});
    CHECK(citationIn(*catalog(), "") == Citation{});
    for (const Fact& fact : catalog()->facts()) {
        const Citation cited{fact.source, fact.locator};
        const std::string brief = briefOf(*catalog(), cited);
        INFO(fact.id << ": " << brief);
        CHECK((fact.source.empty() || citationIn(*catalog(), brief) == cited));
        CHECK((brief.empty() || brief.front() > '9'));
    }
}

TEST_CASE("a reference says only what the document states", "[citation]") {
    CHECK(referenceOf(*catalog(), {"002-p650", "Table 1"}) ==
          "IBM pSeries 650 Performance and Tuning, Bret Olszewski, IBM, 4 December 2002, Table 1");
    CHECK(referenceOf(*catalog(), {"solaris10-new", ""}) ==
          "Solaris 10 What's New, Sun Microsystems; Oracle, 817-0547");
    CHECK(referenceOf(*catalog(), {"power4-lecture", ""}) ==
          "TLP on Chip, lecture 40: IBM POWER4 and POWER5, NPTEL course 106104024");
    CHECK(referenceOf(*catalog(), {}).empty());
}

TEST_CASE("a table row belongs to its table, a section to its appendix", "[citation]") {
    CHECK(tableOf("Table B-2, row 4") == "Table B-2");
    CHECK(tableOf("Appendix B, Memory Access Performance, last paragraph") == "Appendix B, Memory Access Performance");
    CHECK(tableOf("Appendix B") == "Appendix B");
    CHECK(tableOf("Latency: devices only") == "Latency");
    CHECK(tableOf("").empty());
}

TEST_CASE("a citation of a table finds the numbers of that table, and a document all of its numbers", "[citation]") {
    // Table B-2 prints the latencies of the Sun Fires, among them 180 ns within the board of a 6800.
    const auto table = factsAt(*catalog(), {"000-mpo", "Table B-2, row 4"});
    const auto has = [&](double ns) {
        return std::ranges::any_of(table, [&](const Fact* fact) { return fact->unit == "ns" && fact->value == ns; });
    };
    CHECK(has(180));
    CHECK(has(240));
    CHECK(std::ranges::all_of(table, [](const Fact* fact) { return fact->locator.starts_with("Table B-2"); }));
    const auto document = factsAt(*catalog(), {"000-mpo", ""});
    CHECK(document.size() > table.size());
    CHECK(factsAt(*catalog(), {"000-mpo", "Table Z"}).empty());
    const auto measured = measurementsAt(*catalog(), {"002-p650", "Table 1, copy, shared L3"});
    CHECK(measured.size() == 12); // copy, scale, add, triad in three modes
}
