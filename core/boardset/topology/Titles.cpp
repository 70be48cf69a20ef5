// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {

namespace {

std::string spaced(std::string path) {
    std::replace(path.begin(), path.end(), '/', ' ');
    return path;
}

void replaceAll(std::string& text, const std::string& what, const std::string& with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size())) {
        text.replace(at, what.size(), with);
    }
}

} // namespace

std::string titleFor(const std::string& pattern, const Topology& topology, int block) {
    const std::string& path = topology.block(block).path;
    const int parent = topology.block(block).parent;
    std::string title = pattern;
    replaceAll(title, "{path}", spaced(path));
    replaceAll(title, "{parent}", parent < 0 ? std::string() : spaced(topology.block(parent).path));
    replaceAll(title, "{board}", path.substr(0, path.find('/')));
    return title;
}

std::string titleOf(const Topology& topology, int block) {
    return block == 0 ? topology.machine().title : spaced(topology.block(block).path);
}

} // namespace boardset
