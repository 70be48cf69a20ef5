// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/MachineNetwork.h"

#include "boardset/analysis/SequentialStreams.h"
#include "boardset/text/Message.h"
#include "boardset/topology/InterleavedMemories.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <string_view>
#include <tuple>
#include <utility>

namespace boardset {

namespace {

/// The stations in use, in the order in which they are first used.
class VisitedStations {
public:
    VisitedStations(const StationTable& table, MachineNetwork& model)
        : m_table(table), m_model(model), m_at(table.size(), -1) {}

    int at(int station) {
        int& index = m_at[static_cast<std::size_t>(station)];
        if (index < 0) {
            index = static_cast<int>(m_model.locations.size());
            const StationLocation& place = m_table.at(station);
            m_model.locations.push_back(place);
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

/// Numbers the stations in an order that depends on the blocks and work of the classes, but not on the order of the
/// classes.
/// Among equally busy stations, the first one is reported.
void meetInOrder(const MachineNetwork& model, VisitedStations& met) {
    std::vector<const ClassRow*> rows;
    for (const ClassRow& row : model.classes)
        rows.push_back(&row);
    const auto place = [](const ClassRow& row) {
        return std::tuple(row.processor, std::string_view(row.operation().id), row.server, row.peer);
    };
    std::ranges::stable_sort(rows, [&](const ClassRow* a, const ClassRow* b) {
        const auto one = place(*a);
        const auto other = place(*b);
        return one != other ? one < other
                            : std::ranges::lexicographical_compare(a->accesses, b->accesses, {}, &AccessShare::memory,
                                                                   &AccessShare::memory);
    });
    for (const auto asked : {&Cost::stations, &Cost::posted})
        for (const ClassRow* const row : rows)
            for (const AccessShare& access : row->accesses)
                for (const StationCost& each : access.cost->*asked)
                    met.at(each.station);
}

/// The demand of one class at one station.
struct ClassDemand {
    int at; ///< Index of the station in the network.
    double seconds = 0;
    double services = 0;
    /// Share of accesses that visit this station or a station that takes turns with it; 0 if not counted.
    double visits = 0;
    int order = 0; ///< Position of the station on the route of the class.
};

/// Adds up the demands of one class at a time.
class ClassDemands {
public:
    ClassDemands(const Topology& topology, VisitedStations& met)
        : m_interleaved(topology.kept<InterleavedMemories>()), m_met(met),
          m_location(topology.kept<StationTable>().size(), -1) {}

    /// Returns the awaited or the posted demands of a class, with one entry per station, in the order of the network.
    std::vector<ClassDemand> of(const ClassRow& row, const std::vector<StationCost> Cost::*asked) {
        std::vector<ClassDemand> asks;
        for (const AccessShare& access : row.accesses) {
            if ((access.cost->*asked).empty())
                continue;
            // Accesses to interleaved lines visit the memories in turn, not at random.
            const std::size_t inTurn = access.memory ? m_interleaved.of(access.memory).size() : 0;
            const double visits = access.share * static_cast<double>(std::max<std::size_t>(1, inTurn));
            for (const StationCost& cost : access.cost->*asked) {
                int& place = m_location[static_cast<std::size_t>(cost.station)];
                if (place < 0) {
                    place = static_cast<int>(asks.size());
                    asks.push_back({.at = m_met.at(cost.station), .order = place});
                    m_stations.push_back(cost.station);
                }
                ClassDemand& ask = asks[static_cast<std::size_t>(place)];
                ask.seconds += access.share * cost.seconds;
                ask.services += access.share * cost.services;
                ask.visits += visits;
            }
        }
        for (const int station : m_stations)
            m_location[static_cast<std::size_t>(station)] = -1;
        m_stations.clear();
        return inOrder(asks);
    }

private:
    /// Sorts demands by station index. Visits every index instead of comparing demands, because a class uses many of
    /// the stations.
    std::vector<ClassDemand> inOrder(const std::vector<ClassDemand>& asks) {
        std::size_t end = 0;
        for (std::size_t i = 0; i < asks.size(); ++i) {
            const auto at = static_cast<std::size_t>(asks[i].at);
            end = std::max(end, at + 1);
            m_order.resize(std::max(m_order.size(), end), -1);
            m_order[at] = static_cast<int>(i);
        }
        std::vector<ClassDemand> sorted;
        sorted.reserve(asks.size());
        for (std::size_t at = 0; at < end; ++at)
            if (const int i = std::exchange(m_order[at], -1); i >= 0)
                sorted.push_back(asks[static_cast<std::size_t>(i)]);
        return sorted;
    }

    const InterleavedMemories& m_interleaved;
    VisitedStations& m_met;
    /// Position of each station in the list of the current class, by index in the StationTable; -1 if absent.
    std::vector<int> m_location;
    std::vector<int> m_stations; ///< StationTable indices of the stations in the list of the current class.
    /// Position of each station in the list of the current class, by index in the network; -1 if absent.
    std::vector<int> m_order;
};

/// The demands of all classes at all stations.
struct DemandsOfAll {
    Visits seconds;
    std::vector<double> visitRatios, services; ///< [visit]
    std::vector<int> order;                    ///< [visit]

    void add(const ClassDemand& ask) {
        seconds.add(ask.at, ask.seconds);
        // if visits are not counted, every access visits the station
        visitRatios.push_back(ask.visits > 0 ? std::min(1.0, ask.visits) : 1);
        services.push_back(ask.services);
        order.push_back(ask.order);
    }
};

DemandsOfAll asksOf(const MachineNetwork& model, VisitedStations& met, const std::vector<StationCost> Cost::*asked) {
    ClassDemands asking(*model.topology, met);
    DemandsOfAll all;
    for (const ClassRow& row : model.classes) {
        for (const ClassDemand& ask : asking.of(row, asked))
            if (ask.seconds != 0)
                all.add(ask);
        all.seconds.endRow();
    }
    return all;
}

/// Adds a station that belongs to no part of the machine.
int addOwnStation(MachineNetwork& model, std::string title, StationType type) {
    StationLocation& place = model.locations.emplace_back();
    place.title = std::move(title);
    model.stations.push_back(-1);
    place.serviceCv2 = 0; // the service time is constant: the rest of a published time, or the time at one part
    model.network.stations.push_back({place.title, type, 1, place.serviceCv2});
    return static_cast<int>(model.locations.size()) - 1;
}

/// Returns the published latency minus the service time on the route, a remainder that causes no queueing.
/// The latency was measured on a machine without failures.
/// Where parts have failed, the remaining parts may need more time.
double restOfLatency(const Topology& topology, const ClassRow& row, double serviceSeconds) {
    const double rest = row.zeroLoadLatencyNs * 1e-9 - serviceSeconds;
    if (rest < 0 && !topology.configuration().failed.empty())
        return 0;
    if (rest < 0) {
        throw TopologyError(
            Message{"machine {machine}: the service demands between {processor} and its pages exceed "
                    "the published latency; correct the facts",
                    {{"machine", topology.machine().id}, {"processor", topology.block(row.processor).path}}});
    }
    return rest;
}

/// Bound for streams that use one part after another: the station, and the seconds at that station.
/// See SequentialStreams.h.
struct StreamBound {
    int station = -1; ///< Index of the station that represents the bound; -1 if there is no bound.
    double seconds = 0;
};

std::vector<StreamBound> streamBoundsOf(MachineNetwork& model) {
    std::vector<StreamBound> runs(model.classes.size());
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const ClassRow& row = model.classes[i];
        const double seconds = streamTimeOf(*model.topology, row).seconds();
        if (seconds == 0)
            continue;
        runs[i] = {addOwnStation(model,
                                 Message{"sequential array access of {process}", {{"process", row.process.text}}},
                                 StationType::Queueing),
                   seconds};
        model.locations.back().block = row.processor; // the block at which the diagram shows the station
    }
    return runs;
}

/// Adds the demands on parts, the demands of sequential streams, and the remaining delay in the latency of each class.
/// Also sets the time from the first piece of an operation to the last, at the pace of the slowest part on the route.
void addDemands(const Topology& topology, MachineNetwork& model, const DemandsOfAll& asks,
                const std::vector<StreamBound>& runs) {
    Network& network = model.network;
    network.demands.columns = static_cast<Eigen::Index>(model.locations.size());
    const std::size_t most = asks.services.size() + 2 * model.classes.size();
    network.demands.column.reserve(most);
    for (std::vector<double>* const list : {&network.demands.value, &network.visitRatios, &network.services})
        list->reserve(most);
    network.order.reserve(most);
    const auto add = [&](int at, double seconds, double visits, double services, int order) {
        network.demands.add(at, seconds);
        network.visitRatios.push_back(visits);
        network.services.push_back(services);
        network.order.push_back(order);
    };
    for (std::size_t c = 0; c < model.classes.size(); ++c) {
        ClassRow& row = model.classes[c];
        const auto at = static_cast<Eigen::Index>(c);
        for (Eigen::Index i = asks.seconds.begin(at); i < asks.seconds.end(at); ++i)
            add(asks.seconds.column[std::size_t(i)], asks.seconds.value[std::size_t(i)],
                asks.visitRatios[std::size_t(i)], asks.services[std::size_t(i)], asks.order[std::size_t(i)]);
        if (runs[c].station >= 0)
            add(runs[c].station, runs[c].seconds, 1, 0, lastOfAll);
        network.demands.endRow();
        double delay = 0;
        for (const AccessShare& access : row.accesses)
            delay += access.share * access.cost->delaySeconds;
        row.restOfRequestSeconds = restOfOperationSeconds(model, network, c);
        const double rest = row.operation().isSum ? delay : restOfLatency(topology, row, network.demands.sumOf(at));
        if (rest != 0) {
            network.demands.reopenRow();
            add(model.restOfLatency, rest, 1, 0, lastOfAll);
            network.demands.endRow();
        }
    }
}

/// Sets the populations of the classes. A processor runs one thread at a time, so threads that share a processor also
/// share the processor's outstanding operations. Each customer of a device has outstanding operations of its own.
void addPopulations(const Topology& topology, MachineNetwork& model) {
    /// The customers on one processor.
    /// Foreground and background are separate: background customers never delay foreground ones.
    struct ProcessorOccupants {
        double customers = 0;
        /// True if a customer occupies the processor during memory accesses, so that all customers are time-shared.
        bool waits = false;
    };
    std::map<std::pair<BlockId, bool>, ProcessorOccupants> on;
    const auto standing = [&](const ClassRow& row) -> ProcessorOccupants& {
        return on[{row.processor, row.background}];
    };
    for (std::size_t i = 0; i < model.classes.size(); ++i) {
        const ClassRow& row = model.classes[i];
        if (topology.block(row.processor).role == Role::Processor && !row.work->isOpen) {
            standing(row).customers += row.count();
            standing(row).waits = standing(row).waits || holdsProcessor(topology, row);
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
            const ProcessorOccupants& all = standing(row);
            const double turns = all.waits ? row.count() / all.customers : row.count();
            customers.population = row.customersPerThread() * turns;
            customers.thinkTime = row.thinkSeconds + row.restOfRequestSeconds;
        }
        model.network.classes.push_back(std::move(customers));
    }
}

/// Sets exponential service for time-shared stations.
/// With time sharing, only the mean of the service time matters (Baskett et al., 1975).
void divideTimes(MachineNetwork& model) {
    const Visits& demands = model.network.demands;
    std::vector<int> askedBy(model.network.stations.size());
    for (const std::int32_t station : demands.column)
        ++askedBy[static_cast<std::size_t>(station)];
    for (std::size_t s = 0; s < askedBy.size(); ++s)
        if (model.locations[s].isDivided && askedBy[s] > 1)
            model.network.stations[s].serviceCv2 = 1;
}

/// Returns the maximum posted work in flight of each class.
/// For a class that does one operation at a time, this is the limit of its block.
Vector windowsOf(const MachineNetwork& model) {
    Vector windows = Vector::Zero(static_cast<Eigen::Index>(model.classes.size()));
    for (std::size_t i = 0; i < model.classes.size(); ++i) {
        const ClassRow& row = model.classes[i];
        if (row.workOperation->one && !row.atOnceFact.empty() && !row.work->isOpen)
            windows[static_cast<Eigen::Index>(i)] = model.topology->catalog().fact(row.atOnceFact).si() *
                                                    model.network.classes[i].population / row.outstandingPerThread;
    }
    return windows;
}

} // namespace

int slowestStationOf(const Network& network, std::size_t of) {
    int slowest = -1;
    double longest = 0;
    const auto row = static_cast<Eigen::Index>(of);
    for (Eigen::Index i = network.demands.begin(row); i < network.demands.end(row); ++i) {
        const Station& station = network.stations[static_cast<std::size_t>(network.demands.at(i))];
        const double seconds = network.demands.value[static_cast<std::size_t>(i)] / station.servers;
        if (isQueueing(station) && seconds > longest) {
            slowest = static_cast<int>(network.demands.at(i));
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

double MachineNetwork::customerCount() const {
    return std::accumulate(
        classes.begin(), classes.end(), 0.0, [](double sum, const ClassRow& each) { return sum + each.count(); });
}

double MachineNetwork::postedAt(std::size_t row, int station) const {
    return posted.isEmpty() ? 0 : posted.demands(static_cast<Eigen::Index>(row), station);
}

MachineNetwork buildNetwork(const Topology& topology, const Workload& workload) {
    MachineNetwork model;
    model.topology = topology.shared_from_this();
    ClassRows rows = classRowsOf(topology, workload);
    model.classes = std::move(rows.running);
    model.stopped = std::move(rows.stopped);
    model.unknown = std::move(rows.unknown);
    VisitedStations met(topology.kept<StationTable>(), model);
    meetInOrder(model, met);
    const DemandsOfAll asks = asksOf(model, met, &Cost::stations);
    DemandsOfAll posted = asksOf(model, met, &Cost::posted);
    const std::vector<StreamBound> runs = streamBoundsOf(model);
    model.restOfLatency = addOwnStation(model, Message{"remaining latency"}, StationType::Delay);
    addDemands(topology, model, asks, runs);
    divideTimes(model);
    addPopulations(topology, model);
    if (posted.seconds.size() > 0) {
        posted.seconds.columns = model.network.demands.columns;
        model.posted = {std::move(posted.seconds), std::move(posted.order), windowsOf(model), model.restOfLatency};
    }
    return model;
}

} // namespace boardset
