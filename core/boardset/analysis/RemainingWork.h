// SPDX-License-Identifier: GPL-3.0-or-later
// Remaining work of customers with an amount of work, while time passes and nothing else changes.
#pragma once

#include "boardset/analysis/Completion.h"

#include <string>
#include <vector>

namespace boardset {

/// The customers with remaining work, and the remaining number of operations of each customer.
class RemainingWork {
public:
    /// Adds a customer with this number of operations to do; ignored if 0, because such a customer never finishes.
    void add(const CustomerName& customer, double operations);
    bool isEmpty() const { return m_left.empty(); }

    /// Returns the seconds until the first customer finishes at the answer's pace; infinite if no customer finishes.
    double secondsToEnd(const Answer& answer);
    /// Advances by `seconds` at the pace of the last answer. Returns the customers that finish in this time, in order.
    std::vector<Completion> pass(double seconds);

private:
    struct RemainingAmount {
        Completion so;
        double amount = 0;
        double operations = 0; ///< Number of operations still to do.
        double perSecond = 0;
        double processorShare = 1; ///< Share of time in which the customer has its processor.
    };

    std::vector<RemainingAmount> m_left;
};

} // namespace boardset
