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

/// Result of the home agent's look-up in its coherency directory. A closed set.
enum class DirectoryAnswer { Hit, Miss };

/// A request for a trace. Each path may be that of a part, or of a block that contains such a part; the first such part
/// is used.
struct TraceRequest {
    std::string requester; ///< Path of a processor, or of a block with one: "SB0/P0".
    std::string memory;    ///< Path of a memory or another target, or of a block with one: "SB3/P1"; or path of a peer.
                           ///< Empty if the operation has no target.
    std::string owner;     ///< Path of the processor whose cache owns the line; empty if the line is clean in memory.
    std::optional<DirectoryAnswer> directory; ///< Result to assume if a directory is used; empty for a hit.
    std::string operation{};                  ///< Operation id; empty for the first that can start at the requester.
    std::string server{};                     ///< Path of the part that serves it, if the operation needs one.
    std::vector<std::string> copies{};        ///< Paths of the other parts of a mirror, besides `memory`.
    std::map<std::string, bool>
        outcomes{}; ///< True for a hit, by the number that is its share; default: the more likely outcome.
    std::map<std::string, double> numbers{}; ///< Values of the operation's numbers, in their units.
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
    double most = 0; ///< Equal to `least`, unless a source has a range.
};

/// One step of a transaction.
struct Hop {
    std::string id;    ///< Id that is unique in its trace: "snoop".
    std::string title; ///< Title such as "Snoop result".
    std::string text;  ///< Description, in a sentence or two.
    Movement moves = Movement::Stay;
    std::vector<BlockId> blocks;     ///< Blocks in the order of the path; for a broadcast, from the root outwards.
    std::vector<RouteLink> passages; ///< Links between the blocks; empty if nothing moves.
    bool isEach = false;             ///< For several blocks without movement: true if it is at each, false if at one.
    double times = 1;                ///< Number per operation; below 1 if the hop occurs once for several operations.
    bool isPosted = false;           ///< True if the hop is not waited for.
    bool isOnce = false;             ///< True if the hop occurs once per connection.
    std::optional<Range> clocks;     ///< Number of clocks; empty if not published.
    std::optional<Range> ns;         ///< Time of one occurrence (in a sum, the demand); empty if not published.
    std::string timeFact; ///< Id of the fact with `clocks` and `ns`; empty if there is none, or for a demand.
    std::string within;   ///< Id of the hop whose time includes this one's; empty if none does.
    std::string beside;   ///< Id of the hop that runs in parallel with this one; empty if none does.
    std::string source;
    std::string locator;

    /// True if the hop's time is a term of the total: known, waited for, and not included in another hop.
    bool counts() const { return ns && within.empty() && beside.empty() && !isPosted; }
    /// Returns the blocks of the path by distance: several at a distance where equally short paths share the traffic.
    /// For a broadcast, returns one after another.
    std::vector<std::vector<BlockId>> stages() const;
};

/// The published total time of a transaction and the time of it that is in no hop; or else the sum of the hops.
struct TraceTotal {
    Total row;         ///< Row of the machine's table of totals; empty for a sum.
    double ns = 0;     ///< Time from the address request to the end of the data transfer.
    double restNs = 0; ///< Time that is in no hop; with the times of the hops that count it adds up to `ns`.
    std::string fact;  ///< Id of the fact with `ns`; empty for a sum.
};

/// An outcome that selects between steps or totals.
struct TraceOutcome {
    std::string number; ///< Id of the number that is the share of hits: "directory-hits".
    bool isHit = true;
    std::string onHit;  ///< Title of a step or total that occurs only for a hit: "Directory: hit".
    std::string onMiss; ///< Title of a step or total that occurs only for a miss.
};

/// The trace of one operation. Blocks and links are those of the requested topology.
struct Trace {
    BlockId requester;
    BlockId memory; ///< The memory or another target, or the peer; an invalid id if there is none.
    BlockId owner;
    std::optional<DirectoryAnswer> directory; ///< Result of the look-up; empty if no directory is used.
    std::string operation;                    ///< Id of the operation.
    std::vector<Hop> hops;                    ///< The hops in order.
    std::vector<TraceOutcome> outcomes;       ///< The outcomes that matter for this operation.
    std::optional<TraceTotal> total;          ///< Total time; empty if no source has it (see `note`).
    std::string note;                         ///< Remark on the total; empty if a source has the total.
    std::string noteSource;
    std::string noteLocator;

    /// Returns a hop's position in the order, from 1. Throws std::out_of_range if no hop has this id.
    int numberOf(const std::string& hop) const;
    /// Returns the time of the first `first` hops: the sum over those that count, times their number per operation.
    double countedNs(std::size_t first) const;
    /// Returns the time of all hops that count, times their number per operation.
    double countedNs() const { return countedNs(hops.size()); }
    /// True if the total includes time that is in no hop.
    bool hasRest() const { return total && total->restNs > 0; }
};

/// True if a source describes the operations of a part of this machine.
bool canTrace(const Topology& topology);

/// Returns the operations that can start at or below a path, each once with the first part at which it can start.
/// Throws TraceError if none can start there.
std::vector<std::pair<const Operation*, BlockId>> operationsFrom(const Topology& topology, const std::string& path);

/// Returns the possible targets of an operation: parts with the properties that it needs, or memories if it needs none.
/// Empty if the operation has no target.
std::vector<BlockId> homesFor(const Topology& topology, const Operation& operation);
/// Returns the possible receivers of a message: other parts at which the operation can start. Empty if it sends
/// nothing.
std::vector<BlockId> peersFor(const Topology& topology, const Operation& operation, BlockId requester);

/// Follows one operation. Throws TraceError for an invalid request, and for a machine whose operations no source
/// describes. Throws CatalogError if the operation does not fit the machine.
Trace traceOf(const Topology& topology, const TraceRequest& request);

} // namespace boardset
