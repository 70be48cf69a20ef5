// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli solve: solves one scenario, and on request derives each number from its sources.
#include "EvidenceText.h"
#include "MachineSetup.h"
#include "boardset/analysis/BudgetAnswer.h"
#include "boardset/analysis/Completion.h"
#include "boardset/analysis/LatencyUnit.h"
#include "boardset/analysis/LimitingFactor.h"
#include "boardset/analysis/Percentile.h"
#include "boardset/analysis/Sensitivity.h"
#include "boardset/analysis/SolvedProgress.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/explain/Explain.h"
#include "boardset/topology/ConfigurationText.h"
#include "boardset/topology/Titles.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

struct SolveArguments {
    std::string scenario;
    std::string method = "auto";
    bool explain = false;
};

constexpr std::size_t shownStations = 8; // in the text; the JSON lists all stations

OrderedJson derivationsJson(const Topology& topology, const Answer& answer) {
    OrderedJson json{{"throughput", jsonOf(explainThroughput(topology, answer))},
                     {"latency", jsonOf(explainLatency(topology, answer))},
                     {"bottleneck", nullptr}};
    if (const auto busiest = answer.bottleneck())
        json["bottleneck"] = jsonOf(explainUtilisation(topology, answer, busiest->station));
    return json;
}

OrderedJson stationJson(const StationAnswer& station) {
    OrderedJson json{{"block", station.block}, {"title", station.title}, {"utilisation", station.utilisation}};
    json["hot"] = station.hot;
    json["headroom"] = station.utilisation > 0 ? OrderedJson(station.headroom()) : OrderedJson();
    return json;
}

/// Further results: budgets, completions and published measurements.
struct AnswerDetails {
    std::vector<BudgetAnswer> budgets;
    std::vector<Completion> completions;
    std::vector<EvidenceRow> measured; ///< Published throughputs of this placement.
};

/// Returns "Power of SPARCserver 690MP: 400 W, 572 VA supply, 1,365 BTU/h heat; 3 parts unknown".
std::string budgetText(const Topology& topology, const BudgetAnswer& budget) {
    std::string text = budget.title + " of " + titleOf(topology, budget.owner) + ": ";
    const bool isKnown = budget.asked > 0 || budget.unknown == 0;
    text += isKnown ? printed(budget.asked, "{} " + budget.unit)
                    : "unknown, no source gives it for any of " + counted(budget.parts, "part");
    if (budget.limit)
        text += " of " + printed(*budget.limit, "{} " + budget.unit);
    text += budget.isOver() ? ", exceeded" : "";
    for (const BudgetFigureAnswer& each : budget.figures)
        text += isKnown ? ", " + each.title + " " + printed(each.value, "{} " + each.unit) : "";
    if (isKnown && budget.unknown > 0)
        text += "; " + counted(budget.unknown, "part") + " unknown";
    return text;
}

void addFurther(OrderedJson& json, const Topology& topology, const Answer& answer, const AnswerDetails& further) {
    if (answer.totals.size() > 1) {
        for (const UnitTotal& each : answer.totals) {
            const Rate rate = rateOf(each);
            const auto known = [&](double value) { return each.perSecond > 0 ? OrderedJson(value) : OrderedJson(); };
            json["totals"].push_back({{"of", each.unit},
                                      {"throughput", known(rate.value)},
                                      {"throughput_unit", rate.unit},
                                      {"mean_latency_ns", known(each.latencyNs)}});
            if (each.background)
                json["totals"].back()["background"] = true;
        }
    }
    if (!answer.overloaded.empty())
        json["overloaded"] = overloadedOf(answer);
    for (const StoppedCustomer& each : answer.model.unknown)
        json["unknown"].push_back({{"thread", each.thread}, {"reason", each.reason}});
    for (const BudgetAnswer& each : further.budgets) {
        json["budgets"].push_back({{"title", each.title},
                                   {"owner", topology.block(each.owner).path},
                                   {"asked", each.asked},
                                   {"limit", each.limit ? OrderedJson(*each.limit) : OrderedJson()},
                                   {"unit", each.unit},
                                   {"parts", each.parts},
                                   {"unknown", each.unknown}});
        for (const BudgetFigureAnswer& figure : each.figures)
            json["budgets"].back()["figures"].push_back(
                {{"title", figure.title}, {"value", figure.value}, {"unit", figure.unit}});
    }
    for (const Completion& each : further.completions)
        json["completions"].push_back(boardset::jsonOf(each));
    for (const DerivedValue& each : topology.derived()) {
        json["derived"].push_back(
            {{"option", each.option}, {"wish", each.wish}, {"value", each.value}, {"reason", each.reason}});
    }
}

