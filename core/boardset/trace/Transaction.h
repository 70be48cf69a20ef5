// SPDX-License-Identifier: GPL-3.0-or-later
// A request for a trace, resolved to blocks and to the words that a protocol's steps depend on. Private to this folder.
#pragma once

#include "boardset/trace/Trace.h"

#include <map>
#include <set>

namespace boardset {

struct Transaction {
    int requester = 0;
    int memory = 0;
    std::optional<int> owner;
    std::optional<DirectoryAnswer> directory; ///< Nothing: none is asked.
    std::set<std::string> words;              ///< What holds: "owned", "far", "elsewhere", "asked", "hit".
    std::map<std::string, int> places;        ///< "requester", "home-root"...: blocks.
};

/// Throws TraceError for a request that cannot be.
Transaction resolveTransaction(const Topology& topology, const TraceRequest& request);

/// Replaces {requester} and the other places in braces by the names of their blocks.
std::string withPlaces(std::string text, const Topology& topology, const Transaction& transaction);

} // namespace boardset
