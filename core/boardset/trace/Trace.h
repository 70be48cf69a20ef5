// SPDX-License-Identifier: GPL-3.0-or-later
// One operation, followed hop by hop through the parts of a machine: its walk with the time of each step.
#pragma once

#include "boardset/walk/Walk.h"

#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace boardset {

/// Result of the home agent's lookup in its coherency directory. A closed set.
enum class DirectoryAnswer { Hit, Miss };

/// A request for a trace. Each path is the path of a part, or of a block that contains such a part.
/// For a block, the first such part is used.
struct TraceRequest {
    std::string requester; ///< Path of a processor, or of a block that contains one: "SB0/P0".
    std::string memory;    ///< Path of the target or the peer, or of a block that contains it: "SB3/P1".
                           ///< Empty if the operation has no target.
    std::string owner;     ///< Path of the processor whose cache owns the line; empty if the line is clean in memory.
    std::optional<DirectoryAnswer> directory; ///< Assumed result if a directory is used; empty stands for a hit.
    std::string operation{};                  ///< Operation id; if empty, the first operation that can start at the
                                              ///< requester is used.
    std::string server{};                     ///< Path of the part that serves the operation, if one is needed.
    std::vector<std::string> copies{};        ///< Paths of the parts of a mirror other than `memory`.
    std::map<std::string, bool>
        outcomes{}; ///< Assumed outcomes, keyed by the id of the parameter that gives the share of hits; true is a hit.
                    ///< If an outcome is not listed, the more likely outcome is assumed.
    std::map<std::string, double> numbers{}; ///< Values of the operation's numeric parameters, in their units.
};

/// Error for an invalid request. what() is one line with the field (from, to, state, directory, operation, server,
/// outcome), its value and the allowed values.
class TraceError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A time or a number of clocks from a source: one number, or a range.
struct Range {
    double least = 0;
    double most = 0; ///< Equal to `least`, unless a source gives a range.
};

/// One step of a transaction.
struct Hop {
    std::string id;    ///< Id that is unique in its trace: "snoop".
    std::string title; ///< Title such as "Snoop result".
    std::string text;  ///< Description, in a sentence or two.
    Movement moves = Movement::Stay;
    std::vector<BlockId> blocks;     ///< Blocks in the order of the path; for a broadcast, from the root outwards.
    std::vector<RouteLink> passages; ///< Links between the blocks; empty if nothing moves.
    bool isEach = false;             ///< For several blocks without movement:
                                     ///< true if the hop takes place at each of the blocks, false if at one of them.
    double times = 1;                ///< Occurrences per operation; below 1 if several operations share a hop.
    bool isPosted = false;           ///< True if the operation does not wait for the hop.
    bool isOnce = false;             ///< True if the hop occurs once per connection.
    std::optional<Range> clocks;     ///< Number of clocks; empty if not published.
    std::optional<Range> ns;         ///< Time of one occurrence (in a sum, the demand); empty if not published.
    std::string timeFact; ///< Id of the fact that gives `clocks` and `ns`; empty for a demand, or if there is none.
    std::string within;   ///< Id of the hop whose time includes the time of this hop; empty if none does.
    std::string beside;   ///< Id of the hop that runs in parallel with this one; empty if none does.
    std::string source;
    std::string locator;

    /// True if the time of the hop is a term of the total: it is known, the operation waits for it,
    /// and no other hop includes it.
    bool counts() const { return ns && within.empty() && beside.empty() && !isPosted; }
    /// Returns the blocks of the path, grouped by distance.
    /// A distance has several blocks if equally short paths share the traffic.
    /// For a broadcast, each block has its own distance.
    std::vector<std::vector<BlockId>> stages() const;
};

/// Total time of a transaction. If a source publishes the total, part of it may belong to no hop.
/// Otherwise the total is the sum of the hops.
struct TraceTotal {
    Total row;         ///< Row of the machine's table of totals; empty for a sum.
    double ns = 0;     ///< Time from the address request to the end of the data transfer.
    double restNs = 0; ///< Time that belongs to no hop.
                       ///< `restNs` plus the times of all hops for which counts() is true equals `ns`.
    std::string fact;  ///< Id of the fact that gives `ns`; empty for a sum.
};

/// An outcome that selects between steps or totals.
struct TraceOutcome {
    std::string number; ///< Id of the parameter that gives the share of hits: "directory-hits".
    bool isHit = true;
    std::string onHit;  ///< Title of a step or total that occurs only for a hit: "Directory: hit".
    std::string onMiss; ///< Title of a step or total that occurs only for a miss.
};

/// The trace of one operation. Blocks and links are those of the requested topology.
struct Trace {
    BlockId requester;
    BlockId memory; ///< The memory, another kind of target, or the peer; an invalid id if the operation has none.
    BlockId owner;
    std::optional<DirectoryAnswer> directory; ///< Result of the directory lookup; empty if there is none.
    std::string operation;                    ///< Id of the operation.
    std::vector<Hop> hops;                    ///< The hops in order.
    std::vector<TraceOutcome> outcomes;       ///< The outcomes that matter for this operation.
    std::optional<TraceTotal> total;          ///< Total time; empty if no source states it (see `note`).
    std::string note;                         ///< Remark on the total; empty if a source states the total.
    std::string noteSource;
    std::string noteLocator;

    /// Returns the position, from 1, of the hop with the given id. Throws std::out_of_range if there is no such hop.
    int numberOf(const std::string& hop) const;
    /// Returns the total time of those of the first `first` hops for which counts() is true. The time of a hop is
    /// multiplied by its number of occurrences per operation.
    double countedNs(std::size_t first) const;
    /// Returns the total time of all hops, calculated in the same way.
    double countedNs() const { return countedNs(hops.size()); }
    /// True if the total includes time that is in no hop.
    bool hasRest() const { return total && total->restNs > 0; }
};

/// True if a source describes the operations of a part of this machine.
bool canTrace(const Topology& topology);

/// Returns the operations that can start at or below a path.
/// Each operation occurs once, paired with the first part at which it can start.
/// Throws TraceError if no operation can start there.
std::vector<std::pair<const Operation*, BlockId>> operationsFrom(const Topology& topology, const std::string& path);

/// Returns the possible targets of an operation: the parts with the properties that the operation needs,
/// or the memories if it needs none.
/// Empty if the operation has no target.
std::vector<BlockId> homesFor(const Topology& topology, const Operation& operation);
/// Returns the possible receivers of a message: the other parts at which the operation can start.
/// Empty if the operation sends no message.
std::vector<BlockId> peersFor(const Topology& topology, const Operation& operation, BlockId requester);

/// Follows one operation.
/// Throws TraceError for an invalid request, or if no source describes the operations of the machine.
/// Throws CatalogError if the operation does not fit the machine.
Trace traceOf(const Topology& topology, const TraceRequest& request);

} // namespace boardset
