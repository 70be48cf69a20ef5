// SPDX-License-Identifier: GPL-3.0-or-later
// Functions that edits share. Private to this folder.
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

/// Returns the element with a name; `what` is "process" or "region".
template <class Named> Named& named(std::vector<Named>& all, const Name<Named>& name, const char* what) {
    const auto at = std::ranges::find(all, name, &Named::name);
    if (at == all.end()) {
        throw EditError("There is no " + std::string(what) + ' ' + printable(name.text) +
                        "; available: " + namesOf(all) + '.');
    }
    return *at;
}

template <class Named> std::set<std::string> namesIn(const std::vector<Named>& all) {
    std::set<std::string> names;
    for (const Named& one : all)
        names.insert(one.name.text);
    return names;
}

/// Returns the first of the names that `make` gives for 0, 1, 2... that is not in `taken`.
std::string freeName(const std::set<std::string>& taken, const std::function<std::string(int)>& make);

/// Returns the process with a name. An empty name starts a new process for customers in the subtree of `block`.
Process& processFor(Scenario& scenario, const Topology& topology, const ProcessName& name, BlockId block);
/// Adds a process with the workload and the settings of another one.
Process& startSimilar(Scenario& scenario, const Process& identical);
void dropEmptyProcesses(Scenario& scenario);

/// Returns the domains in which customers of a process reach all their pages. If there are none, the domain with most
/// customers; for a process without customers, the domains of its pages. -1 stands for boards in no domain.
std::set<int> domainsOf(const Process& process, const Topology& topology);
/// Returns the first customer of a process that is in no domain, or in another domain than pages that it uses;
/// null if there is none.
const Customer* firstCutOff(const Process& process, const Topology& topology);
/// Returns the domain with most customers of a process and, among equal domains, with most of its pages.
/// Empty if it has no customers and pages in any domain.
std::optional<int> mainDomainOf(const Process& process, const Topology& topology);
/// Returns the blocks that are in the domains of a process; all of them if the process is in no domain yet.
std::vector<BlockId> inDomains(const std::vector<BlockId>& blocks, const std::set<int>& domains,
                               const Topology& topology);
/// Returns the first process with customers of this noun in a domain; null if there is none.
Process* processIn(Scenario& scenario, const Topology& topology, int domain, const std::string& noun);

/// Returns the block at a path, "" for the root. Throws EditError with the nearest name.
BlockId blockAt(const Topology& topology, const std::string& path);
/// Returns the blocks in the subtree at a path that satisfy `fits`. If there are none, returns the nearest block around
/// the path that does: for a memory bank its memory, for a cache its processor. Empty if neither exists.
std::vector<BlockId> fittingBlocksAt(const Topology& topology, const std::string& path,
                                     const std::function<bool(BlockId)>& fits);
/// Returns the memories at a path, as fittingBlocksAt() does.
std::vector<BlockId> memoriesAt(const Topology& topology, const std::string& path);
/// Returns the block at a path; none if there is none, or only an empty bay.
BlockId presentBlockAt(const Topology& topology, const std::string& path);
/// Returns the blocks at a path that can run a workload, as fittingBlocksAt() does.
std::vector<BlockId> requestersAt(const Topology& topology, const std::string& path, const Work& work);
/// Throws EditError if the pages in a memory exceed its capacity.
void requireFreeMemory(const Scenario& scenario, const Topology& topology);

/// Returns the block for another customer like `like`: a free processor on its board,
/// or else the least occupied one of its domain. If `like` is not on a processor, returns its own block.
BlockId blockBeside(const Scenario& scenario, const Topology& topology, const Process& process, const Customer& like);

/// Gives a process pages in the memories nearest to a block, unless its data is not in memories.
void addPagesBeside(Scenario& scenario, const Topology& topology, const ProcessName& process, BlockId block);

/// Moves the customers and pages that a changed machine has no location for, or that it cuts off,
/// as Displaced specifies. Throws EditError if there is no other location.
void relocate(Scenario& scenario, const Topology& was, const Topology& is);
void dropDisplacedPages(Scenario& scenario, const Topology& was, const Topology& is);
/// Makes customers and pages that are cut off in another domain a separate process;
/// pages without customers there move to the domain of their process.
void divide(Scenario& scenario, const Topology& was, const Topology& is);
/// Throws EditError if the change cuts a process off from its pages. `setting` is the beginning of the sentence.
void needTogether(const Scenario& scenario, const Topology& was, const Topology& is, const std::string& setting);

/// Returns the title of a customer: "Thread 3".
std::string titleOf(const Customer& customer, const Process& process, const Topology& topology);

/// Returns the process and the index of the customer with a name.
std::pair<Process&, std::size_t> customerNamed(Scenario& scenario, const CustomerName& name);
/// Sets the rate, server and peer that the workload of a customer needs, to initial values,
/// and clears those that it does not need.
void complete(Customer& customer, const Work& work, const Topology& topology);

/// Returns the bytes per transfer of a process; empty if unknown.
std::optional<std::int64_t> pieceOf(const Process& process, const Catalog& catalog);
/// Returns the current layout of a region.
LayRegion layOf(const Process& process, const Region& region);
/// Applies a layout to a region.
void lie(Region& region, LayRegion lay);
/// Returns a layout of another kind on the same parts.
/// A layout in pieces keeps its piece size; without one, it gets `piece`.
LayRegion laidAs(LayRegion lay, RegionLayout lies, std::optional<std::int64_t> piece);
/// Returns a layout on other parts.
/// Data that was on one part is then striped in pieces of `piece` bytes, or concatenated if the piece size is unknown.
LayRegion laidOn(LayRegion lay, std::vector<std::string> parts, std::optional<std::int64_t> piece);

/// Returns the canonical form of a scenario as resolve() does, but throws EditError instead of InputError.
Scenario resolved(const Scenario& scenario, const Topology& topology);
/// Throws EditError unless a number is in its range; `what` names the number in the error.
void needWithin(const std::string& what, double value, double least, double most, bool isWhole = false);
/// Throws EditError if the program cannot run on a machine; `setting` is the beginning of the sentence.
void needRunnable(const Program& program, const Topology& topology, const std::string& setting);
/// Returns the slot of a bay. Throws EditError if there is no such bay.
const Slot& slotAt(const Topology& topology, const std::string& path);

/// Throws EditError unless the board fits in the bay; the message says why, and where it fits.
void needFit(const SetBoard& set, const Topology& topology);

// One function per edit. Each changes the scenario in place, or throws EditError and leaves it in an unspecified state.
// Edits of the machine also change the topology.
void perform(Scenario& scenario, const MoveCustomer& move, const Topology& topology);
/// Moves customers one after the other; counts the customers on each block only once.
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
