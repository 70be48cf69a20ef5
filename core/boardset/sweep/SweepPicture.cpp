// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/SweepPicture.h"

#include "boardset/catalog/Text.h"
#include "boardset/catalog/Ticks.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/diagram/Layout.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/evidence/DescribeEvidence.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <utility>

namespace boardset {

namespace {

using picture::hexOf;

constexpr double pageWidth = 960;
constexpr double leastHeight = 540;
constexpr double edge = 24; // margin around the plot
constexpr double letters = 13;
constexpr double headLetters = 16;
constexpr double lineStep = 18;
constexpr double mostName = 300; // width of a curve's title next to the plot
constexpr double sample = 30;    // length of the sample line before the title
constexpr double thick = 2;
constexpr double dot = 3; // radius
constexpr double ring = 4;
constexpr double ball = 5.5;
constexpr std::size_t markedMost = 40; // maximum number of points that are marked individually

double widthOf(const std::string& text) {
    return tableMeasure().width(text, letters, false);
}

std::string labelOf(double value) {
    return value == std::round(value) ? grouped(value) : figureText(value);
}

/// Returns a curve's title and, below it, the notes about its line and its marks.
std::vector<std::string> legendOf(const SweepCurve& curve, const std::vector<SweepCurve>& all, bool isNow) {
    std::vector<std::string> lines{curve.line.title};
    if (curve.twin)
        lines.push_back(Message{"same as {curve}", {{"curve", all[*curve.twin].line.title}}});
    for (const SweepMark& mark : curve.marks)
        lines.push_back("◇ " + (mark.isKnee ? "" : mark.label + ' ') + mark.note);
    if (!curve.fall.empty())
        lines.push_back(curve.fall);
    const auto& published = curve.line.published;
    if (!published.empty())
        lines.push_back(
            Message{published.size() > 1 ? "○ published, model up to {error}" : "○ published, model {error}",
                    {{"error", errorOf(farthestOff(published).row)}}});
    if (isNow)
        lines.push_back(Message{"● current scenario"});
    for (std::string& line : lines)
        line = fitted(line, mostName, letters);
    return lines;
}

/// The mapping of numbers to positions on the page.
class Axes {
public:
    Axes(const SweepAxis& over, const std::vector<SweepCurve>& curves, double height, double names)
        : m_doubles(over.quantity.isDoubling(over.values.front(), over.values.back())), m_height(height) {
        std::vector<double> xs;
        double most = 0;
        for (const SweepCurve& curve : curves) {
            for (const PlotPoint& each : curve.line.points) {
                xs.push_back(each.x);
                most = std::max(most, each.throughput);
            }
            for (const PublishedPoint& each : curve.line.published)
                most = std::max(most, each.throughput);
        }
        if (xs.empty())
            xs = over.values;
        std::tie(m_leastX, m_mostX) = std::pair(std::ranges::min(xs), std::ranges::max(xs));
        m_mostX += m_mostX == m_leastX ? 1 : 0;
        m_isWhole = std::ranges::all_of(xs, [](double x) { return x == std::floor(x); });
        m_stepY = tickStep(most, (bottom() - top()) / (2 * lineStep));
        m_mostY = std::max(m_stepY, std::ceil(most / m_stepY - 1e-9) * m_stepY);
        m_left = edge + widthOf(grouped(m_mostY)) + edge / 2;
        m_right = pageWidth - edge - names;
    }

    double atX(double x) const {
        const double part =
            m_doubles ? std::log(x / m_leastX) / std::log(m_mostX / m_leastX) : (x - m_leastX) / (m_mostX - m_leastX);
        return std::lerp(m_left + edge / 2, m_right - edge / 2, part);
    }
    double atY(double y) const { return std::lerp(bottom(), top(), y / m_mostY); }
    double left() const { return m_left; }
    double right() const { return m_right; }
    static double top() { return edge + headLetters + 4 * lineStep; }
    static double belowPlot() { return edge + 2 * lineStep; }
    double bottom() const { return m_height - belowPlot(); }

    std::vector<double> alongX() const {
        const double most = (m_right - m_left) / (5.5 * letters);
        return m_doubles ? powersWithin(m_leastX, m_mostX, tickFactor(m_leastX, m_mostX, most))
                         : ticksWithin(m_leastX, m_mostX, tickStep(m_mostX - m_leastX, most, m_isWhole ? 1 : 0));
    }
    std::vector<double> alongY() const { return ticksWithin(0, m_mostY, m_stepY); }

private:
    bool m_doubles, m_isWhole = true; ///< True if all values are whole numbers.
    double m_height;
    double m_leastX = 0, m_mostX = 1, m_stepY = 1, m_mostY = 1, m_left = 0, m_right = 0;
};

/// The elements, one per line.
class Drawing {
public:
    Drawing(const Axes& axes, const picture::Palette& palette) : m_axes(axes), m_palette(palette) {}

