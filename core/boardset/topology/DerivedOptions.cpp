// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/DerivedOptions.h"

#include <algorithm>

namespace boardset {

namespace {

/// Parts of a type in the node, or in none: those that work, or those that have failed.
bool hasPart(const Topology& topology, const Node& node, const std::string& type, bool failed, bool isOld) {
    const auto isNew = [&](const Block& block) {
        return std::ranges::any_of(
            topology.configuration().failedSinceBoot,
            [&](const std::string& path) {
                const auto part = topology.find(path);
                return part && topology.isBelow(block.id, part);
            });
    };
    return std::ranges::any_of(topology.blocks(), [&](const Block& block) {
        const Node& own = topology.node(block.id);
        if (block.type != type || !(own.block == node.block || own.block == rootBlock)) {
            return false;
        }
        const bool isLost = block.lost && !(isOld && isNew(block));
        return failed ? isLost && !block.off : !isLost;
    });
}

bool isSatisfied(const Topology& topology, const Node& node, const Clause& clause, bool isOld) {
    switch (clause.word) {
    case ConditionWord::Option: {
        const auto option = node.options.find(clause.subject);
        return option != node.options.end() && std::to_string(option->second) == clause.value;
    }
    case ConditionWord::Platform:
        return node.machine->platform == clause.value;
    case ConditionWord::Fitted:
    case ConditionWord::Failed: {
        const bool failed = clause.word == ConditionWord::Failed;
        return hasPart(topology, node, clause.subject, failed, isOld) == (clause.value == "1");
    }
    default:
        throw CatalogError("a condition of a machine asks about a request: allowed: option, platform, fitted, failed");
    }
}

} // namespace

bool isSatisfied(const Topology& topology, const Node& node, const Condition& condition, bool isOld) {
    return std::ranges::all_of(
        condition, [&](const Clause& clause) { return isSatisfied(topology, node, clause, isOld); });
}

std::vector<DerivedValue> derivedOptions(const Topology& topology) {
    std::vector<DerivedValue> derived;
    for (const Node& node : topology.nodes()) {
        for (const MachineOption& option : node.machine->options) {
            const std::string key = node.optionKey(option);
            const int wish = topology.configuration().options.at(key);
            const auto rule = std::ranges::find_if(option.rules, [&](const OptionRule& each) {
                return isSatisfied(topology, node, each.applies, each.atBoot);
            });
            if (rule != option.rules.end() && rule->value != wish)
                derived.push_back({key, wish, rule->value, rule->reason, rule->atBoot});
        }
    }
    return derived;
}

} // namespace boardset
