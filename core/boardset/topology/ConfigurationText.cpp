// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/ConfigurationText.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

/// An option that users can select, and the node that has it.
struct NamedOption {
    const Node* node = nullptr;
    const MachineOption* option = nullptr;

    std::string title(const Topology& topology) const {
        return node->block == rootBlock
                   ? option->title
                   : Message{"{machine} {option}",
                             {{"machine", titleOf(topology, node->block)}, {"option", option->title}}};
    }
};

/// Returns the title and the value of an option: "L3 mode private". If the value begins with the title, returns only
/// the value: "Solaris 1" for the option "Solaris".
std::string withValue(const std::string& option, const std::string& value) {
    if (value.starts_with(option))
        return value;
    return Message{"{option} {value}", {{"option", option}, {"value", value}}};
}

std::vector<NamedOption> namedOptions(const Topology& topology) {
    std::vector<NamedOption> named;
    for (const Node& node : topology.nodes())
        for (const MachineOption& option : node.machine->options)
            if (!option.title.empty())
                named.push_back({&node, &option});
    return named;
}

/// Returns the overridden values of options that users can select.
std::vector<std::pair<NamedOption, DerivedValue>> namedDerived(const Topology& topology) {
    std::vector<std::pair<NamedOption, DerivedValue>> all;
    for (const NamedOption& each : namedOptions(topology))
        for (const DerivedValue& derived : topology.derived())
            if (derived.option == each.node->optionKey(*each.option))
                all.emplace_back(each, derived);
    return all;
}

/// Returns the options in force; if `onlyNotable`, only those that are not standard or that the machine can override.
std::vector<std::string> optionsInForce(const Topology& topology, bool onlyNotable) {
    std::vector<std::string> words;
    for (const NamedOption& each : namedOptions(topology)) {
        const int value = each.node->options.at(each.option->id);
        const bool isNotable = value != each.option->standard || !each.option->rules.empty();
        if (each.option->isShown(value) && (isNotable || !onlyNotable))
            words.push_back(
                withValue(each.title(topology), optionText(topology, each.node->block, *each.option, value)));
    }
    return words;
}

/// Returns the options in force, and the parts that do not work.
std::vector<std::string> optionsAndFailures(const Topology& topology) {
    std::vector<std::string> words = optionsInForce(topology, false);
    for (const std::string& path : topology.configuration().failed)
        words.push_back(Message{"{part} failed", {{"part", titleAt(topology, path)}}});
    for (const std::string& path : topology.configuration().off)
        words.push_back(Message{"{part} switched off", {{"part", titleAt(topology, path)}}});
    return words;
}

} // namespace

std::string configurationWords(const Topology& topology) {
    constexpr std::size_t most = 8;
    std::vector<std::string> words = optionsInForce(topology, true);
    if (words.size() > most) {
        const std::size_t left = words.size() - most;
        words.resize(most);
        words.push_back(Message{"{n} more option|{n} more options", {{"n", left}}});
    }
    if (const std::size_t failed = topology.configuration().failed.size(); failed > 0)
        words.push_back(Message{"{n} failed part|{n} failed parts", {{"n", failed}}});
    return semicolonList(words);
}

ComparedOptions comparedOptions(const Topology& a, const Topology& b) {
    const std::vector<std::string> ofA = optionsAndFailures(a);
    const std::vector<std::string> ofB = optionsAndFailures(b);
    ComparedOptions compared;
    for (const std::string& each : ofA)
        (std::ranges::find(ofB, each) == ofB.end() ? compared.onlyA : compared.shared).push_back(each);
    for (const std::string& each : ofB)
        if (std::ranges::find(ofA, each) == ofA.end())
            compared.onlyB.push_back(each);
    return compared;
}

std::vector<std::string> overriddenOptions(const Options& chosen, const Topology& topology) {
    std::vector<std::string> sentences;
    for (const auto& [named, derived] : namedDerived(topology))
        if (const auto choice = chosen.find(derived.option); choice != chosen.end() && choice->second == derived.wish)
            sentences.push_back(Message{"{option} is {value}, not {wish}. {reason}",
                                        {{"option", named.title(topology)},
                                         {"value", named.option->textOf(derived.value)},
                                         {"wish", named.option->textOf(derived.wish)},
                                         {"reason", derived.reason}}});
    return sentences;
}

std::string inForceWords(const Options& chosen, const Topology& before, const Topology& after) {
    std::vector<std::string> words;
    for (const auto& [named, inForce] : namedDerived(after)) {
        const DerivedValue& derived = inForce; // structured bindings cannot be captured
        const bool wasDerived = std::ranges::any_of(before.derived(), [&](const DerivedValue& each) {
            return each.option == derived.option && each.value == derived.value;
        });
        if (!wasDerived || chosen.contains(derived.option))
            words.push_back(withValue(named.title(after), named.option->textOf(derived.value)));
    }
    return words.empty() ? std::string() : Message{"; in force: {options}", {{"options", commaList(words)}}};
}

} // namespace boardset
