// SPDX-License-Identifier: GPL-3.0-or-later
// What the edits share. Private to this folder.
#pragma once

#include "boardset/scenario/Edit.h"
#include "boardset/scenario/JsonField.h"

#include <algorithm>
#include <functional>
#include <set>
#include <span>

namespace boardset::edits {

template <class Named> std::string namesOf(const std::vector<Named>& all) {
    std::vector<std::string> names;
    for (const Named& one : all)
        names.push_back(one.name.text);
    return all.empty() ? "none" : alternatives(names);
}

/// The element of that name; `what` is "process" or "region".
template <class Named> Named& named(std::vector<Named>& all, const Name<Named>& name, const char* what) {
    const auto at = std::ranges::find(all, name, &Named::name);
    if (at == all.end()) {
        throw EditError("There is no " + std::string(what) + ' ' + printable(name.text) + "; there is " + namesOf(all) +
                        '.');
    }
    return *at;
}

template <class Named> std::set<std::string> namesIn(const std::vector<Named>& all) {
    std::set<std::string> names;
    for (const Named& one : all)
        names.insert(one.name.text);
    return names;
}

/// The first name that nobody has, of those that `make` gives for 0, 1, 2...
std::string freeName(const std::set<std::string>& taken, const std::function<std::string(int)>& make);

/// The process of that name; the empty name starts a new one of customers that stand at or below `block`.
Process& processFor(Scenario& scenario, const Topology& topology, const ProcessName& name, BlockId block);
/// A new process that does what another does, in the same way.
Process& startLike(Scenario& scenario, const Process& alike);
void dropEmptyProcesses(Scenario& scenario);

/// The domains in which customers of a process reach all their pages; where none do, the one that most are in; of a
/// process without customers, those of its pages. -1: boards that are in none.
std::set<int> domainsOf(const Process& process, const Topology& topology);
/// Whether customers of a process are in other domains than pages that they use, or in none. The first one; null: none.
const Customer* firstCutOff(const Process& process, const Topology& topology);
/// The domain in which a process has most customers, and of several most pages; none if it has nothing in any.
std::optional<int> homeOf(const Process& process, const Topology& topology);
/// Those blocks that are in the domains of a process; all where it is in none yet.
std::vector<BlockId> inDomains(const std::vector<BlockId>& blocks, const std::set<int>& domains,
                               const Topology& topology);
/// The first process of customers of that noun that has some in a domain; null if none has.
Process* processIn(Scenario& scenario, const Topology& topology, int domain, const std::string& noun);

/// The block at a path, "" for the root. Throws EditError with the nearest name.
BlockId blockAt(const Topology& topology, const std::string& path);
/// The blocks in the subtree at a path that `fits` takes; or, if there are none, the one that the path lies in: on a
/// memory bank its memory, on a cache its processor. Empty if neither is there.
std::vector<BlockId> placesAt(const Topology& topology, const std::string& path,
                              const std::function<bool(BlockId)>& fits);
/// Those that hold pages.
std::vector<BlockId> memoriesAt(const Topology& topology, const std::string& path);
/// The block at a path; none if there is none, or only an empty bay.
BlockId standingAt(const Topology& topology, const std::string& path);
/// Those on which a work can be done.
std::vector<BlockId> requestersAt(const Topology& topology, const std::string& path, const Work& work);
/// Throws EditError if a memory runs over.
void needRoom(const Scenario& scenario, const Topology& topology);

/// The place for another customer like `like`: a free processor on its board, or else the emptiest of its domain. If
/// `like` isn't on a processor, its own place.
BlockId placeBeside(const Scenario& scenario, const Topology& topology, const Process& process, const Customer& like);

/// Gives a process pages in the memories nearest to a block, unless its data does not lie in memories.
void addPagesBeside(Scenario& scenario, const Topology& topology, const ProcessName& process, BlockId block);

/// What a machine no longer has a place for, and what it now cuts off, goes elsewhere, as Displaced says; EditError if
/// there is nowhere.
void rehouse(Scenario& scenario, const Topology& was, const Topology& is);
void removeHomeless(Scenario& scenario, const Topology& was, const Topology& is);
/// What is cut off in another domain becomes a process of its own; what has nobody there comes to its process.
void divide(Scenario& scenario, const Topology& was, const Topology& is);
/// Throws EditError if a process is cut off from its pages that was not. `setting` begins the sentence.
void needTogether(const Scenario& scenario, const Topology& was, const Topology& is, const std::string& setting);

/// "Thread 3".
std::string titleOf(const Customer& customer, const Process& process, const Topology& topology);

/// The customer of that name, and its process.
std::pair<Process&, std::size_t> customerNamed(Scenario& scenario, const CustomerName& name);
/// Gives a customer what its work needs and it lacks, to begin with, and takes what that has no use for: a rate, a
/// server, a peer.
void complete(Customer& customer, const Work& work, const Topology& topology);

/// What a process transfers at once, in bytes; nothing where that is not told.
std::optional<std::int64_t> pieceOf(const Process& process, const Catalog& catalog);
/// How a region lies now, and lets it lie so.
LayRegion layOf(const Process& process, const Region& region);
void lie(Region& region, LayRegion lay);
/// A region that is to lie otherwise: where it is cut, in its pieces, or in such as `piece` says if it has none.
LayRegion laidAs(LayRegion lay, Lies lies, std::optional<std::int64_t> piece);
/// A region that is to lie on other parts. What lay on one is then striped, or one part after the other where no piece
/// is told.
LayRegion laidOn(LayRegion lay, std::vector<std::string> parts, std::optional<std::int64_t> piece);

/// The canonical form; what is wrong is an EditError.
Scenario resolved(const Scenario& scenario, const Topology& topology);
/// Throws EditError unless a number is in its range; `what` is the number.
void needWithin(const std::string& what, double value, double least, double most, bool isWhole = false);
/// Throws EditError if the program cannot run on a machine; `setting` begins the sentence.
void needRunnable(const Program& program, const Topology& topology, const std::string& setting);
/// The slot of a bay. EditError if there is no such bay.
const Slot& slotAt(const Topology& topology, const std::string& path);

/// Throws EditError unless the board fits in the bay: why it does not, and where it does.
void needFit(const SetBoard& set, const Topology& topology);

// One function per edit; each changes the scenario in place, or throws EditError and leaves it in any state. Edits of
// the machine change that too.
void perform(Scenario& scenario, const MoveCustomer& move, const Topology& topology);
/// Moves them one after the other; counts the customers on each block only once.
void perform(Scenario& scenario, std::span<const MoveCustomer> moves, const Topology& topology);
void perform(Scenario& scenario, const AddCustomer& add, const Topology& topology);
void perform(Scenario& scenario, const RemoveCustomer& remove, const Topology& topology);
void perform(Scenario& scenario, const MovePages& move, const Topology& topology);
void perform(Scenario& scenario, const AddRegion& add, const Topology& topology);
void perform(Scenario& scenario, const RemoveRegion& remove, const Topology& topology);
void perform(Scenario& scenario, const SetWork& set, const Topology& topology);
void perform(Scenario& scenario, const SetNumber& set, const Topology& topology);
void perform(Scenario& scenario, const SetCustomer& set, const Topology& topology);
void perform(Scenario& scenario, const SetBackground& set, const Topology& topology);
void perform(Scenario& scenario, const SetPeer& set, const Topology& topology);
void perform(Scenario& scenario, const LayRegion& lay, const Topology& topology);
void perform(Scenario& scenario, const AddProcess& add, const Topology& topology);
void perform(Scenario& scenario, const RemoveProcess& remove, const Topology& topology);
void perform(Scenario& scenario, const SetProcess& set, const Topology& topology);
void perform(Scenario& scenario, const UseRegion& use, const Topology& topology);
void perform(Scenario& scenario, const SetPages& set, const Topology& topology);
void perform(Scenario& scenario, const SetPageSize& set, const Topology& topology);
void perform(Canonical& now, const SetOption& set);
void perform(Canonical& now, const SetBoard& set);
void perform(Canonical& now, const MoveBoard& move);
void perform(Canonical& now, const SetDomains& set);
void perform(Canonical& now, const SetFailed& set);
void perform(Canonical& now, const SetOff& set);
void perform(Canonical& now, const Boot& boot);
void perform(Scenario& scenario, const Rename& rename, const Topology& topology);
void perform(Scenario& scenario, const SetProgram& set, const Topology& topology);
void perform(Scenario& scenario, const KeepPlacement& keep, const Topology& topology);

} // namespace boardset::edits
