// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence for the Sun Fire 6800: every published figure compared with the model.
#include "allEvidence.h"
#include "boardset/evidence/BoardBounds.h"
#include "boardset/evidence/EvidenceSummary.h"
#include "boardset/scenario/PagePlacement.h"
#include "support/scenarios.h"

#include <algorithm>
#include <cmath>

using namespace boardset;
using test::covering;
using test::row;
using test::rows;
using Ids = std::vector<std::string>;

namespace {

void everyNodeFollows(const Derivation& derivation) {
    for (const auto& [node, depth] : flattened(derivation)) {
        INFO(node->title << ": " << node->text << " = " << node->formula);
        if (const auto again = recomputed(*node))
            CHECK(*again == Approx(node->value).epsilon(1e-9));
    }
}

/// True if a derivation leads to one published fact, from node to node without a calculation.
bool isTakenOver(const Derivation& derivation) {
    if (!derivation.formula.empty())
        return false;
    if (derivation.children.empty())
        return derivation.standing == Standing::Published;
    const Derivation& only = derivation.children.front();
    return derivation.children.size() == 1 && only.si() == Approx(derivation.si()) && isTakenOver(only);
}

} // namespace

TEST_CASE("an input is a published value that the model takes over, and what is reproduced follows from others",
          "[evidence]") {
    int inputs = 0;
    for (const EvidenceRow& each : rows()) {
        INFO(each.measurement.id);
        const bool isExact = each.errorPercent == 0;
        if (each.measurement.role == EvidenceRole::Input)
            CHECK((isTakenOver(each.derivation) && isExact));
        if (each.measurement.role == EvidenceRole::Reproduced)
            CHECK_FALSE((isTakenOver(each.derivation) && isExact));
        inputs += each.measurement.role == EvidenceRole::Input ? 1 : 0;
    }
    CHECK(inputs == 68);
}

TEST_CASE("every measurement has a row with its error in percent, or in points if the measurement is a share",
          "[evidence]") {
    REQUIRE(rows().size() == test::catalog()->measurements().size());
    for (std::size_t i = 0; i < rows().size(); ++i) {
        const Measurement& m = rows()[i].measurement;
        INFO(m.id << ", " << m.metric);
        CHECK(m.id == test::catalog()->measurements()[i].id);
        const bool isShare = m.unit == "%" || m.unit == "points";
        const double less = rows()[i].model - m.published;
        CHECK(rows()[i].errorPercent == Approx(isShare ? less : 100 * less / m.published).margin(1e-9));
    }
}

TEST_CASE("the zero-load latency of every locality equals Table B-2 exactly", "[evidence]") {
    CHECK(row("B-2.1").model == Approx(180).epsilon(1e-12));
    CHECK(row("B-2.2").model == Approx(193).epsilon(1e-12));
    CHECK(row("B-2.3").model == Approx(207).epsilon(1e-12));
    CHECK(row("B-2.4").model == Approx(240).epsilon(1e-12));
}

TEST_CASE("the four bandwidths of Table B-3 follow from the stations", "[evidence]") {
    CHECK(row("B-3.1").model == Approx(6.7).epsilon(1e-9));
    CHECK(row("B-3.2").model == Approx(9.6).epsilon(1e-9));
    CHECK(row("B-3.3").model == Approx(2.4).epsilon(1e-9));
    CHECK(row("B-3.4").model == Approx(9.6).epsilon(1e-9));
    CHECK_THAT(row("B-3.1").derivation.note, Catch::Matchers::ContainsSubstring("memory of SB0"));
    CHECK_THAT(row("B-3.2").derivation.note, Catch::Matchers::ContainsSubstring("address bus"));
    CHECK_THAT(row("B-3.3").derivation.note, Catch::Matchers::ContainsSubstring("the port of SB"));
    CHECK_THAT(row("B-3.3").derivation.note, Catch::Matchers::ContainsSubstring("crosses two ports"));
    CHECK_THAT(row("B-3.4").derivation.note, Catch::Matchers::ContainsSubstring("address bus"));
    const std::string whole = toText(row("B-3.3").derivation, *test::catalog());
    CHECK(whole.find("Table B-3") == std::string::npos); // nothing copies the printed value
}

