// SPDX-License-Identifier: GPL-3.0-or-later
// The changes that a person can make to a scenario. Each is a value, applied by a pure function.
#pragma once

#include "boardset/scenario/Scenario.h"

#include <stdexcept>
#include <string>
#include <variant>

namespace boardset {

/// An edit that this machine does not allow; what() says why in a sentence for people.
class EditError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Puts a thread on a processor, or on the emptiest processor of a board or of the whole machine.
struct MoveThread {
    std::string thread;
    std::string to; ///< Path of a processor or of any block that holds processors.
};

/// How many of the pages move.
enum class Share { All, Half };

/// Moves pages of a region. Pages that land on a block with several memories are dealt evenly over them.
struct MovePages {
    std::string process;
    std::string region;
    std::string from; ///< Path of a block that holds them; "" is the whole machine.
    std::string to;   ///< Path of a memory or of any block that holds memories; "" deals over the whole machine.
    Share share = Share::All;
};

struct AddThread {
    std::string process;
    std::string to;
};
struct RemoveThread {
    std::string thread;
};
struct AddRegion {
    std::string process;
    int pages = 64;
    std::string to;
};
struct RemoveRegion {
    std::string process;
    std::string region;
};
struct SetPattern {
    std::string process;
    std::string pattern;
};
/// Parts that lose their board move with a refusal, not silently: EditError if something still stands there.
struct SetOption {
    std::string option;
    int value = 0;
};
struct Rename {
    std::string title;
};

using Edit = std::variant<MoveThread, MovePages, AddThread, RemoveThread, AddRegion, RemoveRegion, SetPattern,
                          SetOption, Rename>;

/// The scenario after the edit. Throws EditError when the machine does not allow it.
Scenario apply(const Scenario& scenario, const Edit& edit, const Topology& topology);

/// What the history calls it: "Move thread 4 to SB3".
std::string describe(const Edit& edit);

} // namespace boardset
