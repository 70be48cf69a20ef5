// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/CatalogReader.h"

namespace boardset {

void CatalogReader::readGenerations() {
    SQLite::Statement row(m_database, "SELECT id, title, year, processor, coherency, remark, source, locator"
                                      " FROM generation ORDER BY year, id");
    while (row.executeStep()) {
        m_catalog.m_generations.push_back({text(row, 0),
                                           text(row, 1),
                                           integer(row, 2),
                                           text(row, 3),
                                           text(row, 4),
                                           text(row, 5),
                                           m_catalog.source(text(row, 6)).id,
                                           text(row, 7),
                                           {}});
    }
    readGenerationMachines();
}

void CatalogReader::readGenerationMachines() {
    SQLite::Statement row(m_database, "SELECT g.generation, g.machine FROM generation_machine g"
                                      " JOIN machine m ON m.id = g.machine ORDER BY m.year, m.id");
    while (row.executeStep())
        generationNamed(text(row, 0)).machines.push_back(machineNamed(text(row, 1)).id);
}

} // namespace boardset
