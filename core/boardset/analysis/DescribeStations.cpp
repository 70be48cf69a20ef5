// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/DescribeStations.h"

#include "boardset/analysis/LimitingFactor.h"

#include <algorithm>

namespace boardset {

namespace {

Cell headroomCell(const StationAnswer& station) {
    if (!(station.utilisation > 0))
        return {};
    return station.isHot() || station.headroom() <= 1 ? Cell{Message{"none"}}
                                                      : Cell{Quantity{station.headroom(), translatable("times")}};
}

Quantity changeOf(double change) {
    return {100 * change, "%", 4, 1, true};
}

} // namespace

Quantity percentOf(double share) {
    return {100 * share, "%", 3, 2};
}

Table describeStations(const std::vector<StationAnswer>& stations) {
    Table table{.key = "stations",
                .title = {"Busiest parts"},
                .columns = {forPrograms("block"), column("title", {"Part"}), forPrograms("utilisation"),
                            forPeople("percent", {"Utilisation"}), forPrograms("hot"), forPeople("limit", {"Limit"}),
                            forPrograms("headroom"), forPeople("growth", {"Headroom"}, 1)}};
    for (const StationAnswer& each : stations)
        table.add(each.block, Cell{.value = each.title, .subject = Subject{Subject::Block, each.block}},
                  Quantity{each.utilisation}, percentOf(each.utilisation), Quantity{each.hot}, percentOf(each.hot),
                  each.utilisation > 0 ? Cell{Quantity{each.headroom()}} : Cell(), headroomCell(each));
    return table;
}

Message gainTitle(const Answer& answer) {
    const auto title = Message{isAllOpen(answer) ? "Latency if twice as fast" : "Gain if twice as fast"};
    const std::string apart = answer.apart();
    return apart.empty() ? title : Message{"{title} ({apart})", {{"title", title}, {"apart", apart}}};
}

Table describeGroups(const std::vector<StationGroup>& groups) {
    std::vector<StationAnswer> firsts;
    for (const StationGroup& each : groups)
        firsts.push_back(each.first);
    Table table = describeStations(firsts);
    for (std::size_t i = 0; i < groups.size(); ++i)
        table.at(i, "title").value = groups[i].title();
    return table;
}

Table describeGains(const Answer& answer, const std::vector<StationGroup>& groups,
                    const std::optional<std::vector<SensitivityAnswer>>& gains) {
    Table table = describeGroups(groups);
    table.columns.insert(table.columns.end(),
                         {forPrograms("gain_percent"), forPrograms("latency_percent"),
                          forPeople("gain", gainTitle(answer)), column("next_bottleneck", {"Next bottleneck"})});
    for (std::size_t i = 0; i < groups.size(); ++i) {
        std::vector<Cell> cells(4);
        if (!gains)
            cells[2] = {Message{"…"}};
        else if (const auto gain = std::ranges::find(*gains, groups[i].first.station, &SensitivityAnswer::station);
                 gain != gains->end()) {
            cells[0] = {changeOf(gain->gain)};
            cells[1] = gain->latencyChange ? Cell{changeOf(*gain->latencyChange)} : Cell();
            cells[2] = {.value = changeOf(gain->latencyChange.value_or(gain->gain)), .tone = Tone::Strong};
            cells[3] = {gain->nextBottleneck};
        }
        table.rows[i].insert(table.rows[i].end(), cells.begin(), cells.end());
    }
    if (gains && std::ranges::any_of(*gains, [](const SensitivityAnswer& each) { return each.gain < 0; }))
        table.notes.push_back({"A faster part can cause a loss: other threads gain and increase the load on shared "
                               "parts."});
    return table;
}

} // namespace boardset
