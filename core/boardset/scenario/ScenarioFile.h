// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios as JSON files, "*.boardset", and inside SVG files. Input is untrusted until checked.
#pragma once

#include "boardset/scenario/AtomicFile.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/Scenario.h"

#include <filesystem>
#include <string>

namespace boardset {

/// Version of the format.
/// Versions 1 and 2 can be read too: version 1 has other field names, and both have former slot names.
inline constexpr int scenarioFormatVersion = 3;

/// Returns the format version in which a scenario is written: 2 if it still has the slot names of an old file.
int versionOf(const Scenario& scenario);

/// Reads a `.boardset` file, or the scenario inside an `.svg` that Boardset wrote. `kind` and `name` are as for
/// readTextFile(). Throws InputError: file, field, value, allowed, fix. The scenario is consistent (names, numbers,
/// references) but not yet checked against a machine: resolve() does that, and spreads the pages of whole boards.
Scenario readScenario(const std::filesystem::path& file, FileKind kind = FileKind::Ordinary,
                      const std::string& name = {});

/// Parses a scenario from text; `name` is the name of the file in errors.
Scenario parseScenario(const std::string& text, const std::string& name);

/// Returns a scenario as stable text: identical scenarios give identical bytes.
std::string toJson(const Scenario& scenario);

/// Saves atomically: a full disk or a crash leaves the old file. Throws InputError with file and reason.
void writeScenario(const Scenario& scenario, const std::filesystem::path& file);

/// Returns the element that contains a scenario in an SVG file:
/// `<metadata id="boardset-scenario" ...>` with escaped JSON.
std::string toSvgMetadata(const Scenario& scenario);

/// Returns the JSON text in the metadata element of an SVG file.
/// Throws InputError if the element is missing or damaged.
std::string scenarioTextInSvg(const std::string& svg, const std::string& name);

} // namespace boardset
