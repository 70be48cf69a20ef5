// SPDX-License-Identifier: GPL-3.0-or-later
// Placement of pages: first touch, random, advice, thresholds, full memory.
#include "boardset/analysis/Answer.h"
#include "core/policy/policyPrograms.h"

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Program of threads that are created one after another and use slices of 24 pages each.
Program copying(int threads, const std::string& system = "solaris9-1202") {
    return program({create(threads, 0.5), map("a", 24 * threads), useOwn(upTo(threads), "a")}, system);
}

std::map<int, int> pagesAfter(const Program& program, const std::string& on) {
    const auto replay = replayed(program, machine(on));
    return pagesIn(*replay, endOf(replay));
}

/// Number of lgroups that hold a segment of this size and kind after one thread has touched all of it.
std::size_t lgroupsOfSegment(int pages, SegmentKind kind, const Program& like) {
    Program one = like;
    one.events = {create(1), map("s", pages, kind), useAll({1}, "s")};
    return pagesAfter(one, "sunfire15k").size();
}

} // namespace

TEST_CASE("first touch puts 96 pages in each of eighteen lgroups (Table 3-4) and of six (Table 3-7)", "[policy]") {
    const auto large = pagesAfter(copying(72), "sunfire15k");
    CHECK(large.size() == 18);
    for (const auto& [lgroup, pages] : large)
        CHECK(pages == 96);
    const auto small = pagesAfter(copying(24), "sunfire6800");
    CHECK(small == std::map<int, int>{{0, 96}, {1, 96}, {2, 96}, {3, 96}, {4, 96}, {5, 96}});
}

TEST_CASE("the 24 pages of one thread are on one board", "[policy]") {
    CHECK(pagesAfter(copying(1), "sunfire6800").size() == 1);
}

TEST_CASE("without lgroups pages are random: one in B is local with B boards", "[policy]") {
    for (const auto& [id, threads, boards] :
         std::vector<std::tuple<std::string, int, int>>{{"sunfire15k", 72, 18}, {"sunfire6800", 24, 6}}) {
        const auto replay = replayed(copying(threads, "solaris9"), machine(id));
        const State state = endOf(replay);
        const double pages = 24.0 * threads;
        const double expected = 1.0 / boards;
        // binomial: four standard deviations
        const double spread = 4 * std::sqrt(expected * (1 - expected) / pages);
        CHECK(localShareAt(*replay, state) == Approx(expected).margin(spread));
        for (const auto& [lgroup, count] : pagesIn(*replay, state))
            CHECK(count / pages == Approx(expected).margin(spread));
    }
}

TEST_CASE("shared memory is random only strictly above lgrp_shm_random_thresh, 8 MB", "[policy]") {
    const Program standard = program({});
    CHECK(lgroupsOfSegment(2, SegmentKind::Ism, standard) == 1); // 8 MB
    CHECK(lgroupsOfSegment(3, SegmentKind::Ism, standard) > 1);  // 12 MB
    CHECK(lgroupsOfSegment(400, SegmentKind::Shared, standard) == 18);
    CHECK(lgroupsOfSegment(400, SegmentKind::Heap, standard) == 1);
    Program lower = standard;
    lower.tunables["lgrp_privm_random_thresh"] = 4'194'304 * 10;
    CHECK(lgroupsOfSegment(10, SegmentKind::Heap, lower) == 1);
    CHECK(lgroupsOfSegment(400, SegmentKind::Heap, lower) == 18);
}

TEST_CASE("on the 12K and 15K Solaris 9 9/02 places at random, and 12/02 by first touch", "[policy]") {
    CHECK(lgroupsOfSegment(400, SegmentKind::Heap, program({}, "solaris9-902")) == 18);
    CHECK(lgroupsOfSegment(400, SegmentKind::Heap, program({}, "solaris9-1202")) == 1);
    CHECK(pagesAfter(copying(24, "solaris9-902"), "sunfire6800").size() == 6);
}

