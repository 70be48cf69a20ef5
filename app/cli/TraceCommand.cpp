// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli trace: traces one operation, hop by hop.
#include "FileStreams.h"
#include "LoadScenario.h"
#include "Print.h"
#include "boardset/describe/TableText.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/trace/DescribeTrace.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

struct TraceArguments {
    std::string machine;
    std::string from;
    std::vector<std::string> to;
    std::string state = "clean";
    std::string directory;
    std::string operation;
    std::string server;
    std::vector<std::string> outcomes;
    std::vector<std::string> options;
};

std::string ownerIn(const std::string& state) {
    const std::string owned = "owned:";
    if (state != "clean" && (!state.starts_with(owned) || state == owned))
        throw InputError("--state", "", printable(state), "clean or owned:BLOCK", "write --state owned:SB1/P0");
    return state == "clean" ? std::string() : state.substr(owned.size());
}

std::optional<DirectoryAnswer> directoryIn(const std::string& word) {
    if (!word.empty() && word != "hit" && word != "miss")
        throw InputError("--directory", "", printable(word), "hit or miss");
    return word.empty() ? std::nullopt : std::optional(word == "hit" ? DirectoryAnswer::Hit : DirectoryAnswer::Miss);
}

/// Parses outcomes such as "l2-hits=miss".
std::map<std::string, bool> outcomesIn(const std::vector<std::string>& pairs) {
    std::map<std::string, bool> outcomes;
    for (const std::string& pair : pairs) {
        const std::size_t end = pair.find('=');
        const std::string word = end == std::string::npos ? std::string() : pair.substr(end + 1);
        if (word != "hit" && word != "miss")
            throw InputError("--outcome", "", printable(pair), "NUMBER=hit or NUMBER=miss");
        outcomes[pair.substr(0, end)] = word == "hit";
    }
    return outcomes;
}

std::string wordFor(DirectoryAnswer answer) {
    return answer == DirectoryAnswer::Hit ? "hit" : "miss";
}

/// Returns the paths of the blocks that a hop passes, in order. Several blocks at the same distance form a list.
OrderedJson blocksOf(const Topology& topology, const Hop& hop) {
    OrderedJson blocks = OrderedJson::array();
    for (const std::vector<BlockId>& stage : hop.stages()) {
        OrderedJson paths = OrderedJson::array();
        for (const BlockId block : stage)
            paths.push_back(topology.block(block).path);
        blocks.push_back(paths.size() == 1 ? paths.front() : paths);
    }
    return blocks;
}

OrderedJson totalJson(const Catalog& catalog, const TraceTotal& total) {
    if (total.fact.empty()) {
        return {{"ns", total.ns},      {"rest_ns", total.restNs}, {"latency", nullptr}, {"fact", nullptr},
                {"standing", nullptr}, {"source", nullptr},       {"locator", nullptr}};
    }
    const Fact& fact = catalog.fact(total.fact);
    return {{"ns", total.ns},
            {"rest_ns", total.restNs},
            {"latency", total.row.id},
            {"fact", fact.id},
            {"standing", toString(fact.standing)},
            {"source", fact.source},
            {"locator", fact.locator}};
}

OrderedJson jsonOf(const LoadedMachine& loaded, const Trace& trace) {
    const Topology& topology = *loaded.topology;
    OrderedJson json{{"machine", topology.machine().id},
                     {"scenario", textOrNull(loaded.scenario)},
                     {"operation", trace.operation},
                     {"from", topology.block(trace.requester).path},
                     {"to", trace.memory ? OrderedJson(topology.block(trace.memory).path) : OrderedJson()},
                     {"state", trace.owner ? "owned" : "clean"},
                     {"owner", trace.owner ? OrderedJson(topology.block(trace.owner).path) : OrderedJson()},
                     {"directory", trace.directory ? OrderedJson(wordFor(*trace.directory)) : OrderedJson()}};
    json["hops"] = tableJson(describeHops(topology, trace));
    for (std::size_t i = 0; i < trace.hops.size(); ++i)
        json["hops"][i]["blocks"] = blocksOf(topology, trace.hops[i]);
    json["counted_ns"] = trace.countedNs();
    json["total"] = trace.total ? totalJson(topology.catalog(), *trace.total) : OrderedJson();
    json["note"] = textOrNull(trace.note);
    json["note_source"] = textOrNull(trace.noteSource);
    json["note_locator"] = textOrNull(trace.noteLocator);
    return json;
}

