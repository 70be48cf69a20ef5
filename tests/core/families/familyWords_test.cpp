// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of operations, messages, open work and too much of it: compared, explained, and told apart.
#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/Sensitivity.h"
#include "boardset/evidence/NetworkColour.h"
#include "boardset/explain/Explain.h"
#include "families.h"

#include <cmath>

using namespace boardset;
using test::Invented;

namespace {

const Cause* causeIn(const std::vector<Cause>& causes, const std::string& title) {
    const auto found = std::ranges::find(causes, title, &Cause::title);
    return found == causes.end() ? nullptr : &*found;
}

std::vector<Cause> causesBetween(const Invented& a, const Invented& b) {
    return causesOf({a.answer, *a.topology}, {b.answer, *b.topology});
}

bool has(const std::string& text, const char* part) {
    return text.find(part) != std::string::npos;
}

/// The server with its batch alone: jobs that compute on two processors.
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

TEST_CASE("what waits without end is compared by what comes, and has no ratio", "[families]") {
    const Invented mix("server-mix");
    const Invented overload("server-overload");
    CHECK(rateOf(mix.answer).value == Approx(100));
    CHECK(rateOf(mix.answer).unit == "operations/s");
    CHECK_FALSE(mix.answer.isEndless());
    CHECK(overload.answer.isEndless());
    CHECK_FALSE(compare(mix.answer, overload.answer).isKnown());
    const std::vector<Cause> causes = causesBetween(mix, overload);
    const Cause* const come = causeIn(causes, "operations that come");
    REQUIRE(come != nullptr); // 10 x 6 + 4 x 10 against 100 x 6
    CHECK(come->before == Approx(100));
    CHECK(come->after == Approx(600));
    const Cause* const waiting = causeIn(causes, "waiting");
    REQUIRE(waiting != nullptr);
    CHECK(std::isinf(waiting->after.value()));
    CHECK(causeIn(causes, "accesses that leave the board") == nullptr);
    CHECK(causeIn(causesBetween(mix, mix), "operations that come") == nullptr);
}

TEST_CASE("who waits in the background is not in the means of those before it", "[families]") {
    const Invented mix("server-mix");
    const Invented behind("server-background");
    CHECK(rateOf(behind.answer).value == Approx(100));
    CHECK(behind.answer.meanLatencyNs == Approx(mix.answer.meanLatencyNs));
    CHECK(behind.answer.apart() == "of the foreground");
    REQUIRE(behind.answer.totals.size() == 2);
    CHECK((behind.answer.totals[1].background && behind.answer.totals[1].perSecond > 0));
    CHECK(explainThroughput(*behind.topology, behind.answer).value == Approx(100));
    CHECK(mix.answer.domains.at(0).perSecond == Approx(100)); // a domain has operations too
    CHECK(rateOf(mix.answer.domains.at(0)).unit == "operations/s");
}

TEST_CASE("what is counted in other units stands side by side, without a sum", "[families]") {
    const Invented log("both-log"); // a thread's lines and entries of a log
    const Invented streams("both-streams");
    const std::vector<Cause> causes = causesBetween(log, streams);
    CHECK(causeIn(causes, "lines outstanding") == nullptr); // as many on both sides
    const Cause* const requests = causeIn(causes, "requests outstanding");
    REQUIRE(requests != nullptr);
    CHECK_FALSE(requests->before.has_value());
    CHECK(requests->after == Approx(streams.answer.classes.at(1).outstanding));
    CHECK(causeIn(causes, "operations outstanding")->unit == "operations");
}

TEST_CASE("parts that serve side by side do so in the bound", "[families]") {
    const Invented of = jobs(8);
    // two processors of 10 million/s, a million a step: 20 steps a second
    CHECK(rateOf(of.answer).value == Approx(20).epsilon(0.01));
    const Derivation throughput = explainThroughput(*of.topology, of.answer);
    const Derivation& bound = throughput.children.back();
    CHECK(bound.title == "No more than");
    CHECK(bound.value == Approx(20));
    CHECK(bound.note == "Held by the processors.");
    CHECK(bound.value >= throughput.value * (1 - 1e-9));
}

TEST_CASE("a client's operations are explained as operations", "[families]") {
    const Invented mix("server-mix");
    const auto few = explainThreadThroughput(*mix.topology, mix.answer, "few");
    REQUIRE(few);
    CHECK(few->unit == "operations/s");
    CHECK(few->value == Approx(40)); // 4 x 10 a second
}

TEST_CASE("every copy of a write is used, though only the slowest is waited for", "[families]") {
    const Invented mix("server-mix");
    const std::string use =
        toText(explainUtilisation(*mix.topology, mix.answer, mix.station("disk Channel 0 Disk 0").station),
               mix.topology->catalog());
    CHECK(has(use, "Time that an operation costs the disk Channel 0 Disk 0: 10 ms = 100 %"));
    CHECK_FALSE(has(use, "lines or packets"));
    const std::string latency = toText(explainLatency(*mix.topology, mix.answer), mix.topology->catalog());
    CHECK(has(latency, "Share of its operations that wait for it: 25 %"));
    CHECK(has(latency, "an approximation"));
    CHECK(has(mix.answer.accuracy, "approximates"));
}

TEST_CASE("a message, its pieces and its size are told apart, and what is usual is cited", "[families]") {
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
    CHECK_FALSE(has(text, "A setting of the process."));
    CHECK_FALSE(has(text, "lines or packets"));
    Invented other("cluster-window");
    other.scenario.workload.processes.front().numbers["size"] = 8192;
    other.answer = solvePlacement(*other.topology, other.scenario.workload);
    CHECK(has(toText(explainThroughput(*other.topology, other.answer), other.topology->catalog()),
              "(A setting of the process.)"));
}

TEST_CASE("of open work a faster part changes the latency, and that is derived", "[families]") {
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

TEST_CASE("another rate, and standing back, are other networks", "[families]") {
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
