// SPDX-License-Identifier: GPL-3.0-or-later
// Advice as rows of any family: when it applies, which edits apply it, and which effect the model predicts.
#include "boardset/advice/Advisor.h"
#include "families.h"

using namespace boardset;
using Catch::Matchers::ContainsSubstring;
using test::Invented;

namespace {

Advised advised(const Canonical& at, const std::string& workload = {}) {
    return advise(at, solvePlacement(*at.topology, at.scenario.workload), workload);
}

Advised advised(const Invented& of) {
    return advised(Canonical{of.scenario, of.topology});
}

/// One thread on each named board; all threads read 8 pages in B1.
Canonical readersOn(const std::vector<std::string>& boards) {
    Invented of("ring-symmetric");
    Process& process = of.scenario.workload.processes.front();
    process.customers.clear();
    for (const std::string& board : boards)
        process.customers.push_back({CustomerName(board), board + "/cpu", {}});
    process.regions = {{.name = RegionName("a"), .pagesIn = {{"B1/memory", 8}}}};
    return {of.scenario, of.topology};
}

std::map<std::string, int> pagesAfter(const Canonical& at, std::size_t choice) {
    const Advised all = advised(at);
    return all.questions.at(1).choices.at(choice).after.scenario.workload.processes.front().regions.front().pagesIn;
}

} // namespace

TEST_CASE("the first advice of a question that applies is recommended and solved", "[advice]") {
    const Advised all = advised(Invented("ring-private")); // the caches find half of the lines, 150 ns
    CHECK(all.workload.id == "any");
    REQUIRE(all.questions.size() == 2);
    CHECK(all.questions[0].title == "Caches");
    REQUIRE(all.questions[0].choices.size() == 2);
    const AdvisedChoice& shared = all.questions[0].choices[0];
    CHECK(shared.advice.id == "ring-shared");
    CHECK(shared.reason == "B1 cache is one of 4");
    CHECK_FALSE(shared.isSet());
    CHECK(shared.answer.meanLatencyNs == Approx(100)); // the caches find all lines
    const AdvisedChoice& stays = all.questions[0].choices[1];
    CHECK(stays.reason == "They are near.");
    CHECK(stays.isSet());
    CHECK(stays.answer.meanLatencyNs == Approx(150));
    CHECK(advised(shared.after).questions[0].choices[0].isSet());
}

TEST_CASE("advice that the machine would not follow is never recommended, and states the reason", "[advice]") {
    const Advised all = advised(Invented("ring-booted"));
    const std::vector<AdvisedChoice>& caches = all.questions.at(0).choices;
    CHECK(caches.front().advice.id == "ring-private");
    CHECK(caches.back().whyNot == "With a disk failed the caches are private.");
    CHECK(caches.back().answer.meanLatencyNs == Approx(150)); // unchanged
    CHECK_FALSE(caches.back().isSet());
}

TEST_CASE("pages are placed near their users, or spread over all boards", "[advice]") {
    using Pages = std::map<std::string, int>;
    CHECK(pagesAfter(readersOn({"B0"}), 0) == Pages{{"B0/memory", 8}});
    CHECK(pagesAfter(readersOn({"B0", "B2"}), 0) == Pages{{"B0/memory", 4}, {"B2/memory", 4}});
    CHECK(pagesAfter(readersOn({}), 0) == Pages{{"B1/memory", 8}}); // unused pages stay
    CHECK(pagesAfter(readersOn({"B0"}), 1) ==
          Pages{{"B0/memory", 2}, {"B1/memory", 2}, {"B2/memory", 2}, {"B3/memory", 2}});
    CHECK(advised(readersOn({"B1"})).questions.at(1).choices.front().isSet());
    // a line of the local book takes 200 ns, of another book 400
    const Advised far = advised(readersOn({"B0"}));
    CHECK(far.questions.at(1).choices.front().answer.zeroLoadLatencyNs == Approx(200));
}

TEST_CASE("the kind of work follows from the scenario, or is selected", "[advice]") {
    Invented of("ring-private");
    of.scenario.workload.processes.front().regions.front().pagesIn = {{"B0/memory", 2}}; // 8 MB
    const Canonical at{of.scenario, of.topology};
    const Advised fits = advised(at);
    CHECK(fits.workload.id == "fits");
    CHECK(fits.questions.size() == 1); // advice about pages is for other work
    CHECK(advised(at, "any").questions.size() == 2);
    CHECK(advised(at, "secret").workload.title == "Nobody can tell");
    CHECK_THROWS_WITH(advised(at, "none"), ContainsSubstring("'none'; allowed: fits, secret or any"));
}

TEST_CASE("the advice of a family applies only to its own machines", "[advice]") {
    for (const Machine& machine : test::familiesCatalog()->machines()) {
        INFO(machine.id);
        const auto topology = Topology::build(test::familiesCatalog(), machine.id);
        Scenario scenario;
        scenario.title = "As it is sold";
        scenario.machine = machine.id;
        const Canonical at{resolve(scenario, *topology), topology};
        const bool isAdvised =
            machine.family.id == "ring" || machine.family.id == "pseries" || machine.family.id == "sparcserver";
        CHECK(workloadKindsOf(*topology).empty() != isAdvised);
        if (!isAdvised) {
            CHECK_THROWS_WITH(advised(at), ContainsSubstring("no advice about " + machine.title));
            continue;
        }
        const Advised all = advised(at);
        for (const AdvisedQuestion& question : all.questions)
            for (const AdvisedChoice& choice : question.choices)
                CHECK(choice.advice.family == machine.family.id);
    }
}