void printText(const LoadedMachine& loaded, const Trace& trace) {
    const Language& language = currentLanguage();
    std::cout << language.text(describeRequest(*loaded.topology, trace, printable(loaded.scenario))) << "\n\n"
              << tableText(describeTrace(*loaded.topology, trace), language);
    for (const Message& each : describeTexts(trace))
        std::cout << '\n' << language.text(each) << '\n';
}

} // namespace

void addTraceCommand(CLI::App& app, Globals& globals) {
    const auto arguments = std::make_shared<TraceArguments>();
    auto* command = app.add_subcommand("trace", "Follow one operation hop by hop; by default a memory access");
    command
        ->add_option("MACHINE", arguments->machine,
                     "Id of a machine; or a scenario (id, .boardset or .svg file), for its machine with boards, "
                     "domains and failures")
        ->required();
    command->add_option("--from", arguments->from, "Requester: a processor or other part, or a block that contains it")
        ->type_name("BLOCK")
        ->required();
    command
        ->add_option("--to", arguments->to,
                     "Target: a memory, a device or the receiver of a message, or a block that contains it; for a "
                     "mirror, repeat the option for each of its parts")
        ->type_name("BLOCK")
        ->allow_extra_args(false);
    command
        ->add_option("--state", arguments->state,
                     "State of the line: clean in memory, or owned by a processor's cache, such as owned:SB1/P0")
        ->type_name("clean|owned:BLOCK")
        ->capture_default_str();
    command->add_option("--operation", arguments->operation,
                        "Id of the operation, or help for a list; default: the first one that the requester can begin");
    command->add_option("--server", arguments->server, "The part that serves the operation, if it needs one");
    command
        ->add_option("--directory", arguments->directory, "Result of a directory lookup, if there is one; default: hit")
        ->type_name("hit|miss");
    command
        ->add_option("--outcome", arguments->outcomes,
                     "Outcome to follow, hit or miss, where NUMBER gives the share of hits; default: the likelier "
                     "outcome; repeatable")
        ->type_name("NUMBER=hit|miss")
        ->allow_extra_args(false);
    command->add_option("--option", arguments->options, "Set an option that show MACHINE lists; repeatable")
        ->type_name("NAME=VALUE");
    addFormat(*command, globals);
    command->footer(
        "JSON: {machine, scenario, operation, from, to, state, owner, directory, hops[], counted_ns, total {ns,\n"
        "rest_ns, latency, fact, standing, source, locator}, note, note_source, note_locator}; a hop: {id, title,\n"
        "text, moves, blocks[], links[] {from, to, kind}, times, clocks, clocks_most, ns, ns_most, counted, within,\n"
        "beside, fact, source, locator}. If several routes are equally short, blocks[] has a list of the blocks at "
        "the\n"
        "same distance. Unpublished values are null. The counted hops, multiplied by times, and rest_ns add up to the\n"
        "total; without a fact, the total is their sum. With --operation help: [{operation, title, from}].");
    command->callback([&globals, arguments] {
        const TraceRequest request{arguments->from,
                                   arguments->to.empty() ? std::string() : arguments->to.front(),
                                   ownerIn(arguments->state),
                                   directoryIn(arguments->directory),
                                   arguments->operation,
                                   arguments->server,
                                   {arguments->to.begin() + !arguments->to.empty(), arguments->to.end()},
                                   outcomesIn(arguments->outcomes)};
        const LoadedMachine loaded = loadMachine(globals, arguments->machine, arguments->options);
        try {
            if (arguments->operation == "help")
                return printTable(globals, describeOperations(*loaded.topology, arguments->from));
            const Trace trace = traceOf(*loaded.topology, request);
            printResult(globals, {[&] { return jsonOf(loaded, trace); },
                                  [&] { return std::vector<Table>{describeTrace(*loaded.topology, trace)}; },
                                  [&] { printText(loaded, trace); }});
        } catch (const TraceError& error) { // the message begins with the option's name
            throw TraceError(inputName(arguments->machine) + ": --" + error.what());
        }
    });
}

} // namespace boardset
