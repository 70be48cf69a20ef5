// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered citations of a report.
#pragma once

#include "boardset/catalog/Citation.h"

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace boardset {

/// Numbers citations in order, one number for each table or section, and collects the citations of omitted lines.
class References {
public:
    /// Returns " [1, 3]" with a leading space; empty if no location has a source.
    std::string cite(const std::vector<Citation>& places);
    /// Records a location that the page does not cite but depends on.
    void note(const Citation& place);

    /// Returns one line per document, in catalog order:
    /// "Title, author, date: [1] Table B-2; [2] Table 3-6; and 3 locations in omitted lines".
    std::vector<std::string> lines(const Catalog& catalog) const;

private:
    using CitedPlace = std::pair<std::string, std::string>; ///< Source, and its table or section.

    std::map<CitedPlace, int> m_numbers;
    std::set<CitedPlace> m_behind;
};

} // namespace boardset
