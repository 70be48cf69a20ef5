// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the grid first, then lines, marks and labels.
#include "boardset/picture/PlotPicture.h"

#include "boardset/diagram/Metrics.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <optional>

namespace boardset::picture {

namespace {

constexpr double leastField = 24;       ///< Minimum width and height of the field of a plot, in pixels.
constexpr double mostPlotPoints = 4000; ///< Maximum number of points on all lines; more would take too long.
constexpr double dropOpacity = 0.6;     ///< Opacity of the line from a knee to the x axis.
constexpr double labelRadius = 2;       ///< Radius of the corners of a label's background.
constexpr double widestTick = 6.5;      ///< Width of a label of the x axis with the space beside it, in letters.
constexpr double highestTick = 2.5;     ///< Height of a label of the y axis with the space below it, in letters.
constexpr double mostTicksY = 12;

double thickOf(const PlotLook& look) {
    return std::max(2.0, std::round(look.letters / 6));
}

Rect around(const Point& at, double radius) {
    return {at.x - radius, at.y - radius, 2 * radius, 2 * radius};
}

/// True if a part of a segment is inside a rectangle (the algorithm of Liang and Barsky).
bool crosses(const Point& from, const Point& to, const Rect& rect) {
    double begin = 0;
    double end = 1;
    const auto clip = [&](double start, double step, double least, double greatest) {
        if (step == 0)
            return start > least && start < greatest;
        const auto [in, out] = std::minmax({(least - start) / step, (greatest - start) / step});
        begin = std::max(begin, in);
        end = std::min(end, out);
        return begin < end;
    };
    return clip(from.x, to.x - from.x, rect.x, rect.right()) && clip(from.y, to.y - from.y, rect.y, rect.bottom());
}

/// Returns the lowest and the highest point of each column of pixels; if there are few points, all of them.
std::vector<Point> thinned(const std::vector<Point>& points, double column) {
    std::vector<Point> kept;
    for (auto first = points.begin(); first != points.end();) {
        const auto columnOf = [&](const Point& point) { return std::floor(point.x / column); };
        const auto next = std::find_if(
            first, points.end(), [&](const Point& each) { return columnOf(each) != columnOf(*first); });
        const auto [high, low] = std::minmax_element(first, next, [](auto& a, auto& b) { return a.y < b.y; });
        std::vector all{first, std::min(high, low), std::max(high, low), std::prev(next)};
        all.erase(std::unique(all.begin(), all.end()), all.end());
        for (const auto& each : all)
            kept.push_back(*each);
        first = next;
    }
    return kept;
}

/// Returns the dash pattern of a line in pixels; empty for a solid line. The pattern changes when the colours repeat.
std::vector<double> dashesOf(const PlotLine& line, const PlotLook& look) {
    static const std::vector<std::vector<double>> patterns{{}, {1, 2}, {4, 2, 1, 2}, {4, 2, 1, 2, 1, 2}};
    const auto tone = static_cast<std::size_t>(std::max(0, line.tone));
    const bool isGrey = look.palette == Palette::Name::Print;
    const std::size_t again = tone / paletteOf(look.palette).series.size() + (isGrey ? tone : 0);
    std::vector<double> dashes = line.isDashed ? std::vector<double>{4, 2} : patterns[again % patterns.size()];
    for (double& each : dashes)
        each *= thickOf(look);
    return dashes;
}

Primitive strokeOf(const PlotLine& line, std::vector<Point> path, const PlotLook& look) {
    return {.kind = Primitive::Kind::Line,
            .path = std::move(path),
            .line = Tone::series(line.tone),
            .width = thickOf(look),
            .dashes = dashesOf(line, look)};
}

/// The marks and labels of a plot that have been placed, and its lines. Labels avoid all of them.
class LabelSpace {
public:
    explicit LabelSpace(const Rect& field) : m_field(field) {}

    void take(const Rect& rect) { m_taken.push_back(rect); }
    void take(std::vector<Point> path) { m_paths.push_back(std::move(path)); }

    /// Returns the place for a label at a distance from a point: above, below or beside it. Prefers a place without a
    /// line. Returns nothing if every place overlaps a mark or another label.
    std::optional<Rect> placeAt(const Point& at, double away, double width, double height) {
        const double left = at.x - away - width;
        const double middle = at.y - height / 2;
        const Rect places[] = {{at.x - width / 2, at.y - away - height, width, height},
                               {at.x - width / 2, at.y + away, width, height},
                               {at.x + away, middle, width, height},
                               {left, middle, width, height},
                               {at.x + away / 2, at.y - away - height, width, height},
                               {left + away / 2, at.y - away - height, width, height},
                               {at.x + away / 2, at.y + away, width, height},
                               {left + away / 2, at.y + away, width, height}};
        for (const bool isStrict : {true, false})
            for (const Rect& place : places)
                if (isFree(place) && !(isStrict && isOnLine(place))) {
                    take(place);
                    return place;
                }
        return std::nullopt;
    }

private:
    bool isFree(const Rect& place) const {
        return m_field.contains(place) && std::ranges::none_of(
                                              m_taken, [&](const Rect& other) { return place.overlaps(other); });
    }
    bool isOnLine(const Rect& place) const {
        return std::ranges::any_of(
            m_paths,
            [&](const std::vector<Point>& path) {
                return std::ranges::adjacent_find(
                           path, [&](auto& a, auto& b) { return crosses(a, b, place); }) != path.end();
            });
    }

