// SPDX-License-Identifier: GPL-3.0-or-later
// A named machine: its root block, the options it is sold with, and its table of latencies.
#pragma once

#include "boardset/catalog/Operation.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// What the machine makes of an option by itself, under a condition.
struct OptionRule {
    Condition applies;
    int value = 0;
    bool atBoot = false; ///< Followed at the next boot; else at once.
    std::string reason;  ///< A sentence.
    std::string source;
    std::string locator;
};

/// Something that can be chosen about a machine: a number within bounds.
struct MachineOption {
    std::string id;    ///< "uniboards".
    std::string title; ///< "Uniboards".
    int least = 0;
    int most = 0;
    int standard = 0;                ///< What a machine has when nothing is said.
    std::vector<int> allowed;        ///< If not empty, only these values: processor clocks.
    std::vector<std::string> words;  ///< What the values from `least` on are called; empty: by their numbers.
    std::string fact;                ///< Id of the fact that the standard value rests on; empty: a choice of the buyer.
    std::vector<OptionRule> rules{}; ///< The first that holds counts; none: it is as it was chosen.

    /// Whether it is a question of yes (1) or no (0).
    bool isSwitch() const { return words.empty() && least == 0 && most == 1; }
    /// Whether a value was told: a number that is 0 as delivered stays 0 while nobody knows it.
    bool isTold(int value) const { return value != 0 || standard != 0 || !words.empty() || isSwitch(); }
    /// Whether its values have words: "private", "yes".
    bool hasWords() const { return !words.empty() || isSwitch(); }
    /// "4", "yes", "within a board".
    std::string textOf(int value) const;
    /// The value that a word stands for; nothing if none has it.
    std::optional<int> valueOf(const std::string& word) const;
};

/// Pages whose pieces lie in turn in several memories: one row of table `interleaving`.
struct Interleaving {
    std::string option; ///< Id: where it has this value.
    int value = 0;
    std::string over;  ///< Block type: in all memories of the lowest such block that holds the page's own.
    std::string piece; ///< Fact: bytes that lie together; empty: a line.
};

/// The time of a whole operation on an idle machine: one row of table `total`. It is chosen by the type of the lowest
/// block that holds both the operation's origin and what it goes to; of rows that hold with shares each counts by its
/// own.
struct Total {
    std::string id;        ///< "same-switch".
    std::string title;     ///< "other processor on the same dual CPU data switch".
    std::string ancestor;  ///< Block type of the lowest common ancestor.
    std::string operation; ///< Id; empty: of all.
    std::string latency;   ///< Id of a fact in nanoseconds.
    Condition applies;
};

/// What stands in bays of a machine as it is sold: one row of table `standard_board`.
struct StandardBoard {
    std::string path; ///< A pattern, as of a link rule.
    std::string type; ///< Block type.
};

/// A sentence about what the model of a machine leaves out.
struct ModelLimit {
    std::string text;
    std::string source;
    std::string locator;
    std::string option; ///< Id: a comparison of two values of this option repeats the text; empty: of none.
};

/// Machines of one kind: one row of table `family`.
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
    std::string root;          ///< Block type.
    std::string lineSize;      ///< Id of the fact: bytes of a coherency line.
    std::string localityGroup; ///< Block type that the operating system takes as one lgroup.
    std::string platform;      ///< What an operating system takes it for: row of table `platform`.
    std::vector<MachineOption> options;
    std::vector<Interleaving> interleavings;
    std::vector<Total> totals;
    std::vector<StandardBoard> boards;       ///< Where they are not the slots' own children.
    std::vector<ModelLimit> limits;          ///< What the model leaves out.
    std::map<std::string, int> processorIds; ///< Path of a processor -> its number; empty: by the platform's rule.
};

} // namespace boardset
