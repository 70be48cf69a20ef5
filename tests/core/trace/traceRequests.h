// SPDX-License-Identifier: GPL-3.0-or-later
// Queries about a trace that several tests need.
#pragma once

#include "boardset/trace/Trace.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

#include <algorithm>
#include <set>

namespace boardset::test {

/// A machine of the tests' own catalog.
inline std::shared_ptr<const Topology> invented(const std::string& machine) {
    static const auto catalog = Catalog::open(TRACE_CATALOG);
    return Topology::build(catalog, machine);
}

inline std::shared_ptr<const Topology> sunfire15k() {
    static const auto machine = Topology::build(catalog(), "sunfire15k", Options{{"boardsets", 3}});
    return machine;
}

inline std::vector<std::string> ids(const Trace& trace) {
    std::vector<std::string> all;
    for (const Hop& hop : trace.hops)
        all.push_back(hop.id);
    return all;
}

inline const Hop& hop(const Trace& trace, const std::string& id) {
    INFO(id);
    const auto found = std::ranges::find(trace.hops, id, &Hop::id);
    REQUIRE(found != trace.hops.end());
    return *found;
}

inline std::vector<std::string> paths(const Topology& topology, const Hop& hop) {
    std::vector<std::string> all;
    for (const BlockId block : hop.blocks)
        all.push_back(topology.block(block).path);
    return all;
}

/// Checks the properties of every trace: unique ids, existing hops, links that join the blocks, and a source for each
/// hop.
inline void requireSound(const Topology& topology, const Trace& trace) {
    const std::vector<std::string> all = ids(trace);
    const std::set<std::string> unique(all.begin(), all.end());
    REQUIRE(unique.size() == all.size());
    double counted = 0;
    for (const Hop& hop : trace.hops) {
        INFO(hop.id);
        REQUIRE((hop.within.empty() || unique.count(hop.within) == 1));
        REQUIRE((hop.beside.empty() || unique.count(hop.beside) == 1));
        REQUIRE(hop.text.find_first_of("{}") == std::string::npos);
        REQUIRE_FALSE(hop.source.empty());
        REQUIRE_FALSE(hop.locator.empty());
        REQUIRE(hop.passages.size() + 1 == hop.blocks.size());
        for (const RouteLink& routeLink : hop.passages) {
            const Link& link = topology.link(routeLink.link);
            REQUIRE(std::set<BlockId>{link.from, link.to} == std::set<BlockId>{routeLink.from, routeLink.to});
        }
        counted += hop.counts() ? hop.ns->least : 0;
    }
    REQUIRE(trace.countedNs() == Approx(counted));
    REQUIRE(trace.total.has_value() == trace.note.empty());
}

} // namespace boardset::test
