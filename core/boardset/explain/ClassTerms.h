// SPDX-License-Identifier: GPL-3.0-or-later
// What one class of threads contributes to a derivation. Private to this folder.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/explain/Derivation.h"

#include <string>
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

/// Lines per second of a class.
double linesPerSecond(const Answer& answer, std::size_t of);
/// Service demand of a class at a station, in seconds.
double demandOf(const Answer& answer, std::size_t of, int station);

/// Latency of an idle machine: localities by share of accesses.
Derivation idleLatency(const Topology& topology, const ThreadClass& threads);

/// Residence time of one line: the zero-load latency by locality, then the waiting by station.
Derivation classLatency(const Topology& topology, const Answer& answer, std::size_t of);

/// Little's law: lines outstanding x line size / latency.
Derivation classThroughput(const Topology& topology, const Answer& answer, std::size_t of);

/// Time that one line keeps a station busy: line / bandwidth, or 1 / address rate, from the station's fact.
Derivation serviceTime(const Topology& topology, const Answer& answer, int station);

} // namespace boardset::terms
