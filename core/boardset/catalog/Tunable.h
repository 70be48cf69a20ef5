// SPDX-License-Identifier: GPL-3.0-or-later
// A setting of the operating system that steers placement: its meaning, its range and its defaults.
#pragma once

#include "boardset/catalog/Fact.h"

#include <cstdint>
#include <string>
#include <vector>

namespace boardset {

/// How a setting's number is meant. Closed: the window has an editor for each.
enum class TunableKind {
    Load,   ///< Load of an lgroup in the system's own scale; divided by its processors when used.
    Bytes,  ///< A size; the largest number stands for all that is larger.
    Choice, ///< One of `Tunable::choices`.
    Flag    ///< 0 or 1; `Tunable::choices` says what each does.
};

/// Who sets it.
enum class TunableOwner { Boot, System, Process, Thread };

/// The word for a kind, as the database and the command line write it: "load".
std::string toString(TunableKind kind);

/// What one number of a choice or a flag stands for.
struct TunableChoice {
    std::int64_t value = 0;
    std::string title; ///< "next touch".
};

/// What a setting is when nobody touches it. Catalog::tunableDefault finds the row that counts.
struct TunableDefault {
    std::string platform; ///< "starcat"; "generic" for all that have no row of their own.
    std::string system;   ///< Id of the operating system; empty: any.
    std::string fact;     ///< Id of the fact whose rawValue() the model uses.
    std::string printed;  ///< Id of the fact that the maker's paper prints in another scale; empty: it agrees.
};

/// One row of table `tunable`.
struct Tunable {
    std::string id; ///< "lgrp_expand_proc_thresh", as the system spells it.
    std::string title;
    std::string meaning; ///< Sentences: what it decides, and what a larger or smaller value does.
    TunableKind kind = TunableKind::Load;
    TunableOwner owner = TunableOwner::System;
    std::string since;      ///< Id of the first operating system that has it.
    std::int64_t least = 0; ///< Raw values, both inclusive.
    std::int64_t most = 0;
    std::vector<TunableChoice> choices;   ///< In the order of their values; empty for loads and bytes.
    std::vector<TunableDefault> defaults; ///< One of them for "generic" and any system.
    std::string source;
    std::string locator;
};

/// A fact in SI units as a setting's whole number: rounded to the nearest, and what 64 bits cannot hold (ULONG_MAX) is
/// the largest number that they can.
std::int64_t rawValue(const Fact& fact);

} // namespace boardset