TEST_CASE("data that one thread touches first is on one board, and three remedies help", "[policy]") {
    const auto on = machine("sunfire15k");
    const auto master = [&](std::vector<Event> before, std::vector<Event> after) {
        std::vector<Event> all{create(72, 0.5), map("a", 1728)};
        all.insert(all.end(), before.begin(), before.end());
        all.push_back(events::Touch{{1}, "a", {}, false});
        all.insert(all.end(), after.begin(), after.end());
        all.push_back(useOwn(upTo(72), "a"));
        return replayed(program(all), on);
    };
    const auto mistake = master({}, {});
    CHECK(pagesIn(*mistake, endOf(mistake)).size() == 1);
    CHECK(localShareAt(*mistake, endOf(mistake)) == Approx(4.0 / 72));

    const auto parallel = replayed(program({create(72, 0.5), map("a", 1728), useOwn(upTo(72), "a")}), on);
    CHECK(localShareAt(*parallel, endOf(parallel)) == Approx(1.0));

    const auto many = master({events::Advise{"a", Advice::Many}}, {});
    CHECK(pagesIn(*many, endOf(many)).size() == 18);

    const auto next = master({}, {events::Advise{"a", Advice::Lwp}});
    CHECK(localShareAt(*next, endOf(next)) == Approx(1.0));
    CHECK_THAT(stepWith(*next, "Thread 72 uses").reason, ContainsSubstring("moved to another lgroup"));

    const auto speed = [&](const std::shared_ptr<const Replay>& replay) {
        return solvePlacement(*on, placementAt(*replay, endOf(replay))).bytesPerSecond;
    };
    CHECK(speed(mistake) < speed(many));
    CHECK(speed(many) < speed(next));
    CHECK(speed(next) == Approx(speed(parallel)));
}

TEST_CASE("madv.so.1 advises each segment of its kind that is mapped after it", "[policy]") {
    const auto pages = [](SegmentKind advised) {
        return pagesAfter(
                   program({events::Preload{"A", advised, Advice::Many}, create(1), map("a", 400), useAll({1}, "a")}),
                   "sunfire15k")
            .size();
    };
    CHECK(pages(SegmentKind::Heap) == 18);
    CHECK(pages(SegmentKind::Ism) == 1);
}

TEST_CASE("advice before Solaris 9 12/02 is refused and has no effect", "[policy]") {
    const auto replay = replayed(
        program({create(1), map("a", 40), events::Advise{"a", Advice::Many}, useAll({1}, "a")}, "solaris9-902"),
        machine("sunfire6800"));
    CHECK(stepWith(*replay, "madvise").kind == StepKind::Refused);
    CHECK(pagesIn(*replay, endOf(replay)).size() == 1);
}

TEST_CASE("pages of a full board go to other boards, and pages without space are not allocated", "[policy]") {
    // a board of 4 x 4 banks of 256 MB holds 4 GB: 1024 pages of 4 MB
    const auto on = Topology::build(catalog(), "sunfire6800", Options{{"bankMB", 256}});
    const auto replay = replayed(program({create(1), map("a", 7000), useAll({1}, "a")}), on);
    const auto counts = pagesIn(*replay, endOf(replay));
    for (int lgroup = 0; lgroup < 6; ++lgroup)
        CHECK(counts.at(lgroup) == 1024);
    CHECK(counts.at(-1) == 7000 - 6 * 1024);
    CHECK_THAT(stepWith(*replay, "uses").reason, ContainsSubstring("856 pages could not be allocated"));
}

TEST_CASE("random pages stay on a processor set's boards only with lgrp_mem_pset_aware", "[policy]") {
    Program inSet = program({events::CreateSet{"s", {"SB0", "SB1"}}, create(8), events::JoinSet{upTo(8), "s"},
                             map("shared", 400, SegmentKind::Ism), useAll({1}, "shared")});
    CHECK(pagesAfter(inSet, "sunfire6800").size() == 6);
    inSet.tunables["lgrp_mem_pset_aware"] = 1;
    CHECK(pagesAfter(inSet, "sunfire6800").size() == 2);
}

TEST_CASE("separate processes each have private memory and share one segment", "[policy]") {
    Program database = program({});
    database.processes.front().separate = true;
    database.events = {create(8), map("private", 24), map("sga", 400, SegmentKind::Ism), useAll(upTo(8), "private"),
                       useAll(upTo(8), "sga")};
    const auto replay = replayed(database, machine("sunfire6800"));
    const Workload workload = placementAt(*replay, endOf(replay));
    REQUIRE(workload.processes.size() == 1);
    CHECK(workload.processes[0].regions.size() == 9);
    CHECK(workload.pageCount() == 8 * 24 + 400);
    CHECK(workload.processes[0].customers[3].regions == std::vector<RegionName>{"private.4", "sga"});
}
