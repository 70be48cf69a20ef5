// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli sweep: a scenario solved again and again while one quantity changes.
#include "EvidenceText.h"
#include "boardset/analysis/Sweep.h"
#include "boardset/scenario/JsonFile.h"

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

struct Point {
    int value = 0;
    std::optional<Answer> answer;
    std::string reason; ///< Why there is no answer.
    std::vector<EvidenceRow> measured;
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

Point pointAt(const LoadedScenario& loaded, const std::string& name, int value, const SolveOptions& options,
              Beside& beside) {
    Point point;
    point.value = value;
    try {
        const LoadedScenario changed = changedTo(loaded, name, value);
        Answer answer = solvePlacement(*changed.topology, changed.scenario.workload, options);
        if (answer.classes.empty()) {
            point.reason = "nobody uses any page";
        } else {
            point.measured = beside.of({"", *changed.topology, answer});
            point.answer = std::move(answer);
        }
    } catch (const std::runtime_error& error) { // this value does not fit the machine; the next one may
        point.reason = error.what();
    }
    return point;
}

void print(const Range& range, const std::vector<Point>& points, bool csv) {
    const auto first = std::find_if(points.begin(), points.end(), [](const Point& each) { return each.answer; });
    const std::string unit = first == points.end() ? "MB/s" : rateOf(*first->answer).unit;
    TextTable table({range.name, unit, "latency ns", "idle ns", "bottleneck", "use"});
    std::string lines = range.name + (unit == "MB/s" ? ",throughput_mb_s" : ",operations_s") +
                        ",mean_latency_ns,zero_load_latency_ns,bottleneck,utilisation\n";
    for (const Point& point : points) {
        const std::string value = std::to_string(point.value);
        if (!point.answer) {
            table.add({value, "", "", "", "does not fit", ""});
            lines += value + ",,,,,\n";
            continue;
        }
        const Answer& a = *point.answer;
        const StationAnswer busiest = a.bottleneck().value_or(StationAnswer{});
        table.add({value, a.isEndless() ? "none" : printed(rateOf(a).value), latencyText(a),
                   printed(a.zeroLoadLatencyNs), busiest.title, printed(100 * busiest.utilisation, "{} %")});
        const auto number = [](double x) { return OrderedJson(x).dump(); };
        lines += value + ',' + (a.isEndless() ? "," : number(rateOf(a).value) + ',' + number(a.meanLatencyNs)) + ',' +
                 number(a.zeroLoadLatencyNs) + ",\"" + busiest.title + "\"," + number(busiest.utilisation) + '\n';
    }
    std::cout << (csv ? lines : table.text());
    for (const Point& point : csv ? std::vector<Point>() : points)
        if (!point.measured.empty())
            std::cout << '\n' << range.name << '=' << point.value << '\n' << measuredText(point.measured);
}

OrderedJson jsonOf(const Range& range, const std::vector<Point>& points) {
    OrderedJson json = OrderedJson::array();
    for (const Point& point : points) {
        OrderedJson row{{"name", range.name}, {"value", point.value}};
        if (point.answer) {
            const StationAnswer busiest = point.answer->bottleneck().value_or(StationAnswer{});
            row["total"] = totalOf(*point.answer);
            row["bottleneck"] = {
                {"block", busiest.block}, {"title", busiest.title}, {"utilisation", busiest.utilisation}};
            row["measured"] = jsonOf(point.measured);
        } else {
            row["reason"] = point.reason;
        }
        json.push_back(std::move(row));
    }
    return json;
}

void sweep(Globals& globals, const SweepArguments& arguments) {
    const Range range = rangeOf(arguments.vary);
    const LoadedScenario loaded = loadScenario(globals, arguments.scenario);
    const SolveOptions options = placementOptions(methodOf(arguments.method).value_or(Method::Auto));
    Beside beside(globals, loaded.topology->sharedCatalog());
    std::vector<Point> points;
    bool any = false;
    for (int value = range.from; value <= range.to; value = range.after(value)) {
        points.push_back(pointAt(loaded, range.name, value, options, beside));
        any = any || points.back().answer.has_value();
        if (!points.back().answer)
            std::cerr << "boardset-cli: " << printable(arguments.scenario) << ": " << range.name << '=' << value << ": "
                      << points.back().reason << '\n';
    }
    globals.exitCode = any ? 0 : 2;
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