    Rect m_field;
    std::vector<Rect> m_taken;
    std::vector<std::vector<Point>> m_paths;
};

class PlotPainter {
public:
    PlotPainter(const PlotData& plot, const PlotAxes& axes, const Rect& area, double head, const PlotLook& look)
        : m_plot(plot), m_axes(axes), m_area(area), m_look(look), m_thick(thickOf(look)), m_field(fieldIn(area, head)),
          m_labels(m_field) {}

    PlotPicture drawn() {
        if (m_field.width < leastField || m_field.height < leastField)
            return {};
        drawGrid();
        for (const PlotLine& line : m_plot.lines)
            drawLine(line);
        for (const auto kind : {PlotMark::Kind::Published, PlotMark::Kind::Knee, PlotMark::Kind::Now})
            forMarks(kind, [this](const PlotLine& line, const PlotMark& mark) { drawMark(line, mark); });
        for (const auto kind : {PlotMark::Kind::Knee, PlotMark::Kind::Published})
            drawLabels(kind);
        return {m_field, std::move(m_all)};
    }

private:
    double widthOf(const std::string& text) const { return m_look.measure.width(text, m_look.letters, false); }
    double markRadius() const { return 2 * m_thick; }

    Rect fieldIn(const Rect& area, double head) {
        const double top = area.y + std::max(head, 1.5 * m_look.lineHeight());
        const double height = area.bottom() - 2.3 * m_look.lineHeight() - top;
        const double most = std::min(mostTicksY, height / (highestTick * m_look.letters));
        m_ticksY = ticksOf(m_axes.y, most);
        m_stepY = tickStep(m_axes.y.greatest - m_axes.y.least, most);
        double labels = 0;
        for (const double tick : m_ticksY)
            labels = std::max(labels, widthOf(tickText(tick, m_stepY)));
        const double left = area.x + labels + m_look.letters / 2;
        return {std::ceil(left), std::ceil(top), std::floor(area.right() - m_look.letters - left) - 1,
                std::floor(height) - 1};
    }

    Point at(const Point& point) const {
        return {m_field.x + m_axes.x.fractionOf(point.x) * m_field.width,
                m_field.bottom() - m_axes.y.fractionOf(point.y) * m_field.height};
    }

    Primitive& line(std::vector<Point> path, Tone tone) {
        return m_all.emplace_back(Primitive{.kind = Primitive::Kind::Line, .path = std::move(path), .line = tone});
    }

    void write(const std::string& text, double x, double y, MarkText::At at, Tone tone = Tone::Name::Secondary) {
        if (text.empty())
            return;
        m_all.push_back({.kind = Primitive::Kind::Text,
                         .path = {{x, y}},
                         .fill = tone,
                         .text = text,
                         .size = m_look.letters,
                         .at = at});
    }

    void drawGrid() {
        const double half = m_look.lineHeight() / 2;
        for (const double tick : m_ticksY) {
            const double y = at({0, tick}).y;
            line({{m_field.x, y}, {m_field.right(), y}}, Tone::Name::Hairline);
            write(tickText(tick, m_stepY), m_field.x - m_look.letters / 2, y, MarkText::At::End);
        }
        line({{m_field.x, m_field.bottom()}, {m_field.right(), m_field.bottom()}}, Tone::Name::Strong);
        const double most = std::max(1.0, m_field.width / (widestTick * m_look.letters));
        const double step = tickStep(m_axes.x.greatest - m_axes.x.least, most, m_axes.isWhole ? 1 : 0);
        for (const double tick : ticksOf(m_axes.x, most, m_axes.isWhole ? 1 : 0)) {
            const std::string text = tickText(tick, m_axes.x.isLogarithmic ? std::min(1.0, tick) : step);
            const double beside = widthOf(text) / 2;
            const double x = at({tick, 0}).x;
            line({{x, m_field.bottom()}, {x, m_field.bottom() + m_thick}}, Tone::Name::Strong);
            write(text, std::clamp(x, m_area.x + beside, std::max(m_area.x + beside, m_area.right() - beside)),
                  m_field.bottom() + half + m_thick, MarkText::At::Middle);
        }
        const auto title = [&](const std::string& text, double width) {
            return fitted(text, width, m_look.letters, false, m_look.measure);
        };
        const bool isShared = m_field.y - m_area.y > 2 * m_look.lineHeight(); // with a legend
        write(title(m_plot.titleY, m_area.width * (isShared ? 0.6 : 1)), m_area.x, m_area.y + half,
              MarkText::At::Start);
        write(title(m_plot.titleX, m_field.width), m_field.right(), m_area.bottom() - half, MarkText::At::End);
    }

