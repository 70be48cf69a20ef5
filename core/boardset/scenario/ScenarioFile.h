// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios as JSON files, "*.boardset", and inside SVG files. What comes from outside is hostile until read.
#pragma once

#include "boardset/scenario/AtomicFile.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/Scenario.h"

#include <filesystem>
#include <string>

namespace boardset {

/// Files of versions 1 and 2 are read too: version 1 has other words, and in both some slots have former names.
inline constexpr int scenarioFormatVersion = 3;

/// The version in which a scenario is written: 2 while it has the former names of an old file.
int versionOf(const Scenario& scenario);

/// Reads a `.boardset` file, or the scenario inside an `.svg` that Boardset wrote.
/// `kind` and `name` as readTextFile() takes them.
/// Throws InputError: file, field, value, allowed, fix. The scenario is sound in itself (names, numbers, references)
/// but not yet checked against a machine: resolve() does that, and deals the pages that were given to whole boards.
Scenario readScenario(const std::filesystem::path& file, FileKind kind = FileKind::Ordinary,
                      const std::string& name = {});

/// The same from text; `name` stands for the file in errors.
Scenario parseScenario(const std::string& text, const std::string& name);

/// The text of a scenario, stable: the same scenario gives the same bytes.
std::string toJson(const Scenario& scenario);

/// Saves atomically: a full disk or a crash leaves the old file. Throws InputError naming file and reason.
void writeScenario(const Scenario& scenario, const std::filesystem::path& file);

/// The element that carries a scenario in an SVG file: `<metadata id="boardset-scenario" ...>` with escaped JSON.
std::string toSvgMetadata(const Scenario& scenario);

/// The JSON text in an SVG file that has that element. Throws InputError if it has none, or one that is damaged.
std::string scenarioTextInSvg(const std::string& svg, const std::string& name);

} // namespace boardset
