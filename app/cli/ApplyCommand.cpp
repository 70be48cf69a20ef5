// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli apply: applies edits in their text form to a scenario, and writes the new scenario.
#include "FileStreams.h"
#include "LoadScenario.h"
#include "Print.h"
#include "boardset/catalog/Text.h"
#include "boardset/rules/Refusal.h"
#include "boardset/scenario/EditText.h"
#include "boardset/scenario/ScenarioFile.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

struct ApplyOptions {
    std::string scenario;
    std::vector<std::string> edits;
    std::string file = "-";
};

/// Applies one edit, and reports work that moves with it on standard error.
LoadedScenario applied(RuleBook& rules, const LoadedScenario& before, const std::string& line) {
    const auto edit = editIn<Edit>(line, "EDIT", {});
    try {
        LoadedScenario after = edited(rules, before, {edit});
        if (const std::string moved = movedSentence({edit}, before, after.scenario); !moved.empty())
            std::cerr << "boardset-cli: " << printable(line) << ": note: " << moved << '\n';
        return after;
    } catch (const EditError& error) {
        throw InputError("EDIT", {}, '"' + printable(line) + '"', "an edit that the machine allows", error.what());
    }
}

void apply(const Globals& globals, const ApplyOptions& options) {
    needOtherFile(globals, options.scenario, options.file, "--output");
    LoadedScenario loaded = loadScenario(globals, options.scenario);
    RuleBook rules(loaded.topology->sharedCatalog());
    for (const std::string& line : options.edits)
        loaded = applied(rules, loaded, line);
    writeOutput(toJson(loaded.scenario), options.file);
    reportWritten(globals, options.file, {{"file", options.file}});
}

/// Returns the forms of all edits, each with an example.
std::string editHelp() {
    std::string text = "Edits, each with an example:";
    for (const EditForm& each : editForms<Edit>())
        text += "\n  " + each.form + "\n      " + each.example;
    return text +
           "\nA name with blanks or one of the signs = , ; is in double quotes. \"machine\" is the whole machine.";
}

} // namespace

void addApplyCommand(CLI::App& app, Globals& globals) {
    const auto options = std::make_shared<ApplyOptions>();
    auto* command = app.add_subcommand("apply", "Apply edits to a scenario in order, and write the new scenario");
    command->add_option("SCENARIO", options->scenario, scenarioHelp)->required();
    command->add_option("EDIT", options->edits, "Edit, such as 'move 1 to SB3'; see below")->required();
    command->add_option("-o,--output", options->file, "File to write instead of standard output")
        ->type_name("FILE")
        ->check(outputFile({".boardset"}, "to write an .svg file, use boardset-cli draw"));
    command->footer(editHelp());
    command->callback([&globals, options] { apply(globals, *options); });
}

} // namespace boardset
