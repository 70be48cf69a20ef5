// SPDX-License-Identifier: GPL-3.0-or-later
// Further settings of customers, processes and regions: written, read, and refused with one clear error.
#include "boardset/scenario/ScenarioFile.h"
#include "boardset/scenario/ScenarioLimits.h"

#include "core/scenario/editing.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>
#include <array>

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

/// The small scenario with every possible setting.
Scenario full() {
    Scenario scenario = start();
    Process& process = scenario.workload.processes[0];
    process.atOnce = 3;
    process.numbers = {{"directory-hits", 12.5}};
    process.background = true;
    Customer& customer = process.customers[0];
    customer.server = "SB1/P0";
    customer.peer = "SB2/P0";
    customer.rate = 0.25;
    customer.count = 40;
    customer.amount = 1e9;
    Region stripe{"s", 8192, {}};
    stripe.lies = RegionLayout::Striped;
    stripe.parts = {"SB0/P0/memory", "SB1/P0/memory"};
    stripe.pieceBytes = 65536;
    Region mirror{"m", 8192, {}};
    mirror.lies = RegionLayout::Mirrored;
    mirror.parts = {"s", "b"};
    process.regions.push_back(stripe);
    process.regions.push_back(mirror);
    return scenario;
}

const std::string fullText = toJson(full());

/// The scenario without a rate: this machine has no open work, and only open work has a rate.
Scenario withoutRate(Scenario scenario) {
    scenario.workload.processes[0].customers[0].rate = 0;
    return scenario;
}

/// Refusal of that scenario on its machine after one change.
std::string changedFull(const std::string& what, const std::string& by) {
    const std::string text = with(fullText, what, by);
    return refusal([&] {
        const Scenario read = withoutRate(parseScenario(text, "x"));
        resolve(read, *machineOf(read), "x");
    });
}

} // namespace

TEST_CASE("every setting of customers, processes and regions is written and read", "[customers]") {
    for (const char* line :
         {R"("atOnce": 3,)", R"("numbers": {"directory-hits": 12.5},)", R"("background": true,)",
          R"({"name": "1", "on": "SB0/P0", "server": "SB1/P0", "peer": "SB2/P0", "rate": 0.25, "count": 40, )"
          R"("amount": 1000000000, "regions": ["a"]})",
          R"("lies": "striped", "pieceBytes": 65536, "parts": ["SB0/P0/memory", "SB1/P0/memory"]})",
          R"("lies": "mirrored", "parts": ["s", "b"]})"})
        CHECK_THAT(fullText, ContainsSubstring(line));
    CHECK(parseScenario(fullText, "full") == full());
    CHECK(resolve(withoutRate(full()), *machineOf(full())) == withoutRate(full()));
}

TEST_CASE("an impossible setting is refused by its name, with the allowed values", "[customers]") {
    const std::string rates = "; allowed: 0, or a number from 1e-9 to 1e12; correct it";
    CHECK(changedFull("0.25", "1e300") == "x: processes[0].customers[0].rate: found 1e+300" + rates);
    CHECK(changedFull("1000000000", "2e12") == "x: processes[0].customers[0].amount: found 2000000000000" + rates);
    CHECK(changedFull("12.5", "100.5") == "x: processes[0].numbers.directory-hits: found 100.5; allowed: a number from "
                                          "0 to 100; remove it to use the default");
    CHECK(changedFull("directory-hits", "size") == "x: processes[0].numbers.size: found an unknown number; allowed: "
                                                   "directory-hits; correct its name or remove it");
    CHECK(changedFull("\"striped\"", "\"strewn\"") == "x: processes[0].regions[2].lies: found \"strewn\"; allowed: on, "
                                                      "interleaved, striped, mirrored or concatenated");
    CHECK(changedFull("\"parts\": [\"SB0", "\"pages\": {\"SB0\": 1}, \"parts\": [\"SB0") ==
          "x: processes[0].regions[2].pages: found an object; allowed: either pages, or parts that store the data; "
          "remove one of the two");
    const std::string parts =
        "; allowed: a part of this machine, or an earlier region of the same process; correct its name";
    CHECK(changedFull("\"SB1/P0/memory\"]", "\"SB9\"]") ==
          "x: processes[0].regions[2].parts[1]: found \"SB9\"" + parts);
    CHECK(changedFull("\"SB1/P0/memory\"]", "\"m\"]") == "x: processes[0].regions[2].parts[1]: found \"m\"" + parts);
    CHECK(changedFull("[\"s\", \"b\"]", "[\"s\", \"m\"]") ==
          "x: processes[0].regions[3].parts[1]: found \"m\"" + parts);
    const std::string path = "; allowed: a part of this machine; correct its path or remove it";
    CHECK(changedFull("SB1/P0\"", "SB7\"") == "x: processes[0].customers[0].server: found \"SB7\"" + path);
    CHECK(changedFull("SB2/P0\"", "SB7\"") == "x: processes[0].customers[0].peer: found \"SB7\"" + path);
    CHECK(changedFull("\"atOnce\": 3", "\"atOnce\": 1025") ==
          "x: processes[0].atOnce: found 1025; allowed: a whole number from 1 to 1024");
    CHECK(changedFull("\"count\": 40", "\"count\": 1000001") ==
          "x: processes[0].customers[0].count: found 1000001; allowed: a whole number from 1 to 1000000");
    CHECK(changedFull("65536", "17179869185") ==
          "x: processes[0].regions[2].pieceBytes: found 17179869185; allowed: a whole number from 1 to 17179869184");
    CHECK(changedFull("65536", "17179869184") == "accepted");
}

