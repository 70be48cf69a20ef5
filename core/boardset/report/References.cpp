// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/report/References.h"

#include "boardset/catalog/EnglishText.h"

namespace boardset {

std::string References::cite(const std::vector<Citation>& places) {
    std::set<int> numbers;
    for (const Citation& each : places)
        if (!each.source.empty())
            numbers.insert(
                m_numbers.try_emplace({each.source, tableOf(each.locator)}, int(m_numbers.size()) + 1).first->second);
    std::string all;
    for (const int number : numbers)
        all += (all.empty() ? " [" : ", ") + std::to_string(number);
    return all.empty() ? all : all + ']';
}

void References::note(const Citation& place) {
    if (!place.source.empty())
        m_behind.insert({place.source, tableOf(place.locator)});
}

std::vector<std::string> References::lines(const Catalog& catalog) const {
    std::vector<std::string> lines;
    for (const Source& source : catalog.sources()) {
        std::map<int, std::string> reported; // by number
        for (const auto& [place, number] : m_numbers)
            if (place.first == source.id)
                reported[number] = place.second;
        int behind = 0;
        for (const CitedPlace& place : m_behind)
            behind += place.first == source.id && !m_numbers.contains(place) ? 1 : 0;
        std::string places;
        for (const auto& [number, table] : reported)
            places += (places.empty() ? "" : "; ") + ('[' + std::to_string(number) + ']') +
                      (table.empty() ? "" : ' ' + table);
        if (behind > 0)
            places += (places.empty() ? "" : "; and ") + counted(behind, "location") + " in omitted lines";
        if (!places.empty())
            lines.push_back(referenceOf(catalog, {source.id, {}}) + ": " + places);
    }
    return lines;
}

} // namespace boardset
