// SPDX-License-Identifier: GPL-3.0-or-later
// What a customer does again and again: operations, how many at once, and the time between.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// One operation of a work. Each is a class of customers of its own.
struct WorkPart {
    std::string operation;
    std::string title; ///< "read": what tells it from the other parts; empty if it is alone.
    std::string share; ///< Id of a fact: its share of an open work's arrivals; empty: all.
    bool one = false;  ///< One at a time; else as many as what it stands on can have under way.
    std::string least; ///< Id of a fact: only operations of so many bytes or more; empty: any.
    std::string below; ///< Id of a fact: only operations of fewer bytes; empty: any.
};

/// One row of table `work` with its parts in order.
struct Work {
    std::string id; ///< "copy".
    std::string family;
    std::string title;    ///< "Memory copy".
    std::string customer; ///< What one that does it is called: "thread".
    std::string verb;     ///< "copied": MB/s copied.
    bool isOpen = false;  ///< It arrives at a rate; else a limited number is under way.
    std::string think;    ///< Id of a fact: time between two operations; empty: none.
    std::string summary;
    std::vector<WorkPart> parts;
};

} // namespace boardset
