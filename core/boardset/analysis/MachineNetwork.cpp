// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/MachineNetwork.h"

#include "boardset/analysis/Runs.h"
#include "boardset/topology/InterleavedMemories.h"

#include <algorithm>
#include <map>
#include <utility>

namespace boardset {

namespace {

/// The stations that anybody passes, in the order in which they are first met.
class Met {
public:
    Met(const StationTable& table, MachineNetwork& model) : m_table(table), m_model(model), m_at(table.size(), -1) {}

    int at(int station) {
        int& index = m_at[static_cast<std::size_t>(station)];
        if (index < 0) {
            index = static_cast<int>(m_model.places.size());
            const StationPlace& place = m_table.at(station);
            m_model.places.push_back(place);
            m_model.stations.push_back(station);
            m_model.network.stations.push_back({place.title, place.isDelay ? StationType::Delay : StationType::Queueing,
                                                place.servers, place.serviceCv2});
        }
        return index;
    }

private:
    const StationTable& m_table;
    MachineNetwork& m_model;
    std::vector<int> m_at;
};

/// Calls visit(row, cost, access) for all that all classes ask, of what is waited for or of what is not.
template <class Visit>
void forCosts(const MachineNetwork& model, const std::vector<StationCost> Cost::*asked, const Visit& visit) {
    for (std::size_t row = 0; row < model.classes.size(); ++row) {
        for (const AccessShare& access : model.classes[row].accesses)
            for (const StationCost& cost : access.cost->*asked)
                visit(static_cast<Eigen::Index>(row), cost, access);
    }
}

Matrix matrixOf(Met& met, const MachineNetwork& model, const std::vector<StationCost> Cost::*asked,
                double StationCost::*amount = &StationCost::seconds) {
    Matrix matrix =
        Matrix::Zero(static_cast<Eigen::Index>(model.classes.size()), static_cast<Eigen::Index>(model.places.size()));
    forCosts(model, asked, [&](Eigen::Index row, const StationCost& cost, const AccessShare& access) {
        matrix(row, met.at(cost.station)) += access.share * cost.*amount;
    });
    return matrix;
}

/// Which share of a class's accesses comes to each station, or to one that takes turns with it: lines that are
/// interleaved over memories come to them in turn, not at random. Where nothing is asked: all, of nothing.
Matrix visitRatiosOf(Met& met, const MachineNetwork& model) {
    const auto& interleaved = model.topology->kept<InterleavedMemories>();
    Matrix ratios =
        Matrix::Zero(static_cast<Eigen::Index>(model.classes.size()), static_cast<Eigen::Index>(model.places.size()));
    forCosts(model, &Cost::stations, [&](Eigen::Index row, const StationCost& cost, const AccessShare& access) {
        const std::size_t inTurn = access.memory ? interleaved.of(access.memory).size() : 0;
        ratios(row, met.at(cost.station)) += access.share * static_cast<double>(std::max<std::size_t>(1, inTurn));
    });
    return (ratios.array() > 0).select(ratios.array().min(1.0), 1.0);
}

/// A station that is no part's.
int addOwnStation(MachineNetwork& model, std::string title, StationType type) {
    StationPlace& place = model.places.emplace_back();
    place.title = std::move(title);
    model.stations.push_back(-1);
    place.serviceCv2 = 0; // what is left of a published time, or the pace of one part
    model.network.stations.push_back({place.title, type, 1, place.serviceCv2});
    return static_cast<int>(model.places.size()) - 1;
}

/// What the published latency leaves after the service met on the way: no part of it can make anybody wait.
double restOfLatency(const Topology& topology, const ClassRow& row, double serviceSeconds) {
    const double rest = row.zeroLoadLatencyNs * 1e-9 - serviceSeconds;
    if (rest < 0) {
        throw TopologyError("machine " + topology.machine().id + ": the service demands between " +
                            topology.block(row.processor).path +
                            " and its pages exceed the published latency; correct the facts");
    }
    return rest;
}

/// Of each class: the delay that is left of the latency, and the time from the first piece of an operation to its last,
/// at the pace of the slowest part on the way.
void addDelays(const Topology& topology, MachineNetwork& model) {
    Matrix& demands = model.network.demands;
    for (Eigen::Index at = 0; at < demands.rows(); ++at) {
        ClassRow& row = model.classes[static_cast<std::size_t>(at)];
        double delay = 0;
        for (const AccessShare& access : row.accesses)
            delay += access.share * access.cost->delaySeconds;
        row.restOfRequestSeconds = restOfOperationSeconds(model, model.network, static_cast<std::size_t>(at));
        demands(at, model.restOfLatency) =
            row.operation().isSum ? delay : restOfLatency(topology, row, demands.row(at).sum());
    }
}

/// Whether a class keeps the block busy on which it stands: then it queues there, and shares it so.
bool asksOwnBlock(const MachineNetwork& model, std::size_t row) {
    const ClassRow& own = model.classes[row];
    const int station = model.topology->kept<StationTable>().ofBlock(own.processor, false);
    return station >= 0 && std::ranges::any_of(own.accesses, [&](const AccessShare& access) {
               const auto& costs = access.cost->stations;
               return std::ranges::any_of(costs, [&](const StationCost& cost) { return cost.station == station; });
           });
}

/// A processor runs one thread at a time, so threads that share it share what it can have under way; customers of one
/// device have their own operations each.
void addPopulations(const Topology& topology, MachineNetwork& model) {
    /// Who stands on one processor; who is in the background never takes a turn from who is not.
    struct Standing {
        double customers = 0;
        bool waits = false; ///< One of them has the processor while it waits for memory: then they all take turns.
    };
    std::map<std::pair<BlockId, bool>, Standing> on;
    const auto standing = [&](const ClassRow& row) -> Standing& { return on[{row.processor, row.background}]; };
    for (std::size_t i = 0; i < model.classes.size(); ++i) {
        const ClassRow& row = model.classes[i];
        if (topology.block(row.processor).role == Role::Processor && !row.work->isOpen) {
            standing(row).customers += row.count();
            standing(row).waits = standing(row).waits || !asksOwnBlock(model, i);
        }
    }
    for (std::size_t i = 0; i < model.classes.size(); ++i) {
        const ClassRow& row = model.classes[i];
        CustomerClass customers;
        customers.name = row.process.text + " " + row.threads.front().text;
        customers.background = row.background;
        if (row.work->isOpen) {
            customers.type = ClassType::Open;
            customers.arrivalRate = row.arrivalsPerSecond() * row.packetsPerRequest;
        } else {
            const Standing& all = standing(row);
            const double turns = all.waits ? row.count() / all.customers : row.count();
            customers.population = row.customersPerThread() * turns;
            customers.thinkTime = row.thinkSeconds + row.restOfRequestSeconds;
        }
        model.network.classes.push_back(std::move(customers));
    }
}

/// The bound of those who run through one part after the other: see Runs.h.
void addRuns(MachineNetwork& model) {
    for (std::size_t i = 0; i < model.classes.size(); ++i) {
        const ClassRow& row = model.classes[i];
        const double seconds = runTimeOf(*model.topology, row).seconds();
        if (seconds == 0)
            continue;
        const int station =
            addOwnStation(model, "arrays of " + row.process.text + ", one part at a time", StationType::Queueing);
        model.places.back().block = row.processor; // where it is seen
        Matrix& demands = model.network.demands;
        demands.conservativeResize(Eigen::NoChange, station + 1);
        demands.col(station).setZero();
        demands(static_cast<Eigen::Index>(i), station) = seconds;
    }
}

} // namespace

int slowestStationOf(const Network& network, std::size_t of) {
    int slowest = -1;
    double longest = 0;
    for (std::size_t k = 0; k < network.stations.size(); ++k) {
        const double seconds =
            network.demands(static_cast<Eigen::Index>(of), static_cast<Eigen::Index>(k)) / network.stations[k].servers;
        if (isQueueing(network.stations[k]) && seconds > longest) {
            slowest = static_cast<int>(k);
            longest = seconds;
        }
    }
    return slowest;
}

double paceSecondsOf(const Network& network, std::size_t of) {
    const int slowest = slowestStationOf(network, of);
    return slowest < 0 ? 0
                       : network.demands(static_cast<Eigen::Index>(of), slowest) /
                             network.stations[static_cast<std::size_t>(slowest)].servers;
}

double restOfOperationSeconds(const MachineNetwork& model, const Network& network, std::size_t of) {
    const ClassRow& row = model.classes[of];
    return row.operation().holdsAll ? (row.packetsPerRequest - 1) * paceSecondsOf(network, of) : 0;
}

double MachineNetwork::postedAt(std::size_t row, int station) const {
    return posted.size() == 0 ? 0 : posted(static_cast<Eigen::Index>(row), station);
}

MachineNetwork buildNetwork(const Topology& topology, const Workload& workload) {
    MachineNetwork model;
    model.topology = topology.shared_from_this();
    ClassRows rows = classRowsOf(topology, workload);
    model.classes = std::move(rows.running);
    model.stopped = std::move(rows.stopped);
    model.unknown = std::move(rows.unknown);
    Met met(topology.kept<StationTable>(), model);
    bool isPosted = false;
    forCosts(
        model, &Cost::stations, [&](Eigen::Index, const StationCost& cost, const auto&) { met.at(cost.station); });
    forCosts(model, &Cost::posted,
             [&](Eigen::Index, const StationCost& cost, const auto&) { isPosted = met.at(cost.station) >= 0; });
    model.network.demands = matrixOf(met, model, &Cost::stations);
    addRuns(model);
    model.restOfLatency = addOwnStation(model, "rest of the latency", StationType::Delay);
    const Matrix none = Matrix::Zero(model.network.demands.rows(), model.restOfLatency + 1);
    model.network.demands.conservativeResizeLike(none);
    model.network.services = matrixOf(met, model, &Cost::stations, &StationCost::services);
    model.network.visitRatios = visitRatiosOf(met, model);
    addDelays(topology, model);
    addPopulations(topology, model);
    if (isPosted)
        model.posted = matrixOf(met, model, &Cost::posted);
    return model;
}

} // namespace boardset
