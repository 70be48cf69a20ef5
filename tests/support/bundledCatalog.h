// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled catalog and its machines, opened once for all tests of a program.
#pragma once

#include "boardset/topology/Topology.h"

#include <filesystem>
#include <memory>

namespace boardset::test {

inline std::filesystem::path share() {
    return BOARDSET_SHARE;
}

inline const std::shared_ptr<const Catalog>& catalog() {
    static const auto opened = Catalog::open(share() / "catalog.db");
    return opened;
}

inline std::shared_ptr<const Topology> sunfire6800(const Options& options = {}) {
    return Topology::build(catalog(), "sunfire6800", options);
}

} // namespace boardset::test
