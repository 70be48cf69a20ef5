// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli check: checks a scenario against the rules.
#include "LoadScenario.h"
#include "Print.h"
#include "boardset/catalog/Citation.h"
#include "boardset/rules/Findings.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

void checkScenario(Globals& globals, const std::string& name) {
    const LoadedScenario loaded = loadScenario(globals, name);
    OrderedJson json = OrderedJson::array();
    TextTable table({"severity", "part", "rule", "reason", "source", "fix"});
    for (const Finding& finding : findings(*loaded.topology, loaded.scenario, answerOf(loaded, name))) {
        const Rule& rule = finding.rule;
        if (rule.severity == Severity::Error)
            globals.exitCode = 2;
        json.push_back({{"rule", rule.id},
                        {"severity", toString(rule.severity)},
                        {"part", finding.part},
                        {"title", finding.title},
                        {"reason", finding.reason},
                        {"source", textOrNull(rule.source)},
                        {"locator", rule.locator},
                        {"fix", finding.fix}});
        const std::string source = finding.station >= 0 ? "the results"
                                   : rule.source.empty()
                                       ? "Boardset"
                                       : briefOf(loaded.topology->catalog(), {rule.source, rule.locator});
        table.add({toString(rule.severity), finding.part, rule.id, finding.reason, source, finding.fix});
    }
    if (globals.json)
        printJson(json);
    else
        std::cout << (table.isEmpty() ? "no findings\n" : table.text());
}

} // namespace

void addCheckCommand(CLI::App& app, Globals& globals) {
    const auto scenario = std::make_shared<std::string>();
    auto* command = app.add_subcommand("check", "List the findings: violated rules and the saturated part");
    command->add_option("SCENARIO", *scenario, scenarioHelp)->required();
    command->footer(
        "JSON: [{rule, severity, part, title, reason, source, locator, fix}]; severity is error, warning or\n"
        "  advice. The rule of a saturated part is full-part; its source is null, because it follows from the "
        "results.\n"
        "Exit status: 0 no findings, or only warnings and advice; 1 bad input; 2 errors found.");
    command->callback([&globals, scenario] { checkScenario(globals, *scenario); });
}

} // namespace boardset
