// SPDX-License-Identifier: GPL-3.0-or-later
// Why no line travels between two parts: a failure, the border of a domain, nothing that joins them.
#pragma once

#include "boardset/topology/Topology.h"

#include <string>

namespace boardset {

/// What is in the way. Closed.
enum class Barrier {
    None,
    Lost,        ///< A part has failed, or is inside what failed.
    NoDomain,    ///< A part is in no domain.
    OtherDomain, ///< The two are in different domains.
    NoPath,      ///< No links that still work lead from one to the other.
    NoPart       ///< What is to be passed there does not exist.
};

/// What is in the way, and of which part.
struct Obstacle {
    Barrier barrier = Barrier::None;
    BlockId part{};        ///< The one that has failed or is in no domain; for what lies between two the supplier.
    BlockId other{};       ///< The requester, for what lies between two.
    std::string missing{}; ///< Title of the kind of part that is not there.

    explicit operator bool() const { return barrier != Barrier::None; }
};

/// Whether a part can be used at all: Lost, NoDomain or None.
Obstacle obstacleAt(const Topology& topology, BlockId part);

/// What keeps a processor from the lines of a memory, or of another processor's cache. The requester is looked at
/// first.
Obstacle obstacleBetween(const Topology& topology, BlockId requester, BlockId supplier);

/// The obstacle as half a sentence: "SB1 P0 memory is outside the domain of SB0 P0"; empty if there is none.
std::string textOf(const Topology& topology, const Obstacle& obstacle);

} // namespace boardset
