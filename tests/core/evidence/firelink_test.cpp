// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence for Sun Fire Link: rates and shares that follow from Table 2 of the paper, message rates limited by links
// and controllers, and nodes whose other work slows their messages.
#include "allEvidence.h"
#include "boardset/analysis/ClassRow.h"
#include "boardset/analysis/SweptWorkload.h"
#include "boardset/diagram/Layout.h"
#include "boardset/evidence/Evidence.h"
#include "boardset/topology/Failover.h"
#include "boardset/trace/MessageLife.h"
#include "support/scenarios.h"

#include <algorithm>
#include <limits>
#include <random>

using namespace boardset;
using test::row;
using test::solved;

namespace {

constexpr double message = 16384; // bytes

double fact(const std::string& id) {
    return test::catalog()->fact(id).value;
}

double rateOf(const std::string& scenario) {
    return solved(scenario).answer.bytesPerSecond / 1e6;
}

/// The phases of one put or get of 16 KB between two Sun Fire 6800s.
MessageLife lifeOfOne(const std::string& operation, std::map<std::string, double> numbers) {
    const auto topology = Topology::build(test::catalog(), "firelink");
    numbers["per-connection"] = 1;
    TraceRequest request{"N0/SB0/P0", "N1/SB0/P0", "", {}, operation};
    request.numbers = std::move(numbers);
    return messageLifeOf(*topology, traceOf(*topology, request));
}

/// Result of the scenario after a change to its options, boards, failures or work.
Answer changed(const std::string& id, const std::function<void(Scenario&)>& change) {
    Scenario scenario = test::scenario(id);
    change(scenario);
    return solvePlacement(*test::machineOf(scenario), scenario.workload);
}

/// Makes `count` processors of N0 senders, four on each board. Each sends to the processor of N1 in the same position.
void setSenders(Scenario& scenario, int count) {
    std::vector<Customer>& senders = scenario.workload.processes.front().customers;
    senders.resize(1);
    senders.resize(static_cast<std::size_t>(count), Customer(senders.front()));
    for (int i = 0; i < count; ++i) {
        Customer& sender = senders[static_cast<std::size_t>(i)];
        const std::string at = "/SB" + std::to_string(i / 4) + "/P" + std::to_string(i % 4);
        sender.name = CustomerName(std::to_string(i + 1));
        sender.on = "N0" + at;
        sender.peer = "N1" + at;
    }
}

} // namespace

TEST_CASE("a put of 16 KB and a get of 16 KB take their printed times", "[evidence]") {
    CHECK(rateOf("firelink-put") == Approx(message / 27.73).epsilon(1e-4));  // 590.84 MB/s
    CHECK(rateOf("firelink-get") == Approx(message / 373.01).epsilon(1e-4)); // 43.92 MB/s
    CHECK(fact("rsm.put-piece") == Approx((27730.0 - 1354) / 256));          // 103.03 ns for 64 bytes, after the call
    CHECK(fact("rsm.get-piece") == Approx(373010.0 / 256));                  // 1,457 ns
}

TEST_CASE("a get is faster up to 64 bytes, a put beyond", "[evidence]") {
    const auto at = [](const char* id, double bytes) {
        return changed(id, [&](Scenario& each) { each.workload.processes.front().numbers["size"] = bytes; })
            .bytesPerSecond;
    };
    for (const double bytes : {1.0, 8.0, 63.0, 64.0})
        CHECK(at("firelink-get", bytes) > at("firelink-put", bytes));
    for (const double bytes : {65.0, 66.0, 128.0, 192.0, 4096.0, 1048576.0})
        CHECK(at("firelink-put", bytes) > at("firelink-get", bytes));
    // For two lines: the call and both stores, 1.354 + 2 x 0.10303 us
    CHECK(at("firelink-put", 65) == Approx(65 / (1.354e-6 + 2 * (27.73e-6 - 1.354e-6) / 256)).epsilon(1e-6));
    // As straight lines they cross at 1.354 / (1.45707 - 0.10303) lines of 64 bytes; the call's time is fitted to that.
    CHECK(row("firelink.crossing").model == Approx(64).epsilon(1e-4));
    CHECK(row("firelink.crossing").measurement.role == EvidenceRole::Fitted);
    CHECK(test::catalog()->fact("rsm.put-call").standing == Standing::Calibrated);
    CHECK(test::catalog()->fact("rsm.put-call").fittedTo == "firelink.crossing");
}

