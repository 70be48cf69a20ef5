// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario survives writing and reading, as a file and inside an SVG file.
#include "boardset/scenario/ScenarioFile.h"

#include "core/scenario/samples.h"
#include "support/catch.h"
#include "support/tempFolder.h"

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("an SVG in UTF-16 from an editor is read", "[scenario]") {
    Scenario scenario;
    scenario.title = "Wide";
    scenario.machine = "sunfire6800";
    const std::string svg = "<svg>" + toSvgMetadata(scenario) + "</svg>";
    std::string wide = "\xff\xfe";
    for (const char letter : svg)
        wide += {letter, '\0'};
    CHECK(parseScenario(wide, "x.svg").machine == "sunfire6800");
}

TEST_CASE("a scenario is written in a readable and always identical form", "[scenario]") {
    REQUIRE(toJson(small()) == R"({
  "format": "boardset",
  "version": 3,
  "title": "Small",
  "description": "For tests.\nTwo lines.",
  "machine": "sunfire6800",
  "options": {"uniboards": 6},
  "processes": [
    {
      "name": "A",
      "work": "copy",
      "customers": [
        {"name": "1", "on": "SB0/P0", "regions": ["a"]},
        {"name": "2", "on": "SB0/P1"}
      ],
      "regions": [
        {"name": "a", "pageBytes": 4194304, "pages": {"SB3/P0/memory": 5, "SB3/P1/memory": 4}},
        {"name": "b", "pageBytes": 8192, "pages": {"SB1/P2/memory": 7}}
      ]
    }
  ]
}
)");
}

TEST_CASE("every field of a scenario is written in a fixed order", "[scenario]") {
    Scenario all{"All", "", "m", {}, {}};
    all.configuration.options = {{"a", 1}, {"b", 2}};
    all.configuration.boards = {{"SB0", ""}, {"SB1", "uniboard"}};
    all.configuration.domains = {{"A", 0, {"SB0", "SB2"}}, {"B", 1, {}}};
    all.configuration.failed = {"SB3", "SB5"};
    all.configuration.failedSinceBoot = {"SB3"};
    all.configuration.off = {"SB4/P0"};
    Customer customer{"1", "SB0/P0", {"a", "b"}, true, "D0", "N1/P0", 2.5, 3, 1e15};
    Region pages{"a", 8192, {{"M/0", 1}, {"N", 20}}, 0.25};
    Region parts{"b", 4'194'304, {}, 0, RegionLayout::Striped, {"d0", "d1"}, 65'536};
    all.workload.processes = {
        {"A", "copy", {customer}, {pages, parts, {"c", 4'194'304, {}}}, 4, {{"share", 0.5}, {"size", 512}}, true},
        {"B", "read", {}, {}}};
    const std::string text = R"({
  "format": "boardset",
  "version": 3,
  "title": "All",
  "description": "",
  "machine": "m",
  "options": {"a": 1, "b": 2},
  "boards": {"SB0": "", "SB1": "uniboard"},
  "domains": [
    {"name": "A", "segment": 0, "boards": ["SB0", "SB2"]},
    {"name": "B", "segment": 1, "boards": []}
  ],
  "failed": ["SB3", "SB5"],
  "failedSinceBoot": ["SB3"],
  "off": ["SB4/P0"],
  "processes": [
    {
      "name": "A",
      "work": "copy",
      "atOnce": 4,
      "numbers": {"share": 0.5, "size": 512},
      "background": true,
      "customers": [
        {"name": "1", "on": "SB0/P0", "server": "D0", "peer": "N1/P0", "rate": 2.5, "count": 3, "amount": 1e+15, )"
                             R"("regions": ["a", "b"], "idle": true}
      ],
      "regions": [
        {"name": "a", "pageBytes": 8192, "weight": 0.25, "pages": {"M/0": 1, "N": 20}},
        {"name": "b", "pageBytes": 4194304, "lies": "striped", "pieceBytes": 65536, "parts": ["d0", "d1"]},
        {"name": "c", "pageBytes": 4194304, "pages": {}}
      ]
    },
    {
      "name": "B",
      "work": "read",
      "customers": [],
      "regions": []
    }
  ]
}
)";
    CHECK(toJson(all) == text);
    all.workload.processes[0].customers[0].amount = 1e12; // the largest amount in a file
    CHECK(parseScenario(toJson(all), "file") == all);
}

TEST_CASE("read(write(s)) = s for 500 random scenarios, as text and inside an SVG file", "[scenario]") {
    for (unsigned seed = 0; seed < 500; ++seed) {
        const Scenario scenario = randomScenario(seed);
        const std::string text = toJson(scenario);
        CAPTURE(seed, text);
        REQUIRE(parseScenario(text, "file") == scenario);
        REQUIRE(toJson(parseScenario(text, "file")) == text);
        const std::string svg =
            "<?xml version=\"1.0\"?>\n<svg><metadata id=\"other\"/>" + toSvgMetadata(scenario) + "</svg>";
        REQUIRE(parseScenario(svg, "file") == scenario);
    }
}

