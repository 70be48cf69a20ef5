// SPDX-License-Identifier: GPL-3.0-or-later
// The composition of a part of a machine: its slots, its links, and its service rate.
#pragma once

#include "boardset/catalog/Condition.h"

#include <string>
#include <vector>

namespace boardset {

/// The role of a block in a memory access. A closed set: the topology and the diagram have code for each value.
enum class Role {
    Container, ///< Holds other blocks; does nothing itself.
    Group,     ///< A container that is not part of block paths and has no frame in the diagram.
    Processor, ///< Runs threads.
    Memory,    ///< Holds pages.
    Switch,    ///< Forwards data.
    Repeater,  ///< Forwards addresses.
    Cache,     ///< Holds copies of lines.
    Device,    ///< An I/O controller or card.
    Bridge,    ///< The entry point for the requests of devices: a root complex.
    Bay        ///< A slot with no board in it.
};

/// Returns the word that the database and the command line use for a role, such as "processor".
std::string toString(Role role);

/// The unit in which a block or a link is loaded. A closed set: it determines how the service demand is computed.
enum class ServedUnit {
    Line,       ///< Bytes of data; the rate is in bytes per second.
    Address,    ///< One address transaction; the rate is in addresses per second.
    Operation,  ///< One operation; the rate is in operations per second.
    Second,     ///< A second of the block's own time; the block has no rate.
    Instruction ///< One instruction; the rate is in instructions per second.
};

/// Whether the two directions of a link share wires and delay each other (Half), or have separate wires (Full).
enum class Duplex { Half, Full };

/// The name of one child in a slot whose children are not numbered consecutively.
struct SlotName {
    std::string name;   ///< "SB2".
    std::string former; ///< The name in scenario files before version 3; empty if unchanged.
};

/// A slot of a block type, or several numbered slots of one kind. Each slot holds one child block.
struct Slot {
    /// "SB": several children are named SB0, SB1, and so on; an only child is named "SB".
    /// In "SB#", the number of the parent replaces "#".
    std::string name;
    std::string child; ///< Id of the standard block type of the children.
    int first = 0;     ///< Number of the first child.
    int count = 1;
    std::string option;               ///< Machine option that gives the count; empty if the count is always `count`.
    int row = 0;                      ///< Row of the diagram, from the top.
    bool bay = false;                 ///< True if boards in the slot can be removed, so a configuration lists them.
    bool segment = false;             ///< True if the children are the halves of a machine that can be split.
    Condition applies;                ///< Condition on options under which the slot exists.
    std::vector<std::string> choices; ///< Other block types that fit in the bay.
    std::string noun = "board";       ///< Noun for the content of the slot in texts.
    std::vector<SlotName> names;      ///< Names of the children, in order; empty if they are numbered from `first`.

    /// True if the slot is a bay and a board of this type fits in it.
    bool fits(const std::string& type) const;
    /// Returns the name of a child by its index from 0, in a slot that numbers or names its children.
    std::string nameOf(std::size_t ordinal) const;
};

/// The kind of traffic on a link, a closed set. Lines and packets use data links; address transactions use address
/// links. Response links are only drawn and traced. Message links connect nodes; lines never use them.
enum class LinkKind { Data, Address, Response, Message };

/// Returns the word for a kind of link, such as "data".
std::string toString(LinkKind kind);

/// A rule that creates a link between every pair of descendants of a block that match its two patterns.
struct LinkRule {
    std::string from; ///< Path below the block. "*" matches any characters within a name; "." is the block itself.
    std::string to;   ///< Path of the other end, in the same form as `from`.
    LinkKind kind = LinkKind::Data;
    std::string capacity; ///< Id of the fact with the bytes per second; empty if the link never limits throughput.
    std::string title;    ///< "port of {board}"; titleFor() replaces the braces with titles for the `from` block.
    Condition applies;    ///< Condition on options under which the link exists.
    std::string framing;  ///< Id of the packet framing; empty: data has no framing.
    /// Id of the fact with the round-trip latency that the link adds to a total of the latency table.
    /// Empty if the link adds no latency.
    std::string latency;
    std::string standby; ///< Id of the machine option that controls when the link is active; empty if always active.
    Duplex duplex = Duplex::Half;
    double serviceCv2 = 1; ///< Squared coefficient of variation of the service times.
};

/// The maximum number of outstanding requests of one operation at a part: one row of table `requester`.
struct Request {
    std::string operation;
    std::string atOnce; ///< Id of the fact with the maximum number of outstanding requests.
};

/// One row of table `block_type` with its slots and links.
struct BlockType {
    std::string id;      ///< "uniboard".
    std::string title;   ///< "Uniboard".
    std::string summary; ///< One line for users.
    Role role = Role::Container;
    std::string rate; ///< Id of the fact with the service rate; empty if the block never limits throughput.
    ServedUnit serves = ServedUnit::Line;
    /// Short name as a queueing station: "memory of {parent}"; empty if the block is not a station.
    std::string stationTitle;
    /// Block type of the servers: each working part of this type inside the block is one server.
    /// If empty, the block is a single server; if "unlimited", the block has no queue.
    std::string servers;
    double serviceCv2 = 1;        ///< Squared coefficient of variation of the service times: 1 exponential, 0 constant.
    Duplex duplex = Duplex::Half; ///< Whether both directions share the rate, or each direction has the whole rate.
    /// True for the top of an address-broadcast tree, which every transaction below it visits.
    bool coherencyRoot = false;
    /// Id of the fact with the share of the rate that remains after a failure; empty: a failed block is lost.
    std::string degraded;
    std::string sizeOption;   ///< Machine option that gives the size in megabytes; empty if a fact gives the size.
    bool stopsParent = false; ///< True if a failure of this block stops the block that contains it.
    std::string noun;         ///< Noun for the part in sentences: "unit".
    std::string needs;        ///< Clause about what a bay must provide: "it needs a XAUI connector"; may be empty.
    std::vector<Slot> slots;
    std::vector<LinkRule> links;
    std::vector<Request> requests;  ///< Operations that can start at the block.
    bool hasThresholds = false;     ///< True if facts give utilisation thresholds (warm and hot) for this block type.
    std::vector<std::string> shown; ///< Ids of the facts that the diagram prints in the block, in order.

    /// Returns the row for an operation; null if the operation cannot start at a block of this type.
    const Request* request(const std::string& operation) const;
};

} // namespace boardset
