// SPDX-License-Identifier: GPL-3.0-or-later
// Readable JSON: short members on one line, long lists with one element per line.
#pragma once

#include "boardset/workload/Name.h"

#include <map>
#include <string>
#include <type_traits>
#include <vector>

namespace boardset {

/// Returns the text as a quoted and escaped JSON string. Bytes that are not UTF-8 are replaced.
std::string jsonText(const std::string& text);
template <class Of> std::string jsonText(const Name<Of>& name) {
    return jsonText(name.text);
}

/// Returns the shortest text that parses back to the same number. A whole number has no decimal point: "512".
std::string jsonNumber(double value);

template <class Number> std::string jsonText(const std::map<std::string, Number>& members) {
    std::string text;
    for (const auto& [name, value] : members) {
        text += (text.empty() ? "" : ", ") + jsonText(name) + ": ";
        if constexpr (std::is_floating_point_v<Number>)
            text += jsonNumber(value);
        else if constexpr (std::is_integral_v<Number>)
            text += std::to_string(value);
        else
            text += jsonText(value);
    }
    return '{' + text + '}';
}

template <class Text> std::string jsonText(const std::vector<Text>& texts) {
    std::string list;
    for (const Text& text : texts)
        list += (list.empty() ? "" : ", ") + jsonText(text);
    return '[' + list + ']';
}

/// Returns a list with one element per line, so that a change to one element affects only one line.
/// `indent` is the indentation of the closing bracket.
template <class Element, class Line>
std::string jsonLines(const std::vector<Element>& elements, const std::string& indent, const Line& line) {
    std::string text;
    for (const Element& element : elements)
        text += (text.empty() ? "\n" : ",\n") + indent + "  " + line(element);
    return text.empty() ? "[]" : '[' + text + '\n' + indent + ']';
}

} // namespace boardset
