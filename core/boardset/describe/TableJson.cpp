// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/describe/TableJson.h"

#include "boardset/catalog/Csv.h"
#include "boardset/text/Language.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

namespace boardset {

namespace {

OrderedJson valueOf(const Cell& cell) {
    const auto json = []<class Of>(const Of& value) -> OrderedJson {
        if constexpr (std::is_same_v<Of, std::monostate>)
            return nullptr;
        else if constexpr (std::is_same_v<Of, Quantity>)
            return value.value;
        else if constexpr (std::is_same_v<Of, Message>)
            return Language().text(value);
        else if constexpr (std::is_same_v<Of, std::shared_ptr<const Table>>)
            return tableJson(*value);
        else
            return value;
    };
    return std::visit(json, cell.value);
}

std::string csvValue(const Cell& cell) {
    if (const auto* quantity = std::get_if<Quantity>(&cell.value)) // infinity becomes an empty cell
        return std::isinf(quantity->value) ? std::string() : csvNumber(quantity->value);
    if (const auto* count = std::get_if<std::int64_t>(&cell.value))
        return std::to_string(*count);
    return cell.isEmpty() ? std::string() : csvQuoted(Language().text(cell));
}

bool isForPrograms(const TableColumn& column) {
    return column.readers != Readers::People;
}

} // namespace

OrderedJson tableJson(const Table& table) {
    OrderedJson rows = OrderedJson::array();
    for (const auto& row : table.rows) {
        OrderedJson object = OrderedJson::object();
        for (std::size_t c = 0; c < row.size(); ++c)
            if (isForPrograms(table.columns[c]))
                object[table.columns[c].key] = valueOf(row[c]);
        rows.push_back(std::move(object));
    }
    return rows;
}

std::string tableCsv(const Table& table) {
    std::string text;
    const auto addLine = [&](auto cellOf) {
        const char* comma = ""; // only the first cell has no comma before it
        for (std::size_t c = 0; c < table.columns.size(); ++c)
            if (isForPrograms(table.columns[c]))
                text += std::exchange(comma, ",") + cellOf(c);
        text += '\n';
    };
    addLine([&](std::size_t c) { return csvQuoted(table.columns[c].key); });
    for (const auto& row : table.rows)
        addLine([&](std::size_t c) { return csvValue(row[c]); });
    return text;
}

} // namespace boardset
