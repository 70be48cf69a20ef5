// SPDX-License-Identifier: GPL-3.0-or-later
// The window over the largest scenario that its limits allow: no edit keeps it from answering.
#include "screen.h"

#include "boardset/scenario/ScenarioFile.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "support/bundled.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <functional>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Milliseconds that this thread has worked.
double worked() {
    std::timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// The longest that this thread worked without looking at an event, in milliseconds: in what is done first, or after
/// it.
double longestBlock(const std::function<void()>& first) {
    double since = worked();
    first();
    double longest = worked() - since;
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 300) {
        since = worked();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        longest = std::max(longest, worked() - since);
    }
    return longest;
}

/// A full 15K with a page of each of 4,096 regions; its threads use all of them, or so many each as a file may name.
Scenario largest(bool named) {
    Scenario large = readScenario(share() / "scenarios" / "sunfire15k-full.boardset");
    Process& process = large.workload.processes.front();
    std::vector<std::string> memories;
    for (const Region& region : process.regions)
        for (const auto& [memory, pages] : region.pagesIn)
            if (std::ranges::find(memories, memory) == memories.end())
                memories.push_back(memory);
    process.regions.clear();
    for (std::size_t i = 0; i < ScenarioLimits::regions; ++i)
        process.regions.push_back(
            {RegionName("r" + std::to_string(i)), 8192, {{memories[i % memories.size()], 1 + int(i) % 3}}});
    const std::size_t each = named ? ScenarioLimits::uses / process.customers.size() : 0;
    for (std::size_t c = 0; c < process.customers.size(); ++c) {
        process.customers[c].regions.clear();
        for (std::size_t i = 0; i < each; ++i)
            process.customers[c].regions.push_back(process.regions[(c * 37 + i) % process.regions.size()].name);
    }
    return large;
}

} // namespace

TEST_CASE("no edit of the largest scenario keeps the window from answering", "[large]") {
    const bool named = GENERATE(false, true);
    constexpr double most = 200; // milliseconds of processor time
    const Screen screen({1280, 800}, 100);
    Document& document = screen.session->document();
    document.open(largest(named));
    screen.settle();
    const Process& process = document.base().workload.processes.front();
    const RegionName region = process.regions.front().name;
    const ProcessName name = process.name;
    const std::vector<Edit> edits{
        MoveCustomer{"1", "EX3/SB3/P0"}, MovePages{name, region, "", "EX2/SB2"},
        AddCustomer{name, "EX5/SB5"},    SetNumber{name, {}, 4.0},
        RemoveRegion{name, "r4095"},     AddRegion{name, 4, "EX2/SB2"},
    };
    for (const Edit& edit : edits) {
        CAPTURE(named, edit.index());
        CHECK(longestBlock([&] { CHECK(document.perform(edit).toStdString().empty()); }) < most);
    }
    CHECK(longestBlock([&] { document.undo(); }) < most);
    CHECK(longestBlock([&] { document.redo(); }) < most);
    CHECK(longestBlock([&] { document.goTo(0); }) < most);
    CHECK(longestBlock([&] { screen.session->goTo(Subject::Region, QStringLiteral("A/r1")); }) < most);
    CHECK(longestBlock([&] { screen.session->goTo(Subject::Thread, QStringLiteral("3")); }) < most);
    CHECK(longestBlock([&] { document.undo(); }) < most);
}
