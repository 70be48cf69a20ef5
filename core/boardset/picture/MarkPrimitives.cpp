// SPDX-License-Identifier: GPL-3.0-or-later
// Turns marks into rectangles, discs, lines and text.
#include "boardset/picture/MarkPrimitives.h"

#include "boardset/diagram/Flows.h"
#include "boardset/diagram/Metrics.h"

#include <algorithm>
#include <cmath>

namespace boardset::picture {

namespace {

using Kind = Primitive::Kind;

constexpr double leastBar = 3;       ///< Minimum height of a bar, in pixels.
constexpr double nearest = 1.5;      ///< Zoom above which bars no longer grow.
constexpr double hatchPitch = 12;    ///< Distance between hatch lines.
constexpr double hatchOpacity = 0.4; ///< Opacity of the hatching that covers failed parts.
/// Length of a cross's arm, as a share of the shorter side. Longer arms would touch names.
constexpr double armShare = 0.2;
constexpr double crossWidth = 2;        ///< Width of the lines of a cross, and of the line through a token.
constexpr double tokenEdge = 1.5;       ///< Width of the edge of a hollow disc, and of the edge of a stack's face.
constexpr double idleShare = 0.15;      ///< Opacity of the face of an idle thread.
constexpr double awayDot = 8;           ///< Diameter of the dot on a remote thread, including the dot's outline.
constexpr double sheetShare = 1.0 / 12; ///< Distance between the sheets of a stack, as a share of the stack's height.
constexpr double leastSheet = 2;        ///< Minimum distance between the sheets of a stack, in pixels.
constexpr double sheetRadius = 4;
constexpr double leastFigure = 11, mostFigure = 20; ///< Minimum and maximum font size of figures on a token, in pixels.
constexpr double leastAmount = 0.005; ///< Minimum utilisation that is drawn; smaller utilisations are drawn as idle.
constexpr double leastWire = 3;       ///< Minimum width of a wire, in pixels.
constexpr double leastCore = 2;       ///< Minimum width of the utilisation inside a wire that has traffic.
constexpr double hotEdge = 2;         ///< Width of the edge on each side of a wire.
constexpr double flowLength = 6;      ///< Length of a flow mark.
constexpr double flowPitch = 18;      ///< Distance between flow marks.
constexpr double slowest = 0.1; ///< Minimum speed of flow marks, as a share of full speed; slower motion is invisible.

/// True if the amount of a bar or wire is large enough to draw.
bool isUsed(const Mark& mark) {
    return mark.amount >= leastAmount;
}

/// Draws one mark.
class MarkPainter {
public:
    MarkPainter(const Mark& mark, const Scale& scale, const Mark* owner, const SetText* text)
        : m_mark(mark), m_scale(scale), m_owner(owner), m_text(text) {}

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
            if (m_text != nullptr)
                write(*m_text, m_mark.label.at, m_mark.tone);
            break;
        case Mark::Shape::Cross:
            cross();
            break;
        }
        return std::move(m_all);
    }

private:
    double rounded(double value) const { return m_scale.whole ? std::round(value) : value; }

    void rectangle(const Rect& place, Tone fill, double radius, Tone line = {}, double width = 1) {
        m_all.push_back({.rect = place, .radius = radius, .fill = fill, .line = line, .width = width});
    }

    Primitive& stroke(std::vector<Point> path, Tone tone, double width) {
        return m_all.emplace_back(Primitive{.kind = Kind::Line, .path = std::move(path), .line = tone, .width = width});
    }

    void box() {
        rectangle(m_scale.of(m_mark.rect), m_mark.fill == Mark::Fill::None ? Tone() : m_mark.tone, m_mark.radius,
                  m_mark.line, m_mark.width);
        m_all.back().edge = m_mark.edge;
    }

    void bar() {
        Rect at = m_owner == nullptr ? m_scale.of(m_mark.rect) : m_scale.in(m_owner->rect, m_mark.rect);
        const double bottom = rounded(at.bottom());
        const double left = rounded(at.x);
        const double height = m_scale.whole
                                  ? std::max(leastBar, rounded(m_mark.rect.height * std::min(nearest, m_scale.zoom)))
                                  : at.height;
        at = {left, bottom - height, rounded(at.width), height};
        rectangle(at, m_mark.tone, height / 2);
        if (isUsed(m_mark)) {
            const double length = std::max(height, rounded(at.width * std::min(m_mark.amount, 1.0)));
            rectangle({at.x, at.y, length, height}, Tone::ofHeat(m_mark.amount), height / 2);
        }
        for (const double tick : {m_mark.before, m_mark.limit}) {
            const double x = at.x + at.width * std::min(tick, 1.0);
            if (tick >= 0)
                stroke({{x, at.y - 2}, {x, at.bottom() + 2}}, Tone::Name::Text, 1);
        }
    }

