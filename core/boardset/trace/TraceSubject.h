// SPDX-License-Identifier: GPL-3.0-or-later
// A request for a trace, resolved to an operation and the operation's ends. Private to this folder.
#pragma once

#include "boardset/trace/Trace.h"

namespace boardset {

/// The operation of a trace, with the operation's ends and circumstances.
struct TraceSubject {
    const Operation* operation = nullptr;
    OperationEnds ends;
    Circumstances circumstances;              ///< Circumstances in which all outcomes are known.
    std::optional<DirectoryAnswer> directory; ///< Result of the directory lookup; empty if there is none.
    std::vector<BlockId> copies;              ///< Other homes of the same data.
};

/// Resolves a request. Throws TraceError if the request is invalid.
TraceSubject endsOf(const Topology& topology, const TraceRequest& request);

/// Returns the outcomes that change the steps or the total, with their effects.
std::vector<TraceOutcome> outcomesOf(const Topology& topology, const TraceSubject& of);

/// Replaces {requester} and other places in braces by the names of the parts at these places.
std::string withPlaces(std::string text, const Topology& topology, const Walk& walk, const OperationEnds& ends);

} // namespace boardset
