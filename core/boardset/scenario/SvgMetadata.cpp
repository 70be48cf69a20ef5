// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario inside an SVG file: written as one element, found again in whatever an editor made of the file.
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/ScenarioFile.h"

#include <array>
#include <string_view>
#include <utility>

namespace boardset {

namespace {

constexpr std::string_view elementId = "boardset-scenario";
constexpr std::array<std::pair<char, std::string_view>, 5> entities{
    {{'&', "amp"}, {'<', "lt"}, {'>', "gt"}, {'"', "quot"}, {'\'', "apos"}}};

std::string escaped(const std::string& text) {
    std::string xml;
    for (const char c : text) {
        switch (c) {
        case '&':
            xml += "&amp;";
            break;
        case '<':
            xml += "&lt;";
            break;
        case '>':
            xml += "&gt;";
            break;
        default:
            xml += c;
        }
    }
    return xml;
}

void appendUtf8(std::string& text, unsigned code) {
    const auto tail = [code](unsigned shift) { return static_cast<char>(0x80U | ((code >> shift) & 0x3fU)); };
    if (code < 0x80)
        text += static_cast<char>(code);
    else if (code < 0x800)
        text += {static_cast<char>(0xc0U | (code >> 6)), tail(0)};
    else if (code < 0x10000)
        text += {static_cast<char>(0xe0U | (code >> 12)), tail(6), tail(0)};
    else
        text += {static_cast<char>(0xf0U | (code >> 18)), tail(12), tail(6), tail(0)};
}

/// The number in "#65" or "#x41"; 0 if there is none that XML allows.
unsigned numberedCharacter(std::string_view name) {
    const bool hex = name.size() > 1 && name[1] == 'x';
    const std::string digits(name.substr(hex ? 2 : 1));
    if (digits.empty() || digits.size() > 7 ||
        digits.find_first_not_of(hex ? "0123456789abcdefABCDEF" : "0123456789") != std::string::npos)
        return 0;
    const unsigned long code = std::stoul(digits, nullptr, hex ? 16 : 10);
    return code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? 0 : static_cast<unsigned>(code);
}

/// Reads the content of one element: entities, CDATA sections and text. Any other markup is damage.
class Content {
public:
    Content(std::string_view xml, const std::string& name) : m_xml(xml), m_name(name) {}

    std::string text() {
        std::string all;
        while (m_at < m_xml.size() && !starts("</"))
            if (starts("<![CDATA["))
                all += cdata();
            else if (m_xml[m_at] == '&')
                entity(all);
            else if (m_xml[m_at] == '<')
                damaged("markup inside the scenario's element");
            else
                all += m_xml[m_at++];
        if (m_at >= m_xml.size())
            damaged("an element without an end");
        return all;
    }

    [[noreturn]] void damaged(const std::string& what) const {
        throw InputError(m_name, "metadata", what, "the scenario as Boardset wrote it", "draw the file again");
    }

private:
    bool starts(std::string_view with) const { return m_xml.substr(m_at, with.size()) == with; }

    std::string cdata() {
        const std::size_t from = m_at + std::string_view("<![CDATA[").size();
        const std::size_t to = m_xml.find("]]>", from);
        if (to == std::string_view::npos)
            damaged("an element without an end");
        m_at = to + 3;
        return std::string(m_xml.substr(from, to - from));
    }

    void entity(std::string& all) {
        const std::size_t end = m_xml.substr(m_at, 12).find(';');
        const std::string_view name = end == std::string_view::npos ? "" : m_xml.substr(m_at + 1, end - 1);
        m_at += end == std::string_view::npos ? 0 : end + 1;
        for (const auto& [character, word] : entities) {
            if (name == word) {
                all += character;
                return;
            }
        }
        const unsigned code = !name.empty() && name[0] == '#' ? numberedCharacter(name) : 0;
        if (code == 0)
            damaged("an unknown entity &" + printable(name, 12) + ';');
        appendUtf8(all, code);
    }

    std::string_view m_xml;
    const std::string& m_name;
    std::size_t m_at = 0;
};

/// The attribute's value in a start tag, whichever quotes it has; empty if it is not there.
std::string_view attribute(std::string_view tag, std::string_view name) {
    for (std::size_t at = tag.find(name); at != std::string_view::npos; at = tag.find(name, at + 1)) {
        const bool alone = at > 0 && std::string_view(" \t\r\n").find(tag[at - 1]) != std::string_view::npos;
        std::size_t next = tag.find_first_not_of(" \t\r\n", at + name.size());
        if (!alone || next == std::string_view::npos || tag[next] != '=')
            continue;
        next = tag.find_first_not_of(" \t\r\n", next + 1);
        if (next == std::string_view::npos || (tag[next] != '"' && tag[next] != '\''))
            continue;
        const std::size_t end = tag.find(tag[next], next + 1);
        return end == std::string_view::npos ? "" : tag.substr(next + 1, end - next - 1);
    }
    return "";
}

} // namespace

std::string toSvgMetadata(const Scenario& scenario) {
    return "<metadata id=\"" + std::string(elementId) + "\" data-format=\"boardset/" +
           std::to_string(scenarioFormatVersion) + "\">" + escaped(toJson(scenario)) + "</metadata>";
}

std::string scenarioTextInSvg(const std::string& svg, const std::string& name) {
    const std::string_view xml = svg;
    constexpr std::string_view element = "metadata";
    for (std::size_t at = xml.find(element); at != std::string_view::npos; at = xml.find(element, at + 1)) {
        // "<metadata" or "<svg:metadata", never "</metadata".
        const bool opens = at > 0 && (xml[at - 1] == '<' || xml[at - 1] == ':');
        const std::size_t end = xml.substr(at, 1000).find('>');
        if (!opens || end == std::string_view::npos)
            continue;
        const std::string_view tag = xml.substr(at, end);
        if (attribute(tag, "id") == elementId && tag.back() != '/')
            return Content(xml.substr(at + end + 1), name).text();
    }
    throw InputError(name, {}, "markup without a scenario of Boardset inside",
                     "an SVG file that Boardset drew, or a .boardset file", "open the .boardset file instead");
}

} // namespace boardset
