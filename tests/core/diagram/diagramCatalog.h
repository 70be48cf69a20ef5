// SPDX-License-Identifier: GPL-3.0-or-later
// The catalog of the diagram's tests: the bundled machines and two invented ones.
#pragma once

#include "boardset/topology/Topology.h"

namespace boardset::test {

inline const std::shared_ptr<const Catalog>& diagramCatalog() {
    static const auto opened = Catalog::open(DIAGRAM_CATALOG);
    return opened;
}

inline std::shared_ptr<const Topology> machine(const std::string& id) {
    return Topology::build(diagramCatalog(), id);
}

} // namespace boardset::test
