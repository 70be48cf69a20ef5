// SPDX-License-Identifier: GPL-3.0-or-later
// Memory affinity of AIX 5L on the p650: document 002, Memory Affinity and Pitfalls of Memory Affinity.
#include "core/policy/policyPrograms.h"

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::shared_ptr<const Topology> p650(const Options& options = {{"l3", 0}}) {
    Configuration configuration;
    configuration.options = options;
    return Topology::build(catalog(), "p650", configuration);
}

Event mapped(int pages) {
    return events::Map{"A", "a", pages, 4096, SegmentKind::Heap, 0};
}

Program aix(std::vector<Event> events, const std::string& system = "aix52", int affinity = 1) {
    Program made = program(std::move(events), system);
    made.processes = {{"A", "p650-random", false}};
    made.tunables = {{"memory_affinity", affinity}};
    return made;
}

/// Pages in each book after one thread has touched all 400, and before seven more start.
std::map<int, int> filledByOne(const Program& program, const std::shared_ptr<const Topology>& on) {
    const auto replay = replayed(program, on);
    return pagesIn(*replay, endOf(replay));
}

const std::vector<Event> oneFills{create(1), mapped(400), events::Touch{{1}, "a", {}, false}};

std::string processorOf(const Replay& replay, int thread) {
    const int processor = endOf(std::shared_ptr<const Replay>(&replay, [](const auto*) {
                          })).location(StateCell::ThreadProcessor, asIndex(thread - 1));
    return replay.localityGroups().processor(processor).title;
}

} // namespace

TEST_CASE("AIX 5.1 allocates memory where the thread runs, so one thread that touches all pages fills a book",
          "[policy]") {
    CHECK(filledByOne(aix(oneFills, "aix51"), p650()) == std::map<int, int>{{0, 400}});
}

TEST_CASE("AIX 5.2 spreads pages over the books in turn, unless the process requests local pages", "[policy]") {
    CHECK(filledByOne(aix(oneFills), p650()) == std::map<int, int>{{0, 100}, {1, 100}, {2, 100}, {3, 100}});
    std::vector<Event> asking = oneFills;
    asking.insert(asking.begin(), events::SetAffinity{"A", MemoryAffinity::Mcm});
    CHECK(filledByOne(aix(asking), p650()) == std::map<int, int>{{0, 400}});
    asking.insert(asking.begin() + 1, events::SetAffinity{"A", MemoryAffinity::Unset});
    CHECK(filledByOne(aix(asking), p650()).size() == 4);
    // AIX 5.1 ignores the variable.
    CHECK(stepWith(*replayed(aix(asking, "aix51"), p650()), "MEMORY_AFFINITY of ").kind == StepKind::Refused);
}

TEST_CASE("without memory affinity another seed gives other pages, and the same seed the same pages", "[policy]") {
    std::vector<Event> large = oneFills;
    large[1] = mapped(25600);
    Program first = aix(large, "aix52", 0);
    Program second = first;
    second.seed = 2;
    const auto pages = filledByOne(first, p650());
    CHECK(pages == filledByOne(first, p650()));
    CHECK(pages != filledByOne(second, p650()));
    // With pieces of one page every book has its quarter, and runs hardly differ (sd of 25,600 draws: 69 pages).
    first.tunables["free_extent"] = 4096;
    for (const auto& [book, count] : filledByOne(first, p650()))
        CHECK(count == Approx(6400).margin(4 * 69));
}

TEST_CASE("affinity has no effect if all memory is identical, and the reason is stated", "[policy]") {
    const auto why = [](const Options& options, int affinity = 1) {
        return Replay::of(aix(oneFills, "aix52", affinity), p650(options))->policy().whyUniform();
    };
    CHECK(why({{"l3", 0}}).empty());
    CHECK_THAT(why({{"l3", 0}}, 0), ContainsSubstring("affinity is off"));
    CHECK_THAT(why({{"l3", 1}}), ContainsSubstring("shared"));
    CHECK_THAT(why({{"l3", 0}, {"lpar", 1}}), ContainsSubstring("partition"));
    CHECK_THAT(why({{"books", 1}}), ContainsSubstring("one book"));
    CHECK(why({{"l3", 1}, {"books", 3}}).empty()); // a six-way is private, whatever the option says
    CHECK(why({{"l3", 1}, {"clockMHz", 1200}}).empty());
}

