// SPDX-License-Identifier: GPL-3.0-or-later
// A setting of the operating system that controls placement: its meaning, its range and its defaults.
#pragma once

#include "boardset/catalog/Fact.h"
#include "boardset/catalog/Keyword.h"

#include <cstdint>
#include <string>
#include <vector>

namespace boardset {

/// The kind of value that a setting has. A closed set: the window has an editor for each kind.
enum class TunableKind {
    Load,   ///< Load of an lgroup on the system's own scale; the system divides the load by the number of processors.
    Bytes,  ///< A size in bytes; the largest valid value also stands for all larger sizes.
    Choice, ///< One of the values in `Tunable::choices`.
    Flag    ///< 0 or 1; `Tunable::choices` gives the meaning of both values.
};

/// The level at which a setting applies.
enum class TunableOwner { Boot, System, Process, Thread };

/// The meaning of one value of a choice or a flag.
struct TunableChoice {
    std::int64_t value = 0;
    std::string title; ///< "next touch".
};

/// The default of a setting. Catalog::tunableDefault finds the row that applies.
struct TunableDefault {
    std::string platform; ///< Id of the platform; "generic" for platforms without a row of their own.
    std::string system;   ///< Id of the operating system; empty if the row applies to any system.
    std::string fact;     ///< Id of the fact whose rawValue() the model uses.
    /// Id of the fact that gives the value as the manufacturer prints it, on another scale.
    /// Empty if the scale is the same.
    std::string printed;
};

/// One row of table `tunable`.
struct Tunable {
    std::string id; ///< "lgrp_expand_proc_thresh", as the system spells it.
    std::string title;
    /// Sentences about what the setting controls, and about the effect of larger and smaller values.
    std::string meaning;
    TunableKind kind = TunableKind::Load;
    TunableOwner owner = TunableOwner::System;
    std::string since;      ///< Id of the first operating system that has the setting.
    std::int64_t least = 0; ///< Smallest valid raw value; the largest is `most`.
    std::int64_t most = 0;
    std::vector<TunableChoice> choices;   ///< Choices in the order of their values; empty for loads and bytes.
    std::vector<TunableDefault> defaults; ///< Defaults, including one for platform "generic" and any system.
    std::string source;
    std::string locator;
};

/// Returns the value of a fact in SI units, rounded to a whole number, as the value of a setting.
/// A value that does not fit in 64 bits (ULONG_MAX) becomes the largest 64-bit number.
std::int64_t rawValue(const Fact& fact);

} // namespace boardset
