// SPDX-License-Identifier: GPL-3.0-or-later
// A manufacturer's recommendation for a configuration and its workload.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace boardset {

/// An edit that carries out a recommendation. A closed set: stage `advice` has a function for each value.
enum class AdviceEditKind {
    Option,  ///< Sets the option `subject`.
    Dealt,   ///< Spreads the pages of each region over all boards.
    Near,    ///< Spreads the pages of each region over the boards of the customers that use the region.
    Tunable, ///< Changes the setting `subject` of a program; the operating system then places the pages.
    Board,   ///< Adds a board of type `subject` to the bay that the query names.
    /// Moves half of the customers from the busiest part of the same kind to the part `subject` of the new board.
    Share,
    Spread, ///< Spreads the regions on the busiest part of the same kind over that part and the new part.
    Move    ///< Moves half of the boards from the busiest board of the same kind to the new board.
};

/// One row of table `advice_edit`: an edit that carries out a recommendation.
struct AdviceEdit {
    AdviceEditKind kind = AdviceEditKind::Option;
    std::string subject;
    std::int64_t value = 0;
    /// For a setting, the id of the operating system to which the edit applies; empty for any system.
    std::string system;
};

/// One row of table `advice`, with its edits in order.
struct Recommendation {
    std::string id;
    std::string family;
    /// Question that the recommendation answers: "L3 mode and memory affinity".
    /// If several recommendations for one question apply, Boardset recommends the first one.
    std::string question;
    int ordinal = 0;      ///< Recommendations with the same ordinal are ranked by the gain that the model predicts.
    std::string workload; ///< Id of a WorkloadKind; empty if the recommendation applies to any workload.
    std::string title;    ///< What to do: "Shared L3".
    std::string reason;   ///< Reason, in Boardset's own words; the query may give a more specific reason.
    std::string source;
    std::string locator;
    /// SQL query over the tables of the configuration.
    /// If the query returns a row, the recommendation applies. The second column of this row may give the reason.
    std::string query;
    std::vector<AdviceEdit> edits; ///< Edits in order; empty if the recommendation requires no change.
};

/// One row of table `advice_workload`: a kind of workload that recommendations distinguish.
struct WorkloadKind {
    std::string id; ///< "streams".
    std::string family;
    std::string title;
    /// SQL query; a row means that the scenario is of this kind. Empty if the user selects the kind.
    std::string query;
};

} // namespace boardset
