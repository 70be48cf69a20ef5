// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/DescribeScenarios.h"

namespace boardset {

Table describeScenarios(const std::vector<BundledScenario>& scenarios) {
    Table table{.key = "scenarios",
                .title = {"Bundled scenarios"},
                .columns = {column("id", {"Id"}), column("machine", {"Machine"}), column("title", {"Title"})}};
    for (const BundledScenario& each : scenarios)
        table.add(each.id, each.machine, Message{each.title});
    return table;
}

} // namespace boardset
