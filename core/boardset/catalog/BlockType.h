// SPDX-License-Identifier: GPL-3.0-or-later
// The composition of a part of a machine: its slots, its links, and its service rate.
#pragma once

#include "boardset/catalog/Condition.h"
#include "boardset/catalog/Keyword.h"

#include <string>
#include <vector>

namespace boardset {

/// The role of a block in a memory access. A closed set: the topology and the diagram have code for each value.
enum class Role {
    Container, ///< Contains other blocks and has no function of its own.
    Group,     ///< A container that does not appear in block paths and has no frame in the diagram.
    Processor, ///< Runs threads.
    Memory,    ///< Holds pages.
    Switch,    ///< Forwards data.
    Repeater,  ///< Forwards addresses.
    Cache,     ///< Holds copies of lines.
    Device,    ///< An I/O controller or card.
    Bridge,    ///< The entry point for the requests of devices: a root complex.
    Bay        ///< A slot with no board in it.
};

/// The unit in which the load of a block or a link is counted.
/// A closed set: the unit determines how the service demand is computed.
enum class ServedUnit {
    Line,       ///< Bytes of data; the rate is in bytes per second.
    Address,    ///< One address transaction; the rate is in addresses per second.
    Operation,  ///< One operation; the rate is in operations per second.
    Second,     ///< One second of the block's own time; the block has no rate.
    Instruction ///< One instruction; the rate is in instructions per second.
};

/// How the diagram draws a block. A closed set: the diagram has code for each value.
enum class DrawnAs {
    Role,    ///< By the role of the block.
    Bus,     ///< A line to which other parts are connected.
    Software ///< A band with a bracket over the parts that it covers.
};

/// Whether the two directions of a link share wires and delay each other (Half), or have separate wires (Full).
enum class Duplex { Half, Full };

/// The name of one child in a slot whose children are not numbered consecutively.
struct SlotName {
    std::string name;   ///< "SB2".
    std::string former; ///< Name of the child in scenario files before version 3; empty if the name is unchanged.
};

/// A slot of a block type, or several numbered slots of one kind. Each slot holds one child block.
struct Slot {
    /// Name of the slot, such as "SB". An only child has this name; several children are named "SB0", "SB1", and so on.
    /// In a name such as "SB#", the number of the parent replaces "#".
    std::string name;
    std::string child; ///< Id of the standard block type of the children.
    int first = 0;     ///< Number of the first child.
    int count = 1;
    std::string option;   ///< Id of the machine option that gives the number of children; empty if `count` gives it.
    int row = 0;          ///< Row of the slot in the diagram, counted from the top.
    bool bay = false;     ///< True if boards in the slot can be removed. A configuration lists these boards.
    bool segment = false; ///< True if the children are the halves of a machine that can be split.
    Condition applies;    ///< Condition that the machine options must meet for the slot to exist.
    std::vector<std::string> choices; ///< Ids of other block types that fit in the bay.
    std::string noun = "board";       ///< Noun that texts use for the content of the slot.
    std::vector<SlotName> names;      ///< Names of the children, in order; empty if they are numbered from `first`.

    /// True if the slot is a bay in which a board of the given type fits.
    bool fits(const std::string& type) const;
    /// Returns the name of the child with the given index (from 0), for a slot that numbers or names its children.
    std::string nameOf(std::size_t ordinal) const;
};

/// The kind of traffic on a link. A closed set. Lines and packets use data links; address transactions
/// use address links. Response links are only drawn and traced. Message links connect nodes; lines never use them.
enum class LinkKind { Data, Address, Response, Message };

/// A rule with two path patterns.
/// The rule creates a link between each pair of a block's descendants that match the patterns.
struct LinkRule {
    /// Path pattern below the block. "*" matches any characters within a name; "." is the block itself.
    std::string from;
    std::string to; ///< Path pattern of the other end of the link, in the same form as `from`.
    LinkKind kind = LinkKind::Data;
    /// Id of the fact that gives the capacity in bytes per second; empty if the link never limits throughput.
    std::string capacity;
    std::string title;   ///< "port of {board}"; titleFor() replaces the braces with titles for the `from` block.
    Condition applies;   ///< Condition that the machine options must meet for the link to exist.
    std::string framing; ///< Id of the packet framing; empty if data has no framing.
    /// Id of the fact that gives the round-trip latency that the link adds to a total of the latency table.
    /// Empty if the link adds no latency.
    std::string latency;
    std::string standby; ///< Id of the machine option that controls when the link is active; empty if always active.
    Duplex duplex = Duplex::Half;
    double serviceCv2 = 1; ///< Squared coefficient of variation of the service times.
};

/// One row of table `mounting`: parts that are mounted on another part, with path patterns in the form of LinkRule.
struct MountingRule {
    std::string path;
    std::string on;
    std::string connector; ///< Name of the part's connector: "MID 8"; may be empty.
};

/// One row of table `cover`: a part that covers other parts, with path patterns in the form of LinkRule.
struct CoverRule {
    std::string path;
    std::string covered;
};

/// One row of table `requester`: the maximum number of outstanding requests of one operation at a part.
struct Request {
    std::string operation;
    std::string atOnce; ///< Id of the fact that gives the maximum number of outstanding requests.
};

/// One row of table `block_type`, with its slots and links.
struct BlockType {
    std::string id;      ///< "uniboard".
    std::string title;   ///< "Uniboard".
    std::string summary; ///< Description for users, on one line.
    Role role = Role::Container;
    DrawnAs drawnAs = DrawnAs::Role;
    std::string rate; ///< Id of the fact that gives the service rate; empty if the block never limits throughput.
    ServedUnit serves = ServedUnit::Line;
    /// Short name of the block as a queueing station: "memory of {parent}". Empty if the block is not a station.
    std::string stationTitle;
    /// Id of the block type of the servers: each working part of this type inside the block is one server.
    /// If empty, the block is a single server. If "unlimited", the block has no queue.
    std::string servers;
    double serviceCv2 = 1; ///< Squared coefficient of variation of the service times: 1 if exponential, 0 if constant.
    /// Half if both directions share the rate; Full if each direction has the whole rate.
    Duplex duplex = Duplex::Half;
    /// True for the block at the top of an address-broadcast tree. Every transaction in the tree visits this block.
    bool coherencyRoot = false;
    /// Id of the fact that gives the share of the rate that remains after a failure. Empty if a failed block is lost.
    std::string degraded;
    /// Id of the machine option that gives the size in megabytes; empty if a fact gives the size.
    std::string sizeOption;
    bool stopsParent = false; ///< True if a failure of this block stops the block that contains it.
    std::string noun;         ///< Noun that sentences use for the part, such as "unit".
    std::string titleNoun;    ///< The title in English, which noun() and counted() translate.
    std::string needs; ///< Clause that states what a bay must provide: "it needs a XAUI connector"; may be empty.
    std::vector<Slot> slots;
    std::vector<LinkRule> links;
    std::vector<MountingRule> mountings;
    std::vector<CoverRule> covers;
    std::vector<Request> requests;  ///< Operations that can start at the block.
    bool hasThresholds = false;     ///< True if facts give utilisation thresholds (warm and hot) for this block type.
    std::vector<std::string> shown; ///< Ids of the facts that the diagram prints in the block, in order.

    /// Returns the request limit of the given operation; null if the operation cannot start at a block of this type.
    const Request* request(const std::string& operation) const;
};

} // namespace boardset
