// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli check: what the rules say about a scenario.
#include "LoadScenario.h"
#include "Print.h"
#include "boardset/catalog/Citation.h"
#include "boardset/rules/Findings.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

void checkScenario(const Globals& globals, const std::string& name) {
    const LoadedScenario loaded = loadScenario(globals, name);
    OrderedJson json = OrderedJson::array();
    TextTable table({"severity", "part", "rule", "reason", "source", "fix"});
    for (const Finding& finding : findings(*loaded.topology, loaded.scenario)) {
        const Rule& rule = finding.rule;
        json.push_back({{"rule", rule.id},
                        {"severity", toString(rule.severity)},
                        {"part", finding.part},
                        {"title", finding.title},
                        {"reason", finding.reason},
                        {"source", textOrNull(rule.source)},
                        {"locator", rule.locator},
                        {"fix", finding.fix}});
        const std::string source =
            rule.source.empty() ? "our advice" : briefOf(loaded.topology->catalog(), {rule.source, rule.locator});
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
    auto* command = app.add_subcommand("check", "Findings: which rules a scenario breaks, where and why");
    command->add_option("SCENARIO", *scenario, "A bundled scenario's id, or a .boardset or .svg file")->required();
    command->footer("JSON: [{rule, severity, part, title, reason, source, locator, fix}]");
    command->callback([&globals, scenario] { checkScenario(globals, *scenario); });
}

} // namespace boardset
