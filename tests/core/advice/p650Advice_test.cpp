// SPDX-License-Identifier: GPL-3.0-or-later
// The recommendations of document 002 for each of the 16 configurations of a p650 and each kind of work, derived
// manually from the document.
#include "boardset/advice/Advisor.h"
#include "support/catch.h"
#include "support/scenarios.h"

using namespace boardset;

namespace {

using Titles = std::vector<std::string>;

const std::string leave = "Keep L3 mode and memory affinity";
const std::string bear = "Private L3, without memory affinity";
const std::string shared = "Shared L3";
const std::string spread = "Private L3, pages spread over all books";
const std::string mcm = "Private L3, local pages (MCM)";

/// Recommended choices for one kind of work, the best first.
struct Expected {
    const char* workload;
    Titles choices;
};

Canonical with(const Options& options, const std::string& id = "p650-copy-mcm") {
    Scenario scenario = test::scenario(id);
    for (const auto& [option, value] : options)
        scenario.configuration.options[option] = value;
    return test::canonicalOf(scenario);
}

Advised advised(const Canonical& at, const std::string& workload = {}) {
    return advise(at, solvePlacement(*at.topology, at.scenario.workload), workload);
}

const std::vector<AdvisedChoice>& choicesOf(const Advised& all) {
    REQUIRE(all.questions.size() == 1);
    return all.questions.front().choices;
}

Titles titlesOf(const Advised& all) {
    Titles titles;
    for (const AdvisedChoice& each : choicesOf(all))
        titles.push_back(each.advice.title);
    return titles;
}

void check(const Options& options, const std::vector<Expected>& expected) {
    for (const Expected& each : expected) {
        INFO(options.at("clockMHz") << " MHz, " << options.at("books") << " books, lpar " << options.at("lpar") << ", "
                                    << each.workload);
        CHECK(titlesOf(advised(with(options), each.workload)) == each.choices);
    }
}

std::vector<Expected> forAll(const Titles& choices) {
    return {{"streams", choices}, {"cache", choices}, {"shared", choices}, {"unknown", choices}};
}

Canonical randomWith(const std::map<std::string, double>& numbers, int pages = 256) {
    Scenario scenario = test::scenario("p650-copy-mcm");
    Process& process = scenario.workload.processes.front();
    process.work = "p650-random";
    process.numbers = numbers;
    process.regions.front().pagesIn = {{"book0", pages}};
    return test::canonicalOf(scenario);
}

} // namespace

TEST_CASE("with two processors neither setting has an effect", "[advice]") {
    // Recommendations, 1: "On either 1.2 GHz or 1.45 GHz models with two processors, the L3 mode firmware option is
    // ignored. Additionally, there is no value running with memory affinity".
    for (const int clock : {1200, 1450})
        for (const int lpar : {0, 1})
            check({{"clockMHz", clock}, {"books", 1}, {"lpar", lpar}}, forAll({leave}));
}

TEST_CASE("if only private L3 is available, memory affinity reduces variation", "[advice]") {
    // Recommendations, 2: "On 1.2 GHz models, only private L3 mode is available. ... If running in SMP mode,
    // variability can be mitigated to some extent by enabling memory affinity." 3: "six processor models must run in
    // private L3 mode, so the recommendations for those are the same as for 1.2 GHz models". The kind of affinity
    // follows from Sensitivity of the Choices, after Table 1 ("striping the processor storage ... to take advantage of
    // more bandwidth") and for OLTP ("private L3 mode with MCM-level memory affinity").
    const std::vector<Expected> expected{
        {"streams", {spread, mcm}}, {"cache", {spread, mcm}}, {"shared", {mcm, spread}}, {"unknown", {spread, mcm}}};
    for (const int books : {2, 3, 4})
        check({{"clockMHz", 1200}, {"books", books}, {"lpar", 0}}, expected);
    check({{"clockMHz", 1450}, {"books", 3}, {"lpar", 0}}, expected);
}

TEST_CASE("in a partition with private L3 there is only one choice", "[advice]") {
    // Recommendations, 2: "If running under LPAR, where there is currently no memory affinity support, some CPU
    // variability will be noted."
    for (const int books : {2, 3, 4})
        check({{"clockMHz", 1200}, {"books", books}, {"lpar", 1}}, forAll({bear}));
    check({{"clockMHz", 1450}, {"books", 3}, {"lpar", 1}}, forAll({bear}));
}

