// SPDX-License-Identifier: GPL-3.0-or-later
// What customers with an amount of work still have to do, while time passes in which nothing else changes.
#pragma once

#include "boardset/analysis/Completion.h"

#include <string>
#include <vector>

namespace boardset {

class WorkLeft {
public:
    /// A customer has so many operations to do; 0: it goes on for ever, and is not looked at.
    void add(const CustomerName& customer, double operations);
    bool isEmpty() const { return m_left.empty(); }

    /// Seconds until the first of them has finished, if all goes on as in the answer; infinite if none ever will.
    double secondsToEnd(const Answer& answer);
    /// Lets so much time pass, at the pace of the last answer; who has finished then, in order.
    std::vector<Completion> pass(double seconds);

private:
    struct Left {
        Completion so;
        double amount = 0;
        double operations = 0; ///< Of those, still to do.
        double perSecond = 0;
        double turns = 1; ///< Part of the time in which it has its processor.
    };

    std::vector<Left> m_left;
};

} // namespace boardset