TEST_CASE("an assumption is not called derived", "[evidence]") {
    for (const char* id : {"mpi.rendezvous-latency", "mpi.rendezvous-buffered", "mpi.rendezvous-general",
                           "mpi.postboxes", "rsm.put-small", "rsm.posted"})
        CHECK(test::catalog()->fact(id).standing == Standing::Assumed);
}

TEST_CASE("the solved time equals the trace: no thread waits for a posted store", "[evidence]") {
    const MessageLife put = lifeOfOne("rsm-put", {{"barrier", 1}, {"signal", 1}});
    const Answer life = solved("firelink-life").answer;
    CHECK(life.meanLatencyNs == Approx(put.ns)); // 1,900.25 us
    CHECK(life.zeroLoadLatencyNs == Approx(put.ns));
    CHECK(life.bytesPerSecond == Approx(message / 1900.25e-6));
    CHECK(solved("firelink-life-get").answer.meanLatencyNs == Approx(lifeOfOne("rsm-get", {}).ns));
    const MessageLife get =
        lifeOfOne("rsm-get", {}); // Table 2: 659.76 us of connection, 373.01 of import_get, at the importer
    CHECK(get.sender.eachNs == Approx(373010));
    CHECK(MessageLife::shareOf(get.sender.onceNs, get.sender.eachNs, 1) == Approx(0.639).epsilon(0.001));
    CHECK(get.receiver.eachNs == 0);
    // 64 messages per connection: 1,830.83 / 64 + 69.42 us each
    CHECK(solved("firelink-segment").answer.meanLatencyNs == Approx((put.onceNs() / 64 + put.eachNs())));
    CHECK(solved("firelink-put").answer.meanLatencyNs == Approx(27730));
}

TEST_CASE("a full window delays its sender", "[evidence]") {
    // Six senders with 16 lines each share one link of 1.2 GB/s: 96 lines of 64 bytes are in flight (Little's law), and
    // a message of 256 lines takes 6 x 16,384 bytes / 1.2 GB/s.
    const auto six = solved("firelink-six-1");
    CHECK(six.answer.meanLatencyNs == Approx(6 * message / 1.2).epsilon(0.01));
    CHECK(six.answer.zeroLoadLatencyNs == Approx(27730));
}

TEST_CASE("the times of both sides of a connection add up as in Table 2", "[evidence]") {
    const MessageLife put = lifeOfOne("rsm-put", {{"barrier", 1}, {"signal", 1}});
    // 12.65 + 841 + 0.61 + 103.61 + 119.36 + 73.48 + 16.73 + 3.63
    CHECK(put.receiver.onceNs == Approx(1171070));
    CHECK(put.receiver.eachNs == 0);
    // 173.45 + 486.31, and 0.33 + 0.38 + 9.93 + 27.73 + 7.13 + 0.14 + 23.78
    CHECK(put.sender.onceNs == Approx(659760));
    CHECK(put.sender.eachNs == Approx(69420));
    CHECK(put.ns == Approx(1171070 + 729180));
    CHECK(100 * put.sender.onceNs / 729180 == Approx(90.5).margin(0.05));
    CHECK(fact("rsm.connection-share") == Approx(100 * 659.76 / 729.18));
    CHECK(fact("rsm.connection-share-get") == Approx(100 * 659.76 / (659.76 + 373.01))); // 63.9 %
    CHECK(fact("rsm.controller-share") == Approx(100 * 841 / 1171.07));                  // 71.8 %
    // with a map, and order within the barrier: 13.56 + 21.4 once, 16.8 per message
    const MessageLife mapped = lifeOfOne("rsm-put", {{"barrier", 1}, {"signal", 1}, {"map", 1}, {"order", 1}});
    CHECK(mapped.sender.onceNs == Approx(659760 + 34960));
    CHECK(mapped.sender.eachNs == Approx(69420 + 16800));
    // order is part of a barrier
    CHECK(lifeOfOne("rsm-put", {{"order", 1}}).sender.eachNs == Approx(27730));
}

