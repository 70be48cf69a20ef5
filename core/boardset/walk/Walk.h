// SPDX-License-Identifier: GPL-3.0-or-later
// The one interpreter of operations: the steps of a request that happen between the parts of a machine, the ways that
// they take, and what each asks of the parts on them. Demand, idle latency, trace and explanation all follow from it.
#pragma once

#include "boardset/topology/Obstacle.h"
#include "boardset/walk/Places.h"
#include "boardset/walk/StationTable.h"
#include "boardset/workload/Workload.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace boardset {

/// What is known of an operation beyond its parts.
struct Circumstances {
    std::map<std::string, double> numbers; ///< What the customer sets, in the numbers' units.
    std::map<std::string, bool> outcomes;  ///< Known ones, by the number that is their share: true for a hit.
    unsigned lies = bitOf(Lies::On);       ///< All the ways in which the region lies that it goes to,
    int copies = 1;                        ///< in how many copies,
    int parts = 1;                         ///< each over how many parts,
    double regionPiece = 0;                ///< and in pieces of how many bytes; 0: it is not cut.

    bool operator<(const Circumstances& other) const {
        return std::tie(numbers, outcomes, lies, copies, parts, regionPiece) <
               std::tie(other.numbers, other.outcomes, other.lies, other.copies, other.parts, other.regionPiece);
    }
};

/// Something asked of one station by one step, for each piece of the operation.
struct Asked {
    const OperationStep* step = nullptr;
    const Ask* ask = nullptr; ///< Null: the data that the step carries, or what wraps and answers it.
    int station = 0;          ///< In the StationTable.
    double share = 1;         ///< Part of the pieces that ask: by outcomes, ways, and how often the step is done.
    double seconds = 0;       ///< Share included.
    bool isAnswer = false;    ///< On a framed link, against the step's way: acknowledgements, and room for more.
    bool isPosted = false;    ///< Nobody waits for it.
    BlockId subject{};        ///< The part whose property says how much is asked; none where no property does.
};

/// A step that happens, and its way.
struct StepTaken {
    const OperationStep* step = nullptr;
    double share = 1;      ///< Of the operations.
    double times = 1;      ///< For each of those; below 1: once for several.
    double seconds = 0;    ///< Each time, of a sum: its known time, or what is waited for; posted, what it asks.
    bool isPosted = false; ///< Nobody waits for it.
    Way way;
};

/// What is looked for in a part by each piece, and found.
struct Lookup {
    BlockId block;
    double pieces = 0;
    double found = 0;
};

/// A row of the node's table of totals, and the share of operations that take that long.
struct TotalShare {
    const Total* row = nullptr;
    double share = 1;
    double ns = 0; ///< On an idle machine, with what links on the way add.
};

/// One operation on one machine, its conditions and amounts resolved as far as they do not depend on its ends.
class Walk {
public:
    /// As it is performed in the node of the block `origin`.
    /// Throws CatalogError if a number of the operation is said nowhere but needed, or a step does not fit the machine.
    Walk(const Topology& topology, const Operation& operation, const Circumstances& circumstances = {},
         BlockId origin = rootBlock);

    const Operation& operation() const { return *m_operation; }
    const Circumstances& circumstances() const { return m_circumstances; }
    /// Bytes of the whole operation; of one of its pieces; and how many there are.
    double size() const { return m_size; }
    double pieceBytes() const { return m_size / m_pieces; }
    int pieces() const { return m_pieces; }
    /// Whether it goes to a home, or is served by a server.
    bool needsHome() const { return needs(PlaceBase::Home) || needs(PlaceBase::Supplier); }
    bool needsServer() const { return needs(PlaceBase::Server); }
    bool needs(PlaceBase base) const { return m_topology->catalog().needs(*m_operation, base); }
    /// What a number of the operation is, in SI units; nothing if it is said nowhere.
    std::optional<double> number(const std::string& id) const;

