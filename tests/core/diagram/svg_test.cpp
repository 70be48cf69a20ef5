// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/ThreadClass.h"
#include "boardset/diagram/Flows.h"
#include "boardset/diagram/Metrics.h"
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
        StationPlace& place = drawn.answer.model.places.emplace_back();
        place.block = block;
        place.link = link;
        place.title = title;
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

/// A T5440 with two exercisers at each processor's switch that read and write its memory; figures by hand.
Drawn t5440(int processors) {
    Configuration configuration(Options{{"processors", processors}});
    Workload workload;
    const char* const slots[] = {"slot0", "slot1", "slot4", "slot5", "slot2", "slot3", "slot6", "slot7"};
    for (int i = 0; i < 8; ++i) {
        configuration.boards[slots[i]] = "pcie-exerciser";
        if (i % 2 == 0) {
            const std::string processor = "CPU" + std::to_string(i / 2 % processors);
            Process& process = workload.processes.emplace_back();
            process.name = std::string(1, static_cast<char>('A' + i / 2));
            process.pattern = "dma-both";
            process.requester = Requester::Device;
            Region region;
            region.name = "buffers";
            region.pagesIn[processor + "/memory"] = 64;
            process.regions.push_back(region);
        }
        workload.processes.back().threads.push_back({std::to_string(i + 1), slots[i], {}});
    }
    const auto topology = Topology::build(test::diagramCatalog(), "t5440", configuration);
    Scenario scenario;
    scenario.title = "Reads and writes side by side";
    scenario.machine = "t5440";
    scenario.configuration = topology->configuration();
    scenario.workload = workload;
    Drawn drawn{topology, scenario, {}};
    drawn.answer.model.classes = threadClassesOf(*topology, workload).running;
    for (const ThreadClass& each : drawn.answer.model.classes) {
        const double each8th = each.direction == Direction::Read ? 7.5e8 : 7.2e8; // two to a root complex of four
        drawn.answer.classes.push_back({each.process, each.threads, each8th * processors / 4, 0, 0, 0});
    }
    for (const auto& [link, flow] : flowsOf(*topology, drawn.answer)) {
        for (const bool upstream : {true, false}) {
            if (topology->link(link).framing.empty()) {
                continue;
            }
            const int station = static_cast<int>(drawn.answer.model.places.size());
            StationPlace& place = drawn.answer.model.places.emplace_back();
            place.link = link;
            place.framing = topology->link(link).framing;
            place.isUpstream = upstream;
            const std::string& title = topology->link(link).title;
            // 1.55 GB/s of data, requests and acknowledgements beside it, fill a direction
            drawn.answer.stations.push_back({station, title, title, (upstream ? flow.fromTo : flow.toFrom) / 1.55e9});
        }
    }
    drawn.answer.method = "exact";
    drawn.answer.bytesPerSecond = processors * 2.94e9;
    drawn.answer.meanLatencyNs = 1100;
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

TEST_CASE("a crosslink is a solid line in a file as it is in the window, with two pixels of ground beside it",
          "[diagram]") {
    const Drawn drawn = t5440(2);
    const Layout layout = layoutOf(*drawn.topology);
    const std::string svg = drawn.svg("", Detail::Parts, SvgTheme::Light);
    int crosslinks = 0;
    for (const Wire& wire : layout.wires) {
        if (!wire.standby) {
            continue;
        }
        ++crosslinks;
        std::string path;
        for (const Point& point : wire.points) {
            path += (path.empty() ? "M" : "L") + svgNumber(point.x) + ' ' + svgNumber(point.y);
        }
        const auto lineAt = [&](std::size_t at) { return svg.substr(at, svg.find('\n', at) - at); };
        std::size_t at = svg.find("<path d=\"" + path + '"');
        REQUIRE(at != std::string::npos);
        const std::string width = "stroke-width=\"" + svgNumber(wire.width + 2 * crossingHalo) + '"';
        REQUIRE(lineAt(at).find(width) != std::string::npos);
        for (; at != std::string::npos; at = svg.find("<path d=\"" + path + '"', at + 1)) {
            REQUIRE(lineAt(at).find("dasharray") == std::string::npos);
        }
    }
    REQUIRE(crosslinks == 2);
}

TEST_CASE("the drawings of a T5440 with four and with two processors are the golden ones", "[svg]") {
    requireGolden("t5440-four-light", t5440(4).svg("", Detail::Parts, SvgTheme::Light));
    requireGolden("t5440-two-print", t5440(2).svg("", Detail::Parts, SvgTheme::Print));
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

TEST_CASE("a title that is too long for one line beside the figures has a second one", "[svg]") {
    Drawn drawn = first();
    const auto svg = [&](const std::string& title) {
        drawn.scenario.title = title;
        const std::string all = drawn.svg("", Detail::Parts, SvgTheme::Light);
        return all.substr(all.find("</metadata>")); // the drawing alone
    };
    REQUIRE(svg("A short title").find(">A short title<") != std::string::npos);
    std::string words = "first";
    for (int i = 0; i < 40 && svg(words).find('>' + words + '<') != std::string::npos; ++i) {
        words += " another";
    }
    const std::string two = svg(words); // one word too many for a line
    REQUIRE(two.find(words) == std::string::npos);
    REQUIRE(two.find('>' + words.substr(0, words.rfind(' ')) + '<') != std::string::npos);
    REQUIRE(two.find(">another<") != std::string::npos);
    REQUIRE(two.find("\u2026") == std::string::npos);
    REQUIRE(svg(std::string(400, 'a')).find("\u2026") != std::string::npos); // one word is cut
    // one line in the middle of the head; two around it, with the machine's name moved down
    const auto stands = [](const std::string& all, const std::string& y, const std::string& text) {
        const std::size_t at = all.find('>' + text + '<');
        const std::size_t from = all.rfind("<text", at);
        return at != std::string::npos && all.compare(from, 17 + y.size(), "<text x=\"16\" y=\"" + y + '"') == 0;
    };
    const std::string one = svg("A short title");
    REQUIRE((stands(one, "31.76", "A short title") && stands(one, "49.96", "Sun Fire 6800")));
    const std::string more = svg(words + " and more"); // all that is left stands on the second line
    REQUIRE(stands(more, "21.76", words.substr(0, words.rfind(' '))));
    REQUIRE((stands(more, "41.76", "another and more") && stands(more, "59.96", "Sun Fire 6800")));
}
