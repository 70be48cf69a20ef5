// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli show: one machine with the given options, its blocks, links and facts.
#include "FactRows.h"
#include "LoadScenario.h"
#include "MachineSetup.h"
#include "boardset/catalog/Citation.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

struct ShowOptions {
    std::string machine;
    std::vector<std::string> options;
};

/// Returns the words for an option's values, each with its number; null if the values have no words.
OrderedJson wordsOf(const MachineOption& option) {
    OrderedJson words;
    for (int value = option.least; option.hasWords() && value <= option.most; ++value)
        words[option.textOf(value)] = value;
    return words;
}

/// Returns "private (0)" or "4".
std::string textOf(const MachineOption& option, int value) {
    return option.textOf(value) + (option.hasWords() ? " (" + std::to_string(value) + ')' : "");
}

OrderedJson optionsJson(const Topology& topology) {
    OrderedJson json = OrderedJson::array();
    for (const Node& node : topology.nodes()) {
        for (const MachineOption& option : node.machine->options) {
            json.push_back({{"id", node.optionKey(option)},
                            {"title", option.title},
                            {"value", node.options.at(option.id)},
                            {"words", wordsOf(option)},
                            {"least", option.least},
                            {"most", option.most},
                            {"standard", option.standard}});
        }
    }
    return json;
}

OrderedJson blocksJson(const Topology& topology) {
    OrderedJson json = OrderedJson::array();
    for (const Block& block : topology.blocks()) {
        const BlockType& type = topology.type(block.id);
        json.push_back({{"path", block.path},
                        {"type", block.type},
                        {"title", type.title},
                        {"role", toString(block.role)},
                        {"parent", block.parent ? OrderedJson(topology.block(block.parent).path) : OrderedJson()},
                        {"rate_fact", textOrNull(type.rate)}});
    }
    return json;
}

OrderedJson linksJson(const Topology& topology) {
    OrderedJson json = OrderedJson::array();
    for (const Link& link : topology.links()) {
        json.push_back({{"from", topology.block(link.from).path},
                        {"to", topology.block(link.to).path},
                        {"kind", toString(link.kind)},
                        {"title", link.title},
                        {"bandwidth", link.bytesPerSecond > 0 ? OrderedJson(link.bytesPerSecond / 1e9) : OrderedJson()},
                        {"unit", "GB/s"},
                        {"fact", textOrNull(link.capacity)},
                        {"framing", textOrNull(link.framing)},
                        {"latency_fact", textOrNull(link.latency)},
                        {"standby", link.standby},
                        {"cut", link.isCut}});
    }
    return json;
}

OrderedJson jsonOf(const Topology& topology) {
    const Machine& machine = topology.machine();
    OrderedJson latencies = OrderedJson::array();
    for (const Total& row : machine.totals) {
        const Fact& fact = topology.catalog().fact(row.latency);
        latencies.push_back({{"id", row.id}, {"title", row.title}, {"latency_ns", fact.si() * 1e9}, {"fact", fact.id}});
    }
    OrderedJson limits = OrderedJson::array();
    for (const ModelLimit& limit : machine.limits)
        limits.push_back({{"text", limit.text}, {"source", limit.source}, {"locator", limit.locator}});
    OrderedJson json{{"id", machine.id},
                     {"family", machine.family.title},
                     {"name", machine.title},
                     {"year", machine.year},
                     {"summary", machine.summary},
                     {"options", optionsJson(topology)},
                     {"latencies", latencies},
                     {"blocks", blocksJson(topology)},
                     {"links", linksJson(topology)},
                     {"facts", jsonOf(factsOf(topology.catalog(), machine.id))},
                     {"limits", limits}};
    addSetup(json, topology);
    return json;
}

std::string blocksText(const Topology& topology) {
    TextTable table({"block", "type", "rate"});
    for (const Block& block : topology.blocks()) {
        if (block.role != Role::Group && block.role != Role::Cache) {
            const BlockType& type = topology.type(block.id);
            table.add({block.path, type.title, type.rate.empty() ? "" : topology.catalog().fact(type.rate).text});
        }
    }
    return table.text();
}

std::string linksText(const Topology& topology) {
    TextTable table({"from", "to", "kind", "bandwidth", "added latency"});
    for (const Link& link : topology.links()) {
        table.add({topology.block(link.from).path, topology.block(link.to).path,
                   (link.standby ? "standby, active"
                    : link.isCut ? "disconnected"
                                 : toString(link.kind)),
                   link.capacity.empty() ? "" : topology.catalog().fact(link.capacity).text,
                   link.latency.empty() ? "" : topology.catalog().fact(link.latency).text});
    }
    return table.text();
}

void printText(const Topology& topology) {
    const Machine& machine = topology.machine();
    const Catalog& catalog = topology.catalog();
    std::cout << machine.title << " (" << machine.year << "): " << machine.summary << "\n\nOptions\n";
    TextTable options({"id", "option", "value", "from", "to"});
    for (const Node& node : topology.nodes()) {
        for (const MachineOption& option : node.machine->options) {
            options.add({node.optionKey(option), option.title, textOf(option, node.options.at(option.id)),
                         textOf(option, option.least), textOf(option, option.most)});
        }
    }
    const std::string setup = setupText(topology);
    std::cout << options.text() << (setup.empty() ? "" : "\nSetup\n" + setup) << "\nBlocks\n"
              << blocksText(topology) << "\nLinks\n"
              << linksText(topology);
    std::cout << "\nFacts\n" << textOf(factsOf(catalog, machine.id), catalog) << "\nLimitations of the model\n";
    for (const ModelLimit& limit : machine.limits)
        std::cout << "- " << limit.text << " [" << briefOf(catalog, {limit.source, limit.locator}) << "]\n";
}

} // namespace

void addShowCommand(CLI::App& app, Globals& globals) {
    const auto options = std::make_shared<ShowOptions>();
    auto* command = app.add_subcommand("show", "Show a machine: its blocks, links and facts");
    command->add_option("MACHINE", options->machine, "Id of a machine")->required();
    command
        ->add_option("--option", options->options,
                     "Set an option that show MACHINE lists, by number or word: l3=1 or l3=shared; repeatable")
        ->type_name("NAME=VALUE");
    command->footer(
        "JSON: {id, family, name, year, summary, options[], latencies[], blocks[], links[], facts[], limits[],\n"
        "  boards {slot: block type}, failed[], domains[] {name, segment, boards}}");
    command->callback([&globals, options] {
        const auto catalog = openCatalog(globals);
        const auto topology = machineWith(catalog, catalog->machine(options->machine), options->options);
        globals.json ? printJson(jsonOf(*topology)) : printText(*topology);
    });
}

} // namespace boardset
