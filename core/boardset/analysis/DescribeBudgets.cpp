// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/DescribeBudgets.h"

#include "boardset/topology/Titles.h"
#include "boardset/workload/SubjectIds.h"

namespace boardset {

Message describeBudget(const BudgetAnswer& budget) {
    if (budget.asked <= 0 && budget.unknown > 0)
        return {
            "unknown: no source gives the value for {n} part|unknown: no source gives the value for any of {n} parts",
            {{"n", budget.parts}}};
    auto text = Message{
        budget.limit ? "{asked} of {limit}" : "{asked}",
        {{"asked", Quantity{budget.asked, budget.unit}}, {"limit", Quantity{budget.limit.value_or(0), budget.unit}}}};
    for (const BudgetFigureAnswer& each : budget.figures)
        text = {"{budget}, {title} {value}",
                {{"budget", text}, {"title", each.title}, {"value", Quantity{each.value, each.unit}}}};
    if (budget.isOver())
        text = {"{budget}; exceeds the limit", {{"budget", text}}};
    if (budget.unknown > 0)
        text = {"{budget}; unknown for {n} part|{budget}; unknown for {n} parts",
                {{"budget", text}, {"n", budget.unknown}}};
    return text;
}

Table describeBudgets(const Topology& topology, const std::vector<BudgetAnswer>& budgets) {
    Table table{.key = "budgets",
                .title = {"Budgets"},
                .columns = {column("title", {"Budget"}), forPrograms("owner"), forPeople("part", {"Part"}),
                            forPeople("demand", {"Demand"}), forPrograms("asked"), forPrograms("limit"),
                            forPrograms("unit"), forPrograms("parts"), forPrograms("unknown")}};
    for (const BudgetAnswer& each : budgets) {
        const std::string& path = topology.block(each.owner).path;
        table.add(each.title, path,
                  Cell{.value = titleOf(topology, each.owner), .subject = subjectOf(topology, each.owner)},
                  Cell{.value = describeBudget(each), .tone = each.isOver() ? Tone::Bad : Tone::Plain},
                  Quantity{each.asked, each.unit}, each.limit ? Cell{Quantity{*each.limit, each.unit}} : Cell(),
                  each.unit, each.parts, each.unknown);
    }
    return table;
}

Table describeFigures(const std::vector<BudgetFigureAnswer>& figures) {
    Table table{.key = "figures",
                .columns = {column("title", {"Figure"}), column("value", {"Value"}), column("unit", {"Unit"})}};
    for (const BudgetFigureAnswer& each : figures)
        table.add(each.title, Quantity{each.value, each.unit}, each.unit);
    return table;
}

} // namespace boardset
