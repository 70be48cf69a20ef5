// SPDX-License-Identifier: GPL-3.0-or-later
// What a part of a machine is made of: its slots, its links, and the rate at which it serves.
#pragma once

#include "boardset/catalog/Condition.h"

#include <string>
#include <vector>

namespace boardset {

/// What part a block plays in a memory access. Closed: topology and diagram branch on it.
enum class Role {
    Container, ///< Holds others; nothing happens in the block itself.
    Group,     ///< As Container, and left out of block paths and of the drawing's frames.
    Processor, ///< Runs threads.
    Memory,    ///< Holds pages.
    Switch,    ///< Passes data on.
    Repeater,  ///< Passes addresses on.
    Cache,     ///< Shown, not in the model.
    Device,    ///< An I/O controller or card.
    Bridge,    ///< Where the requests of devices enter: a root complex.
    Bay        ///< A slot with no board in it.
};

/// The word for a role, as the database and the command line write it: "processor".
std::string toString(Role role);

/// What one operation at a block or on a link consists of. Closed: it chooses the service demand.
enum class ServedUnit {
    Line,       ///< Bytes of data; the rate is in bytes per second.
    Address,    ///< One address transaction; the rate is in addresses per second.
    Operation,  ///< One operation; the rate is in operations per second.
    Second,     ///< Its own time: it has no rate.
    Instruction ///< One instruction; the rate is in instructions per second.
};

/// Whether what goes one way and what goes the other keep each other waiting. Closed.
enum class Wires { Shared, EachWay };

/// The name of one child of a slot whose children are not numbered one after the other.
struct SlotName {
    std::string name;   ///< "SB2".
    std::string former; ///< In scenario files before version 3; empty: the same.
};

/// Where a block type's children stand.
struct Slot {
    std::string
        name; ///< "SB": children are SB0, SB1...; a single child carries the bare name, "SB#" the parent's number.
    std::string child; ///< Block type that fits.
    int first = 0;     ///< Number of the first child.
    int count = 1;
    std::string option;               ///< Machine option that gives the count instead; empty: always `count`.
    int row = 0;                      ///< Row of the diagram, from the top.
    bool bay = false;                 ///< Its boards can be pulled out, and stand in it only as the configuration says.
    bool segment = false;             ///< Its children are the halves of a machine that can be split.
    Condition applies;                ///< Of options: what it is there for.
    std::vector<std::string> choices; ///< Further block types that fit in a bay.
    std::string noun = "board";       ///< What people call what stands in it.
    std::vector<SlotName> names;      ///< Names of its children, in order; empty: they are numbered from `first` on.

    /// Whether a board of this type may stand in the bay.
    bool fits(const std::string& type) const;
    /// The name of a child, counted from 0, of a slot that numbers or names its children.
    std::string nameOf(std::size_t ordinal) const;
};

/// What a link carries. Closed: lines and packets follow data links, address transactions address links; responses are
/// drawn and traced only; messages go between nodes, where lines never do.
enum class LinkKind { Data, Address, Response, Message };

/// The word for a kind of link: "data".
std::string toString(LinkKind kind);

/// Links to draw between the descendants of a block: every pair of blocks that the two patterns name.
struct LinkRule {
    std::string from; ///< Path below the block, "*" for any run of characters in a name; "" is the block itself.
    std::string to;
    LinkKind kind = LinkKind::Data;
    std::string capacity; ///< Id of a fact in bytes per second; empty: never a limit.
    std::string title;    ///< "port of {0}" with the name of the `from` block's board.
    Condition applies;    ///< Of options.
    std::string framing;  ///< Id: how packets are wrapped; empty: bytes travel as they are.
    std::string latency;  ///< Id of a fact: what a way over it takes longer than the table says; empty: nothing.
    std::string standby;  ///< Machine option that says when it is live; empty: always.
    Wires wires = Wires::Shared;
    double serviceCv2 = 1; ///< Squared coefficient of variation of its service times.
};

/// How many of an operation a part can have under way: one row of table `requester`.
struct Request {
    std::string operation;
    std::string atOnce; ///< Id of a fact.
};

/// One row of table `block_type` with its slots and links.
struct BlockType {
    std::string id;      ///< "uniboard".
    std::string title;   ///< "Uniboard".
    std::string summary; ///< One line for people.
    Role role = Role::Container;
    std::string rate; ///< Id of the fact that says how fast the block serves; empty: never a limit.
    ServedUnit serves = ServedUnit::Line;
    std::string stationTitle; ///< Its short name as a station: "memory of {0}"; empty: no station.
    std::string servers;      ///< Block type: so many serve as live parts of it stand in it; empty: one; "unlimited".
    double serviceCv2 = 1;    ///< Squared coefficient of variation of its service times: 1 exponential, 0 constant.
    Wires wires = Wires::Shared; ///< Whether what arrives and what leaves share the rate.
    bool coherencyRoot = false;  ///< The top of an address-broadcast tree: every transaction below visits it.
    std::string degraded;        ///< Id of the fact: share of its rate that is left after a failure; empty: it is lost.
    std::string sizeOption;      ///< Machine option that gives its bytes, in megabytes; empty: a fact does.
    bool stopsParent = false;    ///< Its failure stops the block that it stands in.
    std::string noun;            ///< What a sentence about a part in it calls it: "unit".
    std::string needs;           ///< What a bay must have to take it: "it needs a XAUI connector"; may be empty.
    std::vector<Slot> slots;
    std::vector<LinkRule> links;
    std::vector<Request> requests;  ///< Operations that can begin at it.
    bool hasThresholds = false;     ///< Facts say from which use on it is warm or hot.
    std::vector<std::string> shown; ///< Ids of facts that the diagram prints in the block, in order.

    /// Its row for an operation; null if that cannot begin at it.
    const Request* request(const std::string& operation) const;
};

} // namespace boardset
