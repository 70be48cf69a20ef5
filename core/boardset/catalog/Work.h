// SPDX-License-Identifier: GPL-3.0-or-later
// A workload of a customer: its operations, the number of outstanding operations, and the time between operations.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// One operation of a workload. In the model, each operation is a customer class of its own.
struct WorkOperation {
    std::string operation;
    /// Title that distinguishes the operation from the workload's other operations: "read".
    /// Empty if there are no others.
    std::string title;
    /// For an open workload, the id of the fact that gives the operation's share of the arrivals.
    /// Empty if all arrivals are for this operation.
    std::string share;
    /// True if only one operation at a time is outstanding.
    /// False if the part on which the customer runs sets the limit.
    bool one = false;
    /// Id of the fact that gives the minimum size of the operations, in bytes; empty if there is no limit.
    std::string least;
    /// Id of the fact that gives the exclusive maximum size of the operations, in bytes; empty if there is no limit.
    std::string below;
};

/// One row of table `work`, with its operations in order.
struct Work {
    std::string id; ///< "copy".
    std::string family;
    std::string title;    ///< "Memory copy".
    std::string customer; ///< Noun for a customer: "thread".
    std::string verb;     ///< Verb for the throughput: "copied" in "MB/s copied".
    bool isOpen = false;  ///< True if operations arrive at a rate; false if a limited number is outstanding.
    std::string think; ///< Id of the fact that gives the time between two operations; empty if there is no such time.
    std::string summary;
    std::vector<WorkOperation> operations;
};

} // namespace boardset
