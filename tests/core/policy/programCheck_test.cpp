// SPDX-License-Identifier: GPL-3.0-or-later
// Invalid programs, each refused with the field at fault.
#include "boardset/policy/ProgramLimits.h"

#include "tiny.h"

using namespace boardset;
using namespace boardset::test;

namespace {

std::string fieldOf(const Program& program) {
    static const auto on = machine("sunfire6800");
    const auto problem = problemOf(program, *on);
    return problem ? problem->field : "";
}

Program with(const Event& event) {
    return program({create(4), map("a", 8), event});
}

} // namespace

TEST_CASE("a release or work of another machine is reported as such, with the available ones", "[policy]") {
    const auto t5440 = machine("t5440");
    Program made = program({create(4)});
    auto problem = problemOf(made, *t5440);
    REQUIRE(problem);
    CHECK(problem->field == "system");
    CHECK(problem->value == "\"solaris9-1202\", which does not run on a SPARC Enterprise T5440");
    CHECK(problem->allowed == "solaris10");
    made.system = "solaris10";
    problem = problemOf(made, *t5440);
    REQUIRE(problem);
    CHECK(problem->field == "processes[0].work");
    CHECK(problem->value == "\"copy\", which no processor of a SPARC Enterprise T5440 can do");
    CHECK(problem->allowed == "t2plus-miss");
    made.processes.front().work = "t2plus-miss";
    CHECK_FALSE(problemOf(made, *t5440));
    made.system = "solaris77";
    CHECK(problemOf(made, *t5440)->value == "\"solaris77\"");
}

TEST_CASE("a program on a machine without a working processor is refused", "[policy]") {
    Configuration dead;
    for (int board = 0; board < 6; ++board)
        dead.failed.push_back("SB" + std::to_string(board));
    const auto on = Topology::build(catalog(), "sunfire6800", dead);
    Program made = program({create(4)});
    const auto problem = problemOf(made, *on);
    REQUIRE(problem);
    CHECK(problem->value == "no working processor");
    CHECK(problem->todo == "repair a processor, or correct the program");
}

TEST_CASE("a fault of a program names its field", "[policy]") {
    CHECK(fieldOf(with(useAll({1}, "a"))).empty());
    CHECK(fieldOf(with(useAll({5}, "a"))) == "events[2].threads");
    CHECK(fieldOf(with(useAll({}, "a"))) == "events[2].threads");
    CHECK(fieldOf(with(useAll({1}, "b"))) == "events[2].segment");
    CHECK(fieldOf(with(map("a", 8))) == "events[2].segment");
    CHECK(fieldOf(with(map("b", 0))) == "events[2].pages");
    CHECK(fieldOf(with(events::Map{"A", "b", 1, 5000, SegmentKind::Heap, 0})) == "events[2].pageBytes");
    CHECK(fieldOf(with(events::Map{"B", "b", 1, 8192, SegmentKind::Heap, 0})) == "events[2].process");
    CHECK(fieldOf(with(events::Bind{{1}, "SB9/P0"})) == "events[2].block");
    CHECK(fieldOf(with(events::Bind{{1}, "IB6"})) == "events[2].block");
    CHECK(fieldOf(with(events::SetAttached{"SB0/P0", false})) == "events[2].board");
    CHECK(fieldOf(with(events::JoinSet{{1}, "s"})) == "events[2].set");
    CHECK(fieldOf(with(events::Wait{-1})) == "events[2].seconds");
    CHECK(fieldOf(with(events::Wait{ProgramLimits::seconds + 1})) == "events[2].seconds");
    CHECK(fieldOf(with(create(ProgramLimits::threads))) == "events[2].threads");
    // 1000 threads for 3900 s are within the limit of 4e6 thread seconds, for 4100 s they are not
    CHECK(fieldOf(program({create(1000), events::Wait{3900}})).empty());
    CHECK(fieldOf(program({create(1000), events::Wait{4100}})) == "events[1].seconds");
    CHECK(fieldOf(program({useAll({1}, "a")})) == "events[0].threads");
    const auto finishing = [](int threads) {
        auto some = std::get<events::Create>(create(threads));
        some.amount = 1;
        return Event(some);
    };
    CHECK(fieldOf(program({finishing(ProgramLimits::ends), create(1)})).empty());
    CHECK(fieldOf(program({finishing(ProgramLimits::ends), finishing(1)})) == "events[1].amount");
}

