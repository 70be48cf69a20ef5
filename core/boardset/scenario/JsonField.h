// SPDX-License-Identifier: GPL-3.0-or-later
// A value in a JSON document, together with its path, so that every error can name the path.
#pragma once

#include "boardset/scenario/JsonFile.h"

#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace boardset {

/// A view of a value in a JSON document. The document must outlive the view.
/// Every function throws InputError with the path of the field if the value is not of the requested kind.
class JsonField {
public:
    /// Creates a view of the whole document. `file` must also outlive the view.
    JsonField(const nlohmann::json& document, const std::string& file) : m_value(&document), m_file(&file) {}

    const std::string& path() const { return m_path; } ///< Path, such as "processes[0].customers[2].on".

    /// Throws unless the value is an object and each of its members has one of the given names.
    void allowOnly(const std::vector<std::string>& names) const;
    bool has(const std::string& name) const;
    /// Returns the member with the given name; throws if there is none.
    JsonField member(const std::string& name) const;
    /// Returns all members of an object. Throws if there are more than `most`.
    std::vector<std::pair<std::string, JsonField>> members(std::size_t most) const;
    /// Returns the elements of a list. Throws if there are more than `most`.
    std::vector<JsonField> elements(std::size_t most) const;
    /// Returns the string, without a byte order mark. Throws if the string has more than `most` bytes.
    std::string text(std::size_t most) const;
    /// Returns the index of the string in `words`.
    /// Throws if the string is not in `words`.
    std::size_t oneOf(const std::vector<std::string>& words) const;
    /// Returns an integer from `least` to `most`. Throws if the number is written with a decimal point or an exponent.
    std::int64_t whole(std::int64_t least, std::int64_t most) const;

    /// Returns a finite number from 0 to `most`. Any JSON notation is allowed.
    double amount(double most = std::numeric_limits<double>::infinity()) const;
    /// Returns a number from `least` to `most`, which may be negative.
    double number(double least, double most) const;
    bool flag() const; ///< Returns the Boolean value.
    bool isText() const;
    bool isList() const;
    bool isNull() const;

    /// Throws an InputError that names this value, the allowed values and a fix.
    [[noreturn]] void fail(const std::string& allowed, const std::string& fix = {}) const;

private:
    void needObject() const;
    JsonField below(const nlohmann::json& value, std::string path) const;

    const nlohmann::json* m_value;
    const std::string* m_file;
    std::string m_path;
};

/// Returns values as a list for an error message: "a, b or c". Lists at most `most` values.
std::string alternatives(const std::vector<std::string>& values, std::size_t most = 12);

/// Returns the path of a member below `parent`:
/// "parent.name", or parent["SB3/P0"] for a name that is not a single word.
std::string fieldPath(const std::string& parent, const std::string& name);

/// Returns the path of a list element: "list[3]".
std::string elementPath(const std::string& list, std::size_t index);

} // namespace boardset
