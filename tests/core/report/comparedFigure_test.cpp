// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison of two scenarios as a figure.
#include "boardset/report/ComparedFigure.h"

#include "boardset/analysis/DescribeComparison.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/evidence/Measured.h"
#include "boardset/picture/Arcs.h"
#include "boardset/scenario/ScenarioFile.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <pugixml.hpp>

using namespace boardset;
using picture::Primitive;
using test::Solved;

namespace {

ComparedFigure figureOf(const Solved& a, const Solved& b) {
    return {.a = {{a.scenario, *a.topology}, a.answer}, .b = {{b.scenario, *b.topology}, b.answer}, .version = "1.2.3"};
}

/// A text with its area, as the figure's table of widths measures it.
struct WrittenText {
    std::string text;
    Rect rect;
};

std::vector<WrittenText> textsIn(const picture::DrawnPage& page) {
    std::vector<WrittenText> all;
    for (const Primitive& each : page.primitives) {
        if (each.kind != Primitive::Kind::Text)
            continue;
        const double width = textWidth(each.text, each.size, each.strong);
        const double left = each.path.front().x - (each.at == picture::MarkText::At::Start ? 0
                                                   : each.at == picture::MarkText::At::End ? width
                                                                                           : width / 2);
        const double capitals = 0.72 * each.size;
        all.push_back({each.text, {left, each.path.front().y - capitals / 2, width, capitals}});
    }
    return all;
}

bool says(const picture::DrawnPage& page, const std::string& text) {
    return std::ranges::any_of(
        textsIn(page), [&](const WrittenText& each) { return each.text.find(text) != std::string::npos; });
}

/// Returns the areas of the texts that equal `text`, in drawing order.
std::vector<Rect> areasOf(const picture::DrawnPage& page, const std::string& text) {
    std::vector<Rect> areas;
    for (const WrittenText& each : textsIn(page))
        if (each.text == text)
            areas.push_back(each.rect);
    return areas;
}

bool overlap(const Rect& one, const Rect& other) {
    constexpr double tolerance = 0.5;
    return one.x + tolerance < other.right() && other.x + tolerance < one.right() &&
           one.y + tolerance < other.bottom() && other.y + tolerance < one.bottom();
}

} // namespace

TEST_CASE("a figure names both sides, their figures, the bottlenecks, the causes and the options that differ",
          "[figure]") {
    const Solved a = test::solved("p650-oltp-private");
    const Solved b = test::solved("p650-oltp-shared");
    const ComparedFigure figure = figureOf(a, b);
    const picture::DrawnPage page = drawnPage(figure);
    CHECK(areasOf(page, "A").size() >= 2); // the badge, and the column of the table
    CHECK(areasOf(page, "B").size() >= 2);
    CHECK(areasOf(page, a.scenario.title).size() == 1);
    CHECK(areasOf(page, b.scenario.title).size() == 1);
    CHECK(page.title == a.scenario.title + " against " + b.scenario.title);
    for (const Answer* answer : {&a.answer, &b.answer}) {
        const auto busiest = answer->bottleneck();
        REQUIRE(busiest);
        CHECK(says(page, busiest->title));
    }
    const Side sides[] = {{a.answer, *a.topology}, {b.answer, *b.topology}};
    for (const Table& table : {describeTotals(sides[0], sides[1]),
                               describeCauses(causesOf(sides[0], sides[1]), limitsOf(*a.topology, *b.topology))}) {
        for (std::size_t row = 0; row < table.rows.size(); ++row)
            for (const char* column : {"title", "a", "b"}) {
                const std::string cell = currentLanguage().text(Table(table).at(row, column));
                INFO(cell);
                CHECK(says(page, cell.substr(0, cell.find(',')))); // longer cells are wrapped
            }
    }
    CHECK(says(page, "Only in A"));
    CHECK(says(page, "L3 mode private"));
    CHECK(says(page, "Only in B"));
    CHECK(says(page, "L3 mode shared"));
    CHECK(says(page, "Same in A and B"));
    CHECK(says(page, "Boardset 1.2.3"));
    CHECK_FALSE(says(page, "Options that differ"));
    CHECK(says(drawnPage(figureOf(a, a)), "Options that differ"));
}

