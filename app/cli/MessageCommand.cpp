// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli message: a message between two nodes, step by step.
#include "FileStreams.h"
#include "LoadScenario.h"
#include "OptionChecks.h"
#include "Print.h"
#include "boardset/analysis/ClassRow.h"
#include "boardset/catalog/Citation.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/catalog/TimeUnit.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/topology/Titles.h"
#include "boardset/trace/MessageLife.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>

namespace boardset {

namespace {

constexpr std::int64_t mostNumber = 1'000'000'000'000;
constexpr double smallShare = 0.01; ///< Share of the time below which a connection's setup hardly matters.

struct MessageArguments {
    std::string scenario;
    double bytes = 0;
    std::optional<double> messages; ///< Messages per connection; by default as in the scenario, or one.
};

/// One message, with its scenario and its trace.
struct Message {
    LoadedScenario loaded;
    double bytes = 0;
    double messages = 1;
    Trace trace;
    MessageLife life;

    const Topology& topology() const { return *loaded.topology; }
    std::string title(BlockId block) const { return titleOf(topology(), block); }
    BlockId endOf(const MessageStep& step) const { return step.isAtReceiver ? trace.memory : trace.requester; }
};

/// Returns the first process that sends, with a customer that has a receiver.
std::pair<Process, Customer> senderIn(const LoadedScenario& loaded, const std::string& name) {
    for (const Process& process : loaded.scenario.workload.processes)
        for (const Customer& customer : process.customers)
            if (!customer.peer.empty())
                return {process, customer};
    throw InputError(inputName(name), "processes", "no customer that sends to a peer",
                     "a scenario of a cluster, such as firelink-put");
}

Message messageOf(const LoadedScenario& loaded, const MessageArguments& arguments) {
    auto [process, customer] = senderIn(loaded, arguments.scenario);
    if (arguments.bytes > 0)
        process.numbers["size"] = arguments.bytes;
    const Topology& topology = *loaded.topology;
    const Operation& operation = topology.catalog().operation(workOperationOf(process, topology).operation);
    const double bytes = sizeOf(process, topology);
    if (const Number* const size = operation.number("size");
        size != nullptr && !(bytes >= size->least && bytes <= size->most)) {
        throw InputError("--bytes", "", printed(bytes),
                         "a number from " + printed(size->least) + " to " + printed(size->most));
    }
    double messages = 1;
    if (operation.number("per-connection") != nullptr) { // the trace covers one message with its connection
        const auto said = process.numbers.find("per-connection");
        messages = said == process.numbers.end() ? 1 : std::max(1.0, said->second); // 0: a permanent connection
        process.numbers["per-connection"] = 1;
    }
    TraceRequest request;
    request.requester = customer.on;
    request.memory = customer.peer;
    request.operation = operation.id;
    request.numbers = process.numbers;
    std::erase_if(request.numbers, [&](const auto& each) { return operation.number(each.first) == nullptr; });
    Message message{loaded, bytes, arguments.messages.value_or(messages), traceOf(topology, request), {}};
    message.life = messageLifeOf(topology, message.trace);
    return message;
}

std::string wordFor(const MessageStep& step) {
    return step.isOnce ? "once" : "each";
}

OrderedJson endJson(const Message& message, BlockId block, const MessageEnd& end) {
    const auto from = MessageLife::messagesUntil(smallShare, end.onceNs, end.eachNs);
    return {{"block", message.topology().block(block).path},
            {"us", (end.onceNs + end.eachNs) / 1e3},
            {"once_us", end.onceNs / 1e3},
            {"each_us", end.eachNs / 1e3},
            {"one_percent_from", from ? OrderedJson(*from) : OrderedJson()}};
}

constexpr const char* restTitle = "Remaining time";
constexpr const char* restText = "The published end-to-end time includes this time. No source assigns it to a step.";

/// Returns the fact that gives the end-to-end time; null if that time is the sum of the steps.
const Fact* totalFactOf(const Message& message) {
    const auto& total = message.trace.total;
    return total && !total->fact.empty() ? &message.topology().catalog().fact(total->fact) : nullptr;
}

OrderedJson restJson(const Message& message, const MessageStep& step) {
    const Fact* const fact = totalFactOf(message);
    return {{"id", "rest"},
            {"title", restTitle},
            {"text", restText},
            {"block", nullptr},
            {"often", wordFor(step)},
            {"start_us", step.startNs / 1e3},
            {"us", step.ns / 1e3},
            {"share_percent", nullptr},
            {"beside", nullptr},
            {"source", fact == nullptr ? OrderedJson() : textOrNull(fact->source)},
            {"locator", fact == nullptr ? OrderedJson() : textOrNull(fact->locator)}};
}

OrderedJson jsonOf(const Message& message) {
    const MessageLife& life = message.life;
    OrderedJson json{{"machine", message.topology().machine().id},
                     {"scenario", message.loaded.scenario.title},
                     {"operation", message.trace.operation},
                     {"bytes", message.bytes},
                     {"steps", OrderedJson::array()}};
    for (const MessageStep& step : life.steps) {
        if (step.isRest) {
            json["steps"].push_back(restJson(message, step));
            continue;
        }
        const Hop& hop = message.trace.hops[step.hop];
        json["steps"].push_back({{"id", hop.id},
                                 {"title", hop.title},
                                 {"text", hop.text},
                                 {"block", message.topology().block(message.endOf(step)).path},
                                 {"often", wordFor(step)},
                                 {"start_us", step.startNs / 1e3},
                                 {"us", step.ns / 1e3},
                                 {"share_percent", 100 * step.endShare},
                                 {"beside", textOrNull(hop.beside)},
                                 {"source", hop.source},
                                 {"locator", hop.locator}});
    }
    const auto from = MessageLife::messagesUntil(smallShare, life.onceNs(), life.eachNs());
    json["ends"] = {endJson(message, message.trace.requester, life.sender),
                    endJson(message, message.trace.memory, life.receiver)};
    json["once_us"] = life.onceNs() / 1e3;
    json["each_us"] = life.eachNs() / 1e3;
    json["total_us"] = message.trace.total ? OrderedJson(message.trace.total->ns / 1e3) : OrderedJson();
    const Fact* const fact = totalFactOf(message);
    json["total_note"] = fact == nullptr ? OrderedJson() : textOrNull(fact->reason);
    json["messages"] = message.messages;
    json["once_percent"] = 100 * MessageLife::shareOf(life.onceNs(), life.eachNs(), message.messages);
    json["one_percent_from"] = from ? OrderedJson(*from) : OrderedJson();
    return json;
}

void printEnd(const Message& message, BlockId block, const MessageEnd& end) {
    std::cout << message.title(block) << ": " << printed((end.onceNs + end.eachNs) / 1e3, "{} µs")
              << " for one message, including " << printed(end.onceNs / 1e3, "{} µs") << " for the connection";
    if (const auto from = MessageLife::messagesUntil(smallShare, end.onceNs, end.eachNs); from && end.onceNs > 0)
        std::cout << " (below 1 % with " << printed(static_cast<double>(*from)) << " or more messages)";
    std::cout << '\n';
}

void printText(const Message& message) {
    const MessageLife& life = message.life;
    const Operation& operation = message.topology().catalog().operation(message.trace.operation);
    std::cout << message.loaded.scenario.title << ": " << operation.title << ", " << printed(message.bytes, "{} bytes")
              << ", " << message.title(message.trace.requester) << " to " << message.title(message.trace.memory)
              << "\n\n";
    TextTable table({"step", "action", "node", "frequency", "µs", "of node time", ""});
    for (const MessageStep& step : life.steps) {
        if (step.isRest) {
            table.add({std::to_string(step.hop + 1), restTitle, "", wordFor(step), printed(step.ns / 1e3), "",
                       "no known step"});
            continue;
        }
        const Hop& hop = message.trace.hops[step.hop];
        const bool counts = step.ns > 0;
        table.add({std::to_string(step.hop + 1), hop.title, message.title(message.endOf(step)), wordFor(step),
                   counts ? printed(step.ns / 1e3) : "", counts ? printed(100 * step.endShare, "{} %") : "",
                   !hop.beside.empty() ? "in parallel with step " + std::to_string(message.trace.numberOf(hop.beside))
                   : hop.isPosted      ? "posted, no wait"
                   : counts            ? ""
                                       : "not published"});
    }
    std::cout << table.text() << '\n';
    printEnd(message, message.trace.requester, life.sender);
    printEnd(message, message.trace.memory, life.receiver);
    if (const auto from = MessageLife::messagesUntil(smallShare, life.onceNs(), life.eachNs());
        from && life.onceNs() > 0) {
        std::cout << "Connection, share of both ends with " << printedValue(message.messages, "{} messages") << ": "
                  << printed(100 * MessageLife::shareOf(life.onceNs(), life.eachNs(), message.messages), "{} %")
                  << "; below 1 % with " << printed(static_cast<double>(*from)) << " or more messages\n";
    }
    if (const Fact* const known = totalFactOf(message)) {
        const Fact& fact = *known;
        std::cout << "End to end: " << printedTime(message.trace.total->ns)
                  << ". First piece only: " << printedQuantity(fact.value, fact.unit) << ", " << toString(fact.standing)
                  << (fact.source.empty()
                          ? std::string(".\n")
                          : " [" + briefOf(message.topology().catalog(), {fact.source, fact.locator}) + "]\n")
                  << (fact.reason.empty() ? "" : fact.reason + '\n');
    }
    for (const MessageStep& step : life.steps) {
        if (step.isRest) {
            std::cout << '\n' << step.hop + 1 << ". " << restText << '\n';
            continue;
        }
        const Hop& hop = message.trace.hops[step.hop];
        std::cout << '\n'
                  << step.hop + 1 << ". " << hop.text << " ["
                  << briefOf(message.topology().catalog(), {hop.source, hop.locator}) << "]\n";
    }
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
        const Message message = messageOf(loadScenario(globals, arguments->scenario), *arguments);
        globals.json ? printJson(jsonOf(message)) : printText(message);
    });
}

} // namespace boardset
