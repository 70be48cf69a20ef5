// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/trace/Transaction.h"

#include "boardset/topology/Obstacle.h"
#include "boardset/topology/Path.h"
#include "boardset/topology/Titles.h"
#include "boardset/trace/Way.h"

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
    const std::vector<int> all = topology.withRole(role);
    return "a " + toString(role) + ", or a block that holds one" +
           (all.empty() ? std::string() : ", such as " + topology.block(all.front()).path);
}

int blockAt(const Topology& topology, const char* field, const std::string& path, Role role) {
    const std::optional<int> block = topology.find(path);
    if (path.empty() || !block) {
        refuse(field, path, "is no block of " + topology.machine().id, example(topology, role));
    }
    return *block;
}

/// The first part of a role at or below a path, other than `except`.
int partAt(const Topology& topology, const char* field, const std::string& path, Role role, int except = -1) {
    const int block = blockAt(topology, field, path, role);
    const std::vector<int> parts = topology.withRole(role, block);
    const auto part = std::find_if(parts.begin(), parts.end(), [&](int each) { return each != except; });
    if (part == parts.end()) {
        refuse(field, path, parts.empty() ? "holds no " + toString(role) : "is the requester, whose own cache answers",
               parts.empty() ? example(topology, role) : "another processor");
    }
    return *part;
}

int rootOf(const Topology& topology, int block) {
    const int root = topology.coherencyRootOf(block);
    if (root < 0) {
        throw CatalogError("machine " + topology.machine().id + ": " + topology.block(block).path +
                           " is under no coherency root, which its protocol needs");
    }
    return root;
}

void refuseIf(const Topology& topology, const Obstacle& obstacle, const char* field, const std::string& path,
              const char* allowed) {
    if (obstacle) {
        refuse(field, path, "is of no use: " + textOf(topology, obstacle), allowed);
    }
}

/// The other end has to work, to be of the requester's domain, and to have a way to the requester.
void checkReached(const Topology& topology, const char* field, const std::string& path, int requester, int part) {
    refuseIf(topology, obstacleBetween(topology, requester, part), field, path,
             "a part that works, in the domain of the requester");
}

/// Where the requester's address goes first.
int repeaterOf(const Topology& topology, int requester, int root) {
    const Way up = shortestWay(topology, requester, root, LinkKind::Address);
    if (up.blocks.empty()) {
        throw CatalogError("machine " + topology.machine().id + ": no address links from " +
                           topology.block(requester).path + " to its coherency root");
    }
    return up.blocks.size() < 2 ? root : up.blocks[1];
}

/// The cache in a coherency root; the root itself if it shows none.
int directoryOf(const Topology& topology, int root) {
    const std::vector<int> caches = topology.withRole(Role::Cache, root);
    return caches.empty() ? root : caches.front();
}

void decideDirectory(const TraceRequest& request, Transaction& transaction) {
    const bool asked = transaction.words.count("far") > 0 || transaction.words.count("elsewhere") > 0;
    if (!asked && request.directory) {
        refuse("directory", *request.directory == DirectoryAnswer::Hit ? "hit" : "miss",
               "has no meaning here: the whole transaction stays under one coherency root, and no directory is asked",
               "nothing");
    }
    if (asked) {
        transaction.directory = request.directory.value_or(DirectoryAnswer::Hit);
        transaction.words.insert("asked");
        transaction.words.insert(*transaction.directory == DirectoryAnswer::Hit ? "hit" : "miss");
    }
}

/// As the diagram names it: a part of the whole machine by what it is, "Fireplane level 2", others by where they stand.
std::string placeName(const Topology& topology, int block) {
    const Block& part = topology.block(block);
    const bool alone = part.bay < 0 && !isEnd(part.role) && part.path.find('/') == std::string::npos;
    return alone ? topology.type(block).title : titleOf(topology, block);
}

} // namespace

Transaction resolveTransaction(const Topology& topology, const TraceRequest& request) {
    Transaction of;
    of.requester = partAt(topology, "from", request.requester, Role::Processor);
    refuseIf(topology, obstacleAt(topology, of.requester), "from", request.requester, "a part that works, in a domain");
    of.memory = partAt(topology, "to", request.memory, Role::Memory);
    const int root = rootOf(topology, of.requester);
    const int home = rootOf(topology, of.memory);
    checkReached(topology, "to", request.memory, of.requester, of.memory);
    of.places = {{"requester", of.requester}, {"requester-repeater", repeaterOf(topology, of.requester, root)},
                 {"requester-root", root},    {"memory", of.memory},
                 {"home-root", home},         {"home-directory", directoryOf(topology, home)},
                 {"supplier", of.memory}};
    of.words = {request.owner.empty() ? "clean" : "owned", root == home ? "near" : "far"};
    if (!request.owner.empty()) {
        of.owner = partAt(topology, "state", request.owner, Role::Processor, of.requester);
        const int ownerRoot = rootOf(topology, *of.owner);
        checkReached(topology, "state", request.owner, of.requester, *of.owner);
        of.places["owner"] = of.places["supplier"] = *of.owner;
        of.places["owner-root"] = ownerRoot;
        of.words.insert(ownerRoot == home ? "at-home" : "elsewhere");
    }
    decideDirectory(request, of);
    return of;
}

std::string withPlaces(std::string text, const Topology& topology, const Transaction& transaction) {
    for (const auto& [place, block] : transaction.places) {
        const std::string mark = "{" + place + "}";
        const std::string title = placeName(topology, block);
        for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + title.size())) {
            text.replace(at, mark.size(), title);
        }
    }
    return text;
}

} // namespace boardset
