// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/advice/AdviceEdits.h"

#include "boardset/advice/Growth.h"
#include "boardset/scenario/Placement.h"

#include <algorithm>
#include <set>

namespace boardset {

namespace {

using Kind = AdviceEditKind;
using Boards = std::set<BlockId>;

bool laysPages(const AdviceEdit& edit) {
    return edit.kind == Kind::Dealt || edit.kind == Kind::Near;
}

/// The option in each node of the family whose machine does not follow that value already.
void addOption(std::vector<Edit>& edits, const Recommendation& advice, const AdviceEdit& edit,
               const Topology& topology) {
    const int value = static_cast<int>(edit.value);
    for (const Node& node : topology.nodes())
        for (const MachineOption& option : node.machine->options)
            if (node.machine->family.id == advice.family && option.id == edit.subject &&
                node.options.at(option.id) != value)
                edits.emplace_back(SetOption{node.optionKey(option), value});
}

/// Whether an edit is a setting of the system that a program runs under.
bool setsSystem(const AdviceEdit& edit, const Canonical& at) {
    return edit.kind == Kind::Tunable && at.scenario.program &&
           (edit.system.empty() || edit.system == at.scenario.program->system);
}

/// `program` has what the edits before this one set.
void addTunable(std::vector<Edit>& edits, const AdviceEdit& edit, Program& program) {
    const std::string value = std::to_string(edit.value);
    if (const auto set = program.tunables.find(edit.subject);
        set != program.tunables.end() && set->second == edit.value)
        return;
    program.tunables[edit.subject] = edit.value;
    edits.emplace_back(SetProgram{program, "Set " + edit.subject + " to " + value});
}

std::vector<BlockId> memoriesOf(const Topology& topology, const Boards& boards) {
    std::vector<BlockId> memories = topology.working(Role::Memory);
    std::erase_if(memories, [&](BlockId each) { return boards.count(topology.localityGroupOf(each)) == 0; });
    return memories;
}

Boards allBoards(const Topology& topology) {
    Boards boards;
    for (const BlockId memory : topology.withRole(Role::Memory, rootBlock))
        boards.insert(topology.localityGroupOf(memory));
    return boards;
}

/// Of the customers that use a region itself.
Boards boardsOfUsers(const Topology& topology, const Process& process, const Region& region) {
    Boards boards;
    for (const Customer& each : process.customers)
        if (each.regions.empty() || std::ranges::count(each.regions, region.name) > 0)
            boards.insert(topology.localityGroupOf(topology.at(each.on)));
    return boards;
}

/// The pages of each board.
std::map<BlockId, int> pagesOf(const Topology& topology, const std::map<std::string, int>& pagesIn) {
    std::map<BlockId, int> pages;
    for (const auto& [path, count] : pagesIn)
        pages[topology.localityGroupOf(topology.at(path))] += count;
    return pages;
}

/// Deals the pages of each region to boards, unless they lie so.
Workload laid(const Topology& topology, Workload workload, Kind kind) {
    const Boards all = allBoards(topology);
    for (Process& process : workload.processes) {
        for (Region& region : process.regions) {
            const bool isNear = kind == Kind::Near;
            const auto memories = memoriesOf(topology, isNear ? boardsOfUsers(topology, process, region) : all);
            if (region.pagesIn.empty() || memories.empty())
                continue;
            auto wanted = dealt(region.pages(), topology, memories);
            if (pagesOf(topology, wanted) != pagesOf(topology, region.pagesIn))
                region.pagesIn = std::move(wanted);
        }
    }
    return workload;
}

void addPages(std::vector<Edit>& edits, const AdviceEdit& edit, const Canonical& at) {
    const char* const title = edit.kind == Kind::Near ? "Lay pages near those who use them" : "Deal the pages in turn";
    Workload workload = laid(*at.topology, at.scenario.workload, edit.kind);
    if (!(workload == at.scenario.workload))
        edits.emplace_back(KeepPlacement{std::move(workload), title});
}

/// The edits of a new board: itself, or what comes to it where it stands.
std::vector<Edit> growthOf(const AdviceEdit& edit, const AdvisedPart& where) {
    if (edit.kind == Kind::Board)
        return {SetBoard{where.path, edit.subject}};
    if (edit.kind == Kind::Share)
        return {sharedWith(where, edit.subject)};
    if (edit.kind == Kind::Spread)
        return spreadOver(where);
    return movedTo(where);
}

bool isGrowth(const AdviceEdit& edit) {
    return edit.kind == Kind::Board || edit.kind == Kind::Share || edit.kind == Kind::Spread || edit.kind == Kind::Move;
}

} // namespace

std::vector<Edit> editsOf(const Recommendation& advice, const AdvisedPart& where) {
    Canonical at = where.at;
    const bool hasProgram = at.scenario.program.has_value();
    const bool hasTunable =
        std::ranges::any_of(advice.edits, [&](const AdviceEdit& each) { return setsSystem(each, at); });
    Program program = at.scenario.program.value_or(Program());
    std::vector<Edit> edits;
    for (const AdviceEdit& each : advice.edits)
        if (each.kind == Kind::Option)
            addOption(edits, advice, each, *at.topology);
        else if (isGrowth(each))
            for (Edit& edit : growthOf(each, {at, where.answer, where.path})) {
                at = edited(at, edit);
                edits.push_back(std::move(edit));
            }
        else if (setsSystem(each, at))
            addTunable(edits, each, program);
        else if (laysPages(each) && !hasProgram)
            addPages(edits, each, at);
        else if (laysPages(each) && !hasTunable)
            throw EditError("Where the pages go is in the scenario's program; change its events.");
    return edits;
}

} // namespace boardset
