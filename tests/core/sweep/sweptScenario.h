// SPDX-License-Identifier: GPL-3.0-or-later
// A bundled scenario in the form that a sweep needs.
#pragma once

#include "boardset/scenario/Edit.h"
#include "support/scenarios.h"

namespace boardset::test {

inline Canonical opened(const std::string& id) {
    return {scenario(id), machineOf(scenario(id))};
}

} // namespace boardset::test
