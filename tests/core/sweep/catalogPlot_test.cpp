// SPDX-License-Identifier: GPL-3.0-or-later
// Curves of plots: Little's law at the start, the asymptotes above, the knee where the asymptotes cross.
#include "boardset/analysis/SaturationKnee.h"
#include "boardset/describe/TableJson.h"
#include "boardset/describe/TableText.h"
#include "boardset/scenario/ScenarioFile.h"
#include "boardset/sweep/DescribePlot.h"
#include "support/catch.h"
#include "support/scenarios.h"

using namespace boardset;

namespace {

/// Scenario of one stream that reads from the memory of processor 0.
Scenario reads(const std::string& slot, int atOnce = 1, int size = 64) {
    const std::string text = R"({"format": "boardset", "version": 3, "title": "reads", "machine": "t5440",
        "boards": {")" + slot +
                             R"(": "pcie-exerciser"}, "processes": [{"name": "A", "work": "dma-read",
        "atOnce": )" + std::to_string(atOnce) +
                             R"(, "numbers": {"size": )" + std::to_string(size) + R"(},
        "customers": [{"name": "1", "on": ")" +
                             slot + R"("}],
        "regions": [{"name": "a", "pages": {"CPU0/memory": 16}}]}]})";
    const Scenario read = parseScenario(text, slot);
    return resolve(read, *test::machineOf(read));
}

const Scenario& load(const std::string& id) {
    static const Scenario local = reads("slot0");
    static const Scenario remote = reads("slot2");
    return id == "local" ? local : id == "remote" ? remote : test::scenario(id);
}

Plot outstanding(int most = 96) {
    Plot plot;
    plot.id = "by-outstanding";
    plot.machine = "t5440";
    plot.vary = "outstanding";
    plot.least = 1;
    plot.most = most;
    plot.scenarios = {{"near", "local"}, {"far", "remote"}};
    return plot;
}

/// Latency and largest demand of one packet in seconds, and its bytes, taken directly from the network.
struct Asymptotes {
    explicit Asymptotes(const Scenario& scenario) : model(buildNetwork(*test::machineOf(scenario), scenario.workload)) {
        Vector demands = model.network.demands.dense().row(0);
        cycle = demands.sum() + model.network.classes[0].thinkTime;
        demands[model.restOfLatency] = 0;
        largest = demands.maxCoeff();
        bytes = model.classes[0].bytes;
        packets = model.classes[0].packetsPerRequest;
    }
    MachineNetwork model;
    double cycle, largest, bytes;
    int packets;
};

} // namespace

TEST_CASE("a curve over outstanding requests starts at Little's law and stays below both asymptotes", "[plot]") {
    for (const char* title : {"near", "far"}) {
        const PlotSeries curve = plotSeries(test::catalog(), outstanding(), title, load);
        const Asymptotes line(curve.base.scenario);
        REQUIRE(curve.points.size() == 96);
        // N = 1: X = S / L
        CHECK(curve.points[0].throughput == Approx(64 / line.model.classes[0].zeroLoadLatencyNs * 1e3));
        double before = 0;
        for (const PlotPoint& point : curve.points) {
            CHECK(point.throughput >= before * (1 - 1e-9));
            // X <= min(N S / (L + rest), S / Dmax)
            const double bound = line.bytes * std::min(point.x / line.cycle, 1 / line.largest);
            CHECK(point.throughput * 1e6 <= bound * (1 + 1e-9));
            before = point.throughput;
        }
        CHECK(before * 1e6 > 0.97 * line.bytes / line.largest); // far beyond the knee the link is saturated
        CHECK(curve.points[95].bottleneck.find("downstream") != std::string::npos);
    }
}

TEST_CASE("the knee is where the asymptotes cross", "[plot]") {
    for (const int size : {64, 512}) {
        const Scenario scenario = reads("slot0", 7, size);
        const auto topology = test::machineOf(scenario);
        const Asymptotes line(scenario);
        const MachineNetwork model = buildNetwork(*topology, scenario.workload);
        const auto knee = saturationKnee(model);
        REQUIRE(knee);
        // N k S / (L + Z) = S / Dmax
        CHECK(line.packets == size / 64);
        CHECK(knee->requests == Approx(line.cycle / (line.largest * line.packets)));
        CHECK(knee->bytesPerSecond == Approx(line.bytes / line.largest));
        CHECK(knee->requests == Approx(requestsToSaturate(solvePlacement(*topology, scenario.workload), 0)));
        CHECK(model.locations.at(static_cast<std::size_t>(knee->station)).link);
    }
    // More distant memory needs more reads to saturate the same link.
    const auto kneeFrom = [](const std::string& slot) {
        return plotSeries(test::catalog(), outstanding(1), slot, load).knee.value().x;
    };
    CHECK(kneeFrom("far") > kneeFrom("near"));
}

