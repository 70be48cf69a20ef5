// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/Catalog.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

#include <cmath>

using namespace boardset;
using boardset::test::catalog;

namespace {

double valueOf(const Generation& generation, const char* name) {
    return catalog()->fact(generation.fact(name)).value;
}

const Generation& generation(const std::string& id) {
    for (const Generation& each : catalog()->generations())
        if (each.id == id)
            return each;
    throw std::out_of_range(id);
}

} // namespace

TEST_CASE("the generations are the four columns of Table B-1, oldest first", "[catalog]") {
    const std::vector<Generation>& all = catalog()->generations();
    REQUIRE(all.size() == 4);
    const std::vector<std::pair<std::string, int>> columns{
        {"mbus", 1990}, {"xdbus", 1993}, {"upa", 1996}, {"fireplane", 2000}};
    for (std::size_t i = 0; i < columns.size(); ++i) {
        REQUIRE(all[i].id == columns[i].first);
        REQUIRE(all[i].year == columns[i].second);
        REQUIRE(all[i].locator.find("Table B-1") == 0);
    }
}

TEST_CASE("bandwidth is address rate x line x buses, which agrees with all but two printed cells", "[catalog]") {
    for (const Generation& each : catalog()->generations()) {
        INFO(each.id);
        const double bus = valueOf(each, "address-rate-printed") * valueOf(each, "line-size") / 1000; // GB/s
        const double all = bus * valueOf(each, "buses");
        REQUIRE(valueOf(each, "address-bandwidth") == Approx(bus));
        REQUIRE(valueOf(each, "bandwidth") == Approx(all));
        // Printed with two digits: 0.288 as 0.29.
        REQUIRE(valueOf(each, "address-bandwidth-printed") == Approx(bus).epsilon(0.01));
        // The source contradicts itself for XDBus (1.28 and 1.152) and truncates 172.8 to 172.
        const bool odd = each.id == "xdbus" || each.id == "fireplane";
        REQUIRE((valueOf(each, "bandwidth-printed") == Approx(all).epsilon(1e-9)) == !odd);
        REQUIRE(each.remark.empty() == !odd);
    }
    REQUIRE(std::floor(valueOf(generation("fireplane"), "bandwidth")) ==
            valueOf(generation("fireplane"), "bandwidth-printed"));
}

TEST_CASE("the printed total of XDBus follows from its fastest clock, not from its printed address rate", "[catalog]") {
    const Generation& xdbus = generation("xdbus");
    // 55 MHz / 11 clocks = 5 million per second; x 64 bytes x 4 buses = 1.28 GB/s
    REQUIRE(valueOf(xdbus, "address-rate") == Approx(5));
    REQUIRE(5 * 64 * 4 / 1000. == Approx(valueOf(xdbus, "bandwidth-printed")));
    REQUIRE(valueOf(xdbus, "address-rate-printed") == 4.5);
    for (const char* id : {"mbus", "upa", "fireplane"}) {
        INFO(id);
        REQUIRE(valueOf(generation(id), "address-rate") == Approx(valueOf(generation(id), "address-rate-printed")));
    }
}

TEST_CASE("all Sun Fires belong to the Fireplane generation, and the SPARCserver 600MPs to that of the MBus",
          "[catalog]") {
    REQUIRE(generation("fireplane").machines.size() == 7);
    REQUIRE(generation("mbus").machines ==
            std::vector<std::string>{"sparcserver630mp", "sparcserver670mp", "sparcserver690mp"});
    for (const char* id : {"xdbus", "upa"})
        REQUIRE(generation(id).machines.empty());
}