TEST_CASE("four and eight processors of 1.45 GHz share their L3, unless they share much unmodified data", "[advice]") {
    // Recommendations, 3: "the default shared L3 mode will typically be the best overall choice, whether running LPAR
    // or SMP ... Under LPAR, it is particularly advantageous". For OLTP in SMP mode, Sensitivity of the Choices says:
    // "the best example of a workload which benefits from private L3 mode with MCM-level memory affinity".
    for (const int books : {2, 4}) {
        check({{"clockMHz", 1450}, {"books", books}, {"lpar", 1}}, forAll({shared, bear}));
        check({{"clockMHz", 1450}, {"books", books}, {"lpar", 0}}, {{"streams", {shared, spread, mcm}},
                                                                    {"cache", {shared, spread, mcm}},
                                                                    {"shared", {mcm, shared, spread}},
                                                                    {"unknown", {shared, spread, mcm}}});
    }
}

TEST_CASE("all advice about the p650 can be applied, is then marked as set, and cites its source", "[advice]") {
    auto all = test::catalog()->advice();
    std::erase_if(
        all, [](const Recommendation& each) { return each.family == "sparcserver"; });
    CHECK(std::ranges::all_of(all, [](const Recommendation& each) {
        return each.family == "pseries" && each.source == "002-p650" && !each.locator.empty();
    }));
    for (const char* id : {"p650-copy-mcm", "p650-copy-shared", "p650-triad-striped"}) {
        const Canonical at = with({}, id);
        const Advised before = advised(at);
        for (const AdvisedChoice& choice : choicesOf(before)) {
            INFO(id << ": " << choice.advice.id);
            CHECK(choice.whyNot.empty());
            const Advised again = advised(choice.after);
            const auto& same = choicesOf(again);
            const auto now = std::ranges::find_if(same, &AdvisedChoice::isSet);
            REQUIRE(now != same.end());
            CHECK(now->advice.id == choice.advice.id);
            CHECK(now->answer.bytesPerSecond == Approx(choice.answer.bytesPerSecond));
        }
    }
}

TEST_CASE("the choices for a stream are those of Table 1, whichever of them is set", "[advice]") {
    for (const char* id : {"p650-copy-mcm", "p650-copy-shared", "p650-copy-striped"}) {
        INFO(id);
        const Advised all = advised(with({}, id));
        CHECK(all.workload.id == "streams");
        const auto& choices = choicesOf(all);
        CHECK(choices[0].answer.bytesPerSecond == Approx(test::solved("p650-copy-shared").answer.bytesPerSecond));
        CHECK(choices[1].answer.bytesPerSecond == Approx(test::solved("p650-copy-striped").answer.bytesPerSecond));
        CHECK(choices[2].answer.bytesPerSecond == Approx(test::solved("p650-copy-mcm").answer.bytesPerSecond));
    }
}

TEST_CASE("shared L3 is unavailable if the books differ, and the advice says so", "[advice]") {
    const Canonical at = edited(with({{"l3", 0}}), SetBoard{"book3/DIMMs1", ""});
    const Advised all = advised(at);
    const auto& choices = choicesOf(all);
    CHECK(choices.front().advice.title == spread);
    CHECK(choices.back().advice.title == shared);
    CHECK(choices.back().whyNot == "Shared L3 needs the same memory on every book.");
}

TEST_CASE("a workload fits in a cache if the cache has all its lines", "[advice]") {
    CHECK(workloadKindOf(randomWith({{"l2-hits", 100}})).id == "cache");
    CHECK(workloadKindOf(randomWith({{"l2-hits", 40}, {"l3-hits", 100}})).id == "cache");
    CHECK(workloadKindOf(randomWith({{"l2-hits", 40}, {"l3-hits", 90}})).id == "unknown");
    CHECK(workloadKindOf(randomWith({}, 256)).id == "cache");      // 1 MB, in an L2 of 1.5
    CHECK(workloadKindOf(randomWith({}, 8192)).id == "cache");     // 32 MB, in the L3
    CHECK(workloadKindOf(randomWith({}, 131072)).id == "unknown"); // 512 MB
    CHECK(workloadKindOf(with({})).id == "streams");
}

TEST_CASE("much unmodified data is shared if each book finds more in a private L3", "[advice]") {
    // Sensitivity of the Choices: OLTP with private L3 and MCM affinity is ten percent faster than with shared L3.
    for (const char* each : {"p650-oltp-private", "p650-oltp-shared"}) {
        const Advised all = advised(with({}, each));
        CHECK(all.workload.id == "shared");
        CHECK(titlesOf(all).front() == mcm);
        CHECK(choicesOf(all)[0].answer.bytesPerSecond > choicesOf(all)[1].answer.bytesPerSecond);
    }
    CHECK(workloadKindOf(with({}, "p650-web-shared")).id == "unknown"); // a shared L3 finds more for this workload
}

