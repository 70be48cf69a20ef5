// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a scenario into an SVG file as one element, and finds it again even if an editor has changed the file.
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/ScenarioFile.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <pugixml.hpp>
#include <string_view>

namespace boardset {

namespace {

constexpr const char* elementId = "boardset-scenario";
constexpr const char* referenceId = "boardset-scenario-a"; // a scenario with this id is never opened
constexpr const char* elementName = "metadata";

/// True for the element "metadata" or, with an editor's prefix, "svg:metadata".
bool holdsScenario(const pugi::xml_node& node) {
    const std::string_view name = node.name();
    return name.substr(name.find(':') + 1) == elementName &&
           node.attribute("id").value() == std::string_view(elementId);
}

[[noreturn]] void damaged(const std::string& name, const std::string& what) {
    throw InputError(name, elementName, what, Message{"the scenario as Boardset wrote it"},
                     Message{"export the file again"});
}

/// Limits the memory for parsing, which grows with the number of elements and attributes.
void needFewMarks(const std::string& svg, const std::string& name) {
    const auto marks = std::ranges::count_if(svg, [](char c) { return c == '<' || c == '='; });
    if (marks > ScenarioLimits::svgMarks)
        damaged(name, Message{"{count} elements and attributes", {{"count", std::to_string(marks)}}});
}

struct XmlText final : pugi::xml_writer {
    void write(const void* data, std::size_t size) override { text.append(static_cast<const char*>(data), size); }
    std::string text;
};

} // namespace

std::string toSvgMetadata(const Scenario& scenario, bool isReference) {
    pugi::xml_document document;
    pugi::xml_node element = document.append_child(elementName);
    element.append_attribute("id") = isReference ? referenceId : elementId;
    element.append_attribute("data-format") = ("boardset/" + std::to_string(versionOf(scenario))).c_str();
    element.text() = toJson(scenario).c_str();
    XmlText xml;
    document.print(xml, "", pugi::format_raw | pugi::format_no_declaration);
    return xml.text;
}

std::string scenarioTextInSvg(const std::string& svg, const std::string& name) {
    needFewMarks(svg, name);
    pugi::xml_document document;
    const pugi::xml_parse_result result = document.load_buffer(svg.data(), svg.size());
    const pugi::xml_node element = document.find_node(holdsScenario);
    if (!element.first_child())
        throw InputError(name, {}, Message{"markup without a Boardset scenario"},
                         Message{"an SVG file that Boardset wrote, or a .boardset file"},
                         Message{"open the .boardset file instead"});
    if (!result)
        damaged(name, Message{"{problem} at byte {byte}",
                              {{"problem", result.description()}, {"byte", std::to_string(result.offset)}}});
    std::string text;
    for (const pugi::xml_node& part : element.children()) {
        if (part.type() != pugi::node_pcdata && part.type() != pugi::node_cdata)
            damaged(name, Message{"markup inside the scenario's element"});
        text += part.value();
    }
    return text;
}

} // namespace boardset
