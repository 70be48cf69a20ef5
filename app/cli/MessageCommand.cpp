// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli message: traces a message between two nodes, step by step.
#include "FileStreams.h"
#include "LoadScenario.h"
#include "OptionChecks.h"
#include "Print.h"
#include "boardset/analysis/ClassRow.h"
#include "boardset/describe/TableText.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/Titles.h"
#include "boardset/trace/DescribeTrace.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>

namespace boardset {

namespace {

constexpr std::int64_t mostNumber = 1'000'000'000'000;

struct MessageArguments {
    std::string scenario;
    double bytes = 0;
    /// Number of messages per connection; by default, the number in the scenario, or 1 if the scenario has none.
    std::optional<double> messages;
};

/// A message, with its scenario and its trace.
struct TracedMessage {
    LoadedScenario loaded;
    double bytes = 0;
    double messages = 1;
    Trace trace;
    MessageLife life;

    const Topology& topology() const { return *loaded.topology; }
};

/// Returns the first customer that has a receiver, with the customer's process.
std::pair<Process, Customer> senderIn(const LoadedScenario& loaded, const std::string& name) {
    for (const Process& process : loaded.scenario.workload.processes)
        for (const Customer& customer : process.customers)
            if (!customer.peer.empty())
                return {process, customer};
    throw InputError(inputName(name), "processes", "no customer that sends to a peer",
                     "a scenario of a cluster, such as firelink-put");
}

TracedMessage messageOf(const LoadedScenario& loaded, const MessageArguments& arguments) {
    auto [process, customer] = senderIn(loaded, arguments.scenario);
    if (arguments.bytes > 0)
        process.numbers["size"] = arguments.bytes;
    const Topology& topology = *loaded.topology;
    const Operation& operation = topology.catalog().operation(workOperationOf(process, topology).operation);
    const double bytes = sizeOf(process, topology);
    if (const Number* const size = operation.number("size");
        size != nullptr && !(bytes >= size->least && bytes <= size->most)) {
        throw InputError("--bytes", "", printedValue(bytes, "{}"),
                         "a number from " + printedValue(size->least, "{}") + " to " + printedValue(size->most, "{}"));
    }
    double messages = 1;
    if (operation.number("per-connection") != nullptr) { // the trace covers one message and its connection
        const auto said = process.numbers.find("per-connection");
        // 0 stands for a permanent connection
        messages = said == process.numbers.end() ? 1 : std::max(1.0, said->second);
        process.numbers["per-connection"] = 1;
    }
    TraceRequest request;
    request.requester = customer.on;
    request.memory = customer.peer;
    request.operation = operation.id;
    request.numbers = process.numbers;
    std::erase_if(request.numbers, [&](const auto& each) { return operation.number(each.first) == nullptr; });
    TracedMessage message{loaded, bytes, arguments.messages.value_or(messages), traceOf(topology, request), {}};
    message.life = messageLifeOf(topology, message.trace);
    return message;
}

OrderedJson jsonOf(const TracedMessage& message) {
    const MessageLife& life = message.life;
    const Topology& topology = message.topology();
    const auto& total = message.trace.total;
    const auto from = MessageLife::messagesUntil(MessageLife::smallShare, life.onceNs(), life.eachNs());
    return {{"machine", topology.machine().id},
            {"scenario", message.loaded.scenario.title},
            {"operation", message.trace.operation},
            {"bytes", message.bytes},
            {"steps", tableJson(describeSteps(topology, message.trace, life))},
            {"ends", tableJson(describeEnds(topology, message.trace, life, message.messages))},
            {"once_us", life.onceNs() / 1e3},
            {"each_us", life.eachNs() / 1e3},
            {"total_us", total ? OrderedJson(total->ns / 1e3) : OrderedJson()},
            {"total_note",
             total && !total->fact.empty() ? textOrNull(topology.catalog().fact(total->fact).reason) : OrderedJson()},
            {"messages", message.messages},
            {"once_percent", 100 * MessageLife::shareOf(life.onceNs(), life.eachNs(), message.messages)},
            {"one_percent_from", from ? OrderedJson(*from) : OrderedJson()}};
}

/// Returns the tables of the result: steps and ends.
std::vector<Table> tablesOf(const TracedMessage& message) {
    const Topology& topology = message.topology();
    return {describeSteps(topology, message.trace, message.life),
            describeEnds(topology, message.trace, message.life, message.messages)};
}

void printText(const TracedMessage& message) {
    const Language& language = currentLanguage();
    const Topology& topology = message.topology();
    const Message heading{"{scenario}: {operation}, {size}, {from} to {to}",
                          {{"scenario", message.loaded.scenario.title},
                           {"operation", topology.catalog().operation(message.trace.operation).title},
                           {"size", Quantity{message.bytes, "bytes"}},
                           {"from", titleOf(topology, message.trace.requester)},
                           {"to", titleOf(topology, message.trace.memory)}}};
    const std::vector<Table> tables = tablesOf(message);
    std::cout << language.text(heading) << "\n\n" << tableText(tables.front()) << '\n' << tableText(tables.back());
    for (const Message& each : describeTexts(message.trace))
        std::cout << '\n' << language.text(each) << '\n';
}

} // namespace

void addMessageCommand(CLI::App& app, Globals& globals) {
    const auto arguments = std::make_shared<MessageArguments>();
    auto* command = app.add_subcommand("message", "Follow a message between two nodes, step by step");
    command->add_option("SCENARIO", arguments->scenario, scenarioHelp)->required();
    command->add_option("--bytes", arguments->bytes, "Size of the message; default: from the scenario")
        ->transform(wholeNumber(1, mostNumber));
    command->add_option("--messages", arguments->messages, "Messages per connection; default: from the scenario")
        ->transform(wholeNumber(1, mostNumber));
    addFormat(*command, globals);
    command->footer(
        "JSON: {machine, scenario, operation, bytes, steps[] {id, title, text, block, often, start_us, us,\n"
        "share_percent, beside, source, locator}, ends[] {block, us, once_us, each_us, one_percent_from}, once_us,\n"
        "each_us, total_us, total_note (what the published time covers, or null), messages, once_percent,\n"
        "one_percent_from}. total_us is once_us + each_us. The remaining time of a published total is a step with the\n"
        "id rest, without block and share. often is once (per connection) or each (per message). share_percent is the\n"
        "share of the node's time for a connection with one message. one_percent_from is the smallest number of\n"
        "messages for which the connection takes at most 1 % of the time. To sweep sizes: sweep --vary\n"
        "request-bytes=1..1048576:x2.");
    command->callback([&globals, arguments] {
        const TracedMessage message = messageOf(loadScenario(globals, arguments->scenario), *arguments);
        printResult(globals,
                    {[&] { return jsonOf(message); }, [&] { return tablesOf(message); }, [&] { printText(message); }});
    });
}

} // namespace boardset
