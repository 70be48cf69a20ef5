// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios as JSON files, "*.boardset", and inside SVG files. Input is untrusted until checked.
#pragma once

#include "boardset/scenario/AtomicFile.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/Scenario.h"

#include <filesystem>
#include <string>

namespace boardset {

/// Current version of the format. Versions 1 and 2 can be read too.
/// Version 1 has other field names. Versions 1 and 2 have former slot names.
inline constexpr int scenarioFormatVersion = 3;

/// Returns the format version for writing a scenario: 2 if the scenario still has the slot names of an old file.
int versionOf(const Scenario& scenario);

/// Reads a `.boardset` file, or the scenario inside an `.svg` file that Boardset wrote. `kind` and `name` have the same
/// meaning as for readTextFile(). Throws InputError with all five parts of its message. The scenario is consistent in
/// itself (names, numbers, references) but is not yet checked against a machine. resolve() makes this check, and
/// spreads pages that the file assigns to whole boards.
Scenario readScenario(const std::filesystem::path& file, FileKind kind = FileKind::Ordinary,
                      const std::string& name = {});

/// Parses a scenario from text. `name` is the file name for use in error messages.
Scenario parseScenario(const std::string& text, const std::string& name);

/// Returns a scenario as stable text: identical scenarios give identical bytes.
std::string toJson(const Scenario& scenario);

/// Saves a scenario atomically: if the disk is full or the program crashes, the old file remains complete.
/// Throws InputError with the file and the reason.
void writeScenario(const Scenario& scenario, const std::filesystem::path& file);

/// Returns the element that contains a scenario in an SVG file:
/// `<metadata id="boardset-scenario" ...>` with escaped JSON.
/// If `isReference` is true, the scenario is A of a comparison and gets another id, because readScenario() opens B.
std::string toSvgMetadata(const Scenario& scenario, bool isReference = false);

/// Returns the JSON text in the metadata element of an SVG file.
/// Throws InputError if the element is missing or damaged.
std::string scenarioTextInSvg(const std::string& svg, const std::string& name);

} // namespace boardset
