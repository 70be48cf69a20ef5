// SPDX-License-Identifier: GPL-3.0-or-later
#include "MachineSetup.h"

#include "boardset/analysis/DescribeAnswer.h"
#include "boardset/analysis/DescribeCompletions.h"
#include "boardset/describe/TableText.h"

#include <nlohmann/json.hpp>

namespace boardset {

void addSetup(OrderedJson& json, const Topology& topology, const Answer* answer) {
    const Configuration& configuration = topology.configuration();
    json["boards"] = OrderedJson::object();
    for (const auto& [bay, type] : configuration.boards)
        json["boards"][bay] = type;
    json["failed"] = configuration.failed;
    json["domains"] = tableJson(describeDomains(topology, answer));
    if (answer != nullptr)
        json["stopped"] = tableJson(describeStopped(answer->model.stopped));
}

std::string setupText(const Topology& topology, const Answer* answer) {
    const Configuration& configuration = topology.configuration();
    std::string text;
    for (const auto& [bay, type] : configuration.boards)
        text += bay + ": " + (type.empty() ? "no board" : topology.catalog().blockType(type).title) + '\n';
    for (const std::string& part : configuration.failed)
        text += part + ": failed\n";
    const auto add = [&text](const Table& table) { text += (text.empty() ? "" : "\n") + tableText(table); };
    if (answer != nullptr && !answer->model.stopped.empty())
        add(describeStopped(answer->model.stopped));
    if (topology.domains().size() > 1)
        add(describeDomains(topology, answer));
    return text;
}

} // namespace boardset
