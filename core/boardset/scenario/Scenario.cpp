// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a scenario to its canonical form and checks it against its machine.
#include "boardset/scenario/Scenario.h"

#include "boardset/policy/ProgramCheck.h"
#include "boardset/policy/ReplayedPlacement.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/scenario/JsonText.h"
#include "boardset/scenario/PagePlacement.h"
#include "boardset/scenario/ReplacedPaths.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/scenario/ScenarioShape.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/FormerNames.h"
#include "boardset/workload/OutstandingLimit.h"

#include <algorithm>

namespace boardset {

namespace {

std::string quoted(const std::string& text) {
    return '"' + printable(text) + '"';
}

/// Returns the range of existing paths: "SB0/P0 ... SB5/P3 (24 in all)".
std::string rangeOf(const std::vector<std::string>& paths) {
    if (paths.size() <= 4)
        return alternatives(paths);
    return Message{"{first} ... {last} ({count} in all)",
                   {{"first", paths.front()}, {"last", paths.back()}, {"count", std::to_string(paths.size())}}};
}

/// Checks a scenario against a machine. Each function takes the path of the field that it checks.
class Check {
public:
    Check(const Topology& topology, std::string file)
        : m_topology(topology), m_file(std::move(file)), m_memories(pathsOf(topology, Role::Memory)) {}

    void machineAndConfiguration(const Scenario& scenario) const {
        if (scenario.machine != m_topology.machine().id)
            fail("machine", quoted(scenario.machine), m_topology.machine().id,
                 Message{"build the topology of this machine"});
        const Options& there = m_topology.configuration().options;
        for (const auto& [option, value] : scenario.configuration.options) {
            const auto at = there.find(option);
            const std::string field = fieldPath("options", option);
            if (at == there.end())
                fail(field, Message{"an unknown option"},
                     alternatives(textsOf(there, [](const auto& each) { return each.first; })),
                     Message{"correct its name or remove it"});
            if (at->second != value)
                fail(field, std::to_string(value), std::to_string(at->second),
                     Message{"build the topology with this option"});
        }
        Configuration rest = scenario.configuration;
        rest.options = there;
        std::erase_if(rest.boards, [&](const auto& named) { // boards that are as sold may be omitted
            const auto bay = m_topology.find(named.first);
            const bool isEmpty = bay && m_topology.block(bay).role == Role::Bay;
            return bay && (isEmpty ? std::string() : m_topology.block(bay).type) == named.second &&
                   m_topology.configuration().boards.count(named.first) == 0;
        });
        if (rest != m_topology.configuration()) {
            fail("boards", Message{"a configuration that differs from the machine"},
                 Message{"the machine's boards, domains and failures"},
                 Message{"build the topology with this configuration"});
        }
    }

    void program(const Program& program) const {
        if (const auto problem = problemOf(program, m_topology)) {
            fail("program." + printable(problem->field, 120), printable(problem->value, 200),
                 printable(problem->allowed, 400), problem->todo);
        }
    }

    void process(const std::string& field, const Process& process) const {
        const Work& work = workOf(field, process);
        numbers(field + ".numbers", process, work);
        if (const std::string why = whyNoneAtOnce(work); process.atOnce > (work.isOpen ? 0 : 1) && !why.empty())
            fail(field + ".atOnce", std::to_string(process.atOnce),
                 Message{"no value, because {reason}", {{"reason", why}}}, Message{"remove this field"});
        for (std::size_t i = 0; i < process.customers.size(); ++i) {
            const Customer& customer = process.customers[i];
            const std::string at = elementPath(field + ".customers", i);
            const auto block = m_topology.find(customer.on);
            if (!block || !m_topology.canDo(block, work)) {
                absent(at + ".on", customer.on,
                       Message{"a part of this machine on which {customer} can be placed",
                               {{"customer", withArticle(work.customer)}}},
                       stands(work));
            }
            part(at + ".server", customer.server, m_topology.catalog().needs(work, PlaceBase::Server));
            const bool isMessage = m_topology.catalog().needs(work, PlaceBase::Peer);
            part(at + ".peer", customer.peer, isMessage);
            if (isMessage)
                peer(at + ".peer", customer.peer, m_topology.node(block).block);
            if (work.isOpen && !(customer.rate > 0)) {
                fail(at + ".rate", Message{"no rate, or 0"}, Message{"a number of operations per second above 0"},
                     Message{"add the arrival rate of {work}", {{"work", work.title}}});
            }
            if (!work.isOpen && customer.rate > 0) {
                fail(at + ".rate", jsonNumber(customer.rate),
                     Message{"no rate, because {work} is a closed workload", {{"work", work.title}}},
                     Message{"remove this field"});
            }
        }
        for (std::size_t i = 0; i < process.regions.size(); ++i) {
            parts(elementPath(field + ".regions", i), process, process.regions[i]);
            for (const auto& [path, pages] : process.regions[i].pagesIn)
                if (!is(path, Role::Memory))
                    noMemory(elementPath(field + ".regions", i), path);
        }
    }

