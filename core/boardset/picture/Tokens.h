// SPDX-License-Identifier: GPL-3.0-or-later
// Threads and regions of pages in the places that a layout keeps for them; what has no room becomes one with a count.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/diagram/Layout.h"
#include "boardset/picture/Subject.h"

#include <map>

namespace boardset::picture {

struct Token {
    Subject subject = {};
    bool isPages = false; ///< Else it is a thread, or whatever its work calls its customers.
    bool isMore = false;  ///< Stands for several that have no room.
    int box = -1;         ///< Of the layout, that it is drawn in.
    int mark = -1;        ///< Of the picture, that draws it.
    Rect place = {};
    std::string text = {};             ///< On it: "4", "64", "+5".
    std::string name = {};             ///< Beside it, where there is room: "A, array b".
    double nameWidth = 0;              ///< Room for its name; 0: none.
    int process = 0;                   ///< Place of its process in the workload...
    int item = 0;                      ///< ...and in that its own among the customers or the regions.
    int count = 1;                     ///< How many customers, or pages, it stands for.
    std::map<int, int> processes = {}; ///< Of what stands for several: how many of each process.
    int stacks = 1;                    ///< How many regions.
    bool isStopped = false;            ///< A thread that cannot run; the answer says why.
    bool isIdle = false;               ///< A thread that makes no accesses.
    std::string home = {};             ///< Title of its home lgroup, of a thread that runs outside of it.

    bool isThread() const { return !isPages && !isMore; }
    bool isStack() const { return isPages && !isMore; }
    /// What it stands for in the workload that it was placed for; of several, of the first.
    const Process& processIn(const Workload& workload) const {
        return workload.processes.at(static_cast<std::size_t>(process));
    }
    const Customer& customerIn(const Workload& workload) const { ///< Not of pages.
        return processIn(workload).customers.at(static_cast<std::size_t>(item));
    }
    const Region& regionIn(const Workload& workload) const { ///< Of pages only.
        return processIn(workload).regions.at(static_cast<std::size_t>(item));
    }
};

/// Titles of the home lgroups of threads that run outside of them.
using Homes = std::map<CustomerName, std::string>;

/// Where the tokens of a box go: its place for them, but not over its name, which stops shrinking where tokens do.
/// `scale` enlarges them (at least 1) where a zoom would make them too small to read.
Rect tokenRoom(const Layout& layout, std::size_t box, bool pages, double scale);

/// Box by box, threads first.
std::vector<Token> placeTokens(const Topology& topology, const Layout& layout, const Answer& answer,
                               const Workload& workload, double scale = 1, const Homes& away = {});

/// Puts tokens of one kind into a rectangle, row by row; those without room become one. A token is so wide and high.
std::vector<Token> arranged(std::vector<Token> tokens, const Rect& place, double width, double height,
                            const Subject& more);

} // namespace boardset::picture