    /// Returns the parts of a line between points that cannot be drawn.
    std::vector<std::vector<Point>> pathsOf(const PlotLine& line) const {
        std::vector<std::vector<Point>> paths(1);
        for (const Point& point : line.points)
            if (isDrawable(point, m_axes.x.isLogarithmic))
                paths.back().push_back(at(point));
            else if (!paths.back().empty())
                paths.emplace_back();
        std::erase_if(paths, [](const std::vector<Point>& path) { return path.empty(); });
        return paths;
    }

    /// Returns horizontal lines through equidistant points; each line spans the interval around its point.
    std::vector<Point> stepsOf(const std::vector<Point>& points) const {
        const double half = points.size() < 2 ? 0 : (points[1].x - points[0].x) / 2;
        std::vector<Point> outline;
        for (const Point& point : points)
            for (const double side : {-half, half})
                outline.push_back({std::clamp(point.x + side, m_field.x, m_field.right()), point.y});
        return outline;
    }

    void drawLine(const PlotLine& shown) {
        const double column =
            std::max(1.0, m_field.width * 4 * static_cast<double>(m_plot.lines.size()) / mostPlotPoints);
        for (const std::vector<Point>& points : pathsOf(shown)) {
            std::vector<Point> path = shown.isStepped ? stepsOf(points) : thinned(points, column);
            if (path.size() > 1) // a single point has only its dot
                m_all.push_back(strokeOf(shown, path, m_look));
            if (shown.isDotted || path.size() == 1)
                for (const Point& point : points)
                    disc(point, 1.5 * m_thick, Tone::series(shown.tone));
            m_labels.take(std::move(path));
        }
    }

    void disc(const Point& at, double radius, Tone fill, Tone line = {}) {
        m_all.push_back({.rect = around(at, radius), .radius = radius, .fill = fill, .line = line, .width = m_thick});
    }

    bool isShown(const PlotMark& mark) const {
        return isDrawable(mark.at, m_axes.x.isLogarithmic) && m_axes.x.contains(mark.at.x) &&
               m_axes.y.contains(mark.at.y);
    }

    void forMarks(PlotMark::Kind kind, const std::function<void(const PlotLine&, const PlotMark&)>& each) const {
        for (const PlotLine& line : m_plot.lines)
            for (const PlotMark& mark : line.marks)
                if (mark.kind == kind && isShown(mark))
                    each(line, mark);
    }

    void drawMark(const PlotLine& of, const PlotMark& mark) {
        const Tone tone = Tone::series(of.tone);
        const Point middle = at(mark.at);
        const double radius = markRadius();
        m_labels.take(around(middle, radius));
        if (mark.kind == PlotMark::Kind::Now)
            return disc(middle, radius, tone);
        if (mark.kind == PlotMark::Kind::Published)
            return disc(middle, radius, Tone::Name::Panel, tone);
        line({middle, {middle.x, m_field.bottom()}}, tone).opacity = dropOpacity;
        const double arm = 1.4 * radius;
        Primitive& diamond = line({{middle.x - arm, middle.y},
                                   {middle.x, middle.y - arm},
                                   {middle.x + arm, middle.y},
                                   {middle.x, middle.y + arm},
                                   {middle.x - arm, middle.y},
                                   {middle.x, middle.y - arm}}, // closes the corner, too
                                  tone);
        diamond.fill = Tone::Name::Panel;
        diamond.width = m_thick;
    }

    /// Writes the labels on a background that hides lines. Equal labels of consecutive marks on a line, and of marks at
    /// the same position, are written once.
    void drawLabels(PlotMark::Kind kind) {
        const PlotLine* of = nullptr;
        PlotMark before;
        forMarks(kind, [&](const PlotLine& line, const PlotMark& mark) {
            const Point middle = at(mark.at);
            const bool isBeside = around(middle, 1).overlaps(around(at(before.at), markRadius()));
            const bool isRepeated = before.label == mark.label && (of == &line || isBeside);
            of = &line;
            before = mark;
            if (mark.label.empty() || isRepeated)
                return;
            const auto place = m_labels.placeAt(middle, 1.6 * markRadius(), widthOf(mark.label) + m_look.letters / 2,
                                                1.2 * m_look.letters);
            if (!place)
                return;
            m_all.push_back({.rect = *place, .radius = labelRadius, .fill = Tone::Name::Panel});
            write(mark.label, place->x + place->width / 2, place->y + place->height / 2, MarkText::At::Middle,
                  Tone::Name::Text);
        });
    }

    const PlotData& m_plot;
    const PlotAxes& m_axes;
    Rect m_area;
    const PlotLook& m_look;
    double m_thick;
    std::vector<double> m_ticksY;
    double m_stepY = 1;
    Rect m_field;
    LabelSpace m_labels;
    std::vector<Primitive> m_all;
};

} // namespace

PlotPicture drawnPlot(const PlotData& plot, const PlotAxes& axes, const Rect& area, double head, const PlotLook& look) {
    return PlotPainter(plot, axes, area, head, look).drawn();
}

Primitive drawnSample(const PlotLine& line, const Rect& area, const PlotLook& look) {
    const double y = area.y + area.height / 2;
    return strokeOf(line, {{area.x, y}, {area.right(), y}}, look);
}

} // namespace boardset::picture
