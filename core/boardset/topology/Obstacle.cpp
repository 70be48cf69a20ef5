// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Obstacle.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

namespace boardset {

namespace {

bool joined(const Topology& topology, BlockId a, BlockId b, LinkKind kind) {
    return topology.routes().connects(kind, a, b);
}

/// True if data links and, in a machine with coherency roots, also address links connect a requester and a supplier.
bool joined(const Topology& topology, BlockId requester, BlockId supplier) {
    if (topology.block(supplier).role == Role::Memory)
        return topology.reaches(requester, supplier);
    const BlockId own = topology.coherencyRootOf(requester);
    const BlockId home = topology.coherencyRootOf(supplier);
    return joined(topology, requester, supplier, LinkKind::Data) &&
           (!own || !home || joined(topology, own, home, LinkKind::Address));
}

} // namespace

Obstacle obstacleAt(const Topology& topology, BlockId part) {
    if (topology.block(part).lost)
        return {Barrier::Lost, part};
    return topology.block(part).domain < 0 ? Obstacle{Barrier::NoDomain, part} : Obstacle{};
}

Obstacle obstacleBetween(const Topology& topology, BlockId requester, BlockId supplier) {
    for (const BlockId part : {requester, supplier})
        if (Obstacle obstacle = obstacleAt(topology, part))
            return obstacle;
    if (topology.block(requester).domain != topology.block(supplier).domain)
        return {Barrier::OtherDomain, supplier, requester};
    return joined(topology, requester, supplier) ? Obstacle{} : Obstacle{Barrier::NoPath, supplier, requester};
}

std::string textOf(const Topology& topology, const Obstacle& obstacle) {
    if (!obstacle)
        return {};
    const std::string part = titleOf(topology, obstacle.part);
    const auto other = [&] { return titleOf(topology, obstacle.other); };
    switch (obstacle.barrier) {
    case Barrier::None:
        break;
    case Barrier::Lost:
        return isPlural(part) ? Message{"{parts} are out of service", {{"parts", part}}}
                              : Message{"{part} is out of service", {{"part", part}}};
    case Barrier::NoDomain:
        return isPlural(part) ? Message{"{parts} are in no domain", {{"parts", part}}}
                              : Message{"{part} is in no domain", {{"part", part}}};
    case Barrier::OtherDomain:
        return Message{"{part} is outside the domain of {other}", {{"part", part}, {"other", other()}}};
    case Barrier::NoPath:
        return Message{"{part} is cut off from {other}", {{"part", part}, {"other", other()}}};
    case Barrier::NoPart:
        return Message{"{part} has no {missing}", {{"part", part}, {"missing", obstacle.missing}}};
    }
    return {};
}

} // namespace boardset
