// SPDX-License-Identifier: GPL-3.0-or-later
// One request from beginning to end, as data: steps from place to place, and what each asks of the parts that it
// passes.
#pragma once

#include "boardset/catalog/BlockType.h"
#include "boardset/catalog/Condition.h"

#include <string>
#include <vector>

namespace boardset {

/// Where a place begins. Closed.
enum class PlaceBase { Requester, Home, Owner, Supplier, Server, Peer, Place };

/// How a place is found from its base. Closed; the things related are words of the data.
enum class Relation {
    Is,         ///< The base itself.
    Holder,     ///< The nearest part of the kind at or above it.
    Part,       ///< Parts of the kind in it; itself if it has none.
    Root,       ///< The top of the address-broadcast tree that serves it.
    First,      ///< The first part of the kind on the way from it.
    Bound,      ///< The parts of the kind that a link joins to it.
    Others,     ///< The tops of all address-broadcast trees of its domain that serve no end of the operation.
    Interleaved ///< The memories over which the hardware interleaves it; itself if it lies alone.
};

/// Which of several parts. Closed.
enum class PlaceMode { One, All, Split };

/// One row of table `place`.
struct Place {
    std::string id; ///< "home-root".
    PlaceBase base = PlaceBase::Requester;
    std::string basePlace; ///< Of PlaceBase::Place: its id.
    Relation relation = Relation::Is;
    std::string kind; ///< A block type or a role; empty: any.
    LinkKind over = LinkKind::Data;
    PlaceMode mode = PlaceMode::One;
};

/// What is asked of a part. Closed.
enum class AskedUnit {
    Bytes,        ///< Of data.
    Addresses,    ///< Address transactions.
    Operations,   ///< Operations of a part that is rated in them.
    Seconds,      ///< Of the part's own time.
    Instructions, ///< Of whatever processor does them.
    Percent       ///< Of what another step asks of the same part.
};

/// What an amount is multiplied by. Closed.
enum class AmountPer { One, Size, Pieces };

/// One row of table `ask`: amount x (1, the size in bytes, or its started pieces).
struct Ask {
    std::string at; ///< A place; empty: all parts and links that the step passes.
    AskedUnit unit = AskedUnit::Bytes;
    std::string fact;     ///< Id; empty: a property or number gives the amount, else it is 1.
    std::string property; ///< The fact of this property that the part at the place has,
    std::string of;       ///< or the part at this place, if it is not empty.
    std::string number;   ///< A number of the operation.
    AmountPer per = AmountPer::One;
    std::string rate;  ///< Only of stations whose rate is this fact; empty: of all.
    std::string piece; ///< Of AmountPer::Pieces: id of the fact that says how long one is.
    int ofStep = 0;    ///< Of a percent: the ordinal of the other step.
    Condition applies;
};

/// What moves in a step. Closed: it chooses the links, and how the drawing shows it.
enum class Movement {
    Stay,     ///< Nothing: a part works.
    Address,  ///< Over address links.
    Response, ///< Over response links.
    Data,     ///< Over data links.
    Message,  ///< Over links between nodes.
    Broadcast ///< Over address links from a root to all that it serves.
};

/// The word for what moves: "address".
std::string toString(Movement moves);

/// Which part of a way a step covers, split where the way leaves and enters a coherency root's domain. Closed.
enum class Leg { All, Inside, Start, Middle, End };

/// How often a step is done. Closed.
enum class Each { Piece, Operation, Connection };

/// Who waits for the parts that a step asks. Closed.
enum class Waits {
    Turn,    ///< The customer, for one after the other.
    Slowest, ///< The customer, for the slowest of them.
    Nobody   ///< None: it loads, and adds no time.
};

/// One row of table `step` with its asks.
struct OperationStep {
    int ordinal = 0;
    std::string id;    ///< "snoop"; steps that exclude each other may share one.
    std::string title; ///< "Snoop result".
    std::string text;  ///< What happens, with places in braces.
    Movement moves = Movement::Stay;
    std::string from; ///< A place.
    std::string to;   ///< A place; empty: it stays, or is broadcast.
    Leg leg = Leg::All;
    Each each = Each::Piece;
    bool hasData = false;     ///< It carries the piece's data...
    bool wantsCredit = false; ///< ...and what receives it must grant room.
    Condition applies;
    std::string time;     ///< Id of a fact, a time or clocks; it contains what the step asks. Empty: not known.
    std::string timeMost; ///< The same, if a source gives a range.
    std::string within;   ///< Id of the step whose time includes this one's.
    std::string beside;   ///< Id of the step beside which this one runs, so that it adds no time.
    Waits waits = Waits::Turn;
    std::string performs; ///< Another operation, `times` times, on the region that is gone to.
    std::string times;    ///< A number of the operation; empty: once.
    std::string source;
    std::string locator;
    std::vector<Ask> asks;
};

/// A number of an operation that a customer may set.
struct Number {
    std::string id; ///< "size".
    std::string title;
    std::string unit;
    double factor = 1;    ///< SI units in one `unit`.
    std::string fact;     ///< Its default; empty: the option, else what fits, else it has to be said.
    std::string option;   ///< Option of the node that gives it where the customer does not.
    std::string fits;     ///< A place: min(1, capacity there / bytes of the region).
    std::string lookedIn; ///< A place: it is the share of what is looked for there that is found. Empty: of nothing.
    double least = 0;     ///< In `unit`.
    double most = 0;
};

/// One row of table `operation` with its numbers and steps in order.
struct Operation {
    std::string id; ///< "line".
    std::string family;
    std::string title;
    std::string unit;      ///< What one is: "line", "packet", "operation", "message".
    std::string piece;     ///< Id of the fact: bytes of the pieces that it is cut into; empty: it is one.
    bool holdsAll = false; ///< A place among those under way is held for the whole operation, not for a piece.
    std::string access; ///< "random", "sequential": which thresholds of the parts on its way apply; empty: all of them.
    std::string origin; ///< Place from which the table of totals counts.
    bool isSum = false; ///< Its idle time is the sum of services and known times, not a row of the table.
    std::string clock;  ///< Id of the fact that turns clocks of its steps into time; empty: it has none.
    std::string noTotal; ///< Why there is no total where there is none.
    std::string source;
    std::string locator;
    std::vector<Number> numbers;
    std::vector<OperationStep> steps;

    /// Whether it may be longer than its way, and then goes in pieces.
    bool isCut() const { return !piece.empty(); }
    /// Whether its pieces are under way together; else each is for itself.
    bool isHeld() const { return isCut() && holdsAll; }
    /// The number of an id; null if it has none.
    const Number* number(const std::string& name) const;
};

} // namespace boardset