TEST_CASE("the kernel uses memory of the first book while the L3 caches are private", "[policy]") {
    const auto freeIn = [](const Options& options) {
        const auto replay = replayed(aix({create(1)}), p650(options));
        std::map<int, std::int64_t> free;
        for (int i = 0; i < static_cast<int>(replay->localityGroups().memories.size()); ++i)
            free[replay->localityGroups().groupOfMemory(i)] += endOf(replay).at(StateCell::MemoryFree, i);
        return free;
    };
    auto free = freeIn({{"l3", 0}});
    CHECK(free[1] - free[0] == 256 << 20);
    CHECK((free[1] == free[2] && free[2] == free[3]));
    free = freeIn({{"l3", 1}});
    CHECK(free[0] == free[1]);
}

TEST_CASE("pages that do not fit in a full book go to the next", "[policy]") {
    Program fill =
        aix({events::SetAffinity{"A", MemoryAffinity::Mcm}, create(1),
             events::Map{"A", "a", 5000, 4'194'304, SegmentKind::Heap, 0}, events::Touch{{1}, "a", {}, false}});
    const auto pages = filledByOne(fill, p650());
    CHECK(pages.at(0) == 4096 - 64); // 16 GB without the kernel's 256 MB
    CHECK(pages.at(1) == 5000 - pages.at(0));
    CHECK_THAT(stepWith(*replayed(fill, p650()), "touches").reason, ContainsSubstring("968 pages did not fit there"));
}

TEST_CASE("a new thread uses an idle processor, or shares one if none is idle", "[policy]") {
    const auto replay = replayed(aix({create(9)}), p650());
    CHECK(processorOf(*replay, 8) == "Book 3 CPU1");
    CHECK(processorOf(*replay, 9) == "Book 0 CPU0");
    CHECK_THAT(stepWith(*replay, "Thread 9 starts").reason, ContainsSubstring("No processor is idle"));
}

TEST_CASE("bound threads and threads of a resource set stay on their processors", "[policy]") {
    const auto replay = replayed(aix({create(2), events::Bind{{1}, "book2/CPU1"}, events::AttachSet{{2}, "book3"},
                                      events::SetOnline{"book3/CPU0", false}}),
                                 p650());
    CHECK(processorOf(*replay, 1) == "Book 2 CPU1");
    CHECK(processorOf(*replay, 2) == "Book 3 CPU1");
    const auto out =
        replayed(aix({create(1), events::AttachSet{{1}, "book3"}, events::Bind{{1}, "book0/CPU0"}}), p650());
    CHECK(stepWith(*out, "is not bound").kind == StepKind::Refused);
    CHECK(processorOf(*out, 1) == "Book 3 CPU0");
}

TEST_CASE("a thread without a processor waits until one is available", "[policy]") {
    const std::vector<Event> gone{create(2), events::AttachSet{upTo(2), "book1"}, events::SetAwake{upTo(2), false},
                                  events::SetOnline{"book1", false}, events::SetAwake{upTo(2), true}};
    CHECK_THAT(stepWith(*replayed(aix(gone), p650()), "wakes on no processor").reason,
               ContainsSubstring("No processor on which the thread may run"));
    std::vector<Event> back = gone;
    back.push_back(events::SetOnline{"book1", true});
    const auto replay = replayed(aix(back), p650());
    CHECK(processorOf(*replay, 1) == "Book 1 CPU0");
    CHECK(processorOf(*replay, 2) == "Book 1 CPU1");
    // A thread that shares a processor moves to one whose thread falls asleep.
    const auto nine = replayed(aix({create(9), events::SetAwake{{2}, false}}), p650());
    CHECK(processorOf(*nine, 9) == "Book 0 CPU1");
}

TEST_CASE("AIX 5.1 has no resource sets", "[policy]") {
    const auto replay = replayed(aix({create(1), events::AttachSet{{1}, "book3"}}, "aix51"), p650());
    CHECK(stepWith(*replay, "No resource set").kind == StepKind::Refused);
    CHECK(processorOf(*replay, 1) == "Book 0 CPU0");
}

TEST_CASE("AIX events are available only on AIX, and Solaris events are not offered on the p650", "[policy]") {
    CHECK(problemOf(aix({create(1), events::SetClass{{1}, SchedulingClass::RealTime}}), *p650()));
    CHECK(problemOf(program({create(1), events::SetAffinity{"A", MemoryAffinity::Mcm}}), *machine("sunfire6800")));
    CHECK(problemOf(program({create(1)}), *p650())); // Solaris does not run there
    for (const OperatingSystem& system : systemsOf(*p650()))
        CHECK(system.policy == "aix");
    for (const OperatingSystem& system : systemsOf(*machine("sunfire6800")))
        CHECK(system.policy == "solaris");
}
