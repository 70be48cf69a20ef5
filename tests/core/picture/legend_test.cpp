// SPDX-License-Identifier: GPL-3.0-or-later
// The marks of locality and of the bottleneck in solved scenarios, and the legend that explains them.
#include "boardset/analysis/Answer.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/picture/Legend.h"
#include "boardset/picture/MarkPart.h"
#include "boardset/picture/MarkPrimitives.h"
#include "boardset/picture/Paint.h"
#include "drawn.h"
#include "support/catch.h"

#include <algorithm>
#include <set>

using namespace boardset;
using namespace boardset::picture;

namespace {

struct Painted {
    test::Drawn drawn;
    Picture picture;

    explicit Painted(const std::string& id) : drawn(test::drawn(id)) {
        drawn.answer = solvePlacement(*drawn.topology, drawn.scenario.workload);
        picture = paint(*drawn.topology, drawn.layout("", Detail::Parts), drawn.answer, drawn.scenario.workload);
    }

    Picture legend(double width, int rows) const {
        return legendOf(picture, *drawn.topology, drawn.scenario.workload, width, rows);
    }
    std::set<std::string> entries(double width = 2000, int rows = 10) const {
        std::set<std::string> texts;
        for (const Mark& mark : legend(width, rows).marks)
            if (mark.shape == Mark::Shape::Text && !mark.label.isPinched)
                texts.insert(mark.label.forms.front());
        return texts;
    }
    /// Returns the share of the faces of all stacks that is lined.
    double lined() const {
        double remote = 0;
        int stacks = 0;
        for (const Mark& mark : picture.marks) {
            stacks += mark.segments.empty() ? 0 : 1;
            for (const MarkSegment& each : mark.segments)
                remote += each.isRemote ? each.share : 0;
        }
        REQUIRE(stacks > 0);
        return remote / stacks;
    }
};

long filledBands(const Picture& picture) {
    return std::ranges::count_if(
        picture.marks,
        [](const Mark& mark) {
            const bool isBand = mark.shape == Mark::Shape::Box && mark.part == part::saturation;
            return isBand ? mark.tone == Tone(Tone::Name::Stress) && mark.line == Tone()
                          : mark.shape == Mark::Shape::Text && mark.line == Tone(Tone::Name::Stress);
        });
}

} // namespace

TEST_CASE("random and local pages differ in the rings of the threads and in the stacks", "[legend]") {
    const Painted random("sunfire15k-copy-72-random");
    const Painted local("sunfire15k-copy-72-local");
    for (const Token& token : random.picture.tokens)
        if (token.isThread())
            CHECK(*token.localShare == Approx(1.0 / 18)); // 18 boards
    for (const Token& token : local.picture.tokens)
        if (token.isThread())
            CHECK(token.localShare == 1.0);
    CHECK(random.lined() == Approx(17.0 / 18));
    CHECK(local.lined() == 0);
}

TEST_CASE("a picture has exactly one filled band if a part is saturated, and otherwise none", "[legend]") {
    int hot = 0;
    for (const char* const id : {"sunfire6800-first", "sunfire15k-copy-72-random", "sunfire15k-copy-72-local",
                                 "p650-copy-mcm", "t5440-both-4", "sparcserver690mp-case7"}) {
        INFO(id);
        const Painted painted(id);
        const auto busiest = painted.drawn.answer.bottleneck();
        REQUIRE(busiest);
        hot += busiest->isHot() ? 1 : 0;
        CHECK(filledBands(painted.picture) == (busiest->isHot() ? 1 : 0));
        CHECK(painted.entries().contains("Bottleneck") == busiest->isHot());
    }
    CHECK(hot >= 3);
}

TEST_CASE("a legend explains only what its picture contains", "[legend]") {
    const auto remote = Painted("sunfire6800-first").entries();
    CHECK(remote.contains("Thread; ring: local share"));
    CHECK(remote.contains("Pages, used remotely"));
    CHECK(remote.contains("Colour: thread"));
    CHECK(remote.contains("Address link"));
    const auto local = Painted("sunfire15k-copy-72-local").entries();
    CHECK(local.contains("Pages, used locally"));
    CHECK_FALSE(local.contains("Pages, used remotely"));
    CHECK_FALSE(local.contains("Colour: thread")); // 72 threads of one process have one colour
    const auto disks = Painted("sparcserver690mp-case7").entries();
    CHECK(disks.contains("Tick: limit"));
    CHECK(disks.contains("Not modelled"));
    CHECK_FALSE(remote.contains("Not modelled"));
    CHECK(disks.contains("Colour: process"));
    CHECK_FALSE(disks.contains("Pages, used locally"));
}

