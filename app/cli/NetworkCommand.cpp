// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli network: solves a bare queueing network or sharing problem, without a machine.
#include "CommandRegistry.h"
#include "FileStreams.h"
#include "NetworkFile.h"
#include "OptionChecks.h"
#include "Print.h"
#include "boardset/analysis/Bottleneck.h"
#include "boardset/describe/TableText.h"
#include "boardset/queueing/Bounds.h"
#include "boardset/queueing/Solver.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/text/NumberText.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

namespace boardset {

namespace {

using Json = nlohmann::ordered_json;

struct Arguments {
    std::string file;
    std::string method;
};

Json list(const Vector& values) {
    return Json(std::vector<double>(values.begin(), values.end()));
}

Json table(const Matrix& values) {
    Json rows = Json::array();
    for (Eigen::Index c = 0; c < values.rows(); ++c)
        rows.push_back(list(values.row(c).transpose()));
    return rows;
}

/// Returns the upper bound on the total throughput of all classes.
double mostOfAll(const Network& network, const std::vector<ClassBounds>& bounds) {
    Vector most(static_cast<Eigen::Index>(bounds.size()));
    std::ranges::transform(bounds, most.begin(), &ClassBounds::upper);
    return mostTogether(network, most, Vector::Ones(most.size()));
}

Json toJson(const Network& network, const Solution& s) {
    Json out{{"method", wordOf(s.method)}, {"exact", s.exact}, {"iterations", s.iterations}};
    out["throughput"] = list(s.throughput);
    out["response_time"] = list(s.responseTime);
    out["queue_length"] = table(s.queueLength());
    out["utilisation"] = list(s.utilisation);
    for (const int c : s.unanswered) {
        const auto at = static_cast<std::size_t>(c);
        out["throughput"][at] = isClosed(network.classes[at]) ? Json(0.0) : Json();
        out["response_time"][at] = out["queue_length"][at] = Json();
    }
    const int bottleneck = bottleneckOf(network, s.utilisation);
    out["bottleneck"] = bottleneck < 0 ? Json() : Json(bottleneck);
    out["bounds"] = Json::array();
    const std::vector<ClassBounds> all = bounds(network);
    for (const ClassBounds& bound : all) {
        out["bounds"].push_back({{"lower", bound.lower},
                                 {"upper", bound.upper},
                                 {"station", bound.station < 0 ? Json() : Json(bound.station)}});
    }
    out["together_at_most"] = mostOfAll(network, all);
    out["converged"] = s.converged;
    out["accuracy"] = s.accuracy;
    if (!s.unanswered.empty())
        out["unanswered"] = s.unanswered;
    return out;
}

Json toJson(const Shares& shares) {
    Json limits = Json::array();
    for (const int limit : shares.limit)
        limits.push_back(limit == Shares::atBound ? Json{{"at_bound", true}} : Json{{"resource", limit}});
    return {{"rates", shares.rates}, {"utilisation", shares.utilisation}, {"bottleneck", limits}};
}

/// Lists the overloaded stations.
/// The fields of the object "unstable" also describe the most loaded station, as in earlier versions.
Json toJson(const Network& network, const Unstable& unstable) {
    Json stations = Json::array();
    for (const int k : unstable.stations) {
        stations.push_back({{"station", k},
                            {"name", network.stations[static_cast<std::size_t>(k)].name},
                            {"utilisation", unstable.rest.utilisation[k]}});
    }
    const auto less = [](const Json& a, const Json& b) { return a["utilisation"] < b["utilisation"]; };
    Json out{{"unstable", *std::max_element(stations.begin(), stations.end(), less)}};
    out["unstable"]["stations"] = stations;
    out.update(toJson(network, unstable.rest));
    return out;
}

constexpr int numberDigits = 6;

/// Returns a table row: a name, numbers and a note.
/// The numbers have six significant digits at any magnitude, because the unit of time is the user's choice.
std::vector<Cell> rowOf(const std::string& name, const std::vector<std::optional<double>>& numbers,
                        const Message& note = {}) {
    constexpr std::size_t nameBytes = 60;
    std::vector<Cell> row{{printable(name, nameBytes)}};
    for (const auto& number : numbers)
        row.push_back(number ? Cell{significantText(*number, numberDigits)} : Cell());
    row.push_back({note});
    return row;
}

std::vector<Cell> rowOf(const CustomerClass& customers, const Solution& s, int c, const ClassBounds& bound) {
    if (s.isAnswered(c))
        return rowOf(customers.name, {s.throughput[c], s.responseTime[c], bound.lower, bound.upper});
    if (isClosed(customers))
        return rowOf(customers.name, {0, std::nullopt, bound.lower, bound.upper}, {"no capacity left"});
    return rowOf(customers.name, {std::nullopt, std::nullopt, bound.lower, bound.upper}, {"overloaded"});
}

void printPlain(const Network& network, const Solution& s, const std::vector<int>& overloaded = {}) {
    std::cout << "method " << wordOf(s.method) << (s.exact ? ", exact. " : ", not exact. ") << s.accuracy << "\n\n";
    Table classes{.key = "classes",
                  .columns = {{"class", {"Class"}},
                              {"throughput", {"Throughput"}},
                              {"response_time", {"Response time"}},
                              {"lower", {"Lower bound"}},
                              {"upper", {"Upper bound"}},
                              {"note", {}}}};
    const std::vector<ClassBounds> bound = bounds(network);
    for (std::size_t c = 0; c < network.classes.size(); ++c)
        classes.rows.push_back(rowOf(network.classes[c], s, static_cast<int>(c), bound[c]));
    if (bound.size() > 1)
        classes.rows.push_back(rowOf("total", {std::nullopt, std::nullopt, std::nullopt, mostOfAll(network, bound)}));
    Table stations{.key = "stations",
                   .columns = {{"station", {"Station"}},
                               {"utilisation", {"Utilisation"}},
                               {"queue_length", {"Queue length"}},
                               {"note", {}}}};
    const int bottleneck = bottleneckOf(network, s.utilisation);
    const Matrix queues = s.queueLength();
    for (std::size_t k = 0; k < network.stations.size(); ++k) {
        const auto column = static_cast<Eigen::Index>(k);
        const int station = static_cast<int>(k);
        const bool isOverloaded = std::find(overloaded.begin(), overloaded.end(), station) != overloaded.end();
        // The number of customers that wait at another, overloaded station is unknown.
        const bool isKnown = std::all_of(s.unanswered.begin(), s.unanswered.end(), [&](const int c) {
            return isClosed(network.classes[static_cast<std::size_t>(c)]) || network.demands(c, column) == 0;
        });
        stations.rows.push_back(rowOf(
            network.stations[k].name,
            {s.utilisation[column], isKnown && !isOverloaded ? std::optional(queues.col(column).sum()) : std::nullopt},
            {isOverloaded            ? "overloaded"
             : bottleneck == station ? "bottleneck"
                                     : ""}));
    }
    std::cout << tableText(classes) << '\n' << tableText(stations);
}

void printPlain(const SharingProblem& problem, const Shares& shares) {
    Table flows{.key = "flows", .columns = {{"flow", {"Flow"}}, {"rate", {"Rate"}}, {"note", {}}}};
    for (std::size_t f = 0; f < problem.flows.size(); ++f) {
        const int limit = shares.limit[f];
        flows.rows.push_back(
            rowOf("flow " + std::to_string(f), {shares.rates[f]},
                  limit == Shares::atBound
                      ? Message{"at its bound"}
                      : Message{"limited by {resource}",
                                {{"resource", printable(problem.resources[static_cast<std::size_t>(limit)].name)}}}));
    }
    Table resources{.key = "resources",
                    .columns = {{"resource", {"Resource"}}, {"utilisation", {"Utilisation"}}, {"note", {}}}};
    for (std::size_t r = 0; r < problem.resources.size(); ++r)
        resources.rows.push_back(rowOf(problem.resources[r].name, {shares.utilisation[r]}));
    std::cout << tableText(flows) << '\n' << tableText(resources);
}

/// Prints the results that exist despite the overload, and one line that names every overloaded station.
void answer(const Unstable& unstable, const Network& network, const std::string& file, Globals& globals) {
    if (globals.json) {
        printJson(toJson(network, unstable));
    } else {
        printPlain(network, unstable.rest, unstable.stations);
        std::cout << std::flush;
    }
    std::cerr << "boardset-cli: " << printable(file) << ": classes: unstable: the open classes load";
    for (const int k : unstable.stations) {
        std::cerr << (k == unstable.stations.front() ? " station " : ", station ") << k << " ("
                  << printable(network.stations[static_cast<std::size_t>(k)].name) << ") to a utilisation of "
                  << significantText(unstable.rest.utilisation[k], numberDigits);
    }
    std::cerr << "; allowed: utilisations below 1; lower arrival_rate or demands\n";
    globals.exitCode = 2;
}

void answer(const QueueingProblem& problem, const std::string& file, Globals& globals) {
    const Outcome outcome = solve(problem.network, {.method = problem.method});
    if (const auto* unstable = std::get_if<Unstable>(&outcome)) {
        answer(*unstable, problem.network, file, globals);
        return;
    }
    const auto& solution = std::get<Solution>(outcome);
    if (globals.json)
        printJson(toJson(problem.network, solution));
    else
        printPlain(problem.network, solution);
}

void answer(const SharingProblem& problem, const Globals& globals) {
    const Shares shares = maxMin(problem.resources, problem.flows);
    if (globals.json)
        printJson(toJson(shares));
    else
        printPlain(problem, shares);
}

void run(const Arguments& arguments, Globals& globals) {
    NetworkProblem problem = readNetworkText(readInput(arguments.file, networkFileBytes), inputName(arguments.file));
    try {
        if (auto* queueing = std::get_if<QueueingProblem>(&problem)) {
            queueing->method = arguments.method.empty() ? queueing->method : *methodOf(arguments.method);
            answer(*queueing, inputName(arguments.file), globals);
        } else {
            answer(std::get<SharingProblem>(problem), globals);
        }
    } catch (const NetworkError& error) {
        throw InputError(inputName(arguments.file), error.field, error.value, error.allowed);
    }
}

} // namespace

void addNetworkCommand(CLI::App& app, Globals& globals) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand("network", "Solve a queueing network or sharing problem without a machine");
    command->add_option("file", arguments->file, "The problem, as JSON, or - for standard input")
        ->required()
        ->type_name("FILE");
    addMethod(*command, arguments->method, "the file's method");
    command->footer(
        "FILE of a queueing network: {\"kind\": \"queueing\", \"method\" (as --method; default auto), \"stations\":\n"
        "[{\"name\", \"type\": \"queueing\" or \"delay\", \"servers\": 1, \"service_cv2\": 1}], \"classes\": "
        "[{\"name\",\n"
        "\"type\": \"closed\" with \"population\" and \"think_time\": 0, or \"open\" with \"arrival_rate\",\n"
        "\"background\": false}], \"demands\": [[one per station], per class]}.\n"
        "All times have the same unit; rates are per that unit. The smallest network:\n"
        "  {\"kind\": \"queueing\", \"stations\": [{\"name\": \"cpu\"}], \"classes\": [{\"population\": 3}], "
        "\"demands\": [[0.5]]}\n"
        "FILE of a sharing problem: {\"kind\": \"sharing\", \"resources\": [{\"name\", \"capacity\"}], \"flows\": "
        "[{\"name\",\n"
        "\"weight\": 1, \"bound\", \"uses\": [[index of a resource, coefficient]]}]}.\n"
        "Only population, arrival_rate, capacity and demands are required. A value after a colon is the default.\n"
        "A class with \"background\": true uses only spare capacity and delays no other class. A station's\n"
        "\"service_cv2\" is the squared coefficient of variation of its service time: 1 for exponential, 0 for\n"
        "constant. Values other than 1 make the result approximate, except with a single customer, or with one class\n"
        "whose service time is constant everywhere.\n"
        "JSON for queueing: {method, exact, iterations, throughput[class], response_time[class],\n"
        "queue_length[class][station], utilisation[station], bottleneck (index of a station),\n"
        "bounds[class] {lower, upper, station}, together_at_most (bound of the total throughput), converged,\n"
        "accuracy, and, if any, unanswered (classes whose wait is unbounded; their times are null)}.\n"
        "If open classes overload stations, the JSON begins with unstable {station, name, utilisation (of the most\n"
        "loaded station), stations[] (all of them)}, and the exit status is 2.\n"
        "JSON for sharing: {rates[flow], utilisation[resource], bottleneck[flow] {resource} or {at_bound}}.");
    command->callback([arguments, &globals] { run(*arguments, globals); });
}

} // namespace boardset
