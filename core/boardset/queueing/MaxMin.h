// SPDX-License-Identifier: GPL-3.0-or-later
// Weighted max-min sharing, which is how an ideally fair switch divides its bandwidth.
#pragma once

#include "boardset/queueing/Network.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// A resource whose capacity is shared by flows.
struct Resource {
    std::string name{};
    double capacity = 0; ///< Capacity of the resource, in units per time unit.
};

/// A flow's use of a resource. At rate r, the flow needs `coefficient` x r of the resource's capacity.
struct Use {
    int resource = 0;
    double coefficient = 1;
};

/// A flow that uses some of the resources.
struct Flow {
    double weight = 1;             ///< Weight, to which the rate is proportional. A flow of weight 0 gets no share.
    std::optional<double> bound{}; ///< The highest rate that the flow can use.
    std::vector<Use> uses{};
};

/// Throws NetworkError unless all numbers are finite and not negative, every use refers to an existing resource, and
/// every flow has a limit. A limit is a bound, a weight of 0, or a use of a resource.
void validate(const std::vector<Resource>& resources, const std::vector<Flow>& flows);

/// Rate and limit of each flow.
/// The limit is atBound, or the saturated resource on which no other flow has a higher rate / weight.
struct Shares {
    static constexpr int atBound = -1;

    std::vector<double> rates;       ///< [flow] Rate of the flow.
    std::vector<double> utilisation; ///< [resource] Sum of coefficient x rate / capacity; 1 if the resource is used
                                     ///< although its capacity is 0.
    std::vector<int> limit;          ///< [flow] Index of the resource that limits the flow; atBound if the flow's own
                                     ///< bound is the limit.
};

/// Returns weighted max-min fair rates (Bertsekas and Gallager, *Data Networks*, section 6.5.2).
/// Throws the same exceptions as validate().
Shares maxMin(const std::vector<Resource>& resources, const std::vector<Flow>& flows);

} // namespace boardset