TEST_CASE("a figure is well-formed, contains both scenarios, and opens as B", "[figure]") {
    Solved a = test::solved("sunfire6800-copy-24-random");
    a.scenario.title = "A <b>\"bold\"</b> & title";
    const Solved b = test::solved("sunfire6800-copy-24-local");
    const std::string svg = toSvg(figureOf(a, b));
    pugi::xml_document document;
    REQUIRE(document.load_string(svg.c_str()));
    CHECK(document.child("svg").attribute("width").as_int() == 1960);
    CHECK(parseScenario(scenarioTextInSvg(svg, "figure.svg"), "figure.svg") == b.scenario);
    std::vector<Scenario> contained;
    for (const pugi::xml_node& each : document.child("svg").children("metadata"))
        contained.push_back(parseScenario(each.text().as_string(), "figure.svg"));
    CHECK(contained == std::vector{a.scenario, b.scenario});
    CHECK(svg == toSvg(figureOf(a, b)));
}

TEST_CASE("a figure shows the arcs of one thread on both sides, in a lane above the diagrams", "[figure]") {
    const Solved a = test::solved("sunfire15k-copy-72-random");
    const Solved b = test::solved("sunfire15k-copy-72-local");
    ComparedFigure figure = figureOf(a, b);
    picture::DrawnPage page = drawnPage(figure);
    CHECK(says(page, "Thread 1: 6 % local, 94 % remote, to 17 boards"));
    CHECK(says(page, "Thread 1: 100 % local"));
    const double above = areasOf(page, "EX0").at(0).y - areasOf(page, "Thread 1: 100 % local").at(0).bottom();
    CHECK((above > 0 && above < picture::laneHeight));
    figure.thread = CustomerName("5");
    page = drawnPage(figure);
    CHECK(says(page, "Thread 5: 100 % local"));
    CHECK_FALSE(says(page, "Thread 1: 100 % local"));
    const Solved shared = test::solved("sparcserver690mp-case3"); // one memory for all
    const picture::DrawnPage plain = drawnPage(figureOf(shared, shared));
    CHECK_FALSE(says(plain, "local"));
}

TEST_CASE("every text of a figure stays on the page and overlaps no other text", "[figure]") {
    const std::vector<std::array<std::string, 2>> pairs{
        {"sunfire15k-copy-72-random", "sunfire15k-copy-72-local"},
        {"p650-oltp-private", "p650-oltp-shared"},
        {"sunfire6800-copy-24-random", "sunfire6800-copy-24-local"},
        {"t5440-read-1", "t5440-expansion-l2"},
        {"sparcserver690mp-case3", "sparcserver690mp-case4"},
        {"sparcserver690mp-case7-first", "sparcserver690mp-case7-second"},
        {"firelink-busy", "firelink-all"},
        {"sunfire6800-first", "t5140-dma-local"}};
    for (const auto& [idA, idB] : pairs) {
        INFO(idA << " against " << idB);
        Solved a = test::solved(idA);
        const Solved b = test::solved(idB);
        for (const bool isLong : {false, true}) {
            if (isLong)
                a.scenario.title = std::string(300, 'x') + " and a title that needs a second line and a third line";
            const picture::DrawnPage page = drawnPage(figureOf(a, b));
            const std::vector<WrittenText> texts = textsIn(page);
            std::vector<std::string> outside;
            std::vector<std::string> overlapping;
            for (std::size_t i = 0; i < texts.size(); ++i) {
                const Rect& rect = texts[i].rect;
                if (rect.x < 0 || rect.right() > page.width || rect.y < 0 || rect.bottom() > page.height)
                    outside.push_back(texts[i].text);
                for (std::size_t j = 0; j < i; ++j)
                    if (overlap(texts[j].rect, rect))
                        overlapping.push_back(texts[j].text + " | " + texts[i].text);
            }
            CHECK(outside == std::vector<std::string>());
            CHECK(overlapping == std::vector<std::string>());
        }
    }
}

