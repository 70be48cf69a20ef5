// SPDX-License-Identifier: GPL-3.0-or-later
// Short and full citations for readers, and the numbers that are printed at a cited location.
#pragma once

#include "boardset/catalog/Catalog.h"

#include <string>
#include <vector>

namespace boardset {

/// A location in a source, or the whole document if there is no locator.
struct Citation {
    std::string source; ///< Id of the source.
    std::string locator;

    bool operator==(const Citation&) const = default;
};

/// Returns the short form of a citation: "Sun MPO white paper, Table B-2, row 4". If the catalog does
/// not contain the source, the source's id replaces its name. Returns an empty string if the citation has no source.
std::string briefOf(const Catalog& catalog, const Citation& citation);

/// Parses a short citation, the result of briefOf().
/// The source is empty if the catalog has no source with the given name.
Citation citationIn(const Catalog& catalog, const std::string& brief);

/// Returns a full reference to copy into a paper: title, author, publisher, date, number and location.
/// Returns an empty string if the catalog does not contain the source.
std::string referenceOf(const Catalog& catalog, const Citation& citation);

/// Returns the table or section that contains a location: "Table B-2" for "Table B-2, row 4".
/// Within a chapter or an appendix, returns the section: "Appendix B, Uniboard".
std::string tableOf(const std::string& locator);

/// Returns the facts printed in the table or section that a citation names, in catalog order.
/// For a citation without a locator, returns the facts of the whole document.
std::vector<const Fact*> factsAt(const Catalog& catalog, const Citation& citation);
/// Returns the measurements printed in the table or section that a citation names; see factsAt().
std::vector<const Measurement*> measurementsAt(const Catalog& catalog, const Citation& citation);

} // namespace boardset