TEST_CASE("omitted fields have their default values", "[scenario]") {
    const Scenario scenario = parseScenario(R"({"format": "boardset", "version": 3, "title": "T", "machine": "m",
        "processes": [{"name": "A", "work": "copy", "customers": [{"name": "1", "on": "P"}],
                       "regions": [{"name": "a", "pages": {"": 3}}]}]})",
                                            "file");
    REQUIRE(scenario.description.empty());
    REQUIRE(scenario.configuration.options.empty());
    const Process& process = scenario.workload.processes.at(0);
    REQUIRE(process.regions.at(0).pageBytes == 4'194'304);
    REQUIRE(process.regions.at(0).pagesIn == std::map<std::string, int>{{"", 3}});
    REQUIRE(process.customers.at(0).regions.empty());
}

TEST_CASE("a file is written and read back, also under the name of an SVG file", "[scenario]") {
    const TempFolder folder;
    writeScenario(small(), folder / "a.boardset");
    REQUIRE(readScenario(folder / "a.boardset") == small());
    writeAtomically("<svg>" + toSvgMetadata(small()) + "</svg>", folder / "a.svg");
    REQUIRE(readScenario(folder / "a.svg") == small());
    std::filesystem::create_symlink(folder / "a.boardset", folder / "link.boardset");
    REQUIRE(readScenario(folder / "link.boardset") == small());
    // An editor's byte order mark is not part of the scenario.
    REQUIRE(parseScenario("\xef\xbb\xbf" + toJson(small()), "file") == small());
}

TEST_CASE("an SVG file that another program has saved still contains its scenario", "[scenario]") {
    std::string json = toJson(small());
    SECTION("as CDATA, with a prefix, other quotes and line breaks") {
        const std::string svg =
            "<svg:svg><svg:metadata\n   data-format='boardset/1'\n   id = 'boardset-scenario' ><![CDATA[" + json +
            "]]></svg:metadata></svg:svg>";
        REQUIRE(parseScenario(svg, "file") == small());
    }
    SECTION("with numeric character references") {
        json = with(json, "Small", "&#83;m&#x61;ll&#x20;&#xe4;");
        const std::string svg = "<svg><metadata id=\"boardset-scenario\">" + json + "</metadata></svg>";
        REQUIRE(parseScenario(svg, "file").title == "Small \xc3\xa4");
    }
}

TEST_CASE("an SVG file without a complete scenario gives one clear error", "[scenario]") {
    const auto message = [](const std::string& svg) { return refusal([&] { parseScenario(svg, "x.svg"); }); };
    const std::string start = "<svg><metadata id=\"boardset-scenario\">";
    const std::string none = "x.svg: found markup without a Boardset scenario; allowed: an SVG file that Boardset "
                             "wrote, or a .boardset file; open the .boardset file instead";
    for (const std::string svg :
         {"<svg></svg>", "<svg", "<html>metadata</html>", "<svg><metadata id=\"boardset-scenario\"/></svg>",
          "<svg><metadata id=\"boardset-scenario", "<svg><metadata id=", "<svg></metadata id=\"boardset-scenario\">",
          "<svg><metadata xid=\"boardset-scenario\">{}</metadata>", "<metadata", "<"}) {
        CAPTURE(svg);
        REQUIRE(message(svg) == none);
    }
    for (const std::string rest : {"{", "<![CDATA[{", "{</b></metadata>"}) {
        CAPTURE(rest);
        REQUIRE_THAT(message(start + rest),
                     ContainsSubstring("x.svg: metadata: found ") && ContainsSubstring("at byte"));
    }
    REQUIRE_THAT(message(start + "{<b/></metadata></svg>"), ContainsSubstring("markup inside the scenario's element"));
    for (const std::string entity :
         {"&", "&;", "&lt", "&nbsp;", "&#;", "&#x;", "&#xd800;", "&#99999999;", "&#x110000;", "&#0;"}) {
        CAPTURE(entity);
        REQUIRE_THAT(message(start + entity + "</metadata></svg>"), ContainsSubstring("x.svg, in its metadata: "));
    }
    std::string many = "<svg>";
    for (int i = 0; i < 2'100'000; ++i)
        many += "<a/>";
    REQUIRE_THAT(message(many), ContainsSubstring("2100001 elements and attributes"));
    REQUIRE(message(start + "</metadata></svg>") == none);
    REQUIRE_THAT(message(start + "&lt;svg/&gt;</metadata></svg>"), ContainsSubstring("found markup"));
    REQUIRE_THAT(message(start + "{\"format\": \"other\"}</metadata></svg>"),
                 ContainsSubstring("x.svg, in its metadata: format: found \"other\""));
}
