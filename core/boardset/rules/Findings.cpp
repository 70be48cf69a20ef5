// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/rules/Findings.h"

#include "boardset/catalog/ConfigurationQuery.h"
#include "boardset/rules/FullPart.h"
#include "boardset/rules/RuleTables.h"
#include "boardset/text/Message.h"

#include <algorithm>

namespace boardset {

RuleBook::RuleBook(std::shared_ptr<const Catalog> catalog) : m_catalog(std::move(catalog)) {}

RuleBook::~RuleBook() = default;

bool RuleBook::show(const std::shared_ptr<const Topology>& topology, const Workload& workload,
                    const std::vector<StoppedCustomer>& stopped) {
    bool differs = !m_query;
    if (!m_query) {
        m_query = std::make_unique<ConfigurationQuery>(*m_catalog);
        m_fixes = m_query->fixes();
        m_topology = nullptr;
    }
    if (topology != m_topology) {
        differs |= fillMachineTables(*m_query, *topology);
        m_topology = topology;
    }
    differs |= fillWorkloadTables(*m_query, *topology, workload, stopped);
    return differs;
}

void RuleBook::addFixes(std::vector<Finding>& found, const std::string& rule) const {
    const auto query = m_fixes.find(rule);
    if (query == m_fixes.end() || found.empty() || found.back().rule.id != rule)
        return;
    for (const QueryRow& row : m_query->rowsOf(Message{"fix of rule '{rule}'", {{"rule", rule}}}, query->second))
        for (Finding& each : found)
            if (each.rule.id == rule && each.part == row.part)
                each.edits = row.reason;
}

std::vector<Finding> RuleBook::ask(RuleKind kind) const {
    const Topology& topology = *m_topology;
    std::vector<Finding> found;
    for (const Rule& rule : m_catalog->rules()) {
        if (!topology.hasFamily(rule.family) || (kind == RuleKind::Refusing && !rule.refuses))
            continue;
        for (const auto& [part, reason, fix] :
             m_query->rowsOf(Message{"rule '{rule}'", {{"rule", rule.id}}}, rule.query)) {
            found.push_back({rule,
                             part,
                             withNames(rule.title, topology, part),
                             withNames(reason.empty() ? rule.reason : reason, topology, part),
                             withNames(fix.empty() ? rule.fix : fix, topology, part),
                             {},
                             {}});
        }
        addFixes(found, rule.id);
    }
    std::ranges::stable_sort(found,
                             [](const Finding& a, const Finding& b) { return a.rule.severity > b.rule.severity; });
    return found;
}

std::vector<Finding> RuleBook::findings(const std::shared_ptr<const Topology>& topology, const Workload& workload,
                                        const std::vector<StoppedCustomer>& stopped, RuleKind kind) {
    const std::lock_guard turn(m_turn);
    try {
        if (show(topology, workload, stopped) || kind != m_kind)
            m_findings = ask(kind);
        std::map<std::string, std::string> causes; // cause of each problem, keyed by part
        for (const StoppedCustomer& each : stopped)
            causes.emplace(each.noun + ' ' + each.thread.text, each.cause);
        for (Finding& finding : m_findings)
            if (const auto cause = causes.find(finding.part); cause != causes.end())
                finding.cause = cause->second;
        m_kind = kind;
    } catch (...) {
        m_query.reset(); // the tables of the query may be incomplete
        throw;
    }
    return m_findings;
}

std::vector<Finding> notAmong(const std::vector<Finding>& others, std::vector<Finding> found) {
    std::erase_if(found, [&](const Finding& each) {
        return std::ranges::any_of(
            others, [&](const Finding& other) { return other.rule.id == each.rule.id && other.part == each.part; });
    });
    return found;
}

std::vector<std::vector<const Finding*>> groupsOf(const std::vector<Finding>& found) {
    std::vector<std::vector<const Finding*>> groups;
    for (const Finding& finding : found) {
        const auto same = std::ranges::find_if(groups, [&](const auto& group) {
            return group.front()->rule.id == finding.rule.id && group.front()->fix == finding.fix &&
                   group.front()->cause == finding.cause;
        });
        if (same == groups.end())
            groups.push_back({&finding});
        else
            same->push_back(&finding);
    }
    return groups;
}

namespace {

std::vector<Finding> findingsOnce(const Topology& topology, const Workload& workload,
                                  const std::vector<StoppedCustomer>& stopped) {
    const std::shared_ptr<const Topology> own(std::shared_ptr<const Topology>(), &topology); // outlives the rule book
    return RuleBook(topology.sharedCatalog()).findings(own, workload, stopped);
}

} // namespace

std::vector<Finding> findings(const Topology& topology, const Scenario& scenario) {
    return findingsOnce(topology, scenario.workload, classRowsOf(topology, scenario.workload).stopped);
}

std::vector<Finding> withFullPart(std::vector<Finding> found, const Topology& topology, const Answer& answer) {
    if (auto full = fullPartOf(topology, answer)) {
        const auto milder =
            std::ranges::find_if(found, [&](const Finding& each) { return each.rule.severity < full->rule.severity; });
        found.insert(milder, *std::move(full));
    }
    return found;
}

std::vector<Finding> findings(const Topology& topology, const Scenario& scenario, const Answer& answer) {
    return withFullPart(findingsOnce(topology, scenario.workload, answer.model.stopped), topology, answer);
}

} // namespace boardset
