// SPDX-License-Identifier: GPL-3.0-or-later
// A level and an answer turned into the rows that are drawn. Pure functions.
#pragma once

#include "BoxRow.h"
#include "CrumbRow.h"
#include "WireRow.h"

#include "boardset/diagram/Counts.h"
#include "boardset/picture/AnswerFigures.h"
#include "boardset/scenario/Scenario.h"

namespace boardset {

std::vector<BoxRow> boxRows(const Level& level, const picture::AnswerFigures& figures, const Workload& workload);
std::vector<WireRow> wireRows(const Level& level, const picture::AnswerFigures& figures);
/// The way to a level; `aimed` is the path of the step that something in the hand would be put on.
std::vector<CrumbRow> crumbRows(const Level& level, const std::optional<QString>& aimed);

/// "4 threads" and "256 pages"; what there is none of is left out.
QStringList countsList(const Counts& counts);
/// "4 threads, 256 pages", or "empty".
QString countsText(const Counts& counts);

/// "4 threads, 256 pages" of what stands on a block or below it; "empty" if nothing does.
QString countsOf(const Topology& topology, const Workload& workload, BlockId block);

} // namespace boardset
