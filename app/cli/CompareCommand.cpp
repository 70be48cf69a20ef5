// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli compare: two scenarios side by side, with the causes of their differences.
#include "EvidenceText.h"
#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/FiniteWork.h"
#include "boardset/catalog/EnglishText.h"
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
    std::string method = "auto";
};

/// One of the compared scenarios, with its answer.
struct Side {
    std::string name;
    const LoadedScenario& loaded;
    const Answer& answer;
    FiniteWork ending;

    Side(std::string name_, const LoadedScenario& loaded_, const Answer& answer_)
        : name(std::move(name_)), loaded(loaded_), answer(answer_),
          ending(finiteWorkOf(loaded.topology, loaded.scenario.workload,
                              loaded.scenario.program ? &*loaded.scenario.program : nullptr)) {}
};

OrderedJson sideJson(const Side& side) {
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

OrderedJson numberOrNull(const std::optional<double>& value) {
    return value ? OrderedJson(*value) : OrderedJson();
}

std::string numberOrAbsent(const std::optional<double>& value, const std::string& unit) {
    return !value ? "-" : unit == "ns" ? printedTime(*value) : printed(*value, "{} " + unit);
}

OrderedJson changeJson(const Comparison& comparison, const std::vector<Cause>& all) {
    OrderedJson causes = OrderedJson::array();
    for (const Cause& cause : all) {
        causes.push_back({{"title", cause.title},
                          {"before", numberOrNull(cause.before)},
                          {"after", numberOrNull(cause.after)},
                          {"unit", cause.unit}});
    }
    const auto ofLatency = [&](double value) {
        return comparison.isLatencyKnown() ? OrderedJson(value) : OrderedJson();
    };
    return {{"throughput_ratio", comparison.isKnown() ? OrderedJson(comparison.throughputRatio) : OrderedJson()},
            {"latency_ratio", ofLatency(comparison.latencyRatio)},
            {"locality_ns", ofLatency(comparison.localityNs)},
            {"contention_ns", ofLatency(comparison.contentionNs)},
            {"mix_ns", ofLatency(comparison.mixNs)},
            {"reason", textOrNull(comparison.isKnown() ? comparison.whyNoLatency : comparison.whyUnknown)},
            {"causes", causes}};
}

/// Adds a row with the time at which the last customer with a given amount of work finishes.
void addEnd(TextTable& table, const FiniteWork& a, const FiniteWork& b) {
    if (a.completions.empty() && b.completions.empty())
        return;
    const auto text = [](const FiniteWork& each) {
        return each.completions.empty()
                   ? std::string("none")
                   : counted(each.completions.size(), "customer") + ", " + printed(each.seconds(), "{} s");
    };
    table.add(
        {"finished", text(a), text(b), a.seconds() > 0 && b.seconds() > 0 ? printed(b.seconds() / a.seconds()) : ""});
}

void printText(const Side& left, const Side& right, const Comparison& comparison, const std::vector<Cause>& all) {
    const Answer& a = left.answer;
    const Answer& b = right.answer;
    TextTable table({"", "A", "B", "B / A"});
    const auto known = [&](double ratio) { return comparison.isKnown() ? printed(ratio) : std::string(); };
    const auto rate = [](const Answer& answer) { // work in another unit can't be added to the rate
        const std::string apart = answer.isOverloaded() ? std::string() : answer.apart();
        return rateText(answer) + (apart.empty() ? "" : ' ' + apart);
    };
    table.add({"throughput", rate(a), rate(b), known(comparison.throughputRatio)});
    table.add({"mean latency", latencyText(a), latencyText(b),
               comparison.isLatencyKnown() ? printed(comparison.latencyRatio) : std::string()});
    const auto busiestOf = [](const Answer& answer) {
        const auto busiest = answer.bottleneck();
        return busiest ? busiest->title + ", " + printed(100 * busiest->utilisation, "{} %") : "none";
    };
    table.add({"busiest", busiestOf(a), busiestOf(b), ""});
    const auto overloadedIn = [](const Answer& answer) {
        return answer.overloaded.empty() ? std::string("none")
                                         : answer.model.locationOf(answer.overloaded.front()).title +
                                               (answer.overloaded.size() > 1
                                                    ? " and " + std::to_string(answer.overloaded.size() - 1) + " more"
                                                    : "");
    };
    if (!a.overloaded.empty() || !b.overloaded.empty())
        table.add({"overloaded", overloadedIn(a), overloadedIn(b), ""});
    addEnd(table, left.ending, right.ending);
    std::cout << table.text() << '\n';
    if (comparison.isLatencyKnown()) {
        const auto reported = [](double ns) {
            return printedTime(std::abs(ns) < 0.0005 ? 0 : ns);
        }; // hides rounding errors
        const bool isOfMix = std::abs(comparison.mixNs) >= 0.0005;
        std::cout << "latency change: " << reported(comparison.localityNs) << " from " << comparison.locality
                  << (isOfMix ? ", " + reported(comparison.mixNs) + " from another mix of operations" : "") << ", "
                  << reported(comparison.contentionNs) << " from queueing\n\n";
    } else if (comparison.isKnown()) {
        std::cout << "latency not compared: " << comparison.whyNoLatency << "\n\n";
    } else {
        std::cout << "no ratios: " << comparison.whyUnknown << "\n\n";
    }
    TextTable causes({"cause", "A", "B"});
    for (const Cause& cause : all)
        cause.wordAfter.empty() ? causes.add({cause.title, numberOrAbsent(cause.before, cause.unit),
                                              numberOrAbsent(cause.after, cause.unit)})
                                : causes.add({cause.title, cause.wordBefore, cause.wordAfter});
    std::cout << (causes.isEmpty() ? "no difference\n" : causes.text());
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

/// Published measurements of each side, and of one side relative to the other.
struct Measured {
    Measured(const Globals& globals, const Answered& left, const Answered& right)
        : beside(globals, right.topology.sharedCatalog()), a(beside.of(left)), b(beside.of(right)),
          between(beside.between(left, right)) {}

    std::string text(const Catalog& catalog) const {
        return measuredText(a, catalog, "measured A") + measuredText(b, catalog, "measured B") +
               measuredText(between, catalog, "measured B/A");
    }
    OrderedJson json() const {
        std::vector<EvidenceRow> all = a;
        std::ranges::copy(b, std::back_inserter(all));
        std::ranges::copy(between, std::back_inserter(all));
        return jsonOf(all);
    }

    PublishedComparison beside;
    std::vector<EvidenceRow> a, b, between;
};

void compareScenarios(Globals& globals, const CompareArguments& arguments) {
    const LoadedScenario left = loadScenario(globals, arguments.a);
    const LoadedScenario right = loadScenario(globals, arguments.b);
    const auto a = answerOrReason(globals, left, arguments.a, arguments.method);
    const auto b = answerOrReason(globals, right, arguments.b, arguments.method);
    if (!a || !b)
        return;
    const Side sideA(arguments.a, left, *a);
    const Side sideB(arguments.b, right, *b);
    const Comparison comparison = compare(*a, *b);
    std::vector<Cause> causes = causesOf(sideA.ending, sideB.ending);
    std::ranges::copy(causesOf({*a, *left.topology}, {*b, *right.topology}), std::back_inserter(causes));
    const std::vector<RouteChange> routes = routeChangesBetween(*left.topology, *right.topology);
    const Measured measured(globals, {arguments.a, *left.topology, *a}, {arguments.b, *right.topology, *b});
    const std::vector<std::string> limits = limitsOf(*left.topology, *right.topology);
    if (!globals.json) {
        std::cout << "A  " << left.scenario.title << "\nB  " << right.scenario.title << "\n\n";
        const std::string known = measured.text(left.topology->catalog());
        std::cout << known << (known.empty() ? "" : "\n");
        printText(sideA, sideB, comparison, causes);
        for (const std::string& sentence : sentencesOf(routes))
            std::cout << '\n' << sentence;
        std::cout << (routes.empty() ? "" : "\n");
        for (const std::string& limit : limits)
            std::cout << "\nnot in the model: " << limit << '\n';
        return;
    }
    OrderedJson json{{"a", sideJson(sideA)}, {"b", sideJson(sideB)}};
    json.update(changeJson(comparison, causes));
    const double first = sideA.ending.seconds();
    const double second = sideB.ending.seconds();
    if (first > 0 && second > 0)
        json["makespan_ratio"] = second / first;
    json["ways"] = routesJson(routes);
    json["limits"] = limits;
    json["measured"] = measured.json();
    printJson(json);
}

} // namespace

void addCompareCommand(CLI::App& app, Globals& globals) {
    const auto arguments = std::make_shared<CompareArguments>();
    auto* command = app.add_subcommand("compare", "Compare two scenarios: differences and their causes");
    command->add_option("A", arguments->a, scenarioHelp)->required();
    command->add_option("B", arguments->b, "The other scenario")->required();
    command->add_option("--method", arguments->method, "auto, exact, linearizer, schweitzer or bounds")
        ->check(CLI::IsMember({"auto", "exact", "linearizer", "schweitzer", "bounds"}));
    command->footer(
        "JSON: {a, b {scenario, title, machine, method, total, bottleneck, overloaded[] (titles of parts, if any),\n"
        "  and, if customers finish, completions[] (as in solve; for a program, as in its replay) and\n"
        "  makespan_s (time at which the last customer finishes)},\n"
        "  throughput_ratio, latency_ratio, makespan_ratio (if both sides finish),\n"
        "  locality_ns, contention_ns, mix_ns, causes[] {title, before, after, unit},\n"
        "  reason, ways[] {device, before[], after[], more_switches}, limits[], measured[]}.\n"
        "Ratios are B over A. locality_ns + contention_ns + mix_ns is the change of the mean latency; mix_ns comes\n"
        "from a different mix of operations. All five numbers are null if a side is overloaded or has another unit.\n"
        "All but throughput_ratio are null if threads share processors differently. reason says why; otherwise it\n"
        "is null. ways[] lists devices of the same machine whose route to memory differs; before[] and after[] name\n"
        "the blocks from the device to its bridge. limits[] lists what the model leaves out about the options that\n"
        "differ. measured[] lists published figures of either side and of B over A, as rows of evidence.\n"
        "Exit status 2: nothing runs on a side, or a side is overloaded.");
    command->callback([&globals, arguments] { compareScenarios(globals, *arguments); });
}

} // namespace boardset
