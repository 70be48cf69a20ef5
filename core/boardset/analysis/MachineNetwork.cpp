// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/MachineNetwork.h"

#include <algorithm>
#include <map>
#include <utility>

namespace boardset {

namespace {

/// The stations that anybody passes, in the order in which they are first met.
class Met {
public:
    explicit Met(const StationTable& table, MachineNetwork& model)
        : m_table(table), m_model(model), m_at(table.size(), -1) {}

    int at(int station) {
        int& index = m_at[static_cast<std::size_t>(station)];
        if (index < 0) {
            index = static_cast<int>(m_model.places.size());
            m_model.places.push_back(m_table.at(station));
            m_model.stations.push_back(station);
            m_model.network.stations.push_back({m_model.places.back().title, StationType::Queueing, 1});
        }
        return index;
    }

private:
    const StationTable& m_table;
    MachineNetwork& m_model;
    std::vector<int> m_at;
};

struct Visit {
    int row;
    int station;
    double demand;
};

/// All visits of all classes; makes the stations on the way.
std::vector<Visit> visitsOf(const Topology& topology, MachineNetwork& model) {
    Met met(topology.kept<StationTable>(), model);
    std::vector<Visit> visits;
    for (int row = 0; row < static_cast<int>(model.classes.size()); ++row) {
        std::vector<const AccessShare*> accesses;
        for (const AccessShare& access : model.classes[static_cast<std::size_t>(row)].accesses) {
            accesses.push_back(&access);
        }
        std::sort(accesses.begin(), accesses.end(),
                  [](const AccessShare* a, const AccessShare* b) { return a->memory < b->memory; });
        for (const AccessShare* const access : accesses) {
            for (const StationCost& cost : access->cost->stations) {
                visits.push_back({row, met.at(cost.station), access->share * cost.seconds});
            }
        }
    }
    return visits;
}

/// What the published latency leaves after the service met on the way: no part of it can make anybody wait.
double restOfLatency(const Topology& topology, const ThreadClass& threads, double serviceSeconds) {
    const double rest = threads.zeroLoadLatencyNs * 1e-9 - serviceSeconds;
    if (rest < 0) {
        throw TopologyError("machine " + topology.machine().id + ": the service demands between " +
                            topology.block(threads.processor).path +
                            " and its pages exceed the published latency; correct the facts");
    }
    return rest;
}

/// Of each class: the delay that is left of the latency, and the time from the first packet of a request to its last,
/// at the pace of the slowest part on the way.
void addDelays(const Topology& topology, MachineNetwork& model) {
    Matrix& demands = model.network.demands;
    for (Eigen::Index row = 0; row < demands.rows(); ++row) {
        ThreadClass& threads = model.classes[static_cast<std::size_t>(row)];
        const double service = demands.row(row).sum();
        const bool isSum = threads.operation().isSum;
        double delay = 0;
        for (const AccessShare& access : threads.accesses) {
            delay += access.share * access.cost->delaySeconds;
        }
        threads.restOfRequestSeconds =
            threads.operation().holdsAll ? (threads.packetsPerRequest - 1) * demands.row(row).maxCoeff() : 0;
        demands(row, model.restOfLatency) = isSum ? delay : restOfLatency(topology, threads, service);
    }
}

/// A processor runs one thread at a time, so threads that share it share its lines outstanding; streams of one device
/// have their own requests each.
void addPopulations(const Topology& topology, MachineNetwork& model) {
    std::map<int, double> threadsOn;
    for (const ThreadClass& threads : model.classes) {
        threadsOn[threads.processor] += static_cast<double>(threads.threads.size());
    }
    for (const ThreadClass& threads : model.classes) {
        const auto count = static_cast<double>(threads.threads.size());
        const bool shared = topology.block(threads.processor).role == Role::Processor;
        CustomerClass customers;
        customers.name = threads.process + " " + threads.threads.front();
        const double turns = shared ? count / threadsOn[threads.processor] : count;
        customers.population =
            threads.outstandingPerThread * (threads.operation().holdsAll ? threads.packetsPerRequest : 1) * turns;
        customers.thinkTime = threads.thinkSeconds + threads.restOfRequestSeconds;
        model.network.classes.push_back(std::move(customers));
    }
}

} // namespace

MachineNetwork buildNetwork(const Topology& topology, const Workload& workload) {
    MachineNetwork model;
    model.topology = topology.shared_from_this();
    ThreadClasses threads = threadClassesOf(topology, workload);
    model.classes = std::move(threads.running);
    model.stopped = std::move(threads.stopped);
    const std::vector<Visit> visits = visitsOf(topology, model);
    model.restOfLatency = static_cast<int>(model.places.size());
    StationPlace& rest = model.places.emplace_back();
    model.stations.push_back(-1);
    rest.title = "rest of the latency";
    model.network.stations.push_back({rest.title, StationType::Delay, 1});
    Matrix& demands = model.network.demands;
    demands =
        Matrix::Zero(static_cast<Eigen::Index>(model.classes.size()), static_cast<Eigen::Index>(model.places.size()));
    for (const Visit& visit : visits) {
        demands(visit.row, visit.station) += visit.demand;
    }
    addDelays(topology, model);
    addPopulations(topology, model);
    return model;
}

} // namespace boardset
