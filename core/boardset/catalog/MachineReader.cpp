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
    for (int number = 0; stream >> number;)
        numbers.push_back(number);
    return numbers;
}

} // namespace

void CatalogReader::readBlockTypes() {
    SQLite::Statement row(m_database, "SELECT id, title, summary, role, rate, serves, station_title, coherency_root,"
                                      " degraded, stops_parent, size_option, needs,"
                                      " wires = 'each-way', servers, noun FROM block_type ORDER BY rowid");
    while (row.executeStep()) {
        BlockType type;
        type.id = text(row, 0);
        type.title = text(row, 1);
        type.summary = text(row, 2);
        type.role = roleOf(text(row, 3));
        type.rate = optionalFact(row, 4);
        type.serves = servedUnitOf(text(row, 5));
        type.stationTitle = text(row, 6);
        type.coherencyRoot = integer(row, 7) != 0;
        type.degraded = optionalFact(row, 8);
        type.stopsParent = integer(row, 9) != 0;
        type.sizeOption = text(row, 10);
        type.needs = text(row, 11);
        type.wires = integer(row, 12) != 0 ? Wires::EachWay : Wires::Shared;
        type.servers = text(row, 13);
        type.noun = text(row, 14).empty() ? type.title : text(row, 14);
        m_catalog.m_blockTypes.push_back(std::move(type));
    }
}

void CatalogReader::readSlots() {
    SQLite::Statement row(m_database,
                          "SELECT parent, name, child, first, count, option, row, bay, segment, applies, noun"
                          " FROM slot ORDER BY rowid");
    while (row.executeStep()) {
        Slot slot;
        slot.name = text(row, 1);
        slot.child = blockTypeNamed(text(row, 2)).id;
        slot.first = integer(row, 3);
        slot.count = integer(row, 4);
        slot.option = text(row, 5);
        slot.row = integer(row, 6);
        slot.bay = integer(row, 7) != 0;
        slot.segment = integer(row, 8) != 0;
        slot.applies = conditionAt(row, 9);
        slot.noun = text(row, 10);
        blockTypeNamed(text(row, 0)).slots.push_back(std::move(slot));
    }
}

void CatalogReader::readSlotChoices() {
    SQLite::Statement row(m_database, "SELECT parent, slot, child FROM slot_choice ORDER BY rowid");
    while (row.executeStep()) {
        for (Slot& slot : blockTypeNamed(text(row, 0)).slots)
            if (slot.name == text(row, 1))
                slot.choices.push_back(blockTypeNamed(text(row, 2)).id);
    }
}

void CatalogReader::readFramings() {
    SQLite::Statement row(m_database,
                          "SELECT id, title, overhead, acknowledgement, acknowledged, credit, credited FROM framing"
                          " ORDER BY rowid");
    while (row.executeStep()) {
        m_catalog.m_framings.push_back({text(row, 0), text(row, 1), factNamed(text(row, 2)).id,
                                        factNamed(text(row, 3)).id, factNamed(text(row, 4)).id,
                                        factNamed(text(row, 5)).id, factNamed(text(row, 6)).id});
    }
}

void CatalogReader::readLinkRules() {
    SQLite::Statement row(m_database, "SELECT block_type, from_path, to_path, kind, capacity, title, applies,"
                                      " framing, latency, standby, wires = 'each-way' FROM link_rule ORDER BY rowid");
    while (row.executeStep()) {
        blockTypeNamed(text(row, 0))
            .links.push_back(
                {text(row, 1), text(row, 2), linkKindOf(text(row, 3)), optionalFact(row, 4), text(row, 5),
                 conditionAt(row, 6), row.getColumn(7).isNull() ? std::string() : m_catalog.framing(text(row, 7)).id,
                 optionalFact(row, 8), text(row, 9), integer(row, 10) != 0 ? Wires::EachWay : Wires::Shared});
    }
}

void CatalogReader::readShown() {
    SQLite::Statement row(m_database, "SELECT block_type, fact FROM block_shown ORDER BY block_type, ordinal");
    while (row.executeStep())
        blockTypeNamed(text(row, 0)).shown.push_back(factNamed(text(row, 1)).id);
}

void CatalogReader::readFamilies() {
    SQLite::Statement row(m_database, "SELECT id, title FROM family ORDER BY rowid");
    while (row.executeStep())
        m_catalog.m_families.push_back({text(row, 0), text(row, 1)});
}

void CatalogReader::readMachines() {
    SQLite::Statement row(m_database, "SELECT id, family, title, year, summary, root, line_size, locality_group, "
                                      "platform FROM machine ORDER BY rowid");
    while (row.executeStep()) {
        Machine machine;
        machine.id = text(row, 0);
        machine.family = familyNamed(text(row, 1));
        machine.title = text(row, 2);
        machine.year = integer(row, 3);
        machine.summary = text(row, 4);
        machine.root = blockTypeNamed(text(row, 5)).id;
        machine.lineSize = factNamed(text(row, 6)).id;
        machine.localityGroup = blockTypeNamed(text(row, 7)).id;
        machine.platform = m_catalog.platform(text(row, 8)).id;
        m_catalog.m_machines.push_back(std::move(machine));
    }
}

void CatalogReader::readOptions() {
    SQLite::Statement row(m_database,
                          "SELECT machine, id, title, least, most, standard, allowed, fact FROM machine_option"
                          " ORDER BY rowid");
    while (row.executeStep()) {
        machineNamed(text(row, 0))
            .options.push_back({text(row, 1), text(row, 2), integer(row, 3), integer(row, 4), integer(row, 5),
                                numbersIn(text(row, 6)), optionalFact(row, 7)});
    }
    SQLite::Statement rule(m_database,
                           "SELECT machine, option, applies, value, follows = 'boot', reason, source, locator"
                           " FROM option_rule ORDER BY machine, option, ordinal");
    while (rule.executeStep()) {
        named(machineNamed(text(rule, 0)).options, "machine_option", text(rule, 1))
            .rules.push_back({conditionAt(rule, 2), integer(rule, 3), integer(rule, 4) != 0, text(rule, 5),
                              text(rule, 6), text(rule, 7)});
    }
}

void CatalogReader::readLimits() {
    SQLite::Statement row(m_database,
                          "SELECT machine, text, source, locator FROM machine_limit ORDER BY machine, ordinal");
    while (row.executeStep())
        machineNamed(text(row, 0)).limits.push_back({text(row, 1), text(row, 2), text(row, 3)});
}

} // namespace boardset
