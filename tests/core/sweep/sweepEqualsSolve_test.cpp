// SPDX-License-Identifier: GPL-3.0-or-later
// Every point of a sweep equals a solve of the scenario with that value, for each quantity that can be swept in each
// family. Curves, tables and pictures show the same numbers.
#include "boardset/analysis/SweptWorkload.h"
#include "boardset/describe/TableJson.h"
#include "boardset/policy/Policy.h"
#include "boardset/scenario/ScenarioFile.h"
#include "boardset/sweep/DescribeSweep.h"
#include "boardset/sweep/SweepCurves.h"
#include "boardset/sweep/SweepPicture.h"
#include "boardset/workload/OutstandingLimit.h"
#include "core/families/families.h"
#include "support/scenarios.h"

#include <map>
#include <set>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Number of sweeps of each kind of quantity, and of checks of each relation.
struct Swings {
    std::map<SweepKind, int> kinds;
    int solved = 0, now = 0, drawn = 0, lines = 0;
};

std::string idAfterDot(const SweepQuantity& quantity) {
    return quantity.id.substr(quantity.id.find('.') + 1);
}

/// Checks that the scenario of a point has the value.
void checkHas(const Canonical& point, const Answer& answer, const Canonical& base, const SweepQuantity& quantity,
              double value) {
    const Workload& workload = point.scenario.workload;
    const Catalog& catalog = point.topology->catalog();
    switch (quantity.kind) {
    case SweepKind::Option:
        CHECK(point.scenario.configuration.options.at(idAfterDot(quantity)) == value);
        break;
    case SweepKind::Boards:
        CHECK(double(usedBoards(*point.topology, workload).size()) == value);
        break;
    case SweepKind::Threads:
        CHECK(workload.customerCount() == value);
        break;
    case SweepKind::System:
        CHECK((point.scenario.program ? catalog.operatingSystem(point.scenario.program->system).title
                                      : std::string("Manual placement")) == quantity.textOf(value));
        break;
    case SweepKind::Setting:
        CHECK(double(point.scenario.program.value().tunables.at(idAfterDot(quantity))) == value);
        break;
    case SweepKind::LocalShare:
        CHECK(100 * answer.localShare == Approx(value).margin(1));
        break;
    case SweepKind::Load:
        for (std::size_t p = 0; p < workload.processes.size(); ++p)
            for (std::size_t c = 0; c < workload.processes[p].customers.size(); ++c)
                CHECK(workload.processes[p].customers[c].rate ==
                      Approx(base.scenario.workload.processes[p].customers[c].rate * value / 100));
        break;
    case SweepKind::AtOnce:
        for (const Process& process : workload.processes)
            if (!process.customers.empty() && whyNoneAtOnce(catalog.work(process.work)).empty())
                CHECK(process.atOnce == value);
        break;
    case SweepKind::Number: {
        int set = 0;
        for (const Process& process : workload.processes) {
            const auto own = process.numbers.find(idAfterDot(quantity));
            set += own != process.numbers.end() && own->second == value ? 1 : 0;
        }
        CHECK(set > 0);
        break;
    }
    }
}

/// Checks that a point equals the result of its scenario.
void checkEquals(const SweepPoint& point, const Answer& answer) {
    REQUIRE(point.isSolved == !answer.classes.empty());
    CHECK(point.isOverloaded == answer.isOverloaded());
    CHECK(point.rate.unit == rateOf(answer).unit);
    CHECK(point.rate.value == Approx(rateOf(answer).value).epsilon(1e-9));
    CHECK(point.latencyNs == Approx(answer.meanLatencyNs).epsilon(1e-9));
    CHECK(point.idleNs == Approx(answer.zeroLoadLatencyNs).epsilon(1e-9));
    CHECK(point.busiest.title == answer.bottleneck().value_or(StationAnswer{}).title);
    CHECK(point.busiest.utilisation == Approx(answer.bottleneck().value_or(StationAnswer{}).utilisation).epsilon(1e-9));
    CHECK(point.without.empty() ==
          (answer.model.stopped.empty() && (answer.overloaded.empty() || answer.isOverloaded())));
}

