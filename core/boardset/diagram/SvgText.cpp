// SPDX-License-Identifier: GPL-3.0-or-later
// Writes SVG elements.
#include "boardset/diagram/SvgText.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace boardset {

namespace {

/// Length of the UTF-8 sequence at `at`, or 0 if it is broken; its code point in `code`.
std::size_t sequence(const std::string& text, std::size_t at, std::uint32_t& code) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(at);
    const std::size_t length = first < 0x80U ? 1 : first >= 0xF0U ? 4 : first >= 0xE0U ? 3 : first >= 0xC2U ? 2 : 0;
    if (length == 0 || first > 0xF4U || at + length > text.size())
        return 0;
    code = length == 1 ? first : first & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xC0U) != 0x80U)
            return 0;
        code = (code << 6U) | (byte(at + i) & 0x3FU);
    }
    const bool overlong = (length == 3 && code < 0x800U) || (length == 4 && code < 0x10000U);
    return overlong || code > 0x10FFFFU ? 0 : length;
}

bool isAllowed(std::uint32_t code) {
    return code == 0x9U || code == 0xAU || code == 0xDU || (code >= 0x20U && code < 0xD800U) ||
           (code >= 0xE000U && code < 0xFFFEU) || code >= 0x10000U;
}

std::string attributes(const SvgText::Look& look) {
    std::string text = " fill=\"" + look.fill + '"';
    if (!look.stroke.empty())
        text += " stroke=\"" + look.stroke + "\" stroke-width=\"" + svgNumber(look.strokeWidth) + '"';
    return text + (look.extra.empty() ? "" : ' ' + look.extra);
}

} // namespace

std::string svgNumber(double value, int decimals) {
    if (!std::isfinite(value))
        return "0";
    char buffer[400];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed, decimals);
    std::string text(buffer, end.ptr);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        text.erase(text.find_last_not_of('.') + 1);
    }
    return text == "-0" ? "0" : text;
}

std::string grouped(double value) {
    std::string text = svgNumber(value, 0);
    const std::size_t first = text.starts_with('-') ? 1 : 0;
    for (std::size_t at = text.size(); at > first + 3; at -= 3)
        text.insert(at - 3, ",");
    return text;
}

std::string xmlEscaped(const std::string& text) {
    std::string escaped;
    for (std::size_t at = 0; at < text.size();) {
        std::uint32_t code = 0;
        const std::size_t length = sequence(text, at, code);
        if (length == 0 || !isAllowed(code))
            escaped += "\xEF\xBF\xBD";
        else if (code == '&')
            escaped += "&amp;";
        else if (code == '<')
            escaped += "&lt;";
        else if (code == '>')
            escaped += "&gt;";
        else if (code == '"')
            escaped += "&quot;";
        else if (code == '\r') // else a reader would turn it into a line feed
            escaped += "&#13;";
        else
            escaped.append(text, at, length);
        at += std::max<std::size_t>(length, 1);
    }
    return escaped;
}

void SvgText::rect(const Rect& rect, const Look& look) {
    m_out += "<rect x=\"" + svgNumber(rect.x) + "\" y=\"" + svgNumber(rect.y) + "\" width=\"" + svgNumber(rect.width) +
             "\" height=\"" + svgNumber(rect.height) + '"' +
             (look.radius > 0 ? " rx=\"" + svgNumber(look.radius) + '"' : std::string()) + attributes(look) + "/>\n";
}

void SvgText::circle(Point centre, double radius, const Look& look) {
    m_out += "<circle cx=\"" + svgNumber(centre.x) + "\" cy=\"" + svgNumber(centre.y) + "\" r=\"" + svgNumber(radius) +
             '"' + attributes(look) + "/>\n";
}

void SvgText::polyline(const std::vector<Point>& points, const Look& look) {
    std::string path;
    const char* step = "M";
    for (const Point& point : points) {
        path += step + svgNumber(point.x) + ' ' + svgNumber(point.y);
        step = "L";
    }
    m_out += "<path d=\"" + path + '"' + attributes(look) + " stroke-linejoin=\"round\"/>\n";
}

void SvgText::text(Point at, const std::string& text, double size, const std::string& fill, Anchor anchor, bool bold) {
    if (text.empty())
        return;
    constexpr double capHeight = 0.36; // half of it, in em: from the centre of a capital to the baseline
    const char* anchors[] = {"", " text-anchor=\"middle\"", " text-anchor=\"end\""};
    m_out += "<text x=\"" + svgNumber(at.x) + "\" y=\"" + svgNumber(at.y + capHeight * size) + "\" font-size=\"" +
             svgNumber(size) + '"' + anchors[static_cast<std::size_t>(anchor)] + (bold ? " font-weight=\"600\"" : "") +
             " fill=\"" + fill + "\">" + xmlEscaped(text) + "</text>\n";
}

} // namespace boardset
