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

/// Numbers citations in the order in which they occur.
/// Each table or section gets one number.
/// Also collects the citations of omitted lines.
class References {
public:
    /// Returns the numbers of citations, with a leading space: " [1, 3]".
    /// Returns an empty string if no citation has a source.
    std::string cite(const std::vector<Citation>& places);
    /// Records a citation on which the page depends, but which it does not show.
    void note(const Citation& place);

    /// Returns one line per document, in catalog order:
    /// "Title, author, date: [1] Table B-2; [2] Table 3-6; and 3 locations in omitted lines".
    std::vector<std::string> lines(const Catalog& catalog) const;

private:
    using CitedPlace = std::pair<std::string, std::string>; ///< Id of a source, and a table or section in this source.

    std::map<CitedPlace, int> m_numbers;
    std::set<CitedPlace> m_behind;
};

} // namespace boardset