std::string furtherText(const Topology& topology, const Answer& answer, const AnswerDetails& further) {
    std::string text;
    for (std::size_t i = 1; i < answer.totals.size(); ++i) {
        const UnitTotal& each = answer.totals[i];
        const Rate rate = rateOf(each);
        const std::string what = rate.unit.starts_with(plural(each.unit)) ? "" : " of " + plural(each.unit);
        text += "also          " +
                (each.perSecond > 0 ? printed(rate.value, "{} " + rate.unit) + what : "no " + plural(each.unit)) +
                (each.background ? " in the background" : "") +
                (each.perSecond > 0 ? ", " + printedTime(each.latencyNs) + " each\n" : ": the wait is unbounded\n");
    }
    for (const int station : answer.overloaded) {
        const std::string& title = answer.model.locationOf(station).title;
        text += "overloaded    " + title + ": demand exceeds capacity\n";
    }
    std::map<std::string, std::vector<const StoppedCustomer*>> unknown; // by reason
    for (const StoppedCustomer& each : answer.model.unknown)
        unknown[each.reason].push_back(&each);
    for (const auto& [reason, all] : unknown) {
        std::string names;
        for (const StoppedCustomer* const each : all)
            names += (names.empty() ? "" : ", ") + each->thread.text;
        text += (all.size() == 1 ? all.front()->noun : plural(all.front()->noun)) + ' ' + names + ": " + reason + '\n';
    }
    for (const BudgetAnswer& each : further.budgets)
        text += budgetText(topology, each) + '\n';
    for (const std::string& each : overriddenOptions(topology.configuration().options, topology))
        text += each + '\n';
    return text + (text.empty() || further.completions.empty() ? "" : "\n") + completionsText(further.completions);
}

constexpr const char* beforeEnds =
    "after the program's last event, before any thread has finished; replay shows when each one finishes";

bool hasEnds(const Scenario& scenario) {
    return scenario.program && boardset::hasEnds(*scenario.program);
}

OrderedJson jsonOf(const LoadedScenario& loaded, const Answer& answer, const AnswerDetails& further,
                   const SolveArguments& arguments) {
    OrderedJson json{{"machine", loaded.scenario.machine},
                     {"scenario", arguments.scenario},
                     {"title", loaded.scenario.title},
                     {"placement", hasEnds(loaded.scenario) ? OrderedJson(beforeEnds) : OrderedJson()},
                     {"method", answer.method},
                     {"exact", answer.exact},
                     {"accuracy", answer.accuracy}};
    json["classes"] = OrderedJson::array();
    for (const ClassAnswer& each : answer.classes) {
        const Rate rate = rateOf(each);
        const auto known = [&](double value) { return each.isAnswered ? OrderedJson(value) : OrderedJson(); };
        json["classes"].push_back({{"name", each.name},
                                   {"threads", each.threads},
                                   {"throughput", known(rate.value)},
                                   {"throughput_unit", rate.unit},
                                   {"latency_ns", known(each.reportedNs)},
                                   {"zero_load_latency_ns", each.reportedIdleNs},
                                   {"outstanding", known(each.outstanding)}});
    }
    json["stations"] = OrderedJson::array();
    for (const StationAnswer& each : answer.stations)
        json["stations"].push_back(stationJson(each));
    json["total"] = totalOf(answer);
    addSetup(json, *loaded.topology, &answer);
    const auto busiest = answer.bottleneck();
    json["bottleneck"] = busiest ? stationJson(*busiest) : OrderedJson();
    json["pace"] = textOrNull(limitingFactor(*loaded.topology, answer));
    json["sensitivity"] = OrderedJson::array();
    for (const SensitivityAnswer& each : sensitivityOf(answer)) {
        const StationLocation& place = answer.model.locations[static_cast<std::size_t>(each.station)];
        json["sensitivity"].push_back(
            {{"station", place.title}, {"gain_percent", 100 * each.gain}, {"next_bottleneck", each.nextBottleneck}});
        if (each.latencyChange)
            json["sensitivity"].back()["latency_percent"] = 100 * *each.latencyChange;
    }
    addFurther(json, *loaded.topology, answer, further);
    json["measured"] = jsonOf(further.measured);
    if (arguments.explain)
        json["derivations"] = derivationsJson(*loaded.topology, answer);
    return json;
}

