// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/SweepPicture.h"

#include "boardset/catalog/Text.h"
#include "boardset/catalog/Ticks.h"
#include "boardset/diagram/Numbers.h"
#include "boardset/diagram/TextMeasure.h"
#include "boardset/picture/Palette.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace boardset {

namespace {

constexpr double pageWidth = 960;
constexpr double pageHeight = 540;
constexpr double edge = 24; // around the plot
constexpr double letters = 13;
constexpr double lineHeight = 18;
constexpr double mostName = 240; // of a curve, beside the plot
constexpr double dot = 3;        // radius
constexpr double ring = 5;
constexpr std::size_t markedMost = 40; // points of which each is marked

double widthOf(const std::string& text) {
    return tableMeasure().width(text, letters, false);
}

struct Line {
    std::string title;
    std::vector<std::pair<double, double>> points;
    std::vector<std::pair<double, double>> measured;
};

/// The curves, as far as they have points.
std::vector<Line> linesOf(const SweepAsked& asked, const std::vector<SweepPoint>& points,
                          const std::vector<SweepMeasured>& measured, SweepHeight height) {
    std::map<std::size_t, Line> lines;
    const TimeUnit time = latencyUnitOf(points);
    for (const SweepPoint& point : points)
        if (isShown(point, height))
            lines[point.curve].points.emplace_back(point.x, heightOf(point, height, time));
    for (const SweepMeasured& each : measured)
        if (height == SweepHeight::Throughput && lines.contains(each.curve))
            lines[each.curve].measured.emplace_back(each.x, each.throughput);
    std::vector<Line> all;
    for (auto& [curve, line] : lines) {
        line.title = curveTitle(asked, curve);
        all.push_back(std::move(line));
    }
    return all;
}

/// Where numbers are on the page.
class Axes {
public:
    Axes(const SweepAsked& asked, const std::vector<Line>& lines)
        : m_leastX(asked.over.values.front()), m_mostX(asked.over.values.back()),
          m_doubles(asked.over.quantity.isDoubling(m_leastX, m_mostX)) {
        double most = 0;
        double names = 0;
        for (const Line& line : lines) {
            names = std::max(names, widthOf(line.title));
            for (const auto& all : {line.points, line.measured})
                for (const auto& [x, y] : all)
                    most = std::max(most, y);
        }
        m_mostX += m_mostX == m_leastX ? 1 : 0;
        m_stepY = tickStep(most, 6);
        m_mostY = std::max(m_stepY, std::ceil(most / m_stepY - 1e-9) * m_stepY);
        m_left = edge + widthOf(grouped(m_mostY)) + edge / 2;
        m_right = pageWidth - edge - std::min(mostName, names) - edge;
    }

    double atX(double x) const {
        const double part =
            m_doubles ? std::log(x / m_leastX) / std::log(m_mostX / m_leastX) : (x - m_leastX) / (m_mostX - m_leastX);
        return std::lerp(m_left, m_right, part);
    }
    double atY(double y) const { return std::lerp(bottom(), top(), y / m_mostY); }
    double left() const { return m_left; }
    double right() const { return m_right; }
    double top() const { return edge + 2 * lineHeight; }
    double bottom() const { return pageHeight - edge - 2 * lineHeight; }

    std::vector<double> alongX() const {
        std::vector<double> ticks;
        if (m_doubles) {
            for (double x = std::exp2(std::ceil(std::log2(m_leastX))); x <= m_mostX; x *= 2)
                ticks.push_back(x);
            return ticks;
        }
        const double step = tickStep(m_mostX - m_leastX, 12);
        for (double x = std::ceil(m_leastX / step - 1e-9) * step; x <= m_mostX * (1 + 1e-9); x += step)
            ticks.push_back(x);
        return ticks;
    }
    std::vector<double> alongY() const {
        std::vector<double> ticks;
        for (int i = 0; i * m_stepY <= m_mostY * (1 + 1e-9); ++i)
            ticks.push_back(i * m_stepY);
        return ticks;
    }

private:
    double m_leastX, m_mostX;
    bool m_doubles;
    double m_stepY = 1, m_mostY = 1, m_left = 0, m_right = 0;
};

/// The elements, one to a line.
class Drawing {
public:
    Drawing(const Axes& axes, const picture::Palette& palette) : m_axes(axes), m_palette(palette) {}

