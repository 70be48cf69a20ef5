// SPDX-License-Identifier: GPL-3.0-or-later
// Every command of boardset-cli: one function here, one file beside it.
#pragma once

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace boardset {

struct InputError;

/// What all commands share. `exitCode` is 0 fine, 1 bad input, 2 no feasible answer or, of check, errors found.
struct Globals {
    std::string database; ///< The catalog; empty for the bundled one.
    bool json = false;    ///< Answers for machines.
    int exitCode = 0;     ///< Set by the command that ran.
};

/// Of an option: any word at all.
inline CLI::Validator word() {
    return {[](std::string& given) { return given.empty() ? "found ''; allowed: a word" : std::string(); }, "", ""};
}

/// Of an option: the name of a file.
inline CLI::Validator fileName() {
    return {[](std::string& name) {
                std::error_code isOther; // a link to itself, say: writing tells
                return name.empty() || std::filesystem::is_directory(name, isOther)
                           ? "found '" + name + "'; allowed: the name of a file, in a folder that is there"
                           : std::string();
            },
            "", ""};
}

/// Of an option: a whole number in a range.
inline CLI::Validator wholeNumber(std::int64_t least, std::int64_t most) {
    const std::string allowed = "whole numbers from " + std::to_string(least) + " to " + std::to_string(most);
    return {[=](std::string& given) {
                std::int64_t number = 0;
                const auto [end, error] = std::from_chars(given.data(), given.data() + given.size(), number);
                const bool isOne = error == std::errc() && end == given.data() + given.size();
                return isOne && number >= least && number <= most ? std::string()
                                                                  : "found '" + given + "'; allowed: " + allowed;
            },
            "", ""};
}

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
