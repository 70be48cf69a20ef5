// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli machines, scenarios, rules and sources: list the contents of the catalog.
#include "LoadScenario.h"
#include "Print.h"
#include "boardset/describe/DescribeCatalog.h"
#include "boardset/scenario/DescribeScenarios.h"

#include <CLI/CLI.hpp>
#include <iostream>

namespace boardset {

namespace {

/// Adds a command that prints a table of the catalog.
void addList(CLI::App& app, Globals& globals, const std::string& name, const std::string& summary,
             const std::string& json, Table (*describe)(const Catalog&)) {
    auto* command = app.add_subcommand(name, summary);
    command->footer("JSON: " + json);
    addFormat(*command, globals);
    command->callback([&globals, describe] { printTable(globals, describe(*openCatalog(globals))); });
}

} // namespace

void addMachinesCommand(CLI::App& app, Globals& globals) {
    addList(app, globals, "machines", "List the machines", "[{id, family, name, year, summary}]", describeMachines);
}

void addRulesCommand(CLI::App& app, Globals& globals) {
    addList(app, globals, "rules", "List the rules that configurations are checked against",
            "[{id, family, severity, title, reason, fix, source, locator}]; family is null for a rule that applies to "
            "all",
            describeRules);
}

void addSourcesCommand(CLI::App& app, Globals& globals) {
    addList(app, globals, "sources", "List the cited documents",
            "[{id, brief, title, author, publisher, date, number}]; values that a document does not state are null",
            describeSources);
}

void addScenariosCommand(CLI::App& app, Globals& globals) {
    auto* command = app.add_subcommand("scenarios", "List the bundled scenarios");
    command->footer("JSON: [{id, machine, title}]");
    addFormat(*command, globals);
    command->callback([&globals] {
        const auto unread = [&globals](const InputError& error) {
            std::cerr << "boardset-cli: " << error.what() << '\n';
            globals.exitCode = 1;
        };
        printTable(globals, describeScenarios(bundledScenarios(shareFolder() / "scenarios", unread)));
    });
}

} // namespace boardset
