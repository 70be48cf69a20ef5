// SPDX-License-Identifier: GPL-3.0-or-later
// Distinct types for the names of customers, regions and processes. Code can't confuse these names with each other or
// with paths.
#pragma once

#include <compare>
#include <string>
#include <utility>

namespace boardset {

/// A name of one kind of object. Literals convert implicitly; other strings need an explicit conversion.
template <class Of> struct Name {
    Name() = default;
    template <std::size_t size>
    Name(const char (&literal)[size]) : text(literal) {} // NOLINT(google-explicit-constructor)
    explicit Name(std::string name) : text(std::move(name)) {}

    bool empty() const { return text.empty(); }
    auto operator<=>(const Name&) const = default; // NOLINT(modernize-use-nullptr): its 0 is no pointer

    std::string text;
};

using CustomerName = Name<struct Customer>;
using ProcessName = Name<struct Process>;
using RegionName = Name<struct Region>;

} // namespace boardset
