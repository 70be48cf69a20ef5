// SPDX-License-Identifier: GPL-3.0-or-later
// A multi-class queueing network: the model into which every machine is translated.
#pragma once

#include "boardset/queueing/Visits.h"

#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

namespace boardset {

/// How customers are served. The set is closed, because each value has code in the solvers.
enum class StationType {
    Queueing, ///< Customers wait for one of `servers` identical servers.
    Delay     ///< Every customer is served immediately (an infinite server).
};

/// One service centre.
struct Station {
    std::string name{};
    StationType type = StationType::Queueing;
    int servers = 1;       ///< Number of servers, at least 1; ignored for a delay station.
    double serviceCv2 = 1; ///< Squared coefficient of variation of its service times: 1 exponential, 0 constant.
};

/// Closed: a class has a fixed number of customers. Open: it has a fixed arrival rate.
enum class ClassType { Closed, Open };

/// One class of customers. Any time unit can be used, as long as the whole network uses the same one.
struct CustomerClass {
    std::string name{};
    ClassType type = ClassType::Closed;
    double population = 0;   ///< Closed classes: number of customers, N. Exact methods need a whole number.
    double thinkTime = 0;    ///< Closed classes: time outside all stations per cycle, Z.
    double arrivalRate = 0;  ///< Open classes: arrivals per time unit, lambda.
    bool background = false; ///< True if the class gets only spare capacity; other classes never wait for it.
};

constexpr int lastOfAll = std::numeric_limits<int>::max(); ///< Last position in Network::order.

/// Stations, classes, and the service demand of each class at each station.
struct Network {
    std::vector<Station> stations;
    std::vector<CustomerClass> classes;
    Visits demands{}; ///< Classes x stations: D = visits x service time at one server.
    /// [visit] Share of the class's cycles that visit the station, or one of the stations with which it alternates.
    /// Empty if every cycle visits every station.
    std::vector<double> visitRatios{};
    /// [visit] Number of services that make up the demand; 0 if the services are not in order of arrival.
    /// Empty if every demand is one service.
    std::vector<double> services{};
    /// [visit] Position of the station on the class's route. Lower numbers come first; stations with equal numbers keep
    /// their order in `stations`. Empty if all positions are equal.
    std::vector<int> order{};

    double visitRatio(Eigen::Index visit) const { return visitRatios.empty() ? 1 : visitRatios[std::size_t(visit)]; }
    /// Returns the duration of one service of a visit; 0 if the services are not in order of arrival.
    double serviceTime(Eigen::Index visit) const {
        const double count = services.empty() ? 1 : services[std::size_t(visit)];
        return count > 0 ? demands.value[std::size_t(visit)] / count : 0;
    }
};

/// The reason why a network cannot be solved, in one sentence. Field names are those of the network file format.
struct NetworkError : std::runtime_error {
    NetworkError(std::string field_, std::string value_, std::string allowed_);

    std::string field;   ///< Path of the field, such as "classes[2].population" or "demands[1][0]".
    std::string value;   ///< The value found in the field.
    std::string allowed; ///< Description of the allowed values.
};

/// Throws NetworkError unless every number is 0 or from 1e-30 to 1e30, the demands have one row per class and one
/// column per station, and every closed class with customers spends time somewhere.
void validate(const Network& network);

/// Returns the network with only these classes and stations; both lists are in the network's order.
Network restrictedTo(const Network& network, const std::vector<Eigen::Index>& classes,
                     const std::vector<Eigen::Index>& stations);

/// Returns the network without any demand at these stations.
Network without(Network network, const std::vector<int>& stations);

/// True if customers can wait at the station, i.e. it is not a delay.
inline bool isQueueing(const Station& station) {
    return station.type == StationType::Queueing;
}
inline bool isClosed(const CustomerClass& customers) {
    return customers.type == ClassType::Closed;
}

} // namespace boardset
