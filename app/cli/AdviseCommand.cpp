// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli advise: what the maker recommends for a scenario, and what the model says comes of it.
#include "EvidenceText.h"
#include "Streams.h"
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

/// A choice with what stands beside it.
struct ToldChoice {
    const AdvisedChoice& choice;
    std::vector<std::string> edits; ///< What to do, in words.
    std::optional<double> percent;  ///< Throughput, more than now, or what is carried; nothing where it is not known.
    std::optional<Carried> carried;
    std::vector<EvidenceRow> measured;
};

bool isAnswered(const AdvisedChoice& choice) {
    return choice.whyNot.empty() && !choice.answer.totals.empty();
}

ToldChoice tell(const AdvisedChoice& choice, const LoadedScenario& now, const Answer& answer, Beside& beside) {
    ToldChoice told{choice, {}, {}, {}, {}};
    Canonical at = now;
    for (const Edit& edit : choice.edits) {
        told.edits.push_back(describe(edit, at.scenario.workload, *at.topology));
        at = edited(at, edit);
    }
    if (!isAnswered(choice))
        return told;
    const std::optional<Carried> before = carriedBy(answer);
    told.carried = carriedBy(choice.answer);
    if (before && told.carried)
        told.percent = 100 * (told.carried->times / before->times - 1);
    else if (const Comparison comparison = compare(answer, choice.answer); comparison.isKnown())
        told.percent = 100 * (comparison.throughputRatio - 1);
    told.measured = beside.of({"", *choice.after.topology, choice.answer});
    return told;
}

OrderedJson effectWord(AdviceEffect effect) {
    return effect == AdviceEffect::Loss   ? OrderedJson("loss")
           : effect == AdviceEffect::None ? OrderedJson("none")
           : effect == AdviceEffect::Gain ? OrderedJson("gain")
                                          : OrderedJson();
}

OrderedJson jsonOf(const ToldChoice& told, bool isRecommended) {
    const AdvisedChoice& choice = told.choice;
    return {{"id", choice.advice.id},
            {"title", choice.advice.title},
            {"recommended", isRecommended},
            {"reason", choice.reason},
            {"source", choice.advice.source},
            {"locator", choice.advice.locator},
            {"is_set", choice.isSet()},
            {"edits", told.edits},
            {"why_not", textOrNull(choice.whyNot)},
            {"brings_nothing", choice.bringsNothing},
            {"effect", effectWord(choice.effect)},
            {"total", isAnswered(choice) ? totalOf(choice.answer) : OrderedJson()},
            {"gain_percent", told.percent ? OrderedJson(*told.percent) : OrderedJson()},
            {"carries", told.carried ? OrderedJson(told.carried->times) : OrderedJson()},
            {"then_first", told.carried ? OrderedJson(told.carried->first) : OrderedJson()},
            {"measured", jsonOf(told.measured)}};
}

std::string carriedText(const Carried& carried) {
    return printed(carried.times, "{} times the load") + ", then " + carried.first;
}

std::string gainText(const ToldChoice& told) {
    return told.choice.isSet() ? "is set" : told.percent ? signedPercent(std::round(10 * *told.percent) / 10) : "-";
}

std::string figureOf(const ToldChoice& told) {
    return told.carried ? carriedText(*told.carried) : isAnswered(told.choice) ? rateText(told.choice.answer) : "-";
}

std::string paragraph(const ToldChoice& told) {
    const AdvisedChoice& choice = told.choice;
    const Recommendation& advice = choice.advice;
    const std::string place = briefOf(choice.after.topology->catalog(), {advice.source, advice.locator});
    std::string text = choice.advice.title + '\n';
    text += "    " + choice.reason + " (" + place + ")\n";
    if (!choice.isSet() && told.percent)
        text += "    in the model: " + figureOf(told) + ", " + gainText(told) + '\n';
    for (const std::string& edit : told.edits)
        text += "    to do: " + edit + '\n';
    return text + (choice.whyNot.empty() ? "" : "    cannot be done: " + choice.whyNot + '\n');
}

void addRow(TextTable& table, const ToldChoice& told) {
    const AdvisedChoice& choice = told.choice;
    const std::string rate = figureOf(told);
    const std::string gain = gainText(told);
    if (told.measured.empty())
        table.add({choice.advice.title, rate, gain, "-", "", ""});
    for (const EvidenceRow& row : told.measured) {
        const bool isFirst = &row == &told.measured.front();
        const Measurement& m = row.measurement;
        table.add({isFirst ? choice.advice.title : "", isFirst ? rate : "", isFirst ? gain : "",
                   printed(m.published, "{} " + m.unit), toString(m.role),
                   briefOf(choice.after.topology->catalog(), {m.source, m.locator})});
    }
}

