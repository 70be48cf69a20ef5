// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli probe: prints the boot messages of a machine's kernel, or creates a scenario from such a log.
#include "FileStreams.h"
#include "LoadScenario.h"
#include "OptionChecks.h"
#include "Print.h"
#include "boardset/catalog/Text.h"
#include "boardset/describe/TableText.h"
#include "boardset/probe/ProbeLog.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/ScenarioFile.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

constexpr std::size_t mostBytes = std::size_t{1} << 20;

struct ProbeArguments {
    std::string scenario;
    std::string log;
    std::string output;
    bool explain = false;
};

Table describeMessages(const std::vector<ProbeMessage>& messages, const Catalog& catalog) {
    Table table{.key = "lines",
                .title = {"Boot messages"},
                .columns = {forPrograms("text"), forPeople("line", {"Line"}), forPrograms("part"),
                            column("meaning", {"Meaning"}), forPrograms("source"), forPrograms("locator"),
                            forPeople("place", {"Source"})}};
    for (const ProbeMessage& each : messages) {
        const ProbeLine known = each.line == nullptr ? ProbeLine() : *each.line;
        const Message other{each.line == nullptr ? "" : "format by Boardset"};
        table.add(each.text, printableLine(each.text), nameCell(each.part),
                  each.line == nullptr ? Cell() : Cell{known.meaning}, nameCell(known.source), nameCell(known.locator),
                  sourceCell(catalog, {known.source, known.locator}, other));
    }
    return table;
}

void writeLog(Globals& globals, const ProbeArguments& arguments) {
    const auto topology = loadMachine(globals, arguments.scenario, {}).topology;
    const auto messages = probeMessagesOf(*topology);
    if (messages.empty()) {
        const std::string known = machinesWith(topology->sharedCatalog(),
                                               [](const Topology& each) { return !probeMessagesOf(each).empty(); });
        std::cerr << "boardset-cli: " << printable(inputName(arguments.scenario)) << ": machine: found "
                  << topology->machine().id << ", whose boot log is not available; allowed: " << known
                  << "; boardset-cli show lists its parts\n";
        globals.exitCode = 2;
    } else if (globals.format() != OutputFormat::Text || arguments.explain) {
        printTable(globals, describeMessages(messages, topology->catalog()));
    } else {
        for (const ProbeMessage& each : messages)
            std::cout << each.text << '\n';
    }
}

OrderedJson jsonOf(const ProbeReading& reading, const Catalog& catalog) {
    OrderedJson guessed = OrderedJson::array();
    for (const ProbeGuess& each : reading.guesses)
        guessed.push_back({{"name", each.name},
                           {"part", textOrNull(each.part)},
                           {"kind", textOrNull(each.kind)},
                           {"reason", each.reason}});
    return {{"machine", reading.scenario.machine},
            {"options", reading.scenario.configuration.options},
            {"boards", reading.scenario.configuration.boards},
            {"guessed", guessed},
            {"not_placed", reading.notPlaced},
            {"also_fits", reading.alsoFits},
            {"lines", tableJson(describeMessages(reading.lines, catalog))}};
}

void printText(const ProbeReading& reading, const Catalog& catalog, bool explains) {
    const Configuration& configuration = reading.scenario.configuration;
    if (explains)
        std::cout << tableText(describeMessages(reading.lines, catalog));
    std::cout << reading.scenario.title << '\n';
    for (const auto& [option, value] : configuration.options)
        std::cout << "  " << option << ": " << value << '\n';
    for (const auto& [bay, board] : configuration.boards)
        std::cout << "  " << bay << ": " << catalog.blockType(board).title << '\n';
    for (const ProbeGuess& each : reading.guesses)
        std::cout << "  " << (each.part.empty() ? "left out: " : "guessed: ") << each.name
                  << (each.part.empty() ? "" : " at " + each.part) << ": " << each.reason << '\n';
    for (const std::string& each : reading.notPlaced)
        std::cout << "  no slot for " << each << '\n';
    for (const std::string& each : reading.alsoFits)
        std::cout << "  the log also fits: " << each << '\n';
}

void readLog(Globals& globals, const ProbeArguments& arguments) {
    const auto catalog = openCatalog(globals);
    const ProbeReading reading = readProbeLog(catalog, readInput(arguments.log, mostBytes), inputName(arguments.log));
    needOtherFile(globals, arguments.log, arguments.output, "--output");
    if (!arguments.output.empty())
        writeOutput(toJson(reading.scenario), arguments.output);
    if (isStandardOutput(arguments.output))
        return;
    printResult(globals, {[&] { return jsonOf(reading, *catalog); },
                          [&] { return std::vector<Table>{describeMessages(reading.lines, *catalog)}; },
                          [&] { printText(reading, *catalog, arguments.explain); }});
}

} // namespace

void addProbeCommand(CLI::App& app, Globals& globals) {
    const auto arguments = std::make_shared<ProbeArguments>();
    auto* command =
        app.add_subcommand("probe", "Print a machine's boot messages, or create a scenario from them with --read");
    auto* scenario = command->add_option("SCENARIO", arguments->scenario,
                                         "Id of a machine or bundled scenario, a .boardset or .svg file, or -");
    auto* log =
        command->add_option("--read", arguments->log, "Read boot messages from this file, or from - for standard input")
            ->type_name("FILE")
            ->check(fileName())
            ->excludes(scenario);
    command
        ->add_option("-o,--output", arguments->output,
                     "Write the scenario to a .boardset file; with -, print only the scenario")
        ->type_name("FILE")
        ->check(outputFile({".boardset"}))
        ->needs(log);
    command->add_flag("--explain", arguments->explain, "Print each line with its meaning and source");
    addFormat(*command, globals);
    command->footer(
        "JSON: [{text, part, meaning, source, locator}]; unknown values are null. With --read:\n"
        "  {machine, options {}, boards {}, guessed[] {name, part, kind, reason}, not_placed[], also_fits[],\n"
        "   lines[] (as above)}; part and kind are null for a device that was left out");
    command->callback([&globals, arguments] {
        if (arguments->scenario.empty() == arguments->log.empty())
            throw CLI::RequiredError("SCENARIO or --read FILE");
        arguments->log.empty() ? writeLog(globals, *arguments) : readLog(globals, *arguments);
    });
}

} // namespace boardset
