// SPDX-License-Identifier: GPL-3.0-or-later
// What a maker recommends for a configuration and what runs on it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace boardset {

/// How an advice is carried out. Closed: each is a function of stage `advice`.
enum class AdviceEditKind {
    Option,  ///< The option `subject` gets a value,
    Dealt,   ///< the pages of each region are dealt to all boards,
    Near,    ///< or to the boards of the customers that use it;
    Tunable, ///< of a program the setting `subject` gets a value, and its system lays the pages;
    Board,   ///< a board of type `subject` comes into the bay that the query names,
    Share,   ///< half of the customers of the busiest part of its kind to `subject` of that board,
    Spread,  ///< the regions on the busiest part that could stand there over what is there now,
    Move     ///< half of the boards of the busiest board of its kind to it.
};

/// One row of table `advice_edit`.
struct AdviceEdit {
    AdviceEditKind kind = AdviceEditKind::Option;
    std::string subject;
    std::int64_t value = 0;
    std::string system; ///< Of a setting: the operating system under which it is that; empty: any.
};

/// One row of table `advice` with its edits in order.
struct Recommendation {
    std::string id;
    std::string family;
    std::string question; ///< "L3 mode and memory affinity": of those that apply the first is recommended.
    int ordinal = 0;      ///< Those of one ordinal are ranked by what the model says that they gain.
    std::string workload; ///< Id of a WorkloadKind; empty: of any.
    std::string title;    ///< What to do: "Shared L3".
    std::string reason;   ///< In our own words; the query may have better ones.
    std::string source;
    std::string locator;
    std::string query;             ///< As a rule's: any row says that it applies; the second column may be the reason.
    std::vector<AdviceEdit> edits; ///< None: all stays as it is.
};

/// One row of table `advice_workload`: what advice tells apart about work.
struct WorkloadKind {
    std::string id; ///< "streams".
    std::string family;
    std::string title;
    std::string query; ///< Any row says that it is such; empty: nobody can tell, it is chosen.
};

} // namespace boardset
