// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/Settings.h"

#include "boardset/text/Message.h"

#include <algorithm>

namespace boardset {

namespace {

/// Returns the number of processors in the smallest group that is not empty.
std::int64_t fewestProcessors(const LocalityGroups& localityGroups) {
    std::size_t fewest = localityGroups.processors.size();
    for (const LocalityGroups::Group& group : localityGroups.groups)
        fewest = group.processors.empty() ? fewest : std::min(fewest, group.processors.size());
    return static_cast<std::int64_t>(fewest);
}

} // namespace

std::int64_t rawValue(const Fact& fact, const LocalityGroups& localityGroups) {
    return rawValue(fact) * (fact.unit == "load/processor" ? fewestProcessors(localityGroups) : 1);
}

Settings::Settings(const Program& program, const Catalog& catalog, const Machine& machine,
                   const LocalityGroups& localityGroups)
    : m_system(catalog.operatingSystem(program.system)) {
    for (Tunable& tunable : catalog.tunablesOf(machine)) {
        Setting setting;
        setting.exists = catalog.operatingSystem(tunable.since).ordinal <= m_system.ordinal;
        setting.origin = Catalog::tunableDefault(tunable, machine.platform, m_system.id);
        setting.standard = rawValue(catalog.fact(setting.origin.fact), localityGroups);
        const auto chosen = program.tunables.find(tunable.id);
        setting.start = chosen != program.tunables.end() && setting.exists ? chosen->second : setting.standard;
        setting.tunable = std::move(tunable);
        m_all.push_back(std::move(setting));
    }
}

int Settings::indexOf(const std::string& id) const {
    const auto found =
        std::find_if(m_all.begin(), m_all.end(), [&](const Setting& each) { return each.tunable.id == id; });
    if (found == m_all.end())
        throw CatalogError(Message{"tunable: '{tunable}' does not exist, but the policy of {system} needs it",
                                   {{"tunable", id}, {"system", m_system.title}}});
    return static_cast<int>(found - m_all.begin());
}

} // namespace boardset