void printText(const AdvisedQuestion& question, const std::vector<ToldChoice>& choices) {
    std::cout << '\n' << question.title << '\n';
    if (question.gainsNothing)
        std::cout
            << "  None of these alone makes it carry more; of those that can be done the first answers soonest.\n";
    TextTable table({"choice", "throughput", "difference", "measured", "standing", "source"});
    std::string idle;
    for (const ToldChoice& told : choices) {
        const bool isFirst = &told == &choices.front();
        if (told.choice.bringsNothing) {
            idle += (idle.empty() ? "" : "; ") + told.choice.advice.title;
            continue;
        }
        std::cout << (!isFirst || question.gainsNothing          ? "  or: "
                      : told.choice.isOffered()                  ? "  recommended: "
                      : told.choice.effect == AdviceEffect::Loss ? "  recommended by the source, but a loss here: "
                                                                 : "  recommended by the source, but no gain here: ")
                  << paragraph(told);
        addRow(table, told);
    }
    if (!idle.empty())
        std::cout << "  brings nothing here: " << idle << '\n';
    std::cout << '\n' << table.text();
}

void adviseScenario(Globals& globals, const AdviseArguments& arguments) {
    const LoadedScenario loaded = loadScenario(globals, arguments.scenario);
    if (workloadKindsOf(*loaded.topology).empty()) {
        const std::string known = machinesWith(loaded.topology->sharedCatalog(), [](const Topology& topology) {
            return !workloadKindsOf(topology).empty();
        });
        std::cerr << "boardset-cli: " << printable(inputName(arguments.scenario)) << ": machine: found "
                  << loaded.scenario.machine << ", for which no source gives advice; allowed: " << known
                  << "; boardset-cli check lists findings\n";
        globals.exitCode = 2;
        return;
    }
    const Answer now = answerOf(loaded, arguments.scenario);
    const Advised advised = advise(loaded, now, arguments.workload);
    Beside beside(globals, loaded.topology->sharedCatalog());
    OrderedJson json{{"machine", loaded.scenario.machine},
                     {"scenario", arguments.scenario},
                     {"workload", {{"id", advised.workload.id}, {"title", advised.workload.title}}},
                     {"now", now.totals.empty() ? OrderedJson() : totalOf(now)},
                     {"questions", OrderedJson::array()}};
    if (!globals.json) {
        std::cout << loaded.scenario.title << " (" << loaded.topology->machine().title << ")\nworkload      "
                  << advised.workload.title << (arguments.workload.empty() ? ", as the scenario has it" : "")
                  << "\nnow           " << (now.totals.empty() ? "nothing runs" : rateText(now));
        if (const auto carried = carriedBy(now))
            std::cout << ", and it carries " << carriedText(*carried);
        std::cout << '\n';
    }
    for (const AdvisedQuestion& question : advised.questions) {
        std::vector<ToldChoice> choices;
        OrderedJson told = OrderedJson::array();
        for (const AdvisedChoice& choice : question.choices) {
            choices.push_back(tell(choice, loaded, now, beside));
            told.push_back(jsonOf(choices.back(), choices.size() == 1 && !question.gainsNothing && choice.isOffered()));
        }
        json["questions"].push_back({{"question", question.title}, {"choices", told}});
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
        app.add_subcommand("advise", "What the maker recommends here: reason, source, predicted difference");
    command->add_option("SCENARIO", arguments->scenario, scenarioHelp)->required();
    command->add_option("--workload", arguments->workload,
                        "What kind of work it is; an error lists those of the machine. Else as the scenario tells");
    command->footer(
        "JSON: {machine, scenario, workload {id, title}, now (as `total` of solve, or null),\n"
        "  questions[] {question, choices[] {id, title, recommended, reason, source, locator, is_set (it is so "
        "already),\n"
        "  edits[] (what carries it out), why_not (why it cannot be done, or null), brings_nothing (it carries no more "
        "and answers no sooner, while another\n"
        "  choice helps), effect (loss, none or gain in the model; null if the choice is set or the effect is not "
        "known; a loss or\n"
        "  none is never recommended), total (of solve, or null),\n"
        "  gain_percent (throughput against now, or null), carries (how many times its load before a part is hot, "
        "where all "
        "comes\n"
        "  at a rate, else null; gain_percent is then of this), then_first (that part), measured[] (rows of "
        "evidence)}}}; the first choice is what\n"
        "  the source recommends. Exit status 2: the maker of this machine recommends nothing.");
    command->callback([&globals, arguments] { adviseScenario(globals, *arguments); });
}

} // namespace boardset
