// SPDX-License-Identifier: GPL-3.0-or-later
// An operation as data: the steps of one request, and the demand of each step on the parts that it passes.
#pragma once

#include "boardset/catalog/BlockType.h"
#include "boardset/catalog/Condition.h"
#include "boardset/catalog/Keyword.h"

#include <string>
#include <vector>

namespace boardset {

/// The end of an operation from which a place is found; Place if the place is found from another place. A closed set.
enum class PlaceBase { Requester, Home, Owner, Supplier, Server, Peer, Place };

/// The relation of a place to its base part. A closed set. Place::kind gives the kind of the place's parts.
enum class Relation {
    Is,     ///< The base part itself.
    Holder, ///< The nearest part of the place's kind at or above the base part.
    Part,   ///< All parts of the place's kind inside the base part; the base part itself if there are none.
    Root,   ///< The top of the address-broadcast tree that serves the base part.
    First,  ///< The first part of the place's kind on the path from the base part.
    Bound,  ///< The parts of the place's kind that are linked to the base part.
    Others, ///< The tops of the domain's address-broadcast trees that serve no end of the operation.
    /// All memories over which the hardware interleaves the base part's pages; only the base part if it does not.
    Interleaved
};

/// How an operation uses the parts of a place: it uses one part, uses all parts, or splits its data over the parts.
/// A closed set.
enum class PlaceMode { One, All, Split };

/// One row of table `place`: a part or a set of parts that a step refers to.
struct Place {
    std::string id; ///< "home-root".
    PlaceBase base = PlaceBase::Requester;
    std::string basePlace; ///< Id of the place from which this place is found, if `base` is PlaceBase::Place.
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
    Seconds,      ///< Seconds of the part's time.
    Instructions, ///< Instructions that the processor executes.
    Percent       ///< Percentage of the demand of another step on the same part.
};

/// The factor by which the amount of a demand is multiplied. A closed set.
/// One: 1. Size: the size of the operation in bytes. Pieces: the number of pieces of the operation, rounded up.
enum class AmountPer { One, Size, Pieces };

/// One row of table `ask`: a demand.
/// The demand is an amount multiplied by the factor that `per` selects.
struct Ask {
    std::string at; ///< Place of the part that has the demand; empty for all parts and links that the step passes.
    DemandUnit unit = DemandUnit::Bytes;
    /// Id of the fact that gives the amount.
    /// If empty, `property` or `number` gives the amount. If these are also empty, the amount is 1.
    std::string fact;
    std::string property; ///< Id of the property whose fact gives the amount; empty if no property does.
    /// Id of the place whose part has the fact about `property`; empty if this is the part at `at`.
    std::string of;
    std::string number; ///< Id of the operation's numeric parameter that gives the amount; may be empty.
    AmountPer per = AmountPer::One;
    /// Id of a fact that gives a rate. Only stations with this rate have the demand, which replaces their demand for
    /// the step's data.
    /// If empty, the rate of a station does not matter.
    std::string rate;
    std::string piece; ///< Id of the fact that gives the size of a piece, if `per` is AmountPer::Pieces.
    int ofStep = 0;    ///< Ordinal of the step to whose demand a percentage refers.
    Condition applies;
};

/// The kind of traffic that a step sends. A closed set.
/// The kind determines which links the step uses and how the diagram shows the step.
enum class Movement {
    Stay,     ///< No traffic: the step occupies a part.
    Address,  ///< Traffic over address links.
    Response, ///< Traffic over response links.
    Data,     ///< Traffic over data links.
    Message,  ///< Traffic over links between nodes.
    Broadcast ///< Traffic over address links, from a coherency root to all parts that the root serves.
};

/// The section of a path that a step covers. A closed set.
/// A path is split where it leaves the tree of one coherency root and where it enters the tree of another.
enum class RouteLeg { All, Inside, Start, Middle, End };

/// How often a step occurs: once for each piece, operation or connection. A closed set.
enum class Each { Piece, Operation, Connection };

/// Whether a customer waits for the parts that a step loads. A closed set.
enum class Waits {
    Sequence, ///< The customer waits for each part in turn.
    Slowest,  ///< The customer waits for the slowest part.
    None      ///< The customer does not wait: the step adds load but no time.
};

/// One row of table `step`, with its demands.
struct OperationStep {
    int ordinal = 0;
    std::string id;    ///< "snoop"; steps that exclude each other may share an id.
    std::string title; ///< "Snoop result".
    std::string text;  ///< Description of the step; ids of places are in braces.
    Movement moves = Movement::Stay;
    std::string from; ///< Place where the step starts.
    std::string to;   ///< Place where the step ends; empty if the step stays at `from` or broadcasts.
    RouteLeg leg = RouteLeg::All;
    Each each = Each::Piece;
    bool hasData = false;     ///< True if the step carries the data of a piece of the operation.
    bool wantsCredit = false; ///< True if the receiver must grant buffer space (credit) for the data.
    Condition applies;
    /// Id of the fact that gives the duration of the step, including its demands, as a time or a number of clocks.
    /// Empty if the duration is unknown.
    std::string time;
    std::string timeMost; ///< Id of the fact that gives the upper bound of the duration, if a source gives a range.
    std::string within;   ///< Id of the step whose time includes the time of this step.
    std::string beside;   ///< Id of a step that runs in parallel with this step, so that this step adds no time.
    Waits waits = Waits::Sequence;
    std::string performs; ///< Id of an operation that the step performs on the accessed region; empty if there is none.
    /// Id of the numeric parameter that gives the number of times that the step performs the operation `performs`. If
    /// empty, the step performs it once.
    std::string times;
    std::string source;
    std::string locator;
    std::vector<Ask> asks;
};

/// A numeric parameter of an operation. A customer may set its value.
struct Number {
    std::string id; ///< "size".
    std::string title;
    std::string unit;
    double factor = 1; ///< Number of SI units in one `unit`.
    /// Id of the fact that gives the default.
    /// If empty, `option` or `fits` gives the default; if these are also empty, the user must set the value.
    std::string fact;
    std::string option; ///< Id of the node's option that gives the value if the customer does not set it.
    std::string fits;   ///< Id of a place. The default is then min(1, capacity of the place / bytes of the region).
    /// For a hit rate, the id of the place of the lookups; empty if the parameter is not a hit rate.
    std::string lookedIn;
    double least = 0; ///< Smallest valid value, in `unit`.
    double most = 0;  ///< Largest valid value, in `unit`.
};

/// One row of table `operation`, with its numeric parameters, and with its steps in order.
struct Operation {
    std::string id; ///< "line".
    std::string family;
    std::string title;
    std::string unit; ///< Unit in which operations are counted: "line", "packet", "operation", "message".
    /// Id of the fact that gives the size of a piece in bytes; empty if the operation is never split.
    std::string piece;
    bool holdsAll = false; ///< True if the whole operation, not each piece, counts as one outstanding request.
    /// Kind of access, "random" or "sequential", which selects the thresholds of the parts on the operation's path.
    /// If empty, all thresholds apply.
    std::string access;
    std::string origin; ///< Place from which a total in the latency table is measured.
    /// True if the idle latency is the sum of all service times and known times of the operation.
    /// False if a row of the latency table gives the idle latency.
    bool isSum = false;
    /// Id of the fact that converts the clocks of the steps to time; empty if no step has a duration in clocks.
    std::string clock;
    std::string noTotal; ///< Reason why the latency table has no row for an owned line; empty if there is such a row.
    std::string source;
    std::string locator;
    std::vector<Number> numbers;
    std::vector<OperationStep> steps;

    /// True if the operation may be split into pieces.
    bool isCut() const { return !piece.empty(); }
    /// True if all pieces of an operation count as one outstanding request; false if each piece counts as one.
    bool holdsSlot() const { return isCut() && holdsAll; }
    /// Returns the numeric parameter with the given id; null if there is none.
    const Number* number(const std::string& name) const;
};

} // namespace boardset
