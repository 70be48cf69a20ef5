// SPDX-License-Identifier: GPL-3.0-or-later
// A plot of the model: curves over a varied quantity.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// The quantity on the x axis. A closed set: each value is a kind of sweep.
enum class PlotVariable {
    Outstanding,   ///< Outstanding lines or requests.
    RequestBytes,  ///< Bytes per request of a stream.
    PerConnection, ///< Number of messages of a connection.
    Seed,          ///< Distribution of the run times of a program.
    Scenario       ///< Each point is a separate scenario.
};

/// Returns the word that the command `sweep` uses for a varied quantity, such as "request-bytes".
std::string toString(PlotVariable vary);

/// The starting scenario of a swept curve, or a scenario that is one point of a curve.
struct PlotScenario {
    std::string curve; ///< Title of the curve; rows with the same title form one curve.
    std::string scenario;
    double x = 0; ///< Position of a point; 0 for a swept curve.
};

/// One row of table `plot`.
struct Plot {
    std::string id; ///< "t5440-outstanding".
    std::string machine;
    std::string title;
    std::string summary; ///< A sentence about what the plot shows.
    std::string xTitle;
    PlotVariable vary = PlotVariable::Outstanding;
    int least = 0;                       ///< First swept value.
    int most = 0;                        ///< Last swept value.
    bool doubling = false;               ///< True if each value is twice the previous one; false if it is one more.
    bool ofLatency = false;              ///< True if the y axis is the time of one operation; false if throughput.
    std::vector<PlotScenario> scenarios; ///< Scenarios in display order.
};

} // namespace boardset
