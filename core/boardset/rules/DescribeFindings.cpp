// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/rules/DescribeFindings.h"

#include "boardset/text/EnglishText.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <span>

namespace boardset {

namespace {

/// Returns the title of a group: "Thread 1 cannot run (also thread 2, thread 3)".
Cell titleCell(const std::vector<const Finding*>& group, const Topology& topology) {
    constexpr std::size_t most = 9; // maximum number of named parts
    const Finding& first = *group.front();
    const auto name = [&](const Finding* each) {
        const BlockId block = topology.find(each->part);
        return block ? titleOf(topology, block) : each->part;
    };
    const std::string others = commaList(textsOf(std::span(group).subspan(1, std::min(most, group.size()) - 1), name));
    Cell title{.value = first.title};
    if (!first.part.empty())
        title.subject = {topology.find(first.part) ? Subject::Block : Subject::Thread, first.part};
    if (group.size() > 1)
        title.value =
            Message{group.size() > most ? "{title} (also {others}, {n} more)" : "{title} (also {others})",
                    {{"title", first.title}, {"others", others}, {"n", group.size() - std::min(group.size(), most)}}};
    return title;
}

} // namespace

Table describeFindings(const std::vector<std::vector<const Finding*>>& groups, const Topology& topology) {
    Table table{.key = "findings",
                .title = {"Findings"},
                .columns = {forPrograms("rule"), column("severity", {"Severity"}), forPrograms("part"),
                            column("title", {"Finding"}), column("reason", {"Reason"}, 1), forPrograms("source"),
                            forPrograms("locator"), column("fix", {"What to do"}, 1),
                            forPeople("place", {"Source"}, 2)},
                .empty = {"No findings. Every rule for this machine passes."}};
    for (const std::vector<const Finding*>& group : groups) {
        const Finding& each = *group.front();
        const Rule& rule = each.rule;
        const Tone tone = rule.severity == Severity::Error     ? Tone::Bad
                          : rule.severity == Severity::Warning ? Tone::Caution
                                                               : Tone::Plain;
        table.add(rule.id, Cell{.value = Message{toString(rule.severity)}, .tone = tone}, each.part,
                  titleCell(group, topology), each.reason, nameCell(rule.source), rule.locator, each.fix,
                  sourceCell(topology.catalog(), {rule.source, rule.locator},
                             {each.station >= 0 ? translatable("the results") : "Boardset"}));
    }
    return table;
}

std::optional<CardLine> describeFindingsChange(const std::vector<Finding>& before, const std::vector<Finding>& after) {
    const std::vector<Finding> fresh = notAmong(before, after);
    const std::vector<Finding> gone = notAmong(after, before);
    if (fresh.empty() && gone.empty())
        return std::nullopt;
    const bool isWorse = !fresh.empty();
    const std::vector<Finding>& shown = isWorse ? fresh : gone;
    return CardLine{.key = "findings",
                    .heading = Message{isWorse ? "{title}" : "resolved: {title}", {{"title", shown.front().title}}},
                    .label = Message{"findings"},
                    .value = {Message{isWorse ? "{n} new" : "{n} resolved", {{"n", groupsOf(shown).size()}}}},
                    .tone = isWorse ? Tone::Bad : Tone::Good};
}

std::vector<std::vector<const Finding*>> ungrouped(const std::vector<Finding>& found) {
    std::vector<std::vector<const Finding*>> groups;
    for (const Finding& each : found)
        groups.push_back({&each});
    return groups;
}

} // namespace boardset
