// SPDX-License-Identifier: GPL-3.0-or-later
// Marks to rectangles, discs, lines and texts.
#include "boardset/picture/Ink.h"

#include "boardset/diagram/Flows.h"
#include "boardset/diagram/Metrics.h"

#include <algorithm>

namespace boardset::picture {

namespace {

using Kind = Primitive::Kind;

constexpr double leastAmount = 0.005; ///< What is used less is drawn as idle.
constexpr double hatchPitch = 12;     ///< Of hatching.
constexpr double hatchOpacity = 0.4;  ///< It lies over the names of what has failed.
constexpr double armShare = 0.25;     ///< Of the shorter side: a cross stays clear of names.
constexpr double crossWidth = 2;      ///< Also of what strikes a token through.
constexpr double hotEdge = 2;         ///< On either side of a wire.
constexpr double leastCore = 2;       ///< Of a wire in use.
constexpr double barRadius = 2;       ///< Half its height.
constexpr double tokenEdge = 1.5;     ///< Of a hollow disc.
constexpr double stackEdge = 1.25;    ///< Of its sheets,
constexpr double sheets = 3;          ///< each so far from the one before it,
constexpr double sheetAir = 1;        ///< and from the stack's edges.
constexpr double sheetRadius = 3;
constexpr double roundingSlack = 0.1; ///< Of sums of broken numbers.

/// Draws one mark at scale 1.
class Pen {
public:
    Pen(const Mark& mark, const Scale& scale) : m_mark(mark), m_scale(scale) {}

    std::vector<Primitive> drawn() {
        switch (m_mark.shape) {
        case Mark::Shape::Box:
            box();
            break;
        case Mark::Shape::Bar:
            bar();
            break;
        case Mark::Shape::Wire:
            wire();
            break;
        case Mark::Shape::Disc:
            disc();
            break;
        case Mark::Shape::Stack:
            stack();
            break;
        case Mark::Shape::Text:
            write(m_mark.words.room, m_mark.ink);
            break;
        case Mark::Shape::Cross:
            if (m_mark.fill == Mark::Fill::Hatched)
                hatch();
            cross();
            break;
        }
        return std::move(m_all);
    }

private:
    bool isUsed() const { return m_mark.amount >= leastAmount; }

    void rectangle(const Rect& place, Tone fill, double radius) {
        m_all.push_back({.place = place, .radius = radius, .fill = fill});
    }

    Primitive& stroke(std::vector<Point> way, Tone tone, double width) {
        return m_all.emplace_back(Primitive{.kind = Kind::Line, .way = std::move(way), .line = tone, .width = width});
    }

    void box() {
        m_all.push_back({.place = m_mark.place,
                         .radius = m_mark.radius,
                         .fill = m_mark.fill == Mark::Fill::None ? Tone() : m_mark.ink,
                         .line = m_mark.line,
                         .width = m_mark.width,
                         .edge = m_mark.edge});
    }

    void bar() {
        const Rect& at = m_mark.place;
        rectangle(at, m_mark.ink, barRadius);
        if (isUsed()) {
            rectangle({at.x, at.y, std::max(at.height, at.width * std::min(m_mark.amount, 1.0)), at.height},
                      Tone::ofHeat(m_mark.amount), barRadius);
        }
        for (const double tick : {m_mark.before, m_mark.limit}) {
            const double x = at.x + at.width * std::min(tick, 1.0);
            if (tick >= 0)
                stroke({{x, at.y - barRadius}, {x, at.bottom() + barRadius}}, Tone::Name::Text, 1);
        }
    }

    void wire() {
        const bool edged = m_mark.line != Tone();
        const double width = m_mark.width + (edged ? 2 * hotEdge : 0);
        if (m_mark.clear > 0)
            stroke(m_mark.way, Tone::Name::Ground, width + 2 * m_mark.clear);
        if (edged)
            stroke(m_mark.way, m_mark.line, width);
        stroke(m_mark.way, m_mark.ink, m_mark.width).edge = m_mark.edge;
        if (isUsed()) {
            stroke(m_mark.way, Tone::ofHeat(m_mark.amount),
                   std::max(leastCore, m_mark.width * std::min(m_mark.amount, 1.0)));
        }
    }

