// SPDX-License-Identifier: GPL-3.0-or-later
// The reason that no line can travel between two parts: a failure, a domain boundary, or a missing connection.
#pragma once

#include "boardset/topology/Topology.h"

#include <string>

namespace boardset {

/// The kind of an obstacle. A closed set.
enum class Barrier {
    None,
    Lost,        ///< A part has failed, or is inside a block that has failed.
    NoDomain,    ///< A part belongs to no domain.
    OtherDomain, ///< The parts are in different domains.
    NoPath,      ///< No working links lead from one part to the other.
    NoPart       ///< A part through which the path must lead does not exist.
};

/// An obstacle and the part that it concerns.
struct Obstacle {
    Barrier barrier = Barrier::None;
    /// The part that has failed or is in no domain; for an obstacle between two parts, the supplier.
    BlockId part{};
    BlockId other{};       ///< The requester, for an obstacle between two parts.
    std::string missing{}; ///< Title of the kind of part that is missing.

    explicit operator bool() const { return barrier != Barrier::None; }
};

/// Returns the obstacle that prevents any use of a part: Lost, NoDomain or None.
Obstacle obstacleAt(const Topology& topology, BlockId part);

/// Returns the obstacle between a processor and the lines of a memory or of another processor's cache.
/// Checks the requester first.
Obstacle obstacleBetween(const Topology& topology, BlockId requester, BlockId supplier);

/// Returns the obstacle as a clause: "SB1 P0 memory is outside the domain of SB0 P0"; empty if there is none.
std::string textOf(const Topology& topology, const Obstacle& obstacle);

} // namespace boardset
