// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/ClassRow.h"

#include "boardset/analysis/ProcessData.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
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

/// True if the given part of a work applies to operations of the size that the process uses.
bool isForSize(const WorkOperation& part, const Process& process, const Topology& topology) {
    if (part.least.empty() && part.below.empty())
        return true;
    const double size = sizeOf(process, topology);
    return (part.least.empty() || size >= factOf(topology, part.least)) &&
           (part.below.empty() || size < factOf(topology, part.below));
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

/// Returns those numeric parameters of an operation that the process sets, and the hit rates that are derived from
/// the capacity of the parts at a place (Number::fits).
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

/// Returns the accesses of a customer that performs one operation from the given ends, one entry for each memory.
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

/// Returns the id of the fact that gives the number of outstanding operations of a block.
/// Empty if there is no such fact or no block.
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
        if (!hindrance.isEmpty()) {
            m_rows.stopped.push_back({customer.name, hindrance, m_work.customer, cause, customer.count});
            return;
        }
        const Message unknown = unknownOf(parts);
        if (!unknown.isEmpty()) {
            m_rows.unknown.push_back({customer.name, unknown, m_work.customer, {}, customer.count});
            return;
        }
        for (ClassRow& row : parts)
            addRow(std::move(row));
    }

private:
    /// Handles a customer without data: a closed customer never starts, and an open customer is stopped.
    void addWithoutData(const Customer& customer) {
        if (m_work.isOpen && customer.rate > 0)
            m_rows.stopped.push_back({customer.name,
                                      {"it has no data|they have no data", {{"n", 1}}},
                                      m_work.customer,
                                      {},
                                      customer.count,
                                      StopKind::NoData});
    }

    /// An operation of the customers' work, for the size that the process uses; identical for all customers of the
    /// process.
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

    /// Returns a clause about the effect of an obstacle on a customer, with and without the name of the part. Several
    /// customers can share the clause without the name.
    std::pair<Message, Message> hindranceBy(const Obstacle& obstacle, const ClassRow& row, BlockId home) const {
        const std::vector<std::pair<std::string, Argument>> one{{"n", 1}};
        const std::vector<std::pair<std::string, Argument>> why{{"n", 1}, {"obstacle", textOf(m_topology, obstacle)}};
        const bool isLost = obstacle.barrier == Barrier::Lost;
        if (obstacle.part == row.peer)
            return {Message{"its messages cannot arrive: {obstacle}|their messages cannot arrive: {obstacle}", why},
                    Message{obstacle.barrier == Barrier::NoPath
                                ? "its messages cannot arrive, because no path to the other machine is left|their "
                                  "messages cannot arrive, because no path to the other machine is left"
                                : "its messages cannot arrive|their messages cannot arrive",
                            one}};
        if (obstacle.part == row.processor) {
            const Role role = m_topology.block(row.processor).role;
            if (role == Role::Device)
                return {Message{"its device {obstacle}|their device {obstacle}", why},
                        Message{isLost ? "its device is out of service|their devices are out of service"
                                       : "its device is in no domain|their devices are in no domain",
                                one}};
            if (role == Role::Processor)
                return {Message{"its processor {obstacle}|their processor {obstacle}", why},
                        Message{isLost ? "its processor is out of service|their processors are out of service"
                                       : "its processor is in no domain|their processors are in no domain",
                                one}};
            return {Message{"{obstacle}", why},
                    Message{isLost ? "the part on which it runs is out of service|the parts on which they run are out "
                                     "of service"
                                   : "the part on which it runs is in no domain|the parts on which they run are in no "
                                     "domain",
                            one}};
        }
        if (obstacle.part != home)
            return {Message{"a part that it needs is unavailable: {obstacle}|a part that they need is unavailable: "
                            "{obstacle}",
                            why},
                    Message{"a part that it needs is unavailable|a part that they need is unavailable", one}};
        if (!home || m_topology.block(home).role == Role::Memory)
            return {Message{"its pages are unreachable: {obstacle}|their pages are unreachable: {obstacle}", why},
                    Message{"its pages are unreachable|their pages are unreachable", one}};
        return {Message{"its data is unreachable: {obstacle}|their data is unreachable: {obstacle}", why},
                Message{"its data is unreachable|their data is unreachable", one}};
    }

    /// Returns the reason why a customer can't run, with and without the name of the part; both are empty if the
    /// customer can run.
    std::pair<Message, Message> hindranceOf(const std::vector<ClassRow>& parts) const {
        const BlockId on = parts.front().processor;
        if (isCutOff(m_topology, on))
            return {Message{"no path leads from its device {device} to memory|no path leads from their device {device} "
                            "to memory",
                            {{"n", 1}, {"device", titleOf(m_topology, on)}}},
                    Message{"no path leads from its device to memory|no path leads from their devices to memory",
                            {{"n", 1}}}};
        for (const ClassRow& row : parts) {
            for (const AccessShare& access : row.accesses)
                if (const Obstacle& obstacle = access.cost->obstacle)
                    return hindranceBy(obstacle, row, access.memory);
        }
        return {};
    }

    /// Returns a sentence about an operation for which no source gives a time; empty if all times are known.
    Message unknownOf(const std::vector<ClassRow>& parts) const {
        for (const ClassRow& row : parts) {
            for (const AccessShare& access : row.accesses) {
                if (access.cost->totals.empty() && !row.operation().isSum) {
                    // Names types instead of blocks, so that identical customers have the same sentence.
                    return {"no source says how long {operation} takes between {from} and {to}",
                            {{"operation", withArticle(row.operation().unit)},
                             {"from", m_topology.type(row.processor).title},
                             {"to", m_topology.type(std::max(rootBlock, access.memory)).title}}};
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
    /// Indices of the rows of this process that are running, keyed by block.
    std::map<BlockId, std::vector<std::size_t>> m_rowsOn;
};

bool asksBlock(const Topology& topology, const ClassRow& row, BlockId block) {
    const int station = topology.kept<StationTable>().ofBlock(block, false);
    return station >= 0 && std::ranges::any_of(row.accesses, [&](const AccessShare& access) {
               const auto& costs = access.cost->stations;
               return std::ranges::any_of(costs, [&](const StationCost& cost) { return cost.station == station; });
           });
}

/// True if a class has demands on the block on which it runs, or on the group of processors that contains this block.
/// The class then queues for the block instead of being time-shared, and releases the block during its think time.
bool asksOwnBlock(const Topology& topology, const ClassRow& row) {
    const BlockId holder = topology.block(row.processor).parent;
    const bool isOneOfMany = holder && topology.type(holder).serves == ServedUnit::Instruction;
    return asksBlock(topology, row, row.processor) || (isOneOfMany && asksBlock(topology, row, holder));
}

/// Stops background customers on processors that a foreground customer never releases.
void stopShutOut(const Topology& topology, ClassRows& rows) {
    if (std::ranges::none_of(rows.running, &ClassRow::background))
        return;
    // also true for calls, such as a put, that keep the processor itself busy
    const auto holds = [&](const ClassRow& row) {
        return holdsProcessor(topology, row) ||
               (topology.type(row.processor).serves == ServedUnit::Second && row.thinkSeconds == 0);
    };
    std::map<BlockId, const ClassRow*> heldBy;
    for (const ClassRow& row : rows.running)
        if (!row.background && !row.work->isOpen && topology.block(row.processor).role == Role::Processor && holds(row))
            heldBy.emplace(row.processor, &row);
    std::set<CustomerName> reported; // avoids duplicates, because a customer's work may have several parts
    for (const ClassRow& row : rows.running) {
        const auto holder = row.background ? heldBy.find(row.processor) : heldBy.end();
        for (const CustomerName& name : holder == heldBy.end() ? std::vector<CustomerName>() : row.threads)
            if (reported.insert(name).second)
                rows.stopped.push_back(
                    {name,
                     Message{"it runs in the background, and {customer} {name} occupies its processor {processor}|they "
                             "run in the background, and {customer} {name} occupies their processor {processor}",
                             {{"n", 1},
                              {"customer", noun(holder->second->work->customer)},
                              {"name", holder->second->threads.front().text},
                              {"processor", titleOf(topology, row.processor)}}},
                     row.work->customer,
                     Message{"it runs in the background, and its processor is occupied|they run in the background, and "
                             "their processors are occupied",
                             {{"n", 1}}},
                     row.countOfEach, StopKind::NoCapacity});
    }
    std::erase_if(rows.running, [&](const ClassRow& row) { return row.background && heldBy.contains(row.processor); });
}

/// Returns a block on which the customers of a process run or could run; an invalid id if there is no such block.
BlockId standOf(const Process& process, const Topology& topology) {
    const auto first = process.customers.empty() ? BlockId() : topology.find(process.customers.front().on);
    const Work& work = topology.catalog().work(process.work);
    for (const BlockId block : first ? std::vector{first} : topology.requesters())
        if (topology.canDo(block, work))
            return block;
    return {};
}

} // namespace

Message forCustomers(Message reason, int count) {
    std::erase_if(reason.arguments, [](const auto& each) { return each.first == "n"; });
    reason.arguments.emplace_back("n", count);
    return reason;
}

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

const WorkOperation& workOperationOf(const Process& process, const Topology& topology) {
    const std::vector<WorkOperation>& parts = topology.catalog().work(process.work).operations;
    const auto found =
        std::ranges::find_if(parts, [&](const WorkOperation& each) { return isForSize(each, process, topology); });
    return found == parts.end() ? parts.front() : *found;
}

bool isPosted(const ClassRow& row) {
    return row.operation().isSum && row.operation().holdsSlot() && row.bytes > 0;
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