TEST_CASE("the number of customers with finite work is limited to what can be solved", "[customers]") {
    Scenario scenario = start();
    auto& customers = scenario.workload.processes[0].customers;
    const std::string on = customers.front().on;
    customers.clear();
    for (std::size_t i = 0; i <= ScenarioLimits::ends; ++i) {
        Customer& each = customers.emplace_back();
        each.name = CustomerName(std::to_string(i + 1));
        each.on = on;
        each.amount = 1e6;
    }
    const auto reading = [&] { return refusal([&] { parseScenario(toJson(scenario), "x"); }); };
    CHECK(reading() ==
          "x: customers with an amount of work: found 257; allowed: at most 256 in a scenario; remove some");
    customers.front().amount = 0; // one customer without an end
    CHECK(reading() == "accepted");
    CHECK(refused(SetCustomer{CustomerName("1"), CustomerNumber::Amount, 5}, scenario) ==
          "At most 256 customers of a scenario can have a total number of operations.");
}

TEST_CASE("a setting without effect is refused", "[customers]") {
    CHECK(refusal([] { resolve(full(), *machineOf(full()), "x"); }) ==
          "x: processes[0].customers[0].rate: found 0.25; allowed: no rate, because Memory copy is a closed workload; "
          "remove this field");
    CHECK(changedFull("\"lies\": \"mirrored\", \"parts\": [\"s\", \"b\"]",
                      "\"lies\": \"mirrored\", \"pages\": {\"SB0\": 1}") ==
          "x: processes[0].regions[3].lies: found \"mirrored\"; allowed: on, for data in pages; name the parts that "
          "store the data, or remove this field");
    CHECK(changedFull("\"lies\": \"striped\", \"pieceBytes\": 65536", "\"lies\": \"on\"") ==
          "x: processes[0].regions[2].lies: found \"on\" with 2 parts; allowed: interleaved, striped, mirrored or "
          "concatenated; select how the data is distributed over the parts, or name only one part");
    for (const char* lies : {"mirrored", "concatenated"}) {
        CHECK(changedFull("striped", lies) == "x: processes[0].regions[2].pieceBytes: found 65536; allowed: a piece "
                                              "size for interleaved or striped data only; remove this field");
    }
    CHECK_THAT(
        changedFull("\"SB1/P0/memory\"]", "\"SB1\"]"),
        StartsWith("x: processes[0].regions[2].parts[1]: found \"SB1\"; allowed: a single part, not a container") &&
            ContainsSubstring("the nearest is SB1/P0/memory"));
    CHECK_THAT(changedFull("\"SB1/P0/memory\"]", "\"\"]"),
               ContainsSubstring("parts[1]: found \"\"; allowed: a single part, not a container"));
}

TEST_CASE("a region with the name of the part that stores it is used", "[customers]") {
    Scenario scenario = start();
    Process& process = scenario.workload.processes[0];
    Region region{"SB0/P0/memory", 8192, {}};
    region.parts = {"SB0/P0/memory"};
    process.regions = {region};
    for (Customer& each : process.customers) {
        each.regions.clear();
        CHECK(usedBy(process, each) == std::vector<const Region*>{&process.regions[0]});
    }
}

