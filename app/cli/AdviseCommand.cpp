// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli advise: lists the manufacturer's recommendations for a scenario, with their effects in the model.
#include "EvidenceText.h"
#include "FileStreams.h"
#include "boardset/advice/DescribeAdvice.h"
#include "boardset/describe/TableText.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

struct AdviseArguments {
    std::string scenario;
    std::string workload;
};

OrderedJson jsonOf(const std::string& scenario, const LoadedScenario& loaded, const Advised& advised, const Answer& now,
                   const Table& table) {
    OrderedJson json{{"machine", loaded.scenario.machine},
                     {"scenario", scenario},
                     {"workload", {{"id", advised.workload.id}, {"title", advised.workload.title}}},
                     {"now", now.totals.empty() ? OrderedJson() : totalOf(now)},
                     {"questions", OrderedJson::array()}};
    OrderedJson rows = tableJson(table);
    auto row = rows.begin();
    for (const AdvisedQuestion& question : advised.questions) {
        OrderedJson choices = OrderedJson::array();
        for (const AdvisedChoice& choice : question.choices) {
            if (choice.whyNot.empty() && !choice.answer.totals.empty())
                (*row)["total"] = totalOf(choice.answer);
            choices.push_back(std::move(*row++));
        }
        json["questions"].push_back({{"question", question.title}, {"choices", std::move(choices)}});
    }
    return json;
}

void printText(const AdviseArguments& arguments, const LoadedScenario& loaded, const Advised& advised,
               const Answer& now, const Table& table) {
    std::cout << loaded.scenario.title << " (" << loaded.topology->machine().title << ")\nworkload      "
              << advised.workload.title << (arguments.workload.empty() ? ", from the scenario" : "")
              << "\ncurrent       " << (now.totals.empty() ? "nothing runs" : rateText(now));
    if (const auto carried = loadHeadroom(now))
        std::cout << "; capacity " << currentLanguage().text(describeHeadroom(*carried));
    std::cout << "\n\n" << tableText(table);
}

void adviseScenario(Globals& globals, const AdviseArguments& arguments) {
    const LoadedScenario loaded = loadScenario(globals, arguments.scenario);
    if (workloadKindsOf(*loaded.topology).empty()) {
        const std::string known = machinesWith(loaded.topology->sharedCatalog(), [](const Topology& topology) {
            return !workloadKindsOf(topology).empty();
        });
        std::cerr << "boardset-cli: " << printable(inputName(arguments.scenario)) << ": machine: found "
                  << loaded.scenario.machine << ", for which no source gives recommendations; allowed: " << known
                  << "; boardset-cli check lists findings\n";
        globals.exitCode = 2;
        return;
    }
    const Answer now = answerOf(loaded, arguments.scenario);
    const Advised advised = advise(loaded, now, arguments.workload);
    PublishedComparison beside(globals, loaded.topology->sharedCatalog());
    const Table table = describeAdvice(
        advised, loaded, now, [&](const Answered& of) { return beside.of(of); });
    printResult(globals, {[&] { return jsonOf(arguments.scenario, loaded, advised, now, table); },
                          [&] { return std::vector<Table>{table}; },
                          [&] { printText(arguments, loaded, advised, now, table); }});
}

} // namespace

void addAdviseCommand(CLI::App& app, Globals& globals) {
    const auto arguments = std::make_shared<AdviseArguments>();
    auto* command =
        app.add_subcommand("advise", "Show the manufacturer's recommendations: reason, source, predicted effect");
    command->add_option("SCENARIO", arguments->scenario, scenarioHelp)->required();
    command->add_option("--workload", arguments->workload,
                        "Kind of work (an invalid value lists those available for the machine); default: from the "
                        "scenario");
    addFormat(*command, globals);
    command->footer(
        "JSON: {machine, scenario, workload {id, title}, now (as total of solve, or null),\n"
        "  questions[] {question, choices[] {id, title, recommended, reason, source, locator, is_set (already set),\n"
        "  edits[] (that apply it), why_not (why it is not possible, or null), brings_nothing (it increases neither\n"
        "  capacity nor speed, while another choice does), effect (loss, none or gain in the model; null if the "
        "choice\n"
        "  is set or the effect is unknown; a loss or none is never recommended), total (as in solve, or null),\n"
        "  gain_percent (of throughput over now, or null), carries (multiple of the current load before a part "
        "reaches\n"
        "  its limit, if all work arrives at a rate, or null; gain_percent then refers to it), then_first (that "
        "part),\n"
        "  measured[] (with the fields of evidence --json)}}}. The first choice is the source's recommendation.\n"
        "Exit status 2: no source gives recommendations for this machine.");
    command->callback([&globals, arguments] { adviseScenario(globals, *arguments); });
}

} // namespace boardset
