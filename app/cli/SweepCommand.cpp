// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli sweep: solves a scenario repeatedly while one quantity changes.
#include "EvidenceText.h"
#include "FileStreams.h"
#include "OptionChecks.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/catalog/TimeUnit.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/sweep/SweepCsv.h"
#include "boardset/sweep/SweepPicture.h"
#include "boardset/text/Letters.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string_view>

namespace boardset {

namespace {

struct SweepArguments {
    std::string scenario;
    std::vector<std::string> vary;
    std::string method = "auto";
    std::string svg;
    bool csv = false;
};

constexpr int mostPoints = static_cast<int>(sweepPointsMost);
constexpr int largest = 1'000'000'000; ///< Largest value; a step beyond it still fits in an int.

/// The range of --vary: NAME=FROM..TO[:STEP].
struct Range {
    std::string name;
    int from = 0;
    int to = 0;
    int step = 1;
    bool times = false; ///< Each value is `step` times the previous one.

    int after(int value) const { return !times ? value + step : value > to / step ? to + 1 : value * step; }
    int count() const { // counts up to mostPoints + 1 only
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

/// The printed data of a point. The complete results of a thousand points would need gigabytes.
struct Point {
    SweepPoint at;
    OrderedJson total;
    OrderedJson overloaded; ///< Titles of the overloaded parts.
    std::vector<EvidenceRow> measured;
};

[[noreturn]] void refuse(const std::string& vary) {
    throw InputError(
        "--vary", "", printable(vary),
        "NAME=FROM..TO or NAME=FROM..TO:STEP with whole numbers up to 1,000,000,000; FROM must not exceed TO; STEP is "
        "at least 1, or a factor of at least x2; at most " +
            std::to_string(mostPoints) +
            " values; NAME is threads, boards, outstanding, request-bytes, local-share, load, number.ID, option.ID, "
            "system or setting.ID",
        "for example --vary threads=1..24");
}

int numberIn(std::string_view word, const std::string& vary) {
    const auto number = typedWhole(word);
    if (!number && word.find('.') != std::string_view::npos)
        throw InputError("--vary", "", printable(word) + " in " + printable(vary), "whole numbers",
                         "use FROM, TO and STEP without a decimal point");
    if (!number || *number > largest || *number < -largest)
        refuse(vary);
    return static_cast<int>(*number);
}

Range rangeOf(const std::string& vary) {
    const std::string_view words(vary);
    const std::size_t equals = words.find('=');
    const std::size_t dots = equals == std::string_view::npos ? equals : words.find("..", equals);
    if (dots == std::string_view::npos)
        refuse(vary);
    Range range;
    range.name = vary.substr(0, equals);
    const auto isOfName = [](char each) {
        return isLetter(each) || isDigit(each) || each == '-' || each == '_' || each == '.' || each == '/';
    };
    if (!std::ranges::all_of(range.name, isOfName) || range.name.empty() || range.name.ends_with('.'))
        refuse(vary);
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

/// Returns a value as typed on the command line. wordOf() returns its word if the quantity has words.
std::string valueOf(double value) {
    return std::to_string(static_cast<int>(value));
}
std::string wordOf(const SweepQuantity& quantity, double value) {
    return quantity.words.empty() ? valueOf(value) : quantity.textOf(value);
}

/// Returns "threads=4", with the curve's value if there are several curves.
std::string nameOf(const SweepRequest& asked, const SweepPoint& at) {
    const std::string x = asked.over.quantity.id + '=' + valueOf(at.x);
    return asked.curves ? asked.curves->quantity.id + '=' + valueOf(asked.curves->values[at.curve]) + ", " + x : x;
}

/// Prints the knee of each curve, and the value at which its throughput falls. Over the load, printLimits() adds more.
void printCurves(const Swept& swept) {
    std::vector<std::string> lines;
    for (const SweepCurve& curve : curvesOf(swept, SweepHeight::Throughput)) {
        for (const SweepMark& mark : curve.marks)
            if (!swept.asked.isOfLoad())
                lines.push_back(mark.sentence);
        if (!curve.fall.empty())
            lines.push_back(curve.line.title + ": " + curve.fall);
    }
    for (const std::string& each : lines)
        std::cout << (&each == &lines.front() ? "\n" : "") << each << '\n';
}

void print(const SweepRequest& asked, const std::vector<Point>& points, const std::vector<std::string>& reasons,
           const Catalog& catalog) {
    const auto first = std::ranges::find_if(points, [](const Point& each) { return each.at.isSolved; });
    const auto cellsOf = [&](const std::string& ofCurve, std::vector<std::string> cells) {
        std::vector<std::string> all;
        if (asked.curves)
            all.push_back(ofCurve);
        std::ranges::move(cells, std::back_inserter(all));
        return all;
    };
    std::vector<SweepPoint> swept;
    std::ranges::transform(points, std::back_inserter(swept), &Point::at);
    const TimeUnit time = latencyUnitOf(swept);
    const std::string unit = time.title;
    TextTable table(cellsOf(asked.curves ? asked.curves->quantity.id : "",
                            {asked.over.quantity.id, first == points.end() ? "MB/s" : first->at.rate.unit,
                             "latency " + unit, "idle " + unit, "bottleneck", "utilisation"}));
    for (const Point& point : points) {
        const SweepPoint& at = point.at;
        const std::string curve =
            asked.curves ? wordOf(asked.curves->quantity, asked.curves->values[at.curve]) : std::string();
        std::vector<std::string> cells{wordOf(asked.over.quantity, at.x), "", "", "", "doesn't fit", ""};
        if (at.isSolved)
            cells = {cells.front(),
                     at.isOverloaded ? "overloaded" : printed(at.rate.value),
                     at.isOverloaded ? "unbounded" : printed(at.latencyNs / time.ns),
                     printed(at.idleNs / time.ns),
                     at.busiest.title,
                     printed(100 * at.busiest.utilisation, "{} %")};
        table.add(cellsOf(curve, std::move(cells)));
    }
    std::cout << table.text();
    printCurves({.asked = asked, .points = swept});
    bool isFirst = true;
    for (const std::string& each : reasons)
        std::cout << (std::exchange(isFirst, false) ? "\n" : "") << each << '\n';
    for (const Point& point : points)
        for (const std::string& note : {point.at.without, point.at.overridden})
            if (!note.empty())
                std::cout << (std::exchange(isFirst, false) ? "\n" : "") << nameOf(asked, point.at) << ": " << note
                          << '\n';
    for (const Point& point : points)
        if (!point.measured.empty())
            std::cout << '\n' << nameOf(asked, point.at) << '\n' << measuredText(point.measured, catalog);
}

/// Prints which parts reach their limits first as the load increases, and the knee of the latency.
void printLimits(const std::vector<Point>& points, const std::vector<Crossing>& limits) {
    TextTable table({"part", "limit", "at load", "identical"});
    for (const Crossing& each : limits)
        table.add({each.title, printed(100 * each.limit, "{} %"), printed(100 * each.times, "{} %"),
                   each.others == 0 ? std::string("-") : std::to_string(each.others) + " more"});
    if (!table.isEmpty())
        std::cout << '\n' << table.text() << "100 % is the current load\n";
    std::vector<std::pair<double, double>> bend;
    for (const Point& each : points)
        if (each.at.isSolved && !each.at.isOverloaded)
            bend.emplace_back(each.at.x, each.at.latencyNs);
    if (const auto knee = latencyKnee(bend))
        std::cout
            << "\nknee at " << printed(bend[*knee].first, "{} %")
            << " of the load: the best ratio of load to latency; beyond it, latency grows faster than throughput\n";
}

OrderedJson jsonOf(const SweepRequest& asked, const std::vector<Point>& points) {
    OrderedJson json = OrderedJson::array();
    for (const Point& point : points) {
        OrderedJson row{{"name", asked.over.quantity.id}, {"value", static_cast<int>(point.at.x)}};
        if (asked.curves)
            row["curve"] = {{"name", asked.curves->quantity.id},
                            {"value", static_cast<int>(asked.curves->values[point.at.curve])}};
        if (point.at.isSolved) {
            const StationAnswer& busiest = point.at.busiest;
            row["total"] = point.total;
            row["bottleneck"] = {
                {"block", busiest.block}, {"title", busiest.title}, {"utilisation", busiest.utilisation}};
            row["measured"] = jsonOf(point.measured);
            if (!point.at.without.empty())
                row["without"] = point.at.without;
            if (!point.at.overridden.empty())
                row["overridden"] = point.at.overridden;
            if (!point.overloaded.empty())
                row["overloaded"] = point.overloaded;
        } else {
            row["reason"] = point.at.reason;
        }
        json.push_back(std::move(row));
    }
    return json;
}

/// Throws the error for an unknown name, with the known names of its kind.
[[noreturn]] void refuseName(const LoadedScenario& loaded, const std::string& scenario, const std::string& name) {
    const std::string sort = name.substr(0, name.find('.') + 1);
    std::vector<std::string> names;
    for (const SweepQuantity& each : sweepQuantities(loaded))
        if (sort.empty() || each.id.starts_with(sort))
            names.push_back(each.id);
    const std::string none = sort == "option." ? "no option: this machine has none" : "nothing of that kind here";
    throw InputError(scenario, "--vary", printable(name), names.empty() ? none : alternatives(names, 40),
                     "correct the name");
}

SweepAxis axisOf(const LoadedScenario& loaded, const std::string& scenario, const Range& range) {
    std::optional<SweepQuantity> quantity = sweepQuantity(loaded, range.name);
    if (!quantity)
        refuseName(loaded, scenario, range.name);
    return {std::move(*quantity), range.values()};
}

/// Returns a reason without the point's value, so that identical reasons for several values compare equal.
std::string patternOf(const SweepPoint& at) {
    std::string pattern = at.reason;
    for (const std::string& number : {groupedText(static_cast<int>(at.x)), valueOf(at.x)})
        for (std::size_t from = pattern.find(number); from != std::string::npos; from = pattern.find(number, from + 1))
            pattern.replace(from, number.size(), "#");
    return pattern;
}

/// Returns why values don't fit: one line for neighbouring values with the same reason.
std::vector<std::string> reasonsOf(const SweepRequest& asked, const std::vector<Point>& points) {
    std::vector<std::string> reasons;
    for (std::size_t first = 0; first < points.size(); ++first) {
        if (points[first].at.isSolved)
            continue;
        const SweepPoint& at = points[first].at;
        std::size_t last = first;
        while (last + 1 < points.size() && !points[last + 1].at.isSolved && points[last + 1].at.curve == at.curve &&
               patternOf(points[last + 1].at) == patternOf(at))
            ++last;
        reasons.push_back(nameOf(asked, at) + (last > first ? ".." + valueOf(points[last].at.x) : "") + ": " +
                          at.reason);
        first = last;
    }
    return reasons;
}

std::vector<Point> solvedPoints(const LoadedScenario& loaded, const SweepRequest& asked, PublishedComparison& beside) {
    std::vector<Point> points;
    runSweep(loaded, asked, [&](const SweepPoint& at, const LoadedScenario* scenario, const Answer* answer) {
        Point& point = points.emplace_back(Point{at, {}, OrderedJson::array(), {}});
        if (!at.isSolved)
            return;
        point.total = totalOf(*answer);
        point.overloaded = overloadedOf(*answer);
        point.measured = beside.of({"", *scenario->topology, *answer});
    });
    return points;
}

void printCsv(const SweepRequest& asked, const std::vector<Point>& points) {
    std::vector<SweepPoint> all;
    for (const Point& point : points)
        all.push_back(point.at);
    std::cout << csvOf(asked, all);
}

void draw(const std::string& file, const SweepRequest& asked, const std::vector<Point>& points,
          const LoadedScenario& loaded, const std::vector<Crossing>& limits) {
    Swept swept{asked, {}, limits, {}, positionIn(asked)};
    swept.measured.resize(asked.curves ? asked.curves->values.size() : 1);
    for (const Point& point : points) {
        swept.points.push_back(point.at);
        for (const EvidenceRow& row : point.measured)
            swept.measured[point.at.curve].push_back(publishedAt(point.at.x, row));
    }
    writeOutput(toSvg(loaded, swept, SweepHeight::Throughput, picture::Palette::Name::Light), file);
}

void sweep(Globals& globals, const SweepArguments& arguments) {
    needOtherFile(globals, arguments.scenario, arguments.svg, "--svg");
    std::vector<Range> ranges;
    for (const std::string& vary : arguments.vary)
        ranges.push_back(rangeOf(vary));
    const LoadedScenario loaded = loadScenario(globals, arguments.scenario);
    const std::string name = inputName(arguments.scenario);
    SweepRequest asked;
    asked.over = axisOf(loaded, name, ranges.front());
    if (ranges.size() > 1)
        asked.curves = axisOf(loaded, name, ranges.back());
    asked.solve = [method = arguments.method](const LoadedScenario& at) { return answerOf(at, "", method); };
    if (const auto problem = problemOf(asked))
        throw EditError(name + ": --vary: " + *problem);
    PublishedComparison beside(globals, loaded.topology->sharedCatalog());
    const std::vector<Point> points = solvedPoints(loaded, asked, beside);
    const std::vector<std::string> reasons = reasonsOf(asked, points);
    const bool fits = std::ranges::any_of(points, [](const Point& each) { return each.at.isSolved; });
    const bool isTable = !globals.json && !arguments.csv && !isStandardOutput(arguments.svg);
    for (const std::string& each : reasons)
        if (!isTable || !fits) // otherwise they are printed below the table
            std::cerr << "boardset-cli: " << printable(name) << ": " << each << '\n';
    const auto isAnswered = [](const Point& each) { return each.at.isSolved && each.overloaded.empty(); };
    globals.exitCode = std::ranges::any_of(points, isAnswered) ? 0 : 2;
    std::vector<Crossing> limits;
    if (asked.isOfLoad())
        limits = crossingsOf(solvePlacement(*loaded.topology, loaded.scenario.workload));
    if (!arguments.svg.empty() && fits)
        draw(arguments.svg, asked, points, loaded, limits);
    if (isStandardOutput(arguments.svg))
        return;
    if (globals.json)
        printJson(jsonOf(asked, points));
    else
        arguments.csv ? printCsv(asked, points)
                      : print(asked, points, fits ? reasons : std::vector<std::string>(), loaded.topology->catalog());
    if (asked.isOfLoad() && !globals.json && !arguments.csv)
        printLimits(points, limits);
}

} // namespace

void addSweepCommand(CLI::App& app, Globals& globals) {
    const auto arguments = std::make_shared<SweepArguments>();
    auto* command = app.add_subcommand("sweep", "Solve a scenario for each value of one quantity");
    command->add_option("SCENARIO", arguments->scenario, scenarioHelp)->required();
    command->add_option("--vary", arguments->vary, "Quantity and range of values; a second one adds a curve per value")
        ->required()
        ->expected(1, 2)
        ->type_name("NAME=FROM..TO[:STEP]");
    command->add_flag("--csv", arguments->csv, "Print comma-separated values");
    command
        ->add_option("--svg", arguments->svg,
                     "Also write a plot of throughput over the first quantity to a file; with -, print only the plot")
        ->type_name("FILE")
        ->check(outputFile({".svg"}, "for PNG or PDF, run the sweep in the window and save its plot"));
    command->add_option("--method", arguments->method, "auto, exact, linearizer, schweitzer or bounds")
        ->check(CLI::IsMember({"auto", "exact", "linearizer", "schweitzer", "bounds"}));
    command->footer(
        "NAME is one of:\n"
        "  threads       Number of threads. Added threads join the first process on free processors.\n"
        "  boards        Number of boards with threads. Threads of other boards, and pages that only they use, are\n"
        "                removed.\n"
        "  outstanding   Number of operations that each customer keeps outstanding.\n"
        "  request-bytes Bytes per request, short for number.size.\n"
        "  number.ID     A number of one of the operations that the work performs.\n"
        "  local-share   Percentage of each thread's pages on its own board. The rest is spread over the others.\n"
        "  load          Percentage of the current arrival rates.\n"
        "  option.ID     An option of the machine, such as option.uniboards=4..6. Work on removed boards is spread\n"
        "                over the others.\n"
        "  system        The operating system that places threads and pages: the machine's systems, by age from 0.\n"
        "                Without a program, 0 keeps the placement.\n"
        "  setting.ID    A setting of the system that runs the program.\n"
        "STEP is added each time. After an x, as in request-bytes=4..4096:x2, it is a factor.\n"
        "JSON: [{name, value, curve {name, value} (with two --vary), total, bottleneck {block, title, utilisation},\n"
        "measured[] (rows of evidence), without (stopped threads, domains where nothing runs, and overloaded parts),\n"
        "overridden (options that the machine overrides there), overloaded[] (titles of overloaded parts)}].\n"
        "A value that does not fit the machine has a reason in place of the results. Exit status 2: no value fits,\n"
        "or each overloads a part.");
    command->callback([&globals, arguments] { sweep(globals, *arguments); });
}

} // namespace boardset
