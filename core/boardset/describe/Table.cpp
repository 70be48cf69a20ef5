// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/describe/Table.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Visitor.h"

#include <algorithm>

namespace boardset {

Cell nameCell(std::string name) {
    return name.empty() ? Cell() : Cell{std::move(name)};
}

Cell sourceCell(const Catalog& catalog, const Citation& citation, Message other) {
    return citation.source.empty() ? Cell{std::move(other)}
                                   : Cell{.value = briefOf(catalog, citation), .citation = citation};
}

TableColumn column(std::string key, Message title, int priority) {
    return {std::move(key), std::move(title), Readers::All, priority};
}

TableColumn forPeople(std::string key, Message title, int priority) {
    return {std::move(key), std::move(title), Readers::People, priority};
}

TableColumn forPrograms(std::string key) {
    return {std::move(key), {}, Readers::Programs};
}

Cell& Table::at(std::size_t row, const std::string& columnKey) {
    const auto column = std::ranges::find(columns, columnKey, &TableColumn::key) - columns.begin();
    return rows.at(row).at(static_cast<std::size_t>(column));
}

bool Table::hasNumbers(std::size_t column) const {
    const auto isNumber = [column](const auto& row) { return row[column].isNumber(); };
    const auto fits = [column](const auto& row) { return row[column].isNumber() || row[column].isEmpty(); };
    return std::ranges::any_of(rows, isNumber) && std::ranges::all_of(rows, fits);
}

std::string textOf(const Cell& cell, const Language& language) {
    return std::visit(
        Visitor{[](std::monostate) { return std::string("–"); },
                [&](const Message& message) { return language.text(message); },
                [&](const Quantity& quantity) { return language.text(quantity); },
                [&](std::int64_t number) { return language.count(number); },
                [&](bool is) { return language.translated(is ? "yes" : "no"); },
                [](const std::string& name) { return name; },
                [&](const std::vector<std::string>& names) { return semicolonList(names, language); },
                [&](const std::shared_ptr<const Table>& rows) { return language.count(std::ssize(rows->rows)); }},
        cell.value);
}

} // namespace boardset
