// SPDX-License-Identifier: GPL-3.0-or-later
// The half of CatalogReader that reads block types and machines.
#include "boardset/catalog/CatalogReader.h"
#include "boardset/catalog/Words.h"

#include <sstream>

namespace boardset {

namespace {

std::vector<int> numbersIn(const std::string& words) {
    std::istringstream stream(words);
    std::vector<int> numbers;
    for (int number = 0; stream >> number;) {
        numbers.push_back(number);
    }
    return numbers;
}

} // namespace

void CatalogReader::readBlockTypes() {
    SQLite::Statement row(m_database, "SELECT id, title, summary, role, rate, serves, station_title, coherency_root,"
                                      " locality_group FROM block_type ORDER BY rowid");
    while (row.executeStep()) {
        BlockType type;
        type.id = text(row, 0);
        type.title = text(row, 1);
        type.summary = text(row, 2);
        type.role = roleOf(text(row, 3));
        type.rate = row.getColumn(4).isNull() ? std::string() : factNamed(text(row, 4)).id;
        type.serves = servedUnitOf(text(row, 5));
        type.stationTitle = text(row, 6);
        type.coherencyRoot = integer(row, 7) != 0;
        type.localityGroup = integer(row, 8) != 0;
        m_catalog.m_blockTypes.push_back(std::move(type));
    }
}

void CatalogReader::readSlots() {
    SQLite::Statement row(m_database, "SELECT parent, name, child, first, count, option, row FROM slot ORDER BY rowid");
    while (row.executeStep()) {
        blockTypeNamed(text(row, 0))
            .slots.push_back({text(row, 1), blockTypeNamed(text(row, 2)).id, integer(row, 3), integer(row, 4),
                              text(row, 5), integer(row, 6)});
    }
}

void CatalogReader::readLinkRules() {
    SQLite::Statement row(m_database,
                          "SELECT block_type, from_path, to_path, kind, capacity, title FROM link_rule ORDER BY rowid");
    while (row.executeStep()) {
        const std::string capacity = row.getColumn(4).isNull() ? std::string() : factNamed(text(row, 4)).id;
        blockTypeNamed(text(row, 0))
            .links.push_back({text(row, 1), text(row, 2), linkKindOf(text(row, 3)), capacity, text(row, 5)});
    }
}

void CatalogReader::readShown() {
    SQLite::Statement row(m_database, "SELECT block_type, fact FROM block_shown ORDER BY block_type, ordinal");
    while (row.executeStep()) {
        blockTypeNamed(text(row, 0)).shown.push_back(factNamed(text(row, 1)).id);
    }
}

void CatalogReader::readMachines() {
    SQLite::Statement row(
        m_database, "SELECT id, family, title, year, summary, root, line_size, protocol FROM machine ORDER BY rowid");
    while (row.executeStep()) {
        Machine machine;
        machine.id = text(row, 0);
        machine.family = text(row, 1);
        machine.title = text(row, 2);
        machine.year = integer(row, 3);
        machine.summary = text(row, 4);
        machine.root = blockTypeNamed(text(row, 5)).id;
        machine.lineSize = factNamed(text(row, 6)).id;
        machine.protocol = row.getColumn(7).isNull() ? std::string() : protocolNamed(text(row, 7)).id;
        m_catalog.m_machines.push_back(std::move(machine));
    }
}

void CatalogReader::readOptions() {
    SQLite::Statement row(m_database, "SELECT machine, id, title, least, most, standard, allowed FROM machine_option"
                                      " ORDER BY rowid");
    while (row.executeStep()) {
        machineNamed(text(row, 0))
            .options.push_back({text(row, 1), text(row, 2), integer(row, 3), integer(row, 4), integer(row, 5),
                                numbersIn(text(row, 6))});
    }
}

void CatalogReader::readLatencies() {
    SQLite::Statement row(m_database,
                          "SELECT machine, id, title, ancestor, latency FROM latency_row ORDER BY machine, ordinal");
    while (row.executeStep()) {
        machineNamed(text(row, 0))
            .latencies.push_back(
                {text(row, 1), text(row, 2), blockTypeNamed(text(row, 3)).id, factNamed(text(row, 4)).id});
    }
}

void CatalogReader::readLimits() {
    SQLite::Statement row(m_database,
                          "SELECT machine, text, source, locator FROM machine_limit ORDER BY machine, ordinal");
    while (row.executeStep()) {
        machineNamed(text(row, 0)).limits.push_back({text(row, 1), text(row, 2), text(row, 3)});
    }
}

} // namespace boardset
