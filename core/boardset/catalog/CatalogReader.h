// SPDX-License-Identifier: GPL-3.0-or-later
// Reads catalog.db, table by table, into a Catalog. Private to this folder.
#pragma once

#include "boardset/catalog/Column.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace boardset {

/// Used once, by Catalog::open.
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
    void readExercises();
    void readConditions();
    void readBlockTypes();
    void readSlots();
    void readLinkRules();
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

    /// A row of a table whose column `of` names the row of another that it belongs to.
    template <typename Row> struct Part : Row { std::string of; };
    struct Id {
        std::string id;
    };

    /// The rows of `from`: tables, and the order of their rows.
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

    /// Adds each part to a list of its owner's; CatalogError with the owners' table's name if there is none.
    template <typename Owner, typename Row>
    static void give(std::vector<Owner>& owners, const char* table, std::vector<Row> Owner::*list,
                     std::vector<Part<Row>> parts) {
        for (Part<Row>& part : parts)
            (named(owners, table, part.of).*list).push_back(std::move(part));
    }

    /// The same of parts that are rows themselves, by their ids.
    template <typename Owner>
    static void give(std::vector<Owner>& owners, const char* table, std::vector<std::string> Owner::*list,
                     const std::vector<Part<Id>>& parts) {
        for (const Part<Id>& part : parts)
            (named(owners, table, part.of).*list).push_back(part.id);
    }

    template <typename Row> static Row& named(std::vector<Row>& rows, const char* table, const std::string& id) {
        const auto found = std::ranges::find(rows, id, &Row::id);
        if (found == rows.end())
            throw CatalogError(std::string(table) + " '" + id + "' is named but not there");
        return *found;
    }

    Catalog& m_catalog;
    SQLite::Database& m_database;
    Known m_known;
};

} // namespace boardset
