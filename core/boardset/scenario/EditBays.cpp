// SPDX-License-Identifier: GPL-3.0-or-later
// Checks whether a board or card fits in a bay, and lists the bays that accept it.
#include "boardset/scenario/EditHelpers.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset::edits {

namespace {

/// Returns the titles of the boards that a bay accepts.
std::vector<std::string> takenBy(const Slot& slot, const Catalog& catalog) {
    std::vector<std::string> titles;
    if (catalog.blockType(slot.child).role != Role::Bay)
        titles.push_back(catalog.blockType(slot.child).title);
    for (const std::string& choice : slot.choices)
        titles.push_back(catalog.blockType(choice).title);
    return titles;
}

/// Returns a sentence that states where a board fits: the empty slots or, if there are none, the occupied slots that
/// must be emptied first.
std::string placesFor(const std::string& type, const Topology& topology) {
    constexpr std::size_t mostNamed = 8;
    std::vector<std::string> free, taken;
    for (const BlockId bay : topology.bays())
        if (topology.slot(bay)->fits(type))
            (topology.block(bay).role == Role::Bay ? free : taken).push_back(titleOf(topology, bay));
    if (!free.empty())
        return Message{"It fits in {slots}.", {{"slots", alternatives(free, mostNamed)}}};
    if (!taken.empty())
        return Message{"All slots for it are occupied; empty {slots} first.",
                       {{"slots", alternatives(taken, mostNamed)}}};
    return Message{"It fits in no slot of this machine."};
}

} // namespace

const Slot& slotAt(const Topology& topology, const std::string& path) {
    const BlockId block = blockAt(topology, path);
    if (topology.block(block).bay != block)
        throw EditError(Message{"{part} is built in, not in a slot, so it cannot be moved or replaced.",
                                {{"part", titleOf(topology, block)}}});
    return *topology.slot(block);
}

void needFit(const SetBoard& set, const Topology& topology) {
    const Catalog& catalog = topology.catalog();
    const auto& types = catalog.blockTypes();
    const auto named = std::ranges::find(types, set.type, &BlockType::id);
    const bool isKnown = named != types.end();
    const std::string title = isKnown ? named->title : printable(set.type);
    const BlockId block = blockAt(topology, set.bay);
    if (!set.type.empty() && topology.block(block).bay != block) {
        throw EditError(
            Message{"{board} does not fit in {slot}, which is built in. {places}",
                    {{"board", title}, {"slot", titleOf(topology, block)}, {"places", placesFor(set.type, topology)}}});
    }
    const Slot& slot = slotAt(topology, set.bay);
    if (set.type.empty() || slot.fits(set.type))
        return;
    throw EditError(Message{isKnown && !named->needs.empty()
                                ? "{board} does not fit in {slot}: {reason}. {places}"
                                : "{board} does not fit in {slot}, which accepts {boards}. {places}",
                            {{"board", title},
                             {"slot", titleOf(topology, block)},
                             {"reason", isKnown ? named->needs : std::string()},
                             {"boards", alternatives(takenBy(slot, catalog))},
                             {"places", placesFor(set.type, topology)}}});
}

} // namespace boardset::edits
