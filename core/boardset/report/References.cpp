// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/report/References.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

namespace boardset {

std::string References::cite(const std::vector<Citation>& places) {
    std::set<int> numbers;
    for (const Citation& each : places)
        if (!each.source.empty())
            numbers.insert(
                m_numbers.try_emplace({each.source, tableOf(each.locator)}, int(m_numbers.size()) + 1).first->second);
    const auto text = [](int number) { return std::to_string(number); };
    return numbers.empty() ? "" : " [" + commaList(textsOf(numbers, text)) + ']';
}

void References::note(const Citation& place) {
    if (!place.source.empty())
        m_behind.insert({place.source, tableOf(place.locator)});
}

std::vector<std::string> References::lines(const Catalog& catalog) const {
    std::vector<std::string> lines;
    for (const Source& source : catalog.sources()) {
        std::map<int, std::string> reported; // table or section, keyed by the number of its citation
        for (const auto& [place, number] : m_numbers)
            if (place.first == source.id)
                reported[number] = place.second;
        int behind = 0;
        for (const CitedPlace& place : m_behind)
            behind += place.first == source.id && !m_numbers.contains(place) ? 1 : 0;
        const auto place = [](const auto& each) {
            return '[' + std::to_string(each.first) + ']' + (each.second.empty() ? "" : ' ' + each.second);
        };
        std::string places = semicolonList(textsOf(reported, place));
        if (behind > 0)
            places =
                Message{places.empty() ? "{locations} in omitted lines" : "{places}; and {locations} in omitted lines",
                        {{"places", places}, {"locations", counted(behind, "location")}}};
        if (!places.empty())
            lines.push_back(referenceOf(catalog, {source.id, {}}) + ": " + places);
    }
    return lines;
}

} // namespace boardset
