// SPDX-License-Identifier: GPL-3.0-or-later
// One request from start to end, as data: steps between places, and the demand of each step on the parts that it
// passes.
#pragma once

#include "boardset/catalog/BlockType.h"
#include "boardset/catalog/Condition.h"

#include <string>
#include <vector>

namespace boardset {

/// The end of an operation from which a place is found. Place means that another place is the starting point.
/// A closed set.
enum class PlaceBase { Requester, Home, Owner, Supplier, Server, Peer, Place };

/// The relation of a place to its base. A closed set. The data names the kind of the related part ("the kind" below).
enum class Relation {
    Is,         ///< The base itself.
    Holder,     ///< The nearest part of the kind at or above the base.
    Part,       ///< All parts of the kind inside the base; the base itself if no such part exists.
    Root,       ///< The top of the address-broadcast tree that serves the base.
    First,      ///< The first part of the kind on the path from the base.
    Bound,      ///< The parts of the kind that a link connects to the base.
    Others,     ///< The tops of all address-broadcast trees of the domain that serve no end of the operation.
    Interleaved ///< All memories over which the hardware interleaves the base; the base itself if not interleaved.
};

/// How an operation uses the parts of a place: it uses one part, uses all parts, or splits its data over the parts.
/// A closed set.
enum class PlaceMode { One, All, Split };

/// One row of table `place`: a part or a set of parts that a step refers to.
struct Place {
    std::string id; ///< "home-root".
    PlaceBase base = PlaceBase::Requester;
    std::string basePlace; ///< Id of the place that is the base, if `base` is PlaceBase::Place.
    Relation relation = Relation::Is;
    std::string kind; ///< Block type or role of the parts; empty if parts of any kind match.
    LinkKind over = LinkKind::Data;
    PlaceMode mode = PlaceMode::One;
};

/// The unit of a demand. A closed set.
enum class DemandUnit {
    Bytes,        ///< Bytes of data.
    Addresses,    ///< Address transactions.
    Operations,   ///< Operations of a part whose rate is in operations per second.
    Seconds,      ///< Time of the part.
    Instructions, ///< Instructions of the processor that executes them.
    Percent       ///< Percentage of the demand of another step on the same part.
};

/// The factor by which an amount is multiplied. A closed set.
/// One: 1. Size: the size of the operation in bytes. Pieces: the number of its pieces, rounded up.
enum class AmountPer { One, Size, Pieces };

/// One row of table `ask`: a demand.
/// The demand is an amount multiplied by the factor that `per` selects.
struct Ask {
    std::string at; ///< Place of the part that has the demand; empty for all parts and links that the step passes.
    DemandUnit unit = DemandUnit::Bytes;
    /// Id of the fact that gives the amount. If empty, `property` or `number` gives the amount; otherwise it is 1.
    std::string fact;
    std::string property; ///< Property of the part at the place; the part's fact of this property gives the amount.
    /// Place of another part, whose fact of `property` gives the amount; empty if the part at `at` has the fact.
    std::string of;
    std::string number; ///< Id of the operation's number that gives the amount; empty if no number does.
    AmountPer per = AmountPer::One;
    std::string rate;  ///< Id of a fact. Only stations whose rate is this fact have the demand; empty for all stations.
    std::string piece; ///< Id of the fact that gives the size of a piece, if `per` is AmountPer::Pieces.
    int ofStep = 0;    ///< Ordinal of the step to whose demand a percentage refers.
    Condition applies;
};

/// The kind of traffic that a step sends. A closed set.
/// The kind determines which links the step uses and how the diagram shows the step.
enum class Movement {
    Stay,     ///< Nothing moves: a part works.
    Address,  ///< Moves over address links.
    Response, ///< Moves over response links.
    Data,     ///< Moves over data links.
    Message,  ///< Moves over links between nodes.
    Broadcast ///< Moves over address links, from a coherency root to all parts that the root serves.
};

/// Returns the word for a movement, such as "address".
std::string toString(Movement moves);

/// The section of a path that a step covers. A path is split where it leaves the tree of one coherency root and where
/// it enters the tree of another. A closed set.
enum class RouteLeg { All, Inside, Start, Middle, End };

/// How often a step occurs: once for each piece, operation or connection. A closed set.
enum class Each { Piece, Operation, Connection };

/// Whether a customer waits for the parts that a step loads. A closed set.
enum class Waits {
    Sequence, ///< The customer waits for one part after the other.
    Slowest,  ///< The customer waits for the slowest part.
    None      ///< The customer does not wait: the step adds load but no time.
};

/// One row of table `step` with its demands.
struct OperationStep {
    int ordinal = 0;
    std::string id;    ///< "snoop"; steps that exclude each other may share an id.
    std::string title; ///< "Snoop result".
    std::string text;  ///< Description of what happens, in which braces contain the ids of places.
    Movement moves = Movement::Stay;
    std::string from; ///< Place where the step starts.
    std::string to;   ///< Place where the step ends; empty: the step stays at `from`, or broadcasts.
    RouteLeg leg = RouteLeg::All;
    Each each = Each::Piece;
    bool hasData = false;     ///< True if the step carries the data of the piece.
    bool wantsCredit = false; ///< True if the receiver must grant buffer space (credit) for the data.
    Condition applies;
    /// Id of the fact that gives the duration of the step, including its demands, as a time or in clocks.
    /// Empty if the duration is unknown.
    std::string time;
    std::string timeMost; ///< Id of the fact that gives the upper bound of the duration, if a source gives a range.
    std::string within;   ///< Id of the step whose time includes the time of this step.
    std::string beside;   ///< Id of the step that runs in parallel, so that this step adds no time.
    Waits waits = Waits::Sequence;
    std::string performs; ///< Id of an operation that the step performs on the accessed region; empty: none.
    std::string times;    ///< Id of the number that says how often the step performs `performs`; empty for once.
    std::string source;
    std::string locator;
    std::vector<Ask> asks;
};

/// A number of an operation that a customer may set.
struct Number {
    std::string id; ///< "size".
    std::string title;
    std::string unit;
    double factor = 1; ///< SI units in one `unit`.
    /// Id of the fact that gives the default.
    /// If empty, `option` or `fits` gives the default; if these are also empty, the user must set the number.
    std::string fact;
    std::string option;   ///< Id of the node's option that gives the value if the customer sets none.
    std::string fits;     ///< Id of a place; the default is min(1, capacity of the place / bytes of the region).
    std::string lookedIn; ///< Place of the lookups for which the number is the hit rate; empty if it is no hit rate.
    double least = 0;     ///< Smallest valid value, in `unit`.
    double most = 0;      ///< Largest valid value, in `unit`.
};

/// One row of table `operation` with its numbers and steps in order.
struct Operation {
    std::string id; ///< "line".
    std::string family;
    std::string title;
    std::string unit;      ///< Unit in which operations are counted: "line", "packet", "operation", "message".
    std::string piece;     ///< Id of the fact with the bytes of a piece; empty: the operation is never split.
    bool holdsAll = false; ///< True if the whole operation, not each piece, counts as one outstanding request.
    /// "random" or "sequential": selects the thresholds of the parts on the operation's path.
    /// If empty, all thresholds apply.
    std::string access;
    std::string origin; ///< Place from which a total of the latency table is counted.
    /// True if the idle latency is the sum of all service times and known times of the operation.
    /// False if a row of the latency table gives the idle latency.
    bool isSum = false;
    std::string clock;   ///< Id of the fact that converts the clocks of the steps to time; empty if no step has clocks.
    std::string noTotal; ///< Why the latency table has no row for an owned line; empty if it has one.
    std::string source;
    std::string locator;
    std::vector<Number> numbers;
    std::vector<OperationStep> steps;

    /// True if the operation may be split into pieces.
    bool isCut() const { return !piece.empty(); }
    /// True if all pieces of an operation count as one outstanding request; false if each piece counts as one.
    bool holdsSlot() const { return isCut() && holdsAll; }
    /// Returns the number with an id; null if there is none.
    const Number* number(const std::string& name) const;
};

} // namespace boardset
