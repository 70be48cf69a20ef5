// SPDX-License-Identifier: GPL-3.0-or-later
// Names of blocks and links for people, from the patterns in the catalog.
#pragma once

#include "boardset/topology/Topology.h"

#include <string>

namespace boardset {

/// Whether a block's own name is what people call it: "SB3", "RP0"; not "dataswitch".
bool hasOwnName(const Topology& topology, BlockId block);

/// A block's name for people: its own; that of its slot, "Slot 2"; or the title of its type, numbered as its name is if
/// there are several: "Data switch 1".
std::string displayName(const Topology& topology, BlockId block);

/// What is said of a slot in a board that is itself in a slot: " in the unit"; " in the unit of Slot 1" if there are
/// two.
std::string inUnit(const Topology& topology, BlockId block);

/// Replaces {path}, {parent} and {board} in a pattern: "memory of {parent}" becomes "memory of SB3 P1".
std::string titleFor(const std::string& pattern, const Topology& topology, BlockId block);

/// A block's path for people: "SB3 P1", "PCI-E switch 1", "CPU0 memory", "Slot 0 in the unit"; the machine's title for
/// the root.
std::string titleOf(const Topology& topology, BlockId block);

/// The title of the block at a path; a path that the machine does not have, in words: "SB9 P1".
std::string titleAt(const Topology& topology, const std::string& path);

/// The value of an option of a node, for people: "4"; "3 of 4" of one that counts bays, where boards were taken out.
std::string optionText(const Topology& topology, BlockId node, const MachineOption& option, int value);

/// A title within a sentence: "memory bus" for "Memory bus"; "I/O cache" and "CPU boards" stay.
std::string inSentence(std::string title);

/// With a capital, to begin a sentence or to stand alone: "Slot 1".
std::string capitalised(std::string words);

/// "A", "B"... "Z", "A2", "B2"...: names for what nobody named yet.
std::string letterName(int number, char first = 'A');

} // namespace boardset
