// SPDX-License-Identifier: GPL-3.0-or-later
// The boot messages of a kernel: writes them for any configuration, and reads a configuration from them.
#pragma once

#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/Scenario.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Topology.h"

#include <memory>
#include <string>
#include <vector>

namespace boardset {

/// One line of a log.
struct ProbeMessage {
    std::string text;
    std::string part;                ///< Path of the part; empty if the line describes the machine or an unknown part.
    const ProbeLine* line = nullptr; ///< The kind of the line; null if the line describes no part.
};

/// Returns the boot log of a machine; empty if the catalog has no log lines for this machine.
/// The log omits failed parts, because the kernel does not find them.
std::vector<ProbeMessage> probeMessagesOf(const Topology& topology);

/// A part whose type is not stated in the log.
struct ProbeGuess {
    std::string name;   ///< The name that the kernel gives to the part: "sd2".
    std::string part;   ///< Path of the part's bay; empty if the part was omitted.
    std::string kind;   ///< Assumed block type; empty if the part was omitted.
    std::string reason; ///< Reason for assuming this type, as a sentence without a full stop.
};

/// A configuration that was read from a log.
struct ProbeReading {
    Scenario scenario;                  ///< The machine with its boards, but without a workload.
    std::vector<ProbeMessage> lines;    ///< The lines of the log, in order.
    std::vector<std::string> notPlaced; ///< Parts for which the machine has no slot: "sd16 (669 MB SCSI disk)".
    std::vector<ProbeGuess> guesses;    ///< Parts whose type was assumed, and parts that were omitted.
    std::vector<std::string> alsoFits;  ///< Titles of other machines that match the log equally well.
};

/// Thrown for text that does not look like a boot log: no line is from a known kernel,
/// and the beginning is not recognised.
/// The text may be a scenario.
class NoProbeLog : public InputError {
public:
    using InputError::InputError;
};

/// Reads the configuration of the machine that the most lines identify.
/// If several machines are identified by equally many lines,
/// selects the first machine with slots for the most parts in the log.
/// Lines of more than 300 bytes are ignored.
/// Lines end with LF, CR or both.
/// Lines may begin with a syslog prefix: "Jan  3 10:11:12 host vmunix: ".
/// Throws InputError if no line identifies a machine, or if there are more than 10,000 lines.
/// Throws NoProbeLog if no line is recognised.
ProbeReading readProbeLog(const std::shared_ptr<const Catalog>& catalog, const std::string& text,
                          const std::string& file = Message{"log"});

} // namespace boardset