void printTables(const Answer& answer) {
    const bool isData = std::all_of(answer.classes.begin(), answer.classes.end(), [](const ClassAnswer& each) {
        return rateOf(each.bytesPerSecond, 0, each.unit).unit == "MB/s";
    });
    const std::string alone = answer.solution.method == Method::Bounds ? ", if alone" : ""; // can't be added up
    const TimeUnit time = latencyUnitOf(answer);
    const std::string unit = time.title;
    TextTable classes(
        {"class", (isData ? "MB/s" : "throughput") + alone, "latency " + unit, "idle " + unit, "outstanding"});
    TextTable within({"class", "95 % within " + unit, ""}); // for open classes
    for (const ClassAnswer& each : answer.classes) {
        const Rate rate = rateOf(each);
        classes.add({each.name,
                     !each.isAnswered ? "overloaded"
                     : isData         ? printed(rate.value)
                                      : printed(rate.value, "{} " + rate.unit),
                     each.isAnswered ? printed(each.reportedNs / time.ns) : "unbounded",
                     printed(each.reportedIdleNs / time.ns),
                     each.isAnswered ? printed(each.outstanding) : "unbounded"});
        if (const auto most = percentileOf(answer, static_cast<std::size_t>(&each - answer.classes.data())))
            within.add({each.name, printed(most->ns / time.ns),
                        most->isExact ? "exact: M/M/1" : "estimated from mean and variance"});
    }
    TextTable stations({"station", "block", "utilisation", "limit", "headroom"});
    for (std::size_t i = 0; i < std::min(shownStations, answer.stations.size()); ++i) {
        const StationAnswer& each = answer.stations[i];
        stations.add({each.title, each.block, printed(100 * each.utilisation, "{} %"), printed(100 * each.hot, "{} %"),
                      !(each.utilisation > 0)                ? "-"
                      : each.isHot() || each.headroom() <= 1 ? "none"
                                                             : printed(each.headroom(), "{} times")});
    }
    const std::vector<SensitivityAnswer> gains = sensitivityOf(answer);
    const bool isLatency =
        !gains.empty() && gains.front().latencyChange; // with a given throughput, the latency changes
    const std::string of = answer.apart().empty() ? "" : ' ' + answer.apart();
    TextTable faster({"if twice as fast", (isLatency ? "latency" : "gain") + of, "next bottleneck"});
    for (const SensitivityAnswer& each : gains) {
        faster.add({answer.model.locations[static_cast<std::size_t>(each.station)].title,
                    signedPercent(100 * each.latencyChange.value_or(each.gain)), each.nextBottleneck});
    }
    std::cout << classes.text() << '\n' << (within.isEmpty() ? "" : within.text() + '\n') << stations.text();
    if (answer.stations.size() > shownStations) {
        std::cout << "and " << counted(answer.stations.size() - shownStations, "less busy station")
                  << " (all with --json)\n";
    }
    std::cout << (gains.empty() ? "" : '\n' + faster.text());
    if (std::ranges::any_of(gains, [](const SensitivityAnswer& each) { return each.gain < 0; }))
        std::cout << "a loss: other threads gain from the faster part and increase the load on shared parts\n";
}

