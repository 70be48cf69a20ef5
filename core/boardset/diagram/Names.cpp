// SPDX-License-Identifier: GPL-3.0-or-later
// How a block and its facts are called in the diagram.
#include "boardset/diagram/Names.h"

#include "boardset/diagram/SvgText.h"

#include <cctype>
#include <cmath>

namespace boardset {

bool hasOwnName(const Topology& topology, int block) {
    const std::string& name = topology.block(block).name;
    return !name.empty() && std::isupper(static_cast<unsigned char>(name.front())) != 0;
}

std::string displayName(const Topology& topology, int block) {
    const std::string& name = topology.block(block).name;
    if (hasOwnName(topology, block)) {
        return name;
    }
    const std::string& title = topology.type(block).title;
    const auto digits = name.find_last_not_of("0123456789") + 1;
    return digits < name.size() ? title + " " + name.substr(digits) : title;
}

std::string subtitleOf(const Topology& topology, int block) {
    return hasOwnName(topology, block) ? topology.type(block).title : std::string();
}

std::string valueText(const Fact& fact) {
    // Three figures are enough to recognise a number; whole numbers keep all of theirs.
    const double size = std::abs(fact.value);
    const std::string number = svgNumber(fact.value, size >= 100 ? 0 : size >= 10 ? 1 : 2);
    return fact.unit == "way" ? number + "-way" : number + " " + fact.unit;
}

std::vector<BoxLine> shownLines(const Topology& topology, int block) {
    std::vector<BoxLine> lines;
    for (const std::string& id : topology.type(block).shown) {
        const Fact& fact = topology.catalog().fact(id);
        lines.push_back({fact.title, valueText(fact), id});
    }
    return lines;
}

std::string shownValues(const Topology& topology, int block, const std::string& between) {
    std::string values;
    for (const BoxLine& line : shownLines(topology, block)) {
        values += (values.empty() ? "" : between) + line.value;
    }
    return values;
}

} // namespace boardset
