// SPDX-License-Identifier: GPL-3.0-or-later
// The edits that a user can make to a scenario. Each edit is a value, which a pure function applies.
#pragma once

#include "boardset/scenario/Scenario.h"
#include "boardset/text/Message.h"

#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

namespace boardset {

/// Error for an edit that this machine does not allow; what() is a sentence for users.
class EditError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Moves a customer to a block that can run its workload. If `to` contains several such blocks, selects the block with
/// the fewest other customers. If several blocks have equally few, prefers the board with the fewest customers, then
/// the customer's current block, then the first block.
struct MoveCustomer {
    CustomerName thread;
    /// Path of a block that can run the workload, of a block that contains such blocks,
    /// or of a part inside such a block.
    std::string to;
};

/// The number of pages that move: all pages, or half of all pages (rounded down, but at least one).
/// For Half, each memory gives pages in proportion to the number of pages in it.
enum class MoveAmount { All, Half };

/// Moves pages of a region. Pages that move to a block with several memories are spread evenly over them.
struct MovePages {
    ProcessName process;
    RegionName region;
    std::string from; ///< Path of a block that contains the pages; "" is the whole machine.
    std::string to;   ///< Path of a block; "" is the whole machine. A part inside a memory stands for the memory.
    MoveAmount share = MoveAmount::All;
};

/// Adds a customer with the lowest free number. If all customers of the process use the same regions, the new customer
/// uses these regions too; otherwise, it lists no regions. An empty `process` starts a new process with the workload of
/// the first process whose customers could run at `to`. A new process of a device gets a buffer of pages in the nearest
/// memory. No process spans two domains. If the process has no customers in the domain of `to`, the customer joins a
/// process that has customers there, or starts a similar process with local pages.
struct AddCustomer {
    ProcessName process;
    std::string to;
};
/// Starts a process with local pages and one customer. Adds the customer in the same way as AddCustomer.
struct AddProcess {
    std::string to;
};
/// Removes a process with all its customers and regions.
struct RemoveProcess {
    ProcessName process;
};
/// Moves customers to another process, or to a new, similar process if `process` is empty. If no remaining customer
/// uses a region, the region moves with the customers. If no region moves, the customers use all regions of their new
/// process. A new process then gets local pages. Throws EditError if the customers cannot run the workload of the new
/// process on their current blocks.
struct SetProcess {
    std::vector<CustomerName> customers;
    ProcessName process;
};
/// Sets the number of customers of a process. Each additional thread is added as by AddCustomer without a block, and
/// the last threads are removed first. If customers run on other parts than processors, or stand for several identical
/// ones, their counts change in proportion. Throws EditError if the number is less than one, or more than a scenario
/// can have.
struct SetCustomerTotal {
    ProcessName process;
    int count = 1;
};
/// Sets whether a customer uses a region of its process. Throws EditError if the customer would not use any region.
struct UseRegion {
    CustomerName customer;
    RegionName region;
    bool used = true;
};
/// Removes a customer. A process that has no remaining customers and regions is also removed.
struct RemoveCustomer {
    CustomerName thread;
};
inline constexpr int newPages = 64; ///< Default number of pages of a new region.

/// Adds a region. Its name is the first free letter, and its page size is that of the process's first region. If the
/// workload does not store its data in memories, the region is placed on the parts at `to` that can hold the data. As
/// in AddCustomer, an empty `process` starts a new process, and a `to` in another domain selects another process.
struct AddRegion {
    ProcessName process;
    int pages = newPages;
    std::string to;
};
/// Removes a region. Throws EditError if any customer uses only this region although its process has other regions.
struct RemoveRegion {
    ProcessName process;
    RegionName region;
};
/// Sets the number of pages of a region. The proportions of pages between its memories stay the same.
struct SetPages {
    ProcessName process;
    RegionName region;
    int pages = 0;
};
/// Sets the page size of a region. Throws EditError if the size is not a valid power of two, or if the pages would no
/// longer fit in their memories.
struct SetPageSize {
    ProcessName process;
    RegionName region;
    std::int64_t bytes = 0;
};
/// Sets the workload of a process.
/// Customers that did not access memory before, but do so in the new workload, get local pages.
struct SetWork {
    ProcessName process;
    std::string work; ///< Id of a workload. All blocks with customers of the process must be able to run it.
};
/// Sets a numeric parameter of a process's workload. Throws EditError if the value is outside the parameter's limits.
struct SetNumber {
    ProcessName process;
    /// Id of a numeric parameter of the operations. If the id is empty, the edit sets the number of outstanding
    /// operations of each customer.
    std::string number;
    std::optional<double> value; ///< Value in the parameter's unit. If it is empty, the default applies.
};
/// A numeric property of a customer. The set is closed. For the meaning of Rate and Amount, see Customer.
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
/// Sets the receiver of a customer's messages. The receiver is the first block at `to` that is in another node and can
/// receive the messages. Throws EditError if there is no such block, or if the customer sends no messages.
struct SetPeer {
    CustomerName customer;
    std::string to;
};
/// Sets the layout of a region's data, and the parts that store the data. The parts must be able to hold data of the
/// workload, or they are earlier regions. Throws EditError for regions of pages; use MovePages for such regions.
struct LayRegion {
    ProcessName process;
    RegionName region;
    RegionLayout lies = RegionLayout::On;
    std::vector<std::string> parts;
    std::int64_t pieceBytes = 0;
};
/// Sets an option. References to removed boards are deleted from the lists of domains and failures.
/// If this edit, SetBoard or SetDomains removes a board, or separates it from the rest of a process, the board's
/// customers move to the least occupied blocks in the domain of their process, and its pages are spread within this
/// domain. Throws EditError if there is no other location for them.
struct SetOption {
    std::string option;
    int value = 0;
};
/// Adds a board to a bay, or removes the board from the bay if `type` is empty. Removing a card also removes its
/// streams. Throws EditError if the board does not fit. Does not check rules: see findings().
struct SetBoard {
    std::string bay;
    std::string type; ///< Id of a block type.
};
/// Moves a board to another bay. If that bay contains a board, the two boards exchange bays. Threads, pages and
/// failures move with their board, and each board stays in its domain. Throws EditError if a board does not fit in its
/// new bay.
struct MoveBoard {
    std::string from; ///< Path of the bay that contains the board.
    std::string to;   ///< Path of the bay to which the board moves.
};
/// Divides the machine into domains. An empty list removes the division.
struct SetDomains {
    std::vector<Domain> domains;
};
/// Marks a part as failed, or repairs it. Customers and pages stay on a failed part and wait.
struct SetFailed {
    std::string part; ///< Path of the part. An empty path repairs all parts.
    bool failed = true;
};
/// Switches a part off or on. A part that is switched off has not failed, but it is not used.
struct SetOff {
    std::string part; ///< Path of the part. An empty path switches all parts on.
    bool off = true;
};
/// Restarts the machine. After the restart, the machine takes account of all parts that failed before it.
struct Boot {};
struct Rename {
    std::string title;
};

/// Replaces the current placement or program of a scenario with a new program.
struct SetProgram {
    Program program;
    std::string title; ///< Title in the history: "Set lgrp_loadavg_tolerance to 4096".
};
/// Replaces the program of a scenario with a placement, for example with the result of the program.
struct KeepPlacement {
    Workload workload;                                 ///< Workload in canonical form.
    std::string title = Message{"Keep the placement"}; ///< Title in the history: "Spread the pages over all books".
};

using Edit = std::variant<MoveCustomer, MovePages, AddCustomer, RemoveCustomer, AddRegion, RemoveRegion, SetWork,
                          SetNumber, SetCustomer, SetBackground, SetPeer, LayRegion, SetOption, SetBoard, MoveBoard,
                          SetDomains, SetFailed, SetOff, Boot, Rename, SetProgram, KeepPlacement, AddProcess,
                          RemoveProcess, SetProcess, UseRegion, SetPages, SetPageSize, SetCustomerTotal>;

/// True for edits of customers, pages, regions and workloads. Such edits start from the displayed placement and remove
/// the program. All other edits change the saved scenario.
bool isOfPlacement(const Edit& edit);

/// Returns the scenario after an edit, in canonical form if `scenario` was in canonical form (see resolve()). After an
/// edit of the configuration, the caller must rebuild the topology from the new configuration. In a scenario with a
/// program, edits for which isOfPlacement() is true start from the workload and remove the program. Edits of the
/// configuration keep the program and clear the workload: resolve() replays the program on the new machine. Only edits
/// that add or remove threads or pages change the number of threads or pages. Throws EditError if the machine does not
/// allow the edit.
Scenario apply(const Scenario& scenario, const Edit& edit, const Topology& topology);

/// Returns the workloads to which a process can change without moving its customers. The customers of all these
/// workloads have the same noun. For a process in a node of a cluster, the result contains workloads of the node and of
/// the cluster.
std::vector<const Work*> worksFor(const Process& process, const Topology& topology);

/// True if each customer of a process is one thread on a processor, so that the number of customers is the number of
/// threads.
bool isOfThreads(const Process& process, const Topology& topology);

/// Returns the number of customers of a process, each counted as often as it occurs.
int customerTotalOf(const Process& process);

/// Divides a number into whole numbers in proportion to `sizes`. Their sum is the number.
std::vector<int> dividedInProportion(int number, const std::vector<int>& sizes);

/// Returns the numeric parameter that sets the size, in bytes, of a process's operations. Returns null if the machine
/// determines the size. The parameter belongs to the first operation of the process's workload.
const Number* sizeNumberOf(const Process& process, const Catalog& catalog);

/// Returns the numeric parameters that can be set for a process: those of its workload's operations, each once.
std::vector<const Number*> numbersOf(const Process& process, const Catalog& catalog);

/// Returns the edits that set a process's number of outstanding requests and request size to their current values.
std::vector<Edit> requestsOf(const Process& process);

/// Returns the block types that can store the data of a workload. These types have all properties that the workload's
/// operations require of the storage. Empty if the operations require no properties, because the data is in memories.
std::set<std::string> typesForData(const Work& work, const Catalog& catalog);

/// A scenario in canonical form, with its machine.
struct Canonical {
    Scenario scenario;
    std::shared_ptr<const Topology> topology;
};

/// Applies an edit to a scenario and its machine, and replays the program if the scenario has one. Keeps the topology
/// if the edit does not change the machine.
Canonical edited(Canonical before, const Edit& edit);
/// Applies several edits in order, without checking rules.
Canonical edited(Canonical before, const std::vector<Edit>& edits);

/// Returns the sentence about the customers and pages that edits of options, boards or domains moved because their
/// board was removed or separated from them: "Moved to other parts: 3 threads and 64 pages." Empty if there are none,
/// or if there are other edits.
std::string movedSentence(const std::vector<Edit>& edits, const Canonical& before, const Scenario& after);

/// Returns the history title of a valid edit, with names from the machine and the scenario before it:
/// "Move thread 4 to SB3", "Move stream 1 to Slot 3".
std::string describe(const Edit& edit, const Workload& before, const Topology& topology);
/// Returns the history title of several edits that form one step. It is the title of the first edit with the number of
/// remaining edits: "Move thread 1 with 11 others to SB3".
std::string describe(const std::vector<Edit>& edits, const Workload& before, const Topology& topology);

} // namespace boardset
