// SPDX-License-Identifier: GPL-3.0-or-later
// The diagram as an SVG file: head, boxes, wires, tokens, scale, and the scenario inside.
#include "boardset/diagram/Svg.h"

#include "boardset/analysis/ClassRow.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/diagram/SvgFigures.h"
#include "boardset/diagram/SvgPalette.h"
#include "boardset/diagram/SvgText.h"
#include "boardset/diagram/SvgTokens.h"
#include "boardset/scenario/ScenarioFile.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace boardset {

namespace {

using Anchor = SvgText::Anchor;

constexpr double titleHeight = 72;
constexpr double footHeight = 40;
constexpr double headingSize = 16;
constexpr double figureSize = 18;
constexpr double leastUse = 0.005; ///< Below this a link counts as idle.

class Drawing {
public:
    Drawing(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
            SvgTheme theme, const std::vector<std::string>& remarks)
        : m_topology(topology), m_layout(layout), m_scenario(scenario), m_answer(answer), m_figures(topology, answer),
          m_colours(paletteOf(theme)) {
        for (const Wire& wire : layout.wires)
            m_width = std::max(m_width, onGrid(wire.labelPlace.right() + margin));
        for (std::string rest : remarks)
            while (!rest.empty())
                std::tie(m_remarks.emplace_back(), rest) = split(rest, m_width - 32, textSize);
    }

    std::string document() {
        const double height =
            titleHeight + m_layout.height + footHeight + lineHeight * static_cast<double>(m_remarks.size());
        const std::string size = svgNumber(m_width) + "\" height=\"" + svgNumber(height);
        m_svg.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" +
                  size + "\" viewBox=\"0 0 " + svgNumber(m_width) + ' ' + svgNumber(height) +
                  "\" font-family=\"Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif\" role=\"img\">\n");
        m_svg.raw("<title>" + xmlEscaped(heading()) + "</title>\n");
        m_svg.raw(toSvgMetadata(m_scenario) + "\n");
        m_svg.rect({0, 0, m_width, height}, {m_colours.ground});
        head();
        m_svg.raw("<g transform=\"translate(0 " + svgNumber(titleHeight) + ")\">\n");
        for (const Box& box : m_layout.boxes)
            drawBox(box);
        for (const Box& box : m_layout.boxes)
            if (box.lost)
                hatch(box.rect); // over the parts inside, which have failed with it
        for (const Wire& wire : m_layout.wires)
            drawWire(wire);
        drawTokens(m_svg, m_topology, m_layout, m_answer, m_scenario.workload, m_colours);
        m_svg.raw("</g>\n");
        foot(titleHeight + m_layout.height);
        m_svg.raw("</svg>\n");
        return m_svg.out();
    }

private:
    std::string heading() const { return m_scenario.title.empty() ? m_topology.machine().title : m_scenario.title; }

    /// Where in the machine the drawing is: "Sun Fire 6800 › SB3 › P1".
    std::string breadcrumb() const {
        std::string path;
        for (BlockId at = m_layout.focus; at > rootBlock; at = m_topology.block(at).parent)
            if (m_topology.block(at).role != Role::Group)
                path = " › " + m_topology.block(at).name + path;
        return m_topology.machine().title + path;
    }

    /// Of the bottleneck's edge: red when it is hot, else as strong as text.
    const char* stress() const {
        const auto bottleneck = m_answer.bottleneck();
        return bottleneck && bottleneck->isHot() ? m_colours.heat[4] : m_colours.text;
    }

    /// One number of the answer above its unit, right of what is already there.
    double figure(double right, const std::string& value, const std::string& unit, const char* colour) {
        const double width = std::max(textWidth(value, figureSize, true), textWidth(unit));
        m_svg.text({right, 26}, value, figureSize, colour, Anchor::End, true);
        m_svg.text({right, 46}, unit, textSize, m_colours.secondary, Anchor::End);
        return right - width - 24;
    }

    void head() {
        double right = m_width - 16;
        if (const auto bottleneck = m_answer.bottleneck()) {
            right = figure(right, percent(bottleneck->utilisation), "busiest: " + bottleneck->title, stress());
            const Rate rate = rateOf(m_answer);
            const std::string latency = m_answer.isEndless() ? "without end" : grouped(m_answer.meanLatencyNs) + " ns";
            const std::string done = m_answer.isEndless() ? "overloaded" : grouped(rate.value) + ' ' + rate.unit;
            right = figure(right, latency, "mean latency", m_colours.text);
            right = figure(right, done, "throughput", m_colours.text);
        } else {
            m_svg.text({right, 26}, "no " + nounOf(m_scenario.workload, m_topology) + " runs", titleSize,
                       m_colours.secondary, Anchor::End);
            right -= 120;
        }
        const double room = right - 16;
        const auto [first, second] = split(heading(), room, headingSize, true);
        const double up = second.empty() ? 0 : 10; // a second line takes its height from above and from below
        m_svg.text({16, 26 - up}, fitted(first, room, headingSize, true), headingSize, m_colours.text, Anchor::Start,
                   true);
        if (!second.empty())
            m_svg.text({16, 36}, fitted(second, room, headingSize, true), headingSize, m_colours.text, Anchor::Start,
                       true);
        m_svg.text({16, 46 + up}, fitted(breadcrumb(), room, textSize), textSize, m_colours.secondary);
    }

