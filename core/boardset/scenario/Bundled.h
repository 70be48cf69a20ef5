// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios that come with Boardset: files of a folder, known by the file's name.
#pragma once

#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/Scenario.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace boardset {

/// What a list of scenarios shows.
struct BundledScenario {
    std::string id; ///< File name without ".boardset": "sunfire6800-first".
    std::string title;
    std::string machine;
};

/// The ids of a folder's scenarios, sorted. Throws InputError for a folder that cannot be read.
std::vector<std::string> bundledIds(const std::filesystem::path& scenarioDir);

/// Receives the error of a file that can't be read; the others are read all the same.
using UnreadScenario = std::function<void(const InputError&)>;

/// All scenarios of a folder, sorted by id. Throws InputError for a folder that can't be read.
std::vector<BundledScenario> bundledScenarios(const std::filesystem::path& scenarioDir, const UnreadScenario& unread);

/// The error for an id that is not in `ids`: the nearest of them, or a few.
InputError unknownScenario(const std::string& id, const std::vector<std::string>& ids);

/// The scenario of an id, as its file says; resolve() it against its machine.
/// Throws InputError for an unknown id, naming those that exist.
Scenario bundledScenario(const std::filesystem::path& scenarioDir, const std::string& id);

} // namespace boardset