    void head(const std::string& title, const std::string& subject) {
        const double room = pageWidth - 2 * edge;
        words(edge, edge + headLetters, fitted(title, room, headLetters, true), "start", m_palette.text,
              " font-size=\"" + decimal(headLetters) + "\" font-weight=\"600\"");
        words(edge, edge + headLetters + lineStep, fitted(subject, room, letters), "start", m_palette.secondary);
    }
    void grid(const std::string& titleX, const std::string& titleY) {
        for (const double y : m_axes.alongY()) {
            line(m_axes.left(), m_axes.right(), m_axes.atY(y), m_palette.hairline);
            words(m_axes.left() - edge / 2, m_axes.atY(y) + letters / 3, labelOf(y), "end", m_palette.secondary);
        }
        for (const double x : m_axes.alongX())
            words(m_axes.atX(x), m_axes.bottom() + lineStep, labelOf(x), "middle", m_palette.secondary);
        words(edge, Axes::top() - lineStep, titleY, "start", m_palette.secondary);
        words(m_axes.right(), m_axes.bottom() + 2 * lineStep, titleX, "end", m_palette.secondary);
    }
    void curve(const SweepCurve& each, std::size_t tone) {
        const picture::Rgb colour = colourOf(tone);
        std::string path;
        for (const PlotPoint& point : each.line.points)
            path +=
                (path.empty() ? "" : " ") + decimal(m_axes.atX(point.x)) + ',' + decimal(m_axes.atY(point.throughput));
        write("<polyline points=\"" + path + "\" fill=\"none\" stroke=\"" + hexOf(colour) + "\" stroke-width=\"" +
              decimal(thick) + "\" stroke-linejoin=\"round\"" + dashOf(tone, each.twin.has_value()) + "/>");
        if (each.line.points.size() <= markedMost)
            for (const PlotPoint& point : each.line.points)
                circle(point.x, point.throughput, dot, colour, colour);
    }
    /// Draws the marks over all lines, published values first. The legend also lists the numbers of knees and limits.
    void marks(const std::vector<SweepCurve>& curves) {
        for (std::size_t tone = 0; tone < curves.size(); ++tone) {
            std::string said; // equal labels of consecutive rings are written once
            for (const PublishedPoint& point : curves[tone].line.published) {
                circle(point.x, point.throughput, ring, m_palette.panel, colourOf(tone));
                const std::string value = labelOf(point.throughput);
                if (std::exchange(said, value) != value)
                    label(m_axes.atX(point.x) - 2 * ring - widthOf(value), m_axes.atY(point.throughput) - ring, value);
            }
        }
        for (std::size_t tone = 0; tone < curves.size(); ++tone)
            for (const SweepMark& mark : curves[tone].marks)
                diamond(mark, colourOf(tone));
    }
    void now(const PlotPoint& at, std::size_t tone) {
        circle(at.x, at.throughput, ball, colourOf(tone), m_palette.panel);
    }
    void legend(const std::vector<std::string>& lines, double y, std::size_t tone, bool isTwin) {
        const double x = m_axes.right() + edge;
        line(x, x + sample, y - letters / 3, colourOf(tone),
             " stroke-width=\"" + decimal(thick) + '"' + dashOf(tone, isTwin));
        for (std::size_t i = 0; i < lines.size(); ++i)
            words(x + sample + edge / 3, y + static_cast<double>(i) * lineStep, lines[i], "start",
                  i == 0 ? m_palette.text : m_palette.secondary);
    }
    const std::string& written() const { return m_out; }

private:
    picture::Rgb colourOf(std::size_t tone) const { return m_palette.series[tone % m_palette.series.size()]; }
    /// Returns the dash pattern, which changes when the colours repeat, as in Theme.seriesLine().
    std::string dashOf(std::size_t tone, bool isTwin) const {
        static constexpr std::array again{"", "2 4", "8 4 2 4", "8 4 2 4 2 4"};
        const std::string dash = isTwin ? "8 4" : again.at(tone / m_palette.series.size() % again.size());
        return dash.empty() ? "" : " stroke-dasharray=\"" + dash + '"';
    }
    void words(double x, double y, const std::string& words, const char* anchor, picture::Rgb colour,
               const std::string& more = "") {
        write("<text x=\"" + decimal(x) + "\" y=\"" + decimal(y) + "\" text-anchor=\"" + anchor + "\" fill=\"" +
              hexOf(colour) + '"' + more + '>' + xmlEscaped(words) + "</text>");
    }
    void line(double from, double to, double y, picture::Rgb colour, const std::string& more = "") {
        write("<line x1=\"" + decimal(from) + "\" y1=\"" + decimal(y) + "\" x2=\"" + decimal(to) + "\" y2=\"" +
              decimal(y) + "\" stroke=\"" + hexOf(colour) + '"' + more + "/>");
    }
    /// Writes a label on a background that hides lines. Writes nothing if the label would overlap another label.
    void label(double x, double y, const std::string& text) {
        const Rect room{x - 2, y - letters, widthOf(text) + 4, letters + 3};
        if (std::ranges::any_of(m_labels, [&](const Rect& other) {
                return other.x < room.right() && room.x < other.right() && other.y < room.bottom() &&
                       room.y < other.bottom();
            }))
            return;
        m_labels.push_back(room);
        write("<rect x=\"" + decimal(room.x) + "\" y=\"" + decimal(room.y) + "\" width=\"" + decimal(room.width) +
              "\" height=\"" + decimal(room.height) + "\" fill=\"" + hexOf(m_palette.panel) +
              "\" fill-opacity=\"0.85\"/>");
        words(x, y, text, "start", m_palette.text);
    }
    void circle(double x, double y, double radius, picture::Rgb fill, picture::Rgb colour) {
        write("<circle cx=\"" + decimal(m_axes.atX(x)) + "\" cy=\"" + decimal(m_axes.atY(y)) + "\" r=\"" +
              decimal(radius) + "\" fill=\"" + hexOf(fill) + "\" stroke=\"" + hexOf(colour) +
              "\" stroke-width=\"1.5\"/>");
    }
    void diamond(const SweepMark& mark, picture::Rgb colour) {
        const double x = m_axes.atX(mark.x);
        const double y = m_axes.atY(mark.y);
        const double half = 1.5 * ring;
        write("<path d=\"M" + decimal(x - half) + ' ' + decimal(y) + 'L' + decimal(x) + ' ' + decimal(y - half) + 'L' +
              decimal(x + half) + ' ' + decimal(y) + 'L' + decimal(x) + ' ' + decimal(y + half) + "Z\" fill=\"" +
              hexOf(m_palette.panel) + "\" stroke=\"" + hexOf(colour) + "\" stroke-width=\"" + decimal(thick) + "\"/>");
        label(x - widthOf(mark.label) / 2, y - half - letters / 2, mark.label);
    }
    void write(const std::string& element) { m_out += element + '\n'; }

