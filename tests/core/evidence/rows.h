// SPDX-License-Identifier: GPL-3.0-or-later
// All evidence, computed once, and one row of it.
#pragma once

#include "boardset/evidence/Evidence.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>

namespace boardset::test {

inline const std::vector<EvidenceRow>& rows() {
    static const auto all = evidence(catalog(), scenario);
    return all;
}

inline const EvidenceRow& row(const std::string& id) {
    const auto found =
        std::find_if(rows().begin(), rows().end(), [&](const EvidenceRow& each) { return each.measurement.id == id; });
    REQUIRE(found != rows().end());
    return *found;
}

} // namespace boardset::test
