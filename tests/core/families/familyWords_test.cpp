// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about operations, messages, open work and overload, in comparisons and derivations.
#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/Sensitivity.h"
#include "boardset/evidence/NetworkColour.h"
#include "boardset/explain/Explain.h"
#include "boardset/text/Language.h"
#include "families.h"

#include <cmath>

using namespace boardset;
using test::Invented;

namespace {

const Cause* causeIn(const std::vector<Cause>& causes, const std::string& title) {
    const auto found = std::ranges::find(causes, title, [](const Cause& each) { return Language().text(each.title); });
    return found == causes.end() ? nullptr : &*found;
}

std::vector<Cause> causesBetween(const Invented& a, const Invented& b) {
    return causesOf({a.answer, *a.topology}, {b.answer, *b.topology});
}

bool has(const std::string& text, const char* part) {
    return text.find(part) != std::string::npos;
}

/// The server with only its batch: jobs that compute on two processors.
Invented jobs(int count) {
    Invented of("server-background");
    Process& batch = of.scenario.workload.processes.at(1);
    batch.customers.front().count = count;
    batch.background = false;
    of.scenario.workload.processes.erase(of.scenario.workload.processes.begin());
    of.answer = solvePlacement(*of.topology, of.scenario.workload);
    return of;
}

} // namespace

TEST_CASE("overloaded work is compared by its arrival rate, and has no ratio", "[families]") {
    const Invented mix("server-mix");
    const Invented overload("server-overload");
    CHECK(rateOf(mix.answer).value == Approx(100));
    CHECK(rateOf(mix.answer).unit == "operations/s");
    CHECK_FALSE(mix.answer.isOverloaded());
    CHECK(overload.answer.isOverloaded());
    CHECK_FALSE(compare(mix.answer, overload.answer).isKnown());
    const std::vector<Cause> causes = causesBetween(mix, overload);
    const Cause* const come = causeIn(causes, "arriving operations");
    REQUIRE(come != nullptr); // 10 x 6 + 4 x 10, and 100 x 6
    CHECK(come->before == Approx(100));
    CHECK(come->after == Approx(600));
    const Cause* const waiting = causeIn(causes, "queueing time");
    REQUIRE(waiting != nullptr);
    CHECK(std::isinf(waiting->after.value()));
    CHECK(causeIn(causes, "accesses that leave the board") == nullptr);
    CHECK(causeIn(causesBetween(mix, mix), "arriving operations") == nullptr);
}

TEST_CASE("background work does not count in the means of the foreground", "[families]") {
    const Invented mix("server-mix");
    const Invented behind("server-background");
    CHECK(rateOf(behind.answer).value == Approx(100));
    CHECK(behind.answer.meanLatencyNs == Approx(mix.answer.meanLatencyNs));
    CHECK(behind.answer.apart() == "of the foreground");
    REQUIRE(behind.answer.totals.size() == 2);
    CHECK((behind.answer.totals[1].background && behind.answer.totals[1].perSecond > 0));
    CHECK(explainThroughput(*behind.topology, behind.answer).value == Approx(100));
    CHECK(mix.answer.domains.at(0).perSecond == Approx(100)); // a domain also has operations
    CHECK(rateOf(mix.answer.domains.at(0)).unit == "operations/s");
}

TEST_CASE("work in different units is compared side by side, without a sum", "[families]") {
    const Invented log("both-log"); // a thread's lines and entries of a log
    const Invented streams("both-streams");
    const std::vector<Cause> causes = causesBetween(log, streams);
    CHECK(causeIn(causes, "outstanding lines") == nullptr); // equal on both sides
    const Cause* const requests = causeIn(causes, "outstanding requests");
    REQUIRE(requests != nullptr);
    CHECK_FALSE(requests->before.has_value());
    CHECK(requests->after == Approx(streams.answer.classes.at(1).outstanding));
    const Cause* const operations = causeIn(causes, "outstanding operations");
    REQUIRE(operations != nullptr);
    CHECK(operations->unit == "operations");
}

