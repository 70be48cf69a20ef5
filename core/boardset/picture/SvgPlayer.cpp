// SPDX-License-Identifier: GPL-3.0-or-later
// Primitives as elements, roles as colours.
#include "boardset/picture/SvgPlayer.h"

#include "boardset/catalog/Text.h"
#include "boardset/diagram/Numbers.h"
#include "boardset/picture/Ink.h"

#include <algorithm>
#include <cstdio>

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

} // namespace

std::string hexOf(Rgb colour) {
    char text[8] = {};
    std::snprintf(text, sizeof text, "#%06X", static_cast<unsigned>(colour & 0xFFFFFFU));
    return text;
}

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

} // namespace boardset::picture
