// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the contents of the catalog as tables.
#pragma once

#include "boardset/describe/Table.h"

#include <vector>

namespace boardset {

Table describeMachines(const Catalog& catalog);
Table describeFacts(const std::vector<Fact>& facts, const Catalog& catalog);
Table describeTerms(const std::vector<const Term*>& terms, const Catalog& catalog);
Table describeRules(const Catalog& catalog);
Table describeSources(const Catalog& catalog);

} // namespace boardset
