// SPDX-License-Identifier: GPL-3.0-or-later
// The changes that a person can make to a scenario. Each is a value, applied by a pure function.
#pragma once

#include "boardset/scenario/Scenario.h"

#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

namespace boardset {

/// An edit that this machine does not allow; what() says why in a sentence for people.
class EditError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Puts a customer on a block where its work can be done, or on the emptiest such block of a board or of the whole
/// machine: the one with the fewest other customers; of several one on the board with the fewest; of those the one
/// where it already is, else the first.
struct MoveCustomer {
    CustomerName thread;
    std::string to; ///< Path of such a block, of any that holds some, or of a part inside one.
};

/// How many of the pages move: all, or half of them rounded down but at least one, taken from every memory alike.
enum class Share { All, Half };

/// Moves pages of a region. Pages that land on a block with several memories are dealt evenly over them.
struct MovePages {
    ProcessName process;
    RegionName region;
    std::string from; ///< Path of a block that holds them; "" is the whole machine.
    std::string to;   ///< As `from`; a part inside a memory stands for it.
    Share share = Share::All;
};

/// The new customer gets the lowest number that is free, and uses what all others of its process use. An empty
/// `process` starts a new one, with the work of the first process whose customers could stand there; a new process of a
/// device has a buffer of pages in the memory nearest to it. Where its process has nobody of the domain, it joins one
/// that has, or starts one of its own that does the same, with pages beside it: no process runs in two domains.
struct AddCustomer {
    ProcessName process;
    std::string to;
};
/// Starts a process: a customer, as with AddCustomer, and pages beside it.
struct AddProcess {
    std::string to;
};
/// With all its customers and regions.
struct RemoveProcess {
    ProcessName process;
};
/// Customers change to another process, or, where that is empty, to a new one that does the same. They take along the
/// regions that nobody else uses; without any they use all that are there, and in a new process pages beside them.
/// EditError if they cannot do its work where they stand.
struct SetProcess {
    std::vector<CustomerName> customers;
    ProcessName process;
};
/// Whether a customer uses a region of its process. Refused if it would use none.
struct UseRegion {
    CustomerName customer;
    RegionName region;
    bool used = true;
};
/// A process that is left without threads and regions goes with it.
struct RemoveCustomer {
    CustomerName thread;
};
inline constexpr int newPages = 64; ///< Of a region of which nobody says how many it has.

/// The new region gets the first free letter and the page size of the process's first region. Where the data of its
/// work does not lie in memories, it lies on those parts at `to` that can hold it. An empty `process` starts a new one,
/// and another domain leads to another process, as with AddCustomer.
struct AddRegion {
    ProcessName process;
    int pages = newPages;
    std::string to;
};
/// Refused if a thread would be left without the only region that it names while its process has others.
struct RemoveRegion {
    ProcessName process;
    RegionName region;
};
/// How many pages a region has: more or fewer in the same memories, in proportion.
struct SetPages {
    ProcessName process;
    RegionName region;
    int pages = 0;
};
/// A power of two; EditError for what is no page size, and where the pages would not fit.
struct SetPageSize {
    ProcessName process;
    RegionName region;
    std::int64_t bytes = 0;
};
/// What comes to access memory, and did not, gets pages beside it.
struct SetWork {
    ProcessName process;
    std::string work; ///< One that can be done where all customers of the process stand.
};
/// What a process says of its work itself. EditError beyond what its operations allow.
struct SetNumber {
    ProcessName process;
    std::string number;          ///< Of its operations; empty: how many of them each customer keeps under way.
    std::optional<double> value; ///< In the unit of the number; none: as its work says.
};
/// Numbers of a customer itself; Rate and Amount as in Customer. Closed.
enum class CustomerNumber { Count, Rate, Amount };
struct SetCustomer {
    CustomerName customer;
    CustomerNumber number = CustomerNumber::Count;
    double value = 1;
};
struct SetBackground {
    ProcessName process;
    bool background = true;
};
/// To whom a customer sends its messages: the first at a block of another node that can take them. EditError if there
/// is none, or it sends none.
struct SetPeer {
    CustomerName customer;
    std::string to;
};
/// How the data of a region lies, and on what: parts on which its work's data can lie, and regions before it. EditError
/// for pages, which are moved.
struct LayRegion {
    ProcessName process;
    RegionName region;
    Lies lies = Lies::On;
    std::vector<std::string> parts;
    std::int64_t pieceBytes = 0;
};
/// What becomes of customers and pages on boards that go, or that come into another domain than the rest of their
/// process. Closed.
enum class Displaced {
    Refused, ///< The edit is.
    Moved,   ///< Each customer to the emptiest place, pages dealt, over what is left of their process's domain.
    Removed,
    Divided ///< In another domain they are a process of their own, with the pages that are there, else pages beside it.
};
/// Domains and failures forget the boards that go.
struct SetOption {
    std::string option;
    int value = 0;
    Displaced displaced = Displaced::Refused;
};
/// Puts a board into a bay, or takes it out (an empty `type`). EditError if it does not fit there. A card takes its
/// streams with it. Rules are not asked here: see findings().
struct SetBoard {
    std::string bay;
    std::string type; ///< Block type.
    Displaced displaced = Displaced::Refused;
};
/// Puts a board into another bay; a board that is there comes into the first one. Threads, pages and failures go along
/// with their board, and it stays in its domain. EditError if one of them does not fit in its new bay.
struct MoveBoard {
    std::string from; ///< Bay.
    std::string to;   ///< Bay.
};
/// Divides the machine; none: undivided.
struct SetDomains {
    std::vector<Domain> domains;
    Displaced displaced = Displaced::Refused;
};
/// A part fails, or is repaired. What stood on it stays there and waits.
struct SetFailed {
    std::string part; ///< Path; "" repairs everything.
    bool failed = true;
};
/// A part is switched off, or on again: it has not failed, and nothing of it is used.
struct SetOff {
    std::string part; ///< Path; "" switches everything on.
    bool off = true;
};
/// The machine is started anew: it then follows what has failed until now.
struct Boot {};
struct Rename {
    std::string title;
};

/// Gives the scenario a program, in place of its placement or of another program.
struct SetProgram {
    Program program;
    std::string title; ///< What the history calls it: "Set lgrp_loadavg_tolerance to 4096".
};
/// Keeps a placement, and lets the program go that led to it.
struct KeepPlacement {
    Workload workload;                        ///< In canonical form.
    std::string title = "Keep the placement"; ///< What the history calls it: "Deal the pages to all books".
};

using Edit = std::variant<MoveCustomer, MovePages, AddCustomer, RemoveCustomer, AddRegion, RemoveRegion, SetWork,
                          SetNumber, SetCustomer, SetBackground, SetPeer, LayRegion, SetOption, SetBoard, MoveBoard,
                          SetDomains, SetFailed, SetOff, Boot, Rename, SetProgram, KeepPlacement, AddProcess,
                          RemoveProcess, SetProcess, UseRegion, SetPages, SetPageSize>;

/// Edits of customers, pages, regions and works: they begin from the placement that is looked at, and no program is
/// left after them. All others are of what is saved.
bool isOfPlacement(const Edit& edit);

/// The scenario after the edit, in canonical form if `scenario` was (see resolve()). After an edit
/// of the configuration the topology is to be built anew with it.
/// A scenario with a program: edits of customers, pages, regions and works begin from its workload, and the program
/// is gone. Edits of the configuration keep the program and leave no workload: resolve() replays it on the new machine.
/// Threads and pages are conserved by every edit that
/// does not add or remove them. Throws EditError when the machine does not allow it.
Scenario apply(const Scenario& scenario, const Edit& edit, const Topology& topology);

/// The works that a process can change to, wherever its customers stand: those of its noun, and in nodes of a cluster
/// those of the nodes and of the cluster.
std::vector<const Work*> worksFor(const Process& process, const Topology& topology);

/// The number that says of how many bytes the operations of a process are, of the first of its work; null where the
/// machine says it.
const Number* sizeNumberOf(const Process& process, const Catalog& catalog);

/// The numbers that a process can set: those of the operations of its work, each once.
std::vector<const Number*> numbersOf(const Process& process, const Catalog& catalog);

/// The edits that say of a process what it says itself of how many requests it keeps under way, and of their size.
std::vector<Edit> requestsOf(const Process& process);

/// The block types on which the data of a work can lie: those that have all properties that its operations ask of where
/// the data is. None: they ask none, and it lies in memories.
std::set<std::string> typesForData(const Work& work, const Catalog& catalog);

/// A scenario in canonical form, and its machine.
struct Canonical {
    Scenario scenario;
    std::shared_ptr<const Topology> topology;
};

/// The same for both; a program has been replayed. The machine stays the one it was if the edit leaves it alone.
Canonical edited(Canonical before, const Edit& edit);
/// The same for several, each on what the one before gave, whatever rules say.
Canonical edited(Canonical before, const std::vector<Edit>& edits);

/// What stands on boards that would go, or would be cut off from the rest of its process.
struct Displacement {
    std::map<std::string, int> customers; ///< By what people call one: "thread".
    int pages = 0;
    std::map<std::string, int> peersOf;   ///< Who stays, but has the peer there; by the same.
    std::map<std::string, int> serversOf; ///< Who stays, but is served there.
    bool stays = false;                   ///< The boards do not go: it can be a process of its own where it is.
    std::string whyNotMoved;              ///< Why they cannot go elsewhere; empty: they can.
};

/// What keeps an edit from being done that could be done without it; nothing if it can be done, or cannot at all.
std::optional<Displacement> displacementOf(const Canonical& before, const Edit& edit);

/// The edit with another answer to what becomes of that.
Edit displacing(Edit edit, Displaced displaced);

/// What the history calls an edit that apply() takes, in the words of the machine and of the scenario before it: "Move
/// thread 4 to SB3", "Move stream 1 to Slot 3".
std::string describe(const Edit& edit, const Workload& before, const Topology& topology);
/// The same of several that are done as one: the first's, and of several of a kind how many more: "Move thread 1 and 11
/// more to SB3".
std::string describe(const std::vector<Edit>& edits, const Workload& before, const Topology& topology);

} // namespace boardset
