// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/Text.h"

#include "boardset/text/NumberText.h"

#include <algorithm>
#include <array>
#include <utility>

namespace boardset {

namespace {

/// The first character of a non-empty text.
struct Character {
    std::size_t bytes = 1;
    char32_t code = invalid;
    static constexpr char32_t invalid = 0xffffffff; ///< The code for a byte that is not valid UTF-8.
};

Character firstOf(std::string_view text) {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned lead = byte(0);
    const std::size_t bytes = lead < 0x80   ? 1
                              : lead < 0xc2 ? 0
                              : lead < 0xe0 ? 2
                              : lead < 0xf0 ? 3
                              : lead < 0xf5 ? 4
                                            : 0;
    if (bytes == 0 || bytes > text.size())
        return {};
    char32_t code = bytes == 1 ? lead : lead & (0x7fU >> bytes);
    for (std::size_t at = 1; at < bytes; ++at) {
        if ((byte(at) & 0xc0U) != 0x80U)
            return {};
        code = (code << 6) | (byte(at) & 0x3fU);
    }
    const bool isLonger = (bytes == 3 && code < 0x800) || (bytes == 4 && code < 0x10000); // an overlong encoding
    const bool isHalf = code >= 0xd800 && code < 0xe000;
    return isLonger || isHalf || code > 0x10ffff ? Character{} : Character{bytes, code};
}

bool isControl(char32_t code) {
    const auto within = [code](char32_t least, char32_t most) { return code >= least && code <= most; };
    return code < 0x20 || within(0x7f, 0x9f) || within(0x2028, 0x202e) || within(0x2066, 0x2069) || code == 0xfeff ||
           (code & 0xfffeU) == 0xfffeU;
}

/// True for spaces and for characters that Unicode defines without a glyph.
bool isInvisible(char32_t code) {
    constexpr std::array<std::pair<char32_t, char32_t>, 18> ranges{{{0x00, 0x20},
                                                                    {0x7f, 0xa0},
                                                                    {0xad, 0xad},
                                                                    {0x34f, 0x34f},
                                                                    {0x61c, 0x61c},
                                                                    {0x115f, 0x1160},
                                                                    {0x1680, 0x1680},
                                                                    {0x17b4, 0x17b5},
                                                                    {0x180b, 0x180e},
                                                                    {0x2000, 0x200f},
                                                                    {0x2028, 0x202f},
                                                                    {0x205f, 0x206f},
                                                                    {0x2800, 0x2800},
                                                                    {0x3000, 0x3000},
                                                                    {0x3164, 0x3164},
                                                                    {0xfe00, 0xfe0f},
                                                                    {0xfeff, 0xfeff},
                                                                    {0xffa0, 0xffa0}}};
    return std::ranges::any_of(ranges, [code](const auto& each) { return code >= each.first && code <= each.second; });
}

/// True for characters that XML 1.0 allows.
bool isInXml(char32_t code) {
    return code == '\t' || code == '\n' || code == '\r' ||
           (code >= 0x20 && code != 0xfffe && code != 0xffff && code != Character::invalid);
}

} // namespace

bool isUtf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const Character next = firstOf(text.substr(at));
        if (next.code == Character::invalid)
            return false;
        at += next.bytes;
    }
    return true;
}

bool hasControls(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const Character next = firstOf(text.substr(at));
        if (next.code != Character::invalid && isControl(next.code))
            return true;
        at += next.bytes;
    }
    return false;
}

bool isBlank(std::string_view text) {
    while (!text.empty()) {
        const Character next = firstOf(text);
        if (!isInvisible(next.code))
            return false;
        text.remove_prefix(next.bytes);
    }
    return true;
}

std::string_view withoutByteOrderMark(std::string_view text) {
    constexpr std::string_view mark = "\xef\xbb\xbf";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

std::string withEscapedControls(std::string_view json) {
    std::string text;
    for (std::size_t at = 0; at < json.size();) {
        const Character next = firstOf(json.substr(at));
        // Characters below U+0020 occur only between values: inside strings they are already escaped.
        const bool isEscaped = next.code >= 0x20 && next.code < 0x10000 && isControl(next.code);
        text += isEscaped ? "\\u" + hexText(next.code, 4) : std::string(json.substr(at, next.bytes));
        at += next.bytes;
    }
    return text;
}

std::string printable(std::string_view text, std::size_t most) {
    std::string line;
    for (std::size_t at = 0; at < text.size();) {
        const Character next = firstOf(text.substr(at));
        if (at + next.bytes > most)
            return line + "...";
        line += next.code == Character::invalid || isControl(next.code) ? "?" : text.substr(at, next.bytes);
        at += next.bytes;
    }
    return line;
}

std::string xmlEscaped(std::string_view text) {
    std::string escaped;
    for (std::size_t at = 0; at < text.size();) {
        const Character next = firstOf(text.substr(at));
        if (!isInXml(next.code))
            escaped += "\xEF\xBF\xBD";
        else if (next.code == '&')
            escaped += "&amp;";
        else if (next.code == '<')
            escaped += "&lt;";
        else if (next.code == '>')
            escaped += "&gt;";
        else if (next.code == '"')
            escaped += "&quot;";
        else if (next.code == '\r') // without the escape, a reader converts CR to a line feed
            escaped += "&#13;";
        else
            escaped.append(text, at, next.bytes);
        at += next.bytes;
    }
    return escaped;
}

} // namespace boardset