    void disc() {
        const bool hollow = m_mark.fill == Mark::Fill::None;
        const Rect& at = m_mark.place;
        m_all.push_back({.kind = Kind::Disc,
                         .place = {at.x + 1, at.y + 1, at.width - 2, at.height - 2},
                         .fill = hollow ? Tone::Name::Panel : m_mark.ink,
                         .line = hollow ? m_mark.ink : Tone(),
                         .width = tokenEdge});
        write(at, hollow ? m_mark.ink : Tone::Name::OnToken);
        constexpr double inside = 3;
        if (hollow)
            stroke({{at.x + inside, at.bottom() - inside}, {at.right() - inside, at.y + inside}}, Tone::Name::Stress,
                   crossWidth);
    }

    void stack() {
        const Rect& at = m_mark.place;
        Rect sheet{0, 0, at.width - 2 * (sheetAir + sheets), at.height - 2 * (sheetAir + sheets)};
        for (const double back : {2 * sheets, sheets, 0.0}) {
            sheet.x = at.x + sheetAir + back;
            sheet.y = at.y + sheetAir + 2 * sheets - back;
            m_all.push_back({.place = sheet,
                             .radius = sheetRadius,
                             .fill = Tone::Name::Panel,
                             .line = m_mark.ink,
                             .width = stackEdge});
        }
        write(sheet, m_mark.ink);
    }

    /// Lines from the lower left to the upper right.
    void hatch() {
        const Rect& at = m_mark.place;
        for (double along = hatchPitch; along < at.width + at.height; along += hatchPitch) {
            const double left = std::max(0.0, along - at.height);
            stroke({{at.x + left, at.y + std::min(along, at.height)},
                    {at.x + std::min(along, at.width), at.y + std::max(0.0, along - at.width)}},
                   m_mark.ink, 1)
                .opacity = hatchOpacity;
        }
    }

    void cross() {
        const Rect& at = m_mark.place;
        const double arm = std::min(at.width, at.height) * armShare;
        const Point middle{at.x + at.width / 2, at.y + at.height / 2};
        stroke({{middle.x - arm, middle.y - arm}, {middle.x + arm, middle.y + arm}}, m_mark.line, crossWidth);
        stroke({{middle.x - arm, middle.y + arm}, {middle.x + arm, middle.y - arm}}, m_mark.line, crossWidth);
    }

    bool fits(const std::string& form) const {
        const Words& words = m_mark.words;
        return std::ranges::all_of(linesOf(form), [&](const std::string& line) {
            return m_scale.measure.width(line, pixelsOf(words.size), words.strong) <= words.room.width + roundingSlack;
        });
    }

    /// The first form that fits, or what the last one is cut to.
    std::string form() const {
        const Words& words = m_mark.words;
        for (const std::string& each : words.forms)
            if (&each == &words.forms.back() || fits(each))
                return words.cut ? fitted(each, words.room.width, pixelsOf(words.size), words.strong, m_scale.measure)
                                 : each;
        return {};
    }

    void write(const Rect& place, Tone tone) {
        const Words& words = m_mark.words;
        const double x = words.at == Words::At::Start ? place.x
                         : words.at == Words::At::End ? place.right()
                                                      : place.x + place.width / 2;
        const std::vector<std::string> lines = linesOf(form());
        const double height = place.height / static_cast<double>(lines.size());
        double y = place.y + height / 2;
        for (const std::string& line : lines) {
            if (!line.empty()) {
                m_all.push_back({.kind = Kind::Text,
                                 .way = {{x, y}},
                                 .fill = tone,
                                 .text = line,
                                 .size = pixelsOf(words.size),
                                 .strong = words.strong,
                                 .at = words.at});
            }
            y += height;
        }
    }

    const Mark& m_mark;
    const Scale& m_scale;
    std::vector<Primitive> m_all;
};

void enlarge(Primitive& each, double zoom) {
    each.place = {each.place.x * zoom, each.place.y * zoom, each.place.width * zoom, each.place.height * zoom};
    for (Point& point : each.way)
        point = {point.x * zoom, point.y * zoom};
    each.radius *= zoom;
    each.width = std::max(1.0, each.width * zoom);
    each.size *= zoom;
}

} // namespace

std::vector<Primitive> ink(const Mark& mark, const Scale& scale) {
    std::vector<Primitive> all = Pen(mark, scale).drawn();
    if (scale.zoom != 1)
        for (Primitive& each : all)
            enlarge(each, scale.zoom);
    return all;
}

} // namespace boardset::picture
