// SPDX-License-Identifier: GPL-3.0-or-later
// The edits that a user can make to a scenario. Each is a value that a pure function applies.
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

/// An edit that this machine does not allow; what() is a sentence for users.
class EditError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Moves a customer to a block that can run its workload.
/// Within a board or the whole machine, selects the block with the fewest other customers. Among equal blocks,
/// prefers the board with the fewest customers, then the customer's current block, then the first block.
struct MoveCustomer {
    CustomerName thread;
    std::string to; ///< Path of a block that can run the workload, of a block around some, or of a part inside one.
};

/// Which pages move: all, or half of them (rounded down, but at least one), in proportion from each memory.
enum class MoveAmount { All, Half };

/// Moves pages of a region. Pages that move to a block with several memories are spread evenly over them.
struct MovePages {
    ProcessName process;
    RegionName region;
    std::string from; ///< Path of a block that contains the pages; "" is the whole machine.
    std::string to;   ///< Path of a block, as `from`; a part inside a memory stands for the memory.
    MoveAmount share = MoveAmount::All;
};

/// Adds a customer with the lowest free number. It uses the regions that all other customers of its process use.
/// An empty `process` starts a new process with the workload of the first process whose customers could run there.
/// A new process of a device gets a buffer of pages in the nearest memory. No process spans two domains.
/// If the process has no customers in the domain of `to`, the customer joins a process that has some,
/// or starts a similar process with local pages.
struct AddCustomer {
    ProcessName process;
    std::string to;
};
/// Starts a process: one customer, as with AddCustomer, with local pages.
struct AddProcess {
    std::string to;
};
/// Removes a process with all its customers and regions.
struct RemoveProcess {
    ProcessName process;
};
/// Moves customers to another process, or to a new, similar process if `process` is empty.
/// Regions that no other customer uses move too. If no region moves, the customers use all regions of their new
/// process; a new process gets local pages. Throws EditError if the customers cannot run its workload where they are.
struct SetProcess {
    std::vector<CustomerName> customers;
    ProcessName process;
};
/// Sets whether a customer uses a region of its process. Throws EditError if it would use none.
struct UseRegion {
    CustomerName customer;
    RegionName region;
    bool used = true;
};
/// Removes a customer. A process without remaining customers and regions is removed too.
struct RemoveCustomer {
    CustomerName thread;
};
inline constexpr int newPages = 64; ///< Default number of pages of a new region.

/// Adds a region with the first free letter as name and the page size of the process's first region.
/// If the data of its workload is not in memories, the region is placed on the parts at `to` that can hold it.
/// As with AddCustomer, an empty `process` starts a new process, and another domain selects another process.
struct AddRegion {
    ProcessName process;
    int pages = newPages;
    std::string to;
};
/// Removes a region. Throws EditError if a thread lists only this region and the process has other regions.
struct RemoveRegion {
    ProcessName process;
    RegionName region;
};
/// Sets the number of pages of a region. The proportions between its memories stay the same.
struct SetPages {
    ProcessName process;
    RegionName region;
    int pages = 0;
};
/// Sets the page size, a power of two. Throws EditError for an invalid size, and if the pages would not fit.
struct SetPageSize {
    ProcessName process;
    RegionName region;
    std::int64_t bytes = 0;
};
/// Sets the workload of a process. Customers that did not access memory before and do so now get local pages.
struct SetWork {
    ProcessName process;
    std::string work; ///< Id of a workload that all blocks with customers of the process can run.
};
/// Sets a number of a workload for one process. Throws EditError for a value beyond the limits of the operations.
struct SetNumber {
    ProcessName process;
    /// Id of a number of the operations; empty: the number of outstanding operations of each customer.
    std::string number;
    std::optional<double> value; ///< Value in the unit of the number; empty: the default of the workload.
};
/// A number of one customer; for Rate and Amount, see Customer. A closed set.
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
/// Sets the receiver of a customer's messages: the first block at `to`, in another node, that can receive them.
/// Throws EditError if there is none, or if the customer sends no messages.
struct SetPeer {
    CustomerName customer;
    std::string to;
};
/// Sets the layout of a region's data and the parts that store it: parts that can hold data of its workload,
/// and earlier regions. Throws EditError for regions of pages; use MovePages for these.
struct LayRegion {
    ProcessName process;
    RegionName region;
    RegionLayout lies = RegionLayout::On;
    std::vector<std::string> parts;
    std::int64_t pieceBytes = 0;
};
/// What happens to displaced customers and pages:
/// those on boards that are removed, or that move to another domain than the rest of their process. A closed set.
enum class Displaced {
    Refused, ///< The edit is rejected if it would displace any customer or page.
    /// Customers move to the least occupied blocks, and pages are spread, over the rest of their process's domain.
    Moved,
    Removed,
    /// Customers in another domain become a separate process, with their pages there or with new local pages.
    Divided
};
/// Sets an option. References to removed boards are deleted from domains and failures.
struct SetOption {
    std::string option;
    int value = 0;
    Displaced displaced = Displaced::Refused;
};
/// Adds a board to a bay, or removes it (empty `type`). Removing a card also removes its streams.
/// Throws EditError if the board does not fit. Does not check rules: see findings().
struct SetBoard {
    std::string bay;
    std::string type; ///< Id of a block type.
    Displaced displaced = Displaced::Refused;
};
/// Moves a board to another bay. A board in that bay moves to the first bay. Threads, pages and failures move with
/// their board, and the board stays in its domain. Throws EditError if a board does not fit in its new bay.
struct MoveBoard {
    std::string from; ///< Bay.
    std::string to;   ///< Bay.
};
/// Divides the machine into domains; an empty list removes the division.
struct SetDomains {
    std::vector<Domain> domains;
    Displaced displaced = Displaced::Refused;
};
/// Marks a part as failed, or repairs it. Customers and pages stay on a failed part and wait.
struct SetFailed {
    std::string part; ///< Path of the part; "" repairs all parts.
    bool failed = true;
};
/// Switches a part off or on. A part that is off has not failed, but is not used.
struct SetOff {
    std::string part; ///< Path of the part; "" switches all parts on.
    bool off = true;
};
/// Restarts the machine, which then accounts for all failures so far.
struct Boot {};
struct Rename {
    std::string title;
};

