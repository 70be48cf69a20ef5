// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli solve: solves one scenario, and on request derives each number from its sources.
#include "EvidenceText.h"
#include "MachineSetup.h"
#include "OptionChecks.h"
#include "boardset/analysis/DescribeAnswer.h"
#include "boardset/analysis/DescribeBudgets.h"
#include "boardset/analysis/DescribeCompletions.h"
#include "boardset/analysis/DescribeStations.h"
#include "boardset/analysis/LimitingFactor.h"
#include "boardset/analysis/SolvedProgress.h"
#include "boardset/describe/TableText.h"
#include "boardset/explain/Explain.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/ConfigurationText.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

struct SolveArguments {
    std::string scenario;
    std::string method = "auto";
    bool explain = false;
};

constexpr int shownStations = 8; // number of stations in the text; the JSON lists all stations

OrderedJson derivationsJson(const Topology& topology, const Answer& answer) {
    OrderedJson json{{"throughput", jsonOf(explainThroughput(topology, answer))},
                     {"latency", jsonOf(explainLatency(topology, answer))},
                     {"bottleneck", nullptr}};
    if (const auto busiest = answer.bottleneck())
        json["bottleneck"] = jsonOf(explainUtilisation(topology, answer, busiest->station));
    return json;
}

/// Further results: budgets, completions and published measurements.
struct AnswerDetails {
    std::vector<BudgetAnswer> budgets;
    std::vector<Completion> completions;
    std::vector<EvidenceRow> measured; ///< Published throughputs of this placement.
};

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
    if (!answer.model.unknown.empty())
        json["unknown"] = tableJson(describeStopped(answer.model.unknown));
    if (!further.budgets.empty())
        json["budgets"] = tableJson(describeBudgets(topology, further.budgets));
    for (std::size_t i = 0; i < further.budgets.size(); ++i)
        if (!further.budgets[i].figures.empty())
            json["budgets"][i]["figures"] = tableJson(describeFigures(further.budgets[i].figures));
    if (!further.completions.empty())
        json["completions"] = tableJson(describeCompletions(further.completions));
    for (const DerivedValue& each : topology.derived()) {
        json["derived"].push_back(
            {{"option", each.option}, {"wish", each.wish}, {"value", each.value}, {"reason", each.reason}});
    }
}

std::string furtherText(const Topology& topology, const Answer& answer, const AnswerDetails& further) {
    const Language& language = currentLanguage();
    std::string text;
    for (std::size_t i = 1; i < answer.totals.size(); ++i)
        text += "also          " + language.text(describeTotal(answer.totals[i])) + '\n';
    for (const int station : answer.overloaded)
        text += "overloaded    " + answer.model.locationOf(station).title + ": demand exceeds capacity\n";
    for (const std::string& each : overriddenOptions(topology.configuration().options, topology))
        text += each + '\n';
    if (!answer.model.unknown.empty())
        text += tableText(describeStopped(answer.model.unknown), language);
    if (!further.budgets.empty())
        text += (text.empty() ? "" : "\n") + tableText(describeBudgets(topology, further.budgets), language);
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
    json["classes"] = tableJson(describeClasses(answer));
    json["stations"] = tableJson(describeStations(answer.stations));
    json["total"] = totalOf(answer);
    addSetup(json, *loaded.topology, &answer);
    const auto busiest = answer.bottleneck();
    json["bottleneck"] = busiest ? tableJson(describeStations({*busiest}))[0] : OrderedJson();
    json["pace"] = textOrNull(limitingFactor(*loaded.topology, answer));
    json["sensitivity"] = OrderedJson::array();
    for (const SensitivityAnswer& each : sensitivityOf(answer, shownStations)) {
        const StationLocation& place = answer.model.locations[static_cast<std::size_t>(each.station)];
        json["sensitivity"].push_back(
            {{"station", place.title}, {"gain_percent", 100 * each.gain}, {"next_bottleneck", each.nextBottleneck}});
        if (each.latencyChange)
            json["sensitivity"].back()["latency_percent"] = 100 * *each.latencyChange;
    }
    addFurther(json, *loaded.topology, answer, further);
    json["measured"] = jsonOf(further.measured, loaded.topology->catalog());
    if (arguments.explain)
        json["derivations"] = derivationsJson(*loaded.topology, answer);
    return json;
}

