// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli help: prints the same text as --help.
#include "CommandRegistry.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/text/EnglishText.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>

namespace boardset {

namespace {

void printHelp(const CLI::App& app, const std::vector<std::string>& words) {
    const CLI::App* command = &app;
    std::string before;
    for (const std::string& word : words) {
        const std::vector<std::string> known = commandNames(*command);
        if (std::find(known.begin(), known.end(), word) == known.end())
            throw unknownCommand(word, *command);
        before += (before.empty() ? "" : " ") + command->get_name();
        command = command->get_subcommand(word);
    }
    // help() isn't called here, because it would explain the help command itself.
    before += (before.empty() ? "" : " ") + command->get_name();
    std::cout << command->get_formatter()->make_help(command, before, CLI::AppFormatMode::Normal);
}

} // namespace

std::vector<std::string> commandNames(const CLI::App& app) {
    return textsOf(app.get_subcommands([](const CLI::App*) { return true; }), &CLI::App::get_name);
}

InputError unknownCommand(const std::string& word, const CLI::App& app) {
    const std::vector<std::string> names = commandNames(app);
    return {"command", {}, "'" + printable(word) + "'", alternatives(names, 40), didYouMean(word.substr(0, 60), names)};
}

void addHelpCommand(CLI::App& app) {
    const auto words = std::make_shared<std::vector<std::string>>();
    auto* command = app.add_subcommand("help", "Explain a command, as its --help option does");
    command->add_option("COMMAND", *words,
                        "A command, such as \"solve\" or \"lesson run\"; if omitted, lists all commands");
    command->callback([&app, words] { printHelp(app, *words); });
}

} // namespace boardset
