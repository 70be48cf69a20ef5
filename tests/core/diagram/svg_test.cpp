// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/diagram/Svg.h"
#include "boardset/diagram/SvgText.h"
#include "boardset/scenario/Bundled.h"
#include "boardset/scenario/ScenarioFile.h"
#include "diagramCatalog.h"
#include "support/bundled.h"
#include "support/catch.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

using namespace boardset;

namespace {

struct Drawn {
    std::shared_ptr<const Topology> topology;
    Scenario scenario;
    Answer answer;

    std::string svg(const std::string& focus, Detail detail, SvgTheme theme) const {
        return toSvg(*topology, layoutOf(*topology, *topology->find(focus), detail), scenario, answer, theme);
    }
};

/// Figures chosen by hand, so that the golden files show the drawing and not the solver.
Drawn first() {
    const auto topology = test::sunfire6800();
    Drawn drawn{topology, resolve(bundledScenario(test::share() / "scenarios", "sunfire6800-first"), *topology), {}};
    const auto add = [&](int block, int link, const std::string& title, double utilisation) {
        const int station = static_cast<int>(drawn.answer.model.places.size());
        drawn.answer.model.places.push_back({block, link, title, {}, 0, {}});
        drawn.answer.stations.push_back({station, title, title, utilisation});
    };
    for (const Link& link : topology->links()) {
        if (link.title == "port of SB3") {
            add(-1, link.id, link.title, 0.875);
        }
    }
    add(*topology->find("fireplane"), -1, "address bus", 0.5);
    add(*topology->find("SB3/P1/memory"), -1, "memory of SB3 P1", 0.25);
    drawn.answer.method = "exact";
    drawn.answer.bytesPerSecond = 4.2e9;
    drawn.answer.meanLatencyNs = 630;
    return drawn;
}

std::string contents(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

void requireGolden(const std::string& name, const std::string& svg) {
    const std::string file = std::string(GOLDEN) + "/" + name + ".svg";
    if (std::getenv("BOARDSET_WRITE_GOLDEN") != nullptr) {
        std::ofstream(file, std::ios::binary) << svg;
    }
    INFO(name << ".svg: with BOARDSET_WRITE_GOLDEN=1 the test writes it anew; look at it before committing it");
    REQUIRE(svg == contents(file)); // byte for byte
}

} // namespace

TEST_CASE("the drawings of the first scenario are the golden ones", "[svg]") {
    const Drawn drawn = first();
    const auto check = [&](const std::string& name, const std::string& focus, Detail detail, SvgTheme theme) {
        requireGolden(name, drawn.svg(focus, detail, theme));
    };
    check("cabinet-light", "", Detail::Parts, SvgTheme::Light);
    check("cabinet-overview-print", "", Detail::Overview, SvgTheme::Print);
    check("uniboard-dark", "SB3", Detail::Parts, SvgTheme::Dark);
    check("processor-light", "SB3/P1", Detail::Parts, SvgTheme::Light);
    check("fireplane-light", "fireplane", Detail::Parts, SvgTheme::Light);
}

TEST_CASE("the overview of a full 15K is the golden one", "[svg]") {
    const Scenario bundled = bundledScenario(test::share() / "scenarios", "sunfire15k-full");
    const auto topology = Topology::build(test::diagramCatalog(), bundled.machine, bundled.configuration);
    const Drawn drawn{topology, resolve(bundled, *topology), {}};
    requireGolden("sunfire15k-overview-light", drawn.svg("", Detail::Overview, SvgTheme::Light));
}

TEST_CASE("an SVG gives back the scenario that it was drawn from", "[svg]") {
    Drawn drawn = first();
    drawn.scenario.title = "A <b>\"bold\"</b> & 'quoted' title ]]> with ünïcode";
    const std::string svg = drawn.svg("", Detail::Parts, SvgTheme::Light);
    REQUIRE(svg.find("<b>") == std::string::npos);
    REQUIRE(svg.find("&lt;b&gt;") != std::string::npos);
    REQUIRE(parseScenario(scenarioTextInSvg(svg, "drawing.svg"), "drawing.svg") == drawn.scenario);
}

TEST_CASE("a scenario without threads can be drawn", "[svg]") {
    Drawn drawn = first();
    drawn.scenario.workload = {};
    drawn.answer = {};
    REQUIRE(drawn.svg("", Detail::Parts, SvgTheme::Light).find("no thread runs") != std::string::npos);
}

TEST_CASE("what XML forbids is replaced", "[svg]") {
    REQUIRE(xmlEscaped("a<b>&\"c\"") == "a&lt;b&gt;&amp;&quot;c&quot;");
    REQUIRE(xmlEscaped(std::string("\x01", 1)) == "\xEF\xBF\xBD");
    REQUIRE(xmlEscaped("\xFF") == "\xEF\xBF\xBD");
    REQUIRE(xmlEscaped("\xC0\xAF") == "\xEF\xBF\xBD\xEF\xBF\xBD"); // an overlong slash
    REQUIRE(xmlEscaped("ü") == "ü");
}

TEST_CASE("numbers have fixed decimals and no locale", "[svg]") {
    REQUIRE(svgNumber(12.5) == "12.5");
    REQUIRE(svgNumber(8) == "8");
    REQUIRE(svgNumber(1.0 / 3) == "0.33");
    REQUIRE(svgNumber(-0.001) == "0");
    REQUIRE(grouped(9360.4) == "9,360");
    REQUIRE(grouped(1234567) == "1,234,567");
    REQUIRE(grouped(999) == "999");
}

TEST_CASE("busy memories keep their tokens apart: what has no room is counted", "[svg]") {
    Drawn drawn = first();
    for (int i = 10; i < 40; ++i) {
        drawn.scenario.workload.processes[0].threads.push_back({std::to_string(i), "SB0/P0", {}});
    }
    const std::string svg = drawn.svg("", Detail::Parts, SvgTheme::Light);
    REQUIRE(svg.find(">+31<") != std::string::npos); // room for one disc, which counts thread 1 and the other 30
}
