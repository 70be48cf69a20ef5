// SPDX-License-Identifier: GPL-3.0-or-later
// The edits that a user can make to a scenario. Each edit is a value, which a pure function applies.
#pragma once

#include "boardset/scenario/EditFields.h"
#include "boardset/scenario/Scenario.h"
#include "boardset/text/Message.h"

#include <array>
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
    static constexpr EditKeyword word{"move", "move 1 to SB3"};
    CustomerName thread;
    /// Path of a block that can run the workload, of a block that contains such blocks,
    /// or of a part inside such a block.
    std::string to;

    static void eachField(auto& self, auto&& field) {
        field("", self.thread, takes::Word{"CUSTOMER"});
        field("to", self.to, takes::Part{});
    }
};

/// The number of pages that move: all pages, or half of all pages (rounded down, but at least one).
/// For Half, each memory gives pages in proportion to the number of pages in it.
enum class MoveAmount { All, Half };
constexpr auto wordsOf(MoveAmount) {
    return std::array{"all", "half"};
}

/// Moves pages of a region. Pages that move to a block with several memories are spread evenly over them.
struct MovePages {
    static constexpr EditKeyword word{"pages", "pages A/a from SB0 to SB3"};
    ProcessName process;
    RegionName region;
    std::string from; ///< Path of a block that contains the pages; "" is the whole machine.
    std::string to;   ///< Path of a block; "" is the whole machine. A part inside a memory stands for the memory.
    MoveAmount share = MoveAmount::All;

    static void eachField(auto& self, auto&& field) {
        field("", std::tie(self.process, self.region), takes::Region{});
        field("from", self.from, takes::Part{}, "");
        field("to", self.to, takes::Part{});
        field("share", self.share, takes::Word{}, MoveAmount::All);
    }
};

/// Adds a customer with the lowest free number. If all customers of the process use the same regions, the new customer
/// uses these regions too; otherwise, it lists no regions. An empty `process` starts a new process with the workload of
/// the first process whose customers could run at `to`. A new process of a device gets a buffer of pages in the nearest
/// memory. No process spans two domains. If the process has no customers in the domain of `to`, the customer joins a
/// process that has customers there, or starts a similar process with local pages.
struct AddCustomer {
    static constexpr EditKeyword word{"add-customer", "add-customer on SB3 in A"};
    ProcessName process;
    std::string to;

    static void eachField(auto& self, auto&& field) {
        field("on", self.to, takes::Part{}, "");
        field("in", self.process, takes::Word{"PROCESS"}, ProcessName());
    }
};
/// Starts a process with local pages and one customer. Adds the customer in the same way as AddCustomer.
struct AddProcess {
    static constexpr EditKeyword word{"add-process", "add-process on SB3"};
    std::string to;

    static void eachField(auto& self, auto&& field) { field("on", self.to, takes::Part{}, ""); }
};
/// Removes a process with all its customers and regions.
struct RemoveProcess {
    static constexpr EditKeyword word{"remove-process", "remove-process A"};
    ProcessName process;

    static void eachField(auto& self, auto&& field) { field("", self.process, takes::Word{"PROCESS"}); }
};
/// Moves customers to another process, or to a new, similar process if `process` is empty. If no remaining customer
/// uses a region, the region moves with the customers. If no region moves, the customers use all regions of their new
/// process. A new process then gets local pages. Throws EditError if the customers cannot run the workload of the new
/// process on their current blocks.
struct SetProcess {
    static constexpr EditKeyword word{"assign", "assign 1, 2 to B"};
    std::vector<CustomerName> customers;
    ProcessName process;

    static void eachField(auto& self, auto&& field) {
        field("", self.customers, takes::Word{"CUSTOMER[, CUSTOMER...]"});
        field("to", self.process, takes::Word{"PROCESS", "new"});
    }
};
/// Sets the number of customers of a process. Each additional thread is added as by AddCustomer without a block, and
/// the last threads are removed first. If customers run on other parts than processors, or stand for several identical
/// ones, their counts change in proportion. Throws EditError if the number is less than one, or more than a scenario
/// can have.
struct SetCustomerTotal {
    static constexpr EditKeyword word{"customers", "customers A = 24"};
    ProcessName process;
    int count = 1;

    static void eachField(auto& self, auto&& field) {
        field("", self.process, takes::Word{"PROCESS"});
        field("=", self.count, takes::Word{"COUNT"});
    }
};
/// Sets whether a customer uses a region of its process. Throws EditError if the customer would not use any region.
struct UseRegion {
    static constexpr EditKeyword word{"use-region", "use-region a by 1", "leave-region"};
    CustomerName customer;
    RegionName region;
    bool used = true;

    static auto& flag(auto& self) { return self.used; }
    static void eachField(auto& self, auto&& field) {
        field("", self.region, takes::Word{"REGION"});
        field("by", self.customer, takes::Word{"CUSTOMER"});
    }
};
/// Removes a customer. A process that has no remaining customers and regions is also removed.
struct RemoveCustomer {
    static constexpr EditKeyword word{"remove-customer", "remove-customer 1"};
    CustomerName thread;

