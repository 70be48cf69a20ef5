// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/advice/AdviceEdits.h"

#include "boardset/advice/Growth.h"
#include "boardset/scenario/EditHelpers.h"
#include "boardset/scenario/EditText.h"
#include "boardset/scenario/PagePlacement.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <set>

namespace boardset {

namespace {

using Kind = AdviceEditKind;
using Boards = std::set<BlockId>;

bool laysPages(const AdviceEdit& edit) {
    return edit.kind == Kind::Dealt || edit.kind == Kind::Near;
}

/// Adds edits that set an option on all nodes of the family. Nodes that already have the value get no edit.
void addOption(std::vector<Edit>& edits, const Recommendation& advice, const AdviceEdit& edit,
               const Topology& topology) {
    const int value = static_cast<int>(edit.value);
    for (const Node& node : topology.nodes())
        for (const MachineOption& option : node.machine->options)
            if (node.machine->family.id == advice.family && option.id == edit.subject &&
                node.options.at(option.id) != value)
                edits.emplace_back(SetOption{node.optionKey(option), value});
}

/// True if an edit changes an operating system setting of the scenario's program.
bool setsSystem(const AdviceEdit& edit, const Canonical& at) {
    return edit.kind == Kind::Tunable && at.scenario.program &&
           (edit.system.empty() || edit.system == at.scenario.program->system);
}

/// Adds an edit that sets a tunable, unless `program` already has the value. `program` includes all earlier edits.
void addTunable(std::vector<Edit>& edits, const AdviceEdit& edit, Program& program) {
    if (const auto set = program.tunables.find(edit.subject);
        set != program.tunables.end() && set->second == edit.value)
        return;
    program.tunables[edit.subject] = edit.value;
    edits.emplace_back(SetProgram{program, Message{"Set {option} to {value}",
                                                   {{"option", edit.subject}, {"value", std::to_string(edit.value)}}}});
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

/// For each region that customers use directly, returns the boards of these customers.
std::map<const Region*, Boards> boardsOfUsers(const Topology& topology, const Process& process) {
    std::map<const Region*, Boards> boards;
    for (const Customer& each : process.customers)
        for (const Region* const region : usedBy(process, each))
            boards[region].insert(topology.localityGroupOf(topology.at(each.on)));
    return boards;
}

/// Returns the number of pages on each board.
std::map<BlockId, int> pagesOf(const Topology& topology, const std::map<std::string, int>& pagesIn) {
    std::map<BlockId, int> pages;
    for (const auto& [path, count] : pagesIn)
        pages[topology.localityGroupOf(topology.at(path))] += count;
    return pages;
}

/// True if the pages are on the wanted boards.
/// A few pages may be on other boards, because moving a region can leave some.
bool isLaid(const std::map<BlockId, int>& wanted, std::map<BlockId, int> pages, int all) {
    constexpr int share = 64; // one page in 64 may be on an unwanted board
    for (const auto& [board, count] : wanted)
        pages[board] -= count;
    return std::ranges::all_of(pages, [&](const auto& each) { return std::abs(each.second) <= all / share; });
}

/// Spreads the pages of each region over boards, unless they are already spread as wanted.
Workload laid(const Topology& topology, Workload workload, Kind kind) {
    const Boards all = allBoards(topology);
    for (Process& process : workload.processes) {
        auto users = kind == Kind::Near ? boardsOfUsers(topology, process) : std::map<const Region*, Boards>();
        for (Region& region : process.regions) {
            const auto memories = memoriesOf(topology, kind == Kind::Near ? users[&region] : all);
            if (region.pagesIn.empty() || memories.empty())
                continue;
            auto wanted = spread(region.pages(), topology, memories);
            if (!isLaid(pagesOf(topology, wanted), pagesOf(topology, region.pagesIn), region.pages()))
                region.pagesIn = std::move(wanted);
        }
    }
    return workload;
}

void addPages(std::vector<Edit>& edits, const AdviceEdit& edit, const Canonical& at) {
    Workload workload = laid(*at.topology, at.scenario.workload, edit.kind);
    if (!(workload == at.scenario.workload))
        edits.emplace_back(KeepPlacement{std::move(workload),
                                         Message{edit.kind == Kind::Near ? "Place pages in memory local to their users"
                                                                         : "Spread the pages over all boards"}});
}

/// Returns the edits for a new board. They add the board or, if it is already installed, move load to it.
std::vector<Edit> growthOf(const AdviceEdit& edit, const AdvisedPart& where) {
    if (edit.kind == Kind::Board)
        return {SetBoard{where.path, edit.subject}};
    if (edit.kind == Kind::Share)
        return {sharedWith(where, edit.subject)};
    if (edit.kind == Kind::Spread)
        return spreadOver(where);
    return movedTo(where);
}

// The edits of fixes that depend on the scenario or its results, beside those of Edit.h.

/// Sets an option to the smallest allowed value that is at least `value`.
struct RaiseOption {
    static constexpr EditKeyword word{"raise", "raise memoryMB to 64"};
    std::string option;
    int value = 0;

    static void eachField(auto& self, auto&& field) {
        field("", self.option, takes::Word{"OPTION"});
        field("to", self.value, takes::Word{"VALUE"});
    }
};
/// Moves customers to a part of a new board; see sharedWith().
struct ShareCustomers {
    static constexpr EditKeyword word{"share", "share BAY with net0"};
    std::string bay;
    std::string inside;

    static void eachField(auto& self, auto&& field) {
        field("", self.bay, takes::Part{});
        field("with", self.inside, takes::Word{"NAME"});
    }
};
/// Changes the layout of a region on the same parts.
struct ArrangeRegion {
    static constexpr EditKeyword word{"arrange", "arrange A/a striped"};
    ProcessName process;
    RegionName region;
    RegionLayout lies = RegionLayout::On;

    static void eachField(auto& self, auto&& field) {
        field("", std::tie(self.process, self.region), takes::Region{});
        field("", self.lies, takes::Word{});
    }
};
/// Places a region on a part only, or on that part too. A region that was on one part becomes striped.
struct ExtendRegion {
    static constexpr EditKeyword word{"extend", "extend A/a over card1/disk0", "place"};
    ProcessName process;
    RegionName region;
    std::string part;
    bool keepsParts = true;

    static auto& flag(auto& self) { return self.keepsParts; }
    static void eachField(auto& self, auto&& field) {
        field("", std::tie(self.process, self.region), takes::Region{});
        field("over", self.part, takes::Part{});
    }
};

using FixEdit = std::variant<RaiseOption, ShareCustomers, ArrangeRegion, ExtendRegion, Edit>;

Edit editOf(const Edit& edit, const Canonical& /*at*/, const Answer& /*answer*/) {
    return edit;
}

Edit editOf(const RaiseOption& raise, const Canonical& at, const Answer& /*answer*/) {
    for (const MachineOption& option : at.topology->machine().options)
        if (option.id == raise.option)
            if (const auto fits = std::ranges::find_if(option.allowed, [&](int each) { return each >= raise.value; });
                fits != option.allowed.end())
                return SetOption{raise.option, *fits};
    return SetOption{raise.option, raise.value};
}

Edit editOf(const ShareCustomers& share, const Canonical& at, const Answer& answer) {
    return sharedWith({at, answer, share.bay}, share.inside);
}

/// A region's current layout, and the size of the transfers of its process.
struct Lay {
    LayRegion now;
    std::optional<std::int64_t> piece;
};

Lay layOf(const Canonical& at, const ProcessName& process, const RegionName& region) {
    for (const Process& each : at.scenario.workload.processes)
        if (each.name == process)
            if (const auto found = std::ranges::find(each.regions, region, &Region::name); found != each.regions.end())
                return {edits::layOf(each, *found), edits::pieceOf(each, at.topology->catalog())};
    throw EditError(Message{"There is no region {region}.", {{"region", process.text + '/' + region.text}}});
}

Edit editOf(const ArrangeRegion& arrange, const Canonical& at, const Answer& /*answer*/) {
    Lay lay = layOf(at, arrange.process, arrange.region);
    return edits::laidAs(std::move(lay.now), arrange.lies, lay.piece);
}

Edit editOf(const ExtendRegion& extend, const Canonical& at, const Answer& /*answer*/) {
    Lay lay = layOf(at, extend.process, extend.region);
    std::vector<std::string> parts = extend.keepsParts ? lay.now.parts : std::vector<std::string>();
    parts.push_back(extend.part);
    return edits::laidOn(std::move(lay.now), std::move(parts), lay.piece);
}

bool isGrowth(const AdviceEdit& edit) {
    return edit.kind == Kind::Board || edit.kind == Kind::Share || edit.kind == Kind::Spread || edit.kind == Kind::Move;
}

} // namespace

std::vector<Edit> editsOfFix(const std::string& lines, const Canonical& from, const Answer& answer) {
    Canonical at = from;
    std::vector<Edit> edits;
    for (std::size_t begin = 0, end = 0; begin < lines.size(); begin = end + 1) {
        end = std::min(lines.find('\n', begin), lines.size());
        const std::string line = lines.substr(begin, end - begin);
        const auto fix = editIn<FixEdit>(line, Message{"fix of a finding"}, {});
        edits.push_back(std::visit([&](const auto& each) { return editOf(each, at, answer); }, fix));
        at = edited(at, edits.back());
    }
    return edits;
}

bool canLayPages(const Recommendation& advice, const Canonical& at) {
    const auto isNear = [](const AdviceEdit& each) { return each.kind == Kind::Near; };
    if (std::ranges::none_of(advice.edits, isNear))
        return true;
    const std::size_t all = allBoards(*at.topology).size();
    return std::ranges::all_of(at.scenario.workload.processes, [&](const Process& process) {
        const auto boards = boardsOfUsers(*at.topology, process);
        return std::ranges::all_of(boards, [&](const auto& each) { return all < 2 || each.second.size() < all; });
    });
}

bool laysPagesAs(const Recommendation& advice, const Canonical& at) {
    return std::ranges::all_of(
        advice.edits,
        [&](const AdviceEdit& each) {
            return !laysPages(each) || laid(*at.topology, at.scenario.workload, each.kind) == at.scenario.workload;
        });
}

std::vector<Edit> editsOf(const Recommendation& advice, const AdvisedPart& where) {
    Canonical at = where.at;
    const bool hasProgram = at.scenario.program.has_value();
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
    return edits;
}

} // namespace boardset
