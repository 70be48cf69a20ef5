// SPDX-License-Identifier: GPL-3.0-or-later
// A result as a table: typed cells that every printer prints, and that the window shows.
#pragma once

#include "boardset/catalog/Citation.h"
#include "boardset/describe/Subject.h"
#include "boardset/text/Language.h"

#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace boardset {

struct Table;

/// How a cell is emphasised. Its text says the same, so that no information depends on a colour.
enum class Tone { Plain, Strong, Muted, Good, Caution, Bad };

/// One value of a table.
struct Cell {
    /// An empty value is unknown or does not apply. A string is a name or an id, which is never translated.
    /// A table is a list of rows that belong to the row of this cell; text shows only their number.
    using Value = std::variant<std::monostate, Message, Quantity, std::int64_t, bool, std::string,
                               std::vector<std::string>, std::shared_ptr<const Table>>;

    Value value = {};
    Citation citation = {};              ///< Source that the cell opens; empty if it opens none.
    std::optional<Subject> subject = {}; ///< Part or item that the cell selects; nothing if it selects none.
    std::optional<Subject> why = {};     ///< Number whose derivation the cell opens; nothing if it opens none.
    Message action = {};                 ///< Text of the button below the value, in the window; empty if there is none.
    Message note = {};                   ///< Remark below the value.
    Tone tone = Tone::Plain;
    bool isBadge = false; ///< True if the window shows the text in a frame, for example a standing.

    bool isEmpty() const { return value.index() == 0; }
    /// True if the value is a fact, whose derivation the cell opens.
    bool isFact() const { return why && why->kind == Subject::Fact; }
    bool isNumber() const {
        return std::holds_alternative<Quantity>(value) || std::holds_alternative<std::int64_t>(value);
    }
};

/// Returns a cell's text; an empty cell is "–".
std::string textOf(const Cell& cell, const Language& language);

/// Returns a value as a cell. A cell stays what it is, and any integer is a count.
template <class Of> Cell cellOf(Of&& value) {
    using Plain = std::remove_cvref_t<Of>;
    if constexpr (std::is_same_v<Plain, Cell>)
        return std::forward<Of>(value);
    else if constexpr (std::integral<Plain> && !std::is_same_v<Plain, bool>)
        return {static_cast<std::int64_t>(value)};
    else
        return {Cell::Value(std::forward<Of>(value))};
}

/// Returns a cell with a name or an id; an empty cell if the name is empty.
Cell nameCell(std::string name);

/// Returns a cell with the short citation of a location, which opens the location; `other` if there is no source.
Cell sourceCell(const Catalog& catalog, const Citation& citation, Message other = {});

/// Who reads a column. JSON and CSV are for programs, and all other output is for people.
enum class Readers { All, People, Programs };

struct TableColumn {
    std::string key; ///< Name in JSON and CSV, which the command line documents.
    Message title = {};
    Readers readers = Readers::All;
    /// If the table is too narrow, columns are hidden, those with the largest number first. Columns with 0 always stay.
    int priority = 0;
};

/// Returns a column for all readers, for people only or for programs only. Programs see no title.
TableColumn column(std::string key, Message title, int priority = 0);
TableColumn forPeople(std::string key, Message title, int priority = 0);
TableColumn forPrograms(std::string key);

/// Rows of cells below columns. Every row has one cell per column.
struct Table {
    std::string key = {};
    Message title = {};
    std::vector<TableColumn> columns = {};
    std::vector<std::vector<Cell>> rows = {};
    std::vector<Message> notes = {};
    Message empty = {}; ///< Text that is shown instead of the table if there are no rows.

    /// Returns the cell of a row in the column with the given key, which must exist.
    Cell& at(std::size_t row, const std::string& columnKey);

    /// True if a column has at least one number, and all its other cells are numbers or empty.
    /// Such a column is right-aligned.
    bool hasNumbers(std::size_t column) const;

    /// Adds a row with a value per column; see cellOf().
    template <class... Each> void add(Each&&... values) { rows.push_back({cellOf(std::forward<Each>(values))...}); }
};

} // namespace boardset