    static void eachField(auto& self, auto&& field) { field("", self.thread, takes::Word{"CUSTOMER"}); }
};
inline constexpr int newPages = 64; ///< Default number of pages of a new region.

/// Adds a region. Its name is the first free letter, and its page size is that of the process's first region. If the
/// workload does not store its data in memories, the region is placed on the parts at `to` that can hold the data. As
/// in AddCustomer, an empty `process` starts a new process, and a `to` in another domain selects another process.
struct AddRegion {
    static constexpr EditKeyword word{"add-region", "add-region 64 on SB0 in A"};
    ProcessName process;
    int pages = newPages;
    std::string to;

    static void eachField(auto& self, auto&& field) {
        field("", self.pages, takes::Word{"PAGES"});
        field("on", self.to, takes::Part{}, "");
        field("in", self.process, takes::Word{"PROCESS"}, ProcessName());
    }
};
/// Removes a region. Throws EditError if any customer uses only this region although its process has other regions.
struct RemoveRegion {
    static constexpr EditKeyword word{"remove-region", "remove-region A/a"};
    ProcessName process;
    RegionName region;

    static void eachField(auto& self, auto&& field) { field("", std::tie(self.process, self.region), takes::Region{}); }
};
/// Sets the number of pages of a region. The proportions of pages between its memories stay the same.
struct SetPages {
    static constexpr EditKeyword word{"page-count", "page-count A/a = 128"};
    ProcessName process;
    RegionName region;
    int pages = 0;

    static void eachField(auto& self, auto&& field) {
        field("", std::tie(self.process, self.region), takes::Region{});
        field("=", self.pages, takes::Word{"PAGES"});
    }
};
/// Sets the page size of a region. Throws EditError if the size is not a valid power of two, or if the pages would no
/// longer fit in their memories.
struct SetPageSize {
    static constexpr EditKeyword word{"page-size", "page-size A/a = 8192"};
    ProcessName process;
    RegionName region;
    std::int64_t bytes = 0;

    static void eachField(auto& self, auto&& field) {
        field("", std::tie(self.process, self.region), takes::Region{});
        field("=", self.bytes, takes::Word{"BYTES"});
    }
};
/// Sets the workload of a process.
/// Customers that did not access memory before, but do so in the new workload, get local pages.
struct SetWork {
    static constexpr EditKeyword word{"work", "work A = copy"};
    ProcessName process;
    std::string work; ///< Id of a workload. All blocks with customers of the process must be able to run it.

    static void eachField(auto& self, auto&& field) {
        field("", self.process, takes::Word{"PROCESS"});
        field("=", self.work, takes::Word{"WORKLOAD"});
    }
};
/// Sets a numeric parameter of a process's workload. Throws EditError if the value is outside the parameter's limits.
struct SetNumber {
    static constexpr EditKeyword word{"number", "number A outstanding = 4"};
    ProcessName process;
    /// Id of a numeric parameter of the operations. If the id is empty, the edit sets the number of outstanding
    /// operations of each customer.
    std::string number;
    std::optional<double> value; ///< Value in the parameter's unit. If it is empty, the default applies.

    static void eachField(auto& self, auto&& field) {
        field("", self.process, takes::Word{"PROCESS"});
        field("", self.number, takes::Word{"NUMBER", "outstanding"});
        field("=", self.value, takes::Word{"VALUE", "default"});
    }
};
/// A numeric property of a customer. The set is closed. For the meaning of Rate and Amount, see Customer.
enum class CustomerNumber { Count, Rate, Amount };
constexpr auto wordsOf(CustomerNumber) {
    return std::array{"count", "rate", "amount"};
}

struct SetCustomer {
    static constexpr EditKeyword word{"customer", "customer 1 rate = 100"};
    CustomerName customer;
    CustomerNumber number = CustomerNumber::Count;
    double value = 1;

    static void eachField(auto& self, auto&& field) {
        field("", self.customer, takes::Word{"CUSTOMER"});
        field("", self.number, takes::Word{});
        field("=", self.value, takes::Word{"VALUE"});
    }
};
struct SetBackground {
    static constexpr EditKeyword word{"background", "background A", "foreground"};
    ProcessName process;
    bool background = true;

    static auto& flag(auto& self) { return self.background; }
    static void eachField(auto& self, auto&& field) { field("", self.process, takes::Word{"PROCESS"}); }
};
/// Sets the receiver of a customer's messages. The receiver is the first block at `to` that is in another node and can
/// receive the messages. Throws EditError if there is no such block, or if the customer sends no messages.
struct SetPeer {
    static constexpr EditKeyword word{"peer", "peer 1 = N1/SB0/P0"};
    CustomerName customer;
    std::string to;