    const Axes& m_axes;
    const picture::Palette& m_palette;
    std::vector<Rect> m_labels;
    std::string m_out;
};

} // namespace

std::string toSvg(const Canonical& of, const Swept& swept, SweepHeight height, picture::Palette::Name palette) {
    const picture::Palette& look = picture::paletteOf(palette);
    const std::vector<SweepCurve> curves = curvesOf(swept, height);
    std::vector<std::vector<std::string>> legends;
    double names = 0;
    double lines = 0;
    for (const SweepCurve& each : curves) {
        legends.push_back(legendOf(each, curves, nowOn(each, swept) != nullptr));
        for (const std::string& line : legends.back())
            names = std::max(names, edge + sample + edge / 3 + widthOf(line));
        lines += static_cast<double>(legends.back().size()) + 0.5;
    }
    const double pageHeight = std::max(leastHeight, Axes::top() + lines * lineStep + Axes::belowPlot());
    const Axes axes(swept.asked.over, curves, pageHeight, names);
    Drawing drawing(axes, look);
    const std::string& machine = of.topology->machine().title;
    const std::string title = of.scenario.title.empty() ? machine : of.scenario.title + " · " + machine;
    const std::string subject = subjectOf(swept.asked, height);
    drawing.head(title, subject);
    drawing.grid(titleOf(swept.asked.over.quantity), titleOf(swept, height));
    for (std::size_t i = 0; i < curves.size(); ++i)
        drawing.curve(curves[i], i);
    drawing.marks(curves);
    for (std::size_t i = 0; i < curves.size(); ++i)
        if (const PlotPoint* const now = nowOn(curves[i], swept))
            drawing.now(*now, i);
    double y = Axes::top() + letters / 2;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        drawing.legend(legends[i], y, i, curves[i].twin.has_value());
        y += (static_cast<double>(legends[i].size()) + 0.5) * lineStep;
    }
    const std::string caption = Message{"{scenario}: {plot}", {{"scenario", title}, {"plot", subject}}};
    const std::string size = "width=\"" + decimal(pageWidth) + "\" height=\"" + decimal(pageHeight) + '"';
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" " + size +
           " viewBox=\"0 0 " + decimal(pageWidth) + ' ' + decimal(pageHeight) +
           "\" font-family=\"Inter, sans-serif\" font-size=\"" + decimal(letters) + "\" role=\"img\">\n<title>" +
           xmlEscaped(caption) + "</title>\n<rect " + size + " fill=\"" + hexOf(look.panel) + "\"/>\n" +
           drawing.written() + "</svg>\n";
}

} // namespace boardset
