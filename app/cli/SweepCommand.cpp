// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli sweep: solves a scenario repeatedly while one quantity changes.
#include "EvidenceText.h"
#include "FileStreams.h"
#include "OptionChecks.h"
#include "boardset/describe/TableText.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/sweep/DescribeSweep.h"
#include "boardset/sweep/SweepPicture.h"
#include "boardset/text/EnglishText.h"
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
};

constexpr int mostPoints = static_cast<int>(sweepPointsMost);
constexpr int largest = 1'000'000'000; ///< Largest value; a step beyond it still fits in an int.

/// The range given by --vary: NAME=FROM..TO[:STEP].
struct Range {
    std::string name;
    int from = 0;
    int to = 0;
    int step = 1;
    bool times = false; ///< True if each value is `step` times the previous one.

    int after(int value) const { return !times ? value + step : value > to / step ? to + 1 : value * step; }
    int count() const { // stops counting at mostPoints + 1
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

/// Returns a value as typed on the command line.
std::string valueOf(double value) {
    return std::to_string(static_cast<int>(value));
}

/// Returns the sweep without limits.
Swept sweptOf(const SweepRequest& asked, const std::vector<Point>& points) {
    Swept swept{.asked = asked, .now = positionIn(asked)};
    swept.measured.resize(asked.curves ? asked.curves->values.size() : 1);
    for (const Point& point : points) {
        swept.points.push_back(point.at);
        for (const EvidenceRow& row : point.measured)
            swept.measured[point.at.curve].push_back(publishedAt(point.at.x, row));
    }
    return swept;
}

/// Returns the name of a point, such as "threads=4". If there are several curves, the name includes the curve's value.
std::string nameOf(const SweepRequest& asked, const SweepPoint& at) {
    const std::string x = asked.over.quantity.id + '=' + valueOf(at.x);
    return asked.curves ? asked.curves->quantity.id + '=' + valueOf(asked.curves->values[at.curve]) + ", " + x : x;
}

/// Prints lines below an empty line; prints nothing if there are no lines.
void printLines(const std::vector<std::string>& lines) {
    for (const std::string& each : lines)
        std::cout << (&each == &lines.front() ? "\n" : "") << each << '\n';
}

/// Prints a table with a row per point. Below it, prints the sentences, measurements and limits of the sweep.
/// `reasons` say why some values don't fit the machine.
void printText(const Swept& swept, const std::vector<Point>& points, std::vector<std::string> reasons,
               const Catalog& catalog) {
    const SweepRequest& asked = swept.asked;
    std::vector<std::string> curves;
    for (const SweepCurve& each : curvesOf(swept, SweepHeight::Throughput))
        std::ranges::move(describeCurve(each), std::back_inserter(curves));
    std::cout << tableText(describeSweep(asked, swept.points));
    if (!asked.isOfLoad())
        printLines(curves);
    for (const SweepPoint& point : swept.points)
        for (const std::string& note : {point.without, point.overridden})
            if (!note.empty())
                reasons.push_back(nameOf(asked, point) + ": " + note);
    printLines(reasons);
    for (const Point& point : points)
        if (!point.measured.empty())
            std::cout << '\n' << nameOf(asked, point.at) << '\n' << measuredText(point.measured, catalog);
    if (!asked.isOfLoad())
        return;
    if (!swept.limits.empty())
        std::cout << '\n' << tableText(describeLimits(swept.limits));
    printLines(curves);
}

OrderedJson jsonOf(const SweepRequest& asked, const std::vector<Point>& points, const Catalog& catalog) {
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
            row["measured"] = jsonOf(point.measured, catalog);
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

/// Throws the error for an unknown name; the error lists the known names of the same kind.
[[noreturn]] void refuseName(const LoadedScenario& loaded, const std::string& scenario, const std::string& name) {
    const std::string sort = name.substr(0, name.find('.') + 1);
    std::vector<std::string> names;
    for (const SweepQuantity& each : sweepQuantities(loaded))
        if (sort.empty() || each.id.starts_with(sort))
            names.push_back(each.id);
    const std::string none =
        sort == "option." ? "no option: this machine has none" : "none: this scenario has no quantity of this kind";
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

/// Returns the reasons why values don't fit; neighbouring values with the same reason share a line.
std::vector<std::string> reasonsOf(const Swept& swept) {
    const std::vector<SweepPoint>& points = swept.points;
    std::vector<std::string> reasons;
    for (auto at = points.begin(); at != points.end();) {
        const auto isAlike = [&](const SweepPoint& each) {
            return !each.isSolved && each.curve == at->curve && patternOf(each) == patternOf(*at);
        };
        const auto end = std::find_if_not(at, points.end(), isAlike);
        if (!at->isSolved)
            reasons.push_back(nameOf(swept.asked, *at) + (end > at + 1 ? ".." + valueOf(std::prev(end)->x) : "") +
                              ": " + at->reason);
        at = at->isSolved ? at + 1 : end;
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
    Swept swept = sweptOf(asked, points);
    const std::vector<std::string> reasons = reasonsOf(swept);
    const bool fits = std::ranges::any_of(points, [](const Point& each) { return each.at.isSolved; });
    const bool isText = globals.format() == OutputFormat::Text && !isStandardOutput(arguments.svg);
    for (const std::string& each : reasons)
        if (!isText || !fits) // otherwise printText() prints the reasons below the table
            std::cerr << "boardset-cli: " << printable(name) << ": " << each << '\n';
    const auto isAnswered = [](const Point& each) { return each.at.isSolved && each.overloaded.empty(); };
    globals.exitCode = std::ranges::any_of(points, isAnswered) ? 0 : 2;
    if (asked.isOfLoad())
        swept.limits = crossingsOf(solvePlacement(*loaded.topology, loaded.scenario.workload));
    if (!arguments.svg.empty() && fits)
        writeOutput(toSvg(pageOf(loaded, swept, SweepHeight::Throughput)), arguments.svg);
    if (isStandardOutput(arguments.svg))
        return;
    const Catalog& catalog = loaded.topology->catalog();
    printResult(globals, {[&] { return jsonOf(asked, points, catalog); },
                          [&] { return std::vector<Table>{describeSweep(asked, swept.points)}; },
                          [&] { printText(swept, points, fits ? reasons : std::vector<std::string>(), catalog); }});
}

} // namespace

void addSweepCommand(CLI::App& app, Globals& globals) {
    const auto arguments = std::make_shared<SweepArguments>();
    auto* command = app.add_subcommand("sweep", "Solve a scenario for each value of one quantity");
    command->add_option("SCENARIO", arguments->scenario, scenarioHelp)->required();
    command
        ->add_option("--vary", arguments->vary, "Quantity and range of values; a second --vary adds a curve per value")
        ->required()
        ->expected(1, 2)
        ->type_name("NAME=FROM..TO[:STEP]");
    addFormat(*command, globals);
    command
        ->add_option("--svg", arguments->svg,
                     "Also write a plot of throughput over the first quantity to a file; with -, print only the plot")
        ->type_name("FILE")
        ->check(outputFile({".svg"}, "for PNG or PDF, run the sweep in the window and save its plot"));
    addMethod(*command, arguments->method);
    command->footer(
        "NAME is one of:\n"
        "  threads       Number of threads. Added threads join the first process on free processors.\n"
        "  boards        Number of boards with threads. Threads of other boards, and pages that only they use, are\n"
        "                removed.\n"
        "  outstanding   Number of operations that each customer keeps outstanding.\n"
        "  request-bytes Bytes per request, short for number.size.\n"
        "  number.ID     A numeric parameter of the operations.\n"
        "  local-share   Percentage of each thread's pages on its own board. The rest is spread over the others.\n"
        "  load          Percentage of the current arrival rates.\n"
        "  option.ID     An option of the machine, such as option.uniboards=4..6. Work on removed boards is spread\n"
        "                over the others.\n"
        "  system        The operating system that places threads and pages. The machine's systems are numbered from "
        "0,\n"
        "                oldest first. Without a program, 0 is the current placement, and the systems start at 1.\n"
        "  setting.ID    A setting of the system that runs the program.\n"
        "STEP is the difference between values (default 1). With an x, it is a factor of at least 2:\n"
        "request-bytes=4..4096:x2.\n"
        "JSON: [{name, value, curve {name, value} (with two --vary), total, bottleneck {block, title, utilisation},\n"
        "measured[] (with the fields of evidence --json), without (stopped threads, domains where nothing runs, and\n"
        "overloaded parts), overridden (options that the machine overrides there), overloaded[] (titles of overloaded\n"
        "parts)}].\n"
        "A value that does not fit the machine has a reason in place of the results. Exit status 2: no value fits,\n"
        "or each overloads a part.");
    command->callback([&globals, arguments] { sweep(globals, *arguments); });
}

} // namespace boardset
