// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out a comparison from top to bottom. Every text is wrapped or cut to its column.
#include "boardset/report/ComparedFigure.h"

#include "boardset/analysis/DescribeComparison.h"
#include "boardset/analysis/DescribeResults.h"
#include "boardset/analysis/DescribeStations.h"
#include "boardset/analysis/LimitingFactor.h"
#include "boardset/catalog/Citation.h"
#include "boardset/describe/Figures.h"
#include "boardset/diagram/LabelRanks.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/evidence/DescribeEvidence.h"
#include "boardset/explain/Explain.h"
#include "boardset/picture/AnswerFigures.h"
#include "boardset/picture/Arcs.h"
#include "boardset/picture/Legend.h"
#include "boardset/picture/MarkPart.h"
#include "boardset/picture/MarkPrimitives.h"
#include "boardset/picture/Paint.h"
#include "boardset/scenario/ScenarioFile.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/ConfigurationText.h"
#include "boardset/topology/Failover.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace boardset {

namespace {

using picture::MarkText;
using picture::Primitive;
using Shade = picture::Tone;

constexpr double figureWidth = 1960;
constexpr double pageEdge = 48;
constexpr double printedWidth = figureWidth - 2 * pageEdge;
constexpr double columnSpace = 48;
constexpr double halfWidth = (printedWidth - columnSpace) / 2;
constexpr double blockSpace = 24;    ///< Space between two blocks of the page.
constexpr double largestZoom = 1.25; ///< At a larger zoom, a diagram would show no further details.

/// A size of text, and the height of its line.
struct TextStyle {
    double size, line;
    bool strong = false;
    Shade::Name tone = Shade::Name::Text;
};
constexpr double bodySize = 14;
constexpr TextStyle titleStyle{28, 36, true};
constexpr TextStyle nameStyle{20, 28, true};
constexpr TextStyle figureStyle{36, 44, true};
constexpr TextStyle headingStyle{16, 24, true};
constexpr TextStyle bodyStyle{bodySize, 20};
constexpr TextStyle strongStyle{bodySize, 20, true};
constexpr TextStyle quietStyle{bodySize, 20, false, Shade::Name::Secondary};

/// A horizontal range of the page.
struct PageColumn {
    double x, width;
};

/// A side with its diagram.
struct DrawnSide {
    std::string letter;
    std::string name;
    const FigureSide& side;
    Card results;
    Layout layout;
    picture::Picture picture;
    picture::Arcs arcs;
};

DrawnSide drawnSide(const char* letter, const FigureSide& side, const FigureSide& other, const Reference& reference,
                    OwnerColours colours) {
    const Topology& topology = side.compared.topology;
    DrawnSide drawn{letter,
                    nameOf(side.compared, &other.compared),
                    side,
                    describePresented(side.answer, reference, translatable("A: {value}"), true),
                    layoutOf(topology),
                    {},
                    {}};
    drawn.layout.colours = colours;
    drawn.picture = picture::paint(topology, drawn.layout, side.answer, side.compared.scenario.workload);
    return drawn;
}

/// Returns the token of a thread or, if the thread has none, of the first thread; null if there is no thread.
const picture::Token* tokenOf(const picture::Picture& picture, const Workload& workload, const CustomerName& thread) {
    const picture::Token* first = nullptr;
    for (const picture::Token& token : picture.tokens) {
        if (token.isPages)
            continue;
        for (const picture::TokenItem& item : token.items())
            if (workload.processes.at(static_cast<std::size_t>(item.process))
                    .customers.at(static_cast<std::size_t>(item.item))
                    .name == thread)
                return &token;
        const auto order = [](const picture::Token& each) { return std::pair(each.process, each.item); };
        first = first == nullptr || order(token) < order(*first) ? &token : first;
    }
    return first;
}

/// Returns the icon on the corner of the bottleneck, which arcs must not cover. Empty if the bottleneck has a band.
std::vector<Primitive> tagOf(const picture::Picture& drawn, const picture::Scale& scale) {
    const auto tag = std::ranges::find_if(drawn.marks, [](const picture::Mark& mark) {
        return mark.part == picture::part::saturation && mark.label.isPinched;
    });
    if (tag == drawn.marks.end())
        return {};
    const auto index = static_cast<int>(tag - drawn.marks.begin());
    const picture::LabelPlan plan(drawn, scale);
    return primitives(*tag, scale, &drawn.marks.at(static_cast<std::size_t>(tag->owner)), plan.of(index));
}

/// Returns options as a list; after the first options, only their number.
std::string optionList(std::vector<std::string> options) {
    constexpr std::size_t most = 24;
    if (options.size() > most) {
        const std::size_t left = options.size() - most;
        options.resize(most);
        options.push_back(Message{"{n} more option|{n} more options", {{"n", left}}});
    }
    return semicolonList(options);
}

/// Adds the documents from which the results of a side follow.
void addDocuments(std::set<std::string>& sources, const FigureSide& side) {
    const auto add = [&](const Derivation& derivation) {
        for (const DerivationLine& line : flattened(derivation))
            sources.insert(line.node->citation.source);
    };
    if (side.answer.classes.empty())
        return;
    add(explainThroughput(side.compared.topology, side.answer));
    add(explainLatency(side.compared.topology, side.answer));
    if (const auto busiest = side.answer.bottleneck())
        add(explainUtilisation(side.compared.topology, side.answer, busiest->station));
}

class FigurePage {
public:
    explicit FigurePage(const ComparedFigure& figure)
        : m_figure(figure), m_a(drawnSide("A", figure.a, figure.b, {}, figure.colours)),
          m_b(drawnSide(
              "B", figure.b, figure.a,
              {.answer = &figure.a.answer, .isA = true, .isOfProgram = figure.b.compared.scenario.program.has_value()},
              figure.colours)) {}