TEST_CASE("the number of messages after which set-up is negligible follows from its share of time", "[evidence]") {
    const MessageLife put = lifeOfOne("rsm-put", {{"barrier", 1}, {"signal", 1}});
    const auto from = MessageLife::messagesUntil(0.01, put.sender.onceNs, put.sender.eachNs);
    REQUIRE(from);
    CHECK(*from == 941); // 659.76 x 99 / 69.42 = 940.9
    CHECK(MessageLife::shareOf(put.sender.onceNs, put.sender.eachNs, 941) < 0.01);
    CHECK(MessageLife::shareOf(put.sender.onceNs, put.sender.eachNs, 940) > 0.01);
    CHECK(*MessageLife::messagesUntil(0.01, put.onceNs(), put.eachNs()) == 2611); // 1,830.83 x 99 / 69.42
    CHECK_FALSE(MessageLife::messagesUntil(0.01, 1, 0));
}

TEST_CASE("several senders share the remaining links", "[evidence]") {
    // Six processors store 6 x 590.84 = 3,545 MB/s; four links carry 4,800, three 3,600, one 1,200.
    CHECK(rateOf("firelink-six-4") == Approx(6 * message / 27.73).epsilon(0.001));
    CHECK(rateOf("firelink-six-3") == Approx(3497).epsilon(0.02)); // as simulated, 64 bytes at a time
    CHECK(rateOf("firelink-six-1") == Approx(1200).epsilon(0.001));
    CHECK(solved("firelink-six-1").answer.bottleneck()->title.find("link N1 IB8") == 0);
}

TEST_CASE("messages to one memory of an interleaved board are as fast as messages to all its memories", "[evidence]") {
    const auto toOne = [](int interleaving) {
        return changed("firelink-six-4", [&](Scenario& each) {
            each.configuration.options["N1/interleaving"] = interleaving; // within a processor, a board, across boards
            for (Customer& sender : each.workload.processes.at(0).customers)
                sender.peer = "N1/SB0/P0";
        });
    };
    for (const int spread : {1, 2})
        CHECK(toOne(spread).bytesPerSecond / 1e6 == Approx(6 * message / 27.73).epsilon(0.001));
    const Answer alone = toOne(0);
    CHECK(alone.bytesPerSecond / 1e6 < 1700); // a memory interface carries 2.4 GB/s, and a written line takes longer
    CHECK(alone.bottleneck()->title == "memory of N1 SB0 P0");
}

TEST_CASE("messages never exceed the rate of links and controllers", "[evidence]") {
    const std::vector<std::string> ports{"N1/IB8/port0", "N1/IB8/port1", "N1/IB9/port0", "N1/IB9/port1"};
    for (std::size_t out = 0; out < 15; ++out) { // every set of failed links except all of them
        std::vector<std::string> failed;
        for (std::size_t i = 0; i < ports.size(); ++i)
            if (out & (1U << i))
                failed.push_back(ports[i]);
        const Answer answer = changed("firelink-six-4", [&](Scenario& each) { each.configuration.failed = failed; });
        const double links = 1200.0 * static_cast<double>(4 - failed.size());
        CHECK(answer.bytesPerSecond / 1e6 <= links * (1 + 1e-9));
        CHECK(answer.bytesPerSecond / 1e6 <= 2 * 2400 * (1 + 1e-9)); // two controllers
        CHECK(answer.bytesPerSecond / 1e6 > 0.9 * std::min(links, 6 * message / 27.73));
        for (const StationAnswer& each : answer.stations)
            CHECK(each.utilisation <= 1 + 1e-9);
    }
    // Without any link nothing arrives, and the result says so.
    const Answer cut = changed("firelink-six-4", [&](Scenario& each) { each.configuration.failed = ports; });
    CHECK(cut.classes.empty());
    REQUIRE_FALSE(cut.model.stopped.empty());
    CHECK(std::string(cut.model.stopped.front().reason).find("messages cannot arrive") != std::string::npos);
}

