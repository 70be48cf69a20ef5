// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/KeywordTables.h"

namespace boardset {

template <typename Enum> std::string toString(Enum value) {
    const auto* const found = std::ranges::find_if(words<Enum>, [&](const auto& each) { return value == each.second; });
    return found == words<Enum>.end() ? std::string() : found->first;
}

template std::string toString(ConditionKeyword);
template std::string toString(Standing);
template std::string toString(EvidenceRole);
template std::string toString(Role);
template std::string toString(LinkKind);
template std::string toString(Severity);
template std::string toString(Movement);
template std::string toString(TunableKind);

} // namespace boardset