    /// Draws the lines of a wire on top of each other: background, edge, capacity, utilisation in the middle, and flow.
    void wire() {
        std::vector<Point> path;
        for (const Point& point : m_mark.path)
            path.push_back(m_scale.at(point));
        if (m_mark.edge != Mark::Edge::Solid) {
            stroke(path, m_mark.tone, m_mark.width).edge = m_mark.edge;
            return;
        }
        const double exact = m_mark.width * m_scale.zoom;
        const double width = m_scale.whole ? std::round(std::max(leastWire, exact)) : exact;
        const double around = width + (m_mark.line != Tone() ? 2 * hotEdge : 0);
        if (m_mark.clear > 0)
            stroke(path, Tone::Name::Ground, around + 2 * m_mark.clear);
        if (m_mark.line != Tone())
            stroke(path, m_mark.line, around);
        stroke(path, m_mark.tone, width);
        if (isUsed(m_mark)) {
            double core = std::max(leastCore, width * std::min(1.0, m_mark.amount));
            if (m_scale.whole) // the core's width changes in steps of two pixels, so that the core stays centred
                core = std::max(leastCore - std::fmod(width, 2), width - 2 * std::round((width - core) / 2));
            stroke(path, Tone::ofHeat(m_mark.amount), core);
        }
        if (m_scale.phase >= 0)
            flow(path, width);
    }

    /// Draws the moving lines of a wire: in its middle, or in one lane for each direction.
    void flow(std::vector<Point> path, double width) {
        const bool both = m_mark.forward > 0 && m_mark.backward > 0;
        const double size = std::max(2.0, std::round(width * (both ? 0.25 : 0.4)));
        const auto lane = [&](double use, double side) {
            for (Point& point : path)
                point = both ? Point{point.x + side, point.y + side} : point;
            const double offset = std::fmod(m_scale.phase * std::max(slowest, use), flowPitch);
            for (const auto& [begin, end] : dashesOf(path, flowLength, flowPitch, offset))
                if (use > 0)
                    stroke({begin, end}, Tone::Name::Panel, size);
        };
        lane(m_mark.forward, width / 4);
        std::ranges::reverse(path);
        lane(m_mark.backward, -width / 2);
    }

    /// Returns the rectangle of a token, regardless of the box that contains the token.
    Rect token() const {
        const Rect& place = m_mark.rect;
        const Point at = m_scale.at({place.x, place.y});
        return {rounded(at.x), rounded(at.y), rounded(place.width * m_scale.zoom),
                rounded(place.height * m_scale.zoom)};
    }

    std::string figure() const { return m_mark.label.forms.empty() ? std::string() : m_mark.label.forms.front(); }

    /// Widens a token's rectangle to the width of the token's figure, which can have many digits at low zoom.
    Rect widened(Rect at, double size, double air) const {
        const double wanted = m_scale.measure.width(figure(), size, m_mark.label.strong) + air;
        if (wanted > at.width) {
            const double extra = m_scale.whole ? std::ceil(wanted - at.width) : wanted - at.width;
            at.x -= rounded(extra / 2);
            at.width += extra;
        }
        return at;
    }

    void disc() {
        Rect at = token();
        const double size = sizeOn(at, at);
        at = widened(at, size, 2);
        const bool full = m_mark.fill == Mark::Fill::Plain;
        Tone face = full ? m_mark.tone : Tone(Tone::Name::Panel);
        if (m_mark.fill == Mark::Fill::Soft) {
            face = m_mark.tone;
            face.share = idleShare;
        }
        rectangle(at, face, at.height / 2, full ? Tone() : m_mark.tone, full ? 0 : tokenEdge);
        write(figure(), at, size, full ? Tone(Tone::Name::OnToken) : m_mark.tone);
        if (m_mark.stopped)
            stroke({{at.x + 1, at.bottom() - 2}, {at.right() - 2, at.y + 1}}, Tone::Name::Stress, crossWidth);
        if (m_mark.isRemote)
            rectangle({at.right() - awayDot / 2 - 1, at.y - awayDot / 2 + 1, awayDot, awayDot}, Tone::Name::Stress,
                      awayDot / 2, Tone::Name::Panel, tokenEdge);
    }

    void stack() {
        Rect at = token();
        const double step = std::max(leastSheet, rounded(at.height * sheetShare));
        const double size = sizeOn(at, {at.x, at.y, at.width - 2 * step, at.height - 2 * step});
        at = widened(at, size, 2 * step + 4);
        Rect sheet{at.x, at.y, at.width - 2 * step, at.height - 2 * step};
        for (const int back : {2, 1, 0}) {
            sheet.x = at.x + back * step;
            sheet.y = at.y + (2 - back) * step;
            rectangle(sheet, Tone::Name::Panel, sheetRadius, m_mark.tone, back > 0 ? 1 : tokenEdge);
        }
        write(figure(), sheet, size, m_mark.tone);
    }