TEST_CASE("garbage in any of these fields gives one line that names the field", "[customers]") {
    struct Field {
        std::string text, name, path;
    };
    const std::string customer = "processes[0].customers[0].";
    const std::string region = "processes[0].regions[2].";
    const std::vector<Field> fields{{"\"SB1/P0\"", "server", customer},
                                    {"\"SB2/P0\"", "peer", customer},
                                    {"0.25", "rate", customer},
                                    {"40", "count", customer},
                                    {"1000000000", "amount", customer},
                                    {"3", "atOnce", "processes[0]."},
                                    {"{\"directory-hits\": 12.5}", "numbers", "processes[0]."},
                                    {"12.5", "directory-hits", "processes[0].numbers."},
                                    {"true", "background", "processes[0]."},
                                    {"\"striped\"", "lies", region},
                                    {"65536", "pieceBytes", region},
                                    {"[\"SB0/P0/memory\", \"SB1/P0/memory\"]", "parts", region}};
    const std::string longText = '"' + std::string(300, 'x') + '"';
    for (const Field& field : fields) {
        const std::string was = '"' + field.name + "\": " + field.text;
        REQUIRE_THAT(fullText, ContainsSubstring(was));
        for (const std::string& garbage :
             {std::string("null"), std::string("[[]]"), std::string("{\"\": {}}"), std::string("-1"),
              std::string("1e308"), std::string("\"\\u0000\\u001b\""), std::string("18446744073709551616"), longText}) {
            CAPTURE(was, garbage);
            const std::string error = changedFull(was, '"' + field.name + "\": " + garbage);
            CHECK_THAT(error, StartsWith("x: " + field.path + field.name));
            CHECK(error.size() < 500);
            CHECK(std::ranges::none_of(error, [](char c) { return c < ' ' && c >= 0; }));
        }
        CHECK_THAT(changedFull(was, '"' + field.name + "\": NaN"), ContainsSubstring("text that is not JSON"));
    }
    const auto many = [](int count, const std::function<std::string(int)>& each) {
        std::string list;
        for (int i = 0; i < count; ++i)
            list += (i == 0 ? "" : ", ") + each(i);
        return list;
    };
    CHECK_THAT(changedFull("{\"directory-hits\": 12.5}",
                           '{' +
                               many(
                                   33, [](int i) { return "\"n" + std::to_string(i) + "\": 1"; }) +
                               '}'),
               ContainsSubstring("processes[0].numbers: found 33 members; allowed: at most 32"));
    CHECK_THAT(changedFull("[\"s\", \"b\"]", '[' + many(65, [](int) { return "\"s\""; }) + ']'),
               ContainsSubstring("regions[3].parts: found a list of length 65; allowed: at most 64 elements"));
}

TEST_CASE("edits of the machine and of regions never leave a missing server, peer or part", "[customers]") {
    Scenario scenario = full();
    Process& process = scenario.workload.processes[0];
    process.regions.resize(3); // with the stripe
    process.regions[0].pagesIn = process.regions[1].pagesIn = {{"SB0/P1/memory", 1}};
    CHECK(after(SetOption{"uniboards", 2}, scenario).workload.processes[0].customers[0].peer.empty()); // not needed
    CHECK(refused(SetOption{"uniboards", 1}, scenario) ==
          "With uniboards set to 1, there is no SB1, where region s is stored. Move it first.");
    // A board that moves takes them along.
    const Scenario one = after(SetBoard{"SB5", ""}, full());
    const Scenario moved = after(MoveBoard{"SB1", "SB5"}, one);
    CHECK(moved.workload.processes[0].customers[0].server == "SB5/P0");
    CHECK(moved.workload.processes[0].regions[2].parts[1] == "SB5/P0/memory");
    CHECK(moved.workload.processes[0].regions[3].parts == std::vector<std::string>{"s", "b"});
    CHECK(after(MoveBoard{"SB5", "SB1"}, moved) == one);
    CHECK(refused(RemoveRegion{"A", "s"}, full()) == "Region m is stored on region s; remove region m first.");
    CHECK(after(RemoveRegion{"A", "m"}, full()).workload.processes[0].regions.size() == 3);
}

TEST_CASE("an operation that waits for the previous one has one outstanding, and no other number can be set",
          "[customers]") {
    Scenario get = test::scenario("firelink-get");
    const auto topology = test::machineOf(get);
    get.workload.processes[0].atOnce = 1;
    CHECK_NOTHROW(validate(get, *topology, "x"));
    get.workload.processes[0].atOnce = 8;
    CHECK_THROWS_WITH(validate(get, *topology, "x"),
                      ContainsSubstring("processes[0].atOnce: found 8; allowed: no value, because RSM get waits for "
                                        "each operation before the next"));
}
