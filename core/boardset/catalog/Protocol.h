// SPDX-License-Identifier: GPL-3.0-or-later
// How a machine's interconnect answers one miss, step by step: what a trace follows.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// What moves in a step. Closed: it chooses the blocks and links that the step uses.
enum class Movement {
    Stay,     ///< Nothing: it happens in the place `from`.
    Address,  ///< An address, over address links.
    Response, ///< A reply, over response links.
    Data,     ///< The line, over data links.
    Broadcast ///< Between a coherency root and every processor and device below it.
};

/// Which part of a way a step covers. Closed.
enum class Leg {
    All,    ///< The way from place to place.
    Inside, ///< The same, if it stays under one coherency root; else there is no such step.
    Start,  ///< Of a way between coherency roots: what lies under the first block's.
    Middle, ///< What lies between the two.
    End     ///< What lies under the last block's.
};

/// The word for what moves: "broadcast".
std::string toString(Movement movement);

/// One row of table `protocol_step`.
struct ProtocolStep {
    std::string id;                ///< "snoop"; steps that exclude each other may share one.
    std::string title;             ///< "Snoop result".
    std::string text;              ///< A sentence or two; {requester} and other places in braces stand for blocks.
    std::vector<std::string> when; ///< It happens if all these words hold: "owned", "far". Empty: always.
    Movement moves = Movement::Stay;
    std::string from; ///< A place: "requester", "home-root".
    std::string to;   ///< Empty unless something moves to a place.
    Leg leg = Leg::All;
    std::string clocks;       ///< Id of a fact; empty: not published.
    std::string clocksMost;   ///< Id of a fact, where a source gives a range; else empty.
    std::string partOf;       ///< Id of the step whose clocks include this one's; else empty.
    std::string parallelWith; ///< Id of the step beside which this one runs, so that it adds no time; else empty.
    std::string source;
    std::string locator;
};

/// One row of table `protocol` with its steps in order.
struct Protocol {
    std::string id; ///< "fireplane".
    std::string title;
    std::string clock;   ///< Id of the fact that turns clocks into time.
    std::string noTotal; ///< Why there is no total for a line that a cache supplies.
    std::string source;
    std::string locator;
    std::vector<ProtocolStep> steps;
};

} // namespace boardset
