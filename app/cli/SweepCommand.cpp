// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli sweep: a scenario solved again and again while one quantity changes.
#include "EvidenceText.h"
#include "boardset/analysis/Sweep.h"
#include "boardset/scenario/JsonField.h"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <string_view>

namespace boardset {

namespace {

struct SweepArguments {
    std::string scenario;
    std::string vary;
    std::string method = "auto";
    bool csv = false;
};

constexpr int mostPoints = 1000;

/// NAME=FROM..TO[:STEP]
struct Range {
    std::string name;
    int from = 0;
    int to = 0;
    int step = 1;
    bool times = false; ///< Each value is `step` times the one before.

    int after(int value) const { return !times ? value + step : value > to / step ? to + 1 : value * step; }
    int count() const { // of values, as far as anybody wants to know
        int values = 0;
        for (int value = from; value <= to && values <= mostPoints; value = after(value))
            ++values;
        return values;
    }
};

/// Of an answer, what is printed: whole answers of a thousand values are gigabytes.
struct Found {
    bool isEndless = false;
    Rate rate;
    double meanLatencyNs = 0;
    double zeroLoadLatencyNs = 0;
    std::string latency; ///< As text.
    OrderedJson total;
    StationAnswer busiest;
    std::vector<EvidenceRow> measured;
};

struct Point {
    int value = 0;
    std::optional<Found> found;
    std::string reason; ///< Why there is no answer.
};

[[noreturn]] void refuse(const std::string& vary) {
    throw InputError("--vary", "", printable(vary),
                     "NAME=FROM..TO or NAME=FROM..TO:STEP with whole numbers, FROM at most TO, STEP at least 1 or from "
                     "x2, at most " +
                         std::to_string(mostPoints) +
                         " values; NAME is threads, outstanding, request-bytes, local-share, number.ID or option.ID",
                     "write --vary threads=1..24");
}

int numberIn(std::string_view word, const std::string& vary) {
    int number = 0;
    const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || stop != word.data() + word.size() || std::abs(number) > 1'000'000)
        refuse(vary);
    return number;
}

Range rangeOf(const std::string& vary) {
    const std::string_view words(vary);
    const std::size_t equals = words.find('=');
    const std::size_t dots = equals == std::string_view::npos ? equals : words.find("..", equals);
    if (dots == std::string_view::npos)
        refuse(vary);
    Range range;
    range.name = vary.substr(0, equals);
    range.from = numberIn(words.substr(equals + 1, dots - equals - 1), vary);
    const std::string_view rest = words.substr(dots + 2);
    const std::size_t colon = rest.find(':');
    range.to = numberIn(rest.substr(0, colon), vary);
    const std::string_view step = colon == std::string_view::npos ? "1" : rest.substr(colon + 1);
    range.times = step.starts_with('x');
    range.step = numberIn(step.substr(range.times ? 1 : 0), vary);
    const bool known = isSwept(range.name) || range.name.starts_with("option.");
    const bool climbs = range.times ? range.step > 1 && range.from > 0 : range.step > 0;
    if (!known || !climbs || range.from > range.to || range.count() > mostPoints)
        refuse(vary);
    return range;
}

LoadedScenario changedTo(const LoadedScenario& loaded, const std::string& name, int value) {
    if (!isSwept(name))
        return withOption(loaded, name.substr(name.find('.') + 1), value);
    LoadedScenario changed = loaded;
    changed.scenario.workload = withQuantity(*loaded.topology, loaded.scenario.workload, name, value);
    return changed;
}

Found foundIn(const Answer& answer, std::vector<EvidenceRow> measured) {
    return {answer.isEndless(),
            rateOf(answer),
            answer.meanLatencyNs,
            answer.zeroLoadLatencyNs,
            latencyText(answer),
            totalOf(answer),
            answer.bottleneck().value_or(StationAnswer{}),
            std::move(measured)};
}

Point pointAt(const LoadedScenario& loaded, const std::string& name, int value, const std::string& method,
              Beside& beside) {
    Point point;
    point.value = value;
    try {
        const LoadedScenario changed = changedTo(loaded, name, value);
        const Answer answer = answerOf(changed, "", method);
        if (answer.classes.empty())
            point.reason = "nobody uses any page";
        else
            point.found = foundIn(answer, beside.of({"", *changed.topology, answer}));
    } catch (const std::runtime_error& error) { // this value does not fit the machine; the next one may
        point.reason = error.what();
    }
    return point;
}

void print(const Range& range, const std::vector<Point>& points, bool csv) {
    const auto first = std::find_if(points.begin(), points.end(), [](const Point& each) { return each.found; });
    const std::string unit = first == points.end() ? "MB/s" : first->found->rate.unit;
    TextTable table({range.name, unit, "latency ns", "idle ns", "bottleneck", "use"});
    std::string lines = range.name + (unit == "MB/s" ? ",throughput_mb_s" : ",operations_s") +
                        ",mean_latency_ns,zero_load_latency_ns,bottleneck,utilisation\n";
    for (const Point& point : points) {
        const std::string value = std::to_string(point.value);
        if (!point.found) {
            table.add({value, "", "", "", "does not fit", ""});
            lines += value + ",,,,,\n";
            continue;
        }
        const Found& a = *point.found;
        table.add({value, a.isEndless ? "none" : printed(a.rate.value), a.latency, printed(a.zeroLoadLatencyNs),
                   a.busiest.title, printed(100 * a.busiest.utilisation, "{} %")});
        const auto number = [](double x) { return OrderedJson(x).dump(); };
        lines += value + ',' + (a.isEndless ? "," : number(a.rate.value) + ',' + number(a.meanLatencyNs)) + ',' +
                 number(a.zeroLoadLatencyNs) + ",\"" + a.busiest.title + "\"," + number(a.busiest.utilisation) + '\n';
    }
    std::cout << (csv ? lines : table.text());
    for (const Point& point : csv ? std::vector<Point>() : points)
        if (point.found && !point.found->measured.empty())
            std::cout << '\n' << range.name << '=' << point.value << '\n' << measuredText(point.found->measured);
}

OrderedJson jsonOf(const Range& range, const std::vector<Point>& points) {
    OrderedJson json = OrderedJson::array();
    for (const Point& point : points) {
        OrderedJson row{{"name", range.name}, {"value", point.value}};
        if (point.found) {
            const StationAnswer& busiest = point.found->busiest;
            row["total"] = point.found->total;
            row["bottleneck"] = {
                {"block", busiest.block}, {"title", busiest.title}, {"utilisation", busiest.utilisation}};
            row["measured"] = jsonOf(point.found->measured);
        } else {
            row["reason"] = point.reason;
        }
        json.push_back(std::move(row));
    }
    return json;
}

void requireOption(const Topology& topology, const std::string& name) {
    std::vector<std::string> names;
    for (const Node& node : topology.nodes())
        for (const MachineOption& each : node.machine->options)
            names.push_back("option." + node.optionKey(each));
    if (!isSwept(name) && std::ranges::count(names, name) == 0)
        throw InputError("--vary", "", printable(name),
                         names.empty() ? "no option: this machine has none" : alternatives(names, 40),
                         "correct the name");
}

/// Says why values do not fit, of the first few; how many there are.
int tellUnfit(const std::string& scenario, const std::string& name, const std::vector<Point>& points) {
    constexpr int mostTold = 3;
    int unfit = 0;
    for (const Point& each : points)
        if (!each.found && ++unfit <= mostTold)
            std::cerr << "boardset-cli: " << printable(scenario) << ": " << name << '=' << each.value << ": "
                      << each.reason << '\n';
    if (unfit > mostTold)
        std::cerr << "boardset-cli: ... and " << unfit - mostTold << " more values that do not fit\n";
    return unfit;
}

void sweep(Globals& globals, const SweepArguments& arguments) {
    const Range range = rangeOf(arguments.vary);
    const LoadedScenario loaded = loadScenario(globals, arguments.scenario);
    requireOption(*loaded.topology, range.name);
    Beside beside(globals, loaded.topology->sharedCatalog());
    std::vector<Point> points;
    for (int value = range.from; value <= range.to; value = range.after(value))
        points.push_back(pointAt(loaded, range.name, value, arguments.method, beside));
    const int unfit = tellUnfit(arguments.scenario, range.name, points);
    globals.exitCode = unfit < static_cast<int>(points.size()) ? 0 : 2;
    globals.json ? printJson(jsonOf(range, points)) : print(range, points, arguments.csv);
}

} // namespace