TEST_CASE("advice sets the memory affinity of a program, but leaves the placement of its pages to the program",
          "[advice]") {
    Scenario scenario = test::scenario("p650-copy-striped");
    Program program;
    program.system = "aix52";
    program.processes = {{.name = "A", .work = "p650-stream"}};
    program.events = {events::Create{.process = "A", .threads = 1},
                      events::Map{.process = "A", .segment = "a", .pages = 64},
                      events::Touch{.threads = {1}, .segment = "a", .split = {}, .uses = true}};
    scenario.program = program;
    scenario.workload = {};
    const Advised all = advised(test::canonicalOf(scenario));
    const auto& choices = choicesOf(all);
    CHECK(titlesOf(all) == Titles{shared, spread, mcm});
    CHECK(choices[1].after.scenario.program->tunables.at("memory_affinity") == 1);
    CHECK(choices[1].answer.localShare == Approx(0.25));
    CHECK_THAT(choices[2].whyNot, Catch::Matchers::ContainsSubstring("program"));
}

TEST_CASE("there is no advice for the larger Sun machines", "[advice]") {
    for (const Machine& machine : test::catalog()->machines()) {
        INFO(machine.id);
        CHECK(workloadKindsOf(*Topology::build(test::catalog(), machine.id)).empty() ==
              (machine.id != "p650" && machine.family.id != "sparcserver"));
    }
}

TEST_CASE("pages that a program places near its thread count as local, not as striped", "[advice]") {
    for (const char* id : {"p650-aix52-runs-mcm", "p650-aix52-mcm"}) {
        INFO(id);
        const Advised all = advised(with({}, id));
        for (const AdvisedChoice& choice : choicesOf(all)) {
            INFO(choice.advice.title);
            CHECK(choice.isSet() == (choice.advice.title == mcm));
            if (choice.advice.title == spread)
                CHECK_THAT(choice.whyNot, Catch::Matchers::ContainsSubstring("program places the pages elsewhere"));
        }
    }
}

TEST_CASE("a recommendation of the source is marked if the model predicts a loss", "[advice]") {
    const auto losses = [](const char* id, const std::string& workload = {}) {
        std::set<std::string> titles;
        const Canonical at = with({}, id);
        const Answer now = solvePlacement(*at.topology, at.scenario.workload);
        const Advised all = advise(at, now, workload);
        for (const AdvisedChoice& each : choicesOf(all)) {
            if (each.effect == AdviceEffect::Loss)
                titles.insert(each.advice.title);
            if (each.whyNot.empty() && !each.isSet())
                CHECK((each.effect == AdviceEffect::Loss) == (each.answer.bytesPerSecond < 0.999 * now.bytesPerSecond));
        }
        return titles;
    };
    CHECK(losses("p650-aix52-runs-mcm") == std::set<std::string>{shared});
    CHECK(losses("p650-copy-mcm").empty());
    CHECK(losses("p650-copy-shared", "shared") == std::set<std::string>{spread, mcm});
}

TEST_CASE("a choice without a noticeable effect is not offered", "[advice]") {
    int notOffered = 0;
    for (const char* id :
         {"p650-oltp-private", "p650-six-way", "p650-web-private", "p650-sdet-private", "p650-copy-mcm"}) {
        const Canonical at = with({}, id);
        const double now = solvePlacement(*at.topology, at.scenario.workload).bytesPerSecond;
        const Advised all = advised(at);
        for (const AdvisedChoice& each : choicesOf(all)) {
            CAPTURE(id, each.advice.title);
            if (each.effect == AdviceEffect::None || each.effect == AdviceEffect::Loss)
                CHECK_FALSE(each.isOffered());
            if (each.effect == AdviceEffect::Loss)
                CHECK(each.answer.bytesPerSecond < now);
            notOffered += each.isOffered() ? 0 : 1;
        }
    }
    REQUIRE(notOffered > 0);
}

TEST_CASE("pages that threads on all books use are not local to any book", "[advice]") {
    for (const char* id : {"p650-six-way", "p650-web-private", "p650-sdet-private"}) {
        CAPTURE(id);
        int set = 0;
        const Advised all = advised(with({}, id));
        for (const AdvisedChoice& each : choicesOf(all)) {
            set += each.isSet() ? 1 : 0;
            if (each.advice.title == mcm)
                CHECK(each.whyNot.starts_with("Threads on all boards use the same pages"));
        }
        CHECK(set == 1); // pages spread over all books in turn
    }
}
