// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/MachineNetwork.h"

#include "boardset/topology/Titles.h"

#include <algorithm>
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

/// A station on the way of a line, and how many times its service one line takes.
struct Stop {
    int station;
    double times;
};

/// Addresses that a line takes at a block on its way: a root may carry more than one for a line under another root.
double addressesAt(const Topology& topology, int block, const Route& route) {
    const std::string& remote = topology.type(block).remoteAddresses;
    const bool requester = block == topology.coherencyRootOf(route.addressBlocks.front());
    const bool home = block == route.addressBlocks.back();
    return remote.empty() || home || !requester ? 1 : topology.catalog().fact(remote).si();
}

std::vector<Stop> stopsOn(const Route& route, const Topology& topology, Stations& stations) {
    std::vector<Stop> stops;
    const auto visit = [&](int station, double times) {
        if (station >= 0) {
            stops.push_back({station, times});
        }
    };
    for (const int block : route.addressBlocks) {
        visit(stations.ofBlock(block, ServedUnit::Address), addressesAt(topology, block, route));
    }
    for (const int block : route.dataBlocks) {
        visit(stations.ofBlock(block, ServedUnit::Line), 1);
    }
    for (const int link : route.dataLinks) {
        visit(stations.ofLink(link), 1);
    }
    return stops;
}

struct Visit {
    int row;
    int station;
    double demand;
};

double factorFor(const Topology& topology, const std::string& pattern, const StationPlace& place) {
    const std::string factor = demandFactorOf(topology, pattern, place);
    return factor.empty() ? 1 : topology.catalog().fact(factor).si();
}

/// All visits of all classes; makes the stations on the way.
std::vector<Visit> visitsOf(const Topology& topology, MachineNetwork& model) {
    Stations stations(topology, model);
    std::vector<Visit> visits;
    for (int row = 0; row < static_cast<int>(model.classes.size()); ++row) {
        const ThreadClass& threads = model.classes[static_cast<std::size_t>(row)];
        std::map<int, double> shares; // per memory, all its latencies together
        for (const AccessShare& access : threads.accesses) {
            shares[access.memory] += access.share;
        }
        for (const auto& [memory, share] : shares) {
            for (const Stop& stop : stopsOn(topology.route(threads.processor, memory), topology, stations)) {
                const StationPlace& place = model.places[static_cast<std::size_t>(stop.station)];
                const double times = stop.times * factorFor(topology, threads.pattern, place);
                visits.push_back({row, stop.station, share * times * place.serviceSeconds});
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
