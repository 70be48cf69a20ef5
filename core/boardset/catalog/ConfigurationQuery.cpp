// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/ConfigurationQuery.h"

#include "boardset/catalog/CatalogUri.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <map>
#include <sqlite3.h>
#include <string_view>

namespace boardset {

namespace {

constexpr int stepsPerCheck = 1000;
constexpr int mostChecks = 20'000; // 20 million steps of SQLite's virtual machine, which take about a second
constexpr std::size_t mostRows = 10'000;
constexpr int mostBytes = 100'000; // limit for each value and each query

int countStep(void* left) {
    return --*static_cast<int*>(left) < 0 ? 1 : 0;
}

std::string tableNames() {
    std::string names;
    std::apply([&](const auto&... tables) { ((names += std::string(tables.name) + ", "), ...); },
               configurationTables());
    return names;
}

std::string wordIn(SQLite::Statement& row, int column) {
    return column < row.getColumnCount() ? row.getColumn(column).getString() : std::string();
}

} // namespace

struct ConfigurationQuery::Connection {
    /// The prepared statements that change one table. The rowid of a row is its position, counted from 0.
    struct TableStatements {
        template <class Row>
        TableStatements(SQLite::Database& database, const ConfigurationTable<Row>& table)
            : write(database, writing(table)),
              cut(database, std::string("DELETE FROM temp.") + table.name + " WHERE rowid >= ?") {}

        template <class Row> static std::string writing(const ConfigurationTable<Row>& table) {
            std::string columns = "rowid";
            std::string values = "?";
            for (const auto& column : table.columns) {
                columns += std::string(", ") + column.name;
                values += ", ?";
            }
            return std::string("INSERT OR REPLACE INTO temp.") + table.name + '(' + columns + ") VALUES (" + values +
                   ')';
        }

        SQLite::Statement write, cut;
    };

    explicit Connection(const Catalog& catalog) : database(catalogUri(catalog.file()), catalogFlags) {
        database.exec("PRAGMA temp_store = MEMORY; PRAGMA temp.journal_mode = OFF");
        createConfigurationTables(database);
        const auto prepare = [this](const auto& table) { tables.try_emplace(table.name, database, table); };
        std::apply([&](const auto&... each) { (prepare(each), ...); }, configurationTables());
        sqlite3* const handle = database.getHandle();
        sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, mostBytes);
        sqlite3_limit(handle, SQLITE_LIMIT_SQL_LENGTH, mostBytes);
        sqlite3_progress_handler(handle, stepsPerCheck, countStep, &checksLeft);
        guard.on = true;
    }

    /// Returns the prepared statement for a query; prepares the statement on first use.
    SQLite::Statement& prepared(const std::string& query) {
        const auto known = queries.find(query);
        return known != queries.end() ? known->second : queries.try_emplace(query, database, query).first->second;
    }
    void beginWriting() {
        if (guard.on) {
            guard.on = false;
            checksLeft = mostChecks;
            database.exec("BEGIN");
        }
    }
    void beginReading() {
        if (!guard.on) {
            database.exec("COMMIT");
            guard.on = true;
        }
        checksLeft = mostChecks;
    }

    SQLite::Database database;
    ReadingOnly guard{database}; ///< Restricts the connection to reading, except while rows are written.
    std::map<std::string_view, TableStatements> tables;
    std::map<std::string, SQLite::Statement> queries;
    int checksLeft = mostChecks;
};

ConfigurationQuery::ConfigurationQuery(const Catalog& catalog) {
    try {
        m_connection = std::make_unique<Connection>(catalog);
    } catch (const SQLite::Exception& problem) {
        throw CatalogError(catalog.file().string() + ": cannot prepare the rules (" + problem.what() + ")");
    }
}

ConfigurationQuery::~ConfigurationQuery() = default;

void ConfigurationQuery::write(const char* table, std::size_t row, const std::vector<Value>& values) {
    try {
        m_connection->beginWriting();
        SQLite::Statement& statement = m_connection->tables.at(table).write;
        int column = 1;
        statement.bind(column, static_cast<std::int64_t>(row));
        for (const Value& value : values) {
            ++column;
            if (const auto* text = std::get_if<const std::string*>(&value))
                statement.bindNoCopy(column, **text);
            else if (const auto* number = std::get_if<double>(&value))
                statement.bind(column, *number);
            else
                statement.bind(column, std::get<std::int64_t>(value));
        }
        statement.exec();
        statement.reset();
    } catch (const SQLite::Exception& problem) {
        throw CatalogError(std::string("cannot write table '") + table + "' of the configuration (" + problem.what() +
                           ")");
    }
}

void ConfigurationQuery::cut(const char* table, std::size_t rows) {
    try {
        m_connection->beginWriting();
        SQLite::Statement& statement = m_connection->tables.at(table).cut;
        statement.bind(1, static_cast<std::int64_t>(rows));
        statement.exec();
        statement.reset();
    } catch (const SQLite::Exception& problem) {
        throw CatalogError(std::string("cannot shorten table '") + table + "' of the configuration (" + problem.what() +
                           ")");
    }
}

std::vector<QueryRow> ConfigurationQuery::rowsOf(const std::string& owner, const std::string& query) {
    try {
        m_connection->beginReading();
        SQLite::Statement& statement = m_connection->prepared(query);
        std::vector<QueryRow> rows;
        while (rows.size() < mostRows && statement.executeStep())
            rows.push_back({wordIn(statement, 0), wordIn(statement, 1), wordIn(statement, 2)});
        statement.reset();
        return rows;
    } catch (const SQLite::Exception& problem) {
        m_connection->queries.erase(query);
        throw CatalogError(owner + ": cannot run its query (" + problem.what() + "); allowed: one SELECT over " +
                           tableNames() + "and the tables of the catalog");
    }
}

std::map<std::string, std::string> ConfigurationQuery::fixes() {
    std::map<std::string, std::string> found;
    for (QueryRow& row : rowsOf("fixes", "SELECT rule, query FROM rule_fix"))
        found[row.part] = std::move(row.reason);
    return found;
}

} // namespace boardset
