// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/CatalogReader.h"

#include "boardset/catalog/Words.h"

#include <algorithm>
#include <cmath>

namespace boardset {

std::string text(SQLite::Statement& row, int column) {
    return row.getColumn(column).getString();
}
int integer(SQLite::Statement& row, int column) {
    return row.getColumn(column).getInt();
}

void CatalogReader::readAll() {
    readSources();
    readFacts();
    readFactTerms();
    readMeasurements();
    readFamilies();
    readRules();
    readConditions();
    readBlockTypes();
    for (BlockType& type : m_catalog.m_blockTypes) {
        type.hasThresholds = std::any_of(
            m_catalog.m_facts.begin(), m_catalog.m_facts.end(),
            [&](const Fact& fact) {
                return fact.subject == type.id &&
                       (fact.property.starts_with("hot") || fact.property.starts_with("warm"));
            });
    }
    readSlots();
    readSlotChoices();
    readFramings();
    readLinkRules();
    readShown();
    readPlaces();
    readOperations();
    readRequesters();
    readWorks();
    readBudgets();
    refuseCircles();
    readPolicies();
    readOperatingSystems();
    readPlatforms();
    readTunables();
    readMachines();
    readOptions();
    readTotals();
    readLimits();
    readGenerations();
    readPlots();
    readPlotScenarios();
}

std::string CatalogReader::optionalFact(SQLite::Statement& row, int column) {
    return row.getColumn(column).isNull() ? std::string() : factNamed(text(row, column)).id;
}
Fact& CatalogReader::factNamed(const std::string& id) {
    const auto found = m_catalog.m_factAt.find(id);
    return found == m_catalog.m_factAt.end() ? named(m_catalog.m_facts, "fact", id) : m_catalog.m_facts[found->second];
}
BlockType& CatalogReader::blockTypeNamed(const std::string& id) {
    return named(m_catalog.m_blockTypes, "block_type", id);
}
Family& CatalogReader::familyNamed(const std::string& id) {
    return named(m_catalog.m_families, "family", id);
}
Machine& CatalogReader::machineNamed(const std::string& id) {
    return named(m_catalog.m_machines, "machine", id);
}
Tunable& CatalogReader::tunableNamed(const std::string& id) {
    return named(m_catalog.m_tunables, "tunable", id);
}
Operation& CatalogReader::operationNamed(const std::string& id) {
    return named(m_catalog.m_operations, "operation", id);
}

Generation& CatalogReader::generationNamed(const std::string& id) {
    return named(m_catalog.m_generations, "generation", id);
}

void CatalogReader::readSources() {
    SQLite::Statement row(m_database, "SELECT id, title, author, date FROM source ORDER BY rowid");
    while (row.executeStep())
        m_catalog.m_sources.push_back({text(row, 0), text(row, 1), text(row, 2), text(row, 3)});
}

void CatalogReader::readFacts() {
    SQLite::Statement row(m_database, "SELECT f.id, subject, property, title, value, unit, factor, pattern, standing,"
                                      " source, locator, reason, fitted_to"
                                      " FROM fact f JOIN unit u ON u.id = f.unit ORDER BY f.rowid");
    while (row.executeStep()) {
        Fact fact;
        fact.id = text(row, 0);
        fact.subject = text(row, 1);
        fact.property = text(row, 2);
        fact.title = text(row, 3);
        fact.value = row.getColumn(4).getDouble();
        fact.unit = text(row, 5);
        fact.factor = row.getColumn(6).getDouble();
        fact.text = printedValue(fact.value, text(row, 7));
        fact.standing = standingOf(text(row, 8));
        fact.source = text(row, 9);
        fact.locator = text(row, 10);
        fact.reason = text(row, 11);
        fact.fittedTo = text(row, 12);
        if (row.getColumn(4).isNull() || !std::isfinite(fact.value) || fact.value < 0 || !std::isfinite(fact.factor))
            throw CatalogError("fact '" + fact.id + "': its value is not a finite number, 0 or more");
        m_catalog.m_factAt.emplace(fact.id, m_catalog.m_facts.size());
        m_catalog.m_facts.push_back(std::move(fact));
    }
}

void CatalogReader::readFactTerms() {
    SQLite::Statement row(
        m_database, "SELECT fact, operand, ifnull(exponent, 1), ifnull(coefficient, 0) FROM fact_term ORDER BY rowid");
    while (row.executeStep()) {
        factNamed(text(row, 0))
            .terms.push_back({factNamed(text(row, 1)).id, integer(row, 2), row.getColumn(3).getDouble()});
    }
}

void CatalogReader::readMeasurements() {
    SQLite::Statement row(m_database, "SELECT m.id, machine, source, locator, metric, unit, published, role, quantity,"
                                      " scenario, baseline, locality, note, factor"
                                      " FROM measurement m JOIN unit u ON u.id = m.unit ORDER BY m.rowid");
    while (row.executeStep()) {
        Measurement measurement;
        measurement.id = text(row, 0);
        measurement.machine = text(row, 1);
        measurement.source = text(row, 2);
        measurement.locator = text(row, 3);
        measurement.metric = text(row, 4);
        measurement.unit = text(row, 5);
        measurement.published = row.getColumn(6).getDouble();
        measurement.role = evidenceRoleOf(text(row, 7));
        measurement.quantity = quantityOf(text(row, 8));
        measurement.scenario = text(row, 9);
        measurement.baseline = text(row, 10);
        measurement.locality = text(row, 11);
        measurement.note = text(row, 12);
        measurement.factor = row.getColumn(13).getDouble();
        m_catalog.m_measurements.push_back(std::move(measurement));
    }
}

void CatalogReader::readRules() {
    SQLite::Statement row(m_database, "SELECT id, family, severity, refuses, title, reason, fix, source, locator, query"
                                      " FROM rule ORDER BY rowid");
    while (row.executeStep()) {
        m_catalog.m_rules.push_back({text(row, 0), text(row, 1).empty() ? std::string() : familyNamed(text(row, 1)).id,
                                     severityOf(text(row, 2)), integer(row, 3) != 0, text(row, 4), text(row, 5),
                                     text(row, 6), text(row, 7), text(row, 8), text(row, 9)});
    }
}

void CatalogReader::readPlots() {
    SQLite::Statement row(m_database,
                          "SELECT id, machine, title, summary, x_title, vary, least, most, doubling FROM plot"
                          " ORDER BY rowid");
    while (row.executeStep()) {
        m_catalog.m_plots.push_back({text(row, 0),
                                     machineNamed(text(row, 1)).id,
                                     text(row, 2),
                                     text(row, 3),
                                     text(row, 4),
                                     varyOf(text(row, 5)),
                                     integer(row, 6),
                                     integer(row, 7),
                                     integer(row, 8) != 0,
                                     {}});
    }
}

void CatalogReader::readPlotScenarios() {
    SQLite::Statement row(m_database, "SELECT plot, title, scenario, x FROM plot_curve ORDER BY rowid");
    while (row.executeStep()) {
        named(m_catalog.m_plots, "plot", text(row, 0))
            .scenarios.push_back({text(row, 1), text(row, 2), row.getColumn(3).getDouble()});
    }
}

} // namespace boardset
