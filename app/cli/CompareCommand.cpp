// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli compare: compares two scenarios, lists the causes of their differences, and draws both as a figure.
#include "EvidenceText.h"
#include "FileStreams.h"
#include "OptionChecks.h"
#include "boardset/analysis/DescribeComparison.h"
#include "boardset/describe/TableText.h"
#include "boardset/report/ComparedFigure.h"
#include "boardset/topology/Failover.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace boardset {

namespace {

struct CompareArguments {
    std::string a;
    std::string b;
    std::string file;
    std::string method = "auto";
};

/// One of the compared scenarios, with its answer.
struct NamedSide {
    std::string name;
    const LoadedScenario& loaded;
    const Answer& answer;
    FiniteWork ending;

    NamedSide(std::string name_, const LoadedScenario& loaded_, const Answer& answer_)
        : name(std::move(name_)), loaded(loaded_), answer(answer_),
          ending(finiteWorkOf(loaded.topology, loaded.scenario.workload,
                              loaded.scenario.program ? &*loaded.scenario.program : nullptr)) {}
};

OrderedJson sideJson(const NamedSide& side) {
    const auto& [name, loaded, answer, ending] = side;
    OrderedJson json{{"scenario", name}, {"title", loaded.scenario.title}, {"machine", loaded.scenario.machine}};
    json["method"] = answer.method;
    json["total"] = totalOf(answer);
    const StationAnswer busiest = answer.bottleneck().value_or(StationAnswer{});
    json["bottleneck"] = {{"block", busiest.block}, {"title", busiest.title}, {"utilisation", busiest.utilisation}};
    if (!answer.overloaded.empty())
        json["overloaded"] = overloadedOf(answer);
    for (const Completion& each : ending.completions)
        json["completions"].push_back(boardset::jsonOf(each));
    if (!ending.completions.empty())
        json["makespan_s"] = ending.seconds();
    return json;
}

OrderedJson changeJson(const Comparison& comparison, const Table& causes) {
    const auto ofLatency = [&](double value) {
        return comparison.isLatencyKnown() ? OrderedJson(value) : OrderedJson();
    };
    return {{"throughput_ratio", comparison.isKnown() ? OrderedJson(comparison.throughputRatio) : OrderedJson()},
            {"latency_ratio", ofLatency(comparison.latencyRatio)},
            {"locality_ns", ofLatency(comparison.localityNs)},
            {"contention_ns", ofLatency(comparison.contentionNs)},
            {"mix_ns", ofLatency(comparison.mixNs)},
            {"reason", textOrNull(comparison.isKnown() ? comparison.whyNoLatency : comparison.whyUnknown)},
            {"causes", tableJson(causes)}};
}

OrderedJson routesJson(const std::vector<RouteChange>& changes) {
    OrderedJson routes = OrderedJson::array();
    for (const RouteChange& change : changes) {
        routes.push_back({{"device", change.device},
                          {"before", change.before},
                          {"after", change.after},
                          {"more_switches", change.moreSwitches}});
    }
    return routes;
}

/// Published measurements of each compared scenario, and of one scenario relative to the other.
struct Measured {
    Measured(const Globals& globals, const Answered& left, const Answered& right)
        : beside(globals, right.topology.sharedCatalog()), a(beside.of(left)), b(beside.of(right)),
          between(beside.between(left, right)) {}

    std::string text(const Catalog& catalog) const {
        return measuredText(a, catalog, "measured A") + measuredText(b, catalog, "measured B") +
               measuredText(between, catalog, "measured B/A");
    }
    OrderedJson json(const Catalog& catalog) const {
        std::vector<EvidenceRow> all = a;
        std::ranges::copy(b, std::back_inserter(all));
        std::ranges::copy(between, std::back_inserter(all));
        return jsonOf(all, catalog);
    }

