// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/BudgetAnswer.h"

#include "boardset/topology/BoardNoun.h"
#include "boardset/workload/ProcessNumbers.h"

#include <algorithm>

namespace boardset {

namespace {

/// Returns the number of bytes of all pages in the memories of an owner.
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

/// Returns the value, in SI units, of a process's numeric parameter with the given id; 0 if the operation has none.
double numberOf(const Catalog& catalog, const Process& process, const std::string& id) {
    const Number* const number = catalog.operation(catalog.work(process.work).operations.front().operation).number(id);
    return number == nullptr ? 0 : siOf(process, *number, catalog).value_or(0);
}

/// Returns the demand that the work of customers places on the owner that serves them. The demand of a process is
/// (basic + each x customers) x (1 + more), where "basic", "each" and "more" are numeric parameters of the process.
double workIn(const Topology& topology, const Workload& workload, const std::string& asked, BlockId owner) {
    double all = 0;
    for (const Process& process : workload.processes) {
        int customers = 0;
        for (const Customer& customer : process.customers) {
            const auto block = topology.find(customer.server.empty() ? customer.on : customer.server);
            customers += block && topology.isBelow(block, owner) && !customer.idle ? customer.count : 0;
        }
        if (customers == 0)
            continue;
        const auto number = [&](const char* name) { return numberOf(topology.catalog(), process, asked + name); };
        const double clients = number("-clients") > 0 ? number("-clients") : customers;
        all += (number("-basic") + number("-each") * clients) * (1 + number("-more"));
    }
    return all;
}

/// Adds up the demands of one budget for one owner.
class Sum {
public:
    Sum(const Topology& topology, const Budget& budget, BlockId owner)
        : m_topology(topology), m_catalog(topology.catalog()), m_budget(budget),
          m_options(topology.node(owner).options), m_answer{budget.title, owner, budget.unit, 0, {}, 0, 0, {}} {
        m_isSaid = std::ranges::any_of(
            m_options, [&](const auto& each) { return each.first.starts_with(budget.asked + '-'); });
    }

    BudgetAnswer of(const Workload& workload) {
        const BlockId owner = m_answer.owner;
        const std::string& type = m_topology.block(owner).type;
        for (const Block& part : m_topology.blocks())
            if (!part.lost && part.id != owner && m_topology.isBelow(part.id, owner))
                add(m_catalog.factAbout(part.type, m_budget.asked), wordOf(part));
        if (m_isSaid)
            add(nullptr, "system");
        const double bytes = m_budget.pages ? bytesIn(m_topology, workload, owner) : 0;
        m_answer.asked += (bytes + workIn(m_topology, workload, m_budget.asked, owner)) / m_budget.factor;
        if (const Fact* const limit = m_catalog.factAbout(type, m_budget.limit))
            m_answer.limit = limit->si() / m_budget.factor;
        else if (const auto option = m_options.find(m_budget.limit); option != m_options.end())
            m_answer.limit = option->second;
        for (const Fact& each : m_catalog.factsAbout(type))
            if (each.property == m_budget.asked + "-figure")
                m_answer.figures.push_back({each.title, m_answer.asked * each.value, each.unit});
        return std::move(m_answer);
    }

private:
    /// Returns the noun for a block that is a board in a bay; empty for any other block.
    std::string wordOf(const Block& part) const {
        return part.bay == part.id && part.role != Role::Bay ? boardNoun(m_topology, part.id) : std::string();
    }

    /// Adds the demand of a part. `fact` gives the demand or, without a fact, the option for the noun `word` gives it.
    /// Without either, the demand is unknown.
    void add(const Fact* fact, const std::string& word) {
        const auto said = m_options.find(m_budget.asked + '-' + word);
        const bool hasOption = said != m_options.end();
        const bool stands = !m_isSaid && !m_budget.pages && !word.empty();
        if (fact == nullptr && !hasOption && !stands)
            return;
        const double known = fact != nullptr ? fact->si() / m_budget.factor : hasOption ? said->second : 0;
        m_answer.asked += known;
        ++m_answer.parts;
        m_answer.unknown += fact == nullptr && known == 0 ? 1 : 0;
    }

    const Topology& m_topology;
    const Catalog& m_catalog;
    const Budget& m_budget;
    const Options& m_options;
    BudgetAnswer m_answer;
    bool m_isSaid = false; ///< True if options give the demands of parts.
};

} // namespace

std::vector<BudgetAnswer> budgetsOf(const Topology& topology, const Workload& workload) {
    std::vector<BudgetAnswer> answers;
    for (const Budget& budget : topology.catalog().budgets())
        for (const Block& owner : topology.blocks())
            if (owner.type == budget.owner && !owner.lost &&
                topology.node(owner.id).machine->family.id == budget.family)
                answers.push_back(Sum(topology, budget, owner.id).of(workload));
    return answers;
}

} // namespace boardset
