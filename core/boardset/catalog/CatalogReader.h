// SPDX-License-Identifier: GPL-3.0-or-later
// Reads catalog.db, table by table, into a Catalog. Private to this folder.
#pragma once

#include "boardset/catalog/Catalog.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>

namespace boardset {

/// Used once, by Catalog::open.
class CatalogReader {
public:
    CatalogReader(Catalog& catalog, SQLite::Database& database) : m_catalog(catalog), m_database(database) {}

    void readAll();

private:
    void readSources();
    void readFacts();
    void readFactTerms();
    void readConditions();
    void readPlaces();
    void readOperations();
    void readNumbers();
    void readSteps();
    void readAsks();
    void readRequesters();
    void readWorks();
    void readBudgets();
    void refuseCircles() const;
    void readMeasurements();
    void readRules();
    void readBlockTypes();
    void readSlots();
    void readSlotChoices();
    void readFramings();
    void readLinkRules();
    void readShown();
    void readPolicies();
    void readOperatingSystems();
    void readPlatforms();
    void readTunables();
    void readTunableChoices();
    void readTunableDefaults();
    void readFamilies();
    void readMachines();
    void readOptions();
    void readTotals();
    void readLimits();
    void readGenerations();
    void readGenerationMachines();
    void readPlots();
    void readPlotScenarios();

    std::string optionalFact(SQLite::Statement& row, int column);    ///< Empty for NULL.
    Condition conditionAt(SQLite::Statement& row, int column) const; ///< That of the id there; empty: always.
    Fact& factNamed(const std::string& id);
    BlockType& blockTypeNamed(const std::string& id);
    Family& familyNamed(const std::string& id);
    Machine& machineNamed(const std::string& id);
    Tunable& tunableNamed(const std::string& id);
    Operation& operationNamed(const std::string& id);
    Generation& generationNamed(const std::string& id);

    Catalog& m_catalog;
    SQLite::Database& m_database;
    std::map<std::string, Condition> m_conditions;
};

/// A column as text; NULL is empty.
std::string text(SQLite::Statement& row, int column);
int integer(SQLite::Statement& row, int column);

/// The row of an id; throws CatalogError with the table's name if there is none.
template <typename Row> Row& named(std::vector<Row>& rows, const char* table, const std::string& id) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.id == id; });
    if (found == rows.end())
        throw CatalogError(std::string(table) + " '" + id + "' is named but not there");
    return *found;
}

} // namespace boardset
