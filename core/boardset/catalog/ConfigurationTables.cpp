// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/ConfigurationTables.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <algorithm>
#include <array>
#include <sqlite3.h>
#include <string_view>

namespace boardset {

namespace {

/// SQLite types for the alternatives of ConfigurationColumn::value, in the same order.
constexpr std::array<const char*, 5> columnTypes{"TEXT", "REAL", "INTEGER", "INTEGER", "INTEGER"};

constexpr std::size_t mostSaid = 1'000'000; // maximum length of a message, in bytes; a hostile catalog could exceed it

template <class Row> void create(SQLite::Database& database, const ConfigurationTable<Row>& table) {
    const std::string name = table.name;
    std::string columns;
    for (const auto& column : table.columns) {
        columns +=
            (columns.empty() ? "" : ", ") + std::string(column.name) + ' ' + columnTypes.at(column.value.index());
    }
    database.exec("CREATE TEMP TABLE " + name + '(' + columns + ')');
    for (std::size_t i = 0; i < table.indexes.size(); ++i) {
        database.exec("CREATE INDEX temp." + name + "_by_" + std::to_string(i) + " ON " + name + '(' +
                      table.indexes[i] + ')');
    }
}

/// Authorizer callback: SQLite calls it for each action of a query that it compiles.
int mayOnlyRead(void* guard, int action, const char*, const char* name, const char*, const char*) {
    if (!static_cast<const ReadingOnly*>(guard)->on || action == SQLITE_SELECT || action == SQLITE_READ ||
        action == SQLITE_RECURSIVE)
        return SQLITE_OK;
    const bool loads = action == SQLITE_FUNCTION && name != nullptr && std::string_view(name) == "load_extension";
    return action == SQLITE_FUNCTION && !loads ? SQLITE_OK : SQLITE_DENY;
}

std::string textIn(sqlite3_value* value) {
    const unsigned char* text = sqlite3_value_text(value);
    return text == nullptr ? std::string() : std::string(reinterpret_cast<const char*>(text));
}

void giveBack(sqlite3_context* context, const std::string& text) {
    sqlite3_result_text(context, text.c_str(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
}

/// The SQL function say('{n} byte|{n} bytes', 'n', bytes): a message in the current language.
void say(sqlite3_context* context, int count, sqlite3_value** values) {
    if (std::any_of(values, values + count,
                    [](sqlite3_value* each) { return sqlite3_value_type(each) == SQLITE_NULL; }))
        return sqlite3_result_null(context); // as for the operator ||
    Message message{count == 0 ? std::string() : textIn(values[0])};
    std::size_t longest = 0;
    for (int at = 1; at + 1 < count; at += 2) {
        sqlite3_value* const value = values[at + 1];
        const int type = sqlite3_value_type(value);
        message.arguments.emplace_back(textIn(values[at]), type == SQLITE_INTEGER ? Argument(sqlite3_value_int64(value))
                                                           : type == SQLITE_FLOAT
                                                               ? Argument(Quantity{sqlite3_value_double(value)})
                                                               : Argument(textIn(value)));
        longest = std::max(longest, static_cast<std::size_t>(sqlite3_value_bytes(value)));
    }
    const auto placeholders = static_cast<std::size_t>(std::ranges::count(message.text, '{'));
    if (placeholders * longest > mostSaid)
        return sqlite3_result_error_toobig(context);
    giveBack(context, message);
}

/// The SQL function noun('thread'): an English noun in the current language.
void sayNoun(sqlite3_context* context, int, sqlite3_value** values) {
    giveBack(context, noun(textIn(values[0])));
}

} // namespace

void createConfigurationTables(SQLite::Database& database) {
    std::apply([&](const auto&... tables) { (create(database, tables), ...); }, configurationTables());
    database.exec("CREATE TEMP VIEW running AS SELECT * FROM customer WHERE stopped = ''");
    database.createFunction("say", -1, true, nullptr, say);
    database.createFunction("noun", 1, true, nullptr, sayNoun);
}

ReadingOnly::ReadingOnly(SQLite::Database& database) : m_database(database) {
    sqlite3_set_authorizer(m_database.getHandle(), mayOnlyRead, this);
}

ReadingOnly::~ReadingOnly() {
    sqlite3_set_authorizer(m_database.getHandle(), nullptr, nullptr);
}

} // namespace boardset
