// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/DescribeAnswer.h"

#include "boardset/analysis/Percentile.h"
#include "boardset/describe/Figures.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/NameRanges.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <limits>

namespace boardset {

namespace {

constexpr double unbounded = std::numeric_limits<double>::infinity();

Quantity quantityOf(const Rate& rate) {
    return {rate.value, rate.unit};
}

/// Adds the times within which 95 % of the operations of open classes complete; adds nothing if no class is open.
void addPercentiles(Table& table, const Answer& answer) {
    std::vector<std::optional<Percentile>> all;
    for (std::size_t c = 0; c < answer.classes.size(); ++c)
        all.push_back(percentileOf(answer, c));
    if (std::ranges::none_of(all, [](const auto& each) { return each.has_value(); }))
        return;
    table.columns.push_back(forPeople("within", {"95 % within"}));
    table.columns.push_back(forPeople("estimate", {"Estimate"}, 1));
    for (std::size_t c = 0; c < all.size(); ++c) {
        const auto& each = all[c];
        table.rows[c].push_back(each ? Cell{Quantity{each->ns, "ns"}} : Cell());
        table.rows[c].push_back(each ? Cell{Message{each->isExact ? "exact: M/M/1" : "from mean and variance"}}
                                     : Cell());
    }
}

/// Returns the titles of a domain's boards, those of one kind together: "SB0–SB3; IB6". Without boards: "no boards".
Cell boardsCell(const Topology& topology, const Domain& domain) {
    constexpr std::size_t most = 12; // maximum number of titles and ranges of titles
    const auto titles = textsOf(
        domain.boards, [&](const std::string& board) { return titleAt(topology, board); });
    const auto firstOfKind = [&](const std::string& title) {
        return std::ranges::find(titles, unnumbered(title), unnumbered);
    };
    std::vector<std::string> sorted = titles;
    std::ranges::stable_sort(sorted, {}, firstOfKind);
    return titles.empty() ? Cell{Message{"no boards"}} : Cell{rangesOf(sorted, most)};
}

/// Returns a cell with the throughput of a domain; empty if nothing runs. If the domain is overloaded, the cell says
/// so.
Cell rateCell(const DomainAnswer& total) {
    if (total.threads == 0)
        return {};
    return total.isOverloaded ? Cell{.value = Message{"overloaded"}, .tone = Tone::Bad}
                              : Cell{quantityOf(rateOf(total))};
}

} // namespace

Cell throughputCell(const Answer& answer) {
    return answer.isOverloaded() ? Cell{.value = Message{"overloaded: demand exceeds capacity"}, .tone = Tone::Bad}
                                 : Cell{quantityOf(rateOf(answer))};
}

Cell latencyCell(const Answer& answer) {
    return {Quantity{answer.isOverloaded() ? unbounded : answer.meanLatencyNs, "ns"}};
}

Quantity rateFigure(const Rate& rate) {
    return rate.unit == "MB/s" && rate.value >= 10 ? wholeFigure(rate.value, rate.unit)
                                                   : figureOf(rate.value, rate.unit);
}

Message describeTotal(const UnitTotal& total) {
    const Rate rate = rateOf(total);
    const std::string units = plural(total.unit);
    constexpr double smallest = 0.001; // background rates up to this value count as 0
    if (total.background && rate.value <= smallest)
        return {"Background work gets no capacity"};
    if (!(total.perSecond > 0))
        return {"No {units}: the wait is unbounded", {{"units", units}}};
    const auto shown = Message{total.unit == "operation" ? "{rate}" : "{rate} of {units}",
                               {{"rate", quantityOf(rate)}, {"units", units}}};
    return Message{total.background ? "{total} in the background, {latency} each" : "{total}, {latency} each",
                   {{"total", shown}, {"latency", Quantity{total.latencyNs, "ns"}}}};
}

Table describeClasses(const Answer& answer) {
    // the bounds of several classes can't be added up
    const bool isAlone = answer.solution.method == Method::Bounds;
    Table table{.key = "classes",
                .title = {"Classes"},
                .columns = {column("name", {"Class"}), forPrograms("threads"), forPrograms("throughput"),
                            forPrograms("throughput_unit"),
                            forPeople("rate", Message{isAlone ? "Throughput if alone" : "Throughput"}),
                            column("latency_ns", {"Latency"}), column("zero_load_latency_ns", {"Idle latency"}),
                            column("outstanding", {"Outstanding"})}};
    for (const ClassAnswer& each : answer.classes) {
        const Rate rate = rateOf(each);
        table.add(each.name, textsOf(each.threads, &CustomerName::text),
                  each.isAnswered ? Cell{quantityOf(rate)} : Cell(), rate.unit,
                  each.isAnswered ? Cell{quantityOf(rate)} : Cell{Message{"overloaded"}},
                  Quantity{each.isAnswered ? each.reportedNs : unbounded, "ns"}, Quantity{each.reportedIdleNs, "ns"},
                  Quantity{each.isAnswered ? each.outstanding : unbounded});
    }
    addPercentiles(table, answer);
    return table;
}

Table describeDomains(const Topology& topology, const Answer* answer) {
    Table table{.key = "domains",
                .title = {"Domains"},
                .columns = {column("name", {"Domain"}), column("segment", {"Segment"}), forPrograms("boards"),
                            forPeople("titles", {"Boards"})}};
    if (answer != nullptr)
        table.columns.insert(table.columns.end(),
                             {column("threads", {"Threads"}), forPrograms("throughput"), forPrograms("throughput_unit"),
                              forPrograms("mean_latency_ns"), forPeople("rate", {"Throughput"}),
                              forPeople("latency", {"Latency"})});
    for (std::size_t d = 0; d < topology.domains().size(); ++d) {
        const Domain& domain = topology.domains()[d];
        auto& row = table.rows.emplace_back(std::vector<Cell>{
            {domain.name}, {std::int64_t{domain.segment}}, {domain.boards}, boardsCell(topology, domain)});
        if (answer == nullptr)
            continue;
        const DomainAnswer& total = answer->domains.at(d);
        const Cell latency{Quantity{total.isOverloaded ? unbounded : total.meanLatencyNs, "ns"}};
        row.insert(row.end(), {{std::int64_t{total.threads}},
                               total.isOverloaded ? Cell() : Cell{quantityOf(rateOf(total))},
                               {rateOf(*answer).unit},
                               latency,
                               rateCell(total),
                               total.threads > 0 ? latency : Cell()}); // if nothing runs, there is no latency
    }
    return table;
}

} // namespace boardset
