// SPDX-License-Identifier: GPL-3.0-or-later
// Which column of a table of catalog.db fills which field of a row. Private to this folder.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/catalog/WordTables.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <functional>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

namespace boardset {

/// What the cells of a table may name: rows that were read before it.
struct Known {
    const Catalog& catalog;
    std::map<std::string, Condition> conditions{};

    /// That of an id; empty: always.
    Condition condition(const std::string& id) const {
        if (id.empty())
            return {};
        const auto found = conditions.find(id);
        if (found == conditions.end())
            throw CatalogError("condition '" + id + "' is named but not there");
        return found->second;
    }
};

/// Of a column that names a row of another table, or none.
constexpr bool orNone = true;

/// A column of a table, or an expression of its columns, and the field that it fills.
template <typename Row> struct Column {
    const char* name;
    std::function<void(Row&, const SQLite::Column&, const Known&)> fill;

    /// Text (NULL is empty), a number, a flag, numbers between spaces, a closed word, or a condition by its id.
    template <typename Field, typename Base>
    Column(const char* name_, Field Base::*field)
        : name(name_), fill([name_, field](Row& row, const SQLite::Column& cell, const Known& known) {
              row.*field = valueOf<Field>(name_, cell, known);
          }) {}

    /// A row of another table by its id: the id, or the row itself. CatalogError if it is not there.
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
    template <typename Field> static Field valueOf(const char* name, const SQLite::Column& cell, const Known& known) {
        if constexpr (std::is_enum_v<Field>) {
            return parsed<Field>(name, cell.getString());
        } else if constexpr (std::is_same_v<Field, Condition>) {
            return known.condition(cell.getString());
        } else if constexpr (std::is_same_v<Field, std::vector<int>>) {
            std::istringstream stream(cell.getString());
            return {std::istream_iterator<int>(stream), {}};
        } else if constexpr (std::is_same_v<Field, std::vector<std::string>>) {
            std::istringstream stream(cell.getString());
            std::vector<std::string> words;
            for (std::string word; std::getline(stream, word, '|');)
                words.push_back(word);
            return words;
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
