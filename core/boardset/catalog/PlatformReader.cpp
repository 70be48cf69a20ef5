// SPDX-License-Identifier: GPL-3.0-or-later
// The part of CatalogReader that reads operating systems, platforms and their settings.
#include "boardset/catalog/CatalogReader.h"
#include "boardset/catalog/Words.h"

namespace boardset {

void CatalogReader::readPolicies() {
    SQLite::Statement row(m_database, "SELECT id, title, near, everything, pages, checks FROM policy ORDER BY rowid");
    while (row.executeStep()) {
        m_catalog.m_policies.push_back(
            {text(row, 0), text(row, 1), text(row, 2), text(row, 3), text(row, 4), text(row, 5)});
    }
}

void CatalogReader::readOperatingSystems() {
    SQLite::Statement row(m_database,
                          "SELECT id, policy, ordinal, title, summary, locality, inspection, advice, source,"
                          " locator FROM operating_system ORDER BY policy, ordinal");
    while (row.executeStep()) {
        m_catalog.m_operatingSystems.push_back({text(row, 0), m_catalog.policyWords(text(row, 1)).id, integer(row, 2),
                                                text(row, 3), text(row, 4), integer(row, 5) != 0, integer(row, 6) != 0,
                                                integer(row, 7) != 0, m_catalog.source(text(row, 8)).id, text(row, 9)});
    }
}

void CatalogReader::readPlatforms() {
    SQLite::Statement row(m_database, "SELECT id, policy, title, needs_local_addresses, source, locator FROM platform"
                                      " ORDER BY rowid");
    while (row.executeStep()) {
        m_catalog.m_platforms.push_back({text(row, 0), m_catalog.policyWords(text(row, 1)).id, text(row, 2),
                                         integer(row, 3) != 0, m_catalog.source(text(row, 4)).id, text(row, 5)});
    }
}

void CatalogReader::readTunables() {
    SQLite::Statement row(m_database, "SELECT id, title, meaning, kind, owner, since, least, most, source, locator"
                                      " FROM tunable ORDER BY ordinal");
    while (row.executeStep()) {
        Tunable tunable;
        tunable.id = text(row, 0);
        tunable.title = text(row, 1);
        tunable.meaning = text(row, 2);
        tunable.kind = tunableKindOf(text(row, 3));
        tunable.owner = tunableOwnerOf(text(row, 4));
        tunable.since = m_catalog.operatingSystem(text(row, 5)).id;
        tunable.least = row.getColumn(6).getInt64();
        tunable.most = row.getColumn(7).getInt64();
        tunable.source = m_catalog.source(text(row, 8)).id;
        tunable.locator = text(row, 9);
        m_catalog.m_tunables.push_back(std::move(tunable));
    }
    readTunableChoices();
    readTunableDefaults();
}

void CatalogReader::readTunableChoices() {
    SQLite::Statement row(m_database, "SELECT tunable, value, title FROM tunable_choice ORDER BY tunable, value");
    while (row.executeStep())
        tunableNamed(text(row, 0)).choices.push_back({row.getColumn(1).getInt64(), text(row, 2)});
}

void CatalogReader::readTunableDefaults() {
    SQLite::Statement row(m_database, "SELECT tunable, platform, operating_system, fact, printed FROM tunable_default"
                                      " ORDER BY rowid");
    while (row.executeStep()) {
        const std::string system = text(row, 2);
        tunableNamed(text(row, 0))
            .defaults.push_back({m_catalog.platform(text(row, 1)).id,
                                 system.empty() ? system : m_catalog.operatingSystem(system).id,
                                 factNamed(text(row, 3)).id, optionalFact(row, 4)});
    }
}

} // namespace boardset