TEST_CASE("two streams on one link saturate it with half the requests each", "[plot]") {
    Scenario two = reads("slot0");
    Customer second = two.workload.processes[0].customers[0];
    second.name = "2";
    two.workload.processes[0].customers.push_back(second);
    const Scenario one = reads("slot0");
    const auto topology = test::machineOf(one);
    // N = 1 / max_k sum_c r_c D_ck, and the sum is doubled
    CHECK(saturationKnee(buildNetwork(*topology, two.workload))->requests ==
          Approx(saturationKnee(buildNetwork(*topology, one.workload))->requests / 2));
}

TEST_CASE("a point of a swept curve is the scenario with that setting", "[plot]") {
    const PlotSeries curve = plotSeries(test::catalog(), outstanding(24), "near", load);
    const Scenario at = scenarioAt(curve, curve.points[22]);
    const auto topology = test::machineOf(at);
    CHECK(at.title == "reads · Outstanding requests per stream: 23");
    CHECK(at.workload.processes[0].atOnce == 23);
    CHECK(sweepQuantity({at, topology}, "outstanding")->now == 23);
    CHECK(curve.swept->now == 1);
    CHECK(solvePlacement(*topology, at.workload).bytesPerSecond / 1e6 == Approx(curve.points[22].throughput));
    CHECK(curve.scenario == "local");
}

TEST_CASE("larger requests have a higher throughput, and a sweep can double its values", "[plot]") {
    Plot plot = outstanding();
    plot.vary = "number.size";
    plot.least = 4;
    plot.most = 4096;
    plot.doubling = true;
    const Scenario scenario = reads("slot0", 32, 64);
    const auto thirtyTwo = [&](const std::string&) -> const Scenario& { return scenario; };
    const PlotSeries curve = plotSeries(test::catalog(), plot, "near", thirtyTwo);
    REQUIRE(curve.points.size() == 11); // 4, 8 ... 4096
    CHECK(curve.points[4].x == 64);
    CHECK(curve.points[0].throughput < curve.points[4].throughput);
    CHECK(scenarioAt(curve, curve.points[6]).workload.processes[0].numbers.at("size") == 256);
    CHECK_FALSE(curve.knee);
}

TEST_CASE("a sweep ends when its caller stops it", "[plot]") {
    std::stop_source stop;
    const auto watcher = [&](const PlotSeries& soFar) {
        if (soFar.points.size() == 3)
            stop.request_stop();
    };
    CHECK(plotSeries(test::catalog(), outstanding(), "near", load, watcher, stop.get_token()).points.size() == 3);
}

TEST_CASE("threads have curves with published values, and each point is a scenario", "[plot]") {
    Plot plot = outstanding(16);
    plot.machine = "sunfire6800";
    plot.scenarios.clear();
    const PlotSeries curve = sweptSeries(plot, "this", test::opened("sunfire6800-copy-1-local"), load);
    REQUIRE(curve.points.size() == 16);
    const Scenario four = scenarioAt(curve, curve.points[3]);
    CHECK(four.workload.processes[0].atOnce == 4);
    CHECK(solvePlacement(*test::sunfire6800(), four.workload).bytesPerSecond / 1e6 ==
          Approx(curve.points[3].throughput));
    REQUIRE(curve.knee);
    // The measurement of this scenario is at the number of lines that its work keeps outstanding.
    REQUIRE(curve.published.size() == 1);
    CHECK(curve.published[0].x == 8);
    CHECK(curve.published[0].row.measurement.scenario == "sunfire6800-copy-1-local");
    CHECK(curve.points[7].throughput == Approx(curve.published[0].throughput).epsilon(0.05));
    CHECK(curve.published[0].row.model == Approx(curve.points[7].throughput));
}

TEST_CASE("points that are scenarios are at the positions of the plot, with their measurements", "[plot]") {
    Plot plot;
    plot.machine = "sunfire6800";
    plot.vary = "scenario";
    plot.scenarios = {{"local", "sunfire6800-copy-24-local", 24},
                      {"local", "sunfire6800-copy-1-local", 1},
                      {"random", "sunfire6800-copy-1-random", 1}};
    CHECK(curveTitles(plot) == std::vector<std::string>{"local", "random"});
    const PlotSeries curve = plotSeries(test::catalog(), plot, "local", load);
    REQUIRE(curve.points.size() == 2);
    CHECK(curve.points[0].x == 1);
    CHECK(curve.points[1].scenario == "sunfire6800-copy-24-local");
    REQUIRE(curve.published.size() == 2);
    CHECK(curve.published[1].x == 24);
    CHECK(curve.published[1].throughput > curve.published[0].throughput);
    for (const std::size_t at : {0, 1})
        CHECK(curve.published[at].row.model == Approx(curve.points[at].throughput));
    CHECK(curve.published[1].row.measurement.note.find("address bus") != std::string::npos); // the model's error
}