    void words(double x, double y, const std::string& words, const char* anchor, const std::string& colour) {
        write("<text x=\"" + decimal(x) + "\" y=\"" + decimal(y) + "\" text-anchor=\"" + anchor + "\" fill=\"" +
              colour + "\">" + xmlEscaped(words) + "</text>");
    }
    void line(double x1, double y1, double x2, double y2, const std::string& colour, const char* more = "") {
        write("<line x1=\"" + decimal(x1) + "\" y1=\"" + decimal(y1) + "\" x2=\"" + decimal(x2) + "\" y2=\"" +
              decimal(y2) + "\" stroke=\"" + colour + "\"" + more + "/>");
    }
    /// With a ground that keeps lines away.
    void label(double x, double y, const std::string& text, const std::string& colour) {
        write("<rect x=\"" + decimal(x - 2) + "\" y=\"" + decimal(y - letters) + "\" width=\"" +
              decimal(widthOf(text) + 4) + "\" height=\"" + decimal(lineHeight) + "\" fill=\"" +
              picture::hexOf(m_palette.panel) + "\" fill-opacity=\"0.85\"/>");
        words(x, y, text, "start", colour);
    }
    void grid(const SweepAsked& asked, const std::string& title) {
        const std::string quiet = picture::hexOf(m_palette.secondary);
        for (const double y : m_axes.alongY()) {
            line(m_axes.left(), m_axes.atY(y), m_axes.right(), m_axes.atY(y), picture::hexOf(m_palette.hairline));
            words(m_axes.left() - edge / 2, m_axes.atY(y) + letters / 3, labelOf(y), "end", quiet);
        }
        for (const double x : m_axes.alongX())
            words(m_axes.atX(x), m_axes.bottom() + lineHeight, labelOf(x), "middle", quiet);
        words(edge, edge + letters, title, "start", quiet);
        words((m_axes.left() + m_axes.right()) / 2, pageHeight - edge, titleOf(asked.over.quantity), "middle", quiet);
    }
    void curve(const Line& each, std::size_t number, bool withKnee) {
        const std::string colour = picture::hexOf(m_palette.processes[number % m_palette.processes.size()]);
        std::string way;
        for (const auto& [x, y] : each.points)
            way += (way.empty() ? "" : " ") + decimal(m_axes.atX(x)) + ',' + decimal(m_axes.atY(y));
        write("<polyline points=\"" + way + "\" fill=\"none\" stroke=\"" + colour +
              "\" stroke-width=\"2\" stroke-linejoin=\"round\"/>");
        if (each.points.size() <= markedMost)
            for (const auto& [x, y] : each.points)
                circle(x, y, dot, picture::hexOf(m_palette.panel), colour);
        const auto knee = withKnee ? kneeAmong(each.points) : std::nullopt;
        if (knee) {
            const auto& [x, y] = each.points[*knee];
            circle(x, y, 2 * ring, "none", colour);
            const std::string name = "knee at " + labelOf(x);
            label(m_axes.atX(x) - widthOf(name) / 2, m_axes.atY(y) + 2 * lineHeight, name, colour);
        }
        for (const auto& [x, y] : each.measured)
            measured(x, y);
    }
    /// The names beside the ends of the curves, none over another.
    void names(const std::vector<Line>& lines) {
        std::vector<std::pair<double, std::size_t>> ends; // height on the page
        for (std::size_t i = 0; i < lines.size(); ++i)
            ends.emplace_back(m_axes.atY(lines[i].points.back().second), i);
        std::ranges::sort(ends);
        double free = m_axes.top();
        const double room = m_axes.bottom() - static_cast<double>(ends.size()) * lineHeight;
        for (std::size_t i = 0; i < ends.size(); ++i) {
            const double most = room + static_cast<double>(i + 1) * lineHeight;
            free = std::min(std::max(free, ends[i].first), most);
            const std::size_t number = ends[i].second;
            words(m_axes.right() + edge, free + letters / 3, lines[number].title, "start",
                  picture::hexOf(m_palette.processes[number % m_palette.processes.size()]));
            free += lineHeight;
        }
    }
    void measured(double x, double y) {
        const double atX = m_axes.atX(x);
        const double atY = m_axes.atY(y);
        write("<path d=\"M" + decimal(atX - ring) + ' ' + decimal(atY) + 'L' + decimal(atX) + ' ' +
              decimal(atY - ring) + 'L' + decimal(atX + ring) + ' ' + decimal(atY) + 'L' + decimal(atX) + ' ' +
              decimal(atY + ring) + "Z\" fill=\"" + picture::hexOf(m_palette.text) + "\"/>");
        label(atX - 2 * ring - widthOf(labelOf(y)), atY - ring, labelOf(y), picture::hexOf(m_palette.text));
    }
    const std::string& written() const { return m_out; }

private:
    static std::string labelOf(double value) { return value == std::round(value) ? grouped(value) : decimal(value); }
    void circle(double x, double y, double radius, const std::string& fill, const std::string& colour) {
        write("<circle cx=\"" + decimal(m_axes.atX(x)) + "\" cy=\"" + decimal(m_axes.atY(y)) + "\" r=\"" +
              decimal(radius) + "\" fill=\"" + fill + "\" stroke=\"" + colour + "\" stroke-width=\"1.5\"/>");
    }
    void write(const std::string& element) { m_out += element + '\n'; }

