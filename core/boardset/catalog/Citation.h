// SPDX-License-Identifier: GPL-3.0-or-later
// A place in a source as people read it, in short and in full, and the numbers that stand there.
#pragma once

#include "boardset/catalog/Catalog.h"

#include <string>
#include <vector>

namespace boardset {

/// A place in a source; without a locator the whole document.
struct Citation {
    std::string source; ///< Id.
    std::string locator;

    bool operator==(const Citation&) const = default;
};

/// "Sun MPO white paper, Table B-2, row 4". Empty without a source; of one that the catalog does not have, its id.
std::string briefOf(const Catalog& catalog, const Citation& citation);

/// What briefOf() says, read back; no source if it says none of this catalog.
Citation citationIn(const Catalog& catalog, const std::string& brief);

/// To be copied into a paper: title, author, publisher, date, number and place. Empty without a source of the catalog.
std::string referenceOf(const Catalog& catalog, const Citation& citation);

/// The table or section that a place is in: "Table B-2" of "Table B-2, row 4"; of a chapter or an appendix its section.
std::string tableOf(const std::string& locator);

/// Facts and measurements printed in the same table or section, or anywhere in the document without a locator; in the
/// order of the catalog.
std::vector<const Fact*> factsAt(const Catalog& catalog, const Citation& citation);
std::vector<const Measurement*> measurementsAt(const Catalog& catalog, const Citation& citation);

} // namespace boardset
