// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/ClassRow.h"

#include "boardset/analysis/ProcessData.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/topology/Capacity.h"
#include "boardset/topology/Failover.h"
#include "boardset/topology/Titles.h"
#include "boardset/workload/ProcessNumbers.h"

#include <algorithm>
#include <map>
#include <set>

namespace boardset {

namespace {

double factOf(const Topology& topology, const std::string& id) {
    return topology.catalog().fact(id).si();
}

/// Returns the block at a path; an invalid id for an empty path.
BlockId partAt(const Topology& topology, const std::string& path) {
    return path.empty() ? BlockId() : topology.at(path);
}

bool sameAccesses(const ClassRow& a, const ClassRow& b) {
    return std::equal(
        a.accesses.begin(), a.accesses.end(), b.accesses.begin(), b.accesses.end(),
        [](const auto& x, const auto& y) { return x.cost == y.cost && x.share == y.share; });
}

bool identical(const ClassRow& a, const ClassRow& b) {
    return a.processor == b.processor && a.process == b.process && a.workOperation == b.workOperation &&
           a.server == b.server && a.peer == b.peer && a.countOfEach == b.countOfEach &&
           a.arrivalsOfEach == b.arrivalsOfEach && sameAccesses(a, b);
}

/// Returns the numbers of an operation that the process sets, and the hit rates that follow from the requester's
/// capacity.
Circumstances circumstancesOf(const Topology& topology, const Process& process, const Operation& operation,
                              const OperationEnds& ends, double bytes) {
    Circumstances own;
    for (const Number& number : operation.numbers) {
        const auto set = process.numbers.find(number.id);
        if (set != process.numbers.end()) {
            own.numbers.emplace(number.id, set->second);
        } else if (!number.fits.empty() && bytes > 0) {
            double capacity = 0;
            for (const BlockId part : blocksAt(topology, topology.catalog().place(number.fits), ends))
                capacity += capacityOf(topology, part).value_or(0);
            own.numbers.emplace(number.id, std::min(1.0, capacity / bytes) / number.factor);
        }
    }
    return own;
}

void lay(Circumstances& circumstances, const DataLayout& layout) {
    circumstances.layouts = layout.layouts;
    circumstances.copies = layout.copies;
    circumstances.parts = layout.parts;
    circumstances.regionPiece = layout.pieceBytes;
}

/// Returns the accesses, by memory, of a customer that performs one operation from these ends.
std::vector<AccessShare> accessesOf(const Topology& topology, const Operation& operation, Circumstances circumstances,
                                    const OperationEnds& ends, const CustomerData& shares) {
    const CostTable& table = topology.kept<CostTable>();
    std::vector<AccessShare> accesses;
    if (shares.shares.empty()) {
        const OperationCosts& costs = table.of(operation.id, circumstances, ends.requester);
        accesses.push_back({{}, 1, &costs, costs.costsByHome(ends, {BlockId()}).front()});
        return accesses;
    }
    for (std::size_t layout = 0; layout < shares.layouts.size(); ++layout) {
        lay(circumstances, shares.layouts[layout]);
        const OperationCosts& costs = table.of(operation.id, circumstances, ends.requester);
        std::vector<BlockId> blocks;
        for (const DataShare& home : shares.shares) {
            if (home.layout == layout) {
                blocks.push_back(home.block);
                accesses.push_back({home.block, home.share, &costs});
            }
        }
        const std::vector<const Cost*> found = costs.costsByHome(ends, blocks);
        for (std::size_t i = 0; i < found.size(); ++i)
            accesses[accesses.size() - found.size() + i].cost = found[i];
    }
    if (shares.layouts.size() > 1)
        std::ranges::stable_sort(accesses, {}, &AccessShare::memory);
    return accesses;
}

/// Returns the id of the fact with the number of operations that a block can have outstanding; empty if there is no
/// such fact or no block.
std::string atOnceFactOf(const Topology& topology, const WorkOperation& part, BlockId block) {
    const Request* const request = block ? topology.type(block).request(part.operation) : nullptr;
    return request == nullptr ? std::string() : request->atOnce;
}

double atOnceOf(const Topology& topology, const Process& process, const WorkOperation& part, const std::string& fact) {
    return process.atOnce > 0 ? process.atOnce : part.one || fact.empty() ? 1 : factOf(topology, fact);
}

/// The customers of one process, sorted into classes.
class ProcessRows {
public:
    ProcessRows(const Topology& topology, const Process& process, ClassRows& rows)
        : m_topology(topology), m_process(process), m_work(topology.catalog().work(process.work)), m_rows(rows),
          m_data(topology, process) {
        for (const WorkOperation& part : m_work.operations) {
            const Operation& operation = topology.catalog().operation(part.operation);
            if (isForSize(part, process, topology))
                m_parts.push_back({&part, &operation, topology.catalog().needs(operation, PlaceBase::Server),
                                   topology.catalog().needs(operation, PlaceBase::Peer)});
        }
    }

