// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a page with its picture as SVG.
#include "boardset/picture/Svg.h"

#include "boardset/catalog/Text.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/picture/MarkPrimitives.h"
#include "boardset/picture/PageFrame.h"
#include "boardset/picture/Paint.h"
#include "boardset/scenario/ScenarioFile.h"

namespace boardset::picture {

namespace {

std::string attribute(const char* name, const std::string& value) {
    return ' ' + std::string(name) + "=\"" + value + '"';
}

std::string pathOf(const std::vector<Point>& points) {
    std::string path;
    const char* step = "M";
    for (const Point& point : points) {
        path += step + decimal(point.x) + ' ' + decimal(point.y);
        step = "L";
    }
    return path;
}

std::string colourOf(const Palette& palette, const Tone& tone) {
    return tone == Tone() ? "none" : hexOf(palette.colourOf(tone));
}

/// Returns the SVG attributes for the fill and the line of a shape.
std::string paintOf(const Palette& palette, const Primitive& shape) {
    std::string text = attribute("fill", colourOf(palette, shape.fill));
    if (shape.line != Tone())
        text += attribute("stroke", colourOf(palette, shape.line)) + attribute("stroke-width", decimal(shape.width));
    std::string dashes = shape.edge == Mark::Edge::Dashed ? "5 4" : shape.edge == Mark::Edge::Dotted ? "3 3" : "";
    for (const double length : shape.dashes)
        dashes += (dashes.empty() ? "" : " ") + decimal(length);
    if (!dashes.empty())
        text += attribute("stroke-dasharray", dashes);
    if (shape.opacity < 1)
        text += attribute("stroke-opacity", decimal(shape.opacity));
    return text;
}

std::string rectangleOf(const Palette& palette, const Primitive& shape) {
    const Rect& at = shape.rect;
    if (at.width == at.height && 2 * shape.radius >= at.width)
        return "<circle" + attribute("cx", decimal(at.x + at.width / 2)) +
               attribute("cy", decimal(at.y + at.height / 2)) + attribute("r", decimal(at.width / 2)) +
               paintOf(palette, shape) + "/>\n";
    return "<rect" + attribute("x", decimal(at.x)) + attribute("y", decimal(at.y)) +
           attribute("width", decimal(at.width)) + attribute("height", decimal(at.height)) +
           (shape.radius > 0 ? attribute("rx", decimal(shape.radius)) : "") + paintOf(palette, shape) + "/>\n";
}

std::string textOf(const Palette& palette, const Primitive& text) {
    // half the cap height, in em: the distance from the centre of a capital letter to the baseline
    constexpr double capHeight = 0.36;
    const Point at = text.path.front();
    return "<text" + attribute("x", decimal(at.x)) + attribute("y", decimal(at.y + capHeight * text.size)) +
           attribute("font-size", decimal(text.size)) +
           (text.at == MarkText::At::Start
                ? ""
                : attribute("text-anchor", text.at == MarkText::At::End ? "end" : "middle")) +
           (text.strong ? attribute("font-weight", "600") : "") + attribute("fill", colourOf(palette, text.fill)) +
           '>' + xmlEscaped(text.text) + "</text>\n";
}

/// Returns the SVG elements, one per line. Numbers have at most two decimals, and text is escaped.
std::string played(const std::vector<Primitive>& primitives, const Palette& palette) {
    std::string all;
    for (const Primitive& each : primitives)
        all += each.kind == Primitive::Kind::Rectangle ? rectangleOf(palette, each)
               : each.kind == Primitive::Kind::Text
                   ? textOf(palette, each)
                   : "<path" + attribute("d", pathOf(each.path)) + paintOf(palette, each) +
                         attribute("stroke-linejoin", "round") + "/>\n";
    return all;
}

/// Returns the <svg> element with its contents. `top` is the height of the omitted upper part of the page.
std::string elementOf(double pageWidth, double pageHeight, double top, const std::string& contents) {
    const std::string width = decimal(pageWidth);
    const std::string height = decimal(pageHeight - top);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height + "\" viewBox=\"0 " +
           decimal(top) + ' ' + width + ' ' + height +
           "\" font-family=\"Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif\" role=\"img\">\n" + contents +
           "</svg>\n";
}

/// Returns a complete document. `metadata` is the elements with the scenarios.
std::string documentOf(double width, double height, const std::string& title, const std::string& metadata,
                       const std::string& drawing) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" +
           elementOf(width, height, 0, "<title>" + xmlEscaped(title) + "</title>\n" + metadata + '\n' + drawing);
}

/// Returns the elements of a picture and of the footer below it.
std::string bodyOf(const PageFrame& paper, const Picture& picture, const Palette& palette) {
    return "<g transform=\"translate(" + decimal(paper.left) + ' ' + decimal(paper.top) + ")\">\n" +
           played(primitivesOf(picture), palette) + "</g>\n" + played(primitivesOf(paper.foot), palette);
}

} // namespace

std::string toSvg(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
                  Palette::Name name, const std::vector<std::string>& remarks) {
    const Palette& palette = paletteOf(name);
    const Picture picture = paint(topology, layout, answer, scenario.workload);
    const PageFrame paper = paperOf(topology, layout, scenario, answer, picture, remarks);
    return documentOf(paper.width, paper.height, headingOf(topology, scenario), toSvgMetadata(scenario),
                      played(primitivesOf(paper.head), palette) + bodyOf(paper, picture, palette));
}

std::string toInlineSvg(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
                        Palette::Name name) {
    const Picture picture = paint(topology, layout, answer, scenario.workload);
    const PageFrame paper = paperOf(topology, layout, scenario, answer, picture);
    return elementOf(paper.width, paper.height, paper.top, bodyOf(paper, picture, paletteOf(name)));
}

std::string toSvg(const DrawnPage& page, const std::string& metadata, Palette::Name palette) {
    return documentOf(page.width, page.height, page.title, metadata, played(page.primitives, paletteOf(palette)));
}

} // namespace boardset::picture
