// SPDX-License-Identifier: GPL-3.0-or-later
// What one class of threads contributes to a derivation. Private to this folder.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/explain/Derivation.h"
#include "boardset/explain/Terms.h"

#include <string>
#include <utility>
#include <vector>

namespace boardset::terms {

/// Classes with the same numbers, so that one of them stands for all.
struct Alike {
    std::vector<std::size_t> classes;
    std::string title; ///< "24 threads alike, A: thread 1 and others".

    std::size_t first() const { return classes.front(); }
};

/// All classes in groups; with a station, those of a group also visit it alike.
std::vector<Alike> alikeClasses(const Answer& answer, int station = -1);

/// Lines, packets or pieces per second of a group.
double linesPerSecond(const Answer& answer, const Alike& group);
/// Service demand of a class at a station, in seconds.
double demandOf(const Answer& answer, std::size_t of, int station);

/// Latency of an idle machine: localities by share of accesses.
Derivation idleLatency(const Topology& topology, const ClassRow& threads);
/// The same of several classes, each with a weight; the weights add up to 1.
Derivation idleLatency(const Topology& topology, const std::vector<std::pair<const ClassRow*, double>>& classes);

/// A latency of what waits for ever: infinite, with the reason.
Derivation withoutEnd(std::string title);

/// Residence time of one line, or to the first data of a request: the zero-load latency by locality, then the waiting
/// by station.
Derivation classLatency(const Topology& topology, const Answer& answer, std::size_t of);

/// What a class's throughput is counted in: bytes, or operations of what moves none.
const Unit& throughputUnit(const ClassRow& row);
/// Its throughput in that unit, SI.
double throughputOf(const Answer& answer, std::size_t of);

/// Little's law: lines outstanding x line size / latency; of what is cut in pieces, requests x their size / (latency +
/// the rest). What is open comes at its own rate; what waits for ever gets nothing.
Derivation classThroughput(const Topology& topology, const Answer& answer, std::size_t of);
/// The same of what it asks for, if it is open, whether it is answered or not: what comes loads the parts all the same.
Derivation askedThroughput(const Topology& topology, const Answer& answer, std::size_t of);

/// Of an answer without classes: zero, and why.
Derivation nothingRuns(const Topology& topology, const Answer& answer, std::string title, const Unit& unit);

} // namespace boardset::terms
