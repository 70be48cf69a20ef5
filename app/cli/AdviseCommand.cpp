// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli advise: the manufacturer's recommendations for a scenario, with their effect in the model.
#include "EvidenceText.h"
#include "FileStreams.h"
#include "boardset/advice/Advisor.h"
#include "boardset/analysis/Comparison.h"
#include "boardset/catalog/Citation.h"

#include <CLI/CLI.hpp>
#include <cmath>
#include <iostream>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

struct AdviseArguments {
    std::string scenario;
    std::string workload;
};

/// A choice with its edits, its effect and its measurements.
struct PrintedChoice {
    const AdvisedChoice& choice;
    std::vector<std::string> edits; ///< The edits that apply it, in words.
    std::optional<double> percent;  ///< Gain in throughput, or in the load carried; nothing if unknown.
    std::optional<LoadHeadroom> carried;
    std::vector<EvidenceRow> measured;
};

bool isAnswered(const AdvisedChoice& choice) {
    return choice.whyNot.empty() && !choice.answer.totals.empty();
}

PrintedChoice report(const AdvisedChoice& choice, const LoadedScenario& now, const Answer& answer,
                     PublishedComparison& beside) {
    PrintedChoice reported{choice, {}, {}, {}, {}};
    Canonical at = now;
    for (const Edit& edit : choice.edits) {
        reported.edits.push_back(describe(edit, at.scenario.workload, *at.topology));
        at = edited(at, edit);
    }
    if (!isAnswered(choice))
        return reported;
    const std::optional<LoadHeadroom> before = loadHeadroom(answer);
    reported.carried = loadHeadroom(choice.answer);
    if (before && reported.carried)
        reported.percent = 100 * (reported.carried->times / before->times - 1);
    else if (const Comparison comparison = compare(answer, choice.answer); comparison.isKnown())
        reported.percent = 100 * (comparison.throughputRatio - 1);
    reported.measured = beside.of({"", *choice.after.topology, choice.answer});
    return reported;
}

OrderedJson effectWord(AdviceEffect effect) {
    return effect == AdviceEffect::Loss   ? OrderedJson("loss")
           : effect == AdviceEffect::None ? OrderedJson("none")
           : effect == AdviceEffect::Gain ? OrderedJson("gain")
                                          : OrderedJson();
}

OrderedJson jsonOf(const PrintedChoice& reported, bool isRecommended) {
    const AdvisedChoice& choice = reported.choice;
    return {{"id", choice.advice.id},
            {"title", choice.advice.title},
            {"recommended", isRecommended},
            {"reason", choice.reason},
            {"source", choice.advice.source},
            {"locator", choice.advice.locator},
            {"is_set", choice.isSet()},
            {"edits", reported.edits},
            {"why_not", textOrNull(choice.whyNot)},
            {"brings_nothing", choice.bringsNothing},
            {"effect", effectWord(choice.effect)},
            {"total", isAnswered(choice) ? totalOf(choice.answer) : OrderedJson()},
            {"gain_percent", reported.percent ? OrderedJson(*reported.percent) : OrderedJson()},
            {"carries", reported.carried ? OrderedJson(reported.carried->times) : OrderedJson()},
            {"then_first", reported.carried ? OrderedJson(reported.carried->first) : OrderedJson()},
            {"measured", jsonOf(reported.measured)}};
}

std::string carriedText(const LoadHeadroom& carried) {
    return printed(carried.times, "{} times the load") + ", then limited by " + carried.first;
}

std::string gainText(const PrintedChoice& reported) {
    return reported.choice.isSet() ? "already set"
           : reported.percent      ? signedPercent(std::round(10 * *reported.percent) / 10)
                                   : "-";
}

std::string figureOf(const PrintedChoice& reported) {
    return reported.carried              ? carriedText(*reported.carried)
           : isAnswered(reported.choice) ? rateText(reported.choice.answer)
                                         : "-";
}