    picture::DrawnPage drawn() {
        writeTitle();
        writeSides();
        writeLegend();
        writeTable();
        writeFacts();
        m_page.width = figureWidth;
        m_page.height = std::ceil(m_y + pageEdge);
        m_page.primitives.insert(m_page.primitives.begin(),
                                 Primitive{.rect = {0, 0, m_page.width, m_page.height}, .fill = Shade::Name::Ground});
        return std::move(m_page);
    }

private:
    const Topology& topologyA() const { return m_figure.a.compared.topology; }
    const Topology& topologyB() const { return m_figure.b.compared.topology; }
    bool hasArcs() const { return !m_a.arcs.empty() || !m_b.arcs.empty(); }
    bool isSameMachine() const { return topologyA().machine().id == topologyB().machine().id; }

    void add(const Rect& rect, Shade fill, double radius = 0, Shade line = {}) {
        m_page.primitives.push_back({.rect = rect, .radius = radius, .fill = fill, .line = line, .width = 1.5});
    }
    void rule(const PageColumn& column, double y) {
        m_page.primitives.push_back({.kind = Primitive::Kind::Line,
                                     .path = {{column.x, y}, {column.x + column.width, y}},
                                     .line = Shade::Name::Hairline});
    }
    /// Writes one line of text, whose vertical centre is at `y`.
    void put(const std::string& text, double x, double y, const TextStyle& style,
             MarkText::At at = MarkText::At::Start) {
        m_page.primitives.push_back({.kind = Primitive::Kind::Text,
                                     .path = {{x, y}},
                                     .fill = style.tone,
                                     .text = text,
                                     .size = style.size,
                                     .strong = style.strong,
                                     .at = at});
    }
    /// Writes text that is cut if it is too wide for a column.
    void putCut(const std::string& text, const PageColumn& column, double y, const TextStyle& style) {
        put(fitted(text, column.width, style.size, style.strong), column.x, y, style);
    }
    /// Writes as many lines as necessary, and returns their lower edge.
    double write(const std::string& text, const PageColumn& column, double top, const TextStyle& style) {
        for (const std::string& line : wrapped(text, column.width, style.size, style.strong)) {
            put(line, column.x, top + style.line / 2, style);
            top += style.line;
        }
        return top;
    }

