// SPDX-License-Identifier: GPL-3.0-or-later
// The load that the smallest configuration must carry, the longest latency, and the parts of which one may fail.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/scenario/Edit.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// The kind of parts of which any one may fail. A closed set.
enum class SparePart {
    None,
    Board, ///< A board with processors; see boardsWithProcessors().
    Disk,  ///< A part other than a memory that holds data of the workload.
    Link   ///< A link between nodes, which fails at its plug; see plugOf().
};

/// Returns the word for a kind of parts: "none", "board", "disk", "link".
std::string toString(SparePart kind);
/// Returns the noun for a kind of parts other than None, in the current language.
std::string nounOf(SparePart kind);

/// A number of customers of one kind.
struct CustomerTarget {
    int count = 1;
    std::string noun; ///< "client".
};

/// The target of a search for the smallest configuration. Without `rate` and `customers`, the load is the one that the
/// scenario carries.
struct SizeTarget {
    std::optional<Rate> rate{};                ///< Total throughput of the first kind of operation with this unit.
    std::optional<CustomerTarget> customers{}; ///< Number of all customers of one kind; excludes `rate`.
    std::optional<double> latencyNs{};         ///< Longest mean latency of the first kind of operation.
    /// Kind of parts of which any one may fail. The work is then placed again, and the other parts must still carry the
    /// target.
    SparePart spare = SparePart::None;

    bool isNone() const { return !rate && !customers && !latencyNs && spare == SparePart::None; }
};

/// Returns the target in words: "9,000 MB/s within 400 ns, even if any one board fails". Empty if there is no target.
std::string titleOf(const SizeTarget& target);

/// Returns the units of a load that a scenario can have: "MB/s", "threads".
std::vector<std::string> loadUnitsOf(const Canonical& from);

/// Sets the load of a target as typed: "9000 MB/s", "60 clients". An empty text sets no load.
/// Throws InputError, with the name of the field, if the scenario has no such load.
void setLoad(SizeTarget& target, const std::string& typed, const Canonical& from, const std::string& field);

/// Sets the longest latency of a target as typed: "400 ns", "2 s". An empty text sets no latency.
/// Throws InputError, with the name of the field, unless the text is a positive time.
void setLongestLatency(SizeTarget& target, const std::string& typed, const std::string& field);

/// Returns the boards with working processors, in machine order: the content of the bay of each processor or, without
/// bays, its locality group. Empty if the whole machine is one board.
std::vector<BlockId> boardsWithProcessors(const Topology& topology);

/// Returns the kinds of parts of which one may fail in a scenario, without SparePart::None.
std::vector<SparePart> spareKindsOf(const Canonical& from);

/// Returns the paths of the working parts of a kind, in machine order.
std::vector<std::string> partsThatMayFail(const Canonical& in, SparePart kind);

/// Returns the workload of a scenario with the load of a target. If the target is a number of customers, all counts of
/// customers of this kind change in proportion. Additional threads use the data of the existing threads, and run on the
/// processors with the fewest threads. If the target is a rate, open work arrives at this rate. Closed work does not
/// change, because its rate depends on the configuration. Throws InputError if a rate would be outside the limits of
/// scenarios.
Workload workloadFor(const SizeTarget& target, const Canonical& from);

} // namespace boardset
