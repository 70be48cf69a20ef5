// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Budget.h"

#include <algorithm>

namespace boardset {

namespace {

/// What the facts of a property give for a part; nothing if it has none.
const Fact* factOf(const Topology& topology, BlockId block, const std::string& property) {
    return topology.catalog().factAbout(topology.block(block).type, property);
}

/// Bytes of pages in the memories of an owner.
double bytesIn(const Topology& topology, const Workload& workload, BlockId owner) {
    double bytes = 0;
    for (const Process& process : workload.processes) {
        for (const Region& region : process.regions) {
            for (const auto& [memory, pages] : region.pagesIn) {
                const auto block = topology.find(memory);
                const bool isThere = block && topology.isBelow(block, owner);
                bytes += isThere ? static_cast<double>(pages) * static_cast<double>(region.pageBytes) : 0;
            }
        }
    }
    return bytes;
}

} // namespace

std::vector<BudgetAnswer> budgetsOf(const Topology& topology, const Workload& workload) {
    std::vector<BudgetAnswer> answers;
    for (const Budget& budget : topology.catalog().budgets()) {
        for (const Block& owner : topology.blocks()) {
            const Fact* const limit =
                owner.type == budget.owner && !owner.lost ? factOf(topology, owner.id, budget.limit) : nullptr;
            if (limit == nullptr || topology.node(owner.id).machine->family.id != budget.family)
                continue;
            BudgetAnswer answer{budget.title, owner.id, budget.unit, 0, limit->si() / budget.factor, 0};
            for (const Block& part : topology.blocks()) {
                if (part.lost || part.id == owner.id || !topology.isBelow(part.id, owner.id))
                    continue;
                const Fact* const asked = factOf(topology, part.id, budget.asked);
                answer.asked += asked == nullptr ? 0 : asked->si() / budget.factor;
                const bool stands = part.bay == part.id && part.role != Role::Bay;
                answer.unknown += asked == nullptr && stands ? 1 : 0;
            }
            answer.asked += budget.pages ? bytesIn(topology, workload, owner.id) / budget.factor : 0;
            answers.push_back(std::move(answer));
        }
    }
    return answers;
}

} // namespace boardset
