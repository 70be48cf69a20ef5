// SPDX-License-Identifier: GPL-3.0-or-later
// A workload of a customer: its operations, how many are outstanding, and the time between them.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// One operation of a workload. In the model, each operation is a customer class of its own.
struct WorkOperation {
    std::string operation;
    std::string title; ///< "read": distinguishes it from the other operations; empty if there is only one.
    std::string share; ///< Id of the fact with the operation's share of the arrivals of an open workload; empty: all.
    /// True if one operation at a time is outstanding; false if as many as the part on which the customer runs allows.
    bool one = false;
    std::string least; ///< Id of the fact with the smallest size of the operations, in bytes; empty: no limit.
    std::string below; ///< Id of the fact with the size that the operations stay below, in bytes; empty: no limit.
};

/// One row of table `work` with its parts in order.
struct Work {
    std::string id; ///< "copy".
    std::string family;
    std::string title;    ///< "Memory copy".
    std::string customer; ///< Noun for a customer: "thread".
    std::string verb;     ///< "copied": MB/s copied.
    bool isOpen = false;  ///< True if operations arrive at a rate; false if a limited number is outstanding.
    std::string think;    ///< Id of the fact with the time between two operations; empty: none.
    std::string summary;
    std::vector<WorkOperation> operations;
};

} // namespace boardset
