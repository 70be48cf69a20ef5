// SPDX-License-Identifier: GPL-3.0-or-later
// All bundled facts and all results of the program for its bundled data as plain JSON, frozen independently of the code
// that computes them.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace boardset::test {

using Json = nlohmann::json;

/// Results by the name of their request.
using Answers = std::map<std::string, Json>;

/// All facts by their subject: value, unit, standing, source, locator, measurement and terms. All units with their SI
/// values.
Answers facts();

/// Results of every bundled scenario (a program by its last placement) with the options of the command line's `solve`.
Answers placements();

/// All measurements by machine, with the value and the error of the model.
Answers measurements();

/// Latencies of every machine in its standard configuration, and of a T5440 in each configuration: its table of
/// latencies, and the rows that apply between every memory and the first processor, each bridge, and each device.
Answers latencies();

/// Traces on every machine with a protocol: one miss of the first processor for each distance of a memory, clean and
/// owned, with directory hit and miss.
Answers traces();

} // namespace boardset::test
