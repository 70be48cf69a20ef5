// SPDX-License-Identifier: GPL-3.0-or-later
// JSON as text for people: short members on one line, long lists with one element per line.
#pragma once

#include "boardset/workload/Name.h"

#include <cmath>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace boardset {

inline std::string jsonText(const std::string& text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}
template <class Of> std::string jsonText(const Name<Of>& name) {
    return jsonText(name.text);
}

/// A whole number without a point: "512".
inline std::string jsonNumber(double value) {
    const bool isWhole = std::floor(value) == value && std::abs(value) < 1e15;
    return isWhole ? std::to_string(static_cast<std::int64_t>(value)) : nlohmann::json(value).dump();
}

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

/// A list with one element per line: short in an editor, and a change is a changed line. `indent` is that of the
/// list's last line.
template <class Element, class Line>
std::string jsonLines(const std::vector<Element>& elements, const std::string& indent, const Line& line) {
    std::string text;
    for (const Element& element : elements)
        text += (text.empty() ? "\n" : ",\n") + indent + "  " + line(element);
    return text.empty() ? "[]" : '[' + text + '\n' + indent + ']';
}

} // namespace boardset
