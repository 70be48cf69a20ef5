// SPDX-License-Identifier: GPL-3.0-or-later
// Access to a block by its path, which must exist.
#pragma once

#include "boardset/topology/Topology.h"
#include "support/catch.h"

namespace boardset::test {

inline BlockId at(const Topology& topology, const std::string& path) {
    INFO(path);
    REQUIRE(topology.find(path));
    return topology.find(path);
}

} // namespace boardset::test