    /// As many whole words as fit, at least one, and what is left of them.
    static std::pair<std::string, std::string> split(const std::string& words, double room, double size,
                                                     bool strong = false) {
        std::size_t end = textWidth(words, size, strong) <= room ? words.size() : words.find(' ');
        for (std::size_t next = end; next < words.size(); next = words.find(' ', next + 1))
            end = textWidth(words.substr(0, next), size, strong) <= room ? next : end;
        return end >= words.size() ? std::pair(words, std::string())
                                   : std::pair(words.substr(0, end), words.substr(end + 1));
    }

    void foot(double top) {
        constexpr double step = 24;
        const double y = top + footHeight / 2;
        const double right = m_width - 16;
        const double left = right - 40 - 8 * step;
        m_svg.text({left - 8, y}, "utilisation  0", textSize, m_colours.secondary, Anchor::End);
        for (int i = 0; i < 8; ++i)
            m_svg.rect({left + i * step, y - 4, step, 8}, {heatColour(m_colours, i / 7.0)});
        m_svg.text({right, y}, "100 %", textSize, m_colours.secondary, Anchor::End);
        m_svg.text({16, y}, fitted(solvedBy(m_answer), left - 120, textSize), textSize, m_colours.secondary);
        for (std::size_t i = 0; i < m_remarks.size(); ++i)
            m_svg.text({16, top + footHeight + lineHeight * static_cast<double>(i)}, m_remarks[i], textSize,
                       m_colours.text);
    }

    /// With what is found there, where that has room.
    std::string titleOf(const Box& box, double size, bool strong) const {
        const std::string title = nameWithHits(box.title, m_figures.hitsIn(box.block));
        const bool fits = box.titlePlace.x + textWidth(title, size, strong) < box.rect.right() - 4;
        return fits && !box.titlePlace.empty() ? title : box.title;
    }

    void drawBox(const Box& box) {
        const bool hot = m_figures.isBottleneck(box);
        const bool frame = m_layout.focus != rootBlock && box.block == m_layout.focus;
        const bool raised = box.style == BoxStyle::Board || box.style == BoxStyle::Bar;
        const bool sunk = box.style == BoxStyle::Memory || box.style == BoxStyle::Chip;
        SvgText::Look look;
        look.fill = raised ? m_colours.panel : sunk ? m_colours.well : m_colours.part;
        look.stroke = hot ? stress() : m_colours.hairline;
        look.strokeWidth = hot ? 2 : 1;
        look.radius = raised ? 10 : sunk ? 5 : 8;
        look.extra = box.style == BoxStyle::Context || box.vacant ? "stroke-dasharray=\"5 4\"" : "";
        look.fill = box.vacant ? "none" : look.fill;
        if (box.domain >= 0 && !hot) {
            look.stroke = m_colours.tokens.at(static_cast<std::size_t>(box.domain) % m_colours.tokens.size());
            look.strokeWidth = 2;
        }
        m_svg.rect(box.rect, look);
        const double size = sunk ? textSize : titleSize;
        const std::string title = titleOf(box, size, !sunk);
        if (box.style == BoxStyle::Chip) {
            m_svg.text({box.titlePlace.x + box.titlePlace.width / 2, box.titlePlace.y + box.titlePlace.height / 2},
                       title, size, m_colours.secondary, Anchor::Middle);
        } else {
            label(box.titlePlace, title, size, sunk ? m_colours.secondary : m_colours.text, !sunk);
        }
        if (title == box.title || !box.subtitleAtEnd) // else it is in the hits' place
            place(box.subtitlePlace, box.subtitle, box.subtitleAtEnd);
        for (std::size_t i = 0; i < box.lines.size() && !box.linesPlace.empty(); ++i) {
            const double y = box.linesPlace.y + lineHeight * (static_cast<double>(i) + 0.5);
            m_svg.text({box.linesPlace.x, y}, box.lines[i].label, textSize, m_colours.secondary);
            m_svg.text({box.linesPlace.right(), y}, box.lines[i].value, textSize, m_colours.text, Anchor::End);
        }
        if (box.showsUse && !box.usePlace.empty())
            use(box, m_figures.ofBox(box, frame));
    }

