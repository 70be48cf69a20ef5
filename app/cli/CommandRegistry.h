// SPDX-License-Identifier: GPL-3.0-or-later
// All commands of boardset-cli. Each command is a function, which is defined in a file of its own.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace boardset {

struct InputError;

/// The formats in which commands print tables.
enum class OutputFormat { Text, Json, Csv, Html };

/// The options and the exit code that all commands share.
struct Globals {
    std::string database;                    ///< Path of the catalog file; if empty, the bundled catalog is used.
    bool json = false;                       ///< True if results are printed as JSON.
    OutputFormat table = OutputFormat::Text; ///< Value of --format.
    /// Returns the format in which a table is printed.
    OutputFormat format() const { return json ? OutputFormat::Json : table; }
    int exitCode = 0; ///< Exit code: 0 for success, 1 for bad input,
                      ///< 2 if there is no feasible result or if `check` found errors.
};

/// Each of the following functions adds a subcommand to `app`, with a callback that runs the subcommand.
/// If a callback throws, main() prints what() on one line and exits with 1.
void addAdviseCommand(CLI::App& app, Globals& globals);
void addApplyCommand(CLI::App& app, Globals& globals);
void addBestCommand(CLI::App& app, Globals& globals);
void addCheckCommand(CLI::App& app, Globals& globals);
void addCompareCommand(CLI::App& app, Globals& globals);
void addDrawCommand(CLI::App& app, Globals& globals);
void addEvidenceCommand(CLI::App& app, Globals& globals);
void addFactsCommand(CLI::App& app, Globals& globals);
void addHelpCommand(CLI::App& app);
void addInspectCommand(CLI::App& app, Globals& globals);
void addLessonCommand(CLI::App& app, Globals& globals);
void addMachinesCommand(CLI::App& app, Globals& globals);
void addMessageCommand(CLI::App& app, Globals& globals);
void addNetworkCommand(CLI::App& app, Globals& globals);
void addPlotsCommand(CLI::App& app, Globals& globals);
void addReplayCommand(CLI::App& app, Globals& globals);
void addProbeCommand(CLI::App& app, Globals& globals);
void addReportCommand(CLI::App& app, Globals& globals);
void addRulesCommand(CLI::App& app, Globals& globals);
void addScenariosCommand(CLI::App& app, Globals& globals);
void addShowCommand(CLI::App& app, Globals& globals);
void addSolveCommand(CLI::App& app, Globals& globals);
void addSourcesCommand(CLI::App& app, Globals& globals);
void addSweepCommand(CLI::App& app, Globals& globals);
void addTermsCommand(CLI::App& app, Globals& globals);
void addTraceCommand(CLI::App& app, Globals& globals);

/// Returns the names of a program's commands, or of a command's subcommands.
std::vector<std::string> commandNames(const CLI::App& app);

/// Returns the error for an unknown command; the error suggests the nearest known name.
InputError unknownCommand(const std::string& word, const CLI::App& app);

} // namespace boardset
