// SPDX-License-Identifier: GPL-3.0-or-later
// Titles of blocks and links for users, from the patterns in the catalog.
#pragma once

#include "boardset/topology/Topology.h"

#include <string>

namespace boardset {

/// True if a block's name is also its title, as for "SB3" and "RP0", but not for "dataswitch".
bool hasOwnName(const Topology& topology, BlockId block);

/// Returns the title of a block without its location: the block's own name, the name of its slot ("Slot 2"),
/// or the title of its block type. A number follows if several blocks have this type: "Data switch 1".
std::string displayName(const Topology& topology, BlockId block);

/// Returns the title of a part in a board that is itself in a slot: "Slot 0 in the unit".
/// If there are two units, the title names the slot: "Slot 0 in the unit of Slot 1".
/// If `part` is empty, returns only the words that follow the part: " in the unit".
std::string inUnit(const Topology& topology, BlockId block, const std::string& part = {});

/// Replaces {path}, {parent} and {board} in a pattern: "memory of {parent}" becomes "memory of SB3 P1".
std::string titleFor(const std::string& pattern, const Topology& topology, BlockId block);

/// Returns the title of a block with its location: "SB3 P1", "PCI-E switch 1", "CPU0 memory", "Slot 0 in the unit".
/// For the root, returns the title of the machine.
std::string titleOf(const Topology& topology, BlockId block);

/// Returns the title of the block at a path. If there is no such block, returns the path itself as a title: "SB9 P1".
std::string titleAt(const Topology& topology, const std::string& path);

/// Returns the noun for the customers of a machine: "thread", or "thread or stream" if the machine can run both.
std::string customerNoun(const Topology& topology);

/// Returns a node's option as text: "4", or "3 of 4" if it counts bays and boards were removed.
std::string optionText(const Topology& topology, BlockId node, const MachineOption& option, int value);

/// Returns a title in the form for use within a sentence: "memory bus" for "Memory bus".
/// Titles such as "I/O cache" and "CPU boards" are unchanged.
std::string inSentence(std::string title);

/// Returns the words with a capital first letter, for the start of a sentence or a label: "Slot 1".
std::string capitalised(std::string words);

/// Returns a default name for a numbered item: "A", "B", and so on to "Z", then "A2", "B2", and so on.
std::string letterName(int number, char first = 'A');

} // namespace boardset
