// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios that are included with Boardset: the files in a folder, identified by file name.
#pragma once

#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/Scenario.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace boardset {

/// An entry in a list of scenarios.
struct BundledScenario {
    std::string id; ///< File name without ".boardset": "sunfire6800-first".
    std::string title;
    std::string machine;
};

/// Returns the sorted ids of the scenarios in a folder. Throws InputError if the folder cannot be read.
std::vector<std::string> bundledIds(const std::filesystem::path& scenarioDir);

/// A function that is called with the error for each scenario file that cannot be read. All other files are still read.
using UnreadScenario = std::function<void(const InputError&)>;

/// Returns all scenarios in a folder, sorted by id. Throws InputError if the folder cannot be read.
std::vector<BundledScenario> bundledScenarios(const std::filesystem::path& scenarioDir, const UnreadScenario& unread);

/// Returns the error for an id that is not in `ids`.
/// The error names the most similar id or, if none is similar, a few ids.
InputError unknownScenario(const std::string& id, const std::vector<std::string>& ids);

/// Reads the scenario with the given id. Use resolve() to check the scenario against its machine. Throws InputError for
/// an unknown id; the message lists the known ids.
Scenario bundledScenario(const std::filesystem::path& scenarioDir, const std::string& id);

} // namespace boardset
