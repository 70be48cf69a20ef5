// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out the header, the footer and the remarks as marks.
#include "boardset/picture/PageFrame.h"

#include "boardset/analysis/ClassRow.h"
#include "boardset/analysis/DescribeStations.h"
#include "boardset/analysis/LatencyUnit.h"
#include "boardset/analysis/LimitingFactor.h"
#include "boardset/describe/Figures.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/picture/AnswerFigures.h"
#include "boardset/picture/Legend.h"
#include "boardset/picture/Painting.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/ConfigurationText.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace boardset::picture {

namespace {

constexpr double titleHeight = 72;
constexpr double footAir = 8;    ///< Space above the legend, and between the legend and the remarks.
constexpr double sideAir = 16;   ///< Free space on the left and right sides of the page.
constexpr double figureAir = 24; ///< Space between two figures in the header.

/// Returns the location of the diagram in the machine: "Sun Fire 6800 › SB3 › P1".
std::string breadcrumb(const Topology& topology, BlockId focus) {
    std::string path;
    for (BlockId at = focus; at > rootBlock; at = topology.block(at).parent)
        if (topology.block(at).role != Role::Group)
            path = " › " + topology.block(at).name + path;
    return topology.machine().title + path;
}

/// Returns the area of a line of text, given the line's centre.
Rect lineAt(double x, double y, double width) {
    constexpr double height = 24; // height of the largest text on the page
    return {x, y - height / 2, width, height};
}

class Page {
public:
    Page(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
         const Picture& picture)
        : m_topology(topology), m_layout(layout), m_scenario(scenario), m_answer(answer), m_height(picture.height) {
        m_paper.width = std::max(picture.width, leastWidth());
        m_paper.left = (m_paper.width - picture.width) / 2;
        m_paper.top = titleHeight;
    }

    PageFrame with(const Picture& picture, const std::vector<std::string>& remarks) {
        constexpr int mostRows = 10; // enough rows for all entries of a legend
        std::vector<std::string> all = remarks;
        if (const std::string method = solvedBy(m_answer); !method.empty())
            all.insert(all.begin(), Message{"Results: {method}.", {{"method", method}}});
        if (const std::string words = configurationWords(m_topology); !words.empty())
            all.insert(all.begin(), Message{"Configuration: {configuration}.", {{"configuration", words}}});
        std::vector<std::string> lines;
        for (const std::string& each : all)
            std::ranges::move(wrapped(each, m_paper.width - 2 * sideAir, textSize), std::back_inserter(lines));
        const double foot = titleHeight + m_height + footAir;
        m_paper.foot = legendOf(picture, m_topology, m_scenario.workload, m_paper.width - 2 * sideAir, mostRows, 1,
                                {sideAir, foot});
        const double below = foot + m_paper.foot.height + footAir + lineHeight / 2; // middle of the first line
        m_paper.height = below + lineHeight * static_cast<double>(lines.size()) + footAir;
        m_marks = &m_paper.head.marks;
        fill("ground", 0, {0, 0, m_paper.width, m_paper.height}, Tone::Name::Ground);
        writeTitle(writeFigures(m_paper.width - sideAir) - sideAir);
        m_marks = &m_paper.foot.marks;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const double y = below + lineHeight * static_cast<double>(i);
            write("remark", {.forms = {lines[i]}, .area = lineAt(sideAir, y, m_paper.width - 2 * sideAir)},
                  Tone::Name::Text, static_cast<int>(i));
        }
        return std::move(m_paper);
    }

private:
    void fill(const char* what, int part, const Rect& place, Tone tone) {
        m_marks->push_back({.subject = {Subject::Drawing, what}, .part = part, .rect = place, .tone = tone});
    }

    void write(const std::string& what, MarkText words, Tone tone = Tone::Name::Secondary, int part = 0) {
        Mark mark{.shape = Mark::Shape::Text, .subject = {Subject::Drawing, what}, .part = part};
        mark.rect = words.area;
        mark.tone = tone;
        mark.label = std::move(words);
        m_marks->push_back(std::move(mark));
    }

    /// One number of the result, as shown in the header.
    struct Figure {
        std::string value, what;
        Tone tone = Tone::Name::Text;

        double width() const {
            return std::max(textWidth(value, pixelsOf(MarkText::Size::Figure), true), textWidth(what)) + figureAir;
        }
    };

