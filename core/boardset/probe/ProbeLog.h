// SPDX-License-Identifier: GPL-3.0-or-later
// The boot messages of a kernel: written for any configuration, and read back to a configuration.
#pragma once

#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/Scenario.h"
#include "boardset/topology/Topology.h"

#include <memory>
#include <string>
#include <vector>

namespace boardset {

/// One line of a log.
struct ProbeMessage {
    std::string text;
    std::string part;                ///< Path of the part; empty if the line is about the machine or an unknown part.
    const ProbeLine* line = nullptr; ///< The kind of the line; null if the line describes no part.
};

/// Returns the log of a machine for which the catalog has lines; empty for other machines.
/// The log omits failed parts, because a kernel does not find them.
std::vector<ProbeMessage> probeMessagesOf(const Topology& topology);

/// A part whose type the log does not state.
struct ProbeGuess {
    std::string name;   ///< The name that the kernel gives to the part: "sd2".
    std::string part;   ///< Path of the part's bay; empty if the part was omitted.
    std::string kind;   ///< Block type that was assumed; empty if the part was omitted.
    std::string reason; ///< Reason why this type was assumed, as a sentence without a full stop.
};

/// A configuration that was read from a log.
struct ProbeReading {
    Scenario scenario;                  ///< A machine with its boards, without a workload.
    std::vector<ProbeMessage> lines;    ///< The lines of the text, in order.
    std::vector<std::string> notPlaced; ///< Parts for which the machine has no slot: "sd16 (669 MB SCSI disk)".
    std::vector<ProbeGuess> guesses;    ///< Parts whose type was assumed, or that were omitted.
    std::vector<std::string> alsoFits;  ///< Titles of other machines that match equally well.
};

/// Thrown for a text that has no line of a known kernel and no other known beginning. The text may be a scenario.
class NoProbeLog : public InputError {
public:
    using InputError::InputError;
};

/// Reads the machine that most lines identify. Among machines with equally many lines, selects the first machine that
/// has slots for most parts of the log. Lines of more than 300 bytes are ignored. Lines end with LF, CR or both.
/// Lines may begin with a syslog prefix: "Jan  3 10:11:12 host vmunix: ".
/// Throws InputError if no line identifies a machine, or if there are more than 10,000 lines.
/// Throws NoProbeLog if no line is known.
ProbeReading readProbeLog(const std::shared_ptr<const Catalog>& catalog, const std::string& text,
                          const std::string& file = "log");

} // namespace boardset