TEST_CASE("systems, tunables, works and adjustments are checked", "[policy]") {
    CHECK(fieldOf(program({}, "solaris7")) == "system");
    Program faulty = program({});
    faulty.tunables["lgrp_none"] = 1;
    CHECK(fieldOf(faulty) == "tunables.lgrp_none");
    faulty.tunables = {{"lgrp_choose_policy", 9}};
    CHECK(fieldOf(faulty) == "tunables.lgrp_choose_policy");
    faulty = program({});
    faulty.processes.front().work = "dance";
    CHECK(fieldOf(faulty) == "processes[0].work");
    faulty = program({});
    faulty.adjustments = {{3, "lgrp_mem_pset_aware", 1}, {2, "lgrp_mem_pset_aware", 0}};
    CHECK(fieldOf(faulty) == "adjustments[1].step");
    faulty = program({});
    faulty.domain = "Z";
    CHECK(fieldOf(faulty) == "domain");
}

TEST_CASE("parts of one system's policy are refused on a machine with another policy", "[policy]") {
    const auto problem = [](Program made, const std::string& system, const std::vector<Event>& events = {}) {
        made.system = system;
        made.events = events;
        const auto found = problemOf(made, *tinyMachine());
        return found ? found->field + ": " + found->value + "; " + found->allowed : "";
    };
    const Program none = program({});
    CHECK(problem(none, "solaris9-1202") ==
          "system: \"solaris9-1202\", which does not run on a Sun Fire 280R; tiny1, tiny2");
    CHECK(problem(none, "tiny1").empty());
    CHECK(fieldOf(program({}, "tiny1")) == "system"); // and the invented systems do not run on the bundled machine
    const std::string common =
        "create, map, touch, use, bind, unbind, offline, online, detach, attach, sleep, wake, wait";
    CHECK(problem(none, "tiny1", {create(1), map("a", 1), events::Advise{"a", Advice::Many}}) ==
          "events[2].do: \"madvise\"; " + common + ": the events of the program's system");
    CHECK(problem(none, "tiny1", {events::Create{"A", 1, 0, SchedulingClass::RealTime}}) ==
          "events[0].class: \"class\"; " + common + ": the events of the program's system");
    Program set = none;
    set.tunables = {{"lgrp_choose_policy", 1}};
    CHECK(problem(set, "tiny1") == "tunables.lgrp_choose_policy: \"lgrp_choose_policy\"; tiny_boot, tiny_now");
    const auto words = eventWords("solaris");
    CHECK(std::ranges::count(words, "madvise") == 1);
    CHECK(std::ranges::count(words, "rset") == 0);
    CHECK(eventWords("").size() == words.size() + 2); // with the two events of AIX
}

TEST_CASE("a boot-time tunable cannot be adjusted later, and a setting of a process is not a setting of the system",
          "[policy]") {
    Program made = program({}, "tiny2");
    made.tunables = {{"tiny_boot", 0}, {"tiny_now", 0}};
    made.adjustments = {{0, "tiny_now", 1}};
    CHECK_FALSE(problemOf(made, *tinyMachine()));
    made.adjustments = {{0, "tiny_boot", 1}};
    CHECK(problemOf(made, *tinyMachine())->allowed == "tiny_now");
    made = program({}, "tiny2");
    made.tunables = {{"tiny_own", 0}};
    CHECK(problemOf(made, *tinyMachine())->allowed == "tiny_boot, tiny_now");
}

TEST_CASE("thread numbers are read and written as ranges", "[policy]") {
    CHECK(textOf({1, 2, 3, 7, 9, 10}) == "1-3, 7, 9-10");
    CHECK(threadNumbersIn("1-3, 7,9-10", 10) == ThreadNumbers{1, 2, 3, 7, 9, 10});
    for (const char* const bad : {"", "0", "11", "3-1", "1-", "-1", "a", "1,,2", "1 2", "99999999999"}) {
        INFO(bad);
        CHECK(threadNumbersIn(bad, 10).empty());
    }
}
