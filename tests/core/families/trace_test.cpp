// SPDX-License-Identifier: GPL-3.0-or-later
// What happens in each family, step by step.
#include "boardset/trace/Trace.h"
#include "families.h"

using namespace boardset;

namespace {

Trace traceOn(const char* machine, const TraceRequest& request) {
    return traceOf(*Topology::build(test::familiesCatalog(), machine), request);
}

std::vector<std::string> idsOf(const Trace& trace) {
    std::vector<std::string> ids;
    for (const Hop& hop : trace.hops) {
        ids.push_back(hop.id);
    }
    return ids;
}

} // namespace

TEST_CASE("a line of the ring goes both equal ways round", "[families]") {
    const Trace trace = traceOn("ring", {"B0/cpu", "B2/memory", "", {}});
    REQUIRE(idsOf(trace) == std::vector<std::string>{"data"});
    CHECK(trace.hops[0].passages.size() == 2 + 4); // to its stop and from the other, and four links of the ring
    CHECK(trace.total->ns == Approx(400));
}

TEST_CASE("a write of the server performs the kernel's part first", "[families]") {
    const TraceRequest write{"net", "channel1/disk0", "", {}, "server-write", "memory"};
    const Trace trace = traceOn("server", write);
    CHECK(idsOf(trace) == std::vector<std::string>{"lock", "processor", "arms", "channels"});
    CHECK_FALSE(trace.total);
    CHECK_FALSE(trace.note.empty());
    CHECK_THROWS_WITH(traceOn("server", {"net", "channel1/disk0", "", {}, "server-write"}),
                      Catch::Contains("server: '' is no block of server"));
}

TEST_CASE("a message is connected, opened and stored, over one switch or the other", "[families]") {
    const Trace trace = traceOn("cluster", {"A0/cpu", "B1/cpu", "", {}, "cluster-put"});
    CHECK(idsOf(trace) == std::vector<std::string>{"connect", "open", "store"});
    CHECK(trace.hops[0].ns->least == Approx(640'000));
    CHECK(trace.hops[2].passages.size() == 2 + 4);
}
