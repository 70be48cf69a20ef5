// SPDX-License-Identifier: GPL-3.0-or-later
// Describes a part of the machine, a link, an item of the workload or the whole machine as a card. The inspector, the
// hover card and the command line show selections of the card.
#pragma once

#include "boardset/analysis/Completion.h"
#include "boardset/describe/Card.h"
#include "boardset/diagram/Flows.h"
#include "boardset/workload/SubjectIds.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace boardset {

/// A scenario with its results, and further knowledge about the described thread.
struct PartContext {
    const Topology& topology;
    const Workload& workload;
    const Answer& answer;
    const Flows& flows;
    /// Finish times of the customers; null while they are being calculated. Empty if they are not shown.
    const std::vector<Completion>* completions = nullptr;
    Message home = {}; ///< Home of the thread; empty if it has none.
    /// Reason why the thread makes no accesses, as the predicate of a sentence.
    Message idle = {"sleeps, or uses no memory yet"};
};

/// Returns the card of a part, a link, an item of the workload or the open machine.
/// Returns nothing if the scenario has no such subject.
/// Each line has a unique key.
/// The figures summarise the subject, for the hover card.
/// A figure without a label is a sentence.
/// If a figure has the key of a line, the line gives the same number with its derivation.
std::optional<Card> describePart(const PartContext& context, const Subject& subject);

/// Returns the card of several threads and regions, all of which must exist.
Card describeSelection(const PartContext& context, const std::vector<Subject>& subjects);

/// Returns all subjects of a scenario that have a card, except the machine.
std::vector<Subject> subjectsOf(const Topology& topology, const Workload& workload);

/// Returns the block or link to which a station belongs.
Subject subjectOf(const Topology& topology, const StationLocation& location);
/// Returns the stations of a block or link, the busiest first. A framed link has one station for each direction.
std::vector<StationAnswer> stationsAt(const Answer& answer, BlockId block, LinkId link);

/// Returns the name and kind of a block or link: "SB3 · Uniboard", "port of SB3 · data".
Message describeName(const Topology& topology, BlockId block);
Message describeName(const Topology& topology, LinkId link);

/// Returns the summary of a block: the catalog's text or, for a machine with empty slots, its installed boards.
Message describeSummary(const Topology& topology, BlockId block);

} // namespace boardset