/// Returns the tables of the result: classes and stations.
/// If `isText` is true, lists only the busiest groups of stations, and omits the column of gains if the gains are
/// unknown.
std::vector<Table> tablesOf(const Answer& answer, bool isText) {
    const std::vector<SensitivityAnswer> gains = sensitivityOf(answer, shownStations);
    std::vector<StationGroup> groups;
    if (isText)
        groups = stationGroups(answer.stations);
    else
        for (const StationAnswer& each : answer.stations)
            groups.push_back({each});
    int left = 0;
    for (std::size_t i = shownStations; isText && i < groups.size(); ++i)
        left += groups[i].count;
    if (left > 0)
        groups.resize(shownStations);
    Table stations = isText && gains.empty() ? describeGroups(groups) : describeGains(answer, groups, gains);
    if (left > 0)
        stations.notes.push_back(
            {"and {n} less busy part (all with --json)|and {n} less busy parts (all with --json)", {{"n", left}}});
    return {describeClasses(answer), std::move(stations)};
}

void printText(const LoadedScenario& loaded, const Answer& answer, const AnswerDetails& further,
               const SolveArguments& arguments) {
    const auto busiest = answer.bottleneck();
    std::cout << loaded.scenario.title << " (" << loaded.topology->machine().title << ")\n\n"
              << (hasEnds(loaded.scenario) ? "placement     " + std::string(beforeEnds) + '\n' : std::string())
              << "throughput    " << rateText(answer) << '\n'
              << "mean latency  " << latencyText(answer) << " ("
              << currentLanguage().text(Quantity{answer.zeroLoadLatencyNs, "ns"}) << " on an idle machine)\n"
              << (hasLocalShare(answer)
                      ? "local         " + printedValue(100 * answer.localShare, "{} % of the accesses\n")
                      : std::string())
              << (!busiest || hasBottleneck(answer) ? "bottleneck    "
                  : loadHeadroom(answer)            ? "closest       "
                                                    : "busiest       ")
              << (busiest ? busiest->title + ", " + currentLanguage().text(percentOf(busiest->utilisation)) + " busy"
                          : "none: all parts are idle")
              << '\n'
              << (busiest ? "              " + limitingFactor(*loaded.topology, answer) + '\n' : "")
              << measuredText(further.measured, loaded.topology->catalog()) << "method        " << answer.method << ": "
              << answer.accuracy << "\n\n";
    const std::string setup = setupText(*loaded.topology, &answer);
    const std::string more = furtherText(*loaded.topology, answer, further);
    std::cout << setup << (setup.empty() ? "" : "\n") << more << (more.empty() ? "" : "\n");
    const std::vector<Table> tables = tablesOf(answer, true);
    std::cout << tableText(tables.front()) << '\n' << tableText(tables.back());
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
        printResult(globals, {[&] { return jsonOf(loaded, *answer, further, arguments); },
                              [&] { return tablesOf(*answer, false); },
                              [&] { printText(loaded, *answer, further, arguments); }});
    }
}

} // namespace

void addSolveCommand(CLI::App& app, Globals& globals) {
    const auto arguments = std::make_shared<SolveArguments>();
    auto* command = app.add_subcommand("solve", "Calculate throughput, latency, utilisation, bottleneck, sensitivity");
    command->add_option("SCENARIO", arguments->scenario, scenarioHelp)->required();
    command->add_flag("--explain", arguments->explain, "Show how the numbers are derived from facts and sources");
    addMethod(*command, arguments->method);
    addFormat(*command, globals);
    command->footer(
        "JSON: {machine, scenario, title,\n"
        "  placement (for a program whose threads finish: the step that is solved; otherwise null),\n"
        "  method, exact, accuracy,\n"
        "  classes[] {name, threads, throughput, throughput_unit, latency_ns, zero_load_latency_ns, outstanding},\n"
        "  stations[] {block, title, utilisation, hot, headroom: hot / utilisation, or null},\n"
        "  bottleneck (one of the stations), pace (sentence about the limit of throughput, or null),\n"
        "  measured[] (published throughputs of this placement, with the fields of evidence --json),\n"
        "  total {throughput, unit, mean_latency_ns, zero_load_latency_ns, local_share},\n"
        "  boards {slot: block type}, failed[], stopped[] {thread, reason},\n"
        "  domains[] {name, segment, boards, threads, throughput, throughput_unit, mean_latency_ns},\n"
        "  sensitivity[] {station, gain_percent, next_bottleneck, and for open work latency_percent},\n"
        "  derivations {throughput, latency, bottleneck},\n"
        "  and, if there are any, totals[] by unit, overloaded[], unknown[], budgets[], completions[], derived[]}.\n"
        "Utilisations and shares are from 0 to 1; only an overloaded part has a utilisation above 1. hot is the limit\n"
        "of a station. Throughput and latency are null for work that uses an overloaded part, even if the work does\n"
        "not wait for that part, as with posted writes. Exit status 2: no thread uses any page, or a part is\n"
        "overloaded.");
    command->callback([&globals, arguments] { solveScenario(globals, *arguments); });
}

} // namespace boardset
