// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/MachineNetwork.h"

#include "boardset/topology/Locality.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <map>

namespace boardset {

namespace {

/// Pages per memory of the regions that a thread uses.
std::map<std::string, int> pagesUsed(const Process& process, const Thread& thread) {
    std::map<std::string, int> pages;
    for (const Region& region : process.regions) {
        const auto& names = thread.regions;
        if (names.empty() || std::find(names.begin(), names.end(), region.name) != names.end()) {
            for (const auto& [memory, count] : region.pagesIn) {
                pages[memory] += count;
            }
        }
    }
    return pages;
}

int blockAt(const Topology& topology, const std::string& path) {
    const auto block = topology.find(path);
    if (!block) {
        throw TopologyError("machine " + topology.machine().id + ": no part '" + path + "'");
    }
    return *block;
}

/// Each page is used alike, so a memory's share is its share of the pages.
std::vector<AccessShare> accessesOf(const Topology& topology, int processor, const std::map<std::string, int>& pages) {
    double total = 0;
    for (const auto& [path, count] : pages) {
        total += count;
    }
    std::vector<AccessShare> accesses;
    for (const auto& [path, count] : pages) {
        const int memory = blockAt(topology, path);
        accesses.push_back({memory, count / total, localityOf(topology, processor, memory).id,
                            zeroLoadLatencyNs(topology, processor, memory)});
    }
    return accesses;
}

bool sameAccesses(const ThreadClass& a, const ThreadClass& b) {
    return std::equal(a.accesses.begin(), a.accesses.end(), b.accesses.begin(), b.accesses.end(),
                      [](const auto& x, const auto& y) { return x.memory == y.memory && x.share == y.share; });
}

bool identical(const ThreadClass& a, const ThreadClass& b) {
    return a.process == b.process && a.processor == b.processor && a.pattern == b.pattern && sameAccesses(a, b);
}

std::vector<ThreadClass> classesOf(const Topology& topology, const Workload& workload) {
    std::vector<ThreadClass> classes;
    for (const Process& process : workload.processes) {
        const AccessPattern& pattern = topology.catalog().pattern(process.pattern);
        for (const Thread& thread : process.threads) {
            const auto pages = pagesUsed(process, thread);
            if (pages.empty()) {
                continue;
            }
            ThreadClass next;
            next.process = process.name;
            next.threads = {thread.name};
            next.processor = blockAt(topology, thread.processor);
            next.pattern = process.pattern;
            next.outstandingPerThread = topology.catalog().fact(pattern.outstanding).si();
            next.accesses = accessesOf(topology, next.processor, pages);
            for (const AccessShare& access : next.accesses) {
                next.zeroLoadLatencyNs += access.share * access.latencyNs;
            }
            const auto twin = std::find_if(classes.begin(), classes.end(),
                                           [&](const ThreadClass& each) { return identical(each, next); });
            if (twin == classes.end()) {
                classes.push_back(std::move(next));
            } else {
                twin->threads.push_back(thread.name);
            }
        }
    }
    return classes;
}

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
            const double rate = m_topology.catalog().fact(type.rate).si();
            const double service = unit == ServedUnit::Address ? 1 / rate : m_topology.lineBytes() / rate;
            station = add({block, -1, titleFor(type.stationTitle, m_topology, block), type.rate, service});
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
            station = add({-1, link, each.title, each.capacity, m_topology.lineBytes() / each.bytesPerSecond});
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

/// The stations that one transfer visits, once each.
std::vector<int> visitsOn(const Route& route, Stations& stations) {
    std::vector<int> visits;
    const auto visit = [&](int station) {
        if (station >= 0) {
            visits.push_back(station);
        }
    };
    for (const int block : route.addressBlocks) {
        visit(stations.ofBlock(block, ServedUnit::Address));
    }
    for (const int block : route.dataBlocks) {
        visit(stations.ofBlock(block, ServedUnit::Line));
    }
    for (const int link : route.dataLinks) {
        visit(stations.ofLink(link));
    }
    return visits;
}

struct Visit {
    int row;
    int station;
    double demand;
};

/// All visits of all classes; makes the stations on the way.
std::vector<Visit> visitsOf(const Topology& topology, MachineNetwork& model) {
    Stations stations(topology, model);
    std::vector<Visit> visits;
    for (int row = 0; row < static_cast<int>(model.classes.size()); ++row) {
        const ThreadClass& threads = model.classes[static_cast<std::size_t>(row)];
        for (const AccessShare& access : threads.accesses) {
            for (const int station : visitsOn(topology.route(threads.processor, access.memory), stations)) {
                const double service = model.places[static_cast<std::size_t>(station)].serviceSeconds;
                visits.push_back({row, station, access.share * service});
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
        model.network.classes.push_back(std::move(customers));
    }
}

} // namespace

MachineNetwork buildNetwork(const Topology& topology, const Workload& workload) {
    MachineNetwork model;
    model.lineBytes = topology.lineBytes();
    model.classes = classesOf(topology, workload);
    const std::vector<Visit> visits = visitsOf(topology, model);
    model.restOfLatency = static_cast<int>(model.places.size());
    model.places.push_back({-1, -1, "rest of the latency", "", 0});
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
