// SPDX-License-Identifier: GPL-3.0-or-later
// What every command with a SCENARIO starts with: the catalog, the scenario, its machine.
#pragma once

#include "Commands.h"
#include "boardset/analysis/Answer.h"
#include "boardset/evidence/Evidence.h"
#include "boardset/scenario/Edit.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace boardset {

/// The folder of catalog.db and scenarios/: `../share/boardset` beside the program's own folder, as built and
/// installed.
std::filesystem::path shareFolder();

/// The catalog of `--database`, or the bundled one.
std::shared_ptr<const Catalog> openCatalog(const Globals& globals);

/// Returns the ids of the machines that fulfil `has` in their standard configuration: "a, b or c".
std::string machinesWith(const std::shared_ptr<const Catalog>& catalog,
                         const std::function<bool(const Topology&)>& has);

/// The help text for every SCENARIO.
inline constexpr const char* scenarioHelp =
    "A bundled scenario's id, a .boardset or .svg file, or - for standard input";

/// Machine options from words like "uniboards=4" and "l3=private", as `--option` takes them. Throws InputError for any
/// other, with the values of that option or an option of that machine as an example.
Options chosenOptions(const std::vector<std::string>& words, const Machine& machine);

/// A machine with the options of `--option`. Says on standard error which of them the machine doesn't follow.
std::shared_ptr<const Topology> machineWith(const std::shared_ptr<const Catalog>& catalog, const Machine& machine,
                                            const std::vector<std::string>& words);

using LoadedScenario = Canonical;

/// `scenario` is the id of a bundled scenario, else a `.boardset` file or an `.svg` file that Boardset drew. A pipe, or
/// "-" for standard input, has the text of such a file. Throws InputError, CatalogError or TopologyError.
LoadedScenario loadScenario(const Globals& globals, const std::string& scenario);

/// Throws InputError if what is to be written would take the place of what is read, or of the catalog; `option` names
/// it.
void needOtherFile(const Globals& globals, const std::string& read, const std::string& written, const char* option);

/// Bundled scenarios in canonical form, each read once. Takes ids only, never the name of a file.
ScenarioLoader bundledScenarios(std::shared_ptr<const Catalog> catalog);

/// A machine to look at.
struct LoadedMachine {
    std::string scenario; ///< Whose machine it is, as it was named; empty: as it is sold.
    std::shared_ptr<const Topology> topology;
};

/// `subject` is a machine's id, or what loadScenario() takes: then it is set up as there, with its options, boards,
/// domains and failures. Options, as `--option` takes them, go over either; what stands on boards that go is in
/// nobody's way. Throws as loadScenario() does, and EditError for an option that cannot be so.
LoadedMachine loadMachine(const Globals& globals, const std::string& subject, const std::vector<std::string>& words);

/// Its answer by the method of that word. Throws InputError, which begins with `name`, where the method does not serve.
Answer answerOf(const LoadedScenario& loaded, const std::string& name, const std::string& method = "auto");

/// The same; nothing if nothing runs. If nothing runs or a part is overloaded, it writes a line to standard error,
/// which begins with `name` and states the reason, and sets the exit status to 2.
std::optional<Answer> answerOrReason(Globals& globals, const LoadedScenario& loaded, const std::string& name,
                                     const std::string& method = "auto");

} // namespace boardset
