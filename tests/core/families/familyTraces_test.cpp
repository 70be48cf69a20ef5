// SPDX-License-Identifier: GPL-3.0-or-later
// Traces in each invented family, hop by hop.
#include "boardset/trace/Trace.h"
#include "families.h"

using namespace boardset;

namespace {

Trace traceOn(const char* machine, const TraceRequest& request) {
    return traceOf(*Topology::build(test::familiesCatalog(), machine), request);
}

std::vector<std::string> idsOf(const Trace& trace) {
    std::vector<std::string> ids;
    for (const Hop& hop : trace.hops)
        ids.push_back(hop.id);
    return ids;
}

} // namespace

TEST_CASE("a line of the ring uses both equal paths", "[families]") {
    const Trace trace = traceOn("ring", {"B0/cpu", "B2/memory", "", {}});
    REQUIRE(idsOf(trace) == std::vector<std::string>{"data"});
    CHECK(trace.hops[0].passages.size() == 2 + 4); // one to and one from the ring, and four links of the ring
    CHECK(trace.total->ns == Approx(400));
    const auto ring = Topology::build(test::familiesCatalog(), "ring");
    std::vector<std::string> stages;
    for (const std::vector<BlockId>& stage : trace.hops[0].stages()) {
        stages.emplace_back();
        for (const BlockId block : stage)
            stages.back() += ring->block(block).path + ' ';
    }
    CHECK(stages == std::vector<std::string>{"B2/memory ", "B2/stop ", "B1/stop B3/stop ", "B0/stop ", "B0/cpu "});
}

TEST_CASE("the steps of a server read add up to its total time", "[families]") {
    const Trace trace = traceOn("server", {"net", "channel0/disk0", "", {}, "server-read", "memory"});
    REQUIRE(idsOf(trace) == std::vector<std::string>{"lock", "processor", "arm", "channel"});
    CHECK(trace.hops[0].ns->least == Approx(2e6)); // 20,000 instructions at 10 million per second
    CHECK(trace.hops[1].ns->least == Approx(2e6));
    CHECK(trace.hops[1].isPosted); // it holds the processor while it holds the lock
    CHECK_FALSE(trace.hops[1].counts());
    CHECK(trace.hops[2].ns->least == Approx(10e6));
    CHECK(trace.hops[3].ns->least == Approx(2.048e6)); // 8 KB at 4 MB/s
    CHECK(trace.total->ns == Approx(14.048e6));        // equals the solved time: server_test
    CHECK(trace.total->restNs == 0);
    CHECK(trace.total->fact.empty());
    CHECK(trace.note.find("the sum of the hops") != std::string::npos);
}

TEST_CASE("a server write starts with the kernel's steps, and goes to each copy", "[families]") {
    const TraceRequest one{"net", "channel1/disk0", "", {}, "server-write", "memory"};
    CHECK(idsOf(traceOn("server", one)) == std::vector<std::string>{"lock", "processor", "arms", "channels"});
    CHECK(traceOn("server", one).total->ns == Approx(14.048e6));
    CHECK_THROWS_WITH(traceOn("server", {"net", "channel1/disk0", "", {}, "server-write"}),
                      Catch::Matchers::ContainsSubstring("server: missing; allowed: a memory"));
    TraceRequest both = one;
    both.copies = {"channel0/disk0"};
    const Trace trace = traceOn("server", both);
    CHECK((trace.hops[2].blocks.size() == 2 && trace.hops[2].isEach));
    CHECK((trace.hops[3].blocks.size() == 2 && trace.hops[3].isEach));
    CHECK(trace.total->ns == Approx(16.096e6)); // parallel seeks, sequential transfers
    both.memory = "lock";
    CHECK_THROWS_WITH(traceOn("server", both), "to: 'lock' contains no part for A write; allowed: a part such as "
                                               "channel0/disk0");
}

TEST_CASE("a repeated operation counts each repetition", "[families]") {
    const Trace trace = traceOn("ring", {"B0/cpu", "B0/disk", "", {}, "ring-job"});
    REQUIRE(idsOf(trace) == std::vector<std::string>{"seek", "turn", "check"});
    for (const Hop& hop : trace.hops)
        CHECK(hop.times == 3);
    CHECK(trace.hops[2].isPosted);
    CHECK(trace.total->ns == Approx(3 * (10e6 + 45e6)));
}

TEST_CASE("the more likely outcome is traced, unless the request states another", "[families]") {
    TraceRequest request{"B0/cpu", "B0/memory", "", {}, "ring-cached"};
    const Trace hit = traceOn("ring", request);
    REQUIRE(hit.outcomes.size() == 1); // private hits have no effect with shared caches
    CHECK(hit.outcomes[0].number == "shared-hits");
    CHECK(hit.outcomes[0].onHit == "One of the caches");
    CHECK(hit.outcomes[0].onMiss == "Memory");
    CHECK(hit.total->ns == Approx(100));
    CHECK(hit.hops[0].blocks.size() == 4);
    CHECK_FALSE(hit.hops[0].isEach);
    request.outcomes = {{"shared-hits", false}};
    const Trace miss = traceOn("ring", request);
    CHECK(idsOf(miss) == std::vector<std::string>{"miss"});
    CHECK(miss.total->ns == Approx(200));
    request.outcomes = {{"none", false}};
    CHECK_THROWS_WITH(traceOn("ring", request),
                      Catch::Matchers::ContainsSubstring("outcome: 'none' has no effect in ring-cached"));
}

TEST_CASE("a message is connected, opened and stored, over either switch", "[families]") {
    const Trace trace = traceOn("cluster", {"A0/cpu", "B1/cpu", "", {}, "cluster-put"});
    CHECK(idsOf(trace) == std::vector<std::string>{"connect", "open", "store"});
    CHECK(trace.hops[0].ns->least == Approx(640'000));
    CHECK(trace.hops[0].times == Approx(0.1)); // for ten messages
    CHECK(trace.hops[2].times == 64);          // 4096 bytes in pieces of 64
    CHECK(trace.hops[2].passages.size() == 2 + 4);
    CHECK(trace.hops[2].stages()[2].size() == 2);
    CHECK(trace.total->ns == Approx(64 * 1328)); // equals the solved cluster-put: one piece after another
}

TEST_CASE("an operation without a transfer needs no peer", "[families]") {
    const Trace trace = traceOn("server", {"net", "", "", {}, "server-compute", "memory"});
    CHECK_FALSE(trace.memory);
    CHECK(trace.total->ns == Approx(100e6)); // a million instructions at 10 million per second
}
