// SPDX-License-Identifier: GPL-3.0-or-later
// Distribution of a page's lines: in its memory, on its board, or on all boards, as the interleaving option says.
#include "boardset/analysis/Answer.h"
#include "boardset/analysis/MachineNetwork.h"
#include "boardset/topology/InterleavedMemories.h"
#include "placements.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

namespace {

/// Memories that serve one thread, in percent.
std::map<std::string, double> sharesOf(const Topology& machine, const Region& region) {
    const MachineNetwork model = buildNetwork(machine, workload({"SB0/P0"}, region));
    std::map<std::string, double> shares;
    for (const AccessShare& access : model.classes.front().accesses)
        shares[machine.block(access.memory).path] += 100 * access.share;
    return shares;
}

double copyOf(const std::string& machine, const std::string& board, int threads) {
    const auto topology = Topology::build(catalog(), machine);
    std::vector<std::string> processors;
    for (int i = 0; i < threads; ++i)
        processors.push_back(board + "/P" + std::to_string(i));
    return solvePlacement(*topology, workload(processors, regionOn("a", {board}, 96))).bytesPerSecond;
}

} // namespace

TEST_CASE("a page is interleaved within its memory, its board or all boards", "[interleaving]") {
    const Region page = onePage("SB3/P2/memory");
    CHECK(sharesOf(*sunfire6800({{"interleaving", 0}}), page) == std::map<std::string, double>{{"SB3/P2/memory", 100}});
    CHECK(sharesOf(*sunfire6800(), page) ==
          std::map<std::string, double>{
              {"SB3/P0/memory", 25}, {"SB3/P1/memory", 25}, {"SB3/P2/memory", 25}, {"SB3/P3/memory", 25}});
    const auto everywhere = sharesOf(*sunfire6800({{"interleaving", 2}, {"uniboards", 5}}), page);
    CHECK(everywhere.size() == 20);
    CHECK(everywhere.at("SB4/P1/memory") == Approx(5));
}

TEST_CASE("failed memories are left out of the interleaving, and pages stay in their domain", "[interleaving]") {
    const Region page = onePage("SB3/P2/memory");
    Configuration configuration;
    configuration.failed = {"SB3/P0/memory"};
    const auto failed = Topology::build(catalog(), "sunfire6800", configuration);
    const auto shares = sharesOf(*failed, page);
    CHECK(shares.size() == 3);
    CHECK(shares.at("SB3/P1/memory") == Approx(100.0 / 3));
    const auto split = sunfire6800({{"segments", 2}, {"interleaving", 2}});
    const auto& interleaved = split->kept<InterleavedMemories>();
    for (const BlockId memory : interleaved.of(split->at("SB0/P0/memory")))
        CHECK(split->block(memory).domain == split->block(split->at("SB0")).domain);
}

TEST_CASE("one hot page is as fast as the same bytes in many pages", "[interleaving]") {
    const auto machine = sunfire6800();
    const std::vector<std::string> threads{"SB0/P0", "SB1/P0", "SB2/P0", "SB4/P0", "SB5/P0"};
    Region many = onePage("SB3/P0/memory");
    addPages(many, {{"SB3/P1/memory", 1}, {"SB3/P2/memory", 1}, {"SB3/P3/memory", 1}});
    const double hot = solvePlacement(*machine, workload(threads, onePage("SB3/P0/memory"))).bytesPerSecond;
    CHECK(hot == Approx(solvePlacement(*machine, workload(threads, many)).bytesPerSecond));
    const auto apart = sunfire6800({{"interleaving", 0}});
    CHECK(solvePlacement(*apart, workload(threads, onePage("SB3/P0/memory"))).bytesPerSecond < 0.3 * hot);
}

TEST_CASE("a Uniboard copies equally fast in every machine that accepts it", "[interleaving]") {
    for (int threads = 1; threads <= 4; ++threads) {
        CAPTURE(threads);
        const double small = copyOf("sunfire6800", "SB0", threads);
        CHECK(copyOf("sunfire15k", "EX0/SB0", threads) == Approx(small).epsilon(0.02));
        CHECK(copyOf("sunfire12k", "EX0/SB0", threads) == Approx(small).epsilon(0.02));
        CHECK(copyOf("sunfire3800", "SB0", threads) == Approx(small).epsilon(0.02));
    }
}