    /// Calls visit(Asked) for all that the operation asks between its ends, for each piece.
    template <class Visit> void forAsks(const Ends& ends, const Visit& visit) const {
        visitAsks(
            ends, [&](const Asked& asked) { visit(asked); });
    }
    /// The steps that happen, in order.
    std::vector<StepTaken> steps(const Ends& ends) const;
    /// Where the pieces are looked for whose numbers say where (Number::lookedIn).
    std::vector<Lookup> lookups(const Ends& ends) const;
    /// What the steps take longer than what they ask for, in seconds for each piece: their known times less that.
    /// Throws CatalogError if a step asks for more than its time.
    double delaySeconds(const Ends& ends) const;
    /// The rows of the table that count, with the shares of those that can be told apart by outcomes; none if no source
    /// says how long it takes.
    std::vector<TotalShare> totals(const Ends& ends) const;
    /// What keeps it from happening between these ends: a part that it needs has failed, or is not there.
    Obstacle obstacle(const Ends& ends) const;
    /// The block that a place is between these ends; the first of several; none if there is none.
    BlockId placeOf(const std::string& place, const Ends& ends) const;

private:
    /// A condition: the share of the operations for which it holds, if the ends are such as it needs.
    struct Given {
        double share = 1;
        unsigned needs = 0; ///< Bits of words about ends.
    };
    struct GivenAsk {
        const Ask* ask = nullptr;
        int place = -1; ///< -1: all on the way.
        int of = -1;    ///< The place whose part has the property; -1: the part that is asked.
        Given given;
        double amount = 0; ///< SI units; 0 where the part's property gives it.
    };
    struct GivenStep {
        const OperationStep* step = nullptr;
        int from = 0;
        int to = -1;
        Given given;
        double times = 1;                      ///< For each piece.
        double seconds = 0;                    ///< Its known time, if that counts; 0: none.
        std::shared_ptr<const Walk> performed; ///< Null: it performs no other operation.
        std::vector<GivenAsk> asks;
        std::vector<std::pair<std::string, double>> factors; ///< Times that data counts where a fact is the rate.
    };
    /// A number that says where pieces are looked for.
    struct GivenLookup {
        int place = 0;
        double hits = 0;
        std::vector<Given> asking; ///< Of each step on which its outcome tells: for whom it is asked.
    };
    /// One of the parts at a place: of what is asked there once, and of what passes in bytes, how much is its.
    struct Part {
        BlockId block;
        double weight = 1;
        double data = 1;
    };

    Given given(const Condition& condition) const;
    GivenStep given(const OperationStep& step) const;
    GivenAsk given(const Ask& ask) const;
    void addLookup(const Number& number);
    unsigned wordsOf(const Ends& ends) const;
    int numberOfPlace(const std::string& id) const;
    std::vector<Part> partsAt(int place, const Ends& ends) const;
    Part homePart(const Place& place, BlockId block) const;
    Obstacle obstacleAt(int place, bool isPassed, const Ends& ends) const;
    Obstacle gapIn(const GivenStep& step, const Ends& ends) const;
    void visitStep(const GivenStep& step, unsigned words, const Ends& ends,
                   const std::function<void(const Asked&)>& visit) const;
    Way wayOf(const GivenStep& step, BlockId from, BlockId to) const;
    void visitAsks(const Ends& ends, const std::function<void(const Asked&)>& visit) const;
    void visitData(const GivenStep& step, double share, BlockId from, BlockId to,
                   const std::function<void(const Asked&)>& visit) const;
    void visitAsk(const GivenStep& step, const GivenAsk& ask, double share, const Ends& ends,
                  const std::function<void(const Asked&)>& visit) const;
    /// The part whose property says how much is asked of another.
    BlockId subjectOf(const GivenAsk& ask, BlockId asked, const Ends& ends) const;
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

/// The totals of the first operation that can begin at a requester, to a home; none if none can.
std::vector<TotalShare> totalsBetween(const Topology& topology, BlockId requester, BlockId home);

} // namespace boardset
