// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Completion.h"

#include "boardset/analysis/CustomerAnswer.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace boardset {

namespace {

constexpr double rounding = 1e-12; ///< Part of an amount that counts as nothing left.

/// One customer on its way.
struct Underway {
    Completion so;
    std::string on;
    double amount = 0;
    double left = 0;
    double perSecond = 0;
};

std::vector<Underway> begun(const Workload& workload) {
    std::vector<Underway> all;
    for (const Process& process : workload.processes) {
        for (const Customer& each : process.customers) {
            if (each.amount > 0 && !each.idle) {
                Underway& next = all.emplace_back();
                next.so.customer = each.name;
                next.on = each.on;
                next.amount = next.left = each.amount;
            }
        }
    }
    return all;
}

/// The same without those that have finished.
Workload without(Workload workload, const std::string& customer) {
    for (Process& process : workload.processes) {
        std::erase_if(process.customers, [&](const Customer& each) { return each.name == customer; });
    }
    return workload;
}

std::map<std::string, int> customersOn(const Workload& workload) {
    std::map<std::string, int> on;
    for (const Process& process : workload.processes) {
        for (const Customer& each : process.customers) {
            on[each.on] += each.idle ? 0 : 1;
        }
    }
    return on;
}

} // namespace

std::vector<Completion> completionsOf(const Topology& topology, const Workload& workload, const SolveOptions& options) {
    std::vector<Completion> finished;
    Workload now = workload;
    std::vector<Underway> left = begun(workload);
    while (!left.empty()) {
        const Answer answer = solvePlacement(topology, now, options);
        double seconds = INFINITY; // until the first has finished
        for (Underway& each : left) {
            each.perSecond = customerAnswerOf(answer, each.so.customer).operationsPerSecond;
            seconds = each.perSecond > 0 ? std::min(seconds, each.left / each.perSecond) : seconds;
        }
        if (!std::isfinite(seconds)) {
            break;
        }
        const auto on = customersOn(now);
        for (Underway& each : left) {
            each.so.wallSeconds += seconds;
            each.so.processorSeconds += seconds / on.at(each.on);
            each.left -= each.perSecond * seconds;
            if (each.left <= rounding * each.amount) {
                now = without(std::move(now), each.so.customer);
                finished.push_back(each.so);
            }
        }
        std::erase_if(left, [](const Underway& each) { return each.left <= rounding * each.amount; });
    }
    return finished;
}

} // namespace boardset