TEST_CASE("memory copy is within 3, 5, 10 and 3 percent; finite differences are within 2 points", "[evidence]") {
    CHECK(std::abs(row("3-6.1").errorPercent) <= 3);
    CHECK(std::abs(row("3-6.2").errorPercent) <= 5); // the machine loses a few clocks of its interface
    CHECK(std::abs(row("3-6.3").errorPercent) <= 10);
    CHECK(std::abs(row("3-6.4").errorPercent) <= 3);
    CHECK(std::abs(row("3-10").errorPercent) <= 2);
    CHECK(std::abs(row("3-10.idle").errorPercent) <= 2);
    CHECK(row("3-10").measurement.role == EvidenceRole::Predicted);
}

TEST_CASE("the scenarios have the pages of Table 3-7; Table 3-4 counts up to two more or fewer on some boards",
          "[evidence]") {
    int counted = 0;
    for (const EvidenceRow& each : rows()) {
        if (each.measurement.quantity == MeasuredQuantity::Pages) {
            ++counted;
            CHECK(std::abs(each.model - each.measurement.published) <=
                  (each.measurement.machine == "sunfire6800" ? 0 : 2));
        }
    }
    REQUIRE(counted > 0);
}

TEST_CASE("the value of every row follows from its derivation, node by node", "[evidence]") {
    for (const EvidenceRow& each : rows()) {
        everyNodeFollows(each.derivation);
        CHECK(each.derivation.si() == Approx(each.model * each.measurement.factor).epsilon(1e-12));
    }
}

TEST_CASE("a bound between boards needs two boards", "[evidence]") {
    const auto one = test::sunfire6800({{"uniboards", 1}});
    CHECK_THROWS_AS(explainBoardBound(*one, MeasuredQuantity::RemoteAll), TopologyError);
    CHECK(explainBoardBound(*one, MeasuredQuantity::LocalAll).value == Approx(6.7).epsilon(1e-9));
}

TEST_CASE("evidence for a scenario has the rows that cover it, whatever its names", "[evidence]") {
    Scenario open = test::scenario("sunfire6800-copy-1-local");
    open.title = "Mine";
    open.workload.processes[0].name = "Z";
    open.workload.processes[0].customers[0].name = "99";
    CHECK(covering(open) == Ids{"3-6.2", "3-8.1", "3-7.2"}); // pages after the throughput that they cause
    open.workload.processes[0].customers[0].on = "SB2/P0";
    CHECK(covering(open).empty());
}

TEST_CASE("every measurement covers its own scenario, by itself or by an equal figure", "[evidence]") {
    for (const EvidenceRow& each : rows()) {
        if (each.measurement.scenario.empty())
            continue;
        const Ids found = covering(test::scenario(each.measurement.scenario));
        CAPTURE(each.measurement.id);
        CHECK(std::ranges::any_of(found, [&](const std::string& id) {
            return row(id).measurement.locator == each.measurement.locator &&
                   row(id).measurement.published == each.measurement.published;
        }));
    }
}

TEST_CASE("evidence for a placement covers all placements that the model cannot distinguish from it", "[evidence]") {
    for (const std::string board : {"SB1", "SB4", "SB5"}) {
        Scenario elsewhere = test::scenario("sunfire6800-copy-1-local");
        Process& copy = elsewhere.workload.processes[0];
        copy.customers[0].on = board + "/P2";
        for (Region& region : copy.regions) {
            std::map<std::string, int> pagesIn;
            for (const auto& [memory, count] : region.pagesIn)
                pagesIn[board + memory.substr(board.size())] = count;
            region.pagesIn = pagesIn;
        }
        CAPTURE(board);
        CHECK(covering(elsewhere) == Ids{"3-6.2", "3-8.1"}); // not the pages counted on SB3
        copy.atOnce = copy.atOnce == 1 ? 2 : 1;
        CHECK(covering(elsewhere).empty());
    }
}

