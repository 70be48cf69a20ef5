// SPDX-License-Identifier: GPL-3.0-or-later
// The only interpreter of operations. It finds the steps of a request that occur between given parts of a machine,
// their paths, and the demands on the parts of these paths. Demand, idle latency, trace and explanation all follow from
// it.
#pragma once

#include "boardset/topology/Obstacle.h"
#include "boardset/walk/OperationPlaces.h"
#include "boardset/walk/StationTable.h"
#include "boardset/workload/Workload.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace boardset {

/// Circumstances of an operation, other than its ends.
struct Circumstances {
    std::map<std::string, double> numbers; ///< Values, in their units, of the parameters that the customer sets.
    std::map<std::string, bool> outcomes;  ///< Outcomes, keyed by the parameter that gives the hit rate; true is a hit.
    unsigned layouts = bitOf(RegionLayout::On); ///< All layouts of the accessed region, as bits.
    int copies = 1;                             ///< Number of copies of the region.
    int parts = 1;                              ///< Number of parts of each copy.
    double regionPiece = 0;                     ///< Piece size of the region in bytes; 0 if the region is not split.

    bool operator<(const Circumstances& other) const {
        return std::tie(numbers, outcomes, layouts, copies, parts, regionPiece) <
               std::tie(other.numbers, other.outcomes, other.layouts, other.copies, other.parts, other.regionPiece);
    }
};

/// Demand of one step on one station, per piece of the operation.
struct StationDemand {
    const OperationStep* step = nullptr;
    const Ask* ask = nullptr; ///< Null for the data that the step transfers, and for its framing and acknowledgements.
    int station = 0;          ///< Index in the StationTable.
    double share = 1;         ///< Share of the pieces that have this demand, given outcomes, paths and step frequency.
    double seconds = 0;       ///< Mean demand, with `share` applied.
    bool isAnswer = false;    ///< True for acknowledgements and flow control, opposite to the step's direction.
    bool isPosted = false;    ///< True if the customer does not wait for this demand.
    BlockId subject{};        ///< Part whose property gives the amount; invalid if no property does.
};

/// A step that occurs, and its path.
struct StepTaken {
    const OperationStep* step = nullptr;
    double share = 1; ///< Share of the operations that include the step.
    double times = 1; ///< Number of occurrences in such an operation; below 1 if operations share the step.
    /// If Operation::isSum, the time of one occurrence: the larger of its known time and its demand. Otherwise 0.
    /// Posted demands do not count, unless the step itself is posted.
    double seconds = 0;
    bool isPosted = false; ///< True if the customer does not wait for this step.
    Route route;
};

/// Number of lookups per piece in a part, and number of those lookups that succeed.
struct Lookup {
    BlockId block;
    double pieces = 0;
    double found = 0;
};

/// A row of the node's table of total times, and the share of operations that take that time.
struct TotalShare {
    const Total* row = nullptr;
    double share = 1;
    double ns = 0; ///< Total time on an idle machine, including the latency of links on the path.
};

/// One operation on one machine, with its conditions and amounts resolved as far as they do not depend on its ends.
class Walk {
public:
    /// Resolves the operation for the node of the block `origin`.
    /// Throws CatalogError if a required parameter of the operation is not set, or if a step does not fit the machine.
    Walk(const Topology& topology, const Operation& operation, const Circumstances& circumstances = {},
         BlockId origin = rootBlock);

    const Operation& operation() const { return *m_operation; }
    const Circumstances& circumstances() const { return m_circumstances; }
    /// Returns the size of the whole operation in bytes.
    double size() const { return m_size; }
    /// Returns the size of one piece in bytes.
    double pieceBytes() const { return m_size / m_pieces; }
    /// Returns the number of pieces of the operation.
    int pieces() const { return m_pieces; }
    /// True if the operation needs a home.
    bool needsHome() const { return needs(PlaceBase::Home) || needs(PlaceBase::Supplier); }
    /// True if the operation needs a server.
    bool needsServer() const { return needs(PlaceBase::Server); }
    bool needs(PlaceBase base) const { return m_topology->catalog().needs(*m_operation, base); }
    /// Returns the value of a numeric parameter of the operation in SI units; empty if it has no value.
    std::optional<double> number(const std::string& id) const;