    PublishedComparison beside;
    std::vector<EvidenceRow> a, b, between;
};

std::string figureOf(const NamedSide& a, const NamedSide& b, const Measured& measured) {
    const auto side = [](const NamedSide& of, const std::vector<EvidenceRow>& rows) {
        return FigureSide{{of.loaded.scenario, *of.loaded.topology}, of.answer, of.ending, rows};
    };
    return toSvg(ComparedFigure{side(a, measured.a), side(b, measured.b), measured.between, BOARDSET_VERSION});
}

void compareScenarios(Globals& globals, const CompareArguments& arguments) {
    for (const std::string& read : {arguments.a, arguments.b})
        needOtherFile(globals, read, arguments.file, "--output");
    const LoadedScenario left = loadScenario(globals, arguments.a);
    const LoadedScenario right = loadScenario(globals, arguments.b);
    const auto a = answerOrReason(globals, left, arguments.a, arguments.method);
    const auto b = answerOrReason(globals, right, arguments.b, arguments.method);
    if (!a || !b)
        return;
    const NamedSide sideA(arguments.a, left, *a);
    const NamedSide sideB(arguments.b, right, *b);
    const Side of[] = {{*a, *left.topology}, {*b, *right.topology}};
    std::vector<Cause> causes = causesOf(sideA.ending, sideB.ending);
    std::ranges::copy(causesOf(of[0], of[1]), std::back_inserter(causes));
    const std::vector<std::string> limits = limitsOf(*left.topology, *right.topology);
    const Table described = describeCauses(causes, limits);
    const std::vector<RouteChange> routes = routeChangesBetween(*left.topology, *right.topology);
    const Measured measured(globals, {arguments.a, *left.topology, *a}, {arguments.b, *right.topology, *b});
    if (!arguments.file.empty())
        writeOutput(figureOf(sideA, sideB, measured), arguments.file);
    if (isStandardOutput(arguments.file))
        return;
    const Table totals = describeTotals(of[0], of[1], sideA.ending, sideB.ending);
    const auto asJson = [&] {
        OrderedJson json{{"a", sideJson(sideA)}, {"b", sideJson(sideB)}};
        json.update(changeJson(compare(*a, *b), described));
        const double first = sideA.ending.seconds();
        const double second = sideB.ending.seconds();
        if (first > 0 && second > 0)
            json["makespan_ratio"] = second / first;
        json["ways"] = routesJson(routes);
        json["limits"] = limits;
        json["measured"] = measured.json(left.topology->catalog());
        return json;
    };
    const auto printText = [&] {
        const std::string known = measured.text(left.topology->catalog());
        std::cout << "A  " << left.scenario.title << "\nB  " << right.scenario.title << "\n\n"
                  << known << (known.empty() ? "" : "\n") << tableText(totals) << '\n'
                  << tableText(described) << (routes.empty() ? "" : "\n");
        for (const std::string& sentence : sentencesOf(routes))
            std::cout << sentence << '\n';
    };
    printResult(globals, {asJson, [&] { return std::vector<Table>{totals, described}; }, printText});
}

} // namespace

void addCompareCommand(CLI::App& app, Globals& globals) {
    const auto arguments = std::make_shared<CompareArguments>();
    auto* command = app.add_subcommand("compare", "Compare two scenarios: differences and their causes");
    command->add_option("A", arguments->a, scenarioHelp)->required();
    command->add_option("B", arguments->b, "Scenario to compare with A")->required();
    command
        ->add_option("-o,--output", arguments->file,
                     "Also write a figure with both diagrams to an SVG file; with -, print only the figure. The figure "
                     "contains both scenarios; other commands read B from it.")
        ->type_name("FILE")
        ->check(outputFile({".svg"}, "for PNG or PDF, compare the scenarios in the window and export the comparison"));
    addMethod(*command, arguments->method);
    addFormat(*command, globals);
    command->footer(
        "JSON: {a, b {scenario, title, machine, method, total, bottleneck, overloaded[] (titles of parts, if any),\n"
        "  and, if customers finish, completions[] (as in solve; for a program, as in its replay) and\n"
        "  makespan_s (time at which the last customer finishes)},\n"
        "  throughput_ratio, latency_ratio, makespan_ratio (if customers finish on both sides),\n"
        "  locality_ns, contention_ns, mix_ns, causes[] {title, before, after, unit},\n"
        "  reason, ways[] {device, before[], after[], more_switches}, limits[], measured[]}.\n"
        "Ratios are B over A. locality_ns + contention_ns + mix_ns is the change of the mean latency; mix_ns comes\n"
        "from a different mix of operations. throughput_ratio, latency_ratio and the three _ns numbers are null if a\n"
        "side is overloaded, or if A and B count different units, such as lines and packets. latency_ratio and the\n"
        "three _ns numbers are also null if threads share processors differently. reason says why a number is null;\n"
        "if none is null, reason is null.\n"
        "ways[] lists devices of the same machine whose route to memory differs; before[] and after[] name the blocks\n"
        "from the device to its bridge. more_switches is the number of switches on the route in B minus that in A (0\n"
        "if the device has no route in B). limits[] lists what the model leaves out about the options that differ.\n"
        "measured[] (with the fields of evidence --json) lists published figures of A, of B, and of B over A.\n"
        "Exit status 2: nothing runs on a side, or a side is overloaded.");
    command->callback([&globals, arguments] { compareScenarios(globals, *arguments); });
}

} // namespace boardset
