// SPDX-License-Identifier: GPL-3.0-or-later
// Overloaded functions for std::visit.
#pragma once

namespace boardset {

template <class... Each> struct Visitor : Each... { using Each::operator()...; };
template <class... Each> Visitor(Each...) -> Visitor<Each...>; // Clang needs it

} // namespace boardset