    /// Draws hatching from the lower left to the upper right, and also a cross if the mark's line has a colour.
    void cross() {
        const Rect at = m_scale.of(m_mark.rect);
        for (double along = hatchPitch; m_mark.fill == Mark::Fill::Hatched && along < at.width + at.height;
             along += hatchPitch) {
            stroke({{at.x + std::max(0.0, along - at.height), at.y + std::min(along, at.height)},
                    {at.x + std::min(along, at.width), at.y + std::max(0.0, along - at.width)}},
                   m_mark.tone, 1)
                .opacity = hatchOpacity;
        }
        if (m_mark.line == Tone())
            return;
        const double arm = std::min(at.width, at.height) * armShare;
        const Point middle{at.x + at.width / 2, at.y + at.height / 2};
        stroke({{middle.x - arm, middle.y - arm}, {middle.x + arm, middle.y + arm}}, m_mark.line, crossWidth);
        stroke({{middle.x - arm, middle.y + arm}, {middle.x + arm, middle.y - arm}}, m_mark.line, crossWidth);
    }

    /// Returns the font size of a token's figure. The size follows the text scale as far as the token's face has space.
    double sizeOn(const Rect& token, const Rect& face) const {
        constexpr double air = 2;
        const TextMetrics text{m_scale.textScale};
        const double half = token.height / 2 / text.growthOfTokens();
        const double usual = std::clamp(std::floor(half), leastFigure, mostFigure);
        if (text.scale <= 1 || m_mark.label.forms.empty())
            return usual;
        const double wide = m_scale.measure.width(m_mark.label.forms.front(), 1, m_mark.label.strong);
        const double wanted = std::floor(text.of(usual));
        return std::max(usual, std::min(wanted, std::floor((face.width - air) / wide)));
    }

    /// Writes the figure in the middle of a token.
    void write(const std::string& figure, const Rect& place, double size, Tone tone) {
        const double width = m_scale.measure.width(figure, size, m_mark.label.strong);
        const double height = m_scale.measure.height(size);
        write(
            {figure, {place.x + (place.width - width) / 2, place.y + (place.height - height) / 2, width, height}, size},
            MarkText::At::Middle, tone);
    }

    void write(const SetText& text, MarkText::At at, Tone tone) {
        const std::vector<std::string> lines = linesOf(text.text);
        const double height = text.rect.height / static_cast<double>(lines.size());
        const double x = at == MarkText::At::Start ? text.rect.x
                         : at == MarkText::At::End ? text.rect.right()
                                                   : text.rect.x + text.rect.width / 2;
        double y = text.rect.y + height / 2;
        for (const std::string& line : lines) {
            if (!line.empty()) {
                m_all.push_back({.kind = Kind::Text,
                                 .path = {{x, y}},
                                 .fill = tone,
                                 .text = line,
                                 .size = text.size,
                                 .strong = m_mark.label.strong,
                                 .at = at});
            }
            y += height;
        }
    }

    const Mark& m_mark;
    const Scale& m_scale;
    const Mark* m_owner;
    const SetText* m_text;
    std::vector<Primitive> m_all;
};

} // namespace

std::vector<Primitive> primitives(const Mark& mark, const Scale& scale, const Mark* owner, const SetText* text) {
    return MarkPainter(mark, scale, owner, text).drawn();
}

std::vector<std::array<Point, 2>> dashesOf(const std::vector<Point>& path, double length, double pitch, double offset) {
    std::vector<std::array<Point, 2>> all;
    double done = 0;
    for (std::size_t i = 1; i < path.size(); ++i) {
        const Point& from = path[i - 1];
        const double whole = std::hypot(path[i].x - from.x, path[i].y - from.y);
        const Point step{(path[i].x - from.x) / std::max(whole, 1e-9), (path[i].y - from.y) / std::max(whole, 1e-9)};
        const auto along = [&](double at) { return Point{from.x + step.x * at, from.y + step.y * at}; };
        for (double at = std::ceil((done - offset - length) / pitch) * pitch + offset - done; at < whole; at += pitch) {
            const double begin = std::max(at, 0.0);
            const double end = std::min(at + length, whole);
            if (end > begin)
                all.push_back({along(begin), along(end)});
        }
        done += whole;
    }
    return all;
}

std::vector<Primitive> primitivesOf(const Picture& picture, const Scale& scale) {
    const LabelPlan labels(picture, scale);
    std::vector<Primitive> all;
    for (std::size_t i = 0; i < picture.marks.size(); ++i) {
        const Mark& mark = picture.marks[i];
        if (!labels.isDrawn(static_cast<int>(i)))
            continue;
        const Mark* owner = mark.owner < 0 ? nullptr : &picture.marks.at(static_cast<std::size_t>(mark.owner));
        std::ranges::move(primitives(mark, scale, owner, labels.of(static_cast<int>(i))), std::back_inserter(all));
    }
    return all;
}

} // namespace boardset::picture
