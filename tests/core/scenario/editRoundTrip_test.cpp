// SPDX-License-Identifier: GPL-3.0-or-later
// After every kind of edit, writing, reading and resolving gives the same scenario, and so does the edit's text form. A
// kind without samples here does not compile.
#include "boardset/policy/ProgramFromPlacement.h"
#include "boardset/scenario/EditText.h"
#include "boardset/scenario/ScenarioFile.h"
#include "core/scenario/samples.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <array>

using namespace boardset;
using namespace boardset::test;

namespace {

using Edits = std::vector<Edit>;

/// Selects the subject of an edit at random, by seed.
class Chooser {
public:
    Chooser(const Canonical& of, std::mt19937& random) : m_of(of), m_random(random) {}

    template <class Element> Element one(const std::vector<Element>& of) {
        return of.empty() ? Element{} : of[m_random() % of.size()];
    }
    const Topology& topology() const { return *m_of.topology; }
    const Scenario& scenario() const { return m_of.scenario; }
    Process process() { return one(scenario().workload.processes); }
    Customer customer(const Process& of) { return one(of.customers); }
    RegionName region(const Process& of) { return one(of.regions).name; }
    std::string block() { return pathOf(m_random() % topology().blocks().size()); }
    std::string bay() { return one(bays()); }
    std::string requester() { return one(paths(topology().requesters())); }
    std::string memory() { return one(paths(topology().withRole(Role::Memory))); }
    std::vector<std::string> bays() const { return paths(topology().bays()); }
    int number(int least, int most) { return pick(m_random, least, most); }

private:
    std::string pathOf(std::size_t block) const { return topology().blocks()[BlockId(int(block))].path; }
    std::vector<std::string> paths(const std::vector<BlockId>& blocks) const {
        std::vector<std::string> all;
        for (const BlockId block : blocks)
            all.push_back(topology().block(block).path);
        return all;
    }

