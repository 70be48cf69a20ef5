// SPDX-License-Identifier: GPL-3.0-or-later
// Places threads and regions of pages in the areas that a layout reserves for them; tokens that do not fit become one
// token with a count.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/diagram/Layout.h"
#include "boardset/picture/MarkSubject.h"

#include <map>

namespace boardset::picture {

/// A thread, or the pages of a region in one box.
struct Token {
    MarkSubject subject = {};
    bool isPages = false; ///< True for pages; false for a thread or another customer.
    bool isMore = false;  ///< True if the token stands for several tokens that do not fit.
    int box = -1;         ///< Index of the box in the layout in which the token is drawn.
    int mark = -1;        ///< Index of the mark in the picture that draws the token.
    Rect rect = {};
    std::string text = {};             ///< Text on the token: "4", "64", "+5".
    std::string name = {};             ///< Text next to the token if there is space: "A, array b".
    double nameWidth = 0;              ///< Width available for the name; 0 if the name is not shown.
    int process = 0;                   ///< Index of the token's process in the workload.
    int item = 0;                      ///< Index of the customer or region among those of the process.
    int count = 1;                     ///< Number of customers, or of pages, that the token stands for.
    std::map<int, int> processes = {}; ///< Number of customers by process, if the token stands for several tokens.
    int stacks = 1;                    ///< Number of regions that the token stands for.
    bool isStopped = false;            ///< True for a thread that cannot run; the result has the reason.
    bool isIdle = false;               ///< True for a thread that makes no accesses.
    std::string home = {};             ///< If the thread runs outside its home lgroup, the title of that lgroup.

    bool isThread() const { return !isPages && !isMore; }
    bool isStack() const { return isPages && !isMore; }
    /// Returns the token's process in the workload for which the token was placed.
    /// For several tokens, returns the process of the first.
    const Process& processIn(const Workload& workload) const {
        return workload.processes.at(static_cast<std::size_t>(process));
    }
    const Customer& customerIn(const Workload& workload) const { ///< For customers only.
        return processIn(workload).customers.at(static_cast<std::size_t>(item));
    }
    const Region& regionIn(const Workload& workload) const { ///< For pages only.
        return processIn(workload).regions.at(static_cast<std::size_t>(item));
    }
};

/// Titles of the home lgroups of threads that run outside them.
using HomeTitles = std::map<CustomerName, std::string>;

/// Returns the area for the tokens of a box. The area excludes the space for the box's name.
/// Below a certain scale, names and tokens stop shrinking.
/// `scale` (at least 1) enlarges tokens at zooms at which they would be too small to read.
Rect tokenArea(const Layout& layout, std::size_t box, bool pages, double scale);

/// Returns the tokens box by box, threads first.
std::vector<Token> placeTokens(const Topology& topology, const Layout& layout, const Answer& answer,
                               const Workload& workload, double scale = 1, const HomeTitles& away = {});

/// Places tokens of one kind in a rectangle, row by row. Tokens that do not fit are combined into one token.
/// `width` and `height` are the size of a token.
std::vector<Token> arranged(std::vector<Token> tokens, const Rect& place, double width, double height,
                            const MarkSubject& more);

} // namespace boardset::picture