TEST_CASE("a failed link at either end never increases the rate", "[evidence]") {
    std::vector<std::string> ports;
    for (const char* node : {"N0", "N1"})
        for (const char* port : {"/IB8/port0", "/IB8/port1", "/IB9/port0", "/IB9/port1"})
            ports.push_back(std::string(node) + port);
    std::mt19937 random(2002);
    for (int run = 0; run < 12; ++run) {
        std::ranges::shuffle(ports, random);
        double before = std::numeric_limits<double>::infinity();
        for (std::ptrdiff_t out = 0; out <= 6; ++out) {
            const std::vector<std::string> failed(ports.begin(), ports.begin() + out);
            const auto reaches = [&](const std::string& node, const std::string& port) {
                return std::ranges::count(failed, node + "/IB8/" + port) == 0 ||
                       std::ranges::count(failed, node + "/IB9/" + port) == 0;
            };
            const auto joins = [&](const char* port) { return reaches("N0", port) && reaches("N1", port); };
            const Answer answer =
                changed("firelink-six-4", [&](Scenario& each) { each.configuration.failed = failed; });
            INFO(failed.size() << " failed, the last " << (failed.empty() ? "none" : failed.back()));
            if (!joins("port0") && !joins("port1")) { // no machine forwards messages for another
                CHECK(answer.classes.empty());
                REQUIRE_FALSE(answer.model.stopped.empty());
                CHECK(std::string(answer.model.stopped.front().reason).find("messages cannot arrive") !=
                      std::string::npos);
                break;
            }
            CHECK(answer.bytesPerSecond <= before * (1 + 1e-6));
            before = answer.bytesPerSecond;
        }
    }
}

TEST_CASE("messages never exceed the remaining links, for any number of senders and links", "[evidence]") {
    const std::vector<std::string> ports{"N1/IB9/port1", "N1/IB9/port0", "N1/IB8/port1"};
    for (const int senders : {1, 2, 6, 12}) {
        for (std::size_t out = 0; out <= ports.size(); ++out) {
            const Answer answer = changed("firelink-six-4", [&](Scenario& each) {
                each.configuration.failed = {ports.begin(), ports.begin() + static_cast<std::ptrdiff_t>(out)};
                setSenders(each, senders);
            });
            const double links = 1200.0 * static_cast<double>(4 - out);
            const double processors = senders * message / 27.73;
            CHECK(answer.bytesPerSecond / 1e6 <= std::min(links, processors) * (1 + 1e-6));
            CHECK(answer.bytesPerSecond / 1e6 >= 0.95 * std::min(links, processors));
        }
    }
}

TEST_CASE("a disconnected link remains visible and carries nothing", "[evidence]") {
    const auto all = test::machineOf(test::scenario("firelink-six-4"));
    const auto three = test::machineOf(test::scenario("firelink-six-3"));
    CHECK(three->links().size() + 1 == all->links().size()); // the path to it inside its assembly is gone
    const auto cut = std::ranges::find_if(three->links(), &Link::isCut);
    REQUIRE(cut != three->links().end());
    CHECK(three->block(plugOf(*three, cut->id)).path == "N1/IB9/port1");
    CHECK(cutText(*three, cut->id) == "3 of the 4 links of N1 are left: messages use them");
    CHECK(three->linksOf(cut->from).empty());
    CHECK(std::ranges::none_of(all->links(), &Link::isCut));
    const auto whole = std::ranges::find_if(all->links(), [&](const Link& each) { return each.title == cut->title; });
    REQUIRE(whole != all->links().end());
    CHECK(plugOf(*all, whole->id) == all->at("N1/IB9/port1"));
}

TEST_CASE("a busy node slows its messages", "[evidence]") {
    const Answer busy = solved("firelink-busy").answer;
    const Answer idle = changed("firelink-busy", [](Scenario& each) { each.workload.processes.pop_back(); });
    CHECK(idle.bytesPerSecond == Approx(4 * message / 373.01 * 1e6).epsilon(0.02));
    CHECK(busy.totals.front().unit == "message");
    CHECK(busy.totals.front().bytesPerSecond < 0.8 * idle.totals.front().bytesPerSecond);
}

TEST_CASE("nodes of two kinds have their own boards and options", "[evidence]") {
    const auto mixed = solved("firelink-mixed");
    CHECK(mixed.topology->node(mixed.topology->at("N1/EX2/SB2/P0")).machine->id == "sunfire15k");
    CHECK(mixed.topology->node(mixed.topology->at("N0/SB0/P0")).machine->id == "sunfire6800");
    CHECK(mixed.answer.bytesPerSecond > 0);
    // The drawing of a node shows its boards, and the drawing of a board shows its parts.
    for (const char* focus : {"N0", "N0/SB0", "N0/IB8", "N1", "N1/EX2", "N1/EX2/SB2", "N1/EX0/IO0"}) {
        const Layout inside = layoutOf(*mixed.topology, mixed.topology->at(focus));
        CHECK(inside.boxes.size() > 3);
    }
    Scenario changedInside = test::scenario("firelink-mixed"); // a board and an option of one node only
    changedInside.configuration.options["N0/clockMHz"] = 1050;
    changedInside.configuration.boards["N0/SB5"] = "";
    const auto other = test::machineOf(changedInside);
    CHECK(other->node(other->at("N0")).options.at("clockMHz") == 1050);
    CHECK(other->node(other->at("N1")).options.at("clockMHz") == 900);
    // A line never leaves its node.
    CHECK_FALSE(mixed.topology->reaches(mixed.topology->at("N0/SB0/P0"), mixed.topology->at("N1/EX2/SB2/P0/memory")));
}