    const Canonical& m_of;
    std::mt19937& m_random;
};

// One overload for each kind of edit: a few samples, which a machine may refuse.

Edits samples(Chooser& of, const MoveCustomer*) {
    return {MoveCustomer{of.customer(of.process()).name, of.requester()}};
}
Edits samples(Chooser& of, const MovePages*) {
    const Process process = of.process();
    return {MovePages{process.name, of.region(process), "", of.memory(), MoveAmount::All},
            MovePages{process.name, of.region(process), "", of.memory(), MoveAmount::Half}};
}
Edits samples(Chooser& of, const AddCustomer*) {
    return {AddCustomer{of.process().name, of.requester()}, AddCustomer{{}, of.requester()}};
}
Edits samples(Chooser& of, const RemoveCustomer*) {
    return {RemoveCustomer{of.customer(of.process()).name}};
}
Edits samples(Chooser& of, const AddRegion*) {
    return {AddRegion{of.process().name, of.number(1, 200), of.block()}, AddRegion{{}, 3, of.memory()}};
}
Edits samples(Chooser& of, const RemoveRegion*) {
    const Process process = of.process();
    return {RemoveRegion{process.name, of.region(process)}};
}
Edits samples(Chooser& of, const SetWork*) {
    const Process process = of.process();
    const Work* const work = process.work.empty() ? nullptr : of.one(worksFor(process, of.topology()));
    return {SetWork{process.name, work == nullptr ? std::string() : work->id}};
}
Edits samples(Chooser& of, const SetNumber*) {
    const Process process = of.process();
    Edits all{SetNumber{process.name, {}, of.number(1, 9)}, SetNumber{process.name, {}, std::nullopt}};
    for (const Number* number :
         process.work.empty() ? std::vector<const Number*>() : numbersOf(process, of.topology().catalog())) {
        all.push_back(SetNumber{process.name, number->id, number->least + (number->most - number->least) / 3});
        all.push_back(SetNumber{process.name, number->id, std::nullopt});
    }
    return all;
}
Edits samples(Chooser& of, const SetCustomer*) {
    const CustomerName customer = of.customer(of.process()).name;
    return {SetCustomer{customer, CustomerNumber::Count, double(of.number(1, 7))},
            SetCustomer{customer, CustomerNumber::Rate, of.number(1, 90) / 7.0},
            SetCustomer{customer, CustomerNumber::Amount, of.number(1, 90) * 1e9 / 7}};
}
Edits samples(Chooser& of, const SetBackground*) {
    const ProcessName process = of.process().name;
    return {SetBackground{process, true}, SetBackground{process, false}};
}
Edits samples(Chooser& of, const SetPeer*) {
    return {SetPeer{of.customer(of.process()).name, of.requester()}};
}
Edits samples(Chooser& of, const LayRegion*) {
    const Process process = of.process();
    const RegionName region = of.region(process);
    std::vector<std::string> parts;
    for (const Region& each : process.regions)
        for (const std::string& part : each.parts)
            if (part.find('/') != std::string::npos)
                parts.push_back(part);
    parts.resize(std::min<std::size_t>(parts.size(), 4));
    if (parts.empty())
        return {};
    return {LayRegion{process.name, region, RegionLayout::On, {parts.front()}},
            LayRegion{process.name, region, RegionLayout::Interleaved, parts, 4096},
            LayRegion{process.name, region, RegionLayout::Striped, parts, 8192},
            LayRegion{process.name, region, RegionLayout::Mirrored, parts},
            LayRegion{process.name, region, RegionLayout::Concatenated, parts}};
}
Edits samples(Chooser& of, const SetOption*) {
    const Node& node = of.topology().nodes()[std::size_t(of.number(0, int(of.topology().nodes().size()) - 1))];
    const MachineOption option = of.one(node.machine->options);
    const int value = option.allowed.empty() ? of.number(option.least, option.most) : of.one(option.allowed);
    return {SetOption{node.optionKey(option), value}};
}
Edits samples(Chooser& of, const SetBoard*) {
    const std::string bay = of.bay();
    if (bay.empty())
        return {};
    const Slot* const slot = of.topology().slot(of.topology().find(bay));
    std::vector<std::string> types = slot->choices;
    types.push_back(slot->child);
    return {SetBoard{bay, of.one(types)}, SetBoard{bay, ""}};
}
Edits samples(Chooser& of, const MoveBoard*) {
    return {MoveBoard{of.bay(), of.bay()}};
}
Edits samples(Chooser& of, const SetDomains*) {
    const Domain first{"A", 0, {of.bay()}};
    const Domain second{"B", of.topology().segments() - 1, {of.bay()}};
    return {SetDomains{{first, second}}, SetDomains{{}}};
}
Edits samples(Chooser& of, const SetFailed*) {
    return {SetFailed{of.block(), true}, SetFailed{of.bay(), true}, SetFailed{"", false}};
}
Edits samples(Chooser& of, const SetOff*) {
    return {SetOff{of.block(), true}, SetOff{of.bay(), true}, SetOff{"", false}};
}
Edits samples(Chooser& /*of*/, const Boot*) {
    return {Boot{}};
}
Edits samples(Chooser& of, const Rename*) {
    return {Rename{"A \"new\" title, " + std::to_string(of.number(1, 99)) + " % \xc3\xbc <&>"}};
}
Edits samples(Chooser& of, const SetProgram*) {
    const auto systems = of.topology().catalog().systemsOf(of.topology().machine());
    if (systems.empty())
        return {};
    return {SetProgram{programOf(of.scenario().workload, of.one(systems).id, of.topology()), "Replay"}};
}
Edits samples(Chooser& of, const KeepPlacement*) {
    return {KeepPlacement{of.scenario().workload}};
}
Edits samples(Chooser& of, const AddProcess*) {
    return {AddProcess{of.requester()}};
}
Edits samples(Chooser& of, const RemoveProcess*) {
    return {RemoveProcess{of.process().name}};
}
Edits samples(Chooser& of, const SetProcess*) {
    const CustomerName customer = of.customer(of.process()).name;
    return {SetProcess{{customer}, of.process().name}, SetProcess{{customer}, {}}};
}
Edits samples(Chooser& of, const UseRegion*) {
    const Process process = of.process();
    const UseRegion use{of.customer(process).name, of.region(process), true};
    return {use, UseRegion{use.customer, use.region, false}};
}
Edits samples(Chooser& of, const SetPages*) {
    const Process process = of.process();
    return {SetPages{process.name, of.region(process), of.number(1, 500)}};
}
Edits samples(Chooser& of, const SetPageSize*) {
    const Process process = of.process();
    return {SetPageSize{process.name, of.region(process), std::int64_t{1} << of.number(13, 22)}};
}
Edits samples(Chooser& of, const SetCustomerTotal*) {
    return {SetCustomerTotal{of.process().name, of.number(1, 40)}};
}

constexpr std::size_t kinds = std::variant_size_v<Edit>;

template <std::size_t kind = 0> Edits samplesOf(std::size_t wanted, Chooser& of) {
    if constexpr (kind < kinds) {
        using Kind = std::variant_alternative_t<kind, Edit>;
        return kind == wanted ? samples(of, static_cast<const Kind*>(nullptr)) : samplesOf<kind + 1>(wanted, of);
    } else {
        return {};
    }
}

/// Writes a scenario, and reads it back on a new machine.
Canonical reread(const Scenario& scenario) {
    const Scenario read = parseScenario(toJson(scenario), "edited");
    const auto topology = machineOf(read);
    return {resolve(read, *topology, "edited"), topology};
}

/// Number of edits of each kind that changed a scenario.
struct Trips {
    std::array<int, kinds> changed{};
    std::map<RegionLayout, int> lies;
    std::map<CustomerNumber, int> numbers;
    int programs = 0;

