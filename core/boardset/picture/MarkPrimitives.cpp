// SPDX-License-Identifier: GPL-3.0-or-later
// Turns marks into rectangles, discs, lines and text.
#include "boardset/picture/MarkPrimitives.h"

#include "boardset/diagram/Flows.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/picture/MarkPart.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace boardset::picture {

namespace {

using Kind = Primitive::Kind;

constexpr double leastBar = 3;       ///< Minimum height of a bar, in pixels.
constexpr double nearest = 1.5;      ///< Zoom above which bars no longer grow.
constexpr double hatchPitch = 12;    ///< Distance between hatch lines.
constexpr double barPitch = 5;       ///< Distance between hatch lines in a bar whose utilisation is not modelled.
constexpr double hatchOpacity = 0.4; ///< Opacity of the hatching that covers failed parts.
/// Length of a cross's arm, as a share of the shorter side. Longer arms would touch names.
constexpr double armShare = 0.2;
constexpr double crossWidth = 2;        ///< Width of the lines of a cross, and of the line through a token.
constexpr double tokenEdge = 1.5;       ///< Width of the edge of a hollow disc, and of the edge of a stack's face.
constexpr double idleShare = 0.15;      ///< Opacity of the face of an idle thread.
constexpr double awayDot = 8;           ///< Diameter of the dot on a remote thread, including the dot's outline.
constexpr double sheetShare = 1.0 / 12; ///< Distance between the sheets of a stack, as a share of the stack's height.
constexpr double leastSheet = 2;        ///< Minimum distance between the sheets of a stack, in pixels.
constexpr double sheetRadius = 3;
constexpr double sheetInset = 2;      ///< Distance of the segments of a stack from the edge of its face, in pixels.
constexpr double leastSheets = 12;    ///< Minimum height of a stack's sheets above their figure, in pixels.
constexpr double remotePitch = 4;     ///< Distance between the lines of remote pages, in pixels.
constexpr double remoteHeight = 2;    ///< Height of a line of remote pages, in pixels.
constexpr double remoteShare = 0.85;  ///< Opacity of the lines of remote pages.
constexpr double tintShare = 0.12;    ///< Opacity of the background of remote pages.
constexpr double dimmedShare = 0.6;   ///< Opacity of the segments of other owners while arcs are shown.
constexpr double ringShare = 0.11;    ///< Width of a thread's ring, as a share of the token's height.
constexpr double ringAirShare = 0.05; ///< Space between a thread's disc and its ring, as a share of the token's height.
constexpr double ringReach = 0.09;    ///< How far a ring extends beyond its token, as a share of the token's height.
constexpr double trackShare = 0.22;   ///< Opacity of the remote part of a ring.
constexpr double leastFigure = 11, mostFigure = 20; ///< Minimum and maximum font size of figures on a token, in pixels.
constexpr double pinchWidth = 1.5;                  ///< Width of the lines of the bottleneck's icon.
constexpr double leastAmount = 0.005; ///< Minimum utilisation that is drawn; smaller utilisations are drawn as idle.
constexpr double leastWire = 3;       ///< Minimum width of a wire, in pixels.
constexpr double leastCore = 2;       ///< Minimum width of the utilisation inside a wire that has traffic.
constexpr double hotEdge = 2;         ///< Width of the edge on each side of a wire.
constexpr double haloEdge = 5;        ///< Largest width of the halo on each side of the bottleneck's wire.
constexpr double flowLength = 6;      ///< Length of a flow mark.
constexpr double flowPitch = 18;      ///< Distance between flow marks.
constexpr double slowest = 0.1; ///< Minimum speed of flow marks, as a share of full speed; slower motion is invisible.

/// True if the amount of a bar or wire is large enough to draw.
bool isUsed(const Mark& mark) {
    return mark.amount >= leastAmount;
}

/// Returns the first part of the outline of a rectangle with round ends, clockwise from the middle of its top.
/// The outline is `inset` inside the rectangle. `share` is the part's share of the outline.
std::vector<Point> outlineOf(const Rect& rect, double inset, double share) {
    constexpr int steps = 12; // number of straight lines in a half circle
    const double radius = rect.height / 2 - inset;
    const Point middle{rect.x + rect.width / 2, rect.y + rect.height / 2};
    const double straight = std::max(0.0, rect.width / 2 - inset - radius); // half of the straight edge
    std::vector<Point> whole{{middle.x, middle.y - radius}};
    for (const int side : {1, -1})
        for (int i = 0; i <= steps; ++i) {
            const double angle = std::numbers::pi * i / steps;
            whole.push_back(
                {middle.x + side * (straight + radius * std::sin(angle)), middle.y - side * radius * std::cos(angle)});
        }
    whole.push_back(whole.front());
    const auto lengthOf = [&](std::size_t i) {
        return std::hypot(whole[i].x - whole[i - 1].x, whole[i].y - whole[i - 1].y);
    };
    double left = 0;
    for (std::size_t i = 1; i < whole.size(); ++i)
        left += share * lengthOf(i);
    std::vector<Point> part{whole.front()};
    for (std::size_t i = 1; i < whole.size() && left > 0; ++i) {
        const double length = lengthOf(i);
        const double along = length > 0 ? std::min(1.0, left / length) : 1;
        part.push_back({whole[i - 1].x + along * (whole[i].x - whole[i - 1].x),
                        whole[i - 1].y + along * (whole[i].y - whole[i - 1].y)});
        left -= length;
    }
    return part;
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
            text();
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

    /// Writes the text in its place, on a filled band if the mark's line has a colour, and after an icon.
    void text() {
        constexpr double above = 1;
        constexpr double radius = 4;
        if (m_text == nullptr)
            return;
        const SetText& text = *m_text;
        const double beside = text.text.empty() ? 2 : 5;
        if (const Rect& at = text.rect; m_mark.line != Tone())
            rectangle({at.x - beside, at.y - above, at.width + 2 * beside, at.height + 2 * above}, m_mark.line, radius);
        if (!m_mark.label.isPinched)
            return write(text, m_mark.label.at, m_mark.tone);
        pinch({text.rect.x, text.rect.y + (text.rect.height - text.size) / 2, text.size, text.size});
        SetText name = text;
        name.rect.x += iconSpaceOf(text.text, text.size);
        write(name, MarkText::At::Start, m_mark.tone);
    }

    /// Draws the icon of the bottleneck: two curves that narrow a passage.
    void pinch(const Rect& at) {
        constexpr int steps = 6;
        constexpr double reach = 0.4; // distance of a curve's middle from its ends, as a share of the width
        for (const bool isLeft : {true, false}) {
            std::vector<Point> path;
            for (int i = 0; i <= steps; ++i) {
                const double down = static_cast<double>(i) / steps;
                const double inward = reach * std::sin(std::numbers::pi * down);
                path.push_back({at.x + at.width * (isLeft ? 0.1 + inward : 0.9 - inward), at.y + at.height * down});
            }
            stroke(std::move(path), m_mark.tone, pinchWidth);
        }
    }

    void box() {
        const bool isBand = m_mark.part == part::saturation && m_owner != nullptr;
        const Rect at = withMinimumHeight(m_scale.of(m_mark.rect), isBand ? leastBand : 0);
        rectangle(at, m_mark.fill == Mark::Fill::None ? Tone() : m_mark.tone, m_mark.radius, m_mark.line, m_mark.width);
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
        if (m_mark.fill == Mark::Fill::Hatched)
            hatch(at, barPitch, m_mark.line);
        if (isUsed(m_mark)) {
            const double length = std::max(height, rounded(at.width * std::min(m_mark.amount, 1.0)));
            rectangle({at.x, at.y, length, height}, Tone::ofHeat(m_mark.amount), height / 2);
        }
        const auto addTick = [&](double value, Tone tone) {
            const double x = at.x + at.width * std::min(value, 1.0);
            if (value >= 0)
                stroke({{x, at.y}, {x, at.bottom() + 2}}, tone, 1); // not up to the figure above
        };
        addTick(m_mark.before, Tone::Name::Secondary);
        addTick(m_mark.limit, Tone::Name::Text);
    }

    /// Draws the lines of a wire on top of each other: background, edge, capacity, utilisation in the middle, and flow.
    void wire() {
        std::vector<Point> path;
        for (const Point& point : m_mark.path)
            path.push_back(m_scale.at(point));
        if (m_mark.edge != Mark::Edge::Solid) {
            const double most = m_mark.width;
            const double width = m_mark.edge == Mark::Edge::Dotted ? std::clamp(most * m_scale.zoom, 2.0, most) : most;
            stroke(path, m_mark.tone, width).edge = m_mark.edge;
            return;
        }
        const double exact = m_mark.width * m_scale.zoom;
        const double width = m_scale.whole ? std::round(std::max(leastWire, exact)) : exact;
        const double edge = m_mark.line.share < 1 ? std::min(haloEdge, wireGap * m_scale.zoom) : hotEdge;
        const double around = width + (m_mark.line != Tone() ? 2 * edge : 0);
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

    /// Draws the ring of a thread: its local share, clockwise from the top, on a pale track.
    void ring(const Rect& at, double width) {
        Tone track = m_mark.tone;
        track.share = trackShare;
        const bool isWhole = m_mark.localShare >= 1;
        rectangle(at, Tone(), at.height / 2, isWhole ? m_mark.tone : track, width);
        if (!isWhole && m_mark.localShare > 0)
            stroke(outlineOf(at, width / 2, m_mark.localShare), m_mark.tone, width);
    }

    /// True if more accesses to a stack's pages come from other boards than from its own.
    bool isMostlyRemote() const {
        double remote = 0;
        for (const MarkSegment& each : m_mark.segments)
            remote += each.isRemote ? each.share : -each.share;
        return remote > 0;
    }

    /// Draws a small symbol with the number of threads or pages beside it.
    void count() {
        constexpr double side = 8, stackSide = 12, air = 3, firstLine = 2, linePitch = 3;
        const bool isStack = m_mark.shape == Mark::Shape::Stack;
        const Rect at = token();
        const double size = std::round(TextMetrics{m_scale.textScale}.of(textSize));
        const double width = isStack ? stackSide : side;
        const double middle = rounded(at.y + at.height / 2);
        for (int back = isStack ? 2 : 0; back >= 0; --back) {
            const double step = back * 1.5;
            const Rect face{at.x + step, middle - side / 2 - step, width - (isStack ? 3 : 0), side};
            const bool isLined = isStack && back == 0 && isMostlyRemote();
            const bool isFilled = back == 0 && !isLined;
            rectangle(face, isFilled ? m_mark.tone : Tone(Tone::Name::Panel), isStack ? 2 : side / 2,
                      isStack ? m_mark.tone : Tone());
            for (double y = firstLine; isLined && y < side; y += linePitch)
                rectangle({face.x, face.y + y, face.width, 1}, m_mark.tone, 0);
        }
        const double height = m_scale.measure.height(size);
        write({figure(), {at.x + width + air, middle - height / 2, at.width, height}, size}, MarkText::At::Start,
              Tone::Name::Text);
    }

    void disc() {
        if (m_mark.isCount)
            return count();
        Rect at = token();
        const double size = sizeOn(at.height / 2, at);
        at = widened(at, size, 2 + 2 * at.height * (ringShare + ringAirShare));
        const bool full = m_mark.fill == Mark::Fill::Plain;
        const bool isRinged = m_mark.localShare >= 0;
        const double width = at.height * ringShare;
        const double inset = isRinged ? rounded(width + at.height * ringAirShare) : 0;
        if (isRinged) {
            const double beside = rounded(at.height * ringReach);
            at = {at.x - beside, at.y - beside, at.width + 2 * beside, at.height + 2 * beside};
            ring(at, width);
        }
        const Rect disc{at.x + inset, at.y + inset, at.width - 2 * inset, at.height - 2 * inset};
        Tone face = full ? m_mark.tone : Tone(Tone::Name::Panel);
        if (m_mark.fill == Mark::Fill::Soft) {
            face = m_mark.tone;
            face.share = idleShare;
        }
        const bool isEdged = !full && !isRinged; // a disc with a ring needs no edge of its own
        rectangle(disc, face, disc.height / 2, isEdged ? m_mark.tone : Tone(), isEdged ? tokenEdge : 0);
        write(figure(), disc, size, full ? Tone(Tone::Name::OnToken) : m_mark.tone);
        if (m_mark.stopped)
            stroke({{at.x + 1, at.bottom() - 2}, {at.right() - 2, at.y + 1}}, Tone::Name::Stress, crossWidth);
        if (m_mark.isAway)
            rectangle({at.right() - awayDot / 2 - 1, at.y - awayDot / 2 + 1, awayDot, awayDot}, Tone::Name::Stress,
                      awayDot / 2, Tone::Name::Panel, tokenEdge);
    }

    /// Draws the face of a stack. Pages that are used locally are solid, and pages that are used remotely are lined.
    void segments(const Rect& face) {
        const Rect inside{face.x + sheetInset, face.y + sheetInset, face.width - 2 * sheetInset,
                          face.height - 2 * sheetInset};
        double before = 0;
        for (const MarkSegment& each : m_mark.segments) {
            const double left = rounded(before * inside.width);
            const double right = rounded((before += each.share) * inside.width);
            if (right - left < 1 || inside.height <= 0)
                continue;
            const Rect part{inside.x + left, inside.y, right - left, inside.height};
            const double shown = each.isDimmed ? dimmedShare : 1;
            Tone tone = each.tone;
            tone.share = shown * (each.isRemote ? tintShare : 1);
            rectangle(part, tone, 0);
            tone.share = shown * remoteShare;
            for (double y = remotePitch / 2 - 1; each.isRemote && y + remoteHeight <= part.height; y += remotePitch)
                rectangle({part.x, part.y + y, part.width, remoteHeight}, tone, 0);
        }
    }

    /// Draws pages as sheets with their number below or, if there is too little space, on the front sheet.
    void stack() {
        if (m_mark.isCount)
            return count();
        Rect at = token();
        const double size = sizeOn(at.height / 3, at);
        at = widened(at, size, 4);
        const bool isBelow = !figure().empty() && at.height - size >= leastSheets;
        const double height = isBelow ? at.height - rounded(size) - 1 : at.height;
        const double step = std::max(leastSheet, rounded(height * sheetShare));
        Rect sheet{at.x, at.y, at.width - 2 * step, height - 2 * step};
        const Tone edge = m_mark.segments.size() == 1 ? m_mark.segments.front().tone : m_mark.tone;
        for (const int back : {2, 1, 0}) {
            sheet.x = at.x + back * step;
            sheet.y = at.y + (2 - back) * step;
            rectangle(sheet, Tone::Name::Panel, sheetRadius, edge, back > 0 ? 1 : tokenEdge);
        }
        segments(sheet);
        if (isBelow) {
            write(figure(), {at.x, at.bottom() - size - 1, at.width - 2 * step, size}, size, Tone::Name::Text);
            return;
        }
        if (!m_mark.segments.empty() && !figure().empty()) { // keeps the figure readable on the pattern
            const double width = std::min(sheet.width, m_scale.measure.width(figure(), size, m_mark.label.strong) + 4);
            const double tag = std::min(sheet.height, size + 1);
            rectangle({sheet.x + (sheet.width - width) / 2, sheet.y + (sheet.height - tag) / 2, width, tag},
                      Tone::Name::Panel, sheetRadius);
        }
        write(figure(), sheet, size, Tone::Name::Text);
    }

    /// Draws hatching from the lower left to the upper right.
    void hatch(const Rect& at, double pitch, Tone tone, double opacity = 1) {
        for (double along = pitch; along < at.width + at.height; along += pitch) {
            stroke({{at.x + std::max(0.0, along - at.height), at.y + std::min(along, at.height)},
                    {at.x + std::min(along, at.width), at.y + std::max(0.0, along - at.width)}},
                   tone, 1)
                .opacity = opacity;
        }
    }

    /// Draws hatching, and also a cross if the mark's line has a colour.
    void cross() {
        const Rect at = m_scale.of(m_mark.rect);
        if (m_mark.fill == Mark::Fill::Hatched)
            hatch(at, hatchPitch, m_mark.tone, hatchOpacity);
        if (m_mark.line == Tone())
            return;
        const double arm = std::min(at.width, at.height) * armShare;
        const Point middle{at.x + at.width / 2, at.y + at.height / 2};
        stroke({{middle.x - arm, middle.y - arm}, {middle.x + arm, middle.y + arm}}, m_mark.line, crossWidth);
        stroke({{middle.x - arm, middle.y + arm}, {middle.x + arm, middle.y - arm}}, m_mark.line, crossWidth);
    }

    /// Returns the font size of a token's figure: about `usual` pixels at the usual text scale.
    /// The size follows the text scale as far as the token's face has space.
    double sizeOn(double usual, const Rect& face) const {
        constexpr double air = 2;
        const TextMetrics text{m_scale.textScale};
        const double plain = std::clamp(std::floor(usual / text.growthOfTokens()), leastFigure, mostFigure);
        if (text.scale <= 1 || m_mark.label.forms.empty())
            return plain;
        const double wide = m_scale.measure.width(m_mark.label.forms.front(), 1, m_mark.label.strong);
        const double wanted = std::floor(text.of(plain));
        return std::max(plain, std::min(wanted, std::floor((face.width - air) / wide)));
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