    void add(const Customer& customer) {
        if (customer.idle)
            return;
        const CustomerData& shares = m_data.of(customer);
        const OperationEnds ends{partAt(m_topology, customer.on), BlockId(), BlockId(),
                                 partAt(m_topology, customer.server), partAt(m_topology, customer.peer)};
        std::vector<ClassRow> parts;
        for (const OperationShare& part : m_parts) {
            ClassRow row = rowOf(customer, part, ends, shares);
            if (!row.accesses.front().memory && row.costs->walk().needsHome())
                return addWithoutData(customer);
            parts.push_back(std::move(row));
        }
        const auto [hindrance, cause] = hindranceOf(parts);
        if (!hindrance.empty()) {
            m_rows.stopped.push_back({customer.name, hindrance, m_work.customer, cause, customer.count});
            return;
        }
        const std::string unknown = unknownOf(parts);
        if (!unknown.empty()) {
            m_rows.unknown.push_back({customer.name, unknown, m_work.customer, {}, customer.count});
            return;
        }
        for (ClassRow& row : parts)
            addRow(std::move(row));
    }

private:
    /// Handles a customer without data: a closed one never starts, and an open one is stopped.
    void addWithoutData(const Customer& customer) {
        if (m_work.isOpen && customer.rate > 0)
            m_rows.stopped.push_back({customer.name, "it has no data", m_work.customer, {}, customer.count});
    }

    /// One operation of the customers' work, for the size of the process; it is the same for all customers.
    struct OperationShare {
        const WorkOperation* part;
        const Operation* operation;
        bool needsServer, needsPeer;
    };

    ClassRow rowOf(const Customer& customer, const OperationShare& of, OperationEnds ends,
                   const CustomerData& shares) const {
        const WorkOperation& part = *of.part;
        const Operation& operation = *of.operation;
        ends.server = of.needsServer ? ends.server : BlockId();
        ends.peer = of.needsPeer ? ends.peer : BlockId();
        ClassRow row;
        row.process = m_process.name;
        row.threads = {customer.name};
        row.countOfEach = customer.count;
        row.processor = ends.requester;
        row.server = ends.server;
        row.peer = ends.peer;
        row.work = &m_work;
        row.workOperation = &part;
        row.background = m_process.background;
        const Circumstances own = circumstancesOf(m_topology, m_process, operation, ends, shares.bytes);
        row.accesses = accessesOf(m_topology, operation, own, ends, shares);
        row.costs = row.accesses.front().costs;
        row.bytes = operation.unit != "operation" ? row.costs->walk().pieceBytes() : 0;
        row.packetsPerRequest = row.costs->walk().pieces();
        row.atOnceFact = atOnceFactOf(m_topology, part, row.processor);
        row.outstandingPerThread = atOnceOf(m_topology, m_process, part, row.atOnceFact);
        row.arrivalsOfEach =
            m_work.isOpen ? customer.rate * customer.count * (part.share.empty() ? 1 : factOf(m_topology, part.share))
                          : 0;
        row.thinkSeconds = m_work.think.empty() ? 0 : factOf(m_topology, m_work.think);
        for (const AccessShare& access : row.accesses)
            row.zeroLoadLatencyNs += access.share * access.cost->idleNs;
        return row;
    }

