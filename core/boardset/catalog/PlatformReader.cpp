// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of CatalogReader that read operating systems, platforms and their settings.
#include "boardset/catalog/CatalogReader.h"

namespace boardset {

void CatalogReader::readSystems() {
    m_catalog.m_policies = rows<PolicyText>("policy ORDER BY rowid", {{"id", &PolicyText::id},
                                                                      {Prose{"title"}, &PolicyText::title},
                                                                      {"near", &PolicyText::near},
                                                                      {Prose{"everything"}, &PolicyText::everything},
                                                                      {"pages", &PolicyText::pages},
                                                                      {Prose{"checks"}, &PolicyText::checks}});
    m_catalog.m_operatingSystems = rows<OperatingSystem>("operating_system ORDER BY policy, ordinal",
                                                         {{"id", &OperatingSystem::id},
                                                          {"policy", &OperatingSystem::policy, &Catalog::policyWords},
                                                          {"ordinal", &OperatingSystem::ordinal},
                                                          {"title", &OperatingSystem::title},
                                                          {Prose{"summary"}, &OperatingSystem::summary},
                                                          {"locality", &OperatingSystem::locality},
                                                          {"inspection", &OperatingSystem::inspection},
                                                          {"advice", &OperatingSystem::advice},
                                                          {"source", &OperatingSystem::source, &Catalog::source},
                                                          {"locator", &OperatingSystem::locator}});
    m_catalog.m_platforms =
        rows<Platform>("platform ORDER BY rowid", {{"id", &Platform::id},
                                                   {"policy", &Platform::policy, &Catalog::policyWords},
                                                   {Prose{"title"}, &Platform::title},
                                                   {"needs_local_addresses", &Platform::needsLocalAddresses},
                                                   {"since", &Platform::since, &Catalog::operatingSystem, orNone},
                                                   {"until", &Platform::until, &Catalog::operatingSystem, orNone},
                                                   {"source", &Platform::source, &Catalog::source},
                                                   {"locator", &Platform::locator}});
}

void CatalogReader::readTunables() {
    m_catalog.m_tunables =
        rows<Tunable>("tunable ORDER BY ordinal", {{"id", &Tunable::id},
                                                   {Prose{"title"}, &Tunable::title},
                                                   {Prose{"meaning"}, &Tunable::meaning},
                                                   {"kind", &Tunable::kind},
                                                   {"owner", &Tunable::owner},
                                                   {"since", &Tunable::since, &Catalog::operatingSystem},
                                                   {"least", &Tunable::least},
                                                   {"most", &Tunable::most},
                                                   {"source", &Tunable::source, &Catalog::source},
                                                   {"locator", &Tunable::locator}});
    give(
        m_catalog.m_tunables, "tunable", &Tunable::choices,
        rows<Part<TunableChoice>>("tunable_choice ORDER BY tunable, value", {{"tunable", &Part<TunableChoice>::of},
                                                                             {"value", &TunableChoice::value},
                                                                             {Prose{"title"}, &TunableChoice::title}}));
    give(m_catalog.m_tunables, "tunable", &Tunable::defaults,
         rows<Part<TunableDefault>>("tunable_default ORDER BY rowid",
                                    {{"tunable", &Part<TunableDefault>::of},
                                     {"platform", &TunableDefault::platform, &Catalog::platform},
                                     {"operating_system", &TunableDefault::system, &Catalog::operatingSystem, orNone},
                                     {"fact", &TunableDefault::fact, &Catalog::fact},
                                     {"printed", &TunableDefault::printed, &Catalog::fact, orNone}}));
}

} // namespace boardset
