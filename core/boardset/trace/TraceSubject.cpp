// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/trace/TraceSubject.h"

#include "boardset/catalog/HomeProperties.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Obstacle.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

/// Returns `value` in quotes, shortened and without control characters, for an error message.
std::string shown(const std::string& value) {
    std::string text = value.substr(0, 60);
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; }, '?');
    return "'" + text + "'";
}

/// Throws an error about a field. `problem` is a clause about {value}.
[[noreturn]] void refuse(const char* field, const std::string& value, Message problem, const std::string& allowed) {
    problem.arguments.emplace_back("value", shown(value));
    throw TraceError(Message{"{field}: {problem}; allowed: {allowed}",
                             {{"field", field}, {"problem", problem}, {"allowed", allowed}}});
}

/// Returns a description such as "a processor or a block that contains one, for example SB0/P0".
std::string example(const Topology& topology, Role role) {
    const std::vector<BlockId> all = topology.withRole(role);
    return Message{all.empty() ? "a {role} or a block that contains one"
                               : "a {role} or a block that contains one, for example {path}",
                   {{"role", noun(toString(role))}, {"path", all.empty() ? "" : topology.block(all.front()).path}}};
}

BlockId blockAt(const Topology& topology, const char* field, const std::string& path, Role role) {
    const BlockId block = topology.find(path);
    if (path.empty())
        throw TraceError(
            Message{"{field}: missing; allowed: {allowed}", {{"field", field}, {"allowed", example(topology, role)}}});
    if (!block)
        refuse(field, path, {"{value} is not a block of {machine}", {{"machine", topology.machine().id}}},
               example(topology, role));
    return block;
}

/// Returns the first part with the given role at or below a path, other than `except`.
/// Throws TraceError if there is none.
BlockId partAt(const Topology& topology, const char* field, const std::string& path, Role role, BlockId except = {}) {
    const BlockId block = blockAt(topology, field, path, role);
    const std::vector<BlockId> parts = topology.withRole(role, block);
    const auto part = std::ranges::find_if(parts, [&](BlockId each) { return each != except; });
    if (part == parts.end()) {
        if (topology.block(block).role == Role::Bay)
            refuse(field, path, {"{value} is an empty slot"},
                   Message{"{example}, or a slot with a card in it", {{"example", example(topology, role)}}});
        if (parts.empty())
            refuse(field, path, {"{value} contains no {role}", {{"role", noun(toString(role))}}},
                   example(topology, role));
        refuse(field, path, {"{value} is the requester, whose own cache has the line"}, Message{"another processor"});
    }
    return *part;
}

void refuseIf(const Topology& topology, const Obstacle& obstacle, const char* field, const std::string& path,
              const char* allowed) {
    if (obstacle)
        refuse(field, path, {"{value} cannot be used: {obstacle}", {{"obstacle", textOf(topology, obstacle)}}},
               Message{allowed});
}

/// Throws TraceError unless `part` works, is in the requester's domain and has a path to the requester.
void checkReached(const Topology& topology, const char* field, const std::string& path, BlockId requester,
                  BlockId part) {
    refuseIf(topology, obstacleBetween(topology, requester, part), field, path,
             translatable("a working part in the requester's domain"));
}

/// Returns the result of the directory lookup; empty if no directory is used.
std::optional<DirectoryAnswer> directoryOf(const Topology& topology, const TraceRequest& request,
                                           const OperationEnds& ends) {
    const BlockId home = topology.coherencyRootOf(ends.home);
    const bool asked = topology.coherencyRootOf(ends.requester) != home ||
                       (ends.owner && topology.coherencyRootOf(ends.owner) != home);
    if (!asked && request.directory) {
        refuse(
            "directory", *request.directory == DirectoryAnswer::Hit ? "hit" : "miss",
            {"{value} does not apply: the whole transaction stays under one coherency root, so no directory is used"},
            Message{"nothing"});
    }
    return asked ? std::optional(request.directory.value_or(DirectoryAnswer::Hit)) : std::nullopt;
}

/// Returns the requests that can start at a requester.
std::vector<Request> requestsAt(const Topology& topology, BlockId requester) {
    std::vector<Request> all = topology.type(requester).requests;
    std::erase_if(all, [&](const Request& each) {
        return !topology.isAskedAt(requester, topology.catalog().operation(each.operation).family);
    });
    return all;
}

/// Returns the requested operation, or the first one that can start at the requester.
const Operation& operationAt(const Topology& topology, const TraceRequest& request, BlockId requester) {
    const std::vector<Request> all = requestsAt(topology, requester);
    const auto found = std::ranges::find_if(
        all, [&](const Request& each) { return request.operation.empty() || each.operation == request.operation; });
    if (found != all.end())
        return topology.catalog().operation(found->operation);
    refuse("operation", request.operation,
           {"{value} cannot start at {path}", {{"path", topology.block(requester).path}}},
           all.empty() ? Message{"none, because no source describes operations there"}
                       : commaList(textsOf(all, &Request::operation)));
}