    void count(const Edit& edit, const Canonical& after) {
        ++changed.at(edit.index());
        programs += after.scenario.program ? 1 : 0;
        if (const auto* const region = std::get_if<LayRegion>(&edit))
            ++lies[region->lies];
        if (const auto* const customer = std::get_if<SetCustomer>(&edit))
            ++numbers[customer->number];
    }
};

/// Checks an edit and returns its result; nothing if the edit is refused or has no effect.
std::optional<Canonical> checked(const Canonical& before, const Edit& edit, Trips& trips) {
    std::optional<Canonical> after;
    try {
        after = edited(before, edit);
    } catch (const EditError& error) {
        return std::nullopt;
    }
    if (after->scenario == before.scenario)
        return std::nullopt;
    trips.count(edit, *after);
    if (const std::string line = lineOf(edit); !line.empty()) {
        INFO(line);
        const Edit same = editIn<Edit>(line, "edit", {});
        CHECK(lineOf(same) == line);
        CHECK(edited(before, same).scenario == after->scenario);
    }
    const std::string text = toJson(after->scenario);
    CAPTURE(edit.index(), describe(edit, before.scenario.workload, *before.topology), text);
    const Canonical again = reread(after->scenario);
    CHECK(again.scenario == after->scenario);
    CHECK(toJson(again.scenario) == text);
    CHECK(again.topology->options() == after->topology->options());
    CHECK(again.topology->derived() == after->topology->derived());
    CHECK(resolve(after->scenario, *after->topology) == after->scenario); // an edit's result is canonical
    return after;
}

} // namespace

TEST_CASE("after every kind of edit, writing, reading and resolving gives the same scenario", "[edit]") {
    Trips trips;
    // One of each family, and some with features of their own: a program, segments, a cluster, disks, streams, peers.
    for (const char* const id :
         {"sunfire6800-first", "sunfire6800-segments-local", "sunfire6800-mpo-copy-1", "sunfirev880-first",
          "p650-aix52-runs", "p650-oltp-private", "p650-dimm-failed", "t5440-cards", "t5440-threads-and-streams",
          "firelink-first", "sparcserver630mp-office", "sparcserver670mp-disks-four", "sun4280-first"}) {
        const Canonical start{scenario(id), machineOf(scenario(id))};
        CAPTURE(id);
        std::mt19937 random(7);
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            // Alone, and after another edit: only the second shows a field that an edit forgets to reset.
            for (int round = 0; round < 2; ++round) {
                Canonical now = start;
                for (int step = 0; step < 2; ++step) {
                    Chooser chooser(now, random);
                    for (const Edit& edit : samplesOf(step == round ? kind : random() % kinds, chooser))
                        if (const auto after = checked(now, edit, trips); after && random() % 2 == 0)
                            now = *after;
                }
            }
        }
    }
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        INFO("kind " << kind);
        CHECK(trips.changed.at(kind) > 0);
    }
    CHECK(trips.lies.size() == 5);
    CHECK(trips.numbers.size() == 3);
    CHECK(trips.programs > 10);
}
