// SPDX-License-Identifier: GPL-3.0-or-later
// Programs in files: written and read back, and the errors of invalid ones.
#include "boardset/scenario/ScenarioFile.h"

#include "core/scenario/programSamples.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string good = toJson(withProgram());

std::string changed(const std::string& what, const std::string& by) {
    const std::string text = with(good, what, by);
    return refusal([&] { parseScenario(text, "x.boardset"); });
}

/// Error of the machine for a program that is valid in a file.
std::string onMachine(const std::string& what, const std::string& by) {
    const std::string text = with(good, what, by);
    return refusal([&] { resolve(parseScenario(text, "x.boardset"), *sunfire6800(), "x.boardset"); });
}

} // namespace

TEST_CASE("a program is written with one event per line without default values, and read back", "[program]") {
    REQUIRE(good == R"({
  "format": "boardset",
  "version": 3,
  "title": "Program",
  "description": "",
  "machine": "sunfire6800",
  "options": {"uniboards": 6},
  "program": {
    "system": "solaris9-1202",
    "seed": 7,
    "localAddresses": false,
    "tunables": {"lgrp_loadavg_tolerance": 4096},
    "processes": [
      {"name": "A", "work": "copy"},
      {"name": "B", "work": "one-miss", "apart": true}
    ],
    "events": [
      {"do": "preload", "process": "A", "kind": "heap", "advice": "many"},
      {"do": "create", "process": "A", "threads": 4, "everySeconds": 0.5, "class": "FX"},
      {"do": "create", "process": "B"},
      {"do": "map", "process": "A", "segment": "a", "pages": 24, "pageBytes": 8192, "kind": "ism", "weight": 43.5},
      {"do": "map", "process": "B", "segment": "b", "pages": 2, "kind": "stack"},
      {"do": "touch", "threads": "1-2, 4", "segment": "a", "part": "own", "shift": 1},
      {"do": "use", "threads": "1-4", "segment": "a", "part": "own"},
      {"do": "use", "threads": "5", "segment": "b"},
      {"do": "bind", "threads": "1, 3", "block": "SB0/P1"},
      {"do": "unbind", "threads": "1"},
      {"do": "offline", "block": "SB1"},
      {"do": "online", "block": "SB1"},
      {"do": "detach", "board": "SB2"},
      {"do": "attach", "board": "SB2"},
      {"do": "madvise", "segment": "a", "advice": "lwp"},
      {"do": "sleep", "threads": "2"},
      {"do": "wake", "threads": "2"},
      {"do": "set", "set": "s1", "blocks": ["SB4/P0", "SB4/P1"]},
      {"do": "join", "threads": "4", "set": "s1"},
      {"do": "join", "threads": "4"},
      {"do": "class", "threads": "3", "class": "RT"},
      {"do": "wait", "seconds": 10},
      {"do": "wait", "seconds": 0.25}
    ],
    "adjustments": [
      {"step": 0, "tunable": "lgrp_mem_pset_aware", "value": 1},
      {"step": 30, "tunable": "lgrp_choose_policy", "value": 2}
    ]
  }
}
)");
    REQUIRE(parseScenario(good, "good") == withProgram());
    REQUIRE(parseScenario(toSvgMetadata(withProgram()), "drawn.svg") == withProgram());
}

TEST_CASE("an idle thread of a placement is written and read", "[program]") {
    Scenario scenario = small();
    scenario.workload.processes[0].customers[0].idle = true;
    REQUIRE_THAT(toJson(scenario), ContainsSubstring("\"regions\": [\"a\"], \"idle\": true}"));
    REQUIRE(parseScenario(toJson(scenario), "idle") == scenario);
}

TEST_CASE("the workload of a program is that at the end of its replay", "[program]") {
    const Scenario canonical = resolve(withProgram(), *sunfire6800());
    REQUIRE(canonical.program == everything());
    REQUIRE(canonical.workload.customerCount() == 5);
    REQUIRE(canonical.workload.pageCount() == 24 + 2);
    REQUIRE(resolve(canonical, *sunfire6800()) == canonical);
    REQUIRE_NOTHROW(validate(canonical, *sunfire6800()));
    REQUIRE(resolve(parseScenario(toJson(canonical), "again"), *sunfire6800()) == canonical);
}

