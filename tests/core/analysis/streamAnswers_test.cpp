// SPDX-License-Identifier: GPL-3.0-or-later
// DMA streams as classes: requests divided into packets, links with two directions, Little's law.
#include "boardset/analysis/LimitingFactor.h"
#include "boardset/analysis/SaturationKnee.h"
#include "boardset/text/EnglishText.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <cmath>

using namespace boardset;

namespace {

struct Setting {
    std::string work = "dma-read";
    int atOnce = 1;
    double size = 64;
    std::string device = "slot0";
    std::string memory = "CPU0/memory";
    int streams = 1;
};

const Topology& machine() {
    static const auto topology = [] {
        Configuration configuration;
        configuration.boards = {{"slot0", "pcie-exerciser"}, {"slot1", "pcie-exerciser"}};
        return Topology::build(test::catalog(), "t5440", configuration);
    }();
    return *topology;
}

Workload workloadOf(const Setting& asked) {
    Process process{.name = "A",
                    .work = asked.work,
                    .customers = {},
                    .regions = {{.name = "a", .pagesIn = {{asked.memory, 1}}}},
                    .atOnce = asked.atOnce,
                    .numbers = {{"size", asked.size}}};
    for (int stream = 0; stream < asked.streams; ++stream)
        process.customers.push_back({CustomerName(std::to_string(stream + 1)), asked.device, {}});
    return {{process}};
}

Answer moved(const Setting& asked) {
    return solvePlacement(machine(), workloadOf(asked));
}

double demandAt(const Answer& answer, const std::string& station) {
    for (std::size_t s = 0; s < answer.model.locations.size(); ++s)
        if (answer.model.locations[s].title == station)
            return answer.model.network.demands(0, static_cast<Eigen::Index>(s));
    FAIL("no station " + station);
    return 0;
}

// PCI Express 1.1: 8 lanes x 2.5 GT/s x 8/10 / 8 bits, less 4 skip symbols in 1,180.
constexpr double bytesPerSecond = 2e9 * (1 - 4.0 / 1180);

} // namespace

TEST_CASE("a request is divided into the fewest packets that hold it", "[streams]") {
    const auto cut = [](const std::string& work, double bytes) {
        const Answer answer = moved({.work = work, .size = bytes});
        return std::pair(answer.model.classes[0].packetsPerRequest, answer.model.classes[0].bytes);
    };
    CHECK(cut("dma-read", 4) == std::pair(1, 4.0));
    CHECK(cut("dma-read", 64) == std::pair(1, 64.0));
    CHECK(cut("dma-read", 65) == std::pair(2, 32.5));
    CHECK(cut("dma-read", 4096) == std::pair(64, 64.0));
    CHECK(cut("dma-write", 128) == std::pair(1, 128.0));
    CHECK(cut("dma-write", 4096) == std::pair(32, 128.0));
}

TEST_CASE("a packet loads each direction of a link with the bytes on its wires", "[streams]") {
    // an acknowledgement and a credit update are 8 bytes each, for 2.5 packets
    // read of 4,096 in 64 packets: down 64 + 20 + 2 x 3.2 / 64; up 20 / 64 + 3.2
    const Answer read = moved({.size = 4096});
    CHECK(demandAt(read, "link of PCI-E switch 0, downstream") == Approx((64 + 20 + 6.4 / 64) / bytesPerSecond));
    CHECK(demandAt(read, "link of PCI-E switch 0, upstream") == Approx((20 / 64.0 + 3.2) / bytesPerSecond));
    // write of 128: up 128 + 20; down an acknowledgement and an update
    const Answer write = moved({.work = "dma-write", .size = 128});
    CHECK(demandAt(write, "link of Slot 0, upstream") == Approx((128 + 20) / bytesPerSecond));
    CHECK(demandAt(write, "link of Slot 0, downstream") == Approx(6.4 / bytesPerSecond));
}

TEST_CASE("the wires carry the data and its framing, for every size of request", "[streams]") {
    for (const double bytes : {4, 60, 64, 100, 128, 500, 512, 1000, 4096}) {
        for (const char* work : {"dma-read", "dma-write"}) {
            const Answer answer = moved({.work = work, .size = bytes});
            const ClassRow& stream = answer.model.classes[0];
            const double both = bytesPerSecond * (demandAt(answer, "link of Slot 0, upstream") +
                                                  demandAt(answer, "link of Slot 0, downstream"));
            const double packets = stream.packetsPerRequest;
            // data, 20 and 3.2 per packet; for the request of a read 20 + 6.4 more, for each packet of a write 3.2
            const double requests = std::string(work) == "dma-read" ? 26.4 : 3.2 * packets;
            INFO(work << " of " << bytes);
            CHECK(both * packets == Approx(bytes + 23.2 * packets + requests));
        }
    }
}

