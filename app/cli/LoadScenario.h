// SPDX-License-Identifier: GPL-3.0-or-later
// Loading of catalogs, scenarios and machines for commands.
#pragma once

#include "CommandRegistry.h"
#include "boardset/analysis/Answer.h"
#include "boardset/evidence/Evidence.h"
#include "boardset/scenario/Edit.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace boardset {

/// Returns the folder of catalog.db and scenarios/: `../share/boardset` relative to the program's folder, in the build
/// tree as well as after installation.
std::filesystem::path shareFolder();

/// Opens the catalog of `--database`, or the bundled one.
std::shared_ptr<const Catalog> openCatalog(const Globals& globals);

/// Returns the ids of the machines whose standard configuration fulfils `has`, as text: "a, b or c".
std::string machinesWith(const std::shared_ptr<const Catalog>& catalog,
                         const std::function<bool(const Topology&)>& has);

/// Help text of every SCENARIO argument.
inline constexpr const char* scenarioHelp =
    "Id of a bundled scenario, a .boardset or .svg file, or - for standard input";

/// Returns machine options from words such as "uniboards=4" and "l3=private", as given to `--option`.
/// Throws InputError for any other word; the error lists the values of that option,
/// or an option of the machine as an example.
Options chosenOptions(const std::vector<std::string>& words, const Machine& machine);

/// Builds a machine with the options given by `--option`.
/// Reports on standard error the options that the machine overrides.
std::shared_ptr<const Topology> machineWith(const std::shared_ptr<const Catalog>& catalog, const Machine& machine,
                                            const std::vector<std::string>& words);

using LoadedScenario = Canonical;

/// Loads a scenario: `scenario` is the id of a bundled one, a `.boardset` file, or an `.svg` file drawn by Boardset.
/// A pipe, or "-" for standard input, supplies the text of such a file.
/// Throws InputError, CatalogError or TopologyError.
LoadedScenario loadScenario(const Globals& globals, const std::string& scenario);

/// Throws InputError if the output would overwrite the input or the catalog; the error names the command-line option
/// `option`.
void needOtherFile(const Globals& globals, const std::string& read, const std::string& written, const char* option);

/// Returns a loader that reads each bundled scenario once, in canonical form.
/// The loader accepts only ids, not file names.
ScenarioLoader bundledScenarios(std::shared_ptr<const Catalog> catalog);

/// A machine, possibly as configured in a scenario.
struct LoadedMachine {
    std::string scenario; ///< The scenario as named on the command line; empty for the standard configuration.
    std::shared_ptr<const Topology> topology;
};

/// Loads a machine: `subject` is the machine's id, or a scenario as for loadScenario().
/// A scenario determines options, boards, domains and failures.
/// The options in `words` (as for `--option`) override the scenario's options;
/// threads and pages on removed boards are ignored.
/// Throws like loadScenario(), and throws EditError for an impossible option.
LoadedMachine loadMachine(const Globals& globals, const std::string& subject, const std::vector<std::string>& words);

/// Solves a scenario with the given method.
/// If the method isn't applicable, throws an InputError whose message begins with `name`.
Answer answerOf(const LoadedScenario& loaded, const std::string& name, const std::string& method = "auto");

/// Solves a scenario like answerOf(), but returns nothing if nothing runs.
/// If nothing runs or a part is overloaded, sets the exit status to 2.
/// In these cases, also writes the reason to standard error, on a line that begins with `name`.
std::optional<Answer> answerOrReason(Globals& globals, const LoadedScenario& loaded, const std::string& name,
                                     const std::string& method = "auto");

} // namespace boardset
