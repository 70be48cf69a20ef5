// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/JsonField.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

using Json = nlohmann::json;

/// Returns the value as text, short enough for an error.
std::string found(const Json& value) {
    if (value.is_object())
        return "an object";
    if (value.is_array())
        return "a list of length " + std::to_string(value.size());
    if (value.is_string())
        return '"' + printable(value.get_ref<const std::string&>()) + '"';
    return value.dump();
}

bool isWord(const std::string& name) {
    const auto plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    };
    return !name.empty() && name.size() <= 60 && std::ranges::all_of(name, plain);
}

} // namespace

std::string alternatives(const std::vector<std::string>& values, std::size_t most) {
    std::string line = values.empty() ? "none" : "";
    const std::size_t shown = std::min(values.size(), most);
    for (std::size_t i = 0; i < shown; ++i) {
        const bool last = i + 1 == values.size();
        line += i == 0 ? "" : last ? " or " : ", ";
        line += printable(values[i]);
    }
    return shown < values.size() ? line + ", ... (" + std::to_string(values.size()) + " in all)" : line;
}

std::string fieldPath(const std::string& parent, const std::string& name) {
    if (!isWord(name))
        return parent + "[\"" + printable(name) + "\"]";
    return parent.empty() ? name : parent + '.' + name;
}

std::string elementPath(const std::string& list, std::size_t index) {
    return list + '[' + std::to_string(index) + ']';
}

void JsonField::fail(const std::string& allowed, const std::string& fix) const {
    throw InputError(*m_file, m_path, found(*m_value), allowed, fix);
}

JsonField JsonField::below(const Json& value, std::string path) const {
    JsonField field(value, *m_file);
    field.m_path = std::move(path);
    return field;
}

void JsonField::needObject() const {
    if (!m_value->is_object())
        fail("an object in braces");
}

bool JsonField::isText() const {
    return m_value->is_string();
}

bool JsonField::isNull() const {
    return m_value->is_null();
}

void JsonField::allowOnly(const std::vector<std::string>& names) const {
    needObject();
    for (const auto& [name, value] : m_value->items()) {
        if (std::ranges::find(names, name) == names.end()) {
            throw InputError(*m_file, fieldPath(m_path, name), "an unknown field", alternatives(names, names.size()),
                             "correct its name or remove it");
        }
    }
}

bool JsonField::has(const std::string& name) const {
    return m_value->is_object() && m_value->contains(name);
}

JsonField JsonField::member(const std::string& name) const {
    needObject();
    const auto at = m_value->find(name);
    if (at == m_value->end())
        throw InputError(*m_file, fieldPath(m_path, name), "nothing", "a value for this required field",
                         "add the field");
    return below(*at, fieldPath(m_path, name));
}

std::vector<std::pair<std::string, JsonField>> JsonField::members(std::size_t most) const {
    needObject();
    if (m_value->size() > most) {
        throw InputError(*m_file, m_path, std::to_string(m_value->size()) + " members",
                         "at most " + std::to_string(most));
    }
    std::vector<std::pair<std::string, JsonField>> all;
    for (const auto& [name, value] : m_value->items())
        all.emplace_back(name, below(value, fieldPath(m_path, name)));
    return all;
}

std::vector<JsonField> JsonField::elements(std::size_t most) const {
    if (!m_value->is_array())
        fail("a list in brackets");
    if (m_value->size() > most)
        fail("at most " + std::to_string(most) + " elements");
    std::vector<JsonField> all;
    for (const Json& value : *m_value)
        all.push_back(below(value, elementPath(m_path, all.size())));
    return all;
}

std::string JsonField::text(std::size_t most) const {
    if (!m_value->is_string())
        fail("text in quotes");
    const auto& text = m_value->get_ref<const std::string&>();
    if (text.size() > most) {
        throw InputError(*m_file, m_path, "a text of " + std::to_string(text.size()) + " bytes",
                         "at most " + std::to_string(most) + " bytes", "shorten it");
    }
    return std::string(withoutByteOrderMark(text));
}

std::size_t JsonField::oneOf(const std::vector<std::string>& words, std::size_t most) const {
    const auto at = std::ranges::find(words, text(most));
    if (at == words.end())
        fail(alternatives(words));
    return static_cast<std::size_t>(at - words.begin());
}

std::int64_t JsonField::whole(std::int64_t least, std::int64_t most) const {
    const std::string allowed = "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    if (!m_value->is_number_integer())
        fail(allowed);
    const bool tooLarge = m_value->is_number_unsigned() && m_value->get<std::uint64_t>() > std::uint64_t(INT64_MAX);
    const std::int64_t number = tooLarge ? INT64_MAX : m_value->get<std::int64_t>();
    if (tooLarge || number < least || number > most)
        fail(allowed);
    return number;
}

double JsonField::amount() const {
    const double number = m_value->is_number() ? m_value->get<double>() : -1;
    if (!std::isfinite(number) || number < 0)
        fail("a finite number of at least 0");
    return number;
}

double JsonField::amount(double most) const {
    const double number = m_value->is_number() ? m_value->get<double>() : -1;
    if (!(number >= 0 && number <= most))
        fail("a number from 0 to " + std::to_string(static_cast<std::int64_t>(most)));
    return number;
}

double JsonField::number(double least, double most) const {
    const bool isNumber = m_value->is_number();
    const double number = isNumber ? m_value->get<double>() : 0;
    if (!isNumber || !(number >= least && number <= most))
        fail("a number from " + std::to_string(static_cast<std::int64_t>(least)) + " to " +
             std::to_string(static_cast<std::int64_t>(most)));
    return number;
}

bool JsonField::flag() const {
    if (!m_value->is_boolean())
        fail("true or false");
    return m_value->get<bool>();
}

} // namespace boardset
