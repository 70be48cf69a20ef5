// SPDX-License-Identifier: GPL-3.0-or-later
// How a block and its facts are called in the diagram.
#include "boardset/diagram/Names.h"

#include "boardset/catalog/Words.h"
#include "boardset/diagram/Numbers.h"
#include "boardset/topology/Titles.h"

#include <cmath>

namespace boardset {

std::string subtitleOf(const Topology& topology, BlockId block) {
    const bool isBay = topology.block(block).bay == block; // called what is printed beside it, whatever is in it
    const std::string& title = topology.type(block).title;
    const bool says = title != displayName(topology, block);
    return says && (hasOwnName(topology, block) || isBay) ? title : std::string();
}

std::string valueText(const Fact& fact) {
    // Three figures are enough to recognise a number; whole numbers keep all of theirs.
    const double size = std::abs(fact.value);
    const std::string number = size >= 100 ? grouped(fact.value) : decimal(fact.value, size >= 10 ? 1 : 2);
    return fact.unit == "way" ? number + "-way" : number + " " + (number == "1" ? singular(fact.unit) : fact.unit);
}

std::vector<BoxLine> shownLines(const Topology& topology, BlockId block) {
    std::vector<BoxLine> lines;
    for (const std::string& id : topology.type(block).shown) {
        const Fact& fact = topology.catalog().fact(id);
        lines.push_back({fact.title, valueText(fact), id});
    }
    return lines;
}

std::string shownValues(const Topology& topology, BlockId block, const std::string& between) {
    std::string values;
    for (const BoxLine& line : shownLines(topology, block))
        values += (values.empty() ? "" : between) + line.value;
    return values;
}

} // namespace boardset