/// Cells of a line of comma-separated values, without their quotes.
std::vector<std::string> cellsOf(const std::string& line) {
    std::vector<std::string> cells(1);
    bool isQuoted = false;
    for (const char c : line)
        if (c == '"')
            isQuoted = !isQuoted;
        else if (c == ',' && !isQuoted)
            cells.emplace_back();
        else
            cells.back() += c;
    return cells;
}

void checkTable(const SweepRequest& asked, const std::vector<SweepPoint>& points, Swings& swings) {
    std::istringstream table(tableCsv(describeSweep(asked, points)));
    std::string line;
    std::getline(table, line);
    CHECK(cellsOf(line).size() == 7);
    for (const SweepPoint& point : points) {
        REQUIRE(std::getline(table, line));
        const auto cells = cellsOf(line);
        REQUIRE(cells.size() == 7);
        const SweepQuantity& over = asked.over.quantity;
        CHECK((over.words.empty() ? decimalIn(cells[0]) == Approx(point.x) : cells[0] == over.textOf(point.x)));
        if (!point.isSolved || point.isOverloaded)
            continue;
        CHECK(decimalIn(cells[1]).value() == Approx(point.rate.value).epsilon(1e-9));
        CHECK(decimalIn(cells[2]).value() == Approx(point.latencyNs).epsilon(1e-9));
        CHECK(decimalIn(cells[3]).value() == Approx(point.idleNs).epsilon(1e-9));
        CHECK(cells[4] == point.busiest.title);
        CHECK(decimalIn(cells[5]).value() == Approx(point.busiest.utilisation).epsilon(1e-9));
        const bool isBoth = !point.without.empty() && !point.overridden.empty();
        CHECK(cells[6] == point.without + (isBoth ? " " : "") + point.overridden);
        ++swings.lines;
    }
    CHECK_FALSE(std::getline(table, line));
}

/// Checks each height of the plot against its point, in the unit of the axis.
void checkCurves(const Canonical& of, const SweepRequest& asked, const std::vector<SweepPoint>& points,
                 Swings& swings) {
    const Swept swept{asked, points, {}, {}, positionIn(asked)};
    const TimeUnit time = latencyUnitOf(points);
    for (const SweepHeight height : {SweepHeight::Throughput, SweepHeight::Latency, SweepHeight::Use}) {
        std::map<double, double> expected;
        std::string unit;
        for (const SweepPoint& point : points) {
            if (!point.isSolved || (point.isOverloaded && height != SweepHeight::Use))
                continue;
            unit = height == SweepHeight::Throughput ? point.rate.unit
                   : height == SweepHeight::Latency  ? time.title
                                                     : "%";
            expected[point.x] = height == SweepHeight::Throughput ? point.rate.value
                                : height == SweepHeight::Latency  ? point.latencyNs / time.ns
                                                                  : 100 * point.busiest.utilisation;
        }
        const auto curves = curvesOf(swept, height);
        REQUIRE(curves.size() == (expected.empty() ? 0 : 1));
        if (expected.empty())
            continue;
        CHECK_THAT(titleOf(swept, height), Catch::Matchers::ContainsSubstring(unit));
        REQUIRE(curves.front().line.points.size() == expected.size());
        for (const PlotPoint& point : curves.front().line.points) {
            CHECK(point.throughput == Approx(expected.at(point.x)).epsilon(1e-9));
            ++swings.drawn;
        }
        if (const auto now = curves.front().now)
            CHECK(curves.front().line.points[*now].x == asked.over.quantity.now);
        CHECK_THAT(toSvg(pageOf(of, swept, height)), Catch::Matchers::ContainsSubstring(titleOf(asked.over.quantity)));
    }
}