    /// Returns the figures of the header from left to right; empty if there is no result.
    std::vector<Figure> figures() const {
        if (m_answer.totals.empty())
            return {};
        const Rate rate = rateOf(m_answer);
        const TimeUnit time = latencyUnitOf(m_answer);
        const bool isOverloaded = m_answer.isOverloaded();
        std::vector<Figure> all{
            {isOverloaded ? Message{"overloaded"} : figureText(rate.value) + ' ' + rate.unit, Message{"throughput"}},
            {isOverloaded ? Message{"unbounded"} : figureText(m_answer.meanLatencyNs / time.ns) + ' ' + time.title,
             Message{"mean latency"}}};
        if (const auto busiest = m_answer.bottleneck())
            all.push_back(
                {messageOf({percentOf(busiest->utilisation)}),
                 Message{"{bottleneck}: {part}", {{"bottleneck", bottleneckWord(m_answer)}, {"part", busiest->title}}},
                 stressOf(m_answer)});
        return all;
    }

    /// Returns the minimum width of a legible header, which contains all figures and a few words of the title.
    double leastWidth() const {
        constexpr double leastTitle = 180;
        double width = leastTitle + 2 * sideAir;
        for (const Figure& each : figures())
            width += each.width();
        return width;
    }

    /// Writes a figure above its description. Both are right-aligned at `right`.
    void write(const Figure& figure, double right, int part) {
        const double width = figure.width() - figureAir;
        write("figure",
              {.forms = {figure.value},
               .area = lineAt(right - width, 26, width),
               .size = MarkText::Size::Figure,
               .strong = true,
               .at = MarkText::At::End},
              figure.tone, part);
        write("of figure", {.forms = {figure.what}, .area = lineAt(right - width, 46, width), .at = MarkText::At::End},
              Tone::Name::Secondary, part);
    }

    /// Writes the figures from right to left. Returns the left edge of the leftmost figure.
    double writeFigures(double right) {
        if (m_answer.totals.empty()) {
            const Message none{"no {customer} runs", {{"customer", noun(nounOf(m_scenario.workload, m_topology))}}};
            write("figure", {.forms = {m_answer.model.unknown.empty() ? none : Message{"no result"}},
                             .area = lineAt(0, 26, right),
                             .size = MarkText::Size::Body,
                             .at = MarkText::At::End});
            return right - 120;
        }
        const std::vector<Figure> all = figures();
        for (int part = static_cast<int>(all.size()) - 1; part >= 0; --part) {
            const Figure& each = all[static_cast<std::size_t>(part)];
            write(each, right, part);
            right -= each.width();
        }
        return right;
    }

    /// Writes the title on one or two lines, and the location below the title.
    void writeTitle(double area) {
        const auto [first, second] =
            firstLineOf(headingOf(m_topology, m_scenario), area, pixelsOf(MarkText::Size::Heading), true);
        // a second line takes half of its space from above and half from below
        const double up = second.empty() ? 0 : 10;
        const auto line = [&](const std::string& text, double y, int part) {
            write("title",
                  {.forms = {text},
                   .area = lineAt(sideAir, y, area),
                   .size = MarkText::Size::Heading,
                   .strong = true,
                   .cut = true},
                  Tone::Name::Text, part);
        };
        line(first, 26 - up, 0);
        if (!second.empty())
            line(second, 36, 1);
        write("place",
              {.forms = {breadcrumb(m_topology, m_layout.focus)}, .area = lineAt(sideAir, 46 + up, area), .cut = true});
    }

    const Topology& m_topology;
    const Layout& m_layout;
    const Scenario& m_scenario;
    const Answer& m_answer;
    double m_height;
    PageFrame m_paper;
    std::vector<Mark>* m_marks = nullptr; ///< Marks of the page section that is being written.
};

} // namespace

std::string headingOf(const Topology& topology, const Scenario& scenario) {
    const std::string title = scenario.title.empty() ? topology.machine().title : scenario.title;
    const std::string system =
        scenario.program ? topology.catalog().operatingSystem(scenario.program->system).title : std::string();
    return system.empty() || title.find(system) != std::string::npos
               ? title
               : Message{"{title}, {system}", {{"title", title}, {"system", system}}};
}

PageFrame paperOf(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
                  const Picture& picture, const std::vector<std::string>& remarks) {
    return Page(topology, layout, scenario, answer, picture).with(picture, remarks);
}

} // namespace boardset::picture
