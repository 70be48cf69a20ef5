// SPDX-License-Identifier: GPL-3.0-or-later
// Results of one solve as tables: cells, units and plurals.
#include "boardset/analysis/DescribeAnswer.h"
#include "boardset/analysis/DescribeBudgets.h"
#include "boardset/analysis/DescribeCompletions.h"
#include "boardset/analysis/DescribeResults.h"
#include "boardset/analysis/DescribeStations.h"
#include "boardset/describe/Figures.h"
#include "boardset/describe/TableJson.h"
#include "boardset/describe/TableText.h"
#include "placements.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <limits>
#include <nlohmann/json.hpp>

using namespace boardset;
using namespace boardset::test;

namespace {

std::string textOf(const Table& table) {
    return tableText(table, Language());
}

std::string textOf(const Message& message) {
    return Language().text(message);
}

/// Result of four threads that read one remote memory.
Answer remoteReads() {
    return solvePlacement(*sunfire6800(),
                          workload({"SB0/P0", "SB0/P1", "SB0/P2", "SB0/P3"}, onePage("SB3/P0/memory"), "read"));
}

} // namespace

TEST_CASE("a station has a utilisation in percent, a limit and a headroom", "[describe]") {
    const Table table = describeStations({{.block = "SB3", .title = "port of SB3", .utilisation = 0.7164, .hot = 0.95},
                                          {.block = "SB0", .title = "port of SB0", .utilisation = 1, .hot = 0.95},
                                          {.block = "SB1", .title = "port of SB1", .utilisation = 0, .hot = 0.95}});
    CHECK(textOf(table) == "Part         Utilisation  Limit  Headroom\n"
                           "port of SB3       71.6 %   95 %  1.326 times\n"
                           "port of SB0        100 %   95 %  none\n"
                           "port of SB1          0 %   95 %  –\n");
    const OrderedJson json = tableJson(table);
    CHECK(json[0].dump() == R"({"block":"SB3","title":"port of SB3","utilisation":0.7164,"hot":0.95,"headroom":)" +
                                OrderedJson(0.95 / 0.7164).dump() + '}');
    CHECK(json[2]["headroom"].is_null());
    CHECK(tableJson(describeStations({})).dump() == "[]");
}

TEST_CASE("three or more parts with equal results are one row, and two are two", "[describe]") {
    const auto station = [](const std::string& title, double utilisation) {
        StationAnswer made;
        made.title = title;
        made.utilisation = utilisation;
        return made;
    };
    std::vector<StationAnswer> stations{station("port of SB3", 1), station("port of SB0", 1)};
    for (const char* const memory : {"memory of SB3 P0", "memory of SB3 P1", "memory of SB3 P2", "memory of SB3 P3"})
        stations.push_back(station(memory, 0.7164));
    stations.push_back(station("address bus", 0.5));
    const auto titles = [&] {
        std::vector<std::string> all;
        for (const StationGroup& each : stationGroups(stations))
            all.push_back(each.title());
        return all;
    };
    CHECK(titles() ==
          std::vector<std::string>{"port of SB3", "port of SB0", "memory of SB3 P0 and 3 others", "address bus"});
    stations[3].utilisation = 0.7175; // shown as another percentage
    CHECK(titles() == std::vector<std::string>{"port of SB3", "port of SB0", "memory of SB3 P0 and 2 others",
                                               "memory of SB3 P1", "address bus"});
}

TEST_CASE("the gain of a faster station has a sign, and is unknown until it is solved", "[describe]") {
    const Answer answer = remoteReads();
    const int busiest = answer.stations[0].station;
    const auto gainOf = [&](const std::optional<std::vector<SensitivityAnswer>>& gains) {
        const Table table = describeGains(answer, {{answer.stations[0]}}, gains);
        REQUIRE(table.rows.size() == 1);
        REQUIRE(table.rows[0].size() == table.columns.size());
        const auto& row = table.rows[0];
        return Language().text(row[row.size() - 2]) + ", " + Language().text(row.back());
    };
    CHECK(gainOf(std::nullopt) == "…, –");
    CHECK(gainOf(std::vector<SensitivityAnswer>{}) == "–, –");
    CHECK(gainOf(std::vector<SensitivityAnswer>{{busiest, 0.21, "port of SB0"}}) == "+21 %, port of SB0");
    CHECK(gainOf(std::vector<SensitivityAnswer>{{busiest, -0.008, "port of SB0"}}) == "−0.8 %, port of SB0");
    CHECK(textOf(gainTitle(answer)) == "Gain if twice as fast");
    CHECK(describeGains(answer, {{answer.stations[0]}}, std::vector<SensitivityAnswer>{{busiest, 0.1, "a"}})
              .notes.empty());
    CHECK(describeGains(answer, {{answer.stations[0]}}, std::vector<SensitivityAnswer>{{busiest, -0.1, "a"}})
              .notes.size() == 1);
}

