// SPDX-License-Identifier: GPL-3.0-or-later
// The part of CatalogReader that reads work: conditions, places, operations, who can begin them, works.
#include "boardset/catalog/CatalogReader.h"
#include "boardset/catalog/Words.h"

#include <algorithm>

namespace boardset {

namespace {

double real(SQLite::Statement& row, int column) {
    return row.getColumn(column).getDouble();
}

constexpr int mostPlaces = 8;
constexpr int mostPerformed = 3;

int levelsOf(const Catalog& catalog, const Operation& operation, int level) {
    int most = level;
    for (const OperationStep& step : operation.steps)
        if (!step.performs.empty() && level <= mostPerformed)
            most = std::max(most, levelsOf(catalog, catalog.operation(step.performs), level + 1));
    return most;
}

OperationStep& stepOf(Operation& operation, int ordinal) {
    return *std::find_if(
        operation.steps.begin(), operation.steps.end(),
        [&](const OperationStep& each) { return each.ordinal == ordinal; });
}

} // namespace

void CatalogReader::readConditions() {
    SQLite::Statement row(m_database, "SELECT id, word, subject, value FROM condition ORDER BY rowid");
    while (row.executeStep())
        m_conditions[text(row, 0)].push_back({conditionWordOf(text(row, 1)), text(row, 2), text(row, 3)});
}

Condition CatalogReader::conditionAt(SQLite::Statement& row, int column) const {
    const std::string id = text(row, column);
    if (id.empty())
        return {};
    const auto found = m_conditions.find(id);
    if (found == m_conditions.end())
        throw CatalogError("condition '" + id + "' is named but not there");
    return found->second;
}

void CatalogReader::readPlaces() {
    SQLite::Statement row(m_database, "SELECT id, base, relation, kind, over, mode FROM place ORDER BY rowid");
    while (row.executeStep()) {
        Place place;
        place.id = text(row, 0);
        place.base = placeBaseOf(text(row, 1));
        place.basePlace = place.base == PlaceBase::Place ? text(row, 1) : std::string();
        place.relation = relationOf(text(row, 2));
        place.kind = text(row, 3);
        place.over = linkKindOf(text(row, 4));
        place.mode = placeModeOf(text(row, 5));
        m_catalog.m_places.push_back(std::move(place));
    }
}

void CatalogReader::readOperations() {
    SQLite::Statement row(m_database,
                          "SELECT id, family, title, unit, piece, held = 'operation', origin, total = 'sum',"
                          " clock, no_total, source, locator, access FROM operation ORDER BY rowid");
    while (row.executeStep()) {
        Operation operation;
        operation.id = text(row, 0);
        operation.family = text(row, 1);
        operation.title = text(row, 2);
        operation.unit = text(row, 3);
        operation.piece = optionalFact(row, 4);
        operation.holdsAll = integer(row, 5) != 0;
        operation.origin = text(row, 6);
        operation.isSum = integer(row, 7) != 0;
        operation.clock = optionalFact(row, 8);
        operation.noTotal = text(row, 9);
        operation.source = text(row, 10);
        operation.locator = text(row, 11);
        operation.access = text(row, 12);
        m_catalog.m_operations.push_back(std::move(operation));
    }
    readNumbers();
    readSteps();
    readAsks();
}

void CatalogReader::readNumbers() {
    SQLite::Statement row(m_database, "SELECT operation, n.id, title, unit, factor, fact, option, fits, least, most"
                                      " FROM number n JOIN unit u ON u.id = n.unit ORDER BY n.rowid");
    while (row.executeStep()) {
        operationNamed(text(row, 0))
            .numbers.push_back({text(row, 1), text(row, 2), text(row, 3), real(row, 4), optionalFact(row, 5),
                                text(row, 6), text(row, 7), real(row, 8), real(row, 9)});
    }
}

void CatalogReader::readSteps() {
    SQLite::Statement row(m_database,
                          "SELECT operation, ordinal, id, title, text, moves, from_place, to_place, leg, each,"
                          " data, credit, applies, time, time_most, within, beside, waits, performs, times,"
                          " source, locator FROM step ORDER BY operation, ordinal");
    while (row.executeStep()) {
        OperationStep step;
        step.ordinal = integer(row, 1);
        step.id = text(row, 2);
        step.title = text(row, 3);
        step.text = text(row, 4);
        step.moves = movementOf(text(row, 5));
        step.from = text(row, 6);
        step.to = text(row, 7);
        step.leg = legOf(text(row, 8));
        step.each = eachOf(text(row, 9));
        step.hasData = integer(row, 10) != 0;
        step.wantsCredit = integer(row, 11) != 0;
        step.applies = conditionAt(row, 12);
        step.time = optionalFact(row, 13);
        step.timeMost = optionalFact(row, 14);
        step.within = text(row, 15);
        step.beside = text(row, 16);
        step.waits = waitsOf(text(row, 17));
        step.performs = text(row, 18);
        step.times = text(row, 19);
        step.source = text(row, 20);
        step.locator = text(row, 21);
        operationNamed(text(row, 0)).steps.push_back(std::move(step));
    }
}

void CatalogReader::readAsks() {
    SQLite::Statement row(m_database,
                          "SELECT operation, step, at, unit, fact, property, number, per, rate, piece, of_step,"
                          " applies FROM ask ORDER BY operation, step, ordinal");
    while (row.executeStep()) {
        Ask ask;
        ask.at = text(row, 2);
        ask.unit = askedUnitOf(text(row, 3));
        ask.fact = optionalFact(row, 4);
        ask.property = text(row, 5);
        ask.number = text(row, 6);
        ask.per = amountPerOf(text(row, 7));
        ask.rate = optionalFact(row, 8);
        ask.piece = optionalFact(row, 9);
        ask.ofStep = integer(row, 10);
        ask.applies = conditionAt(row, 11);
        stepOf(operationNamed(text(row, 0)), integer(row, 1)).asks.push_back(std::move(ask));
    }
}

void CatalogReader::readRequesters() {
    SQLite::Statement row(m_database, "SELECT block_type, operation, at_once FROM requester ORDER BY rowid");
    while (row.executeStep())
        blockTypeNamed(text(row, 0)).requests.push_back({operationNamed(text(row, 1)).id, factNamed(text(row, 2)).id});
}

void CatalogReader::readWorks() {
    SQLite::Statement row(m_database,
                          "SELECT id, family, title, customer, verb, class = 'open', think, summary FROM work"
                          " ORDER BY rowid");
    while (row.executeStep()) {
        m_catalog.m_works.push_back({text(row, 0),
                                     text(row, 1),
                                     text(row, 2),
                                     text(row, 3),
                                     text(row, 4),
                                     integer(row, 5) != 0,
                                     optionalFact(row, 6),
                                     text(row, 7),
                                     {}});
    }
    SQLite::Statement part(m_database, "SELECT work, operation, title, share, at_once = 'one' FROM work_part"
                                       " ORDER BY work, ordinal");
    while (part.executeStep()) {
        named(m_catalog.m_works, "work", text(part, 0))
            .parts.push_back(
                {operationNamed(text(part, 1)).id, text(part, 2), optionalFact(part, 3), integer(part, 4) != 0});
    }
}

void CatalogReader::readTotals() {
    SQLite::Statement row(m_database, "SELECT machine, id, title, ancestor, operation, latency, applies FROM total"
                                      " ORDER BY machine, ordinal");
    while (row.executeStep()) {
        machineNamed(text(row, 0))
            .totals.push_back({text(row, 1), text(row, 2), blockTypeNamed(text(row, 3)).id, text(row, 4),
                               factNamed(text(row, 5)).id, conditionAt(row, 6)});
    }
}

void CatalogReader::readBudgets() {
    SQLite::Statement row(m_database,
                          "SELECT b.id, family, title, owner, asked, limited_by, pages, unit, factor, source,"
                          " locator FROM budget b JOIN unit u ON u.id = b.unit ORDER BY b.rowid");
    while (row.executeStep()) {
        m_catalog.m_budgets.push_back({text(row, 0), text(row, 1), text(row, 2), text(row, 3), text(row, 4),
                                       text(row, 5), integer(row, 6) != 0, text(row, 7), real(row, 8), text(row, 9),
                                       text(row, 10)});
    }
}

/// Places that begin from places, and operations that perform operations, come to an end.
void CatalogReader::refuseCircles() const {
    for (const Place& place : m_catalog.m_places) {
        const Place* at = &place;
        for (int level = 0; at->base == PlaceBase::Place; ++level) {
            at = &m_catalog.place(at->basePlace);
            if (level == mostPlaces) {
                throw CatalogError("place " + place.id + ": it begins from more than " + std::to_string(mostPlaces) +
                                   " places, or from itself; allowed: one of the ends of an operation at last");
            }
        }
    }
    for (const Operation& operation : m_catalog.m_operations) {
        if (levelsOf(m_catalog, operation, 0) > mostPerformed) {
            throw CatalogError("operation " + operation.id + ": it performs others more than " +
                               std::to_string(mostPerformed) + " deep, or itself; allowed: at most " +
                               std::to_string(mostPerformed) + " deep, no circles");
        }
    }
}

} // namespace boardset
