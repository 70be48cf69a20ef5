// SPDX-License-Identifier: GPL-3.0-or-later
// A multi-class queueing network, the model into which every machine is translated.
#pragma once

#include "boardset/queueing/Visits.h"

#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

namespace boardset {

/// How customers are served at a station. The set is closed, because the solvers contain code for each value.
enum class StationType {
    Queueing, ///< Customers wait for one of `servers` identical servers.
    Delay     ///< Every customer is served immediately (an infinite server).
};

/// A service centre of the network.
struct Station {
    std::string name{};
    StationType type = StationType::Queueing;
    int servers = 1;       ///< Number of servers, at least 1; ignored for a delay station.
    double serviceCv2 = 1; ///< Squared coefficient of variation of the service times: 1 if exponential, 0 if constant.
};

/// Type of a class. A closed class has a fixed number of customers, an open class a fixed arrival rate.
enum class ClassType { Closed, Open };

/// A class of customers. Any time unit can be used if the whole network uses the same unit.
struct CustomerClass {
    std::string name{};
    ClassType type = ClassType::Closed;
    double population = 0;   ///< Number of customers N of a closed class. Exact methods require a whole number.
    double thinkTime = 0;    ///< Time Z that a customer of a closed class spends outside all stations per cycle.
    double arrivalRate = 0;  ///< Arrivals per time unit (lambda) of an open class.
    bool background = false; ///< True if the class gets only spare capacity, and other classes never wait for it.
};

constexpr int lastOfAll = std::numeric_limits<int>::max(); ///< Last position in Network::order.

/// A queueing network: its stations, its classes, and the service demand of each class at each station.
struct Network {
    std::vector<Station> stations;
    std::vector<CustomerClass> classes;
    Visits demands{}; ///< [class x station] Demand D = visits x service time at one server.
    /// [visit] Share of the class's cycles that visit this station. If a cycle visits only one of several stations,
    /// this is the share of cycles that visit any of them. Empty if every cycle visits every station.
    std::vector<double> visitRatios{};
    /// [visit] Number of services that make up the demand; 0 if the services are not in order of arrival.
    /// Empty if every demand is one service.
    std::vector<double> services{};
    /// [visit] Position of the station on the class's route. Lower numbers come first. Stations with equal numbers keep
    /// their order in `stations`. Empty if all positions are equal.
    std::vector<int> order{};

    double visitRatio(Eigen::Index visit) const { return visitRatios.empty() ? 1 : visitRatios[std::size_t(visit)]; }
    /// Returns the duration of one service of a visit; 0 if the services are not in order of arrival.
    double serviceTime(Eigen::Index visit) const {
        const double count = services.empty() ? 1 : services[std::size_t(visit)];
        return count > 0 ? demands.value[std::size_t(visit)] / count : 0;
    }
};

/// The reason why a network cannot be solved, in one sentence. Field names are those in the network file format.
struct NetworkError : std::runtime_error {
    NetworkError(std::string field_, std::string value_, std::string allowed_);

    std::string field;   ///< Path of the field, such as "classes[2].population" or "demands[1][0]".
    std::string value;   ///< Invalid value of the field.
    std::string allowed; ///< Description of the allowed values.
};

/// Throws NetworkError unless the network is valid. Every number must be 0 or from 1e-30 to 1e30. The demands must have
/// one row per class and one column per station. Every closed class with customers must spend time somewhere.
void validate(const Network& network);

/// Returns the network with only the given classes and stations. Both lists must be in the network's order.
Network restrictedTo(const Network& network, const std::vector<Eigen::Index>& classes,
                     const std::vector<Eigen::Index>& stations);

/// Returns the network with all demands at the given stations removed.
Network without(Network network, const std::vector<int>& stations);

/// True if customers can wait at the station, because it is not a delay.
inline bool isQueueing(const Station& station) {
    return station.type == StationType::Queueing;
}
inline bool isClosed(const CustomerClass& customers) {
    return customers.type == ClassType::Closed;
}

} // namespace boardset