    /// Returns the consequence of an obstacle for a customer, as the beginning of a sentence that names the obstacle.
    const char* meaningOf(const Obstacle& obstacle, const ClassRow& row, BlockId home) const {
        if (obstacle.part == row.peer)
            return "its messages cannot arrive: ";
        if (obstacle.part == row.processor) {
            const Role role = m_topology.block(row.processor).role;
            return role == Role::Device ? "its device " : role == Role::Processor ? "its processor " : "";
        }
        if (obstacle.part != home)
            return "a part that it needs is unavailable: ";
        const bool arePages = !home || m_topology.block(home).role == Role::Memory;
        return arePages ? "its pages are unreachable: " : "its data is unreachable: ";
    }

    /// Returns the reason without the name of the part, so that all customers with the same reason can share it.
    std::string causeOf(const Obstacle& obstacle, const ClassRow& row, BlockId home) const {
        std::string meaning = meaningOf(obstacle, row, home);
        if (obstacle.part == row.peer && obstacle.barrier == Barrier::NoPath)
            return "its messages cannot arrive, because no path to the other machine is left";
        if (obstacle.part != row.processor)
            return meaning.substr(0, meaning.find(':'));
        return meaning + (obstacle.barrier == Barrier::Lost ? "is out of service" : "is in no domain");
    }

    /// Returns the reason why a customer cannot run, first with and then without the part's name; empty if it can run.
    std::pair<std::string, std::string> hindranceOf(const std::vector<ClassRow>& parts) const {
        const BlockId on = parts.front().processor;
        if (isCutOff(m_topology, on))
            return {"no path leads from its device " + titleOf(m_topology, on) + " to memory",
                    "no path leads from its device to memory"};
        for (const ClassRow& row : parts) {
            for (const AccessShare& access : row.accesses)
                if (const Obstacle& obstacle = access.cost->obstacle)
                    return {meaningOf(obstacle, row, access.memory) + textOf(m_topology, obstacle),
                            causeOf(obstacle, row, access.memory)};
        }
        return {};
    }

    /// Returns a sentence about an operation whose time no source states; empty if all times are known.
    std::string unknownOf(const std::vector<ClassRow>& parts) const {
        for (const ClassRow& row : parts) {
            for (const AccessShare& access : row.accesses) {
                if (access.cost->totals.empty() && !row.operation().isSum) {
                    // Names types instead of blocks, so that identical customers share one sentence.
                    return "no source says how long " + withArticle(row.operation().unit) + " takes between " +
                           m_topology.type(row.processor).title + " and " +
                           m_topology.type(std::max(rootBlock, access.memory)).title;
                }
            }
        }
        return {};
    }

    void addRow(ClassRow row) {
        std::vector<std::size_t>& beside = m_rowsOn[row.processor];
        const auto twin =
            std::ranges::find_if(beside, [&](std::size_t each) { return identical(m_rows.running[each], row); });
        if (twin != beside.end()) {
            m_rows.running[*twin].threads.push_back(row.threads.front());
            return;
        }
        beside.push_back(m_rows.running.size());
        m_rows.running.push_back(std::move(row));
    }

