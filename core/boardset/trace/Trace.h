// SPDX-License-Identifier: GPL-3.0-or-later
// One operation, followed hop by hop through the parts of a machine: its walk with times.
#pragma once

#include "boardset/walk/Walk.h"

#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace boardset {

/// Result of the home agent's look-up in its coherency directory. Closed.
enum class DirectoryAnswer { Hit, Miss };

/// A request for a trace. Each path may be that of the part, or of a block that contains it: the first one below it is
/// used.
struct TraceRequest {
    std::string requester; ///< Path of a processor, or of a block with one: "SB0/P0".
    std::string memory; ///< Path of a memory, or of a block with one: "SB3/P1"; of another home; or of a peer. Empty if
                        ///< it has no target.
    std::string owner;  ///< Path of the processor whose cache owns the line; empty: clean in memory.
    std::optional<DirectoryAnswer> directory; ///< Empty: a hit, if a directory is used at all.
    std::string operation{};                  ///< Id; empty: the first operation that can start at the requester.
    std::string server{};                     ///< Path of the part that serves it, if the operation needs one.
    std::vector<std::string> copies{};        ///< Paths of the other parts of a mirror, besides `memory`.
    std::map<std::string, bool>
        outcomes{}; ///< True for a hit, by the number that is its share; default: the more likely outcome.
    std::map<std::string, double> numbers{}; ///< Values of the operation's numbers, in their units.
};

/// An invalid request: what() is one line with the field (from, to, state, directory, operation, server, outcome), its
/// value and the allowed values.
class TraceError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A time or a number of clocks from a source: one number, or a range.
struct Range {
    double least = 0;
    double most = 0; ///< Equal to `least`, unless a source has a range.
};

/// One step of a transaction.
struct Hop {
    std::string id;    ///< Unique in its trace: "snoop".
    std::string title; ///< "Snoop result".
    std::string text;  ///< Description, in a sentence or two.
    Movement moves = Movement::Stay;
    std::vector<BlockId> blocks;   ///< In the order of the path; of a broadcast, from the root outwards.
    std::vector<Passage> passages; ///< The links between them; empty if nothing moves.
    bool isEach = false;           ///< With several blocks and no movement: true if at each block, false if at one.
    double times = 1;              ///< Per operation; below 1: once for several.
    bool isPosted = false;         ///< True if it is not waited for.
    bool isOnce = false;           ///< True if once per connection.
    std::optional<Range> clocks;   ///< Empty if not published.
    std::optional<Range> ns;       ///< Each time: the clocks as time; in a sum, the demand. Empty if not published.
    std::string timeFact;          ///< Id of the fact with `clocks` and `ns`; empty if there is none, or for a demand.
    std::string within;            ///< Id of the hop whose time includes this one's; empty if none.
    std::string beside;            ///< Id of the hop that runs in parallel with this one; empty if none.
    std::string source;
    std::string locator;

    /// True if its time is a term of the total: known, waited for, and not included in another hop.
    bool counts() const { return ns && within.empty() && beside.empty() && !isPosted; }
    /// Returns the blocks of a path by distance: several where equally short paths share the traffic. For a broadcast,
    /// one after another.
    std::vector<std::vector<BlockId>> stages() const;
};

/// The published total time of a transaction, and its remainder after the hops; or the sum of the hops.
struct TraceTotal {
    Total row;         ///< The row of the machine's table of totals; empty for a sum.
    double ns = 0;     ///< From the address request to the end of the data transfer.
    double restNs = 0; ///< Time in no hop: the sum of counted hops and this is `ns`.
    std::string fact;  ///< Id of the fact with `ns`; empty for the sum.
};

/// An outcome that selects between steps or totals.
struct TraceOutcome {
    std::string number; ///< Id of the number that is the share of hits: "directory-hits".
    bool isHit = true;
    std::string onHit; ///< Title of a step or total that occurs only then: "Directory: hit".
    std::string onMiss;
};

/// A trace. Blocks and links are those of the requested topology.
struct Trace {
    BlockId requester;
    BlockId memory; ///< Or another home, or the peer; an invalid id if there is none.
    BlockId owner;
    std::optional<DirectoryAnswer> directory; ///< Empty if no directory is used.
    std::string operation;                    ///< Id.
    std::vector<Hop> hops;                    ///< In order.
    std::vector<TraceOutcome> outcomes;       ///< The outcomes that matter for this operation.
    std::optional<TraceTotal> total;          ///< Empty if not published; `note` has the reason.
    std::string note;                         ///< Empty if a source has the total.
    std::string noteSource;
    std::string noteLocator;

    /// Returns a hop's position in the order, from 1. Throws std::out_of_range for an id of no hop.
    int numberOf(const std::string& hop) const;
    /// Returns the time of the first `first` hops: the sum of those that count, times their number per operation.
    double countedNs(std::size_t first) const;
    /// Returns the same for all hops.
    double countedNs() const { return countedNs(hops.size()); }
    /// True if the total includes time of hops without a published time.
    bool hasRest() const { return total && total->restNs > 0; }
};

/// True if a source describes the operations of a part of this machine.
bool canTrace(const Topology& topology);

/// Returns the operations that can start at a path or below it, each once with the first part at which it starts.
/// Throws TraceError if none can start there.
std::vector<std::pair<const Operation*, BlockId>> operationsFrom(const Topology& topology, const std::string& path);

/// Returns the possible targets of an operation: parts with the properties that it needs, or memories if it needs none.
/// Empty if it has no target.
std::vector<BlockId> homesFor(const Topology& topology, const Operation& operation);
/// Returns the possible receivers: other parts at which the operation can start. Empty if it sends nothing.
std::vector<BlockId> peersFor(const Topology& topology, const Operation& operation, BlockId requester);

/// Follows one operation. Throws TraceError for an invalid request, and for a machine whose operations no source
/// describes; CatalogError if the operation does not fit the machine.
Trace traceOf(const Topology& topology, const TraceRequest& request);

} // namespace boardset