TEST_CASE("processes beside a program stay where the file has them", "[program]") {
    const auto beside = [](const std::string& name) {
        return with(good, "  \"program\"",
                    "  \"processes\": [{\"name\": \"" + name +
                        "\", \"work\": \"copy\", \"regions\": [], \"customers\": "
                        "[{\"name\": \"1\", \"on\": \"SB2/P3\"}]}],\n  \"program\"");
    };
    const Scenario canonical = resolve(parseScenario(beside("Z"), "beside"), *sunfire6800());
    REQUIRE(canonical.workload.customerCount() == 5 + 1);
    const Customer& stays = canonical.workload.processes.front().customers.front();
    CHECK(stays.on == "SB2/P3");
    CHECK(stays.name == "6"); // threads 1 to 5 belong to the program
    CHECK(resolve(parseScenario(toJson(canonical), "again"), *sunfire6800()) == canonical);
    CHECK_THAT(
        refusal([&] { parseScenario(beside("A"), "x.boardset"); }),
        ContainsSubstring("processes[0].name: found \"A\", which is also the name at program.processes[0].name"));
}

TEST_CASE("the settings of a process in a program are kept in the file", "[program]") {
    Scenario scenario = withProgram();
    scenario.program->processes[0].atOnce = 3;
    scenario.program->processes[0].numbers["directory-hits"] = 40;
    scenario.program->processes[0].background = true;
    REQUIRE(parseScenario(toJson(scenario), "again") == scenario);
    const Process process = resolve(scenario, *sunfire6800()).workload.processes.front();
    CHECK(process.atOnce == 3);
    CHECK(process.numbers.at("directory-hits") == 40);
    CHECK(process.background);
}

TEST_CASE("every invalid value of a program is named with the allowed values", "[program]") {
    struct Bad {
        std::string what, by, error;
    };
    const std::string create = "\"threads\": 4";
    const std::string wait = "\"seconds\": 10";
    const std::vector<Bad> all{
        {"\"do\": \"wait\"", "\"do\": \"nap\"", "program.events[21].do: found \"nap\"; allowed: create, map, touch"},
        {"\"do\": \"wait\"", "\"do\": 5", "program.events[21].do: found 5; allowed: text in quotes"},
        {"\"do\": \"wait\", ", "", "program.events[21].do: found nothing; allowed: a value for this required field"},
        {"{\"do\": \"wait\", \"seconds\": 10}", "[]",
         "program.events[21]: found a list of length 0; allowed: an object"},
        {create, "\"threads\": 0", "program.events[1].threads: found 0; allowed: a whole number from 1 to 4096"},
        {create, "\"threads\": -3", "events[1].threads: found -3;"},
        {create, "\"threads\": 1e9", "events[1].threads: found 1000000000.0;"},
        {create, "\"threads\": NaN", "text that is not JSON"},
        {create, "\"threads\": 18446744073709551616", "events[1].threads: found 1.8446744073709552e+19;"},
        {create, "\"strings\": 4", "program.events[1].strings: found an unknown field; allowed: do, process, threads"},
        {"\"everySeconds\": 0.5", "\"everySeconds\": -0.5",
         "everySeconds: found -0.5; allowed: a number from 0 to 10000"},
        {wait, "\"seconds\": 1e308", "program.events[21].seconds: found 1e+308; allowed: a number from 0 to 10000"},
        {wait, "\"seconds\": \"10\"", "program.events[21].seconds: found \"10\";"},
        {"\"class\": \"RT\"", "\"class\": \"rt\"", "events[20].class: found \"rt\"; allowed: TS, IA, FX, FSS or RT"},
        {"\"kind\": \"ism\"", "\"kind\": \"isn\"", "found \"isn\"; allowed: heap, stack, private, ism or shared"},
        {"\"advice\": \"lwp\"", "\"advice\": 1", "program.events[14].advice: found 1;"},
        {"\"part\": \"own\"", "\"part\": \"half\"", "program.events[5].part: found \"half\"; allowed: own or whole"},
        {"\"shift\": 1", "\"shift\": -1", "program.events[5].shift: found -1;"},
        {"\"1-2, 4\"", "\"4-1\"", "events[5].threads: found \"4-1\"; allowed: thread numbers from 1 to 4096, each"},
        {"\"1-2, 4\"", "\"0\"", "events[5].threads: found \"0\";"},
        {"\"1-2, 4\"", "\"\"", "events[5].threads: found \"\";"},
        {"\"1-2, 4\"", "4", "events[5].threads: found 4; allowed: text in quotes"},
        {"\"1-2, 4\"", "\"1-4097\"", "events[5].threads: found \"1-4097\";"},
        {"\"pages\": 24", "\"pages\": 2000000",
         "events[3].pages: found 2000000; allowed: a whole number from 1 to 1000000"},
        {"8192", "1", "events[3].pageBytes: found 1;"},
        {"43.5", "1e7", "events[3].weight: found 10000000.0; allowed: a number from 0 to 1000000"},
        {"\"blocks\": [\"SB4/P0\", \"SB4/P1\"]", "\"blocks\": \"SB4\"",
         "events[17].blocks: found \"SB4\"; allowed: a list"},
        {"\"apart\": true", "\"apart\": 1", "program.processes[1].apart: found 1; allowed: true or false"},
        {"\"localAddresses\": false", "\"localAddresses\": \"no\"", "program.localAddresses: found \"no\";"},
        {"\"seed\": 7", "\"seed\": -7", "program.seed: found -7;"},
        {"{\"lgrp_loadavg_tolerance\": 4096}", "{\"x\": -1}", "program.tunables.x: found -1;"},
        {"{\"lgrp_loadavg_tolerance\": 4096}", "7", "program.tunables: found 7; allowed: an object"},
        {"\"step\": 30", "\"step\": 3.5", "program.adjustments[1].step: found 3.5;"},
        {"\"system\": \"solaris9-1202\",", "", "program.system: found nothing;"},
        {"\"segment\": \"b\", \"pages\"", "\"segment\": \"a.1\", \"pages\"",
         "program.events[4].segment: found \"a.1\"; allowed: a name that no piece of another segment has"},
        {"\"name\": \"B\"", "\"name\": \"\\u0007\"", "program.processes[1].name: found"},
        {"\"set\": \"s1\", \"blocks\"", "\"set\": \" \", \"blocks\"", "program.events[17].set: found \" \";"}};
    for (const Bad& bad : all) {
        INFO(bad.what << " -> " << bad.by);
        REQUIRE_THAT(changed(bad.what, bad.by), ContainsSubstring(bad.error));
    }
    const std::string deep(20, '[');
    REQUIRE_THAT(changed("\"seconds\": 10", "\"seconds\": " + deep + std::string(20, ']')), ContainsSubstring("deep"));
}

