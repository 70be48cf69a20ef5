// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by the diagram tests: the bundled machines, an invented one, and access to the box or wire of a part.
#pragma once

#include "boardset/diagram/Layout.h"
#include "boardset/topology/Topology.h"
#include "support/catch.h"
#include "support/configurations.h"

#include <algorithm>

namespace boardset::test {

inline const std::shared_ptr<const Catalog>& diagramCatalog() {
    static const auto opened = Catalog::open(DIAGRAM_CATALOG);
    return opened;
}

inline std::shared_ptr<const Topology> diagramMachine(const std::string& id) {
    return Topology::build(diagramCatalog(), id);
}

inline std::shared_ptr<const Topology> full15k() {
    return Topology::build(diagramCatalog(), "sunfire15k", configurationOfFull15k());
}

inline std::shared_ptr<const Topology> t5440(const Configuration& configuration) {
    return Topology::build(diagramCatalog(), "t5440", configuration);
}

/// Returns the box of the block at `path`.
inline Box boxOf(const Topology& topology, const Layout& layout, const std::string& path) {
    const auto block = topology.find(path);
    REQUIRE(block);
    const auto box = std::ranges::find(layout.boxes, block, &Box::block);
    REQUIRE(box != layout.boxes.end());
    return *box;
}

/// Returns the first wire of a link from the block at `from`.
inline Wire wireOf(const Topology& topology, const Layout& layout, const std::string& from) {
    const auto wire = std::ranges::find_if(
        layout.wires, [&](const Wire& each) { return topology.link(each.link).from == topology.find(from); });
    REQUIRE(wire != layout.wires.end());
    return *wire;
}

/// Returns the block whose box shows a token of `block`: itself, or its nearest ancestor with space for threads (or
/// pages). Returns none if the block is outside the focus.
inline BlockId tokenBox(const Topology& topology, const Layout& layout, BlockId block, bool pages) {
    for (BlockId at = block; at; at = topology.block(at).parent) {
        for (const Box& box : layout.boxes)
            if (box.block == at && !(pages ? box.pages : box.threads).empty())
                return at;
    }
    return {};
}

} // namespace boardset::test
