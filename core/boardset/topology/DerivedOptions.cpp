// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/DerivedOptions.h"

#include "boardset/catalog/Keyword.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <set>

namespace boardset {

namespace {

/// True if a part is out of service. If `isOld` is true, failures since the last boot are ignored.
bool isLost(const Topology& topology, const Block& block, bool isOld) {
    const auto isNew = [&](const std::string& path) {
        const auto part = topology.find(path);
        return part &&
               // a failed part also stops the parts above it that depend on it
               (topology.isBelow(block.id, part) || topology.isBelow(part, block.id));
    };
    return block.lost && !(isOld && std::ranges::any_of(topology.configuration().failedSinceBoot, isNew));
}

/// True if a block belongs to a node, or to no node at all.
bool isIn(const Topology& topology, const Block& block, const Node& node) {
    const Node& own = topology.node(block.id);
    return own.block == node.block || own.block == rootBlock;
}

/// True if a node has a part of the given type that works or, if `failed` is true, a part that has failed.
bool hasPart(const Topology& topology, const Node& node, const std::string& type, bool failed, bool isOld) {
    return std::ranges::any_of(
        topology.blocks(),
        [&](const Block& block) {
            if (block.type != type || !isIn(topology, block, node))
                return false;
            const bool lost = isLost(topology, block, isOld);
            return failed ? lost && !block.off : !lost;
        });
}

/// True if all parts of a type contain working memories of the same types.
bool areIdentical(const Topology& topology, const Node& node, const std::string& type, bool isOld) {
    std::set<std::multiset<std::string>> held;
    for (const Block& block : topology.blocks()) {
        if (block.type != type || !isIn(topology, block, node))
            continue;
        std::multiset<std::string> memories;
        for (const BlockId memory : topology.withRole(Role::Memory, block.id))
            if (!isLost(topology, topology.block(memory), isOld))
                memories.insert(topology.block(memory).type);
        held.insert(memories);
    }
    return held.size() < 2;
}

bool isSatisfied(const Topology& topology, const Node& node, const Clause& clause, bool isOld) {
    switch (clause.word) {
    case ConditionKeyword::Option: {
        const auto option = node.options.find(clause.subject);
        return option != node.options.end() && std::to_string(option->second) == clause.value;
    }
    case ConditionKeyword::Platform:
        return node.machine->platform == clause.value;
    case ConditionKeyword::Fitted:
    case ConditionKeyword::Failed: {
        const bool failed = clause.word == ConditionKeyword::Failed;
        return hasPart(topology, node, clause.subject, failed, isOld) == (clause.value == "1");
    }
    case ConditionKeyword::Identical:
        return areIdentical(topology, node, clause.subject, isOld) == (clause.value == "1");
    default:
        throw CatalogError(Message{"a condition of a machine can't have the keyword {keyword}, which needs a request",
                                   {{"keyword", toString(clause.word)}}});
    }
}

} // namespace

bool isSatisfied(const Topology& topology, const Node& node, const Condition& condition, bool isOld) {
    return std::ranges::all_of(
        condition, [&](const Clause& clause) { return isSatisfied(topology, node, clause, isOld); });
}

const OptionRule* ruleInForce(const Topology& topology, const Node& node, const MachineOption& option) {
    const auto rule = std::ranges::find_if(
        option.rules, [&](const OptionRule& each) { return isSatisfied(topology, node, each.applies, each.atBoot); });
    return rule == option.rules.end() ? nullptr : &*rule;
}

std::vector<DerivedValue> derivedOptions(const Topology& topology) {
    std::vector<DerivedValue> derived;
    for (const Node& node : topology.nodes()) {
        for (const MachineOption& option : node.machine->options) {
            const std::string key = node.optionKey(option);
            const int wish = topology.configuration().options.at(key);
            const OptionRule* const rule = ruleInForce(topology, node, option);
            if (rule != nullptr && rule->value != wish)
                derived.push_back({key, wish, rule->value, rule->reason, rule->atBoot});
        }
    }
    return derived;
}

} // namespace boardset