TEST_CASE("the rate with one outstanding request is its bytes over the latency plus the time of its remaining packets",
          "[streams]") {
    // X = S / L for one packet
    CHECK(moved({}).bytesPerSecond == Approx(64 / 954e-9));
    CHECK(moved({.memory = "CPU1/memory"}).bytesPerSecond == Approx(64 / 1143e-9));
    // X = S / (L + (k - 1) D) at most. The model lets the packets of a request wait for each other as if they were
    // independent, which costs a single large request 5 %.
    const double packet = (64 + 20 + 6.4 / 64) / bytesPerSecond;
    const double most = 4096 / (954e-9 + 63 * packet);
    CHECK(moved({.size = 4096}).bytesPerSecond < most);
    CHECK(moved({.size = 4096}).bytesPerSecond > 0.95 * most);
}

TEST_CASE("reads and writes of one stream are two classes, each with all its outstanding requests", "[streams]") {
    const Answer both = moved({.work = "dma-both", .atOnce = 3, .size = 512});
    REQUIRE(both.classes.size() == 2);
    CHECK(both.classes[0].name == "A: stream 1, read");
    CHECK(both.classes[1].name == "A: stream 1, write");
    CHECK(both.classes[0].outstanding == Approx(3));
    CHECK(both.classes[1].outstanding == Approx(3));
    CHECK(both.model.network.classes[0].population == 3 * 512 / 64);
    CHECK(both.model.network.classes[1].population == 3 * 512 / 128);
}

TEST_CASE("streams of one device do not alternate: two with four requests equal one with eight", "[streams]") {
    CHECK(moved({.atOnce = 4, .streams = 2}).bytesPerSecond == Approx(moved({.atOnce = 8}).bytesPerSecond));
}

TEST_CASE("more outstanding requests are never slower, and throughput stays below both asymptotes", "[streams]") {
    for (const char* work : {"dma-read", "dma-write"}) {
        double before = 0;
        for (const int atOnce : {1, 2, 4, 8, 16, 32, 64, 128, 256}) {
            const Answer answer = moved({.work = work, .atOnce = atOnce, .size = 256});
            const ClassRow& stream = answer.model.classes[0];
            const double cycle = stream.zeroLoadLatencyNs * 1e-9 + stream.restOfRequestSeconds;
            const double slowest = answer.model.network.demands(0, slowestStationOf(answer.model.network, 0));
            INFO(work << " with " << atOnce);
            CHECK(answer.bytesPerSecond >= before * (1 - 1e-9));
            // X <= min(N S / (R + Z), b / D)
            CHECK(answer.bytesPerSecond <= atOnce * 256 / cycle * (1 + 1e-9));
            CHECK(answer.bytesPerSecond <= stream.bytes / slowest * (1 + 1e-9));
            CHECK(answer.solution.utilisation.head(answer.model.restOfLatency).maxCoeff() <= 1 + 1e-9);
            before = answer.bytesPerSecond;
        }
    }
}

TEST_CASE("the number of requests that saturates a link is where the asymptotes cross", "[streams]") {
    // N* = L / D: 954 ns over the time of 90.4 bytes
    CHECK(requestsToSaturate(moved({}), 0) == Approx(954e-9 / (90.4 / bytesPerSecond)));
    CHECK(requestsToSaturate(moved({.memory = "CPU1/memory"}), 0) == Approx(1143e-9 / (90.4 / bytesPerSecond)));
    // The result does not depend on the number outstanding.
    // A put proceeds packet by packet and saturates its processor alone.
    const Scenario put = test::scenario("firelink-put");
    CHECK(requestsToSaturate(solvePlacement(*test::machineOf(put), put.workload), 0) == Approx(1).epsilon(0.01));
    CHECK(requestsToSaturate(moved({.atOnce = 50}), 0) == Approx(requestsToSaturate(moved({}), 0)));
}

TEST_CASE("a window that delays posted packets is reported, with the rate of a device without a window", "[streams]") {
    const Setting one{.work = "dma-write", .atOnce = 1, .size = 128};
    Setting many = one;
    many.atOnce = 32;
    const Answer full = moved(many);
    const std::string reported = limitingFactor(machine(), moved(one));
    CHECK(reported.find("A sender does not wait for a posted packet. In the model, however, the packet occupies one of "
                        "the sender's slots until it has arrived. A sender that sends the next packet as soon as the "
                        "first part is free reaches up to " +
                        printedValue(std::round(rateOf(full).value / 10) * 10, "{}").substr(0, 3)) !=
          std::string::npos);
    CHECK(rateOf(full).value > 2 * rateOf(moved(one)).value);
    CHECK(limitingFactor(machine(), full).find("posted") == std::string::npos);
    Setting read = one;
    read.work = "dma-read";
    CHECK(limitingFactor(machine(), moved(read)).find("posted") == std::string::npos); // a read waits for its data
}