    /// Calls visit(StationDemand) for each demand that the operation has between the given ends.
    /// Each demand is per piece.
    template <class Visit> void forAsks(const OperationEnds& ends, const Visit& visit) const {
        visitAsks(
            ends, [&](const StationDemand& asked) { visit(asked); });
    }
    /// Returns the steps that occur between the given ends, in order.
    std::vector<StepTaken> steps(const OperationEnds& ends) const;
    /// Returns the lookups of each piece, for parameters that name the place of the lookup (Number::lookedIn).
    std::vector<Lookup> lookups(const OperationEnds& ends) const;
    /// Returns the seconds per piece by which the known times of the steps exceed their demands.
    /// Throws CatalogError if a step's demand exceeds its time.
    double delaySeconds(const OperationEnds& ends) const;
    /// Returns the applicable rows of the table of total times.
    /// If the row depends on an outcome, such as a hit or a miss, each possible row has the share of its outcome.
    /// Empty if no source gives the total time.
    std::vector<TotalShare> totals(const OperationEnds& ends) const;
    /// Returns the obstacle between the given ends: a required part that has failed or does not exist.
    Obstacle obstacle(const OperationEnds& ends) const;
    /// Returns the first block at a place, given the ends of the operation; an invalid id if the place has no block.
    BlockId placeOf(const std::string& place, const OperationEnds& ends) const;

private:
    /// A resolved condition: the share of the operations for which it holds, if the ends match `needs`.
    struct Given {
        double share = 1;
        unsigned needs = 0; ///< Required properties of the ends, as bits.
    };
    struct GivenAsk {
        const Ask* ask = nullptr;
        int place = -1; ///< Index of the place with the demand; -1 for all blocks on the path.
        int of = -1;    ///< Index of the place whose part has the property; -1 for the part with the demand.
        Given given;
        double amount = 0; ///< Amount in SI units; 0 if a property of the part gives it.
    };
    struct GivenStep {
        const OperationStep* step = nullptr;
        int from = 0;
        int to = -1;
        Given given;
        double times = 1;                      ///< Number of occurrences per piece.
        double seconds = 0;                    ///< Known time of the step, if that time counts; else 0.
        std::shared_ptr<const Walk> performed; ///< The operation that the step performs; null if there is none.
        std::vector<GivenAsk> asks;
        /// Factors by which the demand for data is multiplied, keyed by the id of the rate's fact.
        std::vector<std::pair<std::string, double>> factors;
    };
    /// A numeric parameter that gives the hit rate of lookups at a place.
    struct GivenLookup {
        int place = 0;
        double hits = 0;
        std::vector<Given> asking; ///< Conditions of the steps that depend on the outcome of the lookup.
    };
    /// One of the parts at a place.
    /// `weight` is its share of demands per operation; `data` is its share of demands in bytes.
    struct Part {
        BlockId block;
        double weight = 1;
        double data = 1;
    };

    Given given(const Condition& condition) const;
    GivenStep given(const OperationStep& step) const;
    GivenAsk given(const Ask& ask) const;
    void addLookup(const Number& number);
    unsigned wordsOf(const OperationEnds& ends) const;
    int indexOfPlace(const std::string& id) const;
    std::vector<Part> partsAt(int place, const OperationEnds& ends) const;
    Part homeShare(const Place& place, BlockId block) const;
    Obstacle obstacleAt(int place, bool isPassed, const OperationEnds& ends) const;
    Obstacle gapIn(const GivenStep& step, const OperationEnds& ends) const;
    void visitStep(const GivenStep& step, unsigned words, const OperationEnds& ends,
                   const std::function<void(const StationDemand&)>& visit) const;
    Route routeOf(const GivenStep& step, BlockId from, BlockId to) const;
    void visitAsks(const OperationEnds& ends, const std::function<void(const StationDemand&)>& visit) const;
    void visitData(const GivenStep& step, double share, BlockId from, BlockId to,
                   const std::function<void(const StationDemand&)>& visit) const;
    void visitAsk(const GivenStep& step, const GivenAsk& ask, double share, const OperationEnds& ends,
                  const std::function<void(const StationDemand&)>& visit) const;
    /// Returns the part whose property gives the amount of another part's demand.
    BlockId subjectOf(const GivenAsk& ask, BlockId asked, const OperationEnds& ends) const;
    double amountOf(const GivenAsk& ask, BlockId subject) const;

    const Topology* m_topology;
    const Node* m_node;
    const Operation* m_operation;
    const StationTable* m_stations;
    Circumstances m_circumstances;
    double m_size = 0;
    int m_pieces = 1;
    std::vector<GivenStep> m_steps;
    std::vector<GivenLookup> m_lookups;
};

/// Returns the total times of the first operation that a requester can start, for accesses to the given home.
/// Empty if the requester can't start any operation.
std::vector<TotalShare> totalsBetween(const Topology& topology, BlockId requester, BlockId home);

} // namespace boardset
