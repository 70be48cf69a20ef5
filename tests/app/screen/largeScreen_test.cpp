// SPDX-License-Identifier: GPL-3.0-or-later
// The window with the largest scenarios within its limits: no edit blocks it.
#include "screen.h"

#include "support/largest.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <functional>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Processor time that this thread has used, in milliseconds.
double worked() {
    std::timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Longest processor time of this thread between two events, in milliseconds: during `first`, or afterwards until its
/// result is shown and a little longer.
double longestBlock(const Document& document, const std::function<void()>& first) {
    double since = worked();
    first();
    double longest = worked() - since;
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 300 || document.isOutdated()) {
        since = worked();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        longest = std::max(longest, worked() - since);
    }
    return longest;
}

} // namespace

TEST_CASE("no edit of the largest scenarios blocks the window", "[large]") {
    const auto [what, scenario] = GENERATE(table<const char*, Scenario>({{"regions", mostRegions(false)},
                                                                         {"named regions", mostRegions(true)},
                                                                         {"pages", mostPages()},
                                                                         {"threads", mostThreads()}}));
    // Milliseconds of processor time without a hang. The benchmark measures how long an edit takes.
    constexpr double same = 150;
    constexpr double other = 400; // for edits that change the machine
    const Screen screen({1280, 800}, 100);
    Document& document = screen.session->document();
    document.setWaitLimit(Document::waitLimitMs);
    document.open(scenario);
    screen.settle();
    const Process& process = document.base().workload.processes.front();
    const RegionName region = process.regions.front().name;
    const ProcessName name = process.name;
    const auto check = [&, what = what](const char* how, double most, const std::function<void()>& act) {
        CAPTURE(what, how);
        CHECK(longestBlock(document, act) < most);
    };
    const auto perform = [&](const char* how, double most, const Edit& edit) {
        check(how, most, [&] { CHECK(document.perform(edit).toStdString().empty()); });
    };
    perform("move", same, MoveCustomer{"1", "EX3/SB3/P0"});
    perform("pages", same, MovePages{name, region, "", "EX2/SB2"});
    perform("add", same, AddCustomer{name, "EX5/SB5"});
    perform("number", same, SetNumber{name, {}, 4.0});
    perform("remove", same, RemoveRegion{name, process.regions.back().name});
    perform("region", same, AddRegion{name, 4, "EX2/SB2"});
    check(
        "undo", same, [&] { document.undo(); });
    check("redo", same, [&] { document.redo(); });
    perform("fail", other, SetFailed{"EX3/SB3/P1"});
    perform("board", other, MoveBoard{"EX4/SB4", "EX6/SB6"});
    check(
        "first", other, [&] { document.goTo(0); });
    check(
        "region", same,
        [&] {
            screen.session->goTo({Subject::Region, "A/r1"});
        });
    check("thread", same, [&] { screen.session->goTo({Subject::Thread, "3"}); });
}
