// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/MachineNetwork.h"

#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace boardset {

namespace {

/// Finds stations by block and by link, and makes them as they are first met.
class Stations {
public:
    Stations(const Topology& topology, MachineNetwork& model)
        : m_topology(topology), m_model(model), m_ofBlock(topology.blocks().size(), -1),
          m_ofLink(topology.links().size(), -1) {}

    /// The station of a block that serves `unit`; -1 if the block is never a limit to it.
    int ofBlock(int block, ServedUnit unit) {
        const BlockType& type = m_topology.type(block);
        if (type.rate.empty() || type.serves != unit) {
            return -1;
        }
        int& station = m_ofBlock[static_cast<std::size_t>(block)];
        if (station < 0) {
            const std::string& degraded = m_topology.block(block).degraded;
            const Catalog& catalog = m_topology.catalog();
            const double rate = catalog.fact(type.rate).si() * (degraded.empty() ? 1 : catalog.fact(degraded).si());
            const double service = unit == ServedUnit::Address ? 1 / rate : m_topology.lineBytes() / rate;
            station = add({block, -1, titleFor(type.stationTitle, m_topology, block), type.rate, service, degraded});
        }
        return station;
    }

    int ofLink(int link) {
        const Link& each = m_topology.link(link);
        if (each.capacity.empty()) {
            return -1;
        }
        int& station = m_ofLink[static_cast<std::size_t>(link)];
        if (station < 0) {
            station =
                add({-1, link, each.title, each.capacity, m_topology.lineBytes() / each.bytesPerSecond, each.degraded});
        }
        return station;
    }

private:
    int add(StationPlace place) {
        m_model.network.stations.push_back({place.title, StationType::Queueing, 1});
        m_model.places.push_back(std::move(place));
        return static_cast<int>(m_model.places.size()) - 1;
    }

    const Topology& m_topology;
    MachineNetwork& m_model;
    std::vector<int> m_ofBlock;
    std::vector<int> m_ofLink;
};

/// A processor's coherency root, and the addresses that a line takes there: it may carry more than one for a line
/// under another root.
struct Requester {
    int root = -1;
    double remoteAddresses = 1;
};

Requester requesterOf(const Topology& topology, int processor) {
    const int root = topology.coherencyRootOf(processor);
    const std::string remote = root < 0 ? std::string() : topology.type(root).remoteAddresses;
    return {root, remote.empty() ? 1 : topology.catalog().fact(remote).si()};
}

/// Calls `visit(station, times)` for the stations on the way of a line, with how many times its service one line takes.
template <class Visit>
void forStops(const Route& route, const Requester& requester, Stations& stations, const Visit& visit) {
    for (const int block : route.addressBlocks) {
        const bool remote = block == requester.root && block != route.addressBlocks.back();
        visit(stations.ofBlock(block, ServedUnit::Address), remote ? requester.remoteAddresses : 1);
    }
    for (const int block : route.dataBlocks) {
        visit(stations.ofBlock(block, ServedUnit::Line), 1);
    }
    for (const int link : route.dataLinks) {
        visit(stations.ofLink(link), 1);
    }
}

struct Visit {
    int row;
    int station;
    double demand;
};

/// How many times its service a line of a pattern takes at each station; looked up once.
class Factors {
public:
    Factors(const Topology& topology, const MachineNetwork& model) : m_topology(topology), m_model(model) {}

    void choose(const std::string& pattern) { m_known = &m_ofPattern[m_pattern = pattern]; }

    double at(int station) {
        const auto index = static_cast<std::size_t>(station);
        if (index >= m_known->size()) {
            m_known->resize(m_model.places.size(), std::numeric_limits<double>::quiet_NaN());
        }
        double& factor = (*m_known)[index];
        if (std::isnan(factor)) {
            const std::string fact = demandFactorOf(m_topology, m_pattern, m_model.places[index]);
            factor = fact.empty() ? 1 : m_topology.catalog().fact(fact).si();
        }
        return factor;
    }

private:
    const Topology& m_topology;
    const MachineNetwork& m_model;
    std::string m_pattern;
    std::map<std::string, std::vector<double>> m_ofPattern;
    std::vector<double>* m_known = nullptr;
};

/// All visits of all classes; makes the stations on the way.
std::vector<Visit> visitsOf(const Topology& topology, MachineNetwork& model) {
    Stations stations(topology, model);
    Factors factors(topology, model);
    std::vector<Visit> visits;
    for (int row = 0; row < static_cast<int>(model.classes.size()); ++row) {
        const ThreadClass& threads = model.classes[static_cast<std::size_t>(row)];
        std::map<int, double> shares; // per memory, all its latencies together
        for (const AccessShare& access : threads.accesses) {
            shares[access.memory] += access.share;
        }
        const Requester requester = requesterOf(topology, threads.processor);
        factors.choose(threads.pattern);
        for (const auto& [memory, part] : shares) {
            const double share = part;
            forStops(topology.route(threads.processor, memory), requester, stations, [&](int station, double times) {
                if (station >= 0) {
                    const double service = model.places[static_cast<std::size_t>(station)].serviceSeconds;
                    visits.push_back({row, station, share * (times * factors.at(station)) * service});
                }
            });
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

/// A processor runs one thread at a time, so threads that share it share its lines outstanding.
void addPopulations(MachineNetwork& model) {
    std::map<int, double> threadsOn;
    for (const ThreadClass& threads : model.classes) {
        threadsOn[threads.processor] += static_cast<double>(threads.threads.size());
    }
    for (const ThreadClass& threads : model.classes) {
        const double part = static_cast<double>(threads.threads.size()) / threadsOn[threads.processor];
        CustomerClass customers;
        customers.name = threads.process + " " + threads.threads.front();
        customers.population = threads.outstandingPerThread * part;
        customers.thinkTime = threads.thinkSeconds;
        model.network.classes.push_back(std::move(customers));
    }
}

} // namespace

std::string demandFactorOf(const Topology& topology, const std::string& pattern, const StationPlace& place) {
    const auto& demands = topology.machine().demands;
    const auto found = std::find_if(demands.begin(), demands.end(), [&](const PatternDemand& each) {
        return each.pattern == pattern && each.rate == place.rateFact;
    });
    return found == demands.end() ? std::string() : found->factor;
}

MachineNetwork buildNetwork(const Topology& topology, const Workload& workload) {
    MachineNetwork model;
    model.lineBytes = topology.lineBytes();
    ThreadClasses threads = threadClassesOf(topology, workload);
    model.classes = std::move(threads.running);
    model.stopped = std::move(threads.stopped);
    const std::vector<Visit> visits = visitsOf(topology, model);
    model.restOfLatency = static_cast<int>(model.places.size());
    model.places.push_back({-1, -1, "rest of the latency", "", 0, ""});
    model.network.stations.push_back({"rest of the latency", StationType::Delay, 1});
    addPopulations(model);
    Matrix& demands = model.network.demands;
    demands =
        Matrix::Zero(static_cast<Eigen::Index>(model.classes.size()), static_cast<Eigen::Index>(model.places.size()));
    for (const Visit& visit : visits) {
        demands(visit.row, visit.station) += visit.demand;
    }
    for (Eigen::Index row = 0; row < demands.rows(); ++row) {
        demands(row, model.restOfLatency) =
            restOfLatency(topology, model.classes[static_cast<std::size_t>(row)], demands.row(row).sum());
    }
    return model;
}

} // namespace boardset
