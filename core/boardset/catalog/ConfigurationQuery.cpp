// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/ConfigurationQuery.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>
#include <string_view>

namespace boardset {

namespace {

constexpr int stepsPerCheck = 1000;
constexpr int mostChecks = 20'000; // 20 million steps of SQLite's machine: about a second
constexpr std::size_t mostRows = 10'000;
constexpr int mostBytes = 100'000; // of one value or one query

constexpr const char* layout = "CREATE TEMP TABLE part(path TEXT, name TEXT, type TEXT, role TEXT, parent TEXT,"
                               "  board TEXT, domain TEXT, segment INTEGER, failed INTEGER, lost INTEGER);"
                               "CREATE TEMP TABLE domain(name TEXT, segment INTEGER);"
                               "CREATE TEMP TABLE thread(name TEXT, process TEXT, pattern TEXT, processor TEXT,"
                               "  board TEXT, stopped TEXT, requester TEXT, outstanding REAL, request_bytes INTEGER);"
                               "CREATE TEMP TABLE region(process TEXT, name TEXT, pages INTEGER, page_bytes INTEGER);"
                               "CREATE TEMP TABLE page(process TEXT, region TEXT, memory TEXT, board TEXT,"
                               "  pages INTEGER, page_bytes INTEGER);"
                               "CREATE TEMP TABLE access(thread TEXT, process TEXT, region TEXT, board TEXT,"
                               "  memory TEXT, memory_board TEXT, pages INTEGER);"
                               "CREATE TEMP TABLE way(device TEXT, ordinal INTEGER, part TEXT);"
                               "CREATE TEMP TABLE link(from_part TEXT, to_part TEXT, standby INTEGER);";

/// SQLite asks before it compiles a query: reading and computing, and nothing else.
int mayOnlyRead(void*, int action, const char*, const char* name, const char*, const char*) {
    if (action == SQLITE_SELECT || action == SQLITE_READ || action == SQLITE_RECURSIVE) {
        return SQLITE_OK;
    }
    const bool loads = action == SQLITE_FUNCTION && name != nullptr && std::string_view(name) == "load_extension";
    return action == SQLITE_FUNCTION && !loads ? SQLITE_OK : SQLITE_DENY;
}

int countStep(void* left) {
    return --*static_cast<int*>(left) < 0 ? 1 : 0;
}

template <typename... Values> void insert(SQLite::Statement& row, const Values&... values) {
    int column = 0;
    (row.bind(++column, values), ...);
    row.exec();
    row.reset();
}

void fill(SQLite::Database& database, const ConfigurationRows& rows) {
    SQLite::Statement part(database, "INSERT INTO temp.part VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (const auto& each : rows.parts) {
        insert(part, each.path, each.name, each.type, each.role, each.parent, each.board, each.domain, each.segment,
               each.failed ? 1 : 0, each.lost ? 1 : 0);
    }
    SQLite::Statement domain(database, "INSERT INTO temp.domain VALUES (?, ?)");
    for (const auto& each : rows.domains) {
        insert(domain, each.name, each.segment);
    }
    SQLite::Statement thread(database, "INSERT INTO temp.thread VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (const auto& each : rows.threads) {
        insert(thread, each.name, each.process, each.pattern, each.processor, each.board, each.stopped, each.requester,
               each.outstanding, each.requestBytes);
    }
    SQLite::Statement region(database, "INSERT INTO temp.region VALUES (?, ?, ?, ?)");
    for (const auto& each : rows.regions) {
        insert(region, each.process, each.name, each.pages, each.pageBytes);
    }
    SQLite::Statement page(database, "INSERT INTO temp.page VALUES (?, ?, ?, ?, ?, ?)");
    for (const auto& each : rows.pages) {
        insert(page, each.process, each.region, each.memory, each.board, each.pages, each.pageBytes);
    }
    SQLite::Statement access(database, "INSERT INTO temp.access VALUES (?, ?, ?, ?, ?, ?, ?)");
    for (const auto& each : rows.accesses) {
        insert(access, each.thread, each.process, each.region, each.board, each.memory, each.memoryBoard, each.pages);
    }
    SQLite::Statement way(database, "INSERT INTO temp.way VALUES (?, ?, ?)");
    for (const auto& each : rows.ways) {
        insert(way, each.device, each.ordinal, each.part);
    }
    SQLite::Statement link(database, "INSERT INTO temp.link VALUES (?, ?, ?)");
    for (const auto& each : rows.links) {
        insert(link, each.from, each.to, each.standby ? 1 : 0);
    }
    // Rules look for the accesses of each thread and of each region, of which a large machine has thousands.
    database.exec("CREATE INDEX temp.access_of_thread ON access(thread);"
                  "CREATE INDEX temp.access_of_region ON access(process, region);");
}

} // namespace

struct ConfigurationQuery::Connection {
    explicit Connection(const std::string& file) : database(file, SQLite::OPEN_READONLY) {}

    SQLite::Database database;
    int checksLeft = mostChecks;
};

ConfigurationQuery::ConfigurationQuery(const Catalog& catalog, const ConfigurationRows& rows) {
    try {
        m_connection = std::make_unique<Connection>(catalog.file().string());
        SQLite::Database& database = m_connection->database;
        database.exec("PRAGMA temp_store = MEMORY");
        database.exec("BEGIN");
        database.exec(layout);
        fill(database, rows);
        database.exec("COMMIT");
        sqlite3* const handle = database.getHandle();
        sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, mostBytes);
        sqlite3_limit(handle, SQLITE_LIMIT_SQL_LENGTH, mostBytes);
        sqlite3_set_authorizer(handle, mayOnlyRead, nullptr);
        sqlite3_progress_handler(handle, stepsPerCheck, countStep, &m_connection->checksLeft);
    } catch (const SQLite::Exception& problem) {
        throw CatalogError(catalog.file().string() + ": rules cannot be asked (" + problem.what() + ")");
    }
}

ConfigurationQuery::~ConfigurationQuery() = default;

std::vector<Breach> ConfigurationQuery::breachesOf(const Rule& rule) {
    m_connection->checksLeft = mostChecks;
    try {
        SQLite::Statement query(m_connection->database, rule.query);
        std::vector<Breach> breaches;
        while (breaches.size() < mostRows && query.executeStep()) {
            const auto word = [&](int column) {
                return column < query.getColumnCount() ? query.getColumn(column).getString() : std::string();
            };
            breaches.push_back({word(0), word(1), word(2)});
        }
        return breaches;
    } catch (const SQLite::Exception& problem) {
        throw CatalogError(
            "rule '" + rule.id + "': its query was refused (" + problem.what() +
            "); allowed: one SELECT over part, domain, thread, region, page, access, way, link and the catalog");
    }
}

} // namespace boardset