TEST_CASE("an overloaded answer has no throughput, and an unbounded latency", "[describe]") {
    Answer answer = remoteReads();
    CHECK(Language().text(throughputCell(answer)).ends_with(" MB/s"));
    CHECK(Language().text(latencyCell(answer)).ends_with(" ns"));
    for (ClassAnswer& each : answer.classes)
        each.isAnswered = false;
    const Table table = describeClasses(answer);
    const OrderedJson json = OrderedJson::parse(tableJson(table).dump());
    CHECK(json[0]["threads"].size() == answer.classes[0].threads.size());
    for (const char* const key : {"throughput", "latency_ns", "outstanding"})
        CHECK(json[0][key].is_null());
    CHECK(json[0]["throughput_unit"] == "MB/s");
    CHECK(textOf(table).find("unbounded") != std::string::npos);
    CHECK(tableJson(describeClasses(Answer())).dump() == "[]");
}

TEST_CASE("a further total names its unit, and whether it gets any capacity", "[describe]") {
    CHECK(textOf(describeTotal({"packet", false, 1e6, 702e6, 120})) == "702 MB/s of packets, 120 ns each");
    CHECK(textOf(describeTotal({"operation", true, 8, 0, 2e6})) == "8 operations/s in the background, 2 ms each");
    CHECK(textOf(describeTotal({"operation", false, 0, 0, 0})) == "No operations: the wait is unbounded");
    CHECK(textOf(describeTotal({"operation", true, 0, 0, 0})) == "Background work gets no capacity");
}

TEST_CASE("a budget gives its demand, limit and unknown parts", "[describe]") {
    BudgetAnswer budget{
        .title = "Power", .owner = {}, .unit = "W", .asked = 40, .limit = 30, .parts = 3, .figures = {}};
    CHECK(textOf(describeBudget(budget)) == "40 W of 30 W; exceeds the limit");
    budget.unknown = 1;
    budget.limit.reset();
    CHECK(textOf(describeBudget(budget)) == "40 W; unknown for 1 part");
    budget.unknown = 2;
    budget.figures = {{"heat", 1365, "BTU/h"}};
    CHECK(textOf(describeBudget(budget)) == "40 W, heat 1,365 BTU/h; unknown for 2 parts");
    CHECK(tableJson(describeFigures(budget.figures)).dump() == R"([{"title":"heat","value":1365.0,"unit":"BTU/h"}])");
    budget.asked = 0;
    CHECK(textOf(describeBudget(budget)) == "unknown: no source gives the value for any of 3 parts");
    budget.parts = 1;
    CHECK(textOf(describeBudget(budget)) == "unknown: no source gives the value for 1 part");
    budget.owner = rootBlock;
    const OrderedJson json = tableJson(describeBudgets(*sunfire6800(), {budget}));
    CHECK(json[0]["limit"].is_null());
    CHECK(json[0]["parts"] == 1);
    CHECK(tableJson(describeBudgets(*sunfire6800(), {})).dump() == "[]");
}

TEST_CASE("finish times have units", "[describe]") {
    const Table table = describeCompletions({{CustomerName("1"), 12.5, 6.25}});
    CHECK(textOf(table) == "Finished  Elapsed  Processor time\n"
                           "1          12.5 s          6.25 s\n");
    CHECK(tableJson(table).dump() == R"([{"name":"1","wall_s":12.5,"processor_s":6.25}])");
}

TEST_CASE("stopped customers have their reason", "[describe]") {
    const std::vector<StoppedCustomer> customers{{CustomerName("2"), {"its processor is out of service"}},
                                                 {CustomerName("3"), {"no path leads to memory"}, "stream"},
                                                 {CustomerName("4"), {"no path leads to memory"}, "stream"}};
    CHECK(textOf(describeStopped(customers)) == "No result  Reason\n"
                                                "thread 2   its processor is out of service\n"
                                                "stream 3   no path leads to memory\n"
                                                "stream 4   no path leads to memory\n");
    CHECK(tableJson(describeStopped({customers[0]})).dump() ==
          R"([{"thread":"2","reason":"its processor is out of service"}])");
}

TEST_CASE("domains have results only with an answer", "[describe]") {
    const auto machine = sunfire6800();
    CHECK(describeDomains(*machine, nullptr).rows.size() == machine->domains().size());
    const Answer answer = remoteReads();
    const Table table = describeDomains(*machine, &answer);
    REQUIRE_FALSE(table.rows.empty());
    CHECK(table.rows[0].size() == table.columns.size());
    CHECK(tableJson(table)[0]["threads"] == 4);
}

