// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/MachineNetwork.h"

#include "boardset/analysis/Packet.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace boardset {

namespace {

/// Finds stations by block and by link, and makes them as they are first met. Devices and framed links have a station
/// for each direction.
class Stations {
public:
    Stations(const Topology& topology, MachineNetwork& model)
        : m_topology(topology), m_model(model), m_ofBlock(2 * topology.blocks().size(), -1),
          m_ofLink(2 * topology.links().size(), -1) {}

    /// The station of a block that serves `unit`; -1 if the block is never a limit to it.
    int ofBlock(int block, ServedUnit unit, Direction direction) {
        const BlockType& type = m_topology.type(block);
        if (type.rate.empty() || type.serves != unit) {
            return -1;
        }
        const bool isWrite = type.dma && direction == Direction::Write;
        int& station = m_ofBlock[2 * static_cast<std::size_t>(block) + (isWrite ? 1 : 0)];
        if (station < 0) {
            StationPlace place;
            place.block = block;
            place.title = titleFor(type.stationTitle, m_topology, block);
            place.title += !type.dma ? "" : isWrite ? ", writing" : ", reading";
            place.rateFact = type.rate;
            place.serves = unit;
            place.degraded = m_topology.block(block).degraded;
            place.rate = rateOf(place);
            station = add(std::move(place));
        }
        return station;
    }

    int ofLink(int link, bool isUpstream) {
        const Link& each = m_topology.link(link);
        if (each.capacity.empty()) {
            return -1;
        }
        int& station = m_ofLink[2 * static_cast<std::size_t>(link) + (isUpstream ? 1 : 0)];
        if (station < 0) {
            StationPlace place;
            place.link = link;
            place.title = each.title;
            place.title += each.framing.empty() ? "" : isUpstream ? ", upstream" : ", downstream";
            place.rateFact = each.capacity;
            place.degraded = each.degraded;
            place.framing = each.framing;
            place.isUpstream = isUpstream;
            place.rate = each.bytesPerSecond;
            station = add(std::move(place));
        }
        return station;
    }

private:
    double rateOf(const StationPlace& place) const {
        const Catalog& catalog = m_topology.catalog();
        return catalog.fact(place.rateFact).si() * (place.degraded.empty() ? 1 : catalog.fact(place.degraded).si());
    }

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
struct AddressDemand {
    int root = -1;
    double remoteAddresses = 1;
};

AddressDemand addressDemandOf(const Topology& topology, int processor) {
    const int root = topology.coherencyRootOf(processor);
    const std::string remote = root < 0 ? std::string() : topology.type(root).remoteAddresses;
    return {root, remote.empty() ? 1 : topology.catalog().fact(remote).si()};
}

/// Calls `visit(station, times)` for the stations on the way of a line or packet, with how many times its service it
/// takes. Both directions of a framed link are on the way.
template <class Visit>
void forStops(const Topology& topology, const Route& route, const ThreadClass& threads, Stations& stations,
              const AddressDemand& addresses, const Visit& visit) {
    for (const int block : route.addressBlocks) {
        const bool remote = block == addresses.root && block != route.addressBlocks.back();
        visit(stations.ofBlock(block, ServedUnit::Address, threads.direction), remote ? addresses.remoteAddresses : 1);
    }
    for (const int block : route.dataBlocks) {
        visit(stations.ofBlock(block, ServedUnit::Line, threads.direction), 1);
    }
    for (const int link : route.dataLinks) {
        visit(stations.ofLink(link, false), 1);
        if (!topology.link(link).framing.empty()) {
            visit(stations.ofLink(link, true), 1);
        }
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
        const AddressDemand addresses = addressDemandOf(topology, threads.processor);
        factors.choose(threads.pattern);
        for (const auto& [memory, part] : shares) {
            const double share = part;
            const Route& route = topology.route(threads.processor, memory);
            forStops(topology, route, threads, stations, addresses, [&](int station, double times) {
                if (station >= 0) {
                    const StationPlace& place = model.places[static_cast<std::size_t>(station)];
                    const double service = serviceSecondsOf(topology.catalog(), place, threads);
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

/// Of each class: the delay that is left of the latency, and the time from the first packet of a request to its last,
/// at the pace of the slowest part on the way.
void addDelays(const Topology& topology, MachineNetwork& model) {
    Matrix& demands = model.network.demands;
    for (Eigen::Index row = 0; row < demands.rows(); ++row) {
        ThreadClass& threads = model.classes[static_cast<std::size_t>(row)];
        const double service = demands.row(row).sum();
        if (threads.direction == Direction::Write) {
            threads.zeroLoadLatencyNs = service * 1e9;
        }
        threads.restOfRequestSeconds = (threads.packetsPerRequest - 1) * demands.row(row).maxCoeff();
        demands(row, model.restOfLatency) =
            threads.direction == Direction::Write ? 0 : restOfLatency(topology, threads, service);
    }
}

/// A processor runs one thread at a time, so threads that share it share its lines outstanding; streams of one device
/// have their own requests each.
void addPopulations(MachineNetwork& model) {
    std::map<int, double> threadsOn;
    for (const ThreadClass& threads : model.classes) {
        threadsOn[threads.processor] += static_cast<double>(threads.threads.size());
    }
    for (const ThreadClass& threads : model.classes) {
        const auto count = static_cast<double>(threads.threads.size());
        const bool shared = threads.requester == Requester::Processor;
        CustomerClass customers;
        customers.name = threads.process + " " + threads.threads.front();
        customers.population = shared ? threads.outstandingPerThread * (count / threadsOn[threads.processor])
                                      : threads.outstandingPerThread * threads.packetsPerRequest * count;
        customers.thinkTime = threads.thinkSeconds + threads.restOfRequestSeconds;
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

double serviceSecondsOf(const Catalog& catalog, const StationPlace& place, const ThreadClass& threads) {
    if (place.serves == ServedUnit::Address) {
        return 1 / place.rate;
    }
    const double bytes =
        place.framing.empty() ? threads.bytes : wireBytesOf(catalog, place.framing, threads, place.isUpstream);
    return bytes / place.rate;
}

MachineNetwork buildNetwork(const Topology& topology, const Workload& workload) {
    MachineNetwork model;
    ThreadClasses threads = threadClassesOf(topology, workload);
    model.classes = std::move(threads.running);
    model.stopped = std::move(threads.stopped);
    const std::vector<Visit> visits = visitsOf(topology, model);
    model.restOfLatency = static_cast<int>(model.places.size());
    StationPlace& rest = model.places.emplace_back();
    rest.title = "rest of the latency";
    model.network.stations.push_back({rest.title, StationType::Delay, 1});
    Matrix& demands = model.network.demands;
    demands =
        Matrix::Zero(static_cast<Eigen::Index>(model.classes.size()), static_cast<Eigen::Index>(model.places.size()));
    for (const Visit& visit : visits) {
        demands(visit.row, visit.station) += visit.demand;
    }
    addDelays(topology, model);
    addPopulations(model);
    return model;
}

} // namespace boardset
