// SPDX-License-Identifier: GPL-3.0-or-later
// The operation interpreter on an invented ring: shared paths, wires in each direction, demands of steps, and queueing.
#include "boardset/analysis/Answer.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/PagePlacement.h"
#include "boardset/walk/Walk.h"
#include "support/catch.h"

#include <map>

using namespace boardset;

namespace {

const Topology& ring() {
    static const auto topology = Topology::build(Catalog::open(FAMILIES_CATALOG), "ring");
    return *topology;
}

BlockId at(const char* path) {
    return ring().at(path);
}

Walk walk(const char* operation, const Circumstances& circumstances = {}) {
    return {ring(), ring().catalog().operation(operation), circumstances};
}

/// Demand on each station in seconds, keyed by title.
/// If `posted` is true, only the posted demand; otherwise, only the demand for which the customer waits.
std::map<std::string, double> asked(const Walk& walk, const OperationEnds& ends, bool posted = false) {
    std::map<std::string, double> seconds;
    walk.forAsks(ends, [&](const StationDemand& each) {
        if (each.isPosted == posted)
            seconds[ring().kept<StationTable>().at(each.station).title] += each.seconds;
    });
    return seconds;
}

} // namespace

TEST_CASE("two equally short paths carry exactly the same load, each on its own wires", "[walk]") {
    const auto seconds = asked(walk("ring-line"), {at("B0/cpu"), at("B2/memory")});
    // 64 bytes / 2 GB/s; half of 64 bytes / 1 GB/s on each of four links, for data from B2 to B0
    CHECK(seconds.at("memory of B2") == Approx(32e-9));
    REQUIRE(seconds.size() == 5);
    CHECK(seconds.at("ring of B0, downstream") == Approx(32e-9)); // B1 to B0
    CHECK(seconds.at("ring of B1, downstream") == seconds.at("ring of B0, downstream"));
    CHECK(seconds.at("ring of B2, upstream") == seconds.at("ring of B0, downstream"));
    CHECK(seconds.at("ring of B3, upstream") == seconds.at("ring of B0, downstream"));
}

TEST_CASE("a single shortest path carries all data", "[walk]") {
    const auto seconds = asked(walk("ring-line"), {at("B0/cpu"), at("B1/memory")});
    REQUIRE(seconds.size() == 2);
    CHECK(seconds.at("ring of B0, downstream") == Approx(64e-9));
    CHECK(asked(walk("ring-line"), {at("B0/cpu"), at("B0/memory")}).size() == 1);
}

TEST_CASE("symmetric traffic loads the ring evenly, and Little's law holds", "[walk]") {
    Workload workload;
    Process process{.name = "A", .work = "ring-read", .customers = {}, .regions = {{.name = "a", .pagesIn = {}}}};
    for (const char* book : {"B0", "B1", "B2", "B3"}) {
        process.customers.push_back({CustomerName(book), std::string(book) + "/cpu", {}});
        addPages(process.regions[0], {{std::string(book) + "/memory", 1}});
    }
    workload.processes.push_back(process);
    const Answer answer = solvePlacement(ring(), workload);
    REQUIRE(answer.classes.size() == 4);
    std::map<std::string, double> uses;
    for (const StationAnswer& each : answer.stations)
        uses[each.title] = each.utilisation;
    REQUIRE(uses.size() == 4 + 8);
    for (const auto& [title, use] : uses) {
        INFO(title);
        const bool isLink = title.starts_with("ring");
        CHECK(use == Approx(uses.at(isLink ? "ring of B0, upstream" : "memory of B0")).epsilon(1e-12));
    }
    // A line crosses (1 + 1 + 2) / 4 = 1 link of 64 ns. The lines of four books are spread over eight directions, and
    // over four memories of 32 ns.
    CHECK(uses.at("ring of B0, upstream") / uses.at("memory of B0") == Approx(0.5 * 64 / 32));
    // N = X R: 4 lines for each of four threads
    CHECK(answer.bytesPerSecond / 64 * answer.meanLatencyNs * 1e-9 == Approx(16));
    CHECK(answer.zeroLoadLatencyNs == Approx((200 + 3 * 400) / 4.0));
}

TEST_CASE("stripes seek in parallel, copies in sequence, and a percentage follows its step", "[walk]") {
    // A write of 8 KB to two parts in pieces of 4 KB starts on both: two seeks of 10 ms, of which one adds waiting.
    // Each part of each copy rotates for 5 ms, in sequence. The check adds half of the seeks of one copy, without
    // waiting.
    const OperationEnds ends{at("B0/cpu"), at("B1/disk")};
    const auto write = [](int copies, int parts) {
        return walk("ring-write", {.numbers = {},
                                   .outcomes = {},
                                   .layouts = bitOf(RegionLayout::Striped) | bitOf(RegionLayout::Mirrored),
                                   .copies = copies,
                                   .parts = parts,
                                   .regionPiece = 4096});
    };
    const auto waited = [&](int copies, int parts) { return asked(write(copies, parts), ends).at("disk of B1"); };
    const auto posted = [&](int copies, int parts) { return asked(write(copies, parts), ends, true).at("disk of B1"); };
    CHECK(waited(1, 2) == Approx(0.010 + 2 * 0.005));
    CHECK(posted(1, 2) == Approx(0.010 + 0.5 * 0.020));
    CHECK(waited(2, 1) == Approx(0.010 + 2 * 0.005));
    CHECK(posted(2, 1) == Approx(0.5 * 0.010));
    CHECK(waited(2, 2) == Approx(0.010 + 2 * 2 * 0.005));
    CHECK(posted(2, 2) == Approx(0.010 + 0.5 * 0.020));
    // The rotation step takes 45 ms, which includes the 10 ms on the disks.
    CHECK(write(1, 2).delaySeconds(ends) == Approx(0.045 - 0.010));
    // On one part there is one seek and one rotation.
    CHECK(asked(walk("ring-write"), ends).at("disk of B1") == Approx(0.015));
}

TEST_CASE("an operation performs another as often as its number says", "[walk]") {
    const OperationEnds ends{at("B0/cpu"), at("B1/disk")};
    CHECK(asked(walk("ring-job"), ends).at("disk of B1") == Approx(3 * 0.015));
    CHECK(walk("ring-job").delaySeconds(ends) == Approx(3 * 0.040));
    const Walk five = walk("ring-job", {.numbers = {{"writes", 5}}, .outcomes = {}});
    CHECK(asked(five, ends).at("disk of B1") == Approx(5 * 0.015));
    CHECK(asked(walk("ring-job", {.numbers = {{"writes", 0}}, .outcomes = {}}), ends).empty());
}

TEST_CASE("open work needs an arrival rate, and a number of an operation must be within its bounds", "[walk]") {
    Scenario scenario{"T",
                      "",
                      "ring",
                      {},
                      {{{.name = "A", .work = "ring-arrive", .customers = {{"1", "B0/cpu", {}}}, .regions = {}}}}};
    const auto refusal = [&] {
        try {
            resolve(scenario, ring(), "x");
        } catch (const InputError& error) {
            return std::string(error.what());
        }
        return std::string("accepted");
    };
    Process& process = scenario.workload.processes[0];
    CHECK(refusal() == "x: processes[0].customers[0].rate: found no rate, or 0; allowed: a number of operations per "
                       "second above 0; add the arrival rate of Arriving writes");
    process.customers[0].rate = 20;
    CHECK(refusal() == "accepted");
    process.numbers["size"] = 1048577;
    CHECK(refusal() == "x: processes[0].numbers.size: found 1048577; allowed: a number from 1 to 1048576; remove it to "
                       "use the default");
}
