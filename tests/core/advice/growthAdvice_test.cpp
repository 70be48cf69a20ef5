// SPDX-License-Identifier: GPL-3.0-or-later
// Which part to buy next for a loaded server: how much more load each choice can carry, calculated manually.
#include "boardset/advice/Advisor.h"
#include "support/catch.h"
#include "support/scenarios.h"

using namespace boardset;
using boardset::test::opened;
using boardset::test::useOf;
using Catch::Matchers::ContainsSubstring;

namespace {

Advised boughtNext(const Canonical& at) {
    return advise(at, solvePlacement(*at.topology, at.scenario.workload));
}

const AdvisedChoice& choice(const Advised& all, const std::string& id) {
    for (const AdvisedChoice& each : all.questions.at(0).choices)
        if (each.advice.id == id)
            return each;
    FAIL("no " << id);
    return all.questions.at(0).choices.front();
}

} // namespace

TEST_CASE("a placement can carry the load that its least headroom allows: U = arrivals x demand", "[advice]") {
    const Canonical at = opened("sparcserver690mp-case3");
    const Answer now = solvePlacement(*at.topology, at.scenario.workload);
    const auto carried = loadHeadroom(now);
    REQUIRE(carried);
    CHECK(carried->times == Approx(0.65 / useOf(now, "slot11/disk0"))); // a disk counts as saturated at 65 %
    Workload grown = at.scenario.workload;
    for (Process& process : grown.processes)
        for (Customer& each : process.customers)
            each.rate *= carried->times;
    CHECK(useOf(solvePlacement(*at.topology, grown), "slot11/disk0") == Approx(0.65));
    CHECK_FALSE(loadHeadroom(test::solved("p650-copy-shared").answer)); // a closed workload has no arrival rate
}

TEST_CASE("one more disk takes its share of the data on seven disks", "[advice]") {
    const Canonical at = opened("sparcserver690mp-case3");
    const Advised all = boughtNext(at);
    CHECK_FALSE(all.questions.at(0).gainsNothing);
    const AdvisedChoice& first = all.questions.at(0).choices.front();
    CHECK(first.advice.id == "sparc-buy-disk-ipi");
    const Answer now = solvePlacement(*at.topology, at.scenario.workload);
    CHECK(useOf(first.answer, "slot11/disk0") == Approx(useOf(now, "slot11/disk0") * 7 / 8));
    CHECK(loadHeadroom(first.answer)->times == Approx(0.65 / useOf(now, "slot8/disk0"))); // next: the old disks
    CHECK_THAT(first.reason, ContainsSubstring("a utilisation of 63 %"));
    CHECK(first.part == "slot10/disk2"); // the bus with fewer than three disks, as rule IX recommends
}

TEST_CASE("if the kernel lock is saturated, only many locks help", "[advice]") {
    // Case 7: demand on the lock is 1,053 ms per second. With Solaris 2 four processors share it.
    const Advised all = boughtNext(opened("sparcserver690mp-case7"));
    const auto& choices = all.questions.at(0).choices;
    CHECK(choices.front().advice.id == "sparc-buy-solaris");
    const Answer now = test::solved("sparcserver690mp-case7").answer;
    for (const AdvisedChoice& each : choices) {
        INFO(each.advice.id);
        if (each.advice.id != "sparc-buy-solaris" && each.whyNot.empty())
            CHECK(loadHeadroom(each.answer)->times == Approx(loadHeadroom(now)->times));
    }
}

TEST_CASE("one more network does not help if four identical networks are loaded, and the advice says so", "[advice]") {
    const Canonical at = opened("sparcserver670mp-case2");
    const Advised all = boughtNext(at);
    CHECK(all.questions.at(0).gainsNothing);
    const AdvisedChoice& network = choice(all, "sparc-buy-coprocessor");
    double served = 0; // the clients are divided between the networks, and none is lost
    for (const Process& process : network.after.scenario.workload.processes)
        for (const Customer& each : process.customers)
            served += each.rate * each.count;
    CHECK(served == Approx(4 * 197));
    CHECK(useOf(network.answer, "slot6") == Approx(useOf(network.answer, "slot7") / 2));
    CHECK(useOf(network.answer, "slot10") == Approx(useOf(network.answer, "slot6")));
}

TEST_CASE("a server that writes over NFS is offered a PrestoServe, and no stripe over SCSI disks", "[advice]") {
    Scenario files = test::scenario("sparcserver670mp-disks-four");
    Process& process = files.workload.processes.front();
    process.work = "nfs-legato";
    process.customers.resize(1);
    process.customers.front().on = "net0";
    process.customers.front().rate = 100;
    const Canonical at = test::canonicalOf(files);
    const Advised all = boughtNext(at);
    const AdvisedChoice& presto = choice(all, "sparc-buy-presto-sbus");
    CHECK(presto.whyNot.empty());
    CHECK(presto.answer.meanLatencyNs < solvePlacement(*at.topology, at.scenario.workload).meanLatencyNs);
    const Advised four = boughtNext(opened("sparcserver670mp-disks-four"));
    for (const AdvisedChoice& each : four.questions.at(0).choices)
        CHECK(each.advice.id.find("sparc-buy-disk") == std::string::npos); // Table 13: -3 % of random reads
}

TEST_CASE("half of a bus's disks move to another bus together with their data", "[advice]") {
    const Canonical at = opened("sparcserver670mp-disks-four");
    const Advised all = boughtNext(at);
    const AdvisedChoice& adapter = choice(all, "sparc-buy-adapter");
    CHECK(adapter.whyNot.empty());
    const Answer now = solvePlacement(*at.topology, at.scenario.workload);
    CHECK(useOf(adapter.answer, "scsi0") < useOf(now, "scsi0"));
    CHECK(adapter.answer.isOverloaded() == now.isOverloaded());
}

TEST_CASE("every choice that can be applied is a series of edits from the scenario", "[advice]") {
    for (const char* id : {"sparcserver690mp-case3", "sparcserver690mp-case4", "sparcserver690mp-case6",
                           "sparcserver690mp-case7-first", "sparcserver670mp-case2", "sparcstation2-case1"}) {
        const Canonical at = opened(id);
        const Advised all = boughtNext(at);
        for (const AdvisedChoice& each : all.questions.at(0).choices) {
            INFO(id << ": " << each.advice.id << ": " << each.whyNot);
            CHECK(each.whyNot.empty());
            Canonical after = at;
            for (const Edit& edit : each.edits)
                after = edited(after, edit);
            CHECK(after.scenario.workload == each.after.scenario.workload);
        }
    }
}

TEST_CASE("nothing is offered if no more parts fit", "[advice]") {
    const Advised advised = boughtNext(opened("sparcstation2-case1"));
    for (const AdvisedChoice& each : advised.questions.at(0).choices)
        CHECK(each.advice.id != "sparc-buy-adapter");                   // all three SBus slots are occupied
    CHECK(boughtNext(opened("sparcstation2-case5")).questions.empty()); // no free card slot, two disks on each adapter
}
