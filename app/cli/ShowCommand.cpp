// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli show: prints one machine with the given options: its blocks, links and facts.
#include "FactRows.h"
#include "LoadScenario.h"
#include "MachineSetup.h"
#include "boardset/catalog/Citation.h"
#include "boardset/describe/DescribeCatalog.h"
#include "boardset/describe/TableText.h"

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
        words[option.wordOf(value)] = value;
    return words;
}

/// Returns an option's value as text, such as "private (0)" or "4".
std::string textOf(const MachineOption& option, int value) {
    return option.wordOf(value) + (option.hasWords() ? " (" + std::to_string(value) + ')' : "");
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

/// Returns the value of a fact as printed in its source; an empty cell if there is no fact.
Cell factCell(const Topology& topology, const std::string& fact) {
    return fact.empty() ? Cell() : Cell{topology.catalog().fact(fact).text};
}

/// Returns a table of the blocks. Text omits groups and caches, which have no rate.
Table describeBlocks(const Topology& topology, bool withGroups) {
    Table table{.key = "blocks",
                .title = {"Blocks"},
                .columns = {column("path", {"Block"}), forPrograms("type"), column("title", {"Type"}),
                            forPrograms("role"), forPrograms("parent"), forPrograms("rate_fact"),
                            forPeople("rate", {"Rate"})}};
    for (const Block& block : topology.blocks()) {
        const BlockType& type = topology.type(block.id);
        if (withGroups || (block.role != Role::Group && block.role != Role::Cache))
            table.add(block.path, block.type, type.title, toString(block.role),
                      block.parent ? Cell{topology.block(block.parent).path} : Cell(), nameCell(type.rate),
                      factCell(topology, type.rate));
    }
    return table;
}

Table describeLinks(const Topology& topology) {
    Table table{.key = "links",
                .title = {"Links"},
                .columns = {column("from", {"From"}), column("to", {"To"}), forPrograms("kind"),
                            forPeople("state", {"Kind"}), forPrograms("title"), forPrograms("bandwidth"),
                            forPrograms("unit"), forPeople("printed", {"Bandwidth"}), forPrograms("fact"),
                            forPrograms("framing"), forPrograms("latency_fact"),
                            forPeople("latency", {"Added latency"}), forPrograms("standby"), forPrograms("cut")}};
    for (const Link& link : topology.links())
        table.add(topology.block(link.from).path, topology.block(link.to).path, toString(link.kind),
                  Message{link.standby ? "standby, active"
                          : link.isCut ? "disconnected"
                                       : toString(link.kind)},
                  link.title, link.bytesPerSecond > 0 ? Cell{Quantity{link.bytesPerSecond / 1e9, "GB/s"}} : Cell(),
                  "GB/s", factCell(topology, link.capacity), nameCell(link.capacity), nameCell(link.framing),
                  nameCell(link.latency), factCell(topology, link.latency), link.standby, link.isCut);
    return table;
}

Table describeMachineFacts(const Topology& topology) {
    return describeFacts(factsOf(topology.catalog(), topology.machine().id), topology.catalog());
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
                     {"blocks", tableJson(describeBlocks(topology, true))},
                     {"links", tableJson(describeLinks(topology))},
                     {"facts", tableJson(describeMachineFacts(topology))},
                     {"limits", limits}};
    addSetup(json, topology);
    return json;
}

Table describeOptions(const Topology& topology) {
    Table options{
        .key = "options",
        .title = {"Options"},
        .columns = {
            {"id", {"Id"}}, {"title", {"Option"}}, {"value", {"Value"}}, {"least", {"From"}}, {"most", {"To"}}}};
    for (const Node& node : topology.nodes())
        for (const MachineOption& option : node.machine->options)
            options.add(node.optionKey(option), option.title, textOf(option, node.options.at(option.id)),
                        textOf(option, option.least), textOf(option, option.most));
    return options;
}

void printText(const Topology& topology) {
    const Machine& machine = topology.machine();
    const std::string setup = setupText(topology);
    std::cout << machine.title << " (" << machine.year << "): " << machine.summary << "\n\nOptions\n"
              << tableText(describeOptions(topology)) << (setup.empty() ? "" : "\nSetup\n" + setup) << "\nBlocks\n"
              << tableText(describeBlocks(topology, false)) << "\nLinks\n"
              << tableText(describeLinks(topology)) << "\nFacts\n"
              << tableText(describeMachineFacts(topology)) << "\nLimitations of the model\n";
    for (const ModelLimit& limit : machine.limits)
        std::cout << "- " << limit.text << " [" << briefOf(topology.catalog(), {limit.source, limit.locator}) << "]\n";
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
    addFormat(*command, globals);
    command->footer(
        "JSON: {id, family, name, year, summary, options[], latencies[], blocks[], links[], facts[], limits[],\n"
        "  boards {slot: block type}, failed[], domains[] {name, segment, boards}}");
    command->callback([&globals, options] {
        const auto catalog = openCatalog(globals);
        const auto topology = machineWith(catalog, catalog->machine(options->machine), options->options);
        const auto tables = [&] {
            return std::vector<Table>{describeOptions(*topology), describeBlocks(*topology, true),
                                      describeLinks(*topology), describeMachineFacts(*topology)};
        };
        printResult(globals, {[&] { return jsonOf(*topology); }, tables, [&] { printText(*topology); }});
    });
}

} // namespace boardset
