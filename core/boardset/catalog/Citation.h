// SPDX-License-Identifier: GPL-3.0-or-later
// Citations as readers see them, short and in full, and the numbers printed at a cited location.
#pragma once

#include "boardset/catalog/Catalog.h"

#include <string>
#include <vector>

namespace boardset {

/// A location in a source; without a locator, the whole document.
struct Citation {
    std::string source; ///< Id of the source.
    std::string locator;

    bool operator==(const Citation&) const = default;
};

/// Returns the short form of a citation: "Sun MPO white paper, Table B-2, row 4". Empty without a source.
/// If the catalog does not have the source, its id replaces its name.
std::string briefOf(const Catalog& catalog, const Citation& citation);

/// Parses the result of briefOf(). The source is empty if the catalog has no source with this name.
Citation citationIn(const Catalog& catalog, const std::string& brief);

/// Returns a full reference to copy into a paper: title, author, publisher, date, number and location.
/// Empty if the catalog does not have the source.
std::string referenceOf(const Catalog& catalog, const Citation& citation);

/// Returns the table or section that contains a location: "Table B-2" for "Table B-2, row 4".
/// Within a chapter or an appendix, returns the section: "Appendix B, Uniboard".
std::string tableOf(const std::string& locator);

/// Return the facts and measurements printed in the same table or section as a citation, in catalog order.
/// Without a locator, return those of the whole document.
std::vector<const Fact*> factsAt(const Catalog& catalog, const Citation& citation);
std::vector<const Measurement*> measurementsAt(const Catalog& catalog, const Citation& citation);

} // namespace boardset