std::string paragraph(const PrintedChoice& reported) {
    const AdvisedChoice& choice = reported.choice;
    const Recommendation& advice = choice.advice;
    const std::string place = briefOf(choice.after.topology->catalog(), {advice.source, advice.locator});
    std::string text = choice.advice.title + '\n';
    text += "    " + choice.reason + " (" + place + ")\n";
    if (!choice.isSet() && reported.percent)
        text += "    in the model: " + figureOf(reported) + ", " + gainText(reported) + '\n';
    for (const std::string& edit : reported.edits)
        text += "    to do: " + edit + '\n';
    return text + (choice.whyNot.empty() ? "" : "    not possible: " + choice.whyNot + '\n');
}

void addRow(TextTable& table, const PrintedChoice& reported) {
    const AdvisedChoice& choice = reported.choice;
    const std::string rate = figureOf(reported);
    const std::string gain = gainText(reported);
    if (reported.measured.empty())
        table.add({choice.advice.title, rate, gain, "-", "", ""});
    for (const EvidenceRow& row : reported.measured) {
        const bool isFirst = &row == &reported.measured.front();
        const Measurement& m = row.measurement;
        table.add({isFirst ? choice.advice.title : "", isFirst ? rate : "", isFirst ? gain : "",
                   printed(m.published, "{} " + m.unit), toString(m.role),
                   briefOf(choice.after.topology->catalog(), {m.source, m.locator})});
    }
}

void printText(const AdvisedQuestion& question, const std::vector<PrintedChoice>& choices) {
    std::cout << '\n' << question.title << '\n';
    if (question.gainsNothing)
        std::cout << "  No single choice increases the capacity. Among the possible choices, the first in the list "
                     "has the shortest response time.\n";
    TextTable table({"choice", "throughput", "difference", "measured", "standing", "source"});
    std::string idle;
    for (const PrintedChoice& reported : choices) {
        const bool isFirst = &reported == &choices.front();
        if (reported.choice.bringsNothing) {
            idle += (idle.empty() ? "" : "; ") + reported.choice.advice.title;
            continue;
        }
        std::cout << (!isFirst || question.gainsNothing ? "  or: "
                      : reported.choice.isOffered()     ? "  recommended: "
                      : reported.choice.effect == AdviceEffect::Loss
                          ? "  recommended by the source, but a loss here: "
                          : "  recommended by the source, but no gain here: ")
                  << paragraph(reported);
        addRow(table, reported);
    }
    if (!idle.empty())
        std::cout << "  no effect here: " << idle << '\n';
    std::cout << '\n' << table.text();
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
    OrderedJson json{{"machine", loaded.scenario.machine},
                     {"scenario", arguments.scenario},
                     {"workload", {{"id", advised.workload.id}, {"title", advised.workload.title}}},
                     {"now", now.totals.empty() ? OrderedJson() : totalOf(now)},
                     {"questions", OrderedJson::array()}};
    if (!globals.json) {
        std::cout << loaded.scenario.title << " (" << loaded.topology->machine().title << ")\nworkload      "
                  << advised.workload.title << (arguments.workload.empty() ? ", from the scenario" : "")
                  << "\ncurrent       " << (now.totals.empty() ? "nothing runs" : rateText(now));
        if (const auto carried = loadHeadroom(now))
            std::cout << "; capacity " << carriedText(*carried);
        std::cout << '\n';
    }
    for (const AdvisedQuestion& question : advised.questions) {
        std::vector<PrintedChoice> choices;
        OrderedJson reported = OrderedJson::array();
        for (const AdvisedChoice& choice : question.choices) {
            choices.push_back(report(choice, loaded, now, beside));
            reported.push_back(
                jsonOf(choices.back(), choices.size() == 1 && !question.gainsNothing && choice.isOffered()));
        }
        json["questions"].push_back({{"question", question.title}, {"choices", reported}});
        if (!globals.json)
            printText(question, choices);
    }
    if (globals.json)
        printJson(json);
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
        "  measured[] (rows of evidence)}}}. The first choice is the source's recommendation.\n"
        "Exit status 2: no source gives recommendations for this machine.");
    command->callback([&globals, arguments] { adviseScenario(globals, *arguments); });
}

} // namespace boardset
