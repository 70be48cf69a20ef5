// SPDX-License-Identifier: GPL-3.0-or-later
// A plot of the model's results: curves over a varied quantity.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// The starting scenario of a swept curve, or a scenario that is one point of a curve.
struct PlotScenario {
    std::string curve; ///< Title of the curve; rows with the same title form one curve.
    std::string scenario;
    double x = 0; ///< Position of a point on the x axis; 0 for a swept curve.
};

/// One row of table `plot`.
struct Plot {
    std::string id; ///< "t5440-outstanding".
    std::string machine;
    std::string title;
    std::string summary; ///< Summary of the plot, in one sentence.
    std::string xTitle;
    /// The swept quantity, as the command `sweep` names it: "outstanding". Two words mean no sweep: with "seed", the
    /// plot is the distribution of a program's run times; with "scenario", each point is a separate scenario.
    std::string vary;
    int least = 0; ///< First swept value.
    int most = 0;  ///< Last swept value.
    /// True if each swept value is twice the previous value; false if it is the previous value plus 1.
    bool doubling = false;
    bool ofLatency = false; ///< True if the y axis shows the time of one operation; false if it shows throughput.
    std::vector<PlotScenario> scenarios; ///< Scenarios in display order.

    bool isOfRuns() const { return vary == "seed"; }
    bool isOfScenarios() const { return vary == "scenario"; }
};

} // namespace boardset