/// Adds the outcomes on which steps or totals depend: the directory's result if it is used, or the more likely outcome.
void addOutcomes(std::map<std::string, bool>& outcomes, const Topology& topology, const Operation& operation,
                 const Circumstances& circumstances, BlockId requester, std::optional<DirectoryAnswer> directory) {
    const Walk walk(topology, operation, circumstances, requester);
    const auto add = [&](const Condition& condition) {
        const bool asksDirectory =
            std::ranges::any_of(condition, [](const Clause& each) { return each.word == ConditionKeyword::Directory; });
        for (const Clause& clause : condition)
            if (clause.word == ConditionKeyword::OutcomeOf && operation.number(clause.subject) != nullptr)
                outcomes.emplace(clause.subject, asksDirectory ? directory != DirectoryAnswer::Miss
                                                               : walk.number(clause.subject).value_or(1) >= 0.5);
    };
    for (const OperationStep& step : operation.steps) {
        add(step.applies);
        if (!step.performs.empty())
            addOutcomes(outcomes, topology, topology.catalog().operation(step.performs), circumstances, requester,
                        directory);
    }
    for (const Total& row : topology.node(requester).machine->totals)
        if (row.operation.empty() || row.operation == operation.id)
            add(row.applies);
}

/// Returns the outcomes; requested outcomes replace likely ones.
/// Throws TraceError if a requested outcome has no effect.
std::map<std::string, bool> outcomesAsked(const Topology& topology, const TraceRequest& request,
                                          const TraceSubject& of) {
    std::map<std::string, bool> outcomes;
    addOutcomes(outcomes, topology, *of.operation, of.circumstances, of.ends.requester, of.directory);
    const std::string allowed = commaList(textsOf(outcomes, [](const auto& each) { return each.first; }));
    for (const auto& [number, isHit] : request.outcomes) {
        if (outcomes.count(number) == 0)
            refuse("outcome", number, {"{value} has no effect in {operation}", {{"operation", of.operation->id}}},
                   allowed.empty() ? Message{"nothing"} : allowed);
        outcomes[number] = isHit;
    }
    return outcomes;
}

/// Returns the title of the first step or total that occurs only with the given outcome; empty if there is none.
std::string titleWith(const Topology& topology, const TraceSubject& of, const std::string& number, bool isHit) {
    Circumstances circumstances = of.circumstances;
    circumstances.outcomes[number] = isHit;
    const Walk walk(topology, *of.operation, circumstances, of.ends.requester);
    const auto hangsOn = [&](const Condition& condition) {
        return std::ranges::any_of(condition, [&](const Clause& each) {
            return each.word == ConditionKeyword::OutcomeOf && each.subject == number;
        });
    };
    for (const StepTaken& taken : walk.steps(of.ends))
        if (hangsOn(taken.step->applies))
            return taken.step->title;
    for (const TotalShare& total : walk.totals(of.ends))
        if (hangsOn(total.row->applies))
            return capitalised(total.row->title);
    return {};
}

/// Returns a block's name as in the diagram: for a part of the whole machine, its type ("Fireplane level 2"); for any
/// other part, its position.
std::string placeName(const Topology& topology, BlockId block) {
    const Block& part = topology.block(block);
    const bool alone = !part.bay && !isEnd(part.role) && part.path.find('/') == std::string::npos;
    return alone ? topology.type(block).title : titleOf(topology, block);
}

/// Returns the first part at or below a path where the given operation can start.
/// If there is none, returns a part where another operation can start, or else a processor.
BlockId requesterAt(const Topology& topology, const std::string& path, const std::string& operation) {
    const auto block = topology.find(path);
    const std::vector<BlockId> all = path.empty() || !block ? std::vector<BlockId>() : topology.requesters(block);
    const auto wanted =
        std::ranges::find_if(all, [&](BlockId each) { return topology.type(each).request(operation) != nullptr; });
    return wanted != all.end() ? *wanted : !all.empty() ? all.front() : partAt(topology, "from", path, Role::Processor);
}

/// Returns the first of the given parts that is at or below a path. Throws TraceError if there is none.
BlockId firstAt(const Topology& topology, const std::string& path, const std::vector<BlockId>& parts,
                const std::string& title) {
    const auto block = topology.find(path);
    const auto found = std::ranges::find_if(
        parts, [&](BlockId part) { return block && !path.empty() && topology.isBelow(part, block); });
    if (found == parts.end()) {
        refuse("to", path, {"{value} contains no part for {operation}", {{"operation", title}}},
               parts.empty() ? Message{"none"}
                             : Message{"a part such as {path}", {{"path", topology.block(parts.front()).path}}});
    }
    return *found;
}

BlockId homeAt(const Topology& topology, const std::string& path, const Operation& operation) {
    const std::vector<BlockId> homes = homesFor(topology, operation);
    const bool isMemory = homes.empty() || topology.block(homes.front()).role == Role::Memory;
    return isMemory ? partAt(topology, "to", path, Role::Memory) : firstAt(topology, path, homes, operation.title);
}

} // namespace