/// Sweeps one quantity over a few values, including its current value.
void checkSweep(const Canonical& of, const SweepQuantity& quantity, Swings& swings) {
    const auto [from, to] = quantity.usualRange();
    std::vector<double> values = quantity.valuesApart(from, to, 3);
    if (values.size() > 4) // names: the first, the last and one between
        values = {values.front(), values[values.size() / 2], values.back()};
    if (quantity.now && quantity.allows(*quantity.now))
        values.push_back(*quantity.now);
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    const SweepRequest asked{{quantity, values}};
    RuleBook rules(of.topology->sharedCatalog());
    std::vector<SweepPoint> points;
    runSweep(of, asked, [&](const SweepPoint& point, const Canonical*, const Answer*) { points.push_back(point); });
    REQUIRE(points.size() == values.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        const SweepPoint& point = points[i];
        CAPTURE(quantity.id, point.x, point.reason);
        CHECK(point.x == values[i]);
        if (!point.isSolved) {
            CHECK_FALSE(point.reason.empty());
            continue;
        }
        // The scenario that a click opens is written, read and solved like any file.
        const SweptScenario swept = sweptScenario(rules, of, {{quantity, point.x}});
        const Canonical byEdits = swept.edits.empty() ? of : edited(rules, of, swept.edits);
        CHECK(byEdits.scenario == swept.scenario.scenario);
        const Scenario read = parseScenario(toJson(swept.scenario.scenario), "point");
        const auto topology = Topology::build(of.topology->sharedCatalog(), read.machine, read.configuration);
        const Canonical alone{resolve(read, *topology), topology};
        CHECK(alone.scenario == swept.scenario.scenario);
        const Answer answer = solvePlacement(*topology, alone.scenario.workload);
        checkEquals(point, answer);
        checkHas(alone, answer, of, quantity, point.x);
        ++swings.kinds[quantity.kind];
        ++swings.solved;
        if (quantity.now == point.x && quantity.kind != SweepKind::LocalShare) {
            const Answer now = solvePlacement(*of.topology, of.scenario.workload);
            CHECK(point.rate.value == Approx(rateOf(now).value).epsilon(1e-6));
            CHECK(point.latencyNs == Approx(now.meanLatencyNs).epsilon(1e-6));
            ++swings.now;
        }
    }
    checkTable(asked, points, swings);
    checkCurves(of, asked, points, swings);
}

} // namespace

TEST_CASE("every point of a sweep equals a solve, for each quantity of each bundled family", "[sweep]") {
    Swings swings;
    for (const char* const id :
         {"sunfire6800-first", "sunfire6800-mpo-copy-1", "sunfire280r-first", "p650-first", "p650-oltp-shared",
          "t5440-first", "t5140-dma-remote", "firelink-put", "sparcserver630mp-office", "sun4280-first"}) {
        const Canonical of = opened(id);
        CAPTURE(id);
        for (const SweepQuantity& quantity : sweepQuantities(of))
            checkSweep(of, quantity, swings);
    }
    for (const SweepKind kind :
         {SweepKind::Option, SweepKind::Boards, SweepKind::Threads, SweepKind::System, SweepKind::Setting,
          SweepKind::LocalShare, SweepKind::Load, SweepKind::AtOnce, SweepKind::Number}) {
        INFO(int(kind));
        CHECK(swings.kinds[kind] > 0);
    }
    CHECK(swings.now > 20);
    CHECK(swings.lines > 50);
    CHECK(swings.drawn > 150);
}

TEST_CASE("every point of a sweep equals a solve, for each quantity of each invented family", "[sweep]") {
    Swings swings;
    for (const char* const name : {"ring-shared", "server-mix", "server-background", "server-overload", "cluster-put",
                                   "both-streams", "both-log", "both-amounts"}) {
        const Invented of(name);
        CAPTURE(name);
        for (const SweepQuantity& quantity : sweepQuantities({of.scenario, of.topology}))
            checkSweep({of.scenario, of.topology}, quantity, swings);
    }
    CHECK(swings.solved > 30);
    CHECK(swings.kinds[SweepKind::Load] > 0);
}
