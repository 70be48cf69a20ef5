// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

/// A path for people: from the board on, if the name of its bay says where it is.
std::string spaced(const Topology& topology, int block) {
    const Block& part = topology.block(block);
    const std::size_t skip =
        part.bay < 0 ? 0 : topology.block(part.bay).path.size() - topology.block(part.bay).name.size();
    std::string path = part.path.substr(skip);
    std::replace(path.begin(), path.end(), '/', ' ');
    return path;
}

std::string boardOf(const Topology& topology, int block) {
    const Block& part = topology.block(block);
    return part.bay < 0 ? part.path.substr(0, part.path.find('/')) : topology.block(part.bay).name;
}

void replaceAll(std::string& text, const std::string& what, const std::string& with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size())) {
        text.replace(at, what.size(), with);
    }
}

} // namespace

std::string titleFor(const std::string& pattern, const Topology& topology, int block) {
    const int parent = topology.block(block).parent;
    std::string title = pattern;
    replaceAll(title, "{path}", spaced(topology, block));
    replaceAll(title, "{parent}", parent < 0 ? std::string() : spaced(topology, parent));
    replaceAll(title, "{board}", boardOf(topology, block));
    return title;
}

std::string titleOf(const Topology& topology, int block) {
    return block == 0 ? topology.machine().title : spaced(topology, block);
}

std::string letterName(int number, char first) {
    constexpr int letters = 26;
    const int round = number / letters;
    return static_cast<char>(first + number % letters) + (round == 0 ? "" : std::to_string(round + 1));
}

} // namespace boardset
