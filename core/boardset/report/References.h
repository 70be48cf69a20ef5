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

/// Numbers places as they are cited, one for each table or section, and remembers what stands behind them.
class References {
public:
    /// " [1, 3]", with a space before it; empty if nothing of it has a source.
    std::string cite(const std::vector<Citation>& places);
    /// A place that is not told on the page, but that it rests on.
    void note(const Citation& place);

    /// One line for each document, in the order of the catalog: "Title, author, date: [1] Table B-2; [2] Table 3-6; and
    /// 3 places in lines left out".
    std::vector<std::string> lines(const Catalog& catalog) const;

private:
    using Place = std::pair<std::string, std::string>; ///< Source, and table of it.

    std::map<Place, int> m_numbers;
    std::set<Place> m_behind;
};

} // namespace boardset