TEST_CASE("the upper bound counts parallel parts together", "[families]") {
    const Invented of = jobs(8);
    // two processors of 10 million/s, a million per step: 20 steps per second
    CHECK(rateOf(of.answer).value == Approx(20).epsilon(0.01));
    const Derivation throughput = explainThroughput(*of.topology, of.answer);
    const Derivation& bound = throughput.children.back();
    CHECK(bound.title == "Upper bound");
    CHECK(bound.value == Approx(20));
    CHECK(bound.note == "Limited by the processors.");
    CHECK(bound.value >= throughput.value * (1 - 1e-9));
}

TEST_CASE("a client's operations are explained as operations", "[families]") {
    const Invented mix("server-mix");
    const auto few = explainThreadThroughput(*mix.topology, mix.answer, "few");
    REQUIRE(few);
    CHECK(few->unit == "operations/s");
    CHECK(few->value == Approx(40)); // 4 x 10 per second
}

TEST_CASE("every copy of a write counts as utilisation, although only the slowest causes waiting", "[families]") {
    const Invented mix("server-mix");
    const std::string use =
        toText(explainUtilisation(*mix.topology, mix.answer, mix.station("disk Channel 0 Disk 0").station),
               mix.topology->catalog());
    CHECK(has(use, "Demand of an operation on the disk Channel 0 Disk 0: 10 ms = 100 %"));
    CHECK_FALSE(has(use, "lines or packets"));
    const std::string latency = toText(explainLatency(*mix.topology, mix.answer), mix.topology->catalog());
    CHECK(has(latency, "Share of operations that wait for the part: 25 %"));
    CHECK(has(latency, "an approximation"));
    CHECK(has(mix.answer.accuracy, "assumes that each part is the slowest equally often"));
}

TEST_CASE("a message, its pieces and its size have different names, and defaults are cited", "[families]") {
    const Invented put("cluster-window");
    const std::string text = toText(explainThroughput(*put.topology, put.answer), put.topology->catalog()) +
                             toText(explainUtilisation(*put.topology, put.answer, put.answer.stations.front().station),
                                    put.topology->catalog());
    CHECK(has(text, "Message: 4,096 bytes [published, Sun MPO white paper"));
    CHECK(has(text, "Data of a piece: 64 bytes = 4,096 bytes / 64"));
    CHECK(has(text, "Pieces moved: "));
    CHECK(has(text, "pieces per second"));
    CHECK(has(text, "16 pieces × 64 bytes"));
    CHECK(has(text, "(Bytes sent.)"));
    CHECK_FALSE(has(text, "Set for the process."));
    CHECK_FALSE(has(text, "lines or packets"));
    Invented other("cluster-window");
    other.scenario.workload.processes.front().numbers["size"] = 8192;
    other.answer = solvePlacement(*other.topology, other.scenario.workload);
    CHECK(has(toText(explainThroughput(*other.topology, other.answer), other.topology->catalog()),
              "(Set for the process.)"));
}

TEST_CASE("for open work a faster part changes the latency, with a derivation", "[families]") {
    const Invented mix("server-mix");
    const std::vector<SensitivityAnswer> gains = sensitivityOf(mix.answer);
    REQUIRE_FALSE(gains.empty());
    CHECK(gains.front().gain == Approx(0).margin(1e-9));
    const SensitivityAnswer& most = *std::ranges::min_element(gains, {}, &SensitivityAnswer::latencyChange);
    CHECK(most.latencyChange.value() < -0.05);
    const Derivation why = explainSensitivity(*mix.topology, mix.answer, most.station).value();
    CHECK(why.si() == Approx(*most.latencyChange));
    CHECK_FALSE(sensitivityOf(jobs(8).answer).front().latencyChange.has_value());
}

TEST_CASE("a different arrival rate or priority makes a different network", "[families]") {
    const Invented mix("server-mix");
    const auto colour = [&](const Workload& workload) {
        return networkColour(buildNetwork(*mix.topology, workload), *mix.topology);
    };
    Workload faster = mix.scenario.workload;
    faster.processes.front().customers.front().rate *= 2;
    CHECK(colour(faster) != colour(mix.scenario.workload));
    const Invented behind("server-background");
    Workload level = behind.scenario.workload;
    level.processes.at(1).background = false;
    CHECK(colour(level) != colour(behind.scenario.workload));
}
