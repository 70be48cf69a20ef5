// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/describe/TableText.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr std::size_t gap = 2; ///< Number of spaces between columns.

/// Returns the number of characters, not bytes: UTF-8 continuation bytes don't count.
std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char each) { return (static_cast<unsigned char>(each) & 0xC0U) != 0x80U; }));
}

/// A column as text, with its heading first.
struct TextColumn {
    std::vector<std::string> cells;
    std::size_t width = 0;
    bool isRight = false;
};

std::vector<TextColumn> columnsOf(const Table& table, const Language& language) {
    std::vector<TextColumn> columns;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const TableColumn& column = table.columns[c];
        if (column.readers == Readers::Programs)
            continue;
        TextColumn text{{language.text(column.title)}, 0, table.hasNumbers(c)};
        for (const auto& row : table.rows)
            text.cells.push_back(language.text(row[c]));
        for (const std::string& each : text.cells)
            text.width = std::max(text.width, widthOf(each));
        columns.push_back(std::move(text));
    }
    return columns;
}

} // namespace

std::string tableText(const Table& table, const Language& language) {
    std::string text;
    if (table.rows.empty() && !table.empty.isEmpty())
        text = language.text(table.empty) + '\n';
    else {
        const std::vector<TextColumn> columns = columnsOf(table, language);
        for (std::size_t r = 0; r <= table.rows.size(); ++r) {
            std::string line;
            for (const TextColumn& column : columns) {
                const std::string space(column.width - widthOf(column.cells[r]), ' ');
                line += (&column == &columns.front() ? "" : std::string(gap, ' ')) +
                        (column.isRight ? space + column.cells[r] : column.cells[r] + space);
            }
            text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
        }
    }
    for (const Message& note : table.notes)
        text += language.text(note) + '\n';
    return text;
}

} // namespace boardset
