// SPDX-License-Identifier: GPL-3.0-or-later
// One operation, followed hop by hop over the parts of a machine: its walk, told with times.
#pragma once

#include "boardset/walk/Walk.h"

#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace boardset {

/// What the home agent's look into its coherency directory gives. Closed.
enum class DirectoryAnswer { Hit, Miss };

/// A question. Each path may be that of the part, or of a block that holds it: the first one below is taken.
struct TraceRequest {
    std::string requester; ///< Path of a processor, or of what holds it: "SB0/P0".
    std::string memory; ///< Path of a memory, or of what holds it: "SB3/P1"; of another home; or of a peer. Empty: it
                        ///< goes nowhere.
    std::string owner;  ///< Path of the processor whose cache owns the line; empty: clean in memory.
    std::optional<DirectoryAnswer> directory; ///< Nothing: a hit, where a directory is asked at all.
    std::string operation{};                  ///< Id; empty: the first that can begin at the requester.
    std::string server{};                     ///< Path of the part that serves it, where the operation needs one.
    std::vector<std::string> copies{};        ///< Paths of the other parts of a mirror, beside `memory`.
    std::map<std::string, bool>
        outcomes{}; ///< Whether it is a hit, by the number that is its share; else the likelier.
    std::map<std::string, double> numbers{}; ///< What the requester sets of the operation's numbers, in their units.
};

/// A request that cannot be: what() is one line with field (from, to, state, directory, operation, server, outcome),
/// value and what is allowed.
class TraceError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A time or a number of clocks as a source gives it: one number, or a range.
struct Range {
    double least = 0;
    double most = 0; ///< As `least`, unless a source gives a range.
};

/// One step of a transaction.
struct Hop {
    std::string id;    ///< Unique in its trace: "snoop".
    std::string title; ///< "Snoop result".
    std::string text;  ///< What happens, in a sentence or two.
    Movement moves = Movement::Stay;
    std::vector<BlockId> blocks;   ///< In the order in which they are met; of a broadcast, from the root outwards.
    std::vector<Passage> passages; ///< The links between them; empty if nothing moves.
    bool isEach = false;           ///< Of several blocks where nothing moves: at each of them; else at one of them.
    double times = 1;              ///< For one operation; below 1: once for several.
    bool isPosted = false;         ///< Nobody waits for it.
    bool isOnce = false;           ///< Once for a connection.
    std::optional<Range> clocks;   ///< Nothing: not published.
    std::optional<Range> ns;       ///< Each time: the clocks as time; of a sum, what it asks. Nothing: not published.
    std::string timeFact;          ///< Id of the fact behind `clocks` and `ns`; empty: none, or what it asks.
    std::string within;            ///< Id of the hop whose time includes this one's; empty if none.
    std::string beside;            ///< Id of the hop beside which this one runs; empty if none.
    std::string source;
    std::string locator;

    /// Whether its time is a term of the total: known, waited for, and not that of another hop.
    bool counts() const { return ns && within.empty() && beside.empty() && !isPosted; }
    /// The blocks of a way by distance: several where equally short ways share. Of a broadcast, one after the other.
    std::vector<std::vector<BlockId>> stages() const;
};

/// The whole time of a transaction as a source publishes it, and what the hops leave of it; or the sum of the hops.
struct TraceTotal {
    Total row;         ///< The row of the machine's table of totals; of a sum, none.
    double ns = 0;     ///< From the address request to the end of the data transfer.
    double restNs = 0; ///< Of that, what no hop accounts for: the sum of counted hops and this is `ns`.
    std::string fact;  ///< Id of the fact behind `ns`; empty: it is the sum.
};

/// What decides between steps or totals, as a trace takes it.
struct TraceOutcome {
    std::string number; ///< Id of the number that is the share of hits: "directory-hits".
    bool isHit = true;
    std::string onHit; ///< Title of what happens only then: "Directory: hit".
    std::string onMiss;
};

/// An answer. Blocks and links are those of the topology that it was asked of.
struct Trace {
    BlockId requester;
    BlockId memory; ///< Or another home, or the peer; none: there is none.
    BlockId owner;
    std::optional<DirectoryAnswer> directory; ///< Nothing: no directory is asked.
    std::string operation;                    ///< Id.
    std::vector<Hop> hops;                    ///< In order.
    std::vector<TraceOutcome> outcomes;       ///< Those that matter here.
    std::optional<TraceTotal> total;          ///< Nothing: not published; `note` says why.
    std::string note;                         ///< Empty if a source gives a total.
    std::string noteSource;
    std::string noteLocator;

    /// A hop's place in the order, from 1. Throws std::out_of_range for an id that no hop has.
    int numberOf(const std::string& hop) const;
    /// The time of the first so many hops: the sum of those that count, as often as they are done.
    double countedNs(std::size_t first) const;
    /// The same of all hops.
    double countedNs() const { return countedNs(hops.size()); }
    /// Whether some of the total is of hops that no source times.
    bool hasRest() const { return total && total->restNs > 0; }
};

/// Whether a source says what happens when a part of this machine asks for something.
bool canTrace(const Topology& topology);

/// The operations that can begin at a path or below it, each once with the first part at which it begins. Throws
/// TraceError for a path where none can.
std::vector<std::pair<const Operation*, BlockId>> operationsFrom(const Topology& topology, const std::string& path);

/// The parts that an operation can go to: those that have what it asks of where it goes; memories, if it asks nothing.
/// None, if it goes nowhere.
std::vector<BlockId> homesFor(const Topology& topology, const Operation& operation);
/// Those to which it can send: others at which it begins. None, if it sends nothing.
std::vector<BlockId> peersFor(const Topology& topology, const Operation& operation, BlockId requester);

/// Follows one operation. Throws TraceError for a request that cannot be, and on a machine of which no source says what
/// happens; CatalogError if the operation does not fit the machine.
Trace traceOf(const Topology& topology, const TraceRequest& request);

} // namespace boardset
