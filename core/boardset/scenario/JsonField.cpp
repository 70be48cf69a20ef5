// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/JsonField.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace boardset {

namespace {

using Json = nlohmann::json;

/// Returns the value as text, short enough for an error message.
std::string found(const Json& value) {
    if (value.is_object())
        return Message{"an object"};
    if (value.is_array())
        return Message{"a list of length {length}", {{"length", std::to_string(value.size())}}};
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
    if (values.empty())
        return Message{"none"};
    const auto shown = textsOf(
        values, [](const std::string& each) { return printable(each); }, most);
    return shown.size() == values.size()
               ? listWithOr(shown)
               : Message{"{list}, ... ({count} in all)",
                         {{"list", commaList(shown)}, {"count", std::to_string(values.size())}}};
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
        fail(Message{"an object in braces"});
}

bool JsonField::isList() const {
    return m_value->is_array();
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
            throw InputError(*m_file, fieldPath(m_path, name), Message{"an unknown field"},
                             alternatives(names, names.size()), Message{"correct its name or remove it"});
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
        throw InputError(*m_file, fieldPath(m_path, name), Message{"nothing"},
                         Message{"a value for this required field"}, Message{"add the field"});
    return below(*at, fieldPath(m_path, name));
}

std::vector<std::pair<std::string, JsonField>> JsonField::members(std::size_t most) const {
    needObject();
    if (m_value->size() > most) {
        throw InputError(*m_file, m_path, Message{"{count} members", {{"count", std::to_string(m_value->size())}}},
                         Message{"at most {most}", {{"most", std::to_string(most)}}});
    }
    std::vector<std::pair<std::string, JsonField>> all;
    for (const auto& [name, value] : m_value->items())
        all.emplace_back(name, below(value, fieldPath(m_path, name)));
    return all;
}

std::vector<JsonField> JsonField::elements(std::size_t most) const {
    if (!m_value->is_array())
        fail(Message{"a list in brackets"});
    if (m_value->size() > most)
        fail(Message{"at most {most} elements", {{"most", std::to_string(most)}}});
    std::vector<JsonField> all;
    for (const Json& value : *m_value)
        all.push_back(below(value, elementPath(m_path, all.size())));
    return all;
}

std::string JsonField::text(std::size_t most) const {
    if (!m_value->is_string())
        fail(Message{"text in quotes"});
    const auto& text = m_value->get_ref<const std::string&>();
    if (text.size() > most) {
        throw InputError(*m_file, m_path, Message{"a text of {size} bytes", {{"size", std::to_string(text.size())}}},
                         Message{"at most {most} bytes", {{"most", std::to_string(most)}}}, Message{"shorten it"});
    }
    return std::string(withoutByteOrderMark(text));
}

std::size_t JsonField::oneOf(const std::vector<std::string>& words) const {
    const auto at = std::ranges::find(words, text(SIZE_MAX));
    if (at == words.end())
        fail(alternatives(words));
    return static_cast<std::size_t>(at - words.begin());
}

std::int64_t JsonField::whole(std::int64_t least, std::int64_t most) const {
    const bool tooLarge = m_value->is_number_unsigned() && m_value->get<std::uint64_t>() > std::uint64_t(INT64_MAX);
    const bool isWhole = m_value->is_number_integer() && !tooLarge;
    const std::int64_t number = isWhole ? m_value->get<std::int64_t>() : 0;
    if (!isWhole || number < least || number > most)
        fail(Message{"a whole number from {least} to {most}",
                     {{"least", std::to_string(least)}, {"most", std::to_string(most)}}});
    return number;
}

double JsonField::amount(double most) const {
    if (std::isfinite(most))
        return number(0, most);
    const double number = m_value->is_number() ? m_value->get<double>() : -1;
    if (!std::isfinite(number) || number < 0)
        fail(Message{"a finite number of at least 0"});
    return number;
}

double JsonField::number(double least, double most) const {
    const bool isNumber = m_value->is_number();
    const double number = isNumber ? m_value->get<double>() : 0;
    if (!isNumber || !(number >= least && number <= most))
        fail(Message{"a number from {least} to {most}",
                     {{"least", std::to_string(static_cast<std::int64_t>(least))},
                      {"most", std::to_string(static_cast<std::int64_t>(most))}}});
    return number;
}

bool JsonField::flag() const {
    if (!m_value->is_boolean())
        fail(Message{"true or false"});
    return m_value->get<bool>();
}

} // namespace boardset
