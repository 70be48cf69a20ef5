// SPDX-License-Identifier: GPL-3.0-or-later
// Finite work: the policy learns which thread has finished and which processor is idle.
#include "tiny.h"

using namespace boardset;
using namespace boardset::test;

namespace {

/// Jobs with a given number of operations per thread; a processor performs one per second, for its threads in turn.
class Jobs : public Progress {
public:
    explicit Jobs(double operations) : m_operations(operations) {}

    ProgressEnd advance(const World& world, std::int64_t ns) override {
        const std::size_t threads = world.plan().threads.size();
        seen = placementAt(world, world.state()).customerCount(); // the placement that a solver would get
        m_left.resize(threads, m_operations);
        std::vector<double> rates(threads, 0);
        double seconds = static_cast<double>(ns) / 1e9;
        for (std::size_t i = 0; i < threads; ++i) {
            const int thread = static_cast<int>(i);
            if (world.isRunnable(thread)) {
                rates[i] = 1.0 / world.occupancy()[static_cast<std::size_t>(world.processor(thread))];
                seconds = std::min(seconds, m_left[i] / rates[i]);
            }
        }
        ProgressEnd end{std::llround(seconds * 1e9), {}};
        for (std::size_t i = 0; i < threads; ++i) {
            m_left[i] -= rates[i] * seconds;
            if (rates[i] > 0 && m_left[i] < 1e-9)
                end.threads.push_back({static_cast<int>(i), m_operations});
        }
        ++solved;
        return end;
    }

    int solved = 0;
    int seen = 0;

private:
    double m_operations;
    std::vector<double> m_left;
};

/// End times of the threads in seconds, by number.
std::map<int, double> endsOf(const Replay& replay) {
    std::map<int, double> ends;
    for (const ThreadEnd& end : replay.ends()) {
        REQUIRE(replay.steps()[static_cast<std::size_t>(end.position - 1)].title ==
                "Thread " + std::to_string(end.thread + 1) + " has finished");
        ends[end.thread + 1] = replay.wallSecondsOf(end);
    }
    return ends;
}

} // namespace

TEST_CASE("an idle processor gets a waiting thread when another thread has finished", "[policy]") {
    // Two processors, three jobs of 60 operations: 1 and 3 share one and have 30 left after 60 s, when 2 has finished.
    // Then each has a processor: 60 + 30 = 90 s.
    // If the policy did not learn that 2 has finished, 1 and 3 would share a processor until 120 s.
    Jobs jobs(60);
    const auto replay = Replay::of(program({create(3)}, "tiny1"), tinyMachine(), &jobs, tinyPolicy);
    REQUIRE(endsOf(*replay) == std::map<int, double>{{1, 90}, {2, 60}, {3, 90}});
    REQUIRE(jobs.solved == 3); // two intervals, and one without work
    REQUIRE(jobs.seen == 3);
    REQUIRE(replay->busiest() == 3); // all three are present before any time passes
    std::vector<std::string> titles;
    for (const Step& step : replay->steps())
        titles.push_back(step.title);
    REQUIRE(titles == std::vector<std::string>{"Thread 1 starts on P0", "Thread 2 starts on P1",
                                               "Thread 3 starts on P0", "Time passes", "Thread 2 has finished",
                                               "Thread 2 is buried", "Thread 3 is taken over by P1", "Time passes",
                                               "Thread 1 has finished", "Thread 1 is buried", "Thread 3 has finished",
                                               "Thread 3 is buried"});
}

TEST_CASE("work ends within waits and between creations, and a wait lasts its full time", "[policy]") {
    // Thread 2 is created after 30 s: 1 has 30 left and its own processor. During the wait 1 ends at 60 s, 2 at 90 s.
    Jobs jobs(60);
    const auto replay =
        Replay::of(program({create(2, 30), events::Wait{100}}, "tiny1"), tinyMachine(), &jobs, tinyPolicy);
    REQUIRE(endsOf(*replay) == std::map<int, double>{{1, 60}, {2, 90}});
    REQUIRE(endOf(replay).at(StateCell::Clock) == 130'000'000'000);
    REQUIRE(stepWith(*replay, "Thread 1 has finished").event == 1);
    REQUIRE(endOf(replay).at(StateCell::ThreadState, 0) == static_cast<int>(ThreadState::Finished));
    const Workload placement = placementAt(*replay, endOf(replay));
    for (const Customer& thread : placement.processes.at(0).customers)
        REQUIRE(thread.idle);
}

TEST_CASE("a policy that ignores ends still replays them", "[policy]") {
    Jobs jobs(2);
    const auto replay = Replay::of(program({create(1), events::Wait{1}, events::SetAwake{{1}, false}, events::Wait{5},
                                            events::SetAwake{{1}, true}}),
                                   machine("sunfire6800"), &jobs);
    REQUIRE(endsOf(*replay) == std::map<int, double>{{1, 7}}); // asleep from 1 s to 6 s
}

TEST_CASE("threads without an amount of work never end", "[policy]") {
    const auto replay =
        Replay::of(program({create(3), events::Wait{500}}, "tiny1"), tinyMachine(), nullptr, tinyPolicy);
    REQUIRE(endsOf(*replay).empty());
    REQUIRE(replay->length() == 4);
    REQUIRE(replay->busiest() == 4);
}

TEST_CASE("an error names a system without a policy in this program", "[policy]") {
    REQUIRE_THROWS_WITH(Replay::of(program({create(1)}, "tiny1"), tinyMachine()),
                        Catch::Matchers::ContainsSubstring("policy: 'tiny' is not a policy of this program"));
}
