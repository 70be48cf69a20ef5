// SPDX-License-Identifier: GPL-3.0-or-later
// Machines in various configurations and with failures, for tests of properties that hold in every state.
#pragma once

#include "boardset/topology/Configuration.h"

#include <string>
#include <utility>
#include <vector>

namespace boardset::test {

/// A 15K with a MaxCPU board in all but two slots 1: one I/O assembly and one empty bay remain.
inline Configuration configurationOfFull15k() {
    Configuration configuration;
    for (int i = 2; i < 18; ++i)
        configuration.boards["EX" + std::to_string(i) + "/IO" + std::to_string(i)] = "maxcpu-board";
    configuration.boards["EX1/IO1"] = "";
    configuration.failed = {"centerplane/data", "EX3/SB3"};
    return configuration;
}

/// A T5440 with cards in most slots: two on one switch, others in an expansion unit.
inline Configuration withCards(Options options = {}, std::vector<std::string> failed = {}) {
    Configuration configuration(std::move(options));
    configuration.boards = {
        {"slot0", "pcie-exerciser"},   {"slot1", "io-expansion-unit"}, {"slot1/slot0", "pcie-exerciser"},
        {"slot1/slot3", "pcie-10gbe"}, {"slot2", "pcie-hba"},          {"slot4", "xaui-card"},
        {"slot6", "pcie-x16-card"},    {"slot7", "pcie-10gbe"}};
    configuration.failed = std::move(failed);
    return configuration;
}

/// A T5440 with three adjacent expansion units.
inline Configuration withUnits() {
    Configuration configuration;
    configuration.boards = {
        {"slot0", "io-expansion-unit"}, {"slot3", "io-expansion-unit"}, {"slot6", "io-expansion-unit"}};
    return configuration;
}

/// All configurations of a T5440: one, two and four processors, a processor that has failed or was removed, and
/// reconfigured afterwards.
inline std::vector<Configuration> configurationsOfT5440() {
    Configuration pulled = withCards();
    pulled.boards["CPU3"] = "";
    Configuration pulledAndReconfigured = pulled;
    pulledAndReconfigured.options["reconfigured"] = 1;
    return {Options{{"processors", 1}},
            Options{{"processors", 2}},
            withCards(),
            withCards({{"processors", 1}}),
            withCards({{"processors", 2}}),
            withCards({}, {"CPU2"}),
            withCards({{"reconfigured", 1}}, {"CPU2"}),
            withCards({{"reconfigured", 1}}, {"CPU1", "CPU2", "CPU3"}),
            withCards({}, {"slot0", "CPU0"}),
            pulled,
            pulledAndReconfigured};
}

} // namespace boardset::test
