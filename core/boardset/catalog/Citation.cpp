// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/Citation.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr const char* comma = ", ";

void append(std::string& list, const std::string& part) {
    list += list.empty() || part.empty() ? part : comma + part;
}

const Source* find(const Catalog& catalog, const std::string& word, std::string Source::*name) {
    const auto found = std::ranges::find(catalog.sources(), word, name);
    return found == catalog.sources().end() ? nullptr : &*found;
}

/// Returns those rows of a list that are printed at the location of a citation.
template <typename Row> std::vector<const Row*> rowsAt(const std::vector<Row>& rows, const Citation& citation) {
    const std::string table = tableOf(citation.locator);
    std::vector<const Row*> there;
    for (const Row& row : rows)
        if (row.source == citation.source && (table.empty() || tableOf(row.locator) == table))
            there.push_back(&row);
    return there;
}

} // namespace

std::string briefOf(const Catalog& catalog, const Citation& citation) {
    if (citation.source.empty())
        return {};
    const Source* const source = find(catalog, citation.source, &Source::id);
    std::string brief = source ? source->brief : citation.source;
    append(brief, citation.locator);
    return brief;
}

Citation citationIn(const Catalog& catalog, const std::string& brief) {
    const std::size_t end = brief.find(comma); // short names of sources contain no comma
    const Source* const source = find(catalog, brief.substr(0, end), &Source::brief);
    if (!source)
        return {};
    return {source->id, end == std::string::npos ? std::string() : brief.substr(end + 2)};
}

std::string referenceOf(const Catalog& catalog, const Citation& citation) {
    const Source* const source = find(catalog, citation.source, &Source::id);
    std::string reference;
    if (source)
        for (const std::string& part :
             {source->title, source->author, source->publisher, source->date, source->number, citation.locator})
            append(reference, part);
    return reference;
}

std::string tableOf(const std::string& locator) {
    const bool isWide = locator.starts_with("Appendix") || locator.starts_with("Chapter");
    std::size_t end = locator.find_first_of(",;:");
    if (isWide && end != std::string::npos)
        end = locator.find_first_of(",;:", end + 1);
    return locator.substr(0, end);
}

std::vector<const Fact*> factsAt(const Catalog& catalog, const Citation& citation) {
    return rowsAt(catalog.facts(), citation);
}

std::vector<const Measurement*> measurementsAt(const Catalog& catalog, const Citation& citation) {
    return rowsAt(catalog.measurements(), citation);
}

} // namespace boardset
