// SPDX-License-Identifier: GPL-3.0-or-later
// A machine model: its root block, its options, and its table of latencies.
#pragma once

#include "boardset/catalog/Operation.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// A rule by which a machine itself sets an option to a value if a condition holds.
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
    int standard = 0;               ///< Value of the option in a machine as delivered.
    std::vector<int> allowed;       ///< The only valid values, such as processor clocks; empty if all are valid.
    std::vector<std::string> words; ///< Names of the values from `least` on; empty if values have no names.
    std::string fact;               ///< Id of the fact that gives the standard value; empty if the buyer selects it.
    /// Rules of the machine for this option. The first rule whose condition holds applies.
    /// If no condition holds, the user's value applies.
    std::vector<OptionRule> rules{};

    /// True if the only values of the option are 0 (no) and 1 (yes).
    bool isSwitch() const { return words.empty() && least == 0 && most == 1; }
    /// True if a value is known. For a number with standard value 0, the value 0 means "unknown".
    bool isShown(int value) const { return value != 0 || standard != 0 || !words.empty() || isSwitch(); }
    /// True if the values have names, such as "private" or "yes".
    bool hasWords() const { return !words.empty() || isSwitch(); }
    /// Returns the name of a value, such as "yes" or "within a board", or the number as text, such as "4".
    std::string textOf(int value) const;
    /// Returns the value with the given name; empty if there is none.
    std::optional<int> valueOf(const std::string& word) const;
};

/// Hardware interleaving of pages over several memories: one row of table `interleaving`.
struct Interleaving {
    std::string option; ///< Id of an option; the interleaving applies if this option has the value `value`.
    int value = 0;
    /// A block type. Among the blocks of this type around a page's memory, the lowest one determines the interleaving:
    /// the page is interleaved over all memories of that block.
    std::string over;
    std::string piece; ///< Id of the fact with the bytes of each piece; empty if a piece is a cache line.
};

/// The idle latency of a whole operation: one row of table `total`. The row depends on the type of the lowest block
/// that contains both the origin and the target of the operation. If several rows apply, each is weighted by its share.
struct Total {
    std::string id;        ///< "same-switch".
    std::string title;     ///< "other processor on the same dual CPU data switch".
    std::string ancestor;  ///< Block type of the lowest common ancestor.
    std::string operation; ///< Id of the operation; empty if the row applies to every operation.
    std::string latency;   ///< Id of the fact with the latency in nanoseconds.
    Condition applies;
};

/// A board in a bay of a machine as sold: one row of table `standard_board`.
struct StandardBoard {
    std::string path; ///< Path pattern of the bay, in the form that LinkRule uses.
    std::string type; ///< Id of the block type of the board.
};

/// A sentence about an effect that the model of a machine does not include.
struct ModelLimit {
    std::string text;
    std::string source;
    std::string locator;
    /// Id of an option; a comparison of two values of this option also shows the text.
    /// Empty if there is no such option.
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
    std::string lineSize;      ///< Id of the fact with the bytes of a coherency line.
    std::string localityGroup; ///< Id of the block type that the operating system treats as one lgroup.
    std::string platform;      ///< Id of the platform that an operating system recognises (table `platform`).
    std::vector<MachineOption> options;
    std::vector<Interleaving> interleavings;
    std::vector<Total> totals;
    std::vector<StandardBoard> boards; ///< Boards of the machine as sold, where a slot's own child type differs.
    std::vector<ModelLimit> limits;    ///< Effects that the model does not include.
    /// Number by which the operating system identifies each processor, by path of the processor.
    /// Empty if a rule of the platform gives the numbers.
    std::map<std::string, int> processorIds;
};

} // namespace boardset