    const Topology& m_topology;
    const Process& m_process;
    const Work& m_work;
    ClassRows& m_rows;
    ProcessData m_data;
    std::vector<OperationShare> m_parts;
    std::map<BlockId, std::vector<std::size_t>> m_rowsOn; ///< Indices of this process's running rows, by block.
};

bool asksBlock(const Topology& topology, const ClassRow& row, BlockId block) {
    const int station = topology.kept<StationTable>().ofBlock(block, false);
    return station >= 0 && std::ranges::any_of(row.accesses, [&](const AccessShare& access) {
               const auto& costs = access.cost->stations;
               return std::ranges::any_of(costs, [&](const StationCost& cost) { return cost.station == station; });
           });
}

/// True if a class keeps its own block busy, or the group of processors that contains the block. The class then queues
/// for the block instead of running in turns, and releases the block while it thinks.
bool asksOwnBlock(const Topology& topology, const ClassRow& row) {
    const BlockId holder = topology.block(row.processor).parent;
    const bool isOneOfMany = holder && topology.type(holder).serves == ServedUnit::Instruction;
    return asksBlock(topology, row, row.processor) || (isOneOfMany && asksBlock(topology, row, holder));
}

/// Stops background customers on a processor that a foreground customer never releases.
void stopShutOut(const Topology& topology, ClassRows& rows) {
    if (std::ranges::none_of(rows.running, &ClassRow::background))
        return;
    const auto holds = [&](const ClassRow& row) { // also true for calls that keep the processor itself busy: a put
        return holdsProcessor(topology, row) ||
               (topology.type(row.processor).serves == ServedUnit::Second && row.thinkSeconds == 0);
    };
    std::map<BlockId, const ClassRow*> heldBy;
    for (const ClassRow& row : rows.running)
        if (!row.background && !row.work->isOpen && topology.block(row.processor).role == Role::Processor && holds(row))
            heldBy.emplace(row.processor, &row);
    std::set<CustomerName> reported; // a customer's work may have several parts
    for (const ClassRow& row : rows.running) {
        const auto holder = row.background ? heldBy.find(row.processor) : heldBy.end();
        for (const CustomerName& name : holder == heldBy.end() ? std::vector<CustomerName>() : row.threads)
            if (reported.insert(name).second)
                rows.stopped.push_back({name,
                                        "it runs in the background, and " + holder->second->work->customer + ' ' +
                                            holder->second->threads.front().text + " occupies its processor " +
                                            titleOf(topology, row.processor),
                                        row.work->customer, "it runs in the background, and its processor is occupied",
                                        row.countOfEach});
    }
    std::erase_if(rows.running, [&](const ClassRow& row) { return row.background && heldBy.contains(row.processor); });
}

/// Returns a block on which the customers of a process run, or could run; an invalid id if there is none.
BlockId standOf(const Process& process, const Topology& topology) {
    const auto first = process.customers.empty() ? BlockId() : topology.find(process.customers.front().on);
    const Work& work = topology.catalog().work(process.work);
    for (const BlockId block : first ? std::vector{first} : topology.requesters())
        if (topology.canDo(block, work))
            return block;
    return {};
}

} // namespace

double atOnceOf(const Process& process, const Topology& topology) {
    const WorkOperation& part = workOperationOf(process, topology);
    return atOnceOf(topology, process, part, atOnceFactOf(topology, part, standOf(process, topology)));
}

double sizeOf(const Process& process, const Topology& topology) {
    const Operation& operation =
        topology.catalog().operation(topology.catalog().work(process.work).operations.front().operation);
    const Number* const size = operation.number("size");
    const auto said = size == nullptr ? std::nullopt : siOf(process, *size, topology.catalog());
    return said.value_or(topology.lineBytes());
}

bool isForSize(const WorkOperation& part, const Process& process, const Topology& topology) {
    if (part.least.empty() && part.below.empty())
        return true;
    const double size = sizeOf(process, topology);
    return (part.least.empty() || size >= factOf(topology, part.least)) &&
           (part.below.empty() || size < factOf(topology, part.below));
}

const WorkOperation& workOperationOf(const Process& process, const Topology& topology) {
    const std::vector<WorkOperation>& parts = topology.catalog().work(process.work).operations;
    const auto found =
        std::ranges::find_if(parts, [&](const WorkOperation& each) { return isForSize(each, process, topology); });
    return found == parts.end() ? parts.front() : *found;
}

std::string nounOf(const Workload& workload, const Topology& topology) {
    return workload.processes.empty() ? topology.nounIn()
                                      : topology.catalog().work(workload.processes.front().work).customer;
}

bool holdsProcessor(const Topology& topology, const ClassRow& row) {
    const auto isWaitedFor = [](const OperationStep& step) {
        return step.moves == Movement::Message && step.waits == Waits::Sequence;
    };
    const bool isCalling = topology.type(row.processor).serves == ServedUnit::Second;
    return !asksOwnBlock(topology, row) || (isCalling && std::ranges::any_of(row.operation().steps, isWaitedFor));
}

ClassRows classRowsOf(const Topology& topology, const Workload& workload) {
    ClassRows rows;
    for (const Process& process : workload.processes) {
        ProcessRows add(topology, process, rows);
        for (const Customer& customer : process.customers)
            add.add(customer);
    }
    stopShutOut(topology, rows);
    return rows;
}

} // namespace boardset