TEST_CASE("an overloaded domain has no numbers, and an idle domain has no results", "[describe]") {
    const auto machine = sunfire6800();
    Answer answer = remoteReads();
    const auto shown = [&](const char* column) {
        return Language().text(describeDomains(*machine, &answer).at(0, column));
    };
    const auto json = [&] { return OrderedJson::parse(tableJson(describeDomains(*machine, &answer)).dump())[0]; };
    CHECK(shown("titles") == "SB0–SB5; IB6–IB9");
    CHECK(json()["boards"].size() == 10);
    Table large = describeDomains(*solved("sunfire15k-full").topology, nullptr);
    CHECK(Language().text(large.at(0, "titles")) == "SB0–SB17; IO0–IO17");
    DomainAnswer& domain = answer.domains.at(0);
    domain.isOverloaded = true;
    CHECK(shown("rate") == "overloaded");
    CHECK(shown("latency") == "unbounded");
    CHECK(json()["throughput"].is_null());
    CHECK(json()["mean_latency_ns"].is_null());
    domain = {.name = domain.name};
    CHECK(shown("rate") == "–");
    CHECK(shown("latency") == "–");
    CHECK(json()["throughput"] == 0);
}

TEST_CASE("the figures of results have their change since the reference", "[describe]") {
    const auto machine = sunfire6800();
    const Answer answer = remoteReads();
    const Side shown{answer, *machine};
    for (const CardLine& figure : describeResults(shown).figures)
        CHECK(figure.change.isEmpty());
    for (const CardLine& figure : describeResults(shown, {.answer = &answer}).figures)
        CHECK(textOf(figure.change) == "unchanged");
    const Answer slower = solvePlacement(*machine, workload({"SB0/P0"}, onePage("SB3/P0/memory"), "read"));
    const Card card = describeResults(shown, {.answer = &slower, .isA = true});
    CHECK(card.figures[0].tone == Tone::Good);
    CHECK(textOf(card.figures[0].change).find(" (A: ") != std::string::npos);
    const Answer none = solvePlacement(*machine, Workload{});
    CHECK(textOf(messageOf(describeResults({none, *machine}, {.answer = &answer}).figures[0].value)) == "–");
    CHECK(textOf(describeInShort(none)) == "nothing runs");
}

TEST_CASE("the reason of stopped customers is singular for one, and plural for several", "[describe]") {
    const auto stopped = [](const char* name, const char* part) {
        return StoppedCustomer{
            CustomerName(name),
            {"its processor {part} failed|their processor {part} failed", {{"n", 1}, {"part", part}}},
            "thread",
            {"its processor failed|their processors failed", {{"n", 1}}}};
    };
    Answer answer;
    answer.model.stopped = {stopped("1", "SB0 P0")};
    CHECK(textOf(stoppedCard(answer).heading) == "1 thread stopped");
    CHECK(textOf(messageOf(stoppedCard(answer).lines.at(0).value)) == "Its processor SB0 P0 failed.");
    answer.model.stopped.push_back(stopped("2", "SB0 P1"));
    const Card card = stoppedCard(answer);
    CHECK(textOf(card.heading) == "2 threads stopped");
    REQUIRE(card.lines.size() == 1);
    CHECK(textOf(card.lines[0].label) == "Threads 1, 2");
    CHECK(textOf(messageOf(card.lines[0].value)) == "Their processors failed.");
    CHECK(unknownCard(answer).heading.isEmpty());
    CHECK(listedNames({"1", "2", "3", "7", "many"}) == "1-3, 7, many");
    CHECK(listedNames({"1", "2", "3", "7", "many"}, 1) == "1-3 and 2 more");
    for (int i = 0; i < 4'000; ++i)
        answer.model.stopped.push_back(stopped(("t" + std::to_string(i)).c_str(), "SB0 P0"));
    const std::string label = textOf(stoppedCard(answer).lines.at(0).label);
    CHECK(label.starts_with("Threads 1, 2, t0, t1, "));
    CHECK(label.ends_with(", t9 and 3,990 more"));
}

TEST_CASE("a line is read without its arrow", "[describe]") {
    const CardLine line{.heading = {"all threads"},
                        .label = {"mean latency"},
                        .value = {fromTo(Quantity{240}, Quantity{197, "ns"})},
                        .change = {"-18 %"}};
    CHECK(textOf(spokenText(line)) == "all threads: mean latency 240 to 197 ns, -18 %");
}