    const Axes& m_axes;
    const picture::Palette& m_palette;
    std::string m_out;
};

} // namespace

TimeUnit latencyUnitOf(const std::vector<SweepPoint>& points) {
    double shortest = 0;
    for (const SweepPoint& each : points)
        if (each.isSolved && (shortest == 0 || each.idleNs < shortest))
            shortest = each.idleNs;
    return timeUnitOf(shortest);
}

double heightOf(const SweepPoint& point, SweepHeight height, const TimeUnit& time) {
    return height == SweepHeight::Throughput ? point.rate.value
           : height == SweepHeight::Latency  ? point.latencyNs / time.ns
                                             : 100 * point.busiest.utilisation;
}

bool isShown(const SweepPoint& point, SweepHeight height) {
    return point.isSolved && (!point.isEndless || height == SweepHeight::Use);
}

std::string curveTitle(const SweepAsked& asked, std::size_t curve) {
    if (!asked.curves)
        return "this scenario";
    const SweepQuantity& quantity = asked.curves->quantity;
    const std::string value = quantity.textOf(asked.curves->values[curve]);
    return quantity.words.empty() ? quantity.title + ": " + value : value;
}

std::string titleOf(const SweepQuantity& quantity) {
    return quantity.unit.empty() ? quantity.title : quantity.title + ", " + quantity.unit;
}

std::string titleOf(SweepHeight height, const std::string& rate, const TimeUnit& time) {
    return height == SweepHeight::Throughput ? "throughput, " + rate
           : height == SweepHeight::Latency  ? std::string("mean latency, ") + time.title
                                             : "use of the busiest part, %";
}

std::string toSvg(const SweepAsked& asked, const std::vector<SweepPoint>& points,
                  const std::vector<SweepMeasured>& measured, SweepHeight height, picture::Palette::Name palette) {
    const picture::Palette& look = picture::paletteOf(palette);
    const std::vector<Line> lines = linesOf(asked, points, measured, height);
    const auto first = std::ranges::find_if(points, &SweepPoint::isSolved);
    const Axes axes(asked, lines);
    Drawing drawing(axes, look);
    drawing.grid(asked, titleOf(height, first == points.end() ? "MB/s" : first->rate.unit, latencyUnitOf(points)));
    for (std::size_t i = 0; i < lines.size(); ++i)
        drawing.curve(lines[i], i, height == SweepHeight::Throughput);
    drawing.names(lines);
    const std::string size = "width=\"" + decimal(pageWidth) + "\" height=\"" + decimal(pageHeight) + '"';
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" " + size +
           " viewBox=\"0 0 " + decimal(pageWidth) + ' ' + decimal(pageHeight) +
           "\" font-family=\"Inter, sans-serif\" font-size=\"" + decimal(letters) + "\" role=\"img\">\n<title>" +
           xmlEscaped(titleOf(asked.over.quantity)) + "</title>\n<rect " + size + " fill=\"" +
           picture::hexOf(look.panel) + "\"/>\n" + drawing.written() + "</svg>\n";
}

} // namespace boardset
