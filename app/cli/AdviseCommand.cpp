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
        "JSON: {machine, scenario, workload {id, title}, now, questions[] {question, choices[] {id, title,\n"
        "  recommended, reason, source, locator, is_set, edits[], why_not, brings_nothing, effect, total,\n"
        "  gain_percent, carries, then_first, measured[]}}}. The first choice is the source's recommendation.\n"
        "  now is the current total, as in solve, or null. is_set is true if the choice is already set. edits[] apply\n"
        "  the choice. why_not says why the choice is not possible, or is null. brings_nothing is true if the choice\n"
        "  increases neither capacity nor speed, while another choice does. effect is loss, none or gain in the\n"
        "  model; null if the choice is set or the effect is unknown. A choice with effect loss or none is never\n"
        "  recommended. total is as in solve, or null. gain_percent is the gain of throughput relative to now, or\n"
        "  null. If all work arrives at a rate, carries is the multiple of the current load before a part reaches its\n"
        "  limit, then_first is that part, and gain_percent refers to carries. Otherwise, carries is null. measured[]\n"
        "  has the fields of evidence --json.\n"
        "Exit status 2: no source gives recommendations for this machine.");
    command->callback([&globals, arguments] { adviseScenario(globals, *arguments); });
}

} // namespace boardset