    void room(const Scenario& scenario) const {
        const auto over = overflowOf(scenario, m_topology);
        if (over) {
            const std::string regions = elementPath("processes", over->process) + ".regions";
            fail(fieldPath(elementPath(regions, over->region) + ".pages", over->memory),
                 Message{"pages of {size}", {{"size", sizeText(over->bytes)}}},
                 Message{"at most {size} in {memory}", {{"size", sizeText(over->capacity)}, {"memory", over->memory}}},
                 Message{"place fewer or smaller pages there"});
        }
    }

    /// Returns the pages of a region. Pages on a block that contains several memories are spread over these memories.
    std::map<std::string, int> memoriesOnly(const std::string& field, const Region& region) const {
        std::map<std::string, int> placed;
        for (const auto& [path, pages] : region.pagesIn) {
            const auto block = m_topology.find(path);
            const auto shares = block ? spread(pages, m_topology, m_topology.withRole(Role::Memory, block))
                                      : std::map<std::string, int>{};
            if (shares.empty())
                noMemory(field, path);
            for (const auto& [memory, share] : shares)
                placed[memory] += share;
        }
        return placed;
    }

private:
    [[noreturn]] void fail(const std::string& field, const std::string& value, const std::string& allowed,
                           const std::string& fix) const {
        throw InputError(m_file, field, value, allowed, fix);
    }

    [[noreturn]] void absent(const std::string& field, const std::string& path, const std::string& what,
                             const std::vector<std::string>& there) const {
        // For a block of another kind, suggests parts inside the block: for "SB3", its processors.
        std::vector<std::string> close;
        for (const std::string& candidate : there)
            if (!path.empty() && candidate.rfind(path + '/', 0) == 0)
                close.push_back(candidate);
        const std::string best = nearest(path, close.empty() ? there : close);
        fail(field, quoted(path), Message{"{part}: {paths}", {{"part", what}, {"paths", rangeOf(there)}}},
             best.empty() ? std::string() : Message{"the nearest is {name}", {{"name", best}}});
    }

    /// Throws the error for a region that has pages on a path without a memory.
    [[noreturn]] void noMemory(const std::string& region, const std::string& path) const {
        const std::string field = fieldPath(region + ".pages", path);
        if (is(path, Role::Device)) {
            fail(field, Message{"{part}, which is not a memory", {{"part", quoted(path)}}},
                 Message{"pages in memories"},
                 Message{"for data on this part, replace \"pages\" by {parts}",
                         {{"parts", "\"parts\": [" + quoted(path) + ']'}}});
        }
        absent(field, path, Message{"a memory of this machine, or a block with memories"}, m_memories);
    }

    bool is(const std::string& path, Role role) const {
        const auto block = m_topology.find(path);
        return block && m_topology.block(block).role == role;
    }

    std::vector<std::string> stands(const Work& work) const {
        std::vector<std::string> paths;
        for (const BlockId block : m_topology.requesters())
            if (m_topology.canDo(block, work))
                paths.push_back(m_topology.block(block).path);
        return paths;
    }

    /// Returns the workload of a process.
    /// The workload must be in the machine's family and possible on one of the machine's blocks.
    const Work& workOf(const std::string& field, const Process& process) const {
        std::vector<std::string> known;
        for (const Work& one : m_topology.catalog().works()) {
            if (one.id == process.work && !stands(one).empty())
                return one;
            if (!stands(one).empty())
                known.push_back(one.id);
        }
        fail(field + ".work", quoted(process.work), alternatives(known),
             Message{"the nearest is {name}", {{"name", nearest(process.work, known)}}});
    }

    void numbers(const std::string& field, const Process& process, const Work& work) const {
        for (const auto& [id, value] : process.numbers) {
            std::vector<std::string> known;
            const Number* found = nullptr;
            for (const WorkOperation& part : work.operations) {
                const Operation& operation = m_topology.catalog().operation(part.operation);
                for (const Number& each : operation.numbers)
                    known.push_back(each.id);
                found = found == nullptr ? operation.number(id) : found;
            }
            if (found == nullptr) {
                fail(fieldPath(field, id), Message{"an unknown number"},
                     known.empty() ? Message{"none, because {work} has no numbers", {{"work", work.title}}}
                                   : alternatives(known),
                     Message{"correct its name or remove it"});
            }
            if (!(value >= found->least && value <= found->most)) {
                fail(fieldPath(field, id), jsonNumber(value),
                     Message{"a number from {least} to {most}",
                             {{"least", jsonNumber(found->least)}, {"most", jsonNumber(found->most)}}},
                     Message{"remove it to use the default"});
            }
        }
    }

    void part(const std::string& field, const std::string& path, bool isNeeded) const {
        if (path.empty() && isNeeded)
            fail(field, Message{"nothing"}, Message{"the path of a part of this machine, which this workload needs"},
                 Message{"add the path"});
        if (!path.empty() && !m_topology.find(path))
            fail(field, quoted(path), Message{"a part of this machine"}, Message{"correct its path or remove it"});
    }

