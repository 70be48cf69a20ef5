// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/trace/TraceSubject.h"

#include "boardset/topology/Obstacle.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

/// `value` fit for a line of an error message.
std::string shown(const std::string& value) {
    std::string text = value.substr(0, 60);
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; }, '?');
    return "'" + text + "'";
}

[[noreturn]] void refuse(const char* field, const std::string& value, const std::string& why,
                         const std::string& allowed) {
    throw TraceError(std::string(field) + ": " + shown(value) + " " + why + "; allowed: " + allowed);
}

/// "a processor, or a block that holds one, such as SB0/P0".
std::string example(const Topology& topology, Role role) {
    const std::vector<BlockId> all = topology.withRole(role);
    return "a " + toString(role) + ", or a block that holds one" +
           (all.empty() ? std::string() : ", such as " + topology.block(all.front()).path);
}

BlockId blockAt(const Topology& topology, const char* field, const std::string& path, Role role) {
    const BlockId block = topology.find(path);
    if (path.empty() || !block) {
        refuse(field, path, "is no block of " + topology.machine().id, example(topology, role));
    }
    return block;
}

/// The first part of a role at or below a path, other than `except`.
BlockId partAt(const Topology& topology, const char* field, const std::string& path, Role role, BlockId except = {}) {
    const BlockId block = blockAt(topology, field, path, role);
    const std::vector<BlockId> parts = topology.withRole(role, block);
    const auto part = std::find_if(parts.begin(), parts.end(), [&](BlockId each) { return each != except; });
    if (part == parts.end()) {
        refuse(field, path, parts.empty() ? "holds no " + toString(role) : "is the requester, whose own cache answers",
               parts.empty() ? example(topology, role) : "another processor");
    }
    return *part;
}

void refuseIf(const Topology& topology, const Obstacle& obstacle, const char* field, const std::string& path,
              const char* allowed) {
    if (obstacle) {
        refuse(field, path, "is of no use: " + textOf(topology, obstacle), allowed);
    }
}

/// The other end has to work, to be of the requester's domain, and to have a way to the requester.
void checkReached(const Topology& topology, const char* field, const std::string& path, BlockId requester,
                  BlockId part) {
    refuseIf(topology, obstacleBetween(topology, requester, part), field, path,
             "a part that works, in the domain of the requester");
}

/// Whether the directory is asked, and what it says there.
std::optional<DirectoryAnswer> directoryOf(const Topology& topology, const TraceRequest& request, const Ends& ends) {
    const BlockId home = topology.coherencyRootOf(ends.home);
    const bool asked = topology.coherencyRootOf(ends.requester) != home ||
                       (ends.owner && topology.coherencyRootOf(ends.owner) != home);
    if (!asked && request.directory) {
        refuse("directory", *request.directory == DirectoryAnswer::Hit ? "hit" : "miss",
               "has no meaning here: the whole transaction stays under one coherency root, and no directory is asked",
               "nothing");
    }
    return asked ? std::optional(request.directory.value_or(DirectoryAnswer::Hit)) : std::nullopt;
}

/// The operation asked for, or the first that can begin at the requester.
const Operation& operationAt(const Topology& topology, const TraceRequest& request, BlockId requester) {
    const std::vector<Request>& all = topology.type(requester).requests;
    const auto found = std::find_if(all.begin(), all.end(), [&](const Request& each) {
        return request.operation.empty() || each.operation == request.operation;
    });
    if (found != all.end()) {
        return topology.catalog().operation(found->operation);
    }
    std::string allowed;
    for (const Request& each : all) {
        allowed += (allowed.empty() ? "" : ", ") + each.operation;
    }
    refuse("operation", request.operation, "does not begin at " + topology.block(requester).path,
           allowed.empty() ? "none: no source says what happens there" : allowed);
}

/// Every outcome of an operation is taken for a hit, unless the directory misses.
std::map<std::string, bool> outcomesOf(const Operation& operation, std::optional<DirectoryAnswer> directory) {
    std::map<std::string, bool> outcomes;
    const auto add = [&](const Condition& condition) {
        for (const Clause& clause : condition) {
            if (clause.word == ConditionWord::OutcomeOf) {
                outcomes[clause.subject] = directory != DirectoryAnswer::Miss;
            }
        }
    };
    for (const OperationStep& step : operation.steps) {
        add(step.applies);
    }
    return outcomes;
}

/// As the diagram names it: a part of the whole machine by what it is, "Fireplane level 2", others by where they stand.
std::string placeName(const Topology& topology, BlockId block) {
    const Block& part = topology.block(block);
    const bool alone = !part.bay && !isEnd(part.role) && part.path.find('/') == std::string::npos;
    return alone ? topology.type(block).title : titleOf(topology, block);
}

/// A processor at a path; where there is none, whatever else an operation begins at.
BlockId requesterAt(const Topology& topology, const std::string& path) {
    const BlockId block = topology.find(path);
    if (!path.empty() && block && topology.withRole(Role::Processor, block).empty() &&
        !topology.requesters(block).empty()) {
        return topology.requesters(block).front();
    }
    return partAt(topology, "from", path, Role::Processor);
}

/// A memory at a path; a device is a home too.
BlockId homeAt(const Topology& topology, const std::string& path) {
    const BlockId block = topology.find(path);
    return block && topology.block(block).role == Role::Device ? block : partAt(topology, "to", path, Role::Memory);
}

} // namespace

TraceSubject endsOf(const Topology& topology, const TraceRequest& request) {
    TraceSubject of;
    of.ends.requester = requesterAt(topology, request.requester);
    refuseIf(topology, obstacleAt(topology, of.ends.requester), "from", request.requester,
             "a part that works, in a domain");
    of.operation = &operationAt(topology, request, of.ends.requester);
    const Walk walk(topology, *of.operation, {}, of.ends.requester);
    if (walk.needsServer()) {
        of.ends.server = blockAt(topology, "server", request.server, Role::Memory);
    }
    if (walk.needsHome()) {
        of.ends.home = homeAt(topology, request.memory);
        const BlockId from = of.ends.server ? of.ends.server : of.ends.requester;
        checkReached(topology, "to", request.memory, from, of.ends.home);
    } else {
        of.ends.peer = requesterAt(topology, request.memory);
    }
    if (!request.owner.empty()) {
        of.ends.owner = partAt(topology, "state", request.owner, Role::Processor, of.ends.requester);
        checkReached(topology, "state", request.owner, of.ends.requester, of.ends.owner);
    }
    of.directory = of.ends.home ? directoryOf(topology, request, of.ends) : std::nullopt;
    of.circumstances.outcomes = outcomesOf(*of.operation, of.directory);
    return of;
}

std::string withPlaces(std::string text, const Topology& topology, const Walk& walk, const Ends& ends) {
    for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1)) {
        const std::size_t end = text.find('}', at);
        if (end == std::string::npos) {
            break;
        }
        const BlockId block = walk.placeOf(text.substr(at + 1, end - at - 1), ends);
        text.replace(at, end - at + 1, block ? placeName(topology, block) : std::string());
    }
    return text;
}

} // namespace boardset
