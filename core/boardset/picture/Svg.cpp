// SPDX-License-Identifier: GPL-3.0-or-later
// A page and the picture on it, played as SVG.
#include "boardset/picture/Svg.h"

#include "boardset/catalog/Text.h"
#include "boardset/diagram/Numbers.h"
#include "boardset/picture/Ink.h"
#include "boardset/picture/Paint.h"
#include "boardset/picture/Paper.h"
#include "boardset/scenario/ScenarioFile.h"

namespace boardset::picture {

namespace {

std::string attribute(const char* name, const std::string& value) {
    return ' ' + std::string(name) + "=\"" + value + '"';
}

std::string pathOf(const std::vector<Point>& way) {
    std::string path;
    const char* step = "M";
    for (const Point& point : way) {
        path += step + decimal(point.x) + ' ' + decimal(point.y);
        step = "L";
    }
    return path;
}

/// Plays marks as SVG elements, one to a line: numbers with at most two decimals, texts escaped.
class SvgPlayer {
public:
    explicit SvgPlayer(const Palette& palette) : m_palette(palette) {}

    void play(const Picture& picture);
    void write(const std::string& markup) { m_out += markup; }
    const std::string& written() const { return m_out; }

private:
    void play(const Primitive& primitive);
    std::string colourOf(const Tone& tone) const;
    void playText(const Primitive& text);
    /// Fill and line.
    std::string paintOf(const Primitive& shape) const;

    const Palette& m_palette;
    std::string m_out;
};

std::string SvgPlayer::colourOf(const Tone& tone) const {
    return tone == Tone() ? "none" : hexOf(m_palette.colourOf(tone));
}

void SvgPlayer::play(const Picture& picture) {
    for (const Primitive& each : inkOf(picture))
        play(each);
}

void SvgPlayer::play(const Primitive& primitive) {
    const Rect& at = primitive.place;
    switch (primitive.kind) {
    case Primitive::Kind::Rectangle:
        if (at.width == at.height && 2 * primitive.radius >= at.width) {
            m_out += "<circle" + attribute("cx", decimal(at.x + at.width / 2)) +
                     attribute("cy", decimal(at.y + at.height / 2)) + attribute("r", decimal(at.width / 2)) +
                     paintOf(primitive) + "/>\n";
            break;
        }
        m_out += "<rect" + attribute("x", decimal(at.x)) + attribute("y", decimal(at.y)) +
                 attribute("width", decimal(at.width)) + attribute("height", decimal(at.height)) +
                 (primitive.radius > 0 ? attribute("rx", decimal(primitive.radius)) : std::string()) +
                 paintOf(primitive) + "/>\n";
        break;
    case Primitive::Kind::Line:
        m_out += "<path" + attribute("d", pathOf(primitive.way)) + paintOf(primitive) +
                 attribute("stroke-linejoin", "round") + "/>\n";
        break;
    case Primitive::Kind::Text:
        playText(primitive);
        break;
    }
}

void SvgPlayer::playText(const Primitive& text) {
    constexpr double capHeight = 0.36; // half of it, in em: from the centre of a capital to the baseline
    const Point at = text.way.front();
    m_out += "<text" + attribute("x", decimal(at.x)) + attribute("y", decimal(at.y + capHeight * text.size)) +
             attribute("font-size", decimal(text.size));
    if (text.at != Words::At::Start)
        m_out += attribute("text-anchor", text.at == Words::At::End ? "end" : "middle");
    if (text.strong)
        m_out += attribute("font-weight", "600");
    m_out += attribute("fill", colourOf(text.fill)) + '>' + xmlEscaped(text.text) + "</text>\n";
}

std::string SvgPlayer::paintOf(const Primitive& shape) const {
    std::string text = attribute("fill", colourOf(shape.fill));
    if (shape.line != Tone())
        text += attribute("stroke", colourOf(shape.line)) + attribute("stroke-width", decimal(shape.width));
    if (shape.edge != Mark::Edge::Solid)
        text += attribute("stroke-dasharray", shape.edge == Mark::Edge::Dashed ? "5 4" : "4 4");
    if (shape.opacity < 1)
        text += attribute("stroke-opacity", decimal(shape.opacity));
    return text;
}

/// From its <svg> on; `inside` stands before the drawing.
std::string elementOf(const Paper& paper, const Picture& picture, Palette::Name palette, const std::string& inside) {
    const std::string width = decimal(paper.width);
    const std::string height = decimal(paper.height);
    SvgPlayer player(paletteOf(palette));
    player.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height +
                 "\" viewBox=\"0 0 " + width + ' ' + height +
                 "\" font-family=\"Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif\" role=\"img\">\n" + inside);
    player.play(paper.head);
    player.write("<g transform=\"translate(0 " + decimal(paper.top) + ")\">\n");
    player.play(picture);
    player.write("</g>\n");
    player.play(paper.foot);
    player.write("</svg>\n");
    return player.written();
}

} // namespace

std::string toSvg(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
                  Palette::Name palette, const std::vector<std::string>& remarks) {
    const Picture picture = paint(topology, layout, answer, scenario.workload);
    const Paper paper = paperOf(topology, layout, scenario, answer, picture, remarks);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" +
           elementOf(paper, picture, palette,
                     "<title>" + xmlEscaped(headingOf(topology, scenario)) + "</title>\n" + toSvgMetadata(scenario) +
                         '\n');
}

std::string toInlineSvg(const Topology& topology, const Layout& layout, const Scenario& scenario, const Answer& answer,
                        Palette::Name palette) {
    const Picture picture = paint(topology, layout, answer, scenario.workload);
    return elementOf(paperOf(topology, layout, scenario, answer, picture), picture, palette, {});
}

} // namespace boardset::picture
