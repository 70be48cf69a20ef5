// SPDX-License-Identifier: GPL-3.0-or-later
// Reads catalog.db, table by table, into a Catalog. Private to this folder.
#pragma once

#include "boardset/catalog/Column.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace boardset {

/// Reads one database. Catalog::open uses one reader for each file.
class CatalogReader {
public:
    CatalogReader(Catalog& catalog, SQLite::Database& database)
        : m_catalog(catalog), m_database(database), m_known{catalog} {}

    void readAll();

private:
    void readFacts();
    void readMeasurements();
    void readRules();
    void readAdvice();
    void readConditions();
    void readBlockTypes();
    void readSlots();
    void readLinkRules();
    void readAssembly();
    void readPlaces();
    void readOperations();
    void readSteps();
    void readAsks();
    void readWorks();
    void readBudgets();
    void refuseCircles() const;
    void readSystems();
    void readTunables();
    void readMachines();
    void readOptions();
    void readGenerations();
    void readPlots();
    void readProbe();
    void readTerms();
    void readQuestions();

    /// A row that belongs to a row of another table, its owner; `of` is the id of the owner.
    template <typename Row> struct Part : Row { std::string of; };
    struct Id {
        std::string id;
    };

    /// Returns the rows that a FROM clause (tables and order) selects, with the given columns.
    template <typename Row>
    std::vector<Row> rows(const std::string& from, std::initializer_list<Column<Row>> columns) const {
        std::string names;
        for (const Column<Row>& column : columns)
            names += (names.empty() ? "SELECT " : ", ") + std::string(column.name);
        SQLite::Statement statement(m_database, names + " FROM " + from);
        std::vector<Row> all;
        while (statement.executeStep()) {
            Row& row = all.emplace_back();
            int at = 0;
            for (const Column<Row>& column : columns)
                column.fill(row, statement.getColumn(at++), m_known);
        }
        return all;
    }

    /// Appends each row to the list of its owner.
    /// Throws CatalogError if an owner is missing; the message names the owners' table, `table`.
    template <typename Owner, typename Row>
    static void give(std::vector<Owner>& owners, const char* table, std::vector<Row> Owner::*list,
                     std::vector<Part<Row>> parts) {
        for (Part<Row>& part : parts)
            (named(owners, table, part.of).*list).push_back(std::move(part));
    }

    /// Appends each id to the list of its owner, for a table whose rows consist of an owner and an id.
    template <typename Owner>
    static void give(std::vector<Owner>& owners, const char* table, std::vector<std::string> Owner::*list,
                     const std::vector<Part<Id>>& parts) {
        for (const Part<Id>& part : parts)
            (named(owners, table, part.of).*list).push_back(part.id);
    }

    template <typename Row> static Row& named(std::vector<Row>& rows, const char* table, const std::string& id) {
        const auto found = std::ranges::find(rows, id, &Row::id);
        if (found == rows.end())
            throw CatalogError(
                Message{"{table} '{id}': another row refers to it, but it is missing", {{"table", table}, {"id", id}}});
        return *found;
    }

    Catalog& m_catalog;
    SQLite::Database& m_database;
    Known m_known;
};

} // namespace boardset