TEST_CASE("puts and their window agree on the rate if the memory of a node is interleaved", "[evidence]") {
    const Answer across = changed("firelink-mixed", [](Scenario& scenario) {
        scenario.configuration.options["N1/interleaving"] = 2;
        scenario.workload.processes.resize(1); // puts data into the 15K
        setSenders(scenario, 8);
        for (Customer& each : scenario.workload.processes[0].customers)
            each.peer.insert(2, "/EX" + each.peer.substr(5, 1)); // "N1/EX0/SB0/P1"
    });
    CHECK(across.bytesPerSecond > 0);
    CHECK(across.accuracy.find("agree only within") == std::string::npos); // they agree to 1e-3
}

TEST_CASE("an MPI message takes the printed time, and its size determines its mode", "[evidence]") {
    CHECK(row("firelink.mpi").model == Approx(5));
    CHECK(row("firelink.mpi-buffered").model == Approx(6));
    CHECK(row("firelink.mpi-general").model == Approx(3.7));
    Process process{.name = "A", .work = "mpi-send", .customers = {}, .regions = {}};
    const auto topology = Topology::build(test::catalog(), "firelink");
    const auto operationFor = [&](double bytes) {
        process.numbers["size"] = bytes;
        return workOperationOf(process, *topology).operation;
    };
    CHECK(operationFor(1) == "mpi-short");
    CHECK(operationFor(3911) == "mpi-short");
    CHECK(operationFor(3912) == "mpi-long");
    CHECK(operationFor(262143) == "mpi-long");
    CHECK(operationFor(262144) == "mpi-rendezvous");
}

TEST_CASE("a sweep or search never places the sender of messages on the receiving machine", "[evidence]") {
    Scenario scenario = test::scenario("firelink-put");
    Customer& sender = scenario.workload.processes.front().customers.front();
    const std::string peer = sender.peer;
    sender.peer = sender.on; // resident on remote nodes: paper, sections 2 and 3
    CHECK_THROWS_WITH(resolve(scenario, *test::machineOf(scenario)),
                      Catch::Matchers::ContainsSubstring("a part of a machine other than the sender's"));
    sender.peer = peer;
    const auto topology = test::machineOf(scenario);
    const Scenario resolved = resolve(scenario, *topology);
    for (const int count : {9, 24}) { // up to the number of processors of the first machine
        const Workload many = withThreads(*topology, resolved.workload, count);
        for (const Customer& each : many.processes.front().customers) {
            CHECK(each.peer == peer);
            CHECK(topology->node(topology->at(each.on)).block == topology->node(topology->at(sender.on)).block);
        }
        CHECK(solvePlacement(*topology, many).bytesPerSecond <= 4.8e9); // two assemblies of 2.4 GB/s
    }
    CHECK_THROWS(withThreads(*topology, resolved.workload, 25));
}

TEST_CASE("neighbours that exchange identical messages have identical results", "[evidence]") {
    const Answer answer = changed("firelink-exchange", [](Scenario&) {});
    REQUIRE(answer.classes.size() == 8);
    for (const ClassAnswer& each : answer.classes)
        CHECK(each.bytesPerSecond == Approx(answer.bytesPerSecond / 8).epsilon(1e-6));
}

TEST_CASE("each of three links carries a third, so three carry half as much again as two", "[evidence]") {
    const auto rate = [](const char* const failed) {
        const auto twelve = [&](Scenario& scenario) {
            setSenders(scenario, 12);
            if (failed != nullptr)
                scenario.configuration.failed.emplace_back(failed);
        };
        return changed("firelink-six-3", twelve).bytesPerSecond;
    };
    CHECK(rate(nullptr) == Approx(3.6e9).epsilon(0.01)); // 1.2 GB/s each
    CHECK(rate("N1/IB9/port0") == Approx(2.4e9).epsilon(0.01));
}