    /// Checks that a peer is in another node, because parts of the same node communicate without messages.
    void peer(const std::string& field, const std::string& path, BlockId node) const {
        if (m_topology.node(m_topology.at(path)).block == node)
            fail(field, quoted(path), Message{"a part of a machine other than the sender's"},
                 Message{"select a part of another machine; parts of the same machine need no messages"});
    }

    /// Checks that each part of a region is a part of the machine or an earlier region of the same process.
    /// A region therefore cannot contain itself.
    void parts(const std::string& field, const Process& process, const Region& region) const {
        for (std::size_t i = 0; i < region.parts.size(); ++i) {
            const std::string& path = region.parts[i];
            if (regionBelow(process, region, path) != nullptr)
                continue;
            const auto block = m_topology.find(path);
            if (!block) {
                fail(elementPath(field + ".parts", i), quoted(path),
                     Message{"a part of this machine, or an earlier region of the same process"},
                     Message{"correct its name"});
            }
            const Role role = m_topology.block(block).role;
            if (role == Role::Container || role == Role::Group || role == Role::Bay) {
                std::vector<std::string> below;
                for (const Block& each : m_topology.subtree(block))
                    if (each.role == Role::Memory || each.role == Role::Device)
                        below.push_back(each.path);
                absent(elementPath(field + ".parts", i), path, Message{"a single part, not a container"}, below);
            }
        }
        if (levelsOf(process, region) > mostLevels) {
            fail(field + ".parts",
                 Message{"{levels} levels of regions on regions",
                         {{"levels", std::to_string(levelsOf(process, region))}}},
                 Message{"at most {levels} levels; a mirror of stripes has two", {{"levels", mostLevels}}},
                 Message{"place the region on parts of the machine"});
        }
        if (leavesIn(process, region) > ScenarioLimits::leaves) {
            const std::string most = std::to_string(ScenarioLimits::leaves);
            fail(field + ".parts", Message{"more than {most} parts in total", {{"most", most}}},
                 Message{"at most {most}", {{"most", most}}}, Message{"use fewer parts"});
        }
    }

    static constexpr int mostLevels = 4;

    static int levelsOf(const Process& process, const Region& region) {
        int most = 0;
        for (const std::string& part : region.parts) {
            const Region* const below = regionBelow(process, region, part);
            most = std::max(most, below == nullptr ? 0 : 1 + levelsOf(process, *below));
        }
        return most;
    }

    static std::size_t leavesIn(const Process& process, const Region& region) {
        std::size_t leaves = 0;
        for (const std::string& part : region.parts) {
            const Region* const below = regionBelow(process, region, part);
            leaves += below == nullptr ? 1 : leavesIn(process, *below);
            if (leaves > ScenarioLimits::leaves)
                break;
        }
        return leaves;
    }

    const Topology& m_topology;
    std::string m_file;
    std::vector<std::string> m_memories;
};

void checkPlacement(const Scenario& scenario, const Check& check, const std::string& file) {
    checkShape(scenario, file);
    const auto& processes = scenario.workload.processes;
    for (std::size_t p = 0; p < processes.size(); ++p)
        check.process(elementPath("processes", p), processes[p]);
    check.room(scenario);
}

Scenario inPresentNames(const Scenario& scenario, const Topology& topology, const std::string& file) {
    if (scenario.machine != topology.machine().id)
        return scenario; // resolve() rejects the wrong machine
    try {
        return withPresentNames(scenario, topology.catalog()).scenario;
    } catch (const FormerNameError& error) {
        throw InputError(file, "version", Message{"a version before 3, with a slot that the machine did not have then"},
                         Message{"the slots of that version: {slots}", {{"slots", error.allowed}}}, error.what());
    }
}

} // namespace

Scenario resolve(const Scenario& scenario, const Topology& topology, const std::string& file) {
    checkShape(scenario, file);
    const Check check(topology, file);
    Scenario canonical = inPresentNames(scenario, topology, file);
    check.machineAndConfiguration(canonical);
    canonical.configuration.options = topology.configuration().options;
    auto& processes = canonical.program ? canonical.program->beside : canonical.workload.processes;
    for (std::size_t p = 0; p < processes.size(); ++p) {
        for (std::size_t r = 0; r < processes[p].regions.size(); ++r) {
            Region& region = processes[p].regions[r];
            region.pagesIn = check.memoriesOnly(elementPath(elementPath("processes", p) + ".regions", r), region);
        }
    }
    if (canonical.program) {
        check.program(*canonical.program);
        canonical.workload = replayedPlacement(*canonical.program, topology);
    }
    checkPlacement(canonical, check, file);
    return canonical;
}

void validate(const Scenario& scenario, const Topology& topology, const std::string& file) {
    checkShape(scenario, file);
    const Check check(topology, file);
    check.machineAndConfiguration(scenario);
    if (scenario.program)
        check.program(*scenario.program);
    checkPlacement(scenario, check, file);
}

} // namespace boardset
