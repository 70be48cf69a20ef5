// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli solve: the answer to one scenario, and on demand where each number comes from.
#include "LoadScenario.h"
#include "Print.h"
#include "Setup.h"
#include "boardset/analysis/Sensitivity.h"
#include "boardset/catalog/Words.h"
#include "boardset/explain/Explain.h"

#include <algorithm>
#include <cmath>
#include <iostream>

namespace boardset {

namespace {

struct SolveArguments {
    std::string scenario;
    std::string method = "auto";
    bool explain = false;
};

constexpr std::size_t shownStations = 8; // of the text; the JSON has all

OrderedJson derivationsJson(const Topology& topology, const Answer& answer) {
    return {{"throughput", jsonOf(explainThroughput(topology, answer))},
            {"latency", jsonOf(explainLatency(topology, answer))},
            {"bottleneck", jsonOf(explainUtilisation(topology, answer, answer.stations.front().station))}};
}

OrderedJson stationJson(const StationAnswer& station) {
    return {{"block", station.block}, {"title", station.title}, {"utilisation", station.utilisation}};
}

OrderedJson jsonOf(const LoadedScenario& loaded, const Answer& answer, const SolveArguments& arguments) {
    OrderedJson json{{"machine", loaded.scenario.machine},
                     {"scenario", arguments.scenario},
                     {"title", loaded.scenario.title},
                     {"method", answer.method},
                     {"exact", answer.exact},
                     {"accuracy", answer.accuracy}};
    json["classes"] = OrderedJson::array();
    for (const ClassAnswer& each : answer.classes) {
        json["classes"].push_back({{"name", each.name},
                                   {"threads", each.threads},
                                   {"throughput", each.bytesPerSecond / 1e6},
                                   {"throughput_unit", "MB/s"},
                                   {"latency_ns", each.latencyNs},
                                   {"zero_load_latency_ns", each.zeroLoadLatencyNs},
                                   {"outstanding", each.outstanding}});
    }
    json["stations"] = OrderedJson::array();
    for (const StationAnswer& each : answer.stations) {
        json["stations"].push_back(stationJson(each));
    }
    json["total"] = totalOf(answer);
    addSetup(json, *loaded.topology, &answer);
    json["bottleneck"] = stationJson(answer.stations.front());
    json["sensitivity"] = OrderedJson::array();
    for (const SensitivityAnswer& each : sensitivityOf(answer)) {
        const StationPlace& place = answer.model.places[static_cast<std::size_t>(each.station)];
        json["sensitivity"].push_back(
            {{"station", place.title}, {"gain_percent", 100 * each.gain}, {"next_bottleneck", each.nextBottleneck}});
    }
    if (arguments.explain) {
        json["derivations"] = derivationsJson(*loaded.topology, answer);
    }
    return json;
}

/// Rounding must not print as "-0 %".
std::string signedPercent(double value) {
    const double rounded = std::abs(value) < 0.005 ? 0 : value;
    return (rounded > 0 ? "+" : "") + printed(rounded, "{} %");
}

void printTables(const Answer& answer) {
    TextTable classes({"class", "MB/s", "latency ns", "idle ns", "outstanding"});
    for (const ClassAnswer& each : answer.classes) {
        classes.add({each.name, printed(each.bytesPerSecond / 1e6), printed(each.latencyNs),
                     printed(each.zeroLoadLatencyNs), printed(each.outstanding)});
    }
    TextTable stations({"station", "block", "use"});
    for (std::size_t i = 0; i < std::min(shownStations, answer.stations.size()); ++i) {
        const StationAnswer& each = answer.stations[i];
        stations.add({each.title, each.block, printed(100 * each.utilisation, "{} %")});
    }
    TextTable faster({"twice as fast", "gain", "then the busiest"});
    for (const SensitivityAnswer& each : sensitivityOf(answer)) {
        faster.add({answer.model.places[static_cast<std::size_t>(each.station)].title, signedPercent(100 * each.gain),
                    each.nextBottleneck});
    }
    std::cout << classes.text() << '\n' << stations.text();
    if (answer.stations.size() > shownStations) {
        std::cout << "and " << counted(answer.stations.size() - shownStations, "less busy station")
                  << " (all with --json)\n";
    }
    std::cout << '\n' << faster.text();
}

void printText(const LoadedScenario& loaded, const Answer& answer, const SolveArguments& arguments) {
    const StationAnswer busiest = answer.stations.front();
    std::cout << loaded.scenario.title << " (" << loaded.topology->machine().title << ")\n\n"
              << "throughput    " << printed(answer.bytesPerSecond / 1e6, "{} MB/s") << '\n'
              << "mean latency  " << printed(answer.meanLatencyNs, "{} ns") << " ("
              << printed(answer.zeroLoadLatencyNs, "{} ns") << " on an idle machine)\n"
              << "local         " << printed(100 * answer.localShare, "{} %") << " of the accesses\n"
              << "bottleneck    " << busiest.title << ", " << printed(100 * busiest.utilisation, "{} % busy") << '\n'
              << "method        " << answer.method << ": " << answer.accuracy << "\n\n";
    const std::string setup = setupText(*loaded.topology, &answer);
    std::cout << setup << (setup.empty() ? "" : "\n");
    printTables(answer);
    if (arguments.explain) {
        const Topology& topology = *loaded.topology;
        std::cout << '\n'
                  << toText(explainThroughput(topology, answer)) << '\n'
                  << toText(explainLatency(topology, answer)) << '\n'
                  << toText(explainUtilisation(topology, answer, busiest.station));
    }
}

void solveScenario(Globals& globals, const SolveArguments& arguments) {
    const LoadedScenario loaded = loadScenario(globals, arguments.scenario);
    const auto answer = answerOrReason(globals, loaded, arguments.scenario, arguments.method);
    if (answer) {
        globals.json ? printJson(jsonOf(loaded, *answer, arguments)) : printText(loaded, *answer, arguments);
    }
}

} // namespace

void addSolveCommand(CLI::App& app, Globals& globals) {
    const auto arguments = std::make_shared<SolveArguments>();
    auto* command = app.add_subcommand("solve", "Throughput, latency, utilisation, bottleneck, sensitivity");
    command->add_option("SCENARIO", arguments->scenario, "A bundled scenario's id, or a .boardset or .svg file")
        ->required();
    command->add_flag("--explain", arguments->explain, "Derive the numbers, down to facts and sources");
    command->add_option("--method", arguments->method, "auto, exact, linearizer, schweitzer or bounds")
        ->check(CLI::IsMember({"auto", "exact", "linearizer", "schweitzer", "bounds"}));
    command->footer(
        "JSON: {machine, scenario, title, method, exact, accuracy,\n"
        "  classes[] {name, threads, throughput, throughput_unit, latency_ns, zero_load_latency_ns, outstanding},\n"
        "  stations[] {block, title, utilisation}, bottleneck {block, title, utilisation},\n"
        "  total {throughput, unit, mean_latency_ns, zero_load_latency_ns, local_share},\n"
        "  boards {slot: block type}, failed[], stopped[] {thread, reason},\n"
        "  domains[] {name, segment, boards, threads, throughput, throughput_unit, mean_latency_ns},\n"
        "  sensitivity[] {station, gain_percent, next_bottleneck}, derivations {throughput, latency, bottleneck}}\n"
        "Utilisations and shares are from 0 to 1. Exit status 2: no thread uses any page.");
    command->callback([&globals, arguments] { solveScenario(globals, *arguments); });
}

} // namespace boardset
