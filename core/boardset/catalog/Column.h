// SPDX-License-Identifier: GPL-3.0-or-later
// The mapping of the columns of catalog.db to the fields of a row. Private to this folder.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/catalog/KeywordTables.h"
#include "boardset/text/Message.h"
#include "boardset/text/NumberText.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <type_traits>
#include <vector>

namespace boardset {

/// Rows that have already been read. Rows that are read later may refer to them.
struct Known {
    const Catalog& catalog;
    std::map<std::string, Condition> conditions{};

    /// Returns the condition with the given id; an empty id means "always".
    Condition condition(const std::string& id) const {
        if (id.empty())
            return {};
        const auto found = conditions.find(id);
        if (found == conditions.end())
            throw CatalogError("condition '" + id + "': another row refers to it, but it is missing");
        return found->second;
    }
};

/// Marks a column that may be empty instead of naming a row of another table.
constexpr bool orNone = true;

/// The name of a column with text for people, which is read in the current language. Other texts
/// and nouns are plain columns, because code completes or compares them before it translates them. List each of these
/// plain columns in recordEnglish() of core/tools/catalogTexts.cpp.
struct Prose {
    const char* name;
};

/// A column of a table (or an expression over columns), and the field that the column fills.
template <typename Row> struct Column {
    const char* name;
    std::function<void(Row&, const SQLite::Column&, const Known&)> fill;

    /// Reads text (empty for NULL), a number, a flag, a word of a closed set, or the id of a condition.
    /// Also reads a list of numbers that are separated by spaces, or a list of strings that are separated by '|'.
    template <typename Field, typename Base>
    Column(const char* name_, Field Base::*field)
        : name(name_), fill([name_, field](Row& row, const SQLite::Column& cell, const Known& known) {
              row.*field = valueOf<Field>(name_, cell, known);
          }) {}

    template <typename Base>
    Column(Prose column, std::string Base::*field)
        : name(column.name), fill([field](Row& row, const SQLite::Column& cell, const Known&) {
              row.*field = Message{cell.getString()};
          }) {}

    /// Reads the id of a row of another table, and stores the id or the row itself.
    /// Throws CatalogError if the row is missing.
    template <typename Field, typename Base, typename Other>
    Column(const char* name_, Field Base::*field, const Other& (Catalog::*find)(const std::string&) const,
           bool mayBeNone = false)
        : name(name_), fill([=](Row& row, const SQLite::Column& cell, const Known& known) {
              const std::string id = cell.getString();
              if (mayBeNone && id.empty())
                  return;
              const Other& other = (known.catalog.*find)(id);
              if constexpr (std::is_same_v<Field, Other>)
                  row.*field = other;
              else
                  row.*field = other.id;
          }) {}

private:
    /// Splits text at each separator. A separator at the end adds no empty part.
    static std::vector<std::string> split(const std::string& text, char separator) {
        std::vector<std::string> parts;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find(separator, at), text.size());
            parts.push_back(text.substr(at, end - at));
            at = end + 1;
        }
        return parts;
    }

    static int numberIn(const char* name, const std::string& word) {
        if (const auto number = wholeIn(word))
            return *number;
        throw CatalogError(std::string(name) + ": found '" + word + "'; allowed: whole numbers separated by spaces");
    }

    template <typename Field> static Field valueOf(const char* name, const SQLite::Column& cell, const Known& known) {
        if constexpr (std::is_enum_v<Field>) {
            return parsed<Field>(name, cell.getString());
        } else if constexpr (std::is_same_v<Field, Condition>) {
            return known.condition(cell.getString());
        } else if constexpr (std::is_same_v<Field, std::vector<int>>) {
            std::vector<int> numbers;
            for (const std::string& word : split(cell.getString(), ' '))
                numbers.push_back(numberIn(name, word));
            return numbers;
        } else if constexpr (std::is_same_v<Field, std::vector<std::string>>) {
            return split(cell.getString(), '|');
        } else if constexpr (std::is_same_v<Field, bool>) {
            return cell.getInt() != 0;
        } else if constexpr (std::is_floating_point_v<Field>) {
            return cell.getDouble();
        } else if constexpr (std::is_integral_v<Field>) {
            return static_cast<Field>(cell.getInt64());
        } else {
            return cell.getString();
        }
    }
};

} // namespace boardset