    void writeTitle() {
        ComparedNames names{m_a.name, m_b.name};
        if (names.a == names.b)
            names = captionsOf(m_figure.a.compared, m_figure.b.compared);
        m_page.title = Message{"{a} against {b}", {{"a", names.a}, {"b", names.b}}};
        m_y = write(m_page.title, page, pageEdge, titleStyle);
        if (isSameMachine())
            m_y = write(topologyA().machine().title, page, m_y, quietStyle);
        m_y += blockSpace;
    }

    void writeSides() {
        const double widest = std::max(m_a.picture.width, m_b.picture.width) - 2 * margin;
        const bool isBeside = halfWidth / widest >= partsFrom;
        m_zoom = std::min(largestZoom, (isBeside ? halfWidth : printedWidth) / widest);
        for (DrawnSide* side : {&m_a, &m_b}) {
            const Topology& topology = side->side.compared.topology;
            const Workload& workload = side->side.compared.scenario.workload;
            const Answer& answer = side->side.answer;
            if (m_zoom < tokensFrom)
                side->picture = picture::paint(topology, side->layout, answer, workload, tokensFrom / m_zoom);
            if (const picture::Token* token = tokenOf(side->picture, workload, m_figure.thread))
                side->arcs = picture::arcsOf({topology, side->layout, answer, workload, side->picture, m_zoom}, *token);
        }
        if (isBeside)
            return writeSides({{&m_a, {pageEdge, halfWidth}}, {&m_b, {pageEdge + halfWidth + columnSpace, halfWidth}}});
        writeSides({{&m_a, page}});
        writeSides({{&m_b, page}});
    }

    using Placed = std::pair<const DrawnSide*, PageColumn>;

    /// Writes sides next to each other. Each part of them begins at the same height.
    void writeSides(const std::vector<Placed>& sides) {
        const auto each = [&](auto part, double below) {
            double bottom = m_y;
            for (const auto& [side, column] : sides)
                bottom = std::max(bottom, (this->*part)(*side, column, m_y));
            m_y = bottom + below;
        };
        each(&FigurePage::writeName, 8);
        each(&FigurePage::writeFigures, 12);
        each(&FigurePage::writeBottleneck, 12);
        each(&FigurePage::writeDiagram, blockSpace);
    }

    double writeName(const DrawnSide& drawn, const PageColumn& column, double top) {
        const double badge = nameStyle.line;
        add({column.x, top, badge, badge}, Shade::Name::Text, badge / 2);
        put(drawn.letter, column.x + badge / 2, top + badge / 2, {15, badge, true, Shade::Name::Ground},
            MarkText::At::Middle);
        const PageColumn beside{column.x + badge + 12, column.width - badge - 12};
        const double bottom = write(drawn.name, beside, top, nameStyle);
        return write(configurationWords(drawn.side.compared.topology), beside, bottom, quietStyle);
    }

    /// Writes throughput and mean latency, each with its unit and its change.
    double writeFigures(const DrawnSide& drawn, const PageColumn& column, double top) {
        constexpr double widthOfFigure = halfWidth / 2;
        const Language& language = currentLanguage();
        double x = column.x;
        for (const char* key : {"throughput", "latency"}) {
            const auto figure = std::ranges::find(drawn.results.figures, key, &CardLine::key);
            const std::string value = language.text(figure->value);
            const double width = textWidth(value, figureStyle.size, figureStyle.strong);
            put(value, x, top + figureStyle.line / 2, figureStyle);
            const PageColumn beside{x + width + 12, widthOfFigure - width - 28};
            const bool isChanged = !figure->change.isEmpty();
            if (isChanged) {
                TextStyle change = strongStyle;
                change.tone = figure->tone == Tone::Bad ? Shade::Name::Stress : Shade::Name::Text;
                putCut(language.text(figure->change), beside, top + 12, change);
            }
            putCut(language.text(figure->unit), beside, top + (isChanged ? 32 : 29), quietStyle);
            x += widthOfFigure;
        }
        rule(column, top + figureStyle.line + 8);
        return top + figureStyle.line + 8;
    }

