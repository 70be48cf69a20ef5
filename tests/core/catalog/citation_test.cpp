// SPDX-License-Identifier: GPL-3.0-or-later
// Places in sources, as people read them.
#include "boardset/catalog/Citation.h"
#include "support/bundled.h"
#include "support/catch.h"

#include <algorithm>

using namespace boardset;
using boardset::test::catalog;

TEST_CASE("a place is cited by the document's brief name, and read back from it", "[citation]") {
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

TEST_CASE("a reference says what the document states, and no more", "[citation]") {
    CHECK(referenceOf(*catalog(), {"002-p650", "Table 1"}) ==
          "IBM pSeries 650 Performance and Tuning, Bret Olszewski, IBM, 4 December 2002, Table 1");
    CHECK(referenceOf(*catalog(), {"solaris10-new", ""}) ==
          "Solaris 10 What's New, Sun Microsystems; Oracle, 817-0547");
    CHECK(referenceOf(*catalog(), {"power4-lecture", ""}) ==
          "TLP on Chip, lecture 40: IBM POWER4 and POWER5, NPTEL course 106104024");
    CHECK(referenceOf(*catalog(), {}).empty());
}

TEST_CASE("a row belongs to its table, a section to its appendix", "[citation]") {
    CHECK(tableOf("Table B-2, row 4") == "Table B-2");
    CHECK(tableOf("Appendix B, Memory Access Performance, last paragraph") == "Appendix B, Memory Access Performance");
    CHECK(tableOf("Appendix B") == "Appendix B");
    CHECK(tableOf("Latency: devices only") == "Latency");
    CHECK(tableOf("").empty());
}

TEST_CASE("a place has the numbers of its table, the document all of them", "[citation]") {
    // Table B-2 prints the latencies of the Sun Fires, 180 ns within the 6800's board among them.
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
