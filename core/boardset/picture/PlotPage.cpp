// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/picture/PlotPage.h"

#include "boardset/diagram/Metrics.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace boardset::picture {

namespace {

constexpr double plotPageWidth = 960;
constexpr double leastPlotPage = 540;
constexpr double plotPageEdge = 24;
constexpr double plotLetters = 13;
constexpr double plotHeading = 16;
constexpr double widestEntry = 300; ///< Maximum width of a text in the legend.
constexpr double sampleWidth = 30;
constexpr double sampleSpace = 8;  ///< Space between a sample and its text.
constexpr double legendSpace = 24; ///< Space between the plot and the legend.

/// Returns the texts of the legend about a line, cut to the width of the legend.
std::vector<std::string> legendTexts(const PlotLine& line) {
    std::vector<std::string> texts{line.title};
    texts.insert(texts.end(), line.notes.begin(), line.notes.end());
    for (std::string& text : texts)
        text = fitted(text, widestEntry, plotLetters);
    return texts;
}

} // namespace

DrawnPage plotPage(const std::string& title, const std::string& subject, const PlotData& plot, Palette::Name palette) {
    const PlotLook look{.letters = plotLetters, .palette = palette};
    const double top = plotPageEdge + plotHeading + 2 * look.lineHeight();
    double widest = 0;
    double rows = 0;
    for (const PlotLine& line : plot.lines) {
        for (const std::string& text : legendTexts(line))
            widest = std::max(widest, textWidth(text, plotLetters) + legendSpace + sampleWidth + sampleSpace);
        rows += static_cast<double>(line.notes.size()) + 1.5;
    }
    DrawnPage page{title, plotPageWidth, std::max(leastPlotPage, top + rows * look.lineHeight() + plotPageEdge)};
    page.primitives = {{.rect = {0, 0, page.width, page.height}, .fill = Tone::Name::Panel}};
    const auto write = [&](const std::string& text, double x, double y, Tone tone, double size = plotLetters) {
        page.primitives.push_back({.kind = Primitive::Kind::Text,
                                   .path = {{x, y}},
                                   .fill = tone,
                                   .text = text,
                                   .size = size,
                                   .strong = size > plotLetters});
    };
    const double space = plotPageWidth - 2 * plotPageEdge;
    write(fitted(title, space, plotHeading, true), plotPageEdge, plotPageEdge + plotHeading / 2, Tone::Name::Text,
          plotHeading);
    write(fitted(subject, space, plotLetters), plotPageEdge, plotPageEdge + plotHeading + look.lineHeight() / 2,
          Tone::Name::Secondary);
    const Rect area{plotPageEdge, top, space - widest, page.height - plotPageEdge - top};
    std::ranges::move(drawnPlot(plot, axesOf(plot), area, 0, look).primitives, std::back_inserter(page.primitives));
    const double x = area.right() + legendSpace;
    double y = top + look.lineHeight() / 2;
    for (const PlotLine& line : plot.lines) {
        page.primitives.push_back(drawnSample(line, {x, y, sampleWidth, 0}, look));
        Tone tone = Tone::Name::Text;
        for (const std::string& text : legendTexts(line)) {
            write(text, x + sampleWidth + sampleSpace, y, std::exchange(tone, Tone::Name::Secondary));
            y += look.lineHeight();
        }
        y += look.lineHeight() / 2;
    }
    return page;
}

} // namespace boardset::picture
