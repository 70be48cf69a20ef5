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

/// The options and the exit code that all commands share.
struct Globals {
    std::string database; ///< File of the catalog; if empty, the bundled catalog is used.
    bool json = false;    ///< Print results as JSON.
    int exitCode = 0;     ///< Exit code: 0 for success, 1 for bad input,
                          ///< 2 if there is no feasible result or if `check` found errors.
};

/// The following functions each add a subcommand to `app`, with a callback that runs the subcommand.
/// A callback may throw: main then prints what() in one line and exits with 1.
void addAdviseCommand(CLI::App& app, Globals& globals);
void addBestCommand(CLI::App& app, Globals& globals);
void addCheckCommand(CLI::App& app, Globals& globals);
void addCompareCommand(CLI::App& app, Globals& globals);
void addDrawCommand(CLI::App& app, Globals& globals);
void addEvidenceCommand(CLI::App& app, Globals& globals);
void addFactsCommand(CLI::App& app, Globals& globals);
void addHelpCommand(CLI::App& app);
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

/// Returns the names of the commands of a program, or of a command's own subcommands.
std::vector<std::string> commandNames(const CLI::App& app);

/// Returns the error for an unknown command, with the nearest known name.
InputError unknownCommand(const std::string& word, const CLI::App& app);

} // namespace boardset
