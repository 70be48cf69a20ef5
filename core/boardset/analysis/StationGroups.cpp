// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/StationGroups.h"

#include "boardset/text/Message.h"
#include "boardset/text/NameRanges.h"

#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace boardset {

std::string StationGroup::title() const {
    return count == 1
               ? first.title
               : Message{"{part} and {n} other|{part} and {n} others", {{"part", first.title}, {"n", count - 1}}};
}

std::vector<StationGroup> stationGroups(const std::vector<StationAnswer>& stations) {
    constexpr int least = 3; // two names are more useful than one name "and 1 other"
    const auto keyOf = [](const StationAnswer& each) {
        const auto tenths = [](double share) { return std::lround(1000 * share); }; // of a percent, as shown
        return std::tuple(unnumbered(each.title), tenths(each.utilisation), tenths(each.hot));
    };
    std::map<std::tuple<std::string, long, long>, int> counts;
    for (const StationAnswer& each : stations)
        ++counts[keyOf(each)];
    std::vector<StationGroup> groups;
    for (const StationAnswer& each : stations) {
        int& count = counts[keyOf(each)];
        if (count < least && count > 0)
            groups.push_back({each});
        else if (count >= least)
            groups.push_back({each, std::exchange(count, 0)});
    }
    return groups;
}

} // namespace boardset
