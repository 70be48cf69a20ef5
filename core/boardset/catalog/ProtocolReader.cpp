// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/CatalogReader.h"
#include "boardset/catalog/Words.h"

#include <algorithm>

namespace boardset {

void CatalogReader::readProtocols() {
    SQLite::Statement row(m_database,
                          "SELECT id, title, clock, no_total, source, locator FROM protocol ORDER BY rowid");
    while (row.executeStep()) {
        m_catalog.m_protocols.push_back(
            {text(row, 0), text(row, 1), factNamed(text(row, 2)).id, text(row, 3), text(row, 4), text(row, 5), {}});
    }
    readProtocolSteps();
}

void CatalogReader::readProtocolSteps() {
    SQLite::Statement row(m_database,
                          "SELECT protocol, id, title, text, line, home, owner, directory, moves, from_place,"
                          " to_place, leg, clocks, clocks_most, part_of, parallel_with, source, locator"
                          " FROM protocol_step ORDER BY protocol, ordinal");
    while (row.executeStep()) {
        const auto fact = [&](int column) {
            return row.getColumn(column).isNull() ? std::string() : factNamed(text(row, column)).id;
        };
        ProtocolStep step;
        step.id = text(row, 1);
        step.title = text(row, 2);
        step.text = text(row, 3);
        for (int column = 4; column <= 7; ++column) {
            step.when.push_back(text(row, column));
        }
        std::erase(step.when, std::string());
        step.moves = movementOf(text(row, 8));
        step.from = text(row, 9);
        step.to = text(row, 10);
        step.leg = legOf(text(row, 11));
        step.clocks = fact(12);
        step.clocksMost = fact(13);
        step.partOf = text(row, 14);
        step.parallelWith = text(row, 15);
        step.source = text(row, 16);
        step.locator = text(row, 17);
        protocolNamed(text(row, 0)).steps.push_back(std::move(step));
    }
}

} // namespace boardset