TEST_CASE("both diagrams have the same scale: portrait machines beside each other, wide ones below", "[figure]") {
    const auto offsetOf = [](const char* a, const char* b, const char* name) {
        const auto areas = areasOf(drawnPage(figureOf(test::solved(a), test::solved(b))), name);
        REQUIRE(areas.size() == 2);
        CHECK(areas[0].width == areas[1].width); // the same size of text
        return Point{areas[1].x - areas[0].x, areas[1].y - areas[0].y};
    };
    const Point beside = offsetOf("p650-oltp-private", "p650-oltp-shared", "Book 0");
    CHECK(beside == Point{956, 0});
    const Point below = offsetOf("firelink-busy", "firelink-first", "N0");
    CHECK(below.x == 0);
    CHECK(below.y > 500);
    // different machines: the ratio of a drawn board to the board of the layout is the same
    const Solved sun = test::solved("sunfire6800-first");
    const Solved ibm = test::solved("p650-first");
    const picture::DrawnPage page = drawnPage(figureOf(sun, ibm));
    const auto zoomOf = [&](const Solved& solved, const char* path) {
        const Layout layout = layoutOf(*solved.topology);
        const Rect& box = layout.boxes.at(static_cast<std::size_t>(layout.boxOf(solved.topology->find(path)))).rect;
        const auto drawn = std::ranges::find_if(page.primitives, [&](const Primitive& each) {
            return each.kind == Primitive::Kind::Rectangle && each.fill == picture::Tone::Name::Panel &&
                   std::abs(each.rect.width / each.rect.height - box.width / box.height) < 1e-6;
        });
        REQUIRE(drawn != page.primitives.end());
        return drawn->rect.width / box.width;
    };
    CHECK(zoomOf(sun, "SB0") == Approx(zoomOf(ibm, "book0")));
}

TEST_CASE("a figure quotes the published measurements of both sides, and the gain of B over A", "[figure]") {
    const Solved a = test::solved("sunfire15k-copy-72-random");
    const Solved b = test::solved("sunfire15k-copy-72-local");
    BundledColours bundled(test::catalog(),
                           [](const std::string& id) -> const Scenario& { return test::scenario(id); });
    const std::string ids[] = {"sunfire15k-copy-72-random", "sunfire15k-copy-72-local"};
    ComparedFigure figure = figureOf(a, b);
    figure.a.measured = measuredOf({ids[0], *a.topology, a.answer}, bundled);
    figure.b.measured = measuredOf({ids[1], *b.topology, b.answer}, bundled);
    REQUIRE((figure.a.measured.size() == 1 && figure.b.measured.size() == 1));
    figure.between = figure.b.measured; // any measurement: gains are quoted like others
    const picture::DrawnPage page = drawnPage(figure);
    CHECK(says(page, "Measured gain"));
    CHECK_FALSE(says(page, "B/A"));
    CHECK(says(page, "Measured A"));
    CHECK(says(page, "14,139 MB/s"));
    CHECK(says(page, "Measured B"));
    CHECK(says(page, "58,154 MB/s"));
    CHECK(says(page, "Sun MPO white paper"));
}

TEST_CASE("a figure without a result says so", "[figure]") {
    Solved a = test::solved("sunfire6800-first");
    a.scenario.workload = {};
    a.answer = solvePlacement(*a.topology, a.scenario.workload);
    const picture::DrawnPage page = drawnPage(figureOf(a, test::solved("sunfire6800-first")));
    CHECK(says(page, "No part is busy"));
    CHECK(says(page, "Nothing runs in A."));
}

TEST_CASE("captions state the configuration in force, not the requested one", "[figure]") {
    const Solved six = test::solved("p650-six-way");
    const Solved eight = test::solved("p650-oltp-shared");
    const ComparedNames captions = captionsOf({six.scenario, *six.topology}, {eight.scenario, *eight.topology});
    CHECK(captions.a == six.scenario.title + ", Processors 6, three books; L3 mode private");
    CHECK(captions.b == eight.scenario.title + ", L3 mode shared");
    const ComparedScenario edited{six.scenario, *six.topology, "Set L3 mode to shared", 12};
    const ComparedNames names = captionsOf(edited, {six.scenario, *six.topology, "", 12});
    CHECK(names.a == "Set L3 mode to shared, step 12"); // the captions are the same
    CHECK(names.b == six.scenario.title + ", step 12");
}
