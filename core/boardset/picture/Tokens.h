// SPDX-License-Identifier: GPL-3.0-or-later
// Places threads and regions of pages in the areas that a layout reserves for them.
// Tokens that do not fit are combined into one token with a count.
#pragma once

#include "boardset/analysis/AccessLocality.h"
#include "boardset/diagram/Layout.h"
#include "boardset/workload/SubjectIds.h"

#include <map>
#include <optional>
#include <vector>

namespace boardset::picture {

/// True if each customer has a colour of its own; false if each process has a colour.
bool isColouredByCustomer(const Workload& workload, OwnerColours colours);
/// Returns the index of the colour of a customer. Colours repeat if there are more owners than colours.
int ownerOf(const Workload& workload, OwnerColours colours, int process, int customer);

/// A customer, or the pages of a region in one box, with the index of its process and its own index in the process.
struct TokenItem {
    int process = 0;
    int item = 0;
    int count = 1; ///< Number of customers or pages.
    bool operator==(const TokenItem&) const = default;
};

/// A token: a thread, or the pages of a region in one box.
struct Token {
    Subject subject = {};
    bool isPages = false; ///< True if the token represents pages; false if it represents a thread or another customer.
    bool isMore = false;  ///< True if the token represents several tokens that do not fit.
    int box = -1;         ///< Layout index of the box in which the token is drawn.
    int mark = -1;        ///< Picture index of the mark that draws the token.
    Rect rect = {};
    std::string text = {}; ///< Text on the token: "4", "64", "+5".
    std::string name = {}; ///< Text to show next to the token if there is space: "A, array b".
    double nameWidth = 0;  ///< Width that is available for the name; 0 if the name is not shown.
    int process = 0;       ///< Index of the token's process in the workload.
    int item = 0;          ///< Index of the customer or region within the process.
    int count = 1;         ///< Number of customers or pages that the token represents.
    /// If the token represents several tokens, the number of customers of each process, keyed by process index.
    std::map<int, int> processes = {};
    std::vector<TokenItem> together = {}; ///< The represented items, if the token represents several tokens.
    int stacks = 1;                       ///< Number of regions that the token represents.
    int owner = 0;                        ///< Index of the token's colour; -1 if the token represents several owners.
    /// Share of the accesses of the token's customers that are local; empty if it does not apply.
    std::optional<double> localShare = {};
    /// Accesses to the token's pages, for each owner in the order of their colours.
    /// At most `mostOwners` entries: among more owners, the two with the most accesses, and one entry for the others.
    /// Empty if no customer uses the pages.
    std::vector<OwnerAccesses> accesses = {};
    bool isCount = false;   ///< True if the token is drawn as a small symbol with its number beside it.
    bool isStopped = false; ///< True for a thread that cannot run. The result of the model gives the reason.
    bool isIdle = false;    ///< True for a thread that makes no accesses.
    /// Title of the thread's home lgroup if the thread runs outside this lgroup; empty otherwise.
    std::string home = {};

    /// Returns the customers or regions that the token represents.
    std::vector<TokenItem> items() const { return isMore ? together : std::vector<TokenItem>{{process, item, count}}; }
    bool isThread() const { return !isPages && !isMore; }
    bool isStack() const { return isPages && !isMore; }
    /// Returns the token's process in the workload for which the token was placed.
    /// If the token represents several tokens, returns the process of the first.
    const Process& processIn(const Workload& workload) const {
        return workload.processes.at(static_cast<std::size_t>(process));
    }
    const Customer& customerIn(const Workload& workload) const { ///< Call only for customers.
        return processIn(workload).customers.at(static_cast<std::size_t>(item));
    }
    const Region& regionIn(const Workload& workload) const { ///< Call only for pages.
        return processIn(workload).regions.at(static_cast<std::size_t>(item));
    }
};

inline constexpr std::size_t mostOwners = 4; ///< Largest number of owners that a stack shows one by one.

/// Returns the share of the accesses to the pages of a token that are local; empty if there are no accesses.
std::optional<double> localShareOfPages(const Token& pages);

/// Titles of the home lgroups of threads that run outside their home lgroup.
using HomeTitles = std::map<CustomerName, std::string>;

/// Returns the area for the tokens of a box, which excludes the space for the box's name.
/// Below a certain scale, names and tokens stop shrinking.
/// At zooms at which tokens would be too small to read, `scale` (at least 1) enlarges them.
Rect tokenArea(const Layout& layout, std::size_t box, bool pages, double scale);

/// Returns the tokens of all boxes, box by box. In each box, threads come first.
std::vector<Token> placeTokens(const Topology& topology, const Layout& layout, const Answer& answer,
                               const Workload& workload, double scale = 1, const HomeTitles& away = {});

/// Places tokens of one kind in a rectangle, row by row. Tokens that do not fit are combined into one token.
/// `width` and `height` are the size of one token.
std::vector<Token> arranged(std::vector<Token> tokens, const Rect& place, double width, double height,
                            const Subject& more);

} // namespace boardset::picture
