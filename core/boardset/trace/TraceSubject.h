// SPDX-License-Identifier: GPL-3.0-or-later
// A request for a trace, resolved to an operation and the parts that it is tied to. Private to this folder.
#pragma once

#include "boardset/trace/Trace.h"

namespace boardset {

struct TraceSubject {
    const Operation* operation = nullptr;
    Ends ends;
    Circumstances circumstances;              ///< Every outcome is known.
    std::optional<DirectoryAnswer> directory; ///< Nothing: none is asked.
    std::vector<BlockId> copies;              ///< Other homes of the same data.
};

/// Throws TraceError for a request that cannot be.
TraceSubject endsOf(const Topology& topology, const TraceRequest& request);

/// The outcomes that change what happens, with what they change.
std::vector<TraceOutcome> outcomesOf(const Topology& topology, const TraceSubject& of);

/// Replaces {requester} and the other places in braces by the names of their parts.
std::string withPlaces(std::string text, const Topology& topology, const Walk& walk, const Ends& ends);

} // namespace boardset