    /// Writes the busiest part in a band, and beside or below it what limits the throughput.
    double writeBottleneck(const DrawnSide& drawn, const PageColumn& column, double top) {
        constexpr double height = 28;
        constexpr double side = 12;         // space beside the text of the band
        constexpr double leastBeside = 320; // width of a legible sentence
        const Answer& answer = drawn.side.answer;
        const auto busiest = answer.bottleneck();
        std::string said = Message{"No part is busy"};
        if (busiest)
            said = Message{"{bottleneck}: {part}, {use}",
                           {{"bottleneck", capitalised(bottleneckWord(answer))},
                            {"part", busiest->title},
                            {"use", percentOf(busiest->utilisation)}}};
        const bool isFull = busiest && hasBottleneck(answer);
        TextStyle style = strongStyle;
        style.tone = isFull ? Shade::Name::OnStress : Shade::Name::Text;
        said = fitted(said, column.width - 2 * side, style.size, style.strong);
        const double width = textWidth(said, style.size, style.strong) + 2 * side;
        add({column.x, top, width, height}, isFull ? Shade::Name::Stress : Shade::Name::None, 6,
            isFull ? Shade::Name::None : Shade::Name::Strong);
        put(said, column.x + side, top + height / 2, style);
        const std::string sentence =
            busiest ? limitingFactor(drawn.side.compared.topology, answer) : whyNothing(answer);
        PageColumn beside{column.x + width + 16, column.width - width - 16};
        const bool isBelow = beside.width < leastBeside;
        if (isBelow)
            beside = column;
        const double bottom =
            write(sentence, beside, isBelow ? top + height + 4 : top + (height - bodyStyle.line) / 2, bodyStyle);
        return std::max(top + height, bottom);
    }

    double writeDiagram(const DrawnSide& drawn, const PageColumn& column, double top) {
        const double lane = hasArcs() ? picture::laneHeight - margin * m_zoom : 0;
        const picture::Scale scale{.zoom = m_zoom,
                                   .offset = {column.x - margin * m_zoom, std::round(top + lane)},
                                   .labels = LabelRanks(drawn.layout).at(m_zoom)};
        std::ranges::move(primitivesOf(drawn.picture, scale), std::back_inserter(m_page.primitives));
        std::ranges::move(primitivesOf(drawn.arcs, scale, column.x + column.width),
                          std::back_inserter(m_page.primitives));
        std::ranges::move(tagOf(drawn.picture, scale), std::back_inserter(m_page.primitives));
        return scale.offset.y + drawn.picture.height * m_zoom;
    }

    /// Writes one legend that explains both diagrams.
    void writeLegend() {
        constexpr int mostRows = 4;
        const picture::Picture legend =
            legendOf(picture::together(m_b.picture, m_a.picture), topologyB(), m_figure.b.compared.scenario.workload,
                     printedWidth, mostRows, 1, {pageEdge, m_y});
        std::ranges::move(primitivesOf(legend, {}), std::back_inserter(m_page.primitives));
        m_y += legend.height;
        if (hasArcs())
            m_y = write(
                Message{"Arcs show where the accesses of one thread go. Their width is the share of the accesses."},
                page, m_y, quietStyle);
        m_y += blockSpace;
    }

    void writeTable() {
        const Side a{m_figure.a.answer, topologyA()};
        const Side b{m_figure.b.answer, topologyB()};
        std::vector<Cause> causes = causesOf(m_figure.a.ending, m_figure.b.ending);
        std::ranges::move(causesOf(a, b), std::back_inserter(causes));
        const Table table = describeDifferences(a, b, causes, m_figure.a.ending, m_figure.b.ending);
        m_y = write(Message{"Differences and their causes"}, page, m_y, headingStyle) + 4;
        const Language& language = currentLanguage();
        const auto row = [&](const auto& textOfColumn, const TextStyle& style) {
            constexpr double air = 5; // above and below the text of a row
            constexpr double shares[] = {0.34, 0.25, 0.25, 0.16};
            double x = pageEdge;
            double bottom = m_y;
            std::size_t shown = 0;
            for (std::size_t c = 0; c < table.columns.size(); ++c) {
                if (table.columns[c].readers == Readers::Programs)
                    continue;
                const double width = printedWidth * shares[shown++];
                bottom = std::max(bottom, write(textOfColumn(c), {x, width - 24}, m_y + air, style));
                x += width;
            }
            m_y = bottom + air;
            rule(page, m_y);
        };
        row([&](std::size_t c) { return language.text(table.columns[c].title); }, quietStyle);
        for (const auto& cells : table.rows)
            row([&](std::size_t c) { return language.text(cells[c]); },
                cells.front().tone == Tone::Strong ? strongStyle : bodyStyle);
        m_y += 8;
        for (const Message& note : table.notes)
            m_y = write(language.text(note), page, m_y, bodyStyle);
        for (const std::string& sentence : sentencesOf(routeChangesBetween(topologyA(), topologyB())))
            m_y = write(sentence, page, m_y, bodyStyle);
        m_y += blockSpace;
    }

