// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Network.h"
#include "support/catch.h"

TEST_CASE("a station is a single queueing server unless told otherwise", "[network]") {
    const boardset::Station station{.name = "disk"};
    REQUIRE(station.servers == 1);
    REQUIRE(station.type == boardset::StationType::Queueing);
}
