// SPDX-License-Identifier: GPL-3.0-or-later
// A machine model: its root block, its options, and its table of latencies.
#pragma once

#include "boardset/catalog/Operation.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// A rule of a machine: if a condition holds, the machine itself sets an option to a value.
struct OptionRule {
    Condition applies;
    int value = 0;
    bool atBoot = false; ///< True if the value takes effect at the next boot; false if it does so immediately.
    std::string reason;  ///< Reason for the value, as a sentence.
    std::string source;
    std::string locator;
};

/// A property of a machine that the user can set: a number within bounds.
struct MachineOption {
    std::string id;    ///< "uniboards".
    std::string title; ///< "Uniboards".
    int least = 0;
    int most = 0;
    int standard = 0; ///< Value of the option in a machine as delivered.
    /// The only valid values, such as clock rates of processors; empty if all values are valid.
    std::vector<int> allowed;
    std::vector<std::string> words; ///< Names of the values, starting at `least`; empty if the values have no names.
    std::string fact; ///< Id of the fact that gives the standard value; empty if the buyer selects the value.
    /// Rules of the machine for this option. The first rule whose condition holds applies.
    /// If no condition holds, the user's value applies.
    std::vector<OptionRule> rules{};

    /// True if the only values of the option are 0 (no) and 1 (yes).
    bool isSwitch() const { return words.empty() && least == 0 && most == 1; }
    /// True if the given value is known. If the standard value of a numeric option is 0, the value 0 means "unknown".
    bool isShown(int value) const { return value != 0 || standard != 0 || !words.empty() || isSwitch(); }
    /// True if the values have names, such as "private" or "yes".
    bool hasWords() const { return !words.empty() || isSwitch(); }
    /// Returns the name of a value in files and commands, such as "yes" or "private", or the number as text: "4".
    std::string wordOf(int value) const;
    /// Returns the name of a value, or the number as text, in the current language.
    std::string textOf(int value) const;
    /// Returns the value with the given name; empty if there is none.
    std::optional<int> valueOf(const std::string& word) const;
};

/// One row of table `interleaving`: hardware interleaving of pages over several memories.
struct Interleaving {
    std::string option; ///< Id of an option; the interleaving applies if this option has the value `value`.
    int value = 0;
    /// Id of a block type. The lowest block of this type that contains a page's memory determines the interleaving:
    /// the page is interleaved over all memories of that block.
    std::string over;
    std::string piece; ///< Id of the fact that gives the size of each piece in bytes; empty if a piece is a cache line.
};

/// One row of table `total`: the idle latency of a whole operation.
/// The row depends on the type of the lowest block that contains both the origin and the target of the operation.
/// If several rows apply, each row is weighted by its share.
struct Total {
    std::string id;        ///< "same-switch".
    std::string title;     ///< "other processor on the same dual CPU data switch".
    std::string ancestor;  ///< Id of the block type of the lowest common ancestor.
    std::string operation; ///< Id of the operation; empty if the row applies to every operation.
    std::string latency;   ///< Id of the fact that gives the latency in nanoseconds.
    Condition applies;
};

/// One row of table `standard_board`: a board in a bay of a machine as sold.
struct StandardBoard {
    std::string path; ///< Path pattern of the bay, in the form that LinkRule uses.
    std::string type; ///< Id of the block type of the board.
};

/// A sentence about an effect that the model of a machine does not include.
struct ModelLimit {
    std::string text;
    std::string source;
    std::string locator;
    /// Id of an option; empty if there is none. A comparison of two values of this option also shows the text.
    std::string option;
};

/// A family of machines: one row of table `family`.
struct Family {
    std::string id;    ///< "sunfire".
    std::string title; ///< "Sun Fire".
};

/// One row of table `machine`.
struct Machine {
    std::string id; ///< "sunfire6800".
    Family family;
    std::string title;
    int year = 0;
    std::string summary;
    std::string root;          ///< Id of the block type of the root block.
    std::string lineSize;      ///< Id of the fact that gives the size of a coherency line in bytes.
    std::string localityGroup; ///< Id of the type of block that the operating system treats as one lgroup.
    std::string platform;      ///< Id of the platform that an operating system recognises (table `platform`).
    std::string ratedLoad;     ///< Id of the fact with the load that the manufacturer states; may be empty.
    std::vector<MachineOption> options;
    std::vector<Interleaving> interleavings;
    std::vector<Total> totals;
    /// Boards of the machine as sold, for slots whose default child type is different.
    std::vector<StandardBoard> boards;
    std::vector<ModelLimit> limits; ///< Effects that the model does not include.
    /// Number by which the operating system identifies each processor, keyed by the path of the processor.
    /// Empty if a rule of the platform gives the numbers.
    std::map<std::string, int> processorIds;
};

} // namespace boardset
