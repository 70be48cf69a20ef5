// SPDX-License-Identifier: GPL-3.0-or-later
// Typed numbers of blocks and links that cannot be mixed up, and vectors that only the matching type can index.
#pragma once

#include <compare>
#include <concepts>
#include <cstddef>
#include <vector>

namespace boardset {

/// An index into a list. A default-constructed Id stands for "none".
template <class Of> class Id {
public:
    constexpr Id() = default;
    constexpr explicit Id(std::integral auto index) : m_number(static_cast<int>(index)) {}

    constexpr explicit operator bool() const { return m_number >= 0; }
    constexpr std::size_t index() const { return static_cast<std::size_t>(m_number); }
    constexpr int number() const { return m_number; }      ///< Returns the index; -1 if the id stands for "none".
    constexpr auto operator<=>(const Id&) const = default; // NOLINT(modernize-use-nullptr): its 0 is no pointer

private:
    int m_number = -1;
};

using BlockId = Id<struct Block>;
using LinkId = Id<struct Link>;

/// A vector with one value per block or one value per link.
template <class Key, class T> class IdVector : private std::vector<T> {
    using List = std::vector<T>;

public:
    using List::assign, List::back, List::begin, List::empty, List::end, List::List, List::push_back, List::resize,
        List::size;

    decltype(auto) operator[](Key id) { return List::operator[](id.index()); }
    decltype(auto) operator[](Key id) const { return List::operator[](id.index()); }
    decltype(auto) at(Key id) { return List::at(id.index()); }
    decltype(auto) at(Key id) const { return List::at(id.index()); }
};

} // namespace boardset