TEST_CASE("curves are compared by x value, and exported with one unit per column", "[plot]") {
    Plot plot = outstanding();
    plot.xTitle = "Requests";
    PlotSeries near;
    near.title = "near";
    near.points = {{1, 65.5, 976, "link", 0.1, {}, 0}, {2, 1410, 2902, "link", 0.9, {}, 0}};
    near.knee = PlotKnee{1.5, 1520, "link", true};
    Measurement measured;
    measured.id = "m.1";
    measured.unit = "MB/s";
    measured.published = 1520;
    measured.note = "A remark.";
    near.published = {{2, 1520, "1,520 MB/s", beside(measured, 1444)}};
    PlotSeries far;
    far.title = "far";
    far.points = {{2, 700, 4000, {}, 0, "remote", 0}};

    CHECK(tableText(describePlot(plot, {near, far}), Language()) ==
          "Requests        near       far\n"
          "       1   65.5 MB/s         –\n"
          "       2  1,410 MB/s  700 MB/s\n"
          "near: knee at 1.5, 1,520 MB/s, where link saturates\n");
    CHECK(tableText(describePublished(plot, {near, far}), Language()) ==
          "Curve  Requests  Measurement  Published   Error of the model  Role\n"
          "near          2  m.1          1,520 MB/s                −5 %  predicted\n"
          "m.1: A remark.\n");
    CHECK(
        tableCsv(describeCurves({near, far})) ==
        R"("curve","x","throughput_mb_s","mean_latency_ns","bottleneck","measurement","scenario","model_error_percent")"
        "\n"
        R"("near",1,65.5,976,"link",,,)"
        "\n"
        R"("near",2,1410,2902,"link",,,)"
        "\n"
        R"("near",2,1520,,,"m.1",,-5)"
        "\n"
        R"("far",2,700,4000,,,"remote",)"
        "\n");
    CHECK(describeCurves({}).columns[2].key == "throughput_mb_s");
    far.unit = "operations/s";
    CHECK(describeCurves({far}).columns[2].key == "operations_s");
}

TEST_CASE("a sweep over outstanding requests has the knee of the plot of the catalog", "[plot]") {
    const PlotSeries curve = plotSeries(test::catalog(), outstanding(), "near", load);
    Swept swept{.asked = {{*curve.swept, {1, 32, 64, 96}}}};
    runSweep(curve.base, swept.asked, [&](const SweepPoint& point, const Canonical* /*at*/, const Answer* /*answer*/) {
        swept.points.push_back(point);
    });
    const SweepMark stored = curveOf(curve).marks.at(0);
    const SweepMark mark = curvesOf(swept, SweepHeight::Throughput).at(0).marks.at(0);
    CHECK(mark.x == stored.x);
    CHECK(mark.y == Approx(stored.y));
    CHECK(mark.note == stored.note);
    CHECK(curvesOf(swept, SweepHeight::Latency).at(0).marks.empty());
    swept.asked.over.values = {1, 2}; // the knee is beyond the last value
    swept.points.resize(2);
    CHECK(curvesOf(swept, SweepHeight::Throughput).at(0).marks.empty());
}

TEST_CASE("the plot of a scenario extends beyond its knee and its own number of outstanding requests", "[plot]") {
    const auto rangeOf = [](int atOnce) {
        const Scenario scenario = reads("slot0", atOnce);
        const Canonical of{scenario, test::machineOf(scenario)};
        return outstandingPlot(*sweepQuantity(of, "outstanding"), buildNetwork(*of.topology, scenario.workload));
    };
    CHECK(rangeOf(1).summary == "Throughput over outstanding requests per stream.");
    CHECK(rangeOf(1).most == 56); // 2.5 times the knee of 22, in steps of 8
    CHECK(rangeOf(40).most == 80);
    CHECK(rangeOf(1000).most == 1024);
    CHECK(rangeOf(1000).doubling);
}

TEST_CASE("every curve of the catalog has points, and a knee exactly if it is over outstanding requests", "[plot]") {
    for (const Plot& plot : test::catalog()->plots()) {
        if (plot.isOfRuns()) // takes a second; see p650Evidence_test.cpp
            continue;
        for (const std::string& title : curveTitles(plot)) {
            INFO(plot.id << ", " << title);
            const PlotSeries curve = plotSeries(test::catalog(), plot, title, load);
            CHECK(curve.points.size() >= 2);
            CHECK(curve.knee.has_value() == (plot.vary == "outstanding"));
        }
    }
}

TEST_CASE("the list of plots counts the curves for people, and names them for programs", "[plot]") {
    const Table table = describePlots(*test::catalog());
    REQUIRE(table.rows.size() == test::catalog()->plots().size());
    for (const auto& row : table.rows)
        CHECK(std::get<std::int64_t>(row[7].value) == std::ssize(std::get<std::vector<std::string>>(row[6].value)));
}
