// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli check: checks a scenario against the rules.
#include "LoadScenario.h"
#include "Print.h"
#include "boardset/rules/DescribeFindings.h"

#include <CLI/CLI.hpp>
#include <algorithm>

namespace boardset {

namespace {

void checkScenario(Globals& globals, const std::string& name) {
    const LoadedScenario loaded = loadScenario(globals, name);
    const std::vector<Finding> found = findings(*loaded.topology, loaded.scenario, answerOf(loaded, name));
    if (std::ranges::any_of(found, [](const Finding& each) { return each.rule.severity == Severity::Error; }))
        globals.exitCode = 2;
    const OutputFormat format = globals.format();
    const bool isForPeople = format == OutputFormat::Text || format == OutputFormat::Html;
    printTable(globals, describeFindings(isForPeople ? groupsOf(found) : ungrouped(found), *loaded.topology));
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
    addFormat(*command, globals);
    command->callback([&globals, scenario] { checkScenario(globals, *scenario); });
}

} // namespace boardset