void printText(const LoadedScenario& loaded, const Answer& answer, const AnswerDetails& further,
               const SolveArguments& arguments) {
    const auto busiest = answer.bottleneck();
    std::cout << loaded.scenario.title << " (" << loaded.topology->machine().title << ")\n\n"
              << (hasEnds(loaded.scenario) ? "placement     " + std::string(beforeEnds) + '\n' : std::string())
              << "throughput    " << rateText(answer) << '\n'
              << "mean latency  " << latencyText(answer) << " (" << printedTime(answer.zeroLoadLatencyNs)
              << " on an idle machine)\n"
              << (hasLocalShare(answer) ? "local         " + printed(100 * answer.localShare, "{} % of the accesses\n")
                                        : std::string())
              << (!busiest || hasBottleneck(answer) ? "bottleneck    "
                  : loadHeadroom(answer)            ? "closest       "
                                                    : "busiest       ")
              << (busiest ? busiest->title + ", " + printed(100 * busiest->utilisation, "{} % busy")
                          : "none: all parts are idle")
              << '\n'
              << (busiest ? "              " + limitingFactor(*loaded.topology, answer) + '\n' : "")
              << measuredText(further.measured, loaded.topology->catalog()) << "method        " << answer.method << ": "
              << answer.accuracy << "\n\n";
    const std::string setup = setupText(*loaded.topology, &answer);
    const std::string more = furtherText(*loaded.topology, answer, further);
    std::cout << setup << (setup.empty() ? "" : "\n") << more << (more.empty() ? "" : "\n");
    printTables(answer);
    if (arguments.explain) {
        const Topology& topology = *loaded.topology;
        std::cout << '\n'
                  << toText(explainThroughput(topology, answer), topology.catalog()) << '\n'
                  << toText(explainLatency(topology, answer), topology.catalog()) << '\n'
                  << (busiest ? toText(explainUtilisation(topology, answer, busiest->station), topology.catalog())
                              : std::string());
    }
}

void solveScenario(Globals& globals, const SolveArguments& arguments) {
    const LoadedScenario loaded = loadScenario(globals, arguments.scenario);
    const auto answer = answerOrReason(globals, loaded, arguments.scenario, arguments.method);
    if (answer) {
        const Workload& workload = loaded.scenario.workload;
        const AnswerDetails further{budgetsOf(*loaded.topology, workload), completionsOf(*loaded.topology, workload),
                                    PublishedComparison(globals, loaded.topology->sharedCatalog())
                                        .of({arguments.scenario, *loaded.topology, *answer})};
        globals.json ? printJson(jsonOf(loaded, *answer, further, arguments))
                     : printText(loaded, *answer, further, arguments);
    }
}

} // namespace

void addSolveCommand(CLI::App& app, Globals& globals) {
    const auto arguments = std::make_shared<SolveArguments>();
    auto* command = app.add_subcommand("solve", "Calculate throughput, latency, utilisation, bottleneck, sensitivity");
    command->add_option("SCENARIO", arguments->scenario, scenarioHelp)->required();
    command->add_flag("--explain", arguments->explain, "Show how the numbers are derived from facts and sources");
    command->add_option("--method", arguments->method, "auto, exact, linearizer, schweitzer or bounds")
        ->check(CLI::IsMember({"auto", "exact", "linearizer", "schweitzer", "bounds"}));
    command->footer(
        "JSON: {machine, scenario, title,\n"
        "  placement (the step of a program that is solved, if its threads finish; otherwise null),\n"
        "  method, exact, accuracy,\n"
        "  classes[] {name, threads, throughput, throughput_unit, latency_ns, zero_load_latency_ns, outstanding},\n"
        "  stations[] {block, title, utilisation, hot, headroom: hot / utilisation, or null}, bottleneck (one of "
        "them),\n"
        "  pace (what limits throughput, as a sentence, or null),\n"
        "  measured[] (published throughputs of this placement; rows of evidence),\n"
        "  total {throughput, unit, mean_latency_ns, zero_load_latency_ns, local_share},\n"
        "  boards {slot: block type}, failed[], stopped[] {thread, reason},\n"
        "  domains[] {name, segment, boards, threads, throughput, throughput_unit, mean_latency_ns},\n"
        "  sensitivity[] {station, gain_percent, next_bottleneck, and for open work latency_percent},\n"
        "  derivations {throughput, latency, bottleneck},\n"
        "  and, if there are any, totals[] by unit, overloaded[], unknown[], budgets[], completions[], derived[]}.\n"
        "Utilisations and shares are from 0 to 1; only an overloaded part has a utilisation above 1. hot is the limit\n"
        "of a station. Throughput and latency of overloaded work are null. Exit status 2: no thread uses any page, or\n"
        "a part is overloaded. Work that needs an overloaded part has no result, even if it does not wait for the\n"
        "part.");
    command->callback([&globals, arguments] { solveScenario(globals, *arguments); });
}

} // namespace boardset
