// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli sweep: a scenario solved again and again while one quantity changes.
#include "EvidenceText.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/sweep/Sweep.h"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <string_view>

namespace boardset {

namespace {

struct SweepArguments {
    std::string scenario;
    std::vector<std::string> vary;
    std::string method = "auto";
    bool csv = false;
};

constexpr int mostPoints = static_cast<int>(sweepPointsMost);

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
    std::vector<double> values() const {
        std::vector<double> all;
        for (int value = from; value <= to; value = after(value))
            all.push_back(value);
        return all;
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
    std::optional<std::string> curve; ///< Its value, where there are several.
    std::string value;
    OrderedJson ofCurve; ///< {name, value}
    int x = 0;
    std::optional<Found> found;
    std::string reason; ///< Why there is no answer.
};

[[noreturn]] void refuse(const std::string& vary) {
    throw InputError(
        "--vary", "", printable(vary),
        "NAME=FROM..TO or NAME=FROM..TO:STEP with whole numbers, FROM at most TO, STEP at least 1 or from "
        "x2, at most " +
            std::to_string(mostPoints) +
            " values; NAME is threads, boards, outstanding, request-bytes, local-share, load, number.ID, option.ID, "
            "system or setting.ID",
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
    const bool climbs = range.times ? range.step > 1 && range.from > 0 : range.step > 0;
    if (!climbs || range.from > range.to || range.count() > mostPoints)
        refuse(vary);
    return range;
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

/// "threads=4", and of which curve.
std::string nameOf(const SweepAsked& asked, const Point& point) {
    const std::string x = asked.over.quantity.id + '=' + std::to_string(point.x);
    return point.curve ? asked.curves->quantity.id + '=' + point.ofCurve["value"].dump() + ", " + x : x;
}

void print(const SweepAsked& asked, const std::vector<Point>& points, bool csv) {
    const auto first = std::find_if(points.begin(), points.end(), [](const Point& each) { return each.found; });
    const std::string unit = first == points.end() ? "MB/s" : first->found->rate.unit;
    const std::string name = asked.over.quantity.id;
    const std::string curve = asked.curves ? asked.curves->quantity.id : std::string();
    const auto cellsOf = [&](const std::string& ofCurve, std::vector<std::string> cells) {
        std::vector<std::string> all;
        if (asked.curves)
            all.push_back(ofCurve);
        std::ranges::move(cells, std::back_inserter(all));
        return all;
    };
    TextTable table(cellsOf(curve, {name, unit, "latency ns", "idle ns", "bottleneck", "use"}));
    const auto add = [&](const Point& point, std::vector<std::string> cells) {
        table.add(cellsOf(point.curve.value_or(""), std::move(cells)));
    };
    std::string lines = (curve.empty() ? "" : curve + ',') + name +
                        (unit == "MB/s" ? ",throughput_mb_s" : ",operations_s") +
                        ",mean_latency_ns,zero_load_latency_ns,bottleneck,utilisation\n";
    for (const Point& point : points) {
        if (point.curve)
            lines += point.ofCurve["value"].dump() + ',';
        lines += std::to_string(point.x);
        if (!point.found) {
            add(point, {point.value, "", "", "", "does not fit", ""});
            lines += ",,,,,\n";
            continue;
        }
        const Found& a = *point.found;
        add(point, {point.value, a.isEndless ? "none" : printed(a.rate.value), a.latency, printed(a.zeroLoadLatencyNs),
                    a.busiest.title, printed(100 * a.busiest.utilisation, "{} %")});
        const auto number = [](double x) { return OrderedJson(x).dump(); };
        lines += ',' + (a.isEndless ? "," : number(a.rate.value) + ',' + number(a.meanLatencyNs)) + ',' +
                 number(a.zeroLoadLatencyNs) + ",\"" + a.busiest.title + "\"," + number(a.busiest.utilisation) + '\n';
    }
    std::cout << (csv ? lines : table.text());
    for (const Point& point : csv ? std::vector<Point>() : points)
        if (point.found && !point.found->measured.empty())
            std::cout << '\n' << nameOf(asked, point) << '\n' << measuredText(point.found->measured);
}

OrderedJson jsonOf(const SweepAsked& asked, const std::vector<Point>& points) {
    OrderedJson json = OrderedJson::array();
    for (const Point& point : points) {
        OrderedJson row{{"name", asked.over.quantity.id}, {"value", point.x}};
        if (point.curve)
            row["curve"] = point.ofCurve;
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

/// What the word before the dot, or the whole name, could have meant.
[[noreturn]] void refuseName(const LoadedScenario& loaded, const std::string& name) {
    const std::string sort = name.substr(0, name.find('.') + 1);
    std::vector<std::string> names;
    for (const SweepQuantity& each : sweepQuantities(loaded))
        if (sort.empty() || each.id.starts_with(sort))
            names.push_back(each.id);
    const std::string none = sort == "option." ? "no option: this machine has none" : "nothing of that sort here";
    throw InputError("--vary", "", printable(name), names.empty() ? none : alternatives(names, 40), "correct the name");
}

SweepAxis axisOf(const LoadedScenario& loaded, const Range& range) {
    std::optional<SweepQuantity> quantity = sweepQuantity(loaded, range.name);
    if (!quantity)
        refuseName(loaded, range.name);
    return {std::move(*quantity), range.values()};
}

/// Says why values do not fit, of the first few; how many there are.
int tellUnfit(const std::string& scenario, const SweepAsked& asked, const std::vector<Point>& points) {
    constexpr int mostTold = 3;
    int unfit = 0;
    for (const Point& each : points)
        if (!each.found && ++unfit <= mostTold)
            std::cerr << "boardset-cli: " << printable(scenario) << ": " << nameOf(asked, each) << ": " << each.reason
                      << '\n';
    if (unfit > mostTold)
        std::cerr << "boardset-cli: ... and " << unfit - mostTold << " more values that do not fit\n";
    return unfit;
}

std::vector<Point> solvedPoints(const LoadedScenario& loaded, const SweepAsked& asked, Beside& beside) {
    std::vector<Point> points;
    const auto textAt = [](const SweepQuantity& quantity, double value) {
        return quantity.words.empty() ? std::to_string(static_cast<int>(value)) : quantity.textOf(value);
    };
    runSweep(loaded, asked, [&](const SweepPoint& each, const LoadedScenario* at, const Answer* answer) {
        Point& point = points.emplace_back();
        point.x = static_cast<int>(each.x);
        point.value = textAt(asked.over.quantity, each.x);
        if (asked.curves) {
            const double value = asked.curves->values[each.curve];
            point.curve = textAt(asked.curves->quantity, value);
            point.ofCurve = {{"name", asked.curves->quantity.id}, {"value", static_cast<int>(value)}};
        }
        point.reason = each.reason;
        if (each.isSolved)
            point.found = foundIn(*answer, beside.of({"", *at->topology, *answer}));
    });
    return points;
}

void sweep(Globals& globals, const SweepArguments& arguments) {
    std::vector<Range> ranges;
    for (const std::string& vary : arguments.vary)
        ranges.push_back(rangeOf(vary));
    const LoadedScenario loaded = loadScenario(globals, arguments.scenario);
    SweepAsked asked;
    asked.over = axisOf(loaded, ranges.front());
    if (ranges.size() > 1)
        asked.curves = axisOf(loaded, ranges.back());
    asked.solve = [method = arguments.method](const LoadedScenario& at) { return answerOf(at, "", method); };
    if (const auto problem = problemOf(asked))
        throw EditError("--vary: " + *problem);
    Beside beside(globals, loaded.topology->sharedCatalog());
    const std::vector<Point> points = solvedPoints(loaded, asked, beside);
    const int unfit = tellUnfit(arguments.scenario, asked, points);
    globals.exitCode = unfit < static_cast<int>(points.size()) ? 0 : 2;
    globals.json ? printJson(jsonOf(asked, points)) : print(asked, points, arguments.csv);
}

} // namespace

void addSweepCommand(CLI::App& app, Globals& globals) {
    const auto arguments = std::make_shared<SweepArguments>();
    auto* command = app.add_subcommand("sweep", "Solve a scenario again for each value of one quantity");
    command->add_option("SCENARIO", arguments->scenario, "A bundled scenario's id, or a .boardset or .svg file")
        ->required();
    command
        ->add_option("--vary", arguments->vary,
                     "What changes, from where to where; a second one makes a curve for each value")
        ->required()
        ->expected(1, 2)
        ->type_name("NAME=FROM..TO[:STEP]");
    command->add_flag("--csv", arguments->csv, "Comma-separated values");
    command->add_option("--method", arguments->method, "auto, exact, linearizer, schweitzer or bounds")
        ->check(CLI::IsMember({"auto", "exact", "linearizer", "schweitzer", "bounds"}));
    command->footer(
        "NAME is one of\n"
        "  threads       number of threads; further ones join the first process on free processors\n"
        "  boards        boards in use: the threads of the others, and pages that only they use, leave\n"
        "  outstanding   operations that each customer keeps under way\n"
        "  request-bytes bytes of one request: number.size\n"
        "  number.ID     any number of the operations that are performed\n"
        "  local-share   percent of each thread's pages on its own board, the rest over the others\n"
        "  load          percent of the rates at which work comes\n"
        "  option.ID     an option of the machine: option.uniboards=4..6\n"
        "  system        who places threads and pages: the systems of the machine by age, from 0; of a scenario\n"
        "                without a program 0 leaves all where it is\n"
        "  setting.ID    a setting of the system that runs the program\n"
        "STEP is added each time, or multiplies after an x: request-bytes=4..4096:x2\n"
        "JSON: [{name, value, curve {name, value} of two, total, bottleneck {block, title, utilisation}, measured[]\n"
        "(rows of evidence)}], or reason where a value does not fit the machine. Exit status 2: none does.");
    command->callback([&globals, arguments] { sweep(globals, *arguments); });
}

} // namespace boardset
