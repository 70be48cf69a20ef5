// SPDX-License-Identifier: GPL-3.0-or-later
// The catalog of the diagram's tests: the bundled machines and an invented one.
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

/// A 15K with a MaxCPU board in every slot 1 but two: one I/O assembly and one empty bay are left.
inline std::shared_ptr<const Topology> full15k() {
    Configuration configuration;
    for (int i = 2; i < 18; ++i) {
        configuration.boards["EX" + std::to_string(i) + "/IO" + std::to_string(i)] = "maxcpu-board";
    }
    configuration.boards["EX1/IO1"] = "";
    configuration.failed = {"centerplane/data", "EX3/SB3"};
    return Topology::build(diagramCatalog(), "sunfire15k", configuration);
}

} // namespace boardset::test
