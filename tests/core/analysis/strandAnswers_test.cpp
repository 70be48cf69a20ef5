// SPDX-License-Identifier: GPL-3.0-or-later
// Threads together with DMA streams. No source states how long a strand waits for memory, so threads run without a
// number and leave the numbers of the streams unchanged.
#include "boardset/analysis/Answer.h"
#include "boardset/scenario/BundledScenarios.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

#include <algorithm>

using namespace boardset;

namespace {

const Workload& threadsAndStreams() {
    static const Scenario scenario = bundledScenario(test::share() / "scenarios", "t5440-threads-and-streams");
    return scenario.workload;
}

Workload streamsAlone() {
    Workload streams = threadsAndStreams();
    std::erase_if(streams.processes, [](const Process& process) { return process.work == "t2plus-miss"; });
    return streams;
}

Answer answerTo(const Workload& workload, std::vector<std::string> failed = {}) {
    Configuration configuration;
    configuration.boards = {{"slot0", "pcie-exerciser"}, {"slot4", "pcie-exerciser"}};
    configuration.failed = std::move(failed);
    return solvePlacement(*Topology::build(test::catalog(), "t5440", configuration), workload);
}

} // namespace

TEST_CASE("streams together with threads get exactly what they get alone", "[strands]") {
    const Answer both = answerTo(threadsAndStreams());
    const Answer alone = answerTo(streamsAlone());
    REQUIRE(both.classes.size() == 4);
    REQUIRE(alone.classes.size() == 4);
    CHECK(both.bytesPerSecond == alone.bytesPerSecond);
    CHECK(both.meanLatencyNs == alone.meanLatencyNs);
    CHECK(both.localShare == alone.localShare);
    CHECK(both.stations.size() == alone.stations.size());
    for (std::size_t c = 0; c < 4; ++c)
        CHECK(both.classes[c].bytesPerSecond == alone.classes[c].bytesPerSecond);
}

TEST_CASE("each local or remote thread states which latency is unknown", "[strands]") {
    const Answer answer = answerTo(threadsAndStreams());
    CHECK(answer.model.stopped.empty());
    REQUIRE(answer.model.unknown.size() == 16);
    CHECK(answer.model.unknown.front().noun == "thread");
    for (const StoppedCustomer& each : answer.model.unknown)
        CHECK(std::string(each.reason) == "no source says how long a line takes between Strand and Memory");
}

TEST_CASE("a thread on failed cores is stopped, not unknown", "[strands]") {
    const Answer answer = answerTo(threadsAndStreams(), {"CPU1/cores"});
    REQUIRE(answer.model.stopped.size() == 8);
    CHECK(std::string(answer.model.stopped.front().reason) ==
          "its processor CPU1 cores Core 0 Strand 0 is out of service");
    CHECK(answer.model.unknown.size() == 8);
    CHECK(answer.bytesPerSecond == answerTo(streamsAlone()).bytesPerSecond);
}
