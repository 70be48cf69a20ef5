// SPDX-License-Identifier: GPL-3.0-or-later
// A multi-class queueing network: the one question that every machine is turned into.
#pragma once

#include "boardset/queueing/Visits.h"

#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

namespace boardset {

/// How customers are served. Closed: each value is code in the solvers.
enum class StationType {
    Queueing, ///< Customers wait for one of `servers` identical servers.
    Delay     ///< Every customer is served at once (an infinite server).
};

/// One service centre.
struct Station {
    std::string name{};
    StationType type = StationType::Queueing;
    int servers = 1;       ///< At least 1; ignored for a delay station.
    double serviceCv2 = 1; ///< Squared coefficient of variation of its service times: 1 exponential, 0 constant.
};

/// Whether a class has a fixed number of customers or a fixed rate of arrivals.
enum class ClassType { Closed, Open };

/// One class of customers. Time unit: any, the same throughout the network.
struct CustomerClass {
    std::string name{};
    ClassType type = ClassType::Closed;
    double population = 0;   ///< Closed: customers in the class, N. Exact methods need a whole number.
    double thinkTime = 0;    ///< Closed: time outside all stations per cycle, Z.
    double arrivalRate = 0;  ///< Open: arrivals per time unit, lambda.
    bool background = false; ///< Gets what the others leave; none of them ever waits for it.
};

constexpr int lastOfAll = std::numeric_limits<int>::max(); ///< In Network::order.

/// Stations, classes, and the service demand of each class at each station.
struct Network {
    std::vector<Station> stations;
    std::vector<CustomerClass> classes;
    Visits demands{}; ///< classes x stations: D = visits x service time at one server.
    /// [visit] The share of the cycles that pass the station, or others in turn with it. Empty: all do.
    std::vector<double> visitRatios{};
    /// [visit] How many services a demand is made of; 0: it keeps to no order. Empty: one each.
    std::vector<double> services{};
    /// [visit] Where on its way a class comes to the station: the lower first, equal ones in the order of the stations.
    /// Empty: all are equal.
    std::vector<int> order{};

    double visitRatio(Eigen::Index visit) const { return visitRatios.empty() ? 1 : visitRatios[std::size_t(visit)]; }
    /// How long one service of a visit takes; 0 if it keeps to no order.
    double serviceTime(Eigen::Index visit) const {
        const double count = services.empty() ? 1 : services[std::size_t(visit)];
        return count > 0 ? demands.value[std::size_t(visit)] / count : 0;
    }
};

/// Why a network cannot be solved, in one sentence; the names are those of the network file format.
struct NetworkError : std::runtime_error {
    NetworkError(std::string field_, std::string value_, std::string allowed_);

    std::string field;   ///< "classes[2].population", "demands[1][0]".
    std::string value;   ///< What stands there.
    std::string allowed; ///< What may.
};

/// Throws NetworkError unless every number is 0 or from 1e-30 to 1e30, the demands have
/// one row per class and one column per station, and every closed class with customers spends time somewhere.
void validate(const Network& network);

/// Of a network, these classes at these stations, which are in order.
Network restrictedTo(const Network& network, const std::vector<Eigen::Index>& classes,
                     const std::vector<Eigen::Index>& stations);

/// The network in which these stations serve nobody.
Network without(Network network, const std::vector<int>& stations);

/// Whether customers ever wait at the station: it is not a delay.
inline bool isQueueing(const Station& station) {
    return station.type == StationType::Queueing;
}
inline bool isClosed(const CustomerClass& customers) {
    return customers.type == ClassType::Closed;
}

} // namespace boardset