TEST_CASE("a long list of threads is refused before it exhausts the memory", "[program]") {
    // 24 kB that name 4096 threads in every seven bytes: 14 million numbers.
    std::string all = "1-4096";
    while (all.size() < 20'000)
        all += ",1-4096";
    REQUIRE_THAT(changed("\"1-2, 4\"", '"' + all + '"'), ContainsSubstring("program.events[5].threads: found"));
    REQUIRE_THAT(changed("\"1-2, 4\"", '"' + std::string(30'000, '1') + '"'), ContainsSubstring("at most 24576 bytes"));
}

TEST_CASE("errors that only the machine can detect have the same form", "[program]") {
    REQUIRE_THAT(onMachine("\"1-2, 4\"", "\"1-2, 40\""),
                 ContainsSubstring("x.boardset: program.events[5].threads: found 1-2, 40; allowed: 1 to 5"));
    REQUIRE_THAT(onMachine("SB0/P1", "SB9/P1"),
                 ContainsSubstring("program.events[8].block: found \"SB9/P1\"; allowed: a processor of this machine"));
    REQUIRE_THAT(onMachine("solaris9-1202", "solaris10"), ContainsSubstring("program.system: found \"solaris10\""));
    REQUIRE_THAT(onMachine("lgrp_choose_policy", "lgrp_x"), ContainsSubstring("program.adjustments[1].value: found"));
    // Process B is one thread; 4000 of them would each map their own pages.
    REQUIRE_THAT(onMachine("\"create\", \"process\": \"B\"", "\"create\", \"process\": \"B\", \"threads\": 4000"),
                 ContainsSubstring("accepted"));
    const std::string many =
        with(good, "\"create\", \"process\": \"B\"", "\"create\", \"process\": \"B\", \"threads\": 4000");
    REQUIRE_THAT(refusal([&] {
                     const std::string text = with(many, "\"b\", \"pages\": 2", "\"b\", \"pages\": 1000000");
                     resolve(parseScenario(text, "x.boardset"), *sunfire6800(), "x.boardset");
                 }),
                 ContainsSubstring("program.events[4].pages: found 4000000024 in all segments and copies so far; "
                                   "allowed: 1000000 at most"));
    REQUIRE_THAT(onMachine("\"work\": \"copy\"", "\"work\": \"dance\""),
                 ContainsSubstring("program.processes[0].work: found \"dance\""));
}
