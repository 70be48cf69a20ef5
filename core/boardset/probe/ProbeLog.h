// SPDX-License-Identifier: GPL-3.0-or-later
// What a kernel says of a machine when it starts: written for any configuration, and read back to one.
#pragma once

#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/Scenario.h"
#include "boardset/topology/Topology.h"

#include <memory>
#include <string>
#include <vector>

namespace boardset {

/// One line of such a log.
struct ProbeMessage {
    std::string text;
    std::string part;                ///< Path; empty: of the machine, or of a part that is not known.
    const ProbeLine* line = nullptr; ///< What it is; null: it says nothing of a part.
};

/// The log of a machine whose catalog has lines for it; empty for others. What failed is not found.
std::vector<ProbeMessage> probeMessagesOf(const Topology& topology);

/// A part whose kind the log does not state.
struct ProbeGuess {
    std::string name;   ///< "sd2", as the kernel numbers it.
    std::string part;   ///< Path of the bay where it was placed; empty: it was left out.
    std::string kind;   ///< Block type that was guessed; empty: it was left out.
    std::string reason; ///< Why, as a sentence without a full stop.
};

struct ProbeReading {
    Scenario scenario;                  ///< A machine with its boards, without work.
    std::vector<ProbeMessage> lines;    ///< Those of the text, in order.
    std::vector<std::string> notPlaced; ///< Parts for which the machine has no place: "sd16 (669 MB SCSI disk)".
    std::vector<ProbeGuess> guesses;    ///< Parts whose kind was guessed, or left out.
    std::vector<std::string> alsoFits;  ///< Titles of other machines that could be it as well.
};

/// The text has no line of a known kernel and is no other known text: it may be a scenario.
class NoProbeLog : public InputError {
public:
    using InputError::InputError;
};

/// The machine that most lines name; of several, the first that has places for most parts in the log. Lines of more
/// than 300 bytes are not read; lines end with LF, CR or both, and may begin as syslog has them: "Jan  3 10:11:12
/// host vmunix: ". Throws InputError if no line names a machine, or for more than 10,000 lines; NoProbeLog if none is
/// known at all.
ProbeReading readProbeLog(const std::shared_ptr<const Catalog>& catalog, const std::string& text,
                          const std::string& file = "log");

} // namespace boardset
