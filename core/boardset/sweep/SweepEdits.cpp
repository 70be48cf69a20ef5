// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/sweep/SweepEdits.h"

#include "boardset/analysis/SweptWorkload.h"
#include "boardset/policy/Policy.h"
#include "boardset/policy/ProgramFromPlacement.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <algorithm>

namespace boardset {

namespace {

/// Applies the settings of one point of a sweep.
class Setter {
public:
    Setter(RuleBook& rules, const Canonical& from, bool isChecked, bool isOfBoards)
        : m_rules(rules), m_from(from), m_swept{from, {}}, m_isChecked(isChecked), m_isOfBoards(isOfBoards) {}

    void set(const SweepSetting& setting) {
        const SweepQuantity& quantity = setting.quantity;
        m_titles.push_back(
            Message{"{quantity}: {value}", {{"quantity", quantity.title}, {"value", quantity.textOf(setting.value)}}});
        switch (quantity.kind) {
        case SweepKind::Option:
            return perform(SetOption{quantity.subject(), static_cast<int>(setting.value)});
        case SweepKind::System:
            return setSystem(static_cast<std::int64_t>(setting.value));
        case SweepKind::Setting:
            return setSetting(quantity.subject(), setting.value);
        default:
            return keep(withQuantity(*now().topology, now().scenario.workload, quantity.id, setting.value));
        }
    }
    SweptScenario take() { return std::move(m_swept); }

private:
    Canonical& now() { return m_swept.scenario; }

    void perform(const Edit& edit) {
        now() = edited(m_rules, now(), {edit});
        m_swept.edits.push_back(edit);
    }

    /// Adds an edit that sets the placement or a program, and removes earlier edits of this kind.
    void replace(const Edit& edit) {
        std::erase_if(m_swept.edits, [](const Edit& each) {
            return std::holds_alternative<KeepPlacement>(each) || std::holds_alternative<SetProgram>(each);
        });
        perform(edit);
    }

    void keep(Workload workload) {
        if (m_isChecked)
            return replace(KeepPlacement{std::move(workload), commaList(m_titles)});
        now().scenario.workload = std::move(workload);
        now().scenario.program.reset();
    }

    /// Returns the program for the current threads and pages.
    Program program() {
        if (now().scenario.program)
            return *now().scenario.program;
        const auto& from = m_from.scenario.program;
        const std::string system = from ? from->system : systemsOf(*now().topology).front().id;
        Program program = programOf(now().scenario.workload, system, *now().topology);
        if (from)
            program.tunables = from->tunables;
        return program;
    }

    /// If the scenario has no program, index 0 stands for no operating system.
    void setSystem(std::int64_t at) {
        const std::int64_t first = m_from.scenario.program ? 0 : 1;
        const auto systems = systemsOf(*now().topology);
        if (at < 0 || at >= std::ssize(systems) + first)
            throw InputError("sweep", "system", std::to_string(at),
                             Message{"{least} to {most}", {{"least", 0}, {"most", std::ssize(systems) + first - 1}}},
                             Message{"remove it"});
        if (at < first)
            return keep(now().scenario.workload);
        if (m_isOfBoards)
            leaveEmptyBoards();
        Program changed = program();
        changed.system = systems[static_cast<std::size_t>(at - first)].id;
        replace(SetProgram{std::move(changed), commaList(m_titles)});
    }

    /// Switches off boards that are to have no threads, because the operating system would otherwise use these boards.
    void leaveEmptyBoards() {
        const Topology& topology = *now().topology;
        const std::set<BlockId> used = usedBoards(topology, now().scenario.workload);
        std::vector<std::string> empty;
        for (const BlockId group : topology.localityGroups())
            if (!used.contains(group) && !topology.block(group).lost)
                empty.push_back(topology.block(group).path);
        for (const std::string& each : empty)
            perform(SetOff{each});
    }

    void setSetting(const std::string& id, double value) {
        Program changed = program();
        changed.tunables[id] = static_cast<std::int64_t>(value);
        replace(SetProgram{std::move(changed), commaList(m_titles)});
    }

    RuleBook& m_rules;
    const Canonical& m_from;
    SweptScenario m_swept;
    bool m_isChecked;
    bool m_isOfBoards;                 ///< True if the number of boards with threads is set.
    std::vector<std::string> m_titles; ///< Titles of the settings so far.
};

} // namespace

SweptScenario sweptScenario(RuleBook& rules, const Canonical& from, std::vector<SweepSetting> settings,
                            bool isChecked) {
    std::ranges::stable_sort(
        settings, {}, [](const SweepSetting& each) { return each.quantity.kind; });
    const bool isOfBoards =
        std::ranges::any_of(settings, [](const SweepSetting& each) { return each.quantity.kind == SweepKind::Boards; });
    Setter setter(rules, from, isChecked, isOfBoards);
    for (const SweepSetting& setting : settings)
        setter.set(setting);
    return setter.take();
}

} // namespace boardset
