// SPDX-License-Identifier: GPL-3.0-or-later
// A setting of the operating system that controls placement: its meaning, its range and its defaults.
#pragma once

#include "boardset/catalog/Fact.h"

#include <cstdint>
#include <string>
#include <vector>

namespace boardset {

/// The meaning of a setting's number. A closed set: the window has an editor for each kind.
enum class TunableKind {
    Load,   ///< Load of an lgroup on the system's own scale; the system divides it by the lgroup's processors.
    Bytes,  ///< A size in bytes; the largest number also stands for all larger sizes.
    Choice, ///< One of `Tunable::choices`.
    Flag    ///< 0 or 1; `Tunable::choices` says what each does.
};

/// The level at which a setting is made.
enum class TunableOwner { Boot, System, Process, Thread };

/// Returns the word for a kind, as the database and the command line write it: "load".
std::string toString(TunableKind kind);

/// The meaning of one value of a choice or a flag.
struct TunableChoice {
    std::int64_t value = 0;
    std::string title; ///< "next touch".
};

/// The default of a setting. Catalog::tunableDefault finds the row that applies.
struct TunableDefault {
    std::string platform; ///< "starcat"; "generic" for all platforms without a row of their own.
    std::string system;   ///< Id of the operating system; empty: any.
    std::string fact;     ///< Id of the fact whose rawValue() the model uses.
    std::string printed;  ///< Id of the fact that the manufacturer prints in another scale; empty: both agree.
};

/// One row of table `tunable`.
struct Tunable {
    std::string id; ///< "lgrp_expand_proc_thresh", as the system spells it.
    std::string title;
    std::string meaning; ///< Sentences about what the setting controls, and the effect of larger and smaller values.
    TunableKind kind = TunableKind::Load;
    TunableOwner owner = TunableOwner::System;
    std::string since;      ///< Id of the first operating system that has the setting.
    std::int64_t least = 0; ///< Smallest raw value; `least` and `most` are valid.
    std::int64_t most = 0;
    std::vector<TunableChoice> choices;   ///< Choices in the order of their values; empty for loads and bytes.
    std::vector<TunableDefault> defaults; ///< Defaults, including one for platform "generic" and any system.
    std::string source;
    std::string locator;
};

/// Returns a fact in SI units as the whole number of a setting, rounded to the nearest.
/// A value beyond 64 bits (ULONG_MAX) becomes the largest 64-bit number.
std::int64_t rawValue(const Fact& fact);

} // namespace boardset