    /// What has failed: lines from the lower left to the upper right, and a cross in the middle.
    void hatch(const Rect& rect) {
        constexpr double pitch = 12;
        const SvgText::Look thin{"none", m_colours.hairline, 1, 0, "stroke-opacity=\"0.8\""};
        for (double at = pitch; at < rect.width + rect.height; at += pitch) {
            const double left = std::max(0.0, at - rect.height);
            m_svg.polyline({{rect.x + left, rect.y + std::min(at, rect.height)},
                            {rect.x + std::min(at, rect.width), rect.y + std::max(0.0, at - rect.width)}},
                           thin);
        }
        const SvgText::Look cross{"none", m_colours.heat[4], 2};
        const double arm = std::min(rect.width, rect.height) / 4; // in the middle, clear of the names
        const Point middle{rect.x + rect.width / 2, rect.y + rect.height / 2};
        m_svg.polyline({{middle.x - arm, middle.y - arm}, {middle.x + arm, middle.y + arm}}, cross);
        m_svg.polyline({{middle.x - arm, middle.y + arm}, {middle.x + arm, middle.y - arm}}, cross);
    }

    void label(const Rect& at, const std::string& text, double size, const char* colour, bool bold = false) {
        if (!at.empty() && !text.empty())
            m_svg.text({at.x, at.y + at.height / 2}, text, size, colour, Anchor::Start, bold);
    }

    /// Secondary text at the left or the right edge of its place.
    void place(const Rect& at, const std::string& text, bool atEnd) {
        if (!at.empty()) {
            m_svg.text({atEnd ? at.right() : at.x, at.y + at.height / 2}, text, textSize, m_colours.secondary,
                       atEnd ? Anchor::End : Anchor::Start);
        }
    }

    void use(const Box& box, double utilisation) {
        const Rect& at = box.usePlace;
        const double y = at.y + (at.height - 8) / 2;
        m_svg.text({at.x, y}, box.useLabel, textSize, m_colours.secondary);
        m_svg.text({at.right(), y}, percent(utilisation), textSize, m_colours.text, Anchor::End, true);
        const Rect bar{at.x, at.bottom() - 4, at.width, 4};
        m_svg.rect(bar, {m_colours.track, {}, 1, 2});
        if (utilisation >= leastUse) {
            m_svg.rect({bar.x, bar.y, std::max(4.0, bar.width * std::min(utilisation, 1.0)), 4},
                       {heatColour(m_colours, utilisation), {}, 1, 2});
        }
    }

    void drawWire(const Wire& wire) {
        if (wire.kind != LinkKind::Data) {
            m_svg.polyline(wire.points, {"none", m_colours.secondary, 1.5, 0, "stroke-dasharray=\"2 4\""});
            return;
        }
        const double utilisation = m_figures.ofLink(wire.link);
        const bool hot = m_figures.isBottleneckLink(wire.link);
        if (wire.standby) // over the wires that it crosses
            m_svg.polyline(wire.points, {"none", m_colours.ground, wire.width + (hot ? 4 : 0) + 2 * crossingHalo});
        if (hot)
            m_svg.polyline(wire.points, {"none", stress(), wire.width + 4});
        m_svg.polyline(wire.points, {"none", m_colours.track, wire.width});
        if (utilisation >= leastUse) {
            const double fill = std::max(2.0, wire.width * std::min(utilisation, 1.0));
            m_svg.polyline(wire.points, {"none", heatColour(m_colours, utilisation), fill});
        }
        if (!m_topology.link(wire.link).framing.empty()) {
            const auto lines = linesOf(directedLabel(m_topology, m_layout, wire, m_figures.flowOf(wire.link)));
            Rect at = wire.labelPlace;
            at.height /= static_cast<double>(lines.size());
            for (const std::string& line : lines) {
                place(at, line, wire.labelAtEnd);
                at.y += at.height;
            }
            return;
        }
        const double capacity = m_topology.link(wire.link).bytesPerSecond / 1e9;
        const int decimals = capacity < 1 ? 2 : 1;
        const std::string used = svgNumber(utilisation * capacity, decimals);
        const std::string full = used + " of " + svgNumber(capacity, decimals) + " GB/s";
        const bool roomy = textWidth(full) <= wire.labelPlace.width;
        place(wire.labelPlace, roomy ? full : used + " GB/s", wire.labelAtEnd);
    }

    const Topology& m_topology;
    const Layout& m_layout;
    const Scenario& m_scenario;
    const Answer& m_answer;
    SvgFigures m_figures;
    double m_width = m_layout.width;    ///< With what labels reach beyond it.
    std::vector<std::string> m_remarks; ///< By line.
    const SvgPalette& m_colours;
    SvgText m_svg;
};

} // namespace

std::string toSvg(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
                  SvgTheme theme, const std::vector<std::string>& remarks) {
    return Drawing(topology, layout, scenario, answer, theme, remarks).document();
}

} // namespace boardset
