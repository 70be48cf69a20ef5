// SPDX-License-Identifier: GPL-3.0-or-later
// Larger and smaller text on every machine as in a window: on whole pixels, with the labels for its zoom.
#include "boardset/diagram/LabelRanks.h"
#include "boardset/picture/LabelPlan.h"
#include "boardset/picture/MarkPart.h"
#include "boardset/picture/Paint.h"
#include "drawn.h"
#include "support/catch.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <tuple>

using namespace boardset;
using namespace boardset::picture;
using test::Drawn;

namespace {

constexpr double air = 24;                            ///< Pixels around a drawing.
constexpr double partsFrom = 0.62, tokensFrom = 0.86; ///< Zooms of the window: see Level.

/// Sizes of the canvas in windows of 1280 x 800, with more and with fewer panels.
const std::vector<std::pair<double, double>> canvases{{640, 560}, {900, 600}};
const std::vector<double> textScales{0.8, 1, 1.6, 2};

/// Every machine without work, and scenarios with all kinds of drawings.
const std::vector<Drawn>& everyMachine() {
    static const auto all = [] {
        std::vector<Drawn> states;
        for (const Machine& machine : test::catalog()->machines()) {
            Drawn& drawn = states.emplace_back();
            drawn.scenario.title = drawn.scenario.machine = machine.id;
            drawn.topology = Topology::build(test::catalog(), machine.id, {});
        }
        for (const char* id : {"p650-first", "p650-two-off", "sunfire12k-mpo-copy-36", "sunfire15k-full",
                               "sunfire6800-first", "sunfire6800-segments-local", "t5140-dma-local", "t5240-dma-remote",
                               "t5440-first", "t5440-two-way", "t5440-expansion-local"})
            states.push_back(test::drawn(id));
        for (Drawn& drawn : states)
            drawn.answer = solvePlacement(*drawn.topology, drawn.scenario.workload);
        return states;
    }();
    return all;
}

/// A picture and its view.
struct Seen {
    Layout layout;
    Picture picture;
    Scale scale;
};

Seen seenAt(const Drawn& drawn, Layout layout, double zoom) {
    Seen seen{std::move(layout), {}, {.zoom = zoom, .whole = true}};
    seen.scale.textScale = seen.layout.textScale;
    seen.scale.labels = LabelRanks(seen.layout).at(zoom);
    seen.picture =
        paint(*drawn.topology, seen.layout, drawn.answer, drawn.scenario.workload, std::max(1.0, tokensFrom / zoom));
    return seen;
}

double fitOf(const Layout& layout, double width, double height) {
    return std::min({2.0, (width - 2 * air) / layout.width, (height - 2 * air) / layout.height});
}

/// The initial view of a machine: with its parts if they are legible.
Seen fitted(const Drawn& drawn, double width, double height, double textScale) {
    Layout layout = layoutOf(*drawn.topology, rootBlock, Detail::Parts, textScale);
    if (fitOf(layout, width, height) < partsFrom)
        layout = layoutOf(*drawn.topology, rootBlock, Detail::Overview, textScale);
    const double zoom = fitOf(layout, width, height);
    return seenAt(drawn, std::move(layout), zoom);
}

bool isWithin(const Rect& inner, const Rect& outer) {
    constexpr double slack = 1; // rounding to a pixel
    return inner.x >= outer.x - slack && inner.right() <= outer.right() + slack && inner.y >= outer.y - slack &&
           inner.bottom() <= outer.bottom() + slack;
}

/// The part of a text's rectangle that has ink: no letter is as high as its line.
Rect inked(const SetText& text) {
    const double leading = text.rect.height * 0.16;
    return {text.rect.x + 0.5, text.rect.y + leading, text.rect.width - 1, text.rect.height - 2 * leading};
}

bool overlap(const Rect& a, const Rect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

void checkTexts(const Seen& seen) {
    const LabelPlan labels(seen.picture, seen.scale);
    std::vector<std::pair<std::string, Rect>> set;
    for (std::size_t i = 0; i < seen.picture.marks.size(); ++i) {
        const Mark& mark = seen.picture.marks[i];
        const SetText* text = labels.of(static_cast<int>(i));
        if (text == nullptr)
            continue;
        INFO(mark.subject.id << " '" << text->text << "' of " << text->size);
        const Rect foreground = inked(*text);
        const Mark* owner = mark.owner < 0 ? nullptr : &seen.picture.marks[static_cast<std::size_t>(mark.owner)];
        const bool isTag = mark.part == part::saturation; // on the corner of the box
        if (owner != nullptr && owner->shape == Mark::Shape::Box && !isTag)
            CHECK(isWithin(foreground, seen.scale.of(owner->rect)));
        const bool isName = mark.part == part::title && owner != nullptr && owner->shape == Mark::Shape::Box;
        if (mark.label.rank > LabelRank::Count && !isName) // names shrink before they disappear
            CHECK(text->size >= 11 * seen.scale.textScale - 0.5);
        CHECK(text->size >= std::min(11.0, std::round(11 * seen.scale.textScale)));
        CHECK(text->text.find("…") == std::string::npos);
        for (const Token& token : seen.picture.tokens) {
            INFO("token " << token.text);
            const Mark& disc = seen.picture.marks[static_cast<std::size_t>(token.mark)];
            CHECK_FALSE(overlap(seen.scale.of(disc.rect), foreground));
        }
        for (const auto& [other, place] : set) {
            INFO(other);
            CHECK_FALSE(overlap(place, foreground));
        }
        set.emplace_back(text->text, foreground);
    }
}

} // namespace

TEST_CASE("no text covers another, leaves its box or is truncated, in any machine and at any size", "[textscale]") {
    for (const Drawn& drawn : everyMachine()) {
        for (const double textScale : textScales) {
            for (const auto& [width, height] : canvases) {
                INFO(drawn.scenario.title << ", text " << textScale << ", " << width << " wide");
                checkTexts(fitted(drawn, width, height, textScale));
            }
            for (const double zoom : {0.62, 1.0, 1.7}) {
                INFO(drawn.scenario.title << ", text " << textScale << ", zoom " << zoom);
                checkTexts(seenAt(drawn, layoutOf(*drawn.topology, rootBlock, Detail::Parts, textScale), zoom));
            }
        }
    }
}

TEST_CASE("no frame is empty: it shows its parts, or one box that replaces them", "[textscale]") {
    for (const Drawn& drawn : everyMachine()) {
        for (const double textScale : textScales) {
            for (const double zoom : {0.3, 0.5, 0.62, 0.75, 1.0}) {
                INFO(drawn.scenario.title << ", text " << textScale << ", zoom " << zoom);
                const Seen seen = seenAt(drawn, layoutOf(*drawn.topology, rootBlock, Detail::Parts, textScale), zoom);
                const LabelPlan labels(seen.picture, seen.scale);
                std::map<std::pair<int, int>, int> shown; // by box and group
                for (std::size_t i = 0; i < seen.picture.marks.size(); ++i) {
                    const Mark& mark = seen.picture.marks[i];
                    if (mark.group >= 0 && mark.part == part::face)
                        shown[{mark.owner, mark.group}] += labels.isDrawn(static_cast<int>(i)) ? 1 : 0;
                }
                for (const auto& [parts, count] : shown) {
                    INFO(seen.picture.marks[static_cast<std::size_t>(parts.first)].subject.id);
                    CHECK(count > 0);
                }
            }
        }
    }
}

TEST_CASE("the initial view names every board, at every text size", "[textscale]") {
    for (const Drawn& drawn : everyMachine()) {
        for (const double textScale : textScales) {
            for (const auto& [width, height] : canvases) {
                const Seen seen = fitted(drawn, width, height, textScale);
                const LabelPlan labels(seen.picture, seen.scale);
                for (std::size_t i = 0; i < seen.picture.marks.size(); ++i) {
                    const Mark& mark = seen.picture.marks[i];
                    if (mark.part != part::title || mark.label.rank != LabelRank::Name || mark.label.area.empty() ||
                        mark.group >= 0)
                        continue;
                    INFO(drawn.scenario.title << ", text " << textScale << ", " << width << " wide, zoom "
                                              << seen.scale.zoom << ": " << mark.subject.id);
                    CHECK(labels.of(static_cast<int>(i)) != nullptr);
                }
            }
        }
    }
}

TEST_CASE("a larger text scale makes text larger at the same zoom, and a smaller scale makes it smaller",
          "[textscale]") {
    for (const Drawn& drawn : everyMachine()) {
        INFO(drawn.scenario.title);
        std::map<std::tuple<Subject, int>, double> sizes; // of the texts shown at a smaller scale
        int compared = 0;
        for (const double textScale : textScales) {
            const Seen seen = seenAt(drawn, layoutOf(*drawn.topology, rootBlock, Detail::Parts, textScale), 1);
            const LabelPlan labels(seen.picture, seen.scale);
            for (std::size_t i = 0; i < seen.picture.marks.size(); ++i) {
                const SetText* text = labels.of(static_cast<int>(i));
                const Mark& mark = seen.picture.marks[i];
                if (text == nullptr)
                    continue;
                INFO(mark.subject.id << " '" << text->text << "', text " << textScale);
                double& before = sizes[{mark.subject, mark.part}];
                CHECK(text->size > before);
                compared += before > 0 ? 1 : 0;
                before = text->size;
            }
        }
        CHECK(compared > 20);
    }
}
