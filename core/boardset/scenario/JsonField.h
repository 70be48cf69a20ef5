// SPDX-License-Identifier: GPL-3.0-or-later
// One value of a JSON document that knows its place there, so that every error can name it.
#pragma once

#include "boardset/scenario/JsonFile.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace boardset {

/// A view of a value inside a document that outlives it. Every function throws InputError, naming the field, when the
/// value is not what was asked for.
class JsonField {
public:
    /// The document itself; `file` outlives this as well.
    JsonField(const nlohmann::json& document, const std::string& file) : m_value(&document), m_file(&file) {}

    const std::string& path() const { return m_path; } ///< "processes[0].customers[2].on".

    /// An object with no other members than these.
    void allowOnly(const std::vector<std::string>& names) const;
    bool has(const std::string& name) const;
    /// The member of that name; an error if it is not there.
    JsonField member(const std::string& name) const;
    /// All members of an object, at most `most`.
    std::vector<std::pair<std::string, JsonField>> members(std::size_t most) const;
    /// The elements of a list, at most `most`.
    std::vector<JsonField> elements(std::size_t most) const;
    /// A string of at most `most` bytes, without a byte order mark before it.
    std::string text(std::size_t most) const;
    /// Which of some words it is, in at most `most` bytes: from 0.
    std::size_t oneOf(const std::vector<std::string>& words, std::size_t most) const;
    /// A whole number, written without point or exponent.
    std::int64_t whole(std::int64_t least, std::int64_t most) const;

    /// A number, finite and not negative, however it is written.
    double amount() const;
    /// The same, and at most `most`.
    double amount(double most) const;
    /// The same with a sign: from `least` to `most`.
    double number(double least, double most) const;
    bool flag() const; ///< true or false.
    bool isText() const;
    bool isNull() const;

    [[noreturn]] void fail(const std::string& allowed, const std::string& fix = {}) const;

private:
    void needObject() const;
    JsonField below(const nlohmann::json& value, std::string path) const;

    const nlohmann::json* m_value;
    const std::string* m_file;
    std::string m_path;
};

/// "a, b or c": the values that are allowed, for an error; long lists are cut.
std::string alternatives(const std::vector<std::string>& values, std::size_t most = 12);

/// The path of a member below `parent`: "parent.name", or parent["SB3/P0"] for names that are not one word.
std::string fieldPath(const std::string& parent, const std::string& name);

/// The path of an element of a list: "list[3]".
std::string elementPath(const std::string& list, std::size_t index);

} // namespace boardset