    static void eachField(auto& self, auto&& field) {
        field("", self.customer, takes::Word{"CUSTOMER"});
        field("=", self.to, takes::Part{});
    }
};
/// Sets the layout of a region's data, and the parts that store the data. The parts must be able to hold data of the
/// workload, or they are earlier regions. Throws EditError for regions of pages; use MovePages for such regions.
struct LayRegion {
    static constexpr EditKeyword word{"lay", "lay A/a striped over card1/disk0, card2/disk0 piece 65536"};
    ProcessName process;
    RegionName region;
    RegionLayout lies = RegionLayout::On;
    std::vector<std::string> parts;
    std::int64_t pieceBytes = 0;

    static void eachField(auto& self, auto&& field) {
        field("", std::tie(self.process, self.region), takes::Region{});
        field("", self.lies, takes::Word{});
        field("over", self.parts, takes::Part{});
        field("piece", self.pieceBytes, takes::Word{"BYTES"}, 0);
    }
};
/// Sets an option. References to removed boards are deleted from the lists of domains and failures.
/// This edit, SetBoard and SetDomains may remove a board, or separate it from the rest of a process. The customers on
/// the board then move to the least occupied blocks in the domain of their process, and its pages are spread within
/// this domain. Throws EditError if there is no other location for them.
struct SetOption {
    static constexpr EditKeyword word{"option", "option uniboards = 4"};
    std::string option;
    int value = 0;

    static void eachField(auto& self, auto&& field) {
        field("", self.option, takes::Word{"OPTION"});
        field("=", self.value, takes::Word{"VALUE"});
    }
};
/// Adds a board to a bay, or removes the board from the bay if `type` is empty. Removing a card also removes its
/// streams. Throws EditError if the board does not fit. Does not check rules: see findings().
struct SetBoard {
    static constexpr EditKeyword word{"board", "board SB5 = uniboard"};
    std::string bay;
    std::string type; ///< Id of a block type.

    static void eachField(auto& self, auto&& field) {
        field("", self.bay, takes::Part{});
        field("=", self.type, takes::Word{"TYPE", "none"});
    }
};
/// Moves a board to another bay. If that bay contains a board, the two boards exchange bays. Threads, pages and
/// failures move with their board, and each board stays in its domain. Throws EditError if a board does not fit in its
/// new bay.
struct MoveBoard {
    static constexpr EditKeyword word{"move-board", "move-board SB3 to SB5"};
    std::string from; ///< Path of the bay that contains the board.
    std::string to;   ///< Path of the bay to which the board moves.

    static void eachField(auto& self, auto&& field) {
        field("", self.from, takes::Part{});
        field("to", self.to, takes::Part{});
    }
};
/// Divides the machine into domains. An empty list removes the division.
struct SetDomains {
    static constexpr EditKeyword word{"domains", "domains A = SB0, SB2, IB6; B = SB1, IB7"};
    std::vector<Domain> domains;

    static void eachField(auto& self, auto&& field) { field("", self.domains, takes::Domains{}); }
};
/// Marks a part as failed, or repairs it. Customers and pages stay on a failed part and wait.
struct SetFailed {
    static constexpr EditKeyword word{"fail", "fail SB0/P1", "repair"};
    std::string part; ///< Path of the part. An empty path repairs all parts.
    bool failed = true;

    static auto& flag(auto& self) { return self.failed; }
    static void eachField(auto& self, auto&& field) { field("", self.part, takes::Part{}); }
};
/// Switches a part off or on. A part that is switched off has not failed, but it is not used.
struct SetOff {
    static constexpr EditKeyword word{"switch-off", "switch-off SB0/P1", "switch-on"};
    std::string part; ///< Path of the part. An empty path switches all parts on.
    bool off = true;

    static auto& flag(auto& self) { return self.off; }
    static void eachField(auto& self, auto&& field) { field("", self.part, takes::Part{}); }
};
/// Restarts the machine. After the restart, the machine takes account of all parts that failed before it.
struct Boot {
    static constexpr EditKeyword word{"boot", "boot"};

    static void eachField(auto& /*self*/, auto&& /*field*/) {}
};
struct Rename {
    static constexpr EditKeyword word{"rename", "rename \"Two boards\""};
    std::string title;

    static void eachField(auto& self, auto&& field) { field("", self.title, takes::Word{"TITLE"}); }
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

/// Returns the sentence about customers and pages that moved with edits of options, boards or domains; see SetOption:
/// "Moved to other parts: 3 threads and 64 pages."
/// Empty if there are none, or if there are other edits.
std::string movedSentence(const std::vector<Edit>& edits, const Canonical& before, const Scenario& after);

/// Returns the history title of a valid edit, with names from the machine and the scenario before it:
/// "Move thread 4 to SB3", "Move stream 1 to Slot 3".
std::string describe(const Edit& edit, const Workload& before, const Topology& topology);
/// Returns the history title of several edits that form one step. It is the title of the first edit with the number of
/// remaining edits: "Move thread 1 with 11 others to SB3".
std::string describe(const std::vector<Edit>& edits, const Workload& before, const Topology& topology);

} // namespace boardset
