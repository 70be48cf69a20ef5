// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the catalog's queries about one configuration after another: its rows stand in temporary tables beside the
// catalog's.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/catalog/ConfigurationTables.h"

#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace boardset {

/// One row of the query of a rule or of an advice.
struct QueryRow {
    std::string part;   ///< The first column.
    std::string reason; ///< The second: why, instead of the rule's own words; empty if it is NULL or not there.
    std::string fix;    ///< The third: what to do, in the same way.
};

/// The catalog's database opened once more, with a configuration in the tables of configurationTables(), which are
/// empty at first. Queries come from the catalog, which may be a stranger's: they may read these tables and its own,
/// cannot write, and are stopped after a bounded number of steps, rows and bytes. A query is prepared once.
class ConfigurationQuery {
public:
    /// Throws CatalogError if the database can no longer be opened.
    explicit ConfigurationQuery(const Catalog& catalog);
    ~ConfigurationQuery();

    /// Gives the table of such rows others; only those that differ from what was in their place are written. Returns
    /// whether any did. After a CatalogError the query is of no use any more.
    template <class Row> bool set(std::vector<Row> rows);

    /// The rows of a query, in its order. Throws CatalogError that begins with `owner` ("rule 'x'") if it is not one
    /// SELECT, reads or does what it may not, or takes too long.
    std::vector<QueryRow> rowsOf(const std::string& owner, const std::string& query);

    /// The queries of the edits that mend what a rule finds, by the rule: table rule_fix. Throws as rowsOf().
    std::map<std::string, std::string> fixes();

private:
    using Value = std::variant<const std::string*, double, std::int64_t>;
    struct Connection;

    template <class Row> static std::vector<Value> valuesOf(const ConfigurationTable<Row>& table, const Row& row);
    void write(const char* table, std::size_t row, const std::vector<Value>& values);
    void cut(const char* table, std::size_t rows); ///< Leaves the first rows of a table.

    std::unique_ptr<Connection> m_connection;
    ConfigurationRows m_rows; ///< What is in the tables.
};

template <class Row>
std::vector<ConfigurationQuery::Value> ConfigurationQuery::valuesOf(const ConfigurationTable<Row>& table,
                                                                    const Row& row) {
    std::vector<Value> values;
    for (const auto& column : table.columns) {
        values.push_back(std::visit(
            [&row](auto member) -> Value {
                if constexpr (std::is_same_v<decltype(member), std::string Row::*>)
                    return &(row.*member);
                else if constexpr (std::is_same_v<decltype(member), double Row::*>)
                    return row.*member;
                else
                    return std::int64_t{row.*member};
            },
            column.value));
    }
    return values;
}

template <class Row> bool ConfigurationQuery::set(std::vector<Row> rows) {
    const auto& table = std::get<ConfigurationTable<Row>>(configurationTables());
    std::vector<Row>& known = m_rows.*table.rows;
    bool differs = rows.size() < known.size();
    if (differs)
        cut(table.name, rows.size());
    for (std::size_t at = 0; at < rows.size(); ++at) {
        if (at >= known.size() || !(rows[at] == known[at])) {
            write(table.name, at, valuesOf(table, rows[at]));
            differs = true;
        }
    }
    known = std::move(rows);
    return differs;
}

} // namespace boardset
