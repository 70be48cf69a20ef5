// SPDX-License-Identifier: GPL-3.0-or-later
// A plot of the model: curves over something that is varied.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// What changes along the x axis. Closed: each value is a sweep.
enum class Vary {
    Outstanding,   ///< Lines or requests under way at once.
    RequestBytes,  ///< Bytes of a stream's request.
    PerConnection, ///< Messages of a connection.
    Seed,          ///< Of a program: how many of its runs take how long.
    Scenario       ///< Each point is a scenario of its own.
};

/// The word for what is varied, as `sweep` has it: "request-bytes".
std::string toString(Vary vary);

/// The scenario that a swept curve begins from; or, of points that are scenarios, one of them.
struct PlotScenario {
    std::string curve; ///< Title of its curve; rows of one title are one curve.
    std::string scenario;
    double x = 0; ///< Of a point; 0 where a curve is swept.
};

/// One row of table `plot`.
struct Plot {
    std::string id; ///< "t5440-outstanding".
    std::string machine;
    std::string title;
    std::string summary; ///< What to see in it, in a sentence.
    std::string xTitle;
    Vary vary = Vary::Outstanding;
    int least = 0;                       ///< Swept values: from here...
    int most = 0;                        ///< ...to here...
    bool doubling = false;               ///< ...each twice the one before, rather than one more.
    bool ofLatency = false;              ///< Its height is the time of one operation; else throughput.
    std::vector<PlotScenario> scenarios; ///< In order.
};

} // namespace boardset
