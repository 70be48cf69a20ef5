// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Network.h"

#include "boardset/text/Message.h"
#include "boardset/text/NumberText.h"

#include <numeric>

namespace boardset {

namespace {

/// True if products and quotients of a few numbers of this magnitude stay within the range of a double.
bool isAmount(double value) {
    return value == 0 || (value >= 1e-30 && value <= 1e30);
}

[[noreturn]] void refuse(const std::string& field, double value) {
    throw NetworkError(field, exactText(value), Message{"0, or a number from 1e-30 to 1e30"});
}

// Field names are built only for error messages, because a reused solver validates the network at every change.
void validateClass(const CustomerClass& customers, Eigen::Index c) {
    const std::pair<const char*, double> amounts[] = {{".population", customers.population},
                                                      {".think_time", customers.thinkTime},
                                                      {".arrival_rate", customers.arrivalRate}};
    for (const auto& [name, value] : amounts)
        if (!isAmount(value))
            refuse("classes[" + std::to_string(c) + "]" + name, value);
}

void validateStation(const Station& station, std::size_t k) {
    if (station.servers < 1) {
        throw NetworkError("stations[" + std::to_string(k) + "].servers", std::to_string(station.servers),
                           Message{"a whole number, 1 or more"});
    }
    if (!isAmount(station.serviceCv2))
        refuse("stations[" + std::to_string(k) + "].service_cv2", station.serviceCv2);
}

/// Throws unless all demands of a class are in range. The list contains NaN and infinity, because they are not zero.
void requireRow(const Visits& visits, Eigen::Index c) {
    for (Eigen::Index i = visits.begin(c); i < visits.end(c); ++i)
        if (const double demand = visits.value[static_cast<std::size_t>(i)]; !isAmount(demand))
            refuse("demands[" + std::to_string(c) + "][" + std::to_string(visits.at(i)) + "]", demand);
}

/// Copies the demands of the given classes to `part`, for the stations that `to` maps to a column.
void keep(const Network& network, const std::vector<Eigen::Index>& classes, const std::vector<Eigen::Index>& to,
          Network& part) {
    std::vector<Eigen::Index> kept;
    part.demands = network.demands.part(classes, to, static_cast<Eigen::Index>(part.stations.size()), kept);
    const auto keepOf = [&]<class Each>(const std::vector<Each>& list) {
        std::vector<Each> some;
        for (std::size_t i = 0; i < kept.size() && !list.empty(); ++i)
            some.push_back(list[static_cast<std::size_t>(kept[i])]);
        return some;
    };
    part.visitRatios = keepOf(network.visitRatios);
    part.services = keepOf(network.services);
    part.order = keepOf(network.order);
}

} // namespace

NetworkError::NetworkError(std::string field_, std::string value_, std::string allowed_)
    : std::runtime_error(Message{"{field}: found {value}; allowed: {allowed}",
                                 {{"field", field_}, {"value", value_}, {"allowed", allowed_}}}),
      field(std::move(field_)), value(std::move(value_)), allowed(std::move(allowed_)) {}

void validate(const Network& network) {
    const Visits& visits = network.demands;
    const auto stations = static_cast<Eigen::Index>(network.stations.size());
    const auto classes = static_cast<Eigen::Index>(network.classes.size());
    if (stations == 0 || classes == 0)
        throw NetworkError(stations == 0 ? "stations" : "classes", Message{"none"}, Message{"at least one"});
    if (network.demands.rows() != classes || network.demands.cols() != stations) {
        throw NetworkError("demands",
                           std::to_string(network.demands.rows()) + " x " + std::to_string(network.demands.cols()),
                           Message{"one row per class and one column per station: {classes} x {stations}",
                                   {{"classes", std::to_string(classes)}, {"stations", std::to_string(stations)}}});
    }
    for (std::size_t k = 0; k < network.stations.size(); ++k)
        validateStation(network.stations[k], k);
    for (Eigen::Index c = 0; c < classes; ++c) {
        const CustomerClass& customers = network.classes[static_cast<std::size_t>(c)];
        validateClass(customers, c);
        requireRow(visits, c);
        const bool isSomewhere = customers.thinkTime > 0 || visits.begin(c) < visits.end(c);
        if (isClosed(customers) && customers.population > 0 && !isSomewhere) {
            throw NetworkError(
                "classes[" + std::to_string(c) + "]", Message{"customers that spend no time anywhere"},
                Message{"a think time or a service demand above 0 for every closed class with customers"});
        }
    }
}

Network restrictedTo(const Network& network, const std::vector<Eigen::Index>& classes,
                     const std::vector<Eigen::Index>& stations) {
    Network part;
    for (const Eigen::Index k : stations)
        part.stations.push_back(network.stations[static_cast<std::size_t>(k)]);
    for (const Eigen::Index c : classes)
        part.classes.push_back(network.classes[static_cast<std::size_t>(c)]);
    std::vector<Eigen::Index> to(network.stations.size(), -1);
    for (std::size_t i = 0; i < stations.size(); ++i)
        to[static_cast<std::size_t>(stations[i])] = static_cast<Eigen::Index>(i);
    keep(network, classes, to, part);
    return part;
}

Network without(Network network, const std::vector<int>& stations) {
    std::vector<Eigen::Index> classes(network.classes.size());
    std::iota(classes.begin(), classes.end(), Eigen::Index{0});
    std::vector<Eigen::Index> to(network.stations.size());
    std::iota(to.begin(), to.end(), Eigen::Index{0});
    for (const int station : stations)
        to[static_cast<std::size_t>(station)] = -1;
    const Network all = network;
    keep(all, classes, to, network);
    return network;
}

} // namespace boardset
