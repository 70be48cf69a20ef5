// SPDX-License-Identifier: GPL-3.0-or-later
// The elements of every drawing: names and wires of the layout, figures of the result, colours of the theme.
#include "boardset/catalog/Text.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/picture/Palette.h"
#include "drawn.h"
#include "support/catch.h"

#include <map>
#include <regex>
#include <set>

using namespace boardset;
using boardset::xmlEscaped;
using boardset::picture::hexOf;
using boardset::picture::Palette;
using test::Drawn;

namespace {

/// An element on one line of the file, after the embedded scenario.
struct Element {
    std::string tag;
    std::map<std::string, std::string> is; ///< Attributes.
    std::string text;

    bool has(const std::string& name, const std::string& value) const {
        const auto found = is.find(name);
        return found != is.end() && found->second == value;
    }
};

std::vector<Element> elementsOf(const std::string& svg) {
    static const std::regex line("<([a-z]+)(( [a-z-]+=\"[^\"]*\")+)(/>|>([^<]*)</[a-z]+>|>)");
    static const std::regex attribute(" ([a-z-]+)=\"([^\"]*)\"");
    std::vector<Element> all;
    const std::string drawing = svg.substr(svg.find("</metadata>"));
    for (std::sregex_iterator at(drawing.begin(), drawing.end(), line), end; at != end; ++at) {
        Element& each = all.emplace_back(Element{(*at)[1], {}, (*at)[5]});
        const std::string attributes = (*at)[2];
        for (std::sregex_iterator one(attributes.begin(), attributes.end(), attribute); one != end; ++one)
            each.is[(*one)[1]] = (*one)[2];
    }
    return all;
}

/// A drawing with its parsed elements.
struct Shape {
    Shape(const Drawn& of, const std::string& focus, Detail detail, Palette::Name theme)
        : drawn(of), layout(of.layout(focus, detail)), colours(paletteOf(theme)),
          elements(elementsOf(of.svg(focus, detail, theme))) {}

    long count(const std::string& tag) const {
        return std::ranges::count_if(
            elements, [&](const Element& each) { return each.tag == tag; });
    }
    long says(const std::string& text) const {
        return std::ranges::count_if(
            elements, [&](const Element& each) { return each.tag == "text" && each.text == xmlEscaped(text); });
    }
    bool says(const std::string& text, double x, double y) const {
        return std::ranges::any_of(
            elements,
            [&](const Element& each) {
                return each.text == xmlEscaped(text) && each.has("x", decimal(x)) && each.has("y", decimal(y));
            });
    }
    /// Number of discs, including those with three digits, which are wider than high.
    long threads() const {
        constexpr double leastDisc = 12;
        return count("circle") + std::ranges::count_if(elements, [](const Element& each) {
                   const double height = each.tag == "rect" ? std::stod(each.is.at("height")) : 0;
                   return height > leastDisc && each.has("rx", decimal(height / 2));
               });
    }
    long paths(const std::string& path) const {
        return std::ranges::count_if(
            elements, [&](const Element& each) { return each.has("d", path); });
    }

    const Drawn& drawn;
    Layout layout;
    const Palette& colours;
    std::vector<Element> elements;
};

void checkNames(const Shape& shape) {
    constexpr double capital = 0.36; // half the height of a capital, in em
    for (const Box& box : shape.layout.boxes) {
        INFO(box.title << ", " << box.subtitle);
        const bool small = box.style == BoxStyle::Chip || box.style == BoxStyle::Memory;
        const Rect& at = box.titleRect;
        const double x = at.x + (box.style == BoxStyle::Chip ? at.width / 2 : 0);
        const double y = at.y + at.height / 2 + capital * (small ? textSize : titleSize);
        CHECK((at.empty() || box.title.empty() || shape.says(box.title, x, y)));
        CHECK((box.subtitleRect.empty() || box.subtitle.empty() || shape.says(box.subtitle) > 0));
    }
}

void checkWires(const Shape& shape) {
    for (const Wire& wire : shape.layout.wires) {
        std::string path;
        for (const Point& point : wire.points)
            path += (path.empty() ? "M" : "L") + decimal(point.x) + ' ' + decimal(point.y);
        INFO(shape.drawn.topology->link(wire.link).title);
        CHECK(shape.paths(path) >= 1);
    }
}

/// Checks that no element has a colour of another theme or an unknown one.
void checkColours(const Shape& shape) {
    const Palette& of = shape.colours;
    std::set<std::string> known{"none"};
    for (int tone = 1; tone <= static_cast<int>(picture::Tone::Name::OnToken); ++tone)
        known.insert(hexOf(of.colourOf(static_cast<picture::Tone::Name>(tone))));
    const auto addPale = [&](picture::Tone tone, double share) {
        tone.share = share;
        known.insert(hexOf(of.colourOf(tone)));
    };
    for (int i = -1; i < static_cast<int>(of.owners.size()); ++i) {
        const picture::Tone owner = i < 0 ? picture::Tone(picture::Tone::Name::Secondary) : picture::Tone::owner(i);
        known.insert(hexOf(of.colourOf(owner)));
        addPale(owner, 0.12); // background of remote pages
        addPale(owner, 0.85); // lines of remote pages
        addPale(owner, 0.22); // remote part of a ring
    }
    addPale(picture::Tone::Name::Stress, 0.1);  // band of a saturated part
    addPale(picture::Tone::Name::Stress, 0.25); // halo of the bottleneck
    for (int step = 0; step < 10; ++step)
        known.insert(hexOf(of.heat(step / 9.0))); // the scale of the legend
    known.insert(hexOf(of.heat(0.5)));            // its link
    for (const StationAnswer& station : shape.drawn.answer.stations)
        known.insert(hexOf(of.heat(station.utilisation)));
    for (const Element& each : shape.elements) {
        for (const char* const paint : {"fill", "stroke"}) {
            const auto colour = each.is.find(paint);
            INFO(each.tag << " " << each.text << " " << paint);
            CHECK((colour == each.is.end() || known.contains(colour->second)));
        }
    }
}

/// Checks that failed parts and stopped threads are crossed out.
void checkCrosses(const Shape& shape) {
    const auto& boxes = shape.layout.boxes;
    long lost = 0;
    for (std::size_t i = 0; i < boxes.size(); ++i) // a part with parts inside has only hatching
        lost += boxes[i].lost && (i + 1 == boxes.size() || boxes[i + 1].parent != static_cast<int>(i)) ? 1 : 0;
    const auto crosses = std::ranges::count_if(shape.elements, [&](const Element& each) {
        return each.tag == "path" && each.has("stroke", hexOf(shape.colours.colourOf(picture::Tone::Name::Stress))) &&
               each.has("stroke-width", "2");
    });
    CHECK(crosses == 2 * lost + static_cast<long>(shape.drawn.answer.model.stopped.size()));
}

Shape checked(const Drawn& drawn, const std::string& focus, Detail detail, Palette::Name theme) {
    Shape shape(drawn, focus, detail, theme);
    INFO(drawn.scenario.title << " at '" << focus << "'");
    checkNames(shape);
    checkWires(shape);
    checkColours(shape);
    checkCrosses(shape);
    return shape;
}

} // namespace

