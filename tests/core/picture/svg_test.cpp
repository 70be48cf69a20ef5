// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/Text.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/scenario/ScenarioFile.h"
#include "drawn.h"
#include "support/catch.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

using namespace boardset;
using namespace boardset::picture;
using test::Drawn;
using test::first;

namespace {

std::string contents(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

void requireGolden(const std::string& name, const std::string& svg) {
    const std::string file = std::string(GOLDEN) + "/" + name + ".svg";
    if (std::getenv("BOARDSET_WRITE_GOLDEN") != nullptr)
        std::ofstream(file, std::ios::binary) << svg;
    INFO(name << ".svg: with BOARDSET_WRITE_GOLDEN=1 the test writes it again; review it before committing it");
    REQUIRE(svg == contents(file)); // byte for byte
}

} // namespace

TEST_CASE("the inside of a processor, and streams on a T5140, are drawn as in the golden files", "[svg]") {
    requireGolden("processor-light", first().svg("SB3/P1", Detail::Parts, Palette::Name::Light));
    Drawn streams = test::drawn("t5140-dma-local");
    streams.scenario.workload.processes[0].work = "dma-both";
    test::addFlows(streams, 7.5e8, 7.2e8);
    streams.total(1.47e9, 1100);
    requireGolden("t5140-print", streams.svg("", Detail::Parts, Palette::Name::Print));
}

TEST_CASE("a crosslink is a solid line in a file as in the window, with two pixels of background beside it", "[svg]") {
    const Drawn drawn = test::busyT5440(2);
    const Layout layout = drawn.layout("", Detail::Parts);
    const std::string svg = drawn.svg("", Detail::Parts, Palette::Name::Light);
    int crosslinks = 0;
    for (const Wire& wire : layout.wires) {
        if (!wire.standby)
            continue;
        ++crosslinks;
        std::string path;
        for (const Point& point : wire.points)
            path += (path.empty() ? "M" : "L") + decimal(point.x) + ' ' + decimal(point.y);
        const auto lineAt = [&](std::size_t at) { return svg.substr(at, svg.find('\n', at) - at); };
        std::size_t at = svg.find("<path d=\"" + path + '"');
        REQUIRE(at != std::string::npos);
        const std::string width = "stroke-width=\"" + decimal(wire.width + 2 * crossingHalo) + '"';
        REQUIRE(lineAt(at).find(width) != std::string::npos);
        for (; at != std::string::npos; at = svg.find("<path d=\"" + path + '"', at + 1))
            REQUIRE(lineAt(at).find("dasharray") == std::string::npos);
    }
    REQUIRE(crosslinks == 2);
}

TEST_CASE("remarks are below the drawing, complete, in as many lines as necessary", "[svg]") {
    const Drawn drawn = first();
    const Layout layout = drawn.layout("", Detail::Overview);
    const std::string bare = drawn.svg("", Detail::Overview, Palette::Name::Light);
    std::string remark = "Measured";
    for (int word = 1; word <= 100; ++word)
        remark += ' ' + std::to_string(word);
    const std::string svg =
        toSvg(*drawn.topology, layout, drawn.scenario, drawn.answer, Palette::Name::Light, {remark, "short"});
    const auto height = [](const std::string& of) { return std::stod(of.substr(of.find("height=\"") + 8)); };
    std::string read; // the texts of those lines, joined
    double lines = 0;
    for (std::size_t at = svg.find(">Measured "); at != std::string::npos; at = svg.find("<text", at + 1)) {
        const std::size_t from = svg.find('>', at) + 1;
        read += (read.empty() ? "" : " ") + svg.substr(from, svg.find('<', from) - from);
        ++lines;
    }
    CHECK(read == remark + " short");
    CHECK(lines >= 3);
    CHECK(height(svg) == Approx(height(bare) + lines * lineHeight));
}

TEST_CASE("the scenario of a drawing can be read from its SVG", "[svg]") {
    Drawn drawn = first();
    drawn.scenario.title = "A <b>\"bold\"</b> & 'quoted' title ]]> with ünïcode";
    const std::string svg = drawn.svg("", Detail::Parts, Palette::Name::Light);
    REQUIRE(svg.find("<b>") == std::string::npos);
    REQUIRE(svg.find("&lt;b&gt;") != std::string::npos);
    REQUIRE(parseScenario(scenarioTextInSvg(svg, "drawing.svg"), "drawing.svg") == drawn.scenario);
}

TEST_CASE("a scenario without threads can be drawn", "[svg]") {
    Drawn drawn = first();
    drawn.scenario.workload = {};
    drawn.answer = {};
    REQUIRE(drawn.svg("", Detail::Parts, Palette::Name::Light).find("no thread runs") != std::string::npos);
}

TEST_CASE("characters that XML forbids are replaced", "[svg]") {
    REQUIRE(xmlEscaped("a<b>&\"c\"") == "a&lt;b&gt;&amp;&quot;c&quot;");
    REQUIRE(xmlEscaped(std::string("\x01", 1)) == "\xEF\xBF\xBD");
    REQUIRE(xmlEscaped("\xFF") == "\xEF\xBF\xBD");
    REQUIRE(xmlEscaped("\xC0\xAF") == "\xEF\xBF\xBD\xEF\xBF\xBD"); // an overlong slash
    REQUIRE(xmlEscaped("ü") == "ü");
}

TEST_CASE("numbers have fixed decimals, independent of the locale", "[svg]") {
    REQUIRE(decimal(12.5) == "12.5");
    REQUIRE(decimal(8) == "8");
    REQUIRE(decimal(1.0 / 3) == "0.33");
    REQUIRE(decimal(-0.001) == "0");
    REQUIRE(grouped(9360.4) == "9,360");
    REQUIRE(grouped(1234567) == "1,234,567");
    REQUIRE(grouped(999) == "999");
    REQUIRE(percent(0) == "0 %");
    REQUIRE(percent(0.004) == "<1 %");
    REQUIRE(percent(0.125) == "13 %"); // one half is rounded up
    REQUIRE(percent(9.99) == "999 %");
    REQUIRE(percent(9.996) == ">999 %");
    REQUIRE(rateText(1.55e9) == "1.6 GB/s");
    REQUIRE(rateText(2.4e7) == "24 MB/s");
    REQUIRE(rateText(9.996e8) == "1 GB/s");
    REQUIRE(rateText(2.5e5) == "0.25 MB/s");
}

TEST_CASE("busy memories keep their tokens apart, and the tokens without space are counted", "[svg]") {
    Drawn drawn = first();
    for (int i = 10; i < 40; ++i)
        drawn.scenario.workload.processes[0].customers.push_back({CustomerName(std::to_string(i)), "SB0/P0", {}});
    const std::string svg = drawn.svg("", Detail::Parts, Palette::Name::Light);
    REQUIRE(svg.find(">×31<") != std::string::npos); // space for one disc, which counts all of them
}

TEST_CASE("a title that is too long for one line beside the figures has two lines", "[svg]") {
    Drawn drawn = first();
    const auto svg = [&](const std::string& title) {
        drawn.scenario.title = title;
        const std::string all = drawn.svg("", Detail::Parts, Palette::Name::Light);
        return all.substr(all.find("</metadata>")); // only the drawing
    };
    REQUIRE(svg("A short title").find(">A short title<") != std::string::npos);
    std::string words = "first";
    for (int i = 0; i < 40 && svg(words).find('>' + words + '<') != std::string::npos; ++i)
        words += " another";
    const std::string two = svg(words); // one word too many for a line
    REQUIRE(two.find(words) == std::string::npos);
    REQUIRE(two.find('>' + words.substr(0, words.rfind(' ')) + '<') != std::string::npos);
    REQUIRE(two.find(">another<") != std::string::npos);
    REQUIRE(two.find("\u2026") == std::string::npos);
    REQUIRE(svg(std::string(400, 'a')).find("\u2026") != std::string::npos); // a single word is truncated
    // one line is in the middle of the head; two lines are around it, and the machine's name moves down
    const auto stands = [](const std::string& all, const std::string& y, const std::string& text) {
        const std::size_t at = all.find('>' + text + '<');
        const std::size_t from = all.rfind("<text", at);
        return at != std::string::npos && all.compare(from, 17 + y.size(), "<text x=\"16\" y=\"" + y + '"') == 0;
    };
    const std::string one = svg("A short title");
    REQUIRE((stands(one, "31.76", "A short title") && stands(one, "49.96", "Sun Fire 6800")));
    const std::string more = svg(words + " and more"); // the rest is on the second line
    REQUIRE(stands(more, "21.76", words.substr(0, words.rfind(' '))));
    REQUIRE((stands(more, "41.76", "another and more") && stands(more, "59.96", "Sun Fire 6800")));
}

TEST_CASE("an exported diagram states the effective configuration, not the requested one", "[svg]") {
    const auto six = test::drawn("p650-six-way");
    const std::string svg = six.svg("", Detail::Parts, Palette::Name::Light);
    CHECK(svg.find("Configuration: Processors 6, three books; L3 mode private.") != std::string::npos);
    CHECK(first().svg("", Detail::Parts, Palette::Name::Light).find("Configuration:") == std::string::npos);
}
