// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the catalog's queries on one configuration after another.
// Temporary tables next to the tables of the catalog contain the rows of the current configuration.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/catalog/ConfigurationTables.h"

#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace boardset {

/// One result row of a query that belongs to a rule or a recommendation.
struct QueryRow {
    std::string part; ///< First column: the part.
    /// Second column: the reason, which replaces the rule's own reason; empty if the column is NULL or missing.
    std::string reason;
    /// Third column: the fix, which replaces the rule's own fix; empty if the column is NULL or missing.
    std::string fix;
};

/// A second connection to the catalog's database. It adds the tables of configurationTables(),
/// initially empty, for one configuration. Queries come from the catalog, which may come from an untrusted source.
/// They may read the added tables and the catalog's own tables, but cannot write.
/// A query stops after a bounded number of steps, rows and bytes. Each query is prepared once.
class ConfigurationQuery {
public:
    /// Opens the connection. Throws CatalogError if the database can no longer be opened.
    explicit ConfigurationQuery(const Catalog& catalog);
    ~ConfigurationQuery();

    /// Replaces the rows of a table. Writes only rows that differ from the previous row at the same index.
    /// Returns true if any row changed. After a CatalogError, the object is unusable.
    template <class Row> bool set(std::vector<Row> rows);

    /// Returns the result rows of a query, in the order of the query. Throws CatalogError if the query is not a single
    /// SELECT, uses a table or a function that is not allowed, or takes too long.
    /// The error message begins with `owner` ("rule 'x'").
    std::vector<QueryRow> rowsOf(const std::string& owner, const std::string& query);

    /// Returns the queries of table rule_fix, keyed by the id of their rule. Each query produces
    /// the edits that fix a violation of the rule. Throws CatalogError in the same cases as rowsOf().
    std::map<std::string, std::string> fixes();

private:
    using Value = std::variant<const std::string*, double, std::int64_t>;
    struct Connection;

    template <class Row> static std::vector<Value> valuesOf(const ConfigurationTable<Row>& table, const Row& row);
    void write(const char* table, std::size_t row, const std::vector<Value>& values);
    void cut(const char* table, std::size_t rows); ///< Removes all rows of a table after the first `rows` rows.

    std::unique_ptr<Connection> m_connection;
    ConfigurationRows m_rows; ///< The current content of the tables.
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
