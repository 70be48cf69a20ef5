// SPDX-License-Identifier: GPL-3.0-or-later
// Remaining work of customers with a finite amount of work, as time passes and nothing else changes.
#pragma once

#include "boardset/analysis/Completion.h"

#include <vector>

namespace boardset {

/// The customers that have remaining work, each with its remaining number of operations.
class RemainingWork {
public:
    /// Adds a customer with the given number of operations.
    /// Does nothing if the number is 0, because such a customer never finishes.
    void add(const CustomerName& customer, double operations);
    bool isEmpty() const { return m_left.empty(); }

    /// Returns the seconds until the first customer finishes at the rates in `answer`; infinite if no customer
    /// finishes.
    double secondsToEnd(const Answer& answer);
    /// Advances the time by `seconds` at the rates in the last answer.
    /// Returns the customers that finish, in the order of the add() calls.
    std::vector<Completion> pass(double seconds);

private:
    struct RemainingAmount {
        Completion so;
        double amount = 0;
        double operations = 0; ///< Number of operations that remain.
        double perSecond = 0;
        double processorShare = 1; ///< Share of time in which the customer has its processor.
    };

    std::vector<RemainingAmount> m_left;
};

} // namespace boardset
