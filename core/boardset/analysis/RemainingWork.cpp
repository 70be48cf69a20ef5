// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/RemainingWork.h"

#include "boardset/analysis/CustomerAnswer.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr double nothingLeft = 1e-12; ///< Remainders below this share of the amount of work are only rounding.

} // namespace

void RemainingWork::add(const CustomerName& customer, double operations) {
    if (operations > 0) {
        RemainingAmount& next = m_left.emplace_back();
        next.so.customer = customer;
        next.amount = next.operations = operations;
    }
}

double RemainingWork::secondsToEnd(const Answer& answer) {
    double seconds = INFINITY;
    const auto all = customerAnswersOf(answer);
    for (RemainingAmount& each : m_left) {
        const auto at = all.find(each.so.customer.text);
        const CustomerAnswer own = at == all.end() ? CustomerAnswer() : at->second;
        each.perSecond = own.operationsPerSecond;
        each.processorShare = own.processorShare;
        seconds = each.perSecond > 0 ? std::min(seconds, each.operations / each.perSecond) : seconds;
    }
    return seconds;
}

std::vector<Completion> RemainingWork::pass(double seconds) {
    std::vector<Completion> finished;
    for (RemainingAmount& each : m_left) {
        each.so.wallSeconds += seconds;
        each.so.processorSeconds += each.perSecond > 0 ? seconds * each.processorShare : 0;
        const double done = each.perSecond * seconds;
        each.operations = done >= each.operations * (1 - nothingLeft) ? 0 : each.operations - done;
        if (each.operations <= nothingLeft * each.amount)
            finished.push_back(each.so);
    }
    std::erase_if(m_left, [](const RemainingAmount& each) { return each.operations <= nothingLeft * each.amount; });
    return finished;
}

} // namespace boardset
