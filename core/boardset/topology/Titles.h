// SPDX-License-Identifier: GPL-3.0-or-later
// Titles of blocks and links for users, from the patterns in the catalog.
#pragma once

#include "boardset/topology/Topology.h"

#include <string>

namespace boardset {

/// True if the block's own name is its title: "SB3", "RP0", but not "dataswitch".
bool hasOwnName(const Topology& topology, BlockId block);

/// Returns the title of a block without its location: its own name, the name of its slot ("Slot 2"),
/// or the title of its type. If several blocks have this type, the number follows: "Data switch 1".
std::string displayName(const Topology& topology, BlockId block);

/// Returns the suffix of titles in a board that is itself in a slot: " in the unit";
/// " in the unit of Slot 1" if there are two units.
std::string inUnit(const Topology& topology, BlockId block);

/// Replaces {path}, {parent} and {board} in a pattern: "memory of {parent}" becomes "memory of SB3 P1".
std::string titleFor(const std::string& pattern, const Topology& topology, BlockId block);

/// Returns the title of a block with its location: "SB3 P1", "PCI-E switch 1", "CPU0 memory", "Slot 0 in the unit";
/// for the root, the title of the machine.
std::string titleOf(const Topology& topology, BlockId block);

/// Returns the title of the block at a path. The path itself becomes the title if there is no such block: "SB9 P1".
std::string titleAt(const Topology& topology, const std::string& path);

/// Returns the value of a node's option as text: "4"; "3 of 4" if the option counts bays and boards were removed.
std::string optionText(const Topology& topology, BlockId node, const MachineOption& option, int value);

/// Returns a title as used within a sentence: "memory bus" for "Memory bus";
/// "I/O cache" and "CPU boards" are unchanged.
std::string inSentence(std::string title);

/// Returns the words with a capital first letter, for the start of a sentence or a label: "Slot 1".
std::string capitalised(std::string words);

/// Returns "A", "B"... "Z", "A2", "B2"...: default names for numbered items.
std::string letterName(int number, char first = 'A');

} // namespace boardset
