// SPDX-License-Identifier: GPL-3.0-or-later
// Describes sweeps as tables and in sentences.
#pragma once

#include "boardset/describe/Table.h"
#include "boardset/sweep/SweepCurves.h"

namespace boardset {

/// Returns a table with a row per point. The key of the throughput's column names the unit of all its values.
Table describeSweep(const SweepRequest& asked, const std::vector<SweepPoint>& points);

/// Returns a point in words: "Threads: 9 · 4,800 MB/s · 960 ns · port of SB3 100 %".
/// The published measurement of the point follows.
/// `shown` is the same point on a curve.
/// If `isOfPart` is true, this is the curve of a part, and the text gives the share of that part's limit.
/// `swept.measured` must have an element for each curve.
Message describePoint(const Swept& swept, const SweepPoint& point, const PlotPoint& shown, bool isOfPart);

/// Returns a quantity with its value: "24 threads", "Load: 120 %".
Message describeSetting(const SweepSetting& setting);

/// Returns the values with which a point differs from the swept scenario: "24 threads", "Load: 120 %".
Message describeSettings(const SweepRequest& asked, const SweepPoint& point);

/// Returns sentences about the sweep as a whole, some without a full stop: how many points have no complete result,
/// whether the results change, and which parts reach their limits first. Sentences that don't apply are empty.
std::vector<Message> describeSummary(const Swept& swept);

/// Returns the sentences about a curve of throughput: its knee, and its maximum if throughput falls beyond it.
std::vector<std::string> describeCurve(const SweepCurve& curve);

/// Returns a table with the parts in the order in which they reach their limits.
Table describeLimits(const std::vector<Crossing>& limits);

} // namespace boardset
