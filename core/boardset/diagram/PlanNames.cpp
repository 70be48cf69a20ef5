// SPDX-License-Identifier: GPL-3.0-or-later
// Names of boxes with their failures and domains, and the format of facts.
#include "boardset/diagram/PlanNames.h"

#include "boardset/diagram/BoxKinds.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/diagram/Metrics.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <set>

namespace boardset {

namespace {

constexpr double widestDomain = 80; ///< Maximum width of a domain's name, because users can choose long names.

/// True if the box of a block shows that the block has failed, because the box around it does not.
bool showsFailure(const Topology& topology, BlockId block) {
    const Block& at = topology.block(block);
    return at.lost && !at.off && !(at.parent && topology.block(at.parent).lost);
}

/// Returns the name of a block with its state: "SB3 failed", "Data crossbar, half rate".
std::string titleWithState(const Topology& topology, BlockId block) {
    const Block& at = topology.block(block);
    std::string name = displayName(topology, block);
    const std::pair<std::string, Argument> part{"part", name};
    if (at.off)
        return Message{"{part} off", {part}};
    if (showsFailure(topology, block))
        return Message{"{part} failed", {part}};
    if (at.lost || at.degraded.empty())
        return name;
    const double left = topology.catalog().fact(at.degraded).si();
    return left == 0.5 ? Message{"{part}, half rate", {part}}
                       : Message{"{part}, {share} rate", {part, {"share", percent(left)}}};
}

/// Returns the domains of the boards at or below a block, ignoring empty bays. A domain of -1 means no domain.
std::set<int> domainsAt(const Topology& topology, BlockId block) {
    std::set<int> found;
    for (const Block& board : topology.subtree(block))
        if (board.bay == board.id && board.role != Role::Bay)
            found.insert(board.domain);
    return found;
}

void addDomain(const Topology& topology, Box& box) {
    const std::set<int> domains =
        topology.domains().size() > 1 && box.block != rootBlock ? domainsAt(topology, box.block) : std::set<int>();
    if (domains.empty())
        return;
    box.subtitleRank = LabelRank::Name;
    if (domains.size() > 1) {
        box.subtitle = Message{"{n} domain|{n} domains", {{"n", domains.size()}}};
        return;
    }
    box.domain = *domains.begin();
    const auto index = static_cast<std::size_t>(box.domain);
    box.subtitle = box.domain < 0
                       ? Message{"no domain"}
                       : Message{"domain {domain}",
                                 {{"domain", fitted(topology.domains().at(index).name, widestDomain, textSize)}}};
}

/// Returns the value of a fact as the diagram prints it: "4.8 GB/s", "4-way".
std::string valueText(const Fact& fact) {
    const std::string number = figureText(fact.value);
    const std::string& form = fact.form();
    if (form == "{} " + fact.unit)
        return Message{"{number} {unit}",
                       {{"number", number}, {"unit", Message{number == "1" ? singular(fact.unit) : fact.unit}}}};
    std::string text = Message{form};
    const std::size_t at = text.find("{}");
    return at == std::string::npos ? text : text.replace(at, 2, number);
}

} // namespace

std::string subtitleOf(const Topology& topology, BlockId block) {
    // a bay has the name that is printed next to it, regardless of its contents
    const bool isBay = topology.block(block).bay == block;
    const std::string& title = topology.type(block).title;
    const bool says = title != displayName(topology, block);
    return says && (hasOwnName(topology, block) || isBay) ? title : std::string();
}

std::vector<BoxLine> shownLines(const Topology& topology, BlockId block) {
    std::vector<BoxLine> lines;
    for (const std::string& id : topology.type(block).shown) {
        const Fact& fact = topology.catalog().fact(id);
        lines.push_back({fact.title, valueText(fact)});
    }
    return lines;
}

std::string shownValues(const Topology& topology, BlockId block) {
    std::string values;
    for (const BoxLine& line : shownLines(topology, block))
        values += (values.empty() ? "" : " · ") + line.value;
    return values;
}

PlannedBox named(const Topology& topology, BlockId block, BoxStyle style) {
    PlannedBox planned;
    Box& box = planned.box;
    box.block = block;
    box.style = style;
    box.title = titleWithState(topology, block);
    box.enterable = !topology.block(block).children.empty();
    box.vacant = topology.block(block).role == Role::Bay;
    box.lost = showsFailure(topology, block);
    box.nameOfLost = box.lost ? displayName(topology, block) : "";
    addDomain(topology, box);
    planned.content = boxWith(heading(), Item::Lines, Item::Use);
    if (style == BoxStyle::Chip)
        makeChip(planned);
    if (style == BoxStyle::Bar || style == BoxStyle::Band)
        makeBar(planned);
    return planned;
}

void addSubtitle(const Topology& topology, PlannedBox& planned) {
    if (planned.box.subtitle.empty())
        planned.box.subtitle = subtitleOf(topology, planned.box.block);
}

std::string namesOfDevices(const Topology& topology, const std::vector<BlockId>& children) {
    std::string names;
    std::string word; // the first word of the previous name
    std::size_t at = 0;
    for (const BlockId child : children) {
        if (topology.block(child).bay != child && !topology.isRequester(child))
            continue;
        const std::string name = displayName(topology, child);
        const std::size_t blank = name.rfind(' ');
        const bool again = blank != std::string::npos && name.substr(0, blank) == word;
        if (again && names.compare(at, blank + 1, word + ' ') == 0)
            names.replace(at, blank,
                          plural(word == topology.type(child).title ? topology.type(child).titleNoun : word));
        at = again ? at : names.size() + (names.empty() ? 0 : 2);
        names += (names.empty() ? "" : ", ") + (again ? name.substr(blank + 1) : name);
        word = name.substr(0, blank);
    }
    return names;
}

} // namespace boardset
