// SPDX-License-Identifier: GPL-3.0-or-later
// Terms for one class of threads in a derivation. Private to this folder.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/explain/Derivation.h"
#include "boardset/explain/Terms.h"

#include <string>
#include <utility>
#include <vector>

namespace boardset::terms {

/// A group of classes with the same numbers. The first class represents the group.
struct ClassGroup {
    std::vector<std::size_t> classes;
    std::string title; ///< Title of the group: "24 identical threads", "A: thread 1 and others".

    std::size_t first() const { return classes.front(); }
};

/// Returns all classes, divided into groups.
/// If `station` is not -1, the classes of a group also have the same demand at that station.
std::vector<ClassGroup> identicalClasses(const Answer& answer, int station = -1);

/// Returns the mean latency of classes on an idle machine: the latency of each distance,
/// weighted by the distance's share of accesses.
/// Each class has a weight, and the weights add up to 1.
Derivation idleLatency(const Topology& topology, const std::vector<std::pair<const ClassRow*, double>>& classes);

/// Returns an infinite latency as a term, with the reason why the latency is unbounded.
Derivation overloadedTerm(std::string title);

/// Returns the residence time of one line, or of a request until its first data arrives:
/// the zero-load latency by locality, then the queueing time by station.
Derivation classLatency(const Topology& topology, const Answer& answer, std::size_t of);

/// Returns the unit of a class's throughput: bytes, or operations if the operations move no data.
const Unit& throughputUnit(const ClassRow& row);
/// Returns the throughput of a class in SI units; see throughputUnit().
double throughputOf(const Answer& answer, std::size_t of);

/// Returns the throughput of a class by Little's law: outstanding lines x line size / latency.
/// For requests that are split into pieces,
/// it is outstanding requests x request size / (latency + time of the remaining pieces).
/// The throughput of open work is its arrival rate. Work with an unbounded wait has no throughput.
Derivation classThroughput(const Topology& topology, const Answer& answer, std::size_t of);
/// Returns the offered load of open work, even if its wait is unbounded,
/// because the whole offered load occupies the parts.
/// For closed work, returns classThroughput().
Derivation askedThroughput(const Topology& topology, const Answer& answer, std::size_t of);

/// For a result without classes, returns zero with the reason why nothing runs.
Derivation nothingRuns(const Topology& topology, const Answer& answer, std::string title, const Unit& unit);

} // namespace boardset::terms