std::vector<std::pair<const Operation*, BlockId>> operationsFrom(const Topology& topology, const std::string& path) {
    const BlockId first = requesterAt(topology, path, {});
    std::vector<std::pair<const Operation*, BlockId>> operations;
    const auto add = [&](BlockId requester) {
        for (const Request& each : requestsAt(topology, requester)) {
            const Operation* const operation = &topology.catalog().operation(each.operation);
            if (std::ranges::find(operations, operation, &std::pair<const Operation*, BlockId>::first) ==
                operations.end())
                operations.emplace_back(operation, requester);
        }
    };
    add(first);
    for (const BlockId requester : topology.requesters(topology.find(path)))
        add(requester);
    return operations;
}

std::vector<BlockId> homesFor(const Topology& topology, const Operation& operation) {
    const Catalog& catalog = topology.catalog();
    if (!catalog.needs(operation, PlaceBase::Home) && !catalog.needs(operation, PlaceBase::Supplier))
        return {};
    const std::set<std::string> properties = homeProperties(catalog, operation);
    if (properties.empty())
        return topology.withRole(Role::Memory);
    std::vector<BlockId> homes;
    for (const Block& block : topology.blocks())
        if (std::ranges::all_of(
                properties, [&](const std::string& each) { return catalog.factAbout(block.type, each) != nullptr; }))
            homes.push_back(block.id);
    return homes;
}

std::vector<BlockId> peersFor(const Topology& topology, const Operation& operation, BlockId requester) {
    if (!topology.catalog().needs(operation, PlaceBase::Peer))
        return {};
    std::vector<BlockId> peers = topology.requesters();
    std::erase_if(
        peers, [&](BlockId each) { return each == requester || topology.type(each).request(operation.id) == nullptr; });
    return peers;
}

TraceSubject endsOf(const Topology& topology, const TraceRequest& request) {
    TraceSubject of;
    of.ends.requester = requesterAt(topology, request.requester, request.operation);
    refuseIf(topology, obstacleAt(topology, of.ends.requester), "from", request.requester,
             translatable("a working part in a domain"));
    of.operation = &operationAt(topology, request, of.ends.requester);
    of.circumstances.numbers = request.numbers;
    const Walk walk(topology, *of.operation, of.circumstances, of.ends.requester);
    if (walk.needsServer())
        of.ends.server = blockAt(topology, "server", request.server, Role::Memory);
    if (walk.needsHome()) {
        of.ends.home = homeAt(topology, request.memory, *of.operation);
        const BlockId from = of.ends.server ? of.ends.server : of.ends.requester;
        checkReached(topology, "to", request.memory, from, of.ends.home);
        for (const std::string& copy : request.copies) {
            of.copies.push_back(homeAt(topology, copy, *of.operation));
            checkReached(topology, "to", copy, from, of.copies.back());
        }
        if (!of.copies.empty()) {
            of.circumstances.copies = 1 + static_cast<int>(of.copies.size());
            of.circumstances.layouts |= bitOf(RegionLayout::Mirrored);
        }
    } else if (walk.needs(PlaceBase::Peer)) {
        const std::vector<BlockId> peers = peersFor(topology, *of.operation, of.ends.requester);
        of.ends.peer = firstAt(topology, request.memory, peers, of.operation->title);
        refuseIf(topology, obstacleAt(topology, of.ends.peer), "to", request.memory,
                 translatable("a working part in a domain"));
    }
    refuseIf(topology, walk.obstacle(of.ends), "to", request.memory,
             translatable("a part with everything that the operation needs"));
    if (!request.owner.empty()) {
        of.ends.owner = partAt(topology, "state", request.owner, Role::Processor, of.ends.requester);
        checkReached(topology, "state", request.owner, of.ends.requester, of.ends.owner);
    }
    of.directory = of.ends.home ? directoryOf(topology, request, of.ends) : std::nullopt;
    of.circumstances.outcomes = outcomesAsked(topology, request, of);
    return of;
}

std::vector<TraceOutcome> outcomesOf(const Topology& topology, const TraceSubject& of) {
    std::vector<TraceOutcome> outcomes;
    for (const auto& [number, isHit] : of.circumstances.outcomes) {
        TraceOutcome one{number, isHit, titleWith(topology, of, number, true), titleWith(topology, of, number, false)};
        if (!one.onHit.empty() && !one.onMiss.empty())
            outcomes.push_back(std::move(one));
    }
    return outcomes;
}

std::string withPlaces(std::string text, const Topology& topology, const Walk& walk, const OperationEnds& ends) {
    for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1)) {
        const std::size_t end = text.find('}', at);
        if (end == std::string::npos)
            break;
        const BlockId block = walk.placeOf(text.substr(at + 1, end - at - 1), ends);
        text.replace(at, end - at + 1, block ? placeName(topology, block) : std::string());
    }
    return text;
}

} // namespace boardset