/// Replaces the placement or program of the scenario by a program.
struct SetProgram {
    Program program;
    std::string title; ///< Title in the history: "Set lgrp_loadavg_tolerance to 4096".
};
/// Replaces the program of the scenario by a placement, such as its result.
struct KeepPlacement {
    Workload workload;                        ///< In canonical form.
    std::string title = "Keep the placement"; ///< Title in the history: "Spread the pages over all books".
};

using Edit = std::variant<MoveCustomer, MovePages, AddCustomer, RemoveCustomer, AddRegion, RemoveRegion, SetWork,
                          SetNumber, SetCustomer, SetBackground, SetPeer, LayRegion, SetOption, SetBoard, MoveBoard,
                          SetDomains, SetFailed, SetOff, Boot, Rename, SetProgram, KeepPlacement, AddProcess,
                          RemoveProcess, SetProcess, UseRegion, SetPages, SetPageSize>;

/// True for edits of customers, pages, regions and workloads:
/// they start from the displayed placement and remove the program. Other edits change the saved scenario.
bool isOfPlacement(const Edit& edit);

/// Returns the scenario after an edit, in canonical form if `scenario` was (see resolve()).
/// After an edit of the configuration, rebuild the topology from it. If the scenario has a program, edits of customers,
/// pages, regions and workloads start from its workload and remove the program. Edits of the configuration keep the
/// program and clear the workload: resolve() replays the program on the new machine. Edits that do not add or remove
/// threads or pages keep their numbers. Throws EditError if the machine does not allow the edit.
Scenario apply(const Scenario& scenario, const Edit& edit, const Topology& topology);

/// Returns the workloads that a process can change to without moving its customers. Their customers have the same noun.
/// In a node of a cluster, workloads of the node and of the cluster are possible.
std::vector<const Work*> worksFor(const Process& process, const Topology& topology);

/// Returns the number that sets the bytes of each operation of a process, from the first operation of its workload;
/// null if the machine determines the size.
const Number* sizeNumberOf(const Process& process, const Catalog& catalog);

/// Returns the numbers that a process can set: all numbers of the operations of its workload, each once.
std::vector<const Number*> numbersOf(const Process& process, const Catalog& catalog);

/// Returns the edits that set the outstanding requests and the request size to the values that a process sets itself.
std::vector<Edit> requestsOf(const Process& process);

/// Returns the block types that can store the data of a workload: those with all properties that its operations require
/// of the storage. Empty if the operations require none, because the data is in memories.
std::set<std::string> typesForData(const Work& work, const Catalog& catalog);

/// A scenario in canonical form, and its machine.
struct Canonical {
    Scenario scenario;
    std::shared_ptr<const Topology> topology;
};

/// Applies an edit to a scenario and its machine, and replays the program if there is one.
/// Keeps the topology if the edit does not change the machine.
Canonical edited(Canonical before, const Edit& edit);
/// Applies several edits in order, without checking rules.
Canonical edited(Canonical before, const std::vector<Edit>& edits);

/// The customers and pages on boards that an edit would remove, or would cut off from the rest of their process.
struct Displacement {
    std::map<std::string, int> customers; ///< Number of displaced customers, by noun: "thread".
    int pages = 0;
    std::map<std::string, int> peersOf;   ///< Number of customers that stay but lose their peer, by noun.
    std::map<std::string, int> serversOf; ///< Number of customers that stay but lose their server, by noun.
    /// True if the boards remain, so that the displaced customers and pages can become a separate process.
    bool stays = false;
    std::string whyNotMoved; ///< Why the displaced customers and pages cannot move; empty if they can.
};

/// Returns the displaced customers and pages that prevent an edit.
/// Empty if the edit is possible, or would also be impossible without them.
std::optional<Displacement> displacementOf(const Canonical& before, const Edit& edit);

/// Returns the edit with another way to handle displaced customers and pages.
Edit displacing(Edit edit, Displaced displaced);

/// Returns the history title of a valid edit, with names from the machine and the scenario before it:
/// "Move thread 4 to SB3", "Move stream 1 to Slot 3".
std::string describe(const Edit& edit, const Workload& before, const Topology& topology);
/// Returns the history title of several edits that form one step.
/// It is the first title with the number of other edits: "Move thread 1 and 11 more to SB3".
std::string describe(const std::vector<Edit>& edits, const Workload& before, const Topology& topology);

} // namespace boardset