    /// Writes a label, and text beside it; nothing if there is no text.
    void writeFact(const std::string& label, const std::string& text) {
        constexpr double widthOfLabel = 180;
        if (text.empty())
            return;
        putCut(label, {pageEdge, widthOfLabel - 16}, m_y + strongStyle.line / 2, strongStyle);
        m_y = write(text, {pageEdge + widthOfLabel, printedWidth - widthOfLabel}, m_y, bodyStyle) + 4;
    }

    void writeMeasured(const Message& title, const std::vector<EvidenceRow>& rows) {
        for (const EvidenceRow& row : rows)
            writeFact(title, Message{row.measurement.note.empty() ? "{measured}." : "{measured}. {note}",
                                     {{"measured", describeMeasured(row, topologyB().catalog())},
                                      {"note", row.measurement.note}}});
    }

    void writeOptions() {
        ComparedOptions options = comparedOptions(topologyA(), topologyB());
        const auto prepend = [](std::vector<std::string>& to, const Topology& topology) {
            to.insert(to.begin(), topology.machine().title);
        };
        if (isSameMachine()) {
            prepend(options.shared, topologyA());
        } else {
            prepend(options.onlyA, topologyA());
            prepend(options.onlyB, topologyB());
        }
        writeFact(Message{"Same in A and B"}, optionList(options.shared));
        writeFact(Message{"Only in A"}, optionList(options.onlyA));
        writeFact(Message{"Only in B"}, optionList(options.onlyB));
        if (options.onlyA.empty() && options.onlyB.empty())
            writeFact(Message{"Options that differ"}, Message{"none"});
    }

    void writeFacts() {
        writeMeasured({"Measured A"}, m_figure.a.measured);
        writeMeasured({"Measured B"}, m_figure.b.measured);
        writeMeasured({"Measured gain"}, m_figure.between);
        writeOptions();
        const std::string solved[] = {capitalised(picture::solvedBy(m_figure.a.answer)),
                                      capitalised(picture::solvedBy(m_figure.b.answer))};
        writeFact(Message{"Method"},
                  solved[0] == solved[1] ? solved[0] : Message{"A: {a}; B: {b}", {{"a", solved[0]}, {"b", solved[1]}}});
        std::set<std::string> sources;
        addDocuments(sources, m_figure.a);
        addDocuments(sources, m_figure.b);
        std::vector<std::string> names;
        for (const Source& source : topologyB().catalog().sources())
            if (sources.contains(source.id))
                names.push_back(source.brief);
        writeFact(Message{"Sources"}, semicolonList(names));
        if (!m_figure.version.empty())
            writeFact(Message{"Program"}, Message{"Boardset {version}", {{"version", m_figure.version}}});
    }

    static constexpr PageColumn page{pageEdge, printedWidth};

    const ComparedFigure& m_figure;
    DrawnSide m_a, m_b;
    double m_zoom = 1;
    double m_y = 0; ///< Lower edge of what has been written.
    picture::DrawnPage m_page;
};

} // namespace

picture::DrawnPage drawnPage(const ComparedFigure& figure) {
    return FigurePage(figure).drawn();
}

std::string toSvg(const ComparedFigure& figure) {
    return toSvg(drawnPage(figure),
                 toSvgMetadata(figure.a.compared.scenario, true) + '\n' + toSvgMetadata(figure.b.compared.scenario));
}

} // namespace boardset
