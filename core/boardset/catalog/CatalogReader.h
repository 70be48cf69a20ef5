// SPDX-License-Identifier: GPL-3.0-or-later
// Reads catalog.db, table by table, into a Catalog. Private to this folder.
#pragma once

#include "boardset/catalog/Catalog.h"

#include <SQLiteCpp/SQLiteCpp.h>

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
    void readPatterns();
    void readPatternParts();
    void readMeasurements();
    void readRules();
    void readBlockTypes();
    void readSlots();
    void readSlotChoices();
    void readFramings();
    void readLinkRules();
    void readShown();
    void readOperatingSystems();
    void readPlatforms();
    void readTunables();
    void readTunableChoices();
    void readTunableDefaults();
    void readMachines();
    void readOptions();
    void readLatencies();
    void readPatternDemands();
    void readLimits();
    void readProtocols();
    void readProtocolSteps();
    void readGenerations();
    void readGenerationMachines();
    void readPlots();
    void readPlotScenarios();

    std::string optionalFact(SQLite::Statement& row, int column); ///< Empty for NULL.
    Fact& factNamed(const std::string& id);
    BlockType& blockTypeNamed(const std::string& id);
    Machine& machineNamed(const std::string& id);
    Tunable& tunableNamed(const std::string& id);
    Protocol& protocolNamed(const std::string& id);
    Generation& generationNamed(const std::string& id);

    Catalog& m_catalog;
    SQLite::Database& m_database;
};

/// A column as text; NULL is empty.
std::string text(SQLite::Statement& row, int column);
int integer(SQLite::Statement& row, int column);

} // namespace boardset
