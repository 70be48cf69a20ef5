// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli machines, scenarios, rules and sources: lists of the catalog.
#include "LoadScenario.h"
#include "Print.h"
#include "boardset/catalog/Citation.h"
#include "boardset/scenario/BundledScenarios.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

namespace boardset {

void addMachinesCommand(CLI::App& app, Globals& globals) {
    auto* command = app.add_subcommand("machines", "List the machines");
    command->footer("JSON: [{id, family, name, year, summary}]");
    command->callback([&globals] {
        const auto catalog = openCatalog(globals);
        OrderedJson json = OrderedJson::array();
        TextTable table({"id", "family", "name", "year", "summary"});
        for (const Machine& each : catalog->machines()) {
            json.push_back({{"id", each.id},
                            {"family", each.family.title},
                            {"name", each.title},
                            {"year", each.year},
                            {"summary", each.summary}});
            table.add({each.id, each.family.title, each.title, std::to_string(each.year), each.summary});
        }
        globals.json ? printJson(json) : void(std::cout << table.text());
    });
}

void addScenariosCommand(CLI::App& app, Globals& globals) {
    auto* command = app.add_subcommand("scenarios", "List the bundled scenarios");
    command->footer("JSON: [{id, machine, title}]");
    command->callback([&globals] {
        OrderedJson json = OrderedJson::array();
        TextTable table({"id", "machine", "title"});
        const auto unread = [&globals](const InputError& error) {
            std::cerr << "boardset-cli: " << error.what() << '\n';
            globals.exitCode = 1;
        };
        for (const BundledScenario& each : bundledScenarios(shareFolder() / "scenarios", unread)) {
            json.push_back({{"id", each.id}, {"machine", each.machine}, {"title", each.title}});
            table.add({each.id, each.machine, each.title});
        }
        globals.json ? printJson(json) : void(std::cout << table.text());
    });
}

void addRulesCommand(CLI::App& app, Globals& globals) {
    auto* command = app.add_subcommand("rules", "List the rules that configurations are checked against");
    command->footer("JSON: [{id, family, severity, title, reason, fix, source, locator}]; family is null for a rule "
                    "that applies to all");
    command->callback([&globals] {
        const auto catalog = openCatalog(globals);
        OrderedJson json = OrderedJson::array();
        TextTable table({"id", "family", "severity", "problem", "source"});
        for (const Rule& each : catalog->rules()) {
            json.push_back({{"id", each.id},
                            {"family", textOrNull(each.family)},
                            {"severity", toString(each.severity)},
                            {"title", each.title},
                            {"reason", each.reason},
                            {"fix", textOrNull(each.fix)},
                            {"source", textOrNull(each.source)},
                            {"locator", textOrNull(each.locator)}});
            table.add({each.id, each.family, toString(each.severity), each.title,
                       each.source.empty() ? "Boardset" : briefOf(*catalog, {each.source, each.locator})});
        }
        globals.json ? printJson(json) : void(std::cout << table.text());
    });
}

void addSourcesCommand(CLI::App& app, Globals& globals) {
    auto* command = app.add_subcommand("sources", "List the cited documents");
    command->footer(
        "JSON: [{id, brief, title, author, publisher, date, number}]; values that a document does not state are null");
    command->callback([&globals] {
        const auto catalog = openCatalog(globals);
        OrderedJson json = OrderedJson::array();
        TextTable table({"id", "cited as", "document"});
        for (const Source& each : catalog->sources()) {
            json.push_back({{"id", each.id},
                            {"brief", each.brief},
                            {"title", each.title},
                            {"author", textOrNull(each.author)},
                            {"publisher", textOrNull(each.publisher)},
                            {"date", textOrNull(each.date)},
                            {"number", textOrNull(each.number)}});
            table.add({each.id, each.brief, referenceOf(*catalog, {each.id, {}})});
        }
        globals.json ? printJson(json) : void(std::cout << table.text());
    });
}

} // namespace boardset
