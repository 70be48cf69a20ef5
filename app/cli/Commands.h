// SPDX-License-Identifier: GPL-3.0-or-later
// Every command of boardset-cli: one function here, one file beside it.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace boardset {

struct InputError;

/// What all commands share. `exitCode` is 0 fine, 1 bad input, 2 no feasible answer, or errors that check found.
struct Globals {
    std::string database; ///< The catalog; empty for the bundled one.
    bool json = false;    ///< Answers for machines.
    int exitCode = 0;     ///< Set by the command that ran.
};

/// Each adds its subcommand to `app`, with a callback that runs it. A callback may throw: main prints what() in one
/// line and exits with 1.
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

/// Names of the commands of a program, or of a command's own commands.
std::vector<std::string> commandNames(const CLI::App& app);

/// The error for a word that names none of them, with the nearest.
InputError unknownCommand(const std::string& word, const CLI::App& app);

} // namespace boardset