TEST_CASE("evidence for a DMA covers the same card in a slot of any processor, but no other card", "[evidence]") {
    const auto streamOf = [](const std::string& slot, const std::string& memory) {
        Scenario read = test::scenario("t5440-1200-local");
        const std::string was = read.configuration.boards.begin()->first;
        read.configuration.boards = {{slot, read.configuration.boards.begin()->second}};
        Process& process = read.workload.processes[0];
        process.customers[0].on = slot + process.customers[0].on.substr(was.size());
        process.regions[0].pagesIn = {{memory, process.regions[0].pages()}};
        return covering(read);
    };
    const Ids local = covering(test::scenario("t5440-1200-local"));
    REQUIRE_FALSE(local.empty());
    CHECK(streamOf("slot1", "CPU0/memory") == local);
    CHECK(streamOf("slot4", "CPU1/memory") == local);
    CHECK(streamOf("slot2", "CPU2/memory") == local);
    CHECK(streamOf("slot2", "CPU0/memory") == covering(test::scenario("t5440-1200-remote")));
    Scenario other = test::scenario("t5440-1200-local");
    other.configuration.boards = {{"slot0", "pcie-hba"}};
    CHECK(covering(other).empty()); // no other card was measured
    for (const std::string& id : local)
        CHECK(id.find("expansion") == std::string::npos); // there is no expansion unit
}

TEST_CASE("counts of pages cover only a placement with the same counts", "[evidence]") {
    Scenario open = test::scenario("sunfire15k-copy-72-local");
    const auto isCount = [](const std::string& id) { return id.rfind("3-4.2.", 0) == 0; };
    Ids all = covering(open);
    REQUIRE(std::ranges::count_if(all, isCount) == 18);
    for (Process& process : open.workload.processes)
        for (Region& region : process.regions)
            addPages(region, region.pagesIn); // the same shares
    Ids twice = covering(open);
    CHECK(std::ranges::count_if(twice, isCount) == 0);
    all.erase(std::remove_if(all.begin(), all.end(), isCount), all.end());
    CHECK(twice == all);
}

TEST_CASE("no measurement covers a placement without running threads", "[evidence]") {
    Scenario open = test::scenario("sunfire6800-copy-1-local");
    open.workload.processes[0].customers[0].idle = true;
    CHECK(covering(open).empty());
}

TEST_CASE("the summary separates kinds of figures, and counts a printed figure once with its worst result",
          "[evidence]") {
    const auto with = [](const char* locator, MeasuredQuantity quantity, EvidenceRole role, double error) {
        EvidenceRow row;
        row.measurement.source = "000-mpo";
        row.measurement.locator = locator;
        row.measurement.quantity = quantity;
        row.measurement.role = role;
        row.errorPercent = error;
        return row;
    };
    const auto all =
        summariesOf({with("Table 1", MeasuredQuantity::Throughput, EvidenceRole::Predicted, -4),
                     with("Table 1", MeasuredQuantity::Throughput, EvidenceRole::Reproduced, 6), // from a program
                     with("Table 3", MeasuredQuantity::TimeReduction, EvidenceRole::Predicted, -1),
                     with("Table 3", MeasuredQuantity::LatencySaving, EvidenceRole::Predicted, 3), // without queueing
                     with("Table 2", MeasuredQuantity::Throughput, EvidenceRole::Predicted, 2),
                     with("Table 2", MeasuredQuantity::Pages, EvidenceRole::Predicted, 0)});
    REQUIRE(all.size() == 3);
    CHECK(all[0].kind == "gain");
    CHECK(all[0].figures == 1);
    CHECK(all[0].largestError == 3);
    CHECK(all[1].kind == "placement");
    CHECK(all[1].figures == 1);
    CHECK(all[2].kind == "throughput");
    CHECK(all[2].figures == 2);
    CHECK(all[2].meanError == Approx(4));
    CHECK(all[2].largestError == Approx(6));
}

TEST_CASE("throughputs of the white paper are predicted within 8 percent on average, and within 15 percent at worst",
          "[evidence]") {
    const auto all = summariesOf(rows());
    const auto found = std::ranges::find_if(all, [](const EvidenceSummary& each) {
        return each.source == "000-mpo" && each.role == EvidenceRole::Predicted && each.kind == "throughput";
    });
    REQUIRE(found != all.end());
    CHECK(found->figures >= 7);
    CHECK(found->meanError <= 8);
    CHECK(found->largestError <= 15);
}
