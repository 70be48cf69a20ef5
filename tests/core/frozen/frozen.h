// SPDX-License-Identifier: GPL-3.0-or-later
// All that the program answers about its bundled data, as plain JSON: what is frozen, whatever computes it.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace boardset::test {

using Json = nlohmann::json;

/// Answers by the name of what was asked.
using Answers = std::map<std::string, Json>;

/// Every bundled scenario, a program by its last placement, solved with the options of the command line's `solve`.
Answers placements();

/// Every measurement with the model's value and its error, by machine.
Answers measurements();

/// Every machine as sold, and a T5440 in each way of putting it together: its table of latencies, and what counts
/// between the first processor, each bridge, and each device, and every memory.
Answers latencies();

/// On every machine with a protocol: one miss of the first processor for each distance of a memory, clean and owned,
/// with the directory's hit and miss.
Answers traces();

} // namespace boardset::test
