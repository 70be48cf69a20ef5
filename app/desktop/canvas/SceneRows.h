// SPDX-License-Identifier: GPL-3.0-or-later
// A level and an answer turned into the rows that are drawn. Pure functions.
#pragma once

#include "BoxModel.h"
#include "Level.h"
#include "WireModel.h"

#include "boardset/diagram/Counts.h"
#include "boardset/scenario/Scenario.h"

#include <functional>

namespace boardset {

/// Rows of a level's boxes; `target` says how a box takes part in a move.
std::vector<BoxRow> boxRows(const Level& level, const Answer& answer, const Workload& workload,
                            const std::function<TargetState(int box)>& target);

std::vector<WireRow> wireRows(const Level& level, const Answer& answer);

/// "4 threads" and "256 pages"; what there is none of is left out.
QStringList countsList(const Counts& counts);
/// "4 threads, 256 pages", or "empty".
QString countsText(const Counts& counts);

/// "4 threads, 256 pages" of what stands on a block or below it; "empty" if nothing does.
QString countsOf(const Topology& topology, const Workload& workload, int block);

} // namespace boardset