void addSweepCommand(CLI::App& app, Globals& globals) {
    const auto arguments = std::make_shared<SweepArguments>();
    auto* command = app.add_subcommand("sweep", "Solve a scenario again for each value of one quantity");
    command->add_option("SCENARIO", arguments->scenario, "A bundled scenario's id, or a .boardset or .svg file")
        ->required();
    command->add_option("--vary", arguments->vary, "What changes, from where to where")
        ->required()
        ->type_name("NAME=FROM..TO[:STEP]");
    command->add_flag("--csv", arguments->csv, "Comma-separated values");
    command->add_option("--method", arguments->method, "auto, exact, linearizer, schweitzer or bounds")
        ->check(CLI::IsMember({"auto", "exact", "linearizer", "schweitzer", "bounds"}));
    command->footer(
        "NAME is one of\n"
        "  threads       number of threads; further ones join the first process on free processors\n"
        "  outstanding   operations that each customer keeps under way\n"
        "  request-bytes bytes of one request: number.size\n"
        "  number.ID     any number of the operations that are performed\n"
        "  local-share   percent of each thread's pages on its own board, the rest over the others\n"
        "  option.ID     an option of the machine: option.uniboards=1..6\n"
        "STEP is added each time, or multiplies after an x: request-bytes=4..4096:x2\n"
        "JSON: [{name, value, total, bottleneck {block, title, utilisation}, measured[] (rows of evidence)}], or\n"
        "reason where a value does not fit the machine. Exit status 2: none does.");
    command->callback([&globals, arguments] { sweep(globals, *arguments); });
}

} // namespace boardset