TEST_CASE("a cabinet has its names, wires, figures, threads and pages", "[svg]") {
    const Drawn drawn = test::first();
    const Shape shape = checked(drawn, "", Detail::Parts, Palette::Name::Light);
    for (const char* said : {"4,200 MB/s", "630 ns", "busiest part: port of SB3", "address bus", "50 %",
                             "Results: solved exactly.", "Four threads with remote pages", "1", "2", "3", "4"}) {
        INFO(said);
        CHECK(shape.says(said) >= 1);
    }
    CHECK(shape.says("88 %") == 2);        // on the board, and on its port; the result says 87.5 %
    CHECK(shape.says("idle") == 9);        // five boards, four I/O assemblies
    CHECK(shape.says("64") == 4);          // pages in each memory of SB3
    CHECK(shape.count("circle") == 4 + 1); // threads, and one in the legend
}

TEST_CASE("an overview counts the threads and pages of a board, and names the region if there is space", "[svg]") {
    const Drawn drawn = test::first();
    const Shape shape = checked(drawn, "", Detail::Overview, Palette::Name::Print);
    for (const char* said : {"4 threads", "256 pages", "256", "a of A"}) {
        INFO(said);
        CHECK(shape.says(said) == 1);
    }
}

TEST_CASE("the inside of a board or of the interconnect is the same in every theme", "[svg]") {
    const Drawn drawn = test::first();
    for (const char* const focus : {"SB3", "SB3/P1", "fireplane"}) {
        std::set<std::string> without; // the file without its colours
        for (const Palette::Name theme : {Palette::Name::Light, Palette::Name::Dark, Palette::Name::Print}) {
            checked(drawn, focus, Detail::Parts, theme);
            without.insert(std::regex_replace(drawn.svg(focus, Detail::Parts, theme), std::regex("#[0-9A-F]{6}"), ""));
        }
        CHECK(without.size() == 1);
    }
}

TEST_CASE("the overview of a full 15K shows eighteen boardsets and 106 threads", "[svg]") {
    const Drawn drawn = test::drawn("sunfire15k-full");
    const Shape shape = checked(drawn, "", Detail::Overview, Palette::Name::Light);
    CHECK(shape.says("Boardset") + shape.says("Boardset, 2 boards") == 18);
    CHECK(shape.says("6 threads") == 17);
    CHECK(shape.says("96 pages") == 17);
    CHECK(shape.says("no thread runs") == 1); // there is no result
    CHECK(shape.threads() == 98 + 1);         // one in the legend; in four boardsets, the last disc stands for three
    CHECK(shape.says("+3") == 4);
}

TEST_CASE("a failed part and a stream that it stops are crossed out", "[svg]") {
    Drawn drawn = test::drawn("t5440-failed");
    drawn.answer.model.stopped = {{"5", {}, "stream"}, {"6", {}, "stream"}};
    checked(drawn, "", Detail::Parts, Palette::Name::Dark);
}

TEST_CASE("a T5440 shows the flow in each direction, with four processors and over the crosslinks of two", "[svg]") {
    const Drawn four = test::busyT5440(4);
    const Shape whole = checked(four, "", Detail::Parts, Palette::Name::Light);
    CHECK(whole.says("↓750 MB/s") == 8);
    CHECK(whole.says("↑720 MB/s") == 8);
    CHECK(whole.says("↓ 1.5 GB/s  ↑ 1.4 GB/s") + whole.says("↓ 1.5 ↑ 1.4 GB/s") == 3); // the fourth is the busiest
    CHECK(whole.says("buffers of D") == 1);
    CHECK(whole.count("circle") == 8 + 1); // streams, and one in the legend
    const Drawn two = test::busyT5440(2);
    const Shape half = checked(two, "", Detail::Parts, Palette::Name::Print);
    CHECK(half.says("crosslink 3–1  → 750 MB/s  ← 720 MB/s") == 1);
    CHECK(half.says("Empty slot") == 2);
    CHECK(half.count("path") == 31 + 2); // two lines of the legend
}
