// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Titles.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Letters.h"
#include "boardset/text/Message.h"
#include "boardset/topology/CountedBays.h"

#include <algorithm>

namespace boardset {

namespace {

/// True if a block, or a block that contains it, has siblings of the same type.
bool isOneOfMany(const Topology& topology, BlockId block) {
    for (; block && block != rootBlock; block = topology.block(block).parent) {
        const auto& beside = topology.block(topology.block(block).parent).children;
        if (std::ranges::count_if(beside, [&](BlockId each) {
                return topology.block(each).type == topology.block(block).type && topology.block(each).bay != each;
            }) > 1)
            return true;
    }
    return false;
}

/// Returns the bay whose name locates a block: the block's own bay, unless several boards have bays of that name.
/// Returns no bay if no name is sufficient.
BlockId tellingBay(const Topology& topology, BlockId block) {
    BlockId bay = topology.block(block).bay;
    const bool isInNode = topology.node(block).block != rootBlock;
    // a bay name that contains the number of a board is sufficient
    while (bay && (isInNode || !topology.slot(bay)->name.ends_with('#'))) {
        const BlockId outer = topology.block(topology.block(bay).parent).bay;
        if (!outer)
            break;
        bay = outer;
    }
    return bay && !topology.slot(bay)->name.ends_with('#') && isOneOfMany(topology, topology.block(bay).parent)
               ? BlockId()
               : bay;
}

/// True if a block is the only one of its type, so that its title needs no number.
bool isOnly(const Topology& topology, BlockId block) {
    return topology.block(block).role == Role::Device &&
           std::ranges::count(topology.blocks(), topology.block(block).type, &Block::type) == 1;
}

/// True if a title is the name in its own capitalisation: "VME" for "vme", but not "Memory" for "memory".
bool isSpelling(const std::string& title, const std::string& name) {
    return title.size() > 1 && title[1] != name[1] && std::ranges::equal(title, name, {}, lowerCase, lowerCase);
}

/// True if a word of the title begins with the name: "switch" matches "Dual CPU data switch" and "PCI-E switches".
bool isWordOf(const std::string& title, const std::string& name) {
    const std::string words = ' ' + lowerCased(title);
    return words.find(' ' + lowerCased(name)) != std::string::npos;
}

/// Returns the word for a part in a path. For a part without a number, the word is the name ("memory") or, if the name
/// is not a word, the title ("memory bus").
std::string wordOf(const Topology& topology, BlockId block) {
    const std::string& name = topology.block(block).name;
    const std::string& title = topology.type(block).title;
    if (isDigit(name.back()))
        return displayName(topology, block);
    if (isSpelling(title, name))
        return title;
    return hasOwnName(topology, block) || isWordOf(title, name) ? name : inSentence(title);
}

/// Returns the names from one block down to another, separated by spaces. Without `from`, starts below the root.
std::string wordsFrom(const Topology& topology, BlockId from, BlockId block) {
    const std::string& path = topology.block(block).path;
    std::string words;
    std::size_t end = !from ? 0 : topology.block(from).path.size() - topology.block(from).name.size();
    while (end < path.size()) {
        end = std::min(path.find('/', end + 1), path.size());
        // a name in a third-party catalog may contain a slash
        const auto part = topology.find(path.substr(0, end));
        if (!part)
            continue;
        const std::string word = wordOf(topology, part);
        if (words.empty())
            words = word;
        else if (hasOwnName(topology, part))
            words += " " + word;
        else // a title, whose language may need another order
            words = Message{"{whole} {part}", {{"whole", words}, {"part", word}}};
    }
    return words;
}

/// Returns a path as text, starting at the board if the name of the board's bay is sufficient to locate it.
/// If the part is in a unit that is itself in a slot, names the part before the unit: "Slot 0 in the unit".
std::string spaced(const Topology& topology, BlockId block) {
    const BlockId outer = tellingBay(topology, block);
    const BlockId bay = topology.block(block).bay;
    const bool isInNode = outer && topology.node(outer).block == outer;
    return !outer || bay == outer || isInNode ? wordsFrom(topology, outer, block)
                                              : inUnit(topology, outer, wordsFrom(topology, bay, block));
}

std::string boardOf(const Topology& topology, BlockId block) {
    const Block& part = topology.block(block);
    const bool isInNode = part.bay && topology.node(block).block != rootBlock;
    return !part.bay  ? part.path.substr(0, part.path.find('/'))
           : isInNode ? wordsFrom(topology, BlockId(), part.bay)
                      : topology.block(part.bay).name;
}

} // namespace

bool hasOwnName(const Topology& topology, BlockId block) {
    const std::string& name = topology.block(block).name;
    return !name.empty() && isUpperCase(name.front());
}

std::string inUnit(const Topology& topology, BlockId block, const std::string& part) {
    const auto identical = std::ranges::count(topology.blocks(), topology.block(block).type, &Block::type);
    const std::string unit = noun(topology.type(block).noun);
    return identical == 1 ? Message{"{part} in the {unit}", {{"part", part}, {"unit", unit}}}
                          : Message{"{part} in the {unit} of {slot}",
                                    {{"part", part}, {"unit", unit}, {"slot", displayName(topology, block)}}};
}

std::string displayName(const Topology& topology, BlockId block) {
    const Block& part = topology.block(block);
    if (hasOwnName(topology, block))
        return part.name;
    const auto digits = part.name.find_last_not_of("0123456789") + 1;
    std::string title = topology.type(block).title;
    // the title of a bay is the name printed next to the bay, regardless of its contents
    if (part.bay == block)
        title = capitalised(part.name.substr(0, digits));
    else if (isOnly(topology, block))
        return title;
    return digits < part.name.size() ? title + " " + part.name.substr(digits) : title;
}

std::string titleFor(const std::string& pattern, const Topology& topology, BlockId block) {
    const BlockId parent = topology.block(block).parent;
    if (pattern.find('{') == std::string::npos) {
        const BlockId node = topology.node(block).block;
        return pattern.empty() || node == rootBlock
                   ? Message{pattern}
                   : Message{"{part} of {machine}", {{"part", Message{pattern}}, {"machine", titleOf(topology, node)}}};
    }
    constexpr std::string_view ofParent = " of {parent}";
    std::string title = pattern;
    const std::size_t end = title.find(ofParent);
    if (end != std::string::npos && (!parent || parent == rootBlock)) // the title of the machine itself is omitted
        title.erase(end, ofParent.size());
    return Message{title,
                   {{"path", spaced(topology, block)},
                    {"parent", parent ? spaced(topology, parent) : std::string()},
                    {"board", boardOf(topology, block)}}};
}

std::string titleOf(const Topology& topology, BlockId block) {
    return block == rootBlock ? topology.machine().title : spaced(topology, block);
}

std::string titleAt(const Topology& topology, const std::string& path) {
    if (const BlockId block = topology.find(path))
        return titleOf(topology, block);
    std::string words = path;
    std::ranges::replace(words, '/', ' ');
    return words;
}

std::string customerNoun(const Topology& topology) {
    std::vector<std::string> nouns;
    for (const BlockId block : topology.requesters())
        if (const std::string one = noun(topology.nounIn(block)); std::ranges::find(nouns, one) == nouns.end())
            nouns.push_back(one);
    return nouns.empty() ? noun(topology.nounIn()) : listWithOr(nouns);
}

std::string optionText(const Topology& topology, BlockId node, const MachineOption& option, int value) {
    const CountedBays bays = countedBays(topology, topology.node(node), option.id);
    const std::size_t boards = bays.filled.size();
    return bays.empty.empty() ? option.textOf(value)
                              : Message{"{number} of {all}", {{"number", boards}, {"all", boards + bays.empty.size()}}};
}

std::string inSentence(std::string title) {
    if (title.size() > 1 && isLowerCase(title[1])) // does not change abbreviations
        title.front() = lowerCase(title.front());
    return title;
}

std::string capitalised(std::string words) {
    if (!words.empty())
        words.front() = upperCase(words.front());
    return words;
}

std::string letterName(int number, char first) {
    constexpr int letters = 26;
    const int round = number / letters;
    return static_cast<char>(first + number % letters) + (round == 0 ? "" : std::to_string(round + 1));
}

} // namespace boardset