TEST_CASE("colours tell processes or customers apart, as chosen", "[legend]") {
    for (const char* const id : {"sunfire6800-first", "sparcserver690mp-case7"}) {
        INFO(id);
        Painted painted(id);
        Layout layout = painted.drawn.layout("", Detail::Parts);
        for (const OwnerColours colours : {OwnerColours::Process, OwnerColours::Customer}) {
            layout.colours = colours;
            const Workload& workload = painted.drawn.scenario.workload;
            painted.picture = paint(*painted.drawn.topology, layout, painted.drawn.answer, workload);
            std::set<int> owners;
            std::set<int> expected;
            int number = 0; // customers of all processes, counted on
            for (int p = 0; p < std::ssize(workload.processes); ++p)
                for (std::size_t i = 0; i < workload.processes[static_cast<std::size_t>(p)].customers.size(); ++i)
                    expected.insert(colours == OwnerColours::Customer ? number++ : p);
            for (const Token& token : painted.picture.tokens)
                if (token.isThread())
                    owners.insert(token.owner);
            REQUIRE(expected.size() > 0);
            CHECK(owners == expected);
            const bool isByProcess = colours == OwnerColours::Process;
            CHECK(painted.entries().contains("Colour: process") == isByProcess);
            for (const Token& token : painted.picture.tokens)
                for (const OwnerAccesses& each : token.accesses)
                    CHECK((each.owner == -1 || expected.contains(each.owner)));
        }
    }
}

TEST_CASE("a narrow legend omits the least important entries, and no text leaves its width", "[legend]") {
    const Painted first("sunfire6800-first");
    std::size_t before = 0;
    for (const double width : {20.0, 150.0, 300.0, 600.0, 1200.0}) {
        const Picture legend = first.legend(width, 2);
        CHECK(legend.height <= 2 * rowHeightOf(1));
        for (const Mark& mark : legend.marks)
            CHECK((mark.shape == Mark::Shape::Text ? mark.rect.x + textWidth(mark.label.forms.front()) <= width + 1
                                                   : mark.rect.right() <= width));
        const std::size_t count = first.entries(width, 2).size();
        CHECK(count >= before);
        before = count;
    }
    CHECK(first.entries(20, 2).empty());
    CHECK(first.entries(150, 1) == std::set<std::string>{"0 to 100 %"}); // the short form of the most important entry
    CHECK(first.entries(120, 1) == std::set<std::string>{"Bottleneck"});
    CHECK(first.entries(1200, 2).size() == 8);
}

TEST_CASE("more than four owners of a stack are the two largest and the others together", "[legend]") {
    Scenario scenario = bundledScenario(test::share() / "scenarios", "sunfire6800-first");
    Process& process = scenario.workload.processes.front();
    for (int i = 5; i <= 6; ++i) {
        Customer more = process.customers.front();
        more.name = CustomerName(std::to_string(i));
        more.on = i == 5 ? "SB3/P0" : "SB1/P0";
        process.customers.push_back(more);
    }
    const auto topology = Topology::build(test::catalog(), scenario.machine, scenario.configuration);
    const Workload workload = resolve(scenario, *topology).workload;
    const Answer answer = solvePlacement(*topology, workload);
    int stacks = 0;
    for (const Token& token : placeTokens(*topology, layoutOf(*topology), answer, workload)) {
        if (!token.isPages)
            continue;
        ++stacks;
        REQUIRE(token.accesses.size() == 3);
        CHECK(token.accesses.back().owner == -1);
        // thread 5 is on the board of the pages, and therefore the fastest
        CHECK((token.accesses[0].owner == 4 || token.accesses[1].owner == 4));
    }
    CHECK(stacks == 4);
}

TEST_CASE("a ring covers its share of the outline, clockwise from the top", "[legend]") {
    Mark mark{.shape = Mark::Shape::Disc, .rect = {0, 0, 22, 22}, .tone = Tone::owner(1)};
    mark.localShare = 0.25;
    const auto all = primitives(mark);
    REQUIRE(all.size() == 3); // track, ring, disc; there is no figure
    CHECK(all[0].line.share < 1);
    const auto& ring = all[1].path;
    CHECK(ring.front().x == Approx(11));
    CHECK(ring.front().y < 0);
    CHECK(ring.back().x > 22 - 1); // a quarter ends at the right
    CHECK(ring.back().y == Approx(11).margin(0.2));
    mark.localShare = 1;
    CHECK(primitives(mark)[0].line == Tone::owner(1)); // a whole ring is one circle
    mark.localShare = -1;
    CHECK(primitives(mark).size() == 1);
}
