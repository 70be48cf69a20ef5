// SPDX-License-Identifier: GPL-3.0-or-later
// How a thread or a device's stream uses memory, as far as the model needs to know.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// What makes the accesses. Closed: it chooses where they may stand and what one of them is called.
enum class Requester {
    Processor, ///< A thread: it waits for lines of memory.
    Device     ///< A stream of DMA: it moves requests, cut into packets.
};

/// What people call one: "thread", "stream".
std::string wordFor(Requester requester);

/// Which way data goes. Closed: it chooses the service demands on links.
enum class Direction {
    Line,  ///< A line comes from memory; no link is framed for it.
    Read,  ///< A request goes to memory, packets of data come back.
    Write, ///< Packets of data go to memory; nothing is waited for.
    Both   ///< Reads and writes side by side: `AccessPattern::parts`.
};

/// The word for a direction: "read".
std::string toString(Direction direction);

/// One row of table `access_pattern`.
struct AccessPattern {
    std::string id;          ///< "copy".
    std::string title;       ///< "Memory copy".
    std::string verb;        ///< "copied": MB/s copied.
    std::string outstanding; ///< Id of the fact: lines per thread, or requests per stream, under way at once.
    std::string summary;
    std::string think; ///< Id of the fact: time between two lines in which the processor computes; empty: none.
    Requester requester = Requester::Processor;
    Direction direction = Direction::Line;
    std::string packet;  ///< Id of the fact: bytes of data in a packet, at the most; empty unless Read or Write.
    std::string request; ///< Id of the fact: bytes of a request where nothing is said; empty for threads.
    std::vector<std::string> parts; ///< Ids of the patterns that make up one of both directions.
};

} // namespace boardset
