// SPDX-License-Identifier: GPL-3.0-or-later
// A kernel with one lock on several processors. The model has two separate stations: work waits for the lock, and then
// uses a processor without waiting. In the simulation the lock holder also needs a processor.
#include "boardset/queueing/Solver.h"
#include "support/catch.h"

#include <functional>
#include <optional>
#include <queue>
#include <random>
#include <variant>

using namespace boardset;

namespace {

struct Load {
    int processors = 2;
    double lockUse = 0.5; ///< Share of the time in which the lock is held.
    double user = 1;      ///< User time of a job, in kernel times.
};

/// Mean time of a job, in kernel times: jobs arrive at random, pass the kernel one at a time, then compute. The order
/// is that of arrival, but the lock holder gets the next processor.
double simulated(const Load& load, unsigned seed) {
    struct Event {
        double time = 0;
        std::function<void()> happens;
        bool operator<(const Event& other) const { return time > other.time; } // the earliest first
    };
    std::mt19937 random(seed);
    const auto drawn = [&](double mean) { return std::exponential_distribution<>(1 / mean)(random); };
    std::priority_queue<Event> events;
    std::queue<double> atLock;
    std::queue<double> atProcessors;
    std::optional<double> holder; // of the lock, without a processor; all identified by arrival time
    bool locked = false;
    int idle = load.processors;
    double now = 0;
    double sum = 0;
    int done = 0;
    constexpr int warmup = 20'000;
    constexpr int jobs = 200'000;
    std::function<void()> start;
    const auto leaveKernel = [&](double came) {
        locked = false;
        ++idle;
        atProcessors.push(came);
        start();
    };
    const auto leave = [&](double came) {
        ++idle;
        sum += ++done > warmup ? now - came : 0;
        start();
    };
    start = [&] {
        if (!locked && !atLock.empty()) {
            locked = true;
            holder = atLock.front();
            atLock.pop();
        }
        if (holder && idle > 0) {
            --idle;
            events.push({now + drawn(1), [&, came = *holder] { leaveKernel(came); }});
            holder.reset();
        }
        while (idle > 0 && !atProcessors.empty()) {
            --idle;
            events.push({now + drawn(load.user), [&, came = atProcessors.front()] { leave(came); }});
            atProcessors.pop();
        }
    };
    std::function<void()> arrive = [&] {
        atLock.push(now);
        start();
        events.push({now + drawn(1 / load.lockUse), arrive});
    };
    events.push({0, arrive});
    while (done < warmup + jobs) {
        const Event next = events.top();
        events.pop();
        now = next.time;
        next.happens();
    }
    return sum / jobs;
}

/// Mean time of a job in the model: it waits for the lock, whose processor time is a separate stream at the processors.
double modelled(const Load& load) {
    Network network;
    network.stations = {{.name = "lock"}, {.name = "processors", .servers = load.processors}};
    network.classes = {{.name = "jobs", .type = ClassType::Open, .arrivalRate = load.lockUse},
                       {.name = "kernel", .type = ClassType::Open, .arrivalRate = load.lockUse}};
    network.demands = Matrix{{1, load.user}, {0, 1}};
    return std::get<Solution>(solve(network)).responseTime[0];
}

} // namespace

TEST_CASE("the kernel lock and its processors are within a tenth of a simulation of both", "[solver]") {
    // Processors with a utilisation of up to one half; case 4 has 47 %.
    for (const Load& load : {Load{2, 0.5, 1}, Load{2, 0.3, 2}, Load{4, 0.6, 2}, Load{4, 0.86, 1.2}, Load{4, 0.25, 7}}) {
        INFO(load.processors << " processors, lock " << load.lockUse << ", user " << load.user);
        CHECK(modelled(load) == Approx(simulated(load, 1)).epsilon(0.1));
    }
}

TEST_CASE("with nearly saturated processors the lock holder also waits for one, and the model is too optimistic",
          "[solver]") {
    // The documented limit of the model: with the processors at 75 %, the error is up to a fifth.
    // With the processors at 90 %, the simulated times are about half as long again.
    for (const Load& load : {Load{2, 0.5, 2}, Load{2, 0.3, 4}, Load{4, 0.7, 3.4}}) {
        INFO(load.processors << " processors, lock " << load.lockUse << ", user " << load.user);
        CHECK(modelled(load) == Approx(simulated(load, 1)).epsilon(0.2));
    }
    const Load full{2, 0.6, 2};
    CHECK(simulated(full, 1) == Approx(1.4 * modelled(full)).epsilon(0.1));
}
