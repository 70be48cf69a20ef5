// SPDX-License-Identifier: GPL-3.0-or-later
// Functions that edits share. Private to this folder.
#pragma once

#include "boardset/scenario/Edit.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/text/EnglishText.h"

#include <algorithm>
#include <functional>
#include <set>
#include <span>

namespace boardset::edits {

/// Returns the process or region with the given name.
template <class Named> Named& named(std::vector<Named>& all, const Name<Named>& name) {
    constexpr bool isProcess = std::is_same_v<Named, Process>;
    const auto at = std::ranges::find(all, name, &Named::name);
    if (at == all.end()) {
        const auto text = [](const Named& each) { return each.name.text; };
        throw EditError(Message{isProcess ? "There is no process {name}; available: {names}."
                                          : "There is no region {name}; available: {names}.",
                                {{"name", printable(name.text)}, {"names", alternatives(textsOf(all, text))}}});
    }
    return *at;
}

template <class Named> std::set<std::string> namesIn(const std::vector<Named>& all) {
    std::set<std::string> names;
    for (const Named& one : all)
        names.insert(one.name.text);
    return names;
}

/// Returns the first name that is not in `taken`, among the names that `make` returns for 0, 1, 2 and so on.
std::string freeName(const std::set<std::string>& taken, const std::function<std::string(int)>& make);

/// Returns the process with the given name.
/// If the name is empty, starts a process for customers in the subtree of `block`.
Process& processFor(Scenario& scenario, const Topology& topology, const ProcessName& name, BlockId block);
/// Adds a process with the workload and the settings of the process `identical`.
Process& startSimilar(Scenario& scenario, const Process& identical);
void dropEmptyProcesses(Scenario& scenario);

/// Returns the domains in which customers of a process reach all their pages. If there are none, returns the domain
/// that contains the most customers of the process. For a process without customers, returns the domains of its pages.
/// The domain -1 stands for boards in no domain.
std::set<int> domainsOf(const Process& process, const Topology& topology);
/// Returns the first customer of a process that is in no domain, or that uses pages in another domain;
/// null if there is no such customer.
const Customer* firstCutOff(const Process& process, const Topology& topology);
/// Returns the domain with the most customers of a process. Among domains with equally many customers, prefers the one
/// with the most pages of the process. Returns nothing if the process has no customers or pages in any domain.
std::optional<int> mainDomainOf(const Process& process, const Topology& topology);
/// Returns those of `blocks` that are in one of `domains`; all of `blocks` if `domains` is empty.
std::vector<BlockId> inDomains(const std::vector<BlockId>& blocks, const std::set<int>& domains,
                               const Topology& topology);
/// Returns the first process with customers of the kind `noun` ("thread") in the given domain; null if there is none.
Process* processIn(Scenario& scenario, const Topology& topology, int domain, const std::string& noun);

/// Returns the block at the given path ("" for the root).
/// If there is none, throws EditError, which suggests the nearest name.
BlockId blockAt(const Topology& topology, const std::string& path);
/// Returns the blocks at or below a path that satisfy `fits`. If there are none, returns the nearest block above the
/// path that satisfies `fits`, such as the memory of a bank or the processor of a cache. Empty if there is no such
/// block either.
std::vector<BlockId> fittingBlocksAt(const Topology& topology, const std::string& path,
                                     const std::function<bool(BlockId)>& fits);
/// Returns the result of fittingBlocksAt() for memories.
std::vector<BlockId> memoriesAt(const Topology& topology, const std::string& path);
/// Returns the block at a path; an empty BlockId if there is no block or only an empty bay.
BlockId presentBlockAt(const Topology& topology, const std::string& path);
/// Returns the result of fittingBlocksAt() for blocks that can run the given workload.
std::vector<BlockId> requestersAt(const Topology& topology, const std::string& path, const Work& work);
/// Throws EditError if the pages in any memory exceed that memory's capacity.
void requireFreeMemory(const Scenario& scenario, const Topology& topology);

/// Returns the block for another customer of the same kind as `like`. This is a free processor on the board of `like`
/// or, if there is none, the processor with the fewest customers in the domain.
/// If `like` is not on a processor, returns the block of `like`.
BlockId blockBeside(const Scenario& scenario, const Topology& topology, const Process& process, const Customer& like);

/// Adds pages to a process in the memories nearest to a block.
/// Does nothing if the process stores its data outside memories.
void addPagesBeside(Scenario& scenario, const Topology& topology, const ProcessName& process, BlockId block);

/// Moves the customers and pages whose location does not exist, or is cut off, in the changed machine; see SetOption.
/// Throws EditError if there is no other location. Returns false if every customer and page has kept its location.
bool relocate(Scenario& scenario, const Topology& was, const Topology& is);
/// Throws EditError if the change from `was` to `is` cuts a process off from its pages.
/// The message begins with `setting`.
void needTogether(const Scenario& scenario, const Topology& was, const Topology& is, const Message& setting);

/// Returns the title of a customer within a sentence, such as "thread 3".
std::string inSentence(const Customer& customer, const Process& process, const Topology& topology);
/// Returns the title of a customer, such as "Thread 3".
std::string titleOf(const Customer& customer, const Process& process, const Topology& topology);

/// Returns the process that contains the customer with the given name, and the customer's index in that process.
std::pair<Process&, std::size_t> customerNamed(Scenario& scenario, const CustomerName& name);
/// Sets initial values for the customer's rate, server and peer if the workload needs them, and clears those that the
/// workload does not need.
void complete(Customer& customer, const Work& work, const Topology& topology);

/// Returns the size, in bytes, of the transfers of a process; empty if unknown.
std::optional<std::int64_t> pieceOf(const Process& process, const Catalog& catalog);
/// Returns the current layout of a region.
LayRegion layOf(const Process& process, const Region& region);
/// Applies a layout to a region.
void lie(Region& region, LayRegion lay);
/// Returns the layout `lay` changed to the kind `lies`, on the same parts.
/// Keeps the piece size of `lay` if there is one; otherwise, sets the piece size to `piece`.
LayRegion laidAs(LayRegion lay, RegionLayout lies, std::optional<std::int64_t> piece);
/// Returns the layout `lay` moved to other parts.
/// Data that was on a single part is then striped in pieces of `piece` bytes, or concatenated if `piece` is empty.
LayRegion laidOn(LayRegion lay, std::vector<std::string> parts, std::optional<std::int64_t> piece);

/// Returns the canonical form of a scenario, like resolve(), but throws EditError instead of InputError.
Scenario resolved(const Scenario& scenario, const Topology& topology);
/// Throws EditError unless a number is in its range; `what` names the number in the error.
void needWithin(const Argument& what, double value, double least, double most, bool isWhole = false);
/// Throws EditError if the program cannot run on a machine. The error begins with `setting`.
void needRunnable(const Program& program, const Topology& topology, const Message& setting);
/// Returns the slot of a bay. Throws EditError if there is no such bay.
const Slot& slotAt(const Topology& topology, const std::string& path);

/// Throws EditError unless the board fits in the bay.
/// The message says why the board does not fit, and which bays it fits.
void needFit(const SetBoard& set, const Topology& topology);

// One function per edit. Each function changes the scenario in place. If it throws EditError, the scenario is in an
// unspecified state. Edits of the machine also change the topology.
void perform(Scenario& scenario, const MoveCustomer& move, const Topology& topology);
/// Moves customers one after the other, but counts the customers on each block only once.
void perform(Scenario& scenario, std::span<const MoveCustomer> moves, const Topology& topology);
void perform(Scenario& scenario, const AddCustomer& add, const Topology& topology);
void perform(Scenario& scenario, const RemoveCustomer& remove, const Topology& topology);
void perform(Scenario& scenario, const SetCustomerTotal& set, const Topology& topology);
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
