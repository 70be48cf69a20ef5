// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/ReplayNumbers.h"

#include "boardset/policy/ReplayedPlacement.h"

#include <algorithm>
#include <array>

namespace boardset {

namespace {

/// Cells that give the location of a thread or a page, or the pages that a thread accesses.
constexpr std::array placing{StateCell::ThreadState, StateCell::ThreadProcessor, StateCell::ProcessorOnline,
                             StateCell::PageMemory,  StateCell::UseFirst,        StateCell::UseCount};

} // namespace

std::vector<int> placementPositions(const Replay& replay) {
    std::vector<int> positions{0};
    for (int position = 1; position <= replay.length(); ++position) {
        const auto [first, last] = replay.changesTo(position);
        if (std::any_of(first, last, [](const Change& change) { return std::ranges::count(placing, change.cell) > 0; }))
            positions.push_back(position);
    }
    return positions;
}

std::vector<std::int64_t> placementCells(const State& state) {
    std::vector<std::int64_t> cells;
    for (const StateCell cell : placing) {
        const State::Cells& all = state.all(cell);
        cells.insert(cells.end(), all.begin(), all.end());
    }
    return cells;
}

std::optional<Answer> answerAt(const ReplayCursor& cursor) {
    const Topology& topology = cursor.replay().topology();
    const Workload workload = placementAt(cursor.replay(), cursor.state());
    const Configuration then = configurationAt(cursor.replay(), cursor.state());
    const auto machine = then == topology.configuration()
                             ? nullptr
                             : Topology::build(topology.sharedCatalog(), topology.machine().id, then);
    Answer answer = solvePlacement(machine ? *machine : topology, workload);
    return answer.classes.empty() ? std::nullopt : std::optional(std::move(answer));
}

std::optional<int> positionOf(const std::shared_ptr<const Replay>& replay, const Workload& placement) {
    ReplayCursor cursor(replay);
    for (int position = replay->length(); position >= 0; --position) {
        cursor.goTo(position);
        if (placementAt(*replay, cursor.state()) == placement)
            return position;
    }
    return std::nullopt;
}

ReplayNumbers numbersAt(const ReplayCursor& cursor) {
    const auto answer = answerAt(cursor);
    const Rate rate = rateOf(answer.value_or(Answer{}));
    return {cursor.position(), rate.value, localShareAt(cursor.replay(), cursor.state()), rate.unit};
}

std::vector<std::vector<LoadSample>> loadSamples(ReplayCursor cursor, int set) {
    const Replay& replay = cursor.replay();
    const Policy& policy = replay.policy();
    std::vector<std::vector<LoadSample>> samples(policy.loadSets().empty() ? 0 : replay.localityGroups().groups.size());
    for (int position = 0; position <= replay.length(); ++position) {
        cursor.goTo(position);
        for (std::size_t group = 0; group < samples.size(); ++group) {
            const auto raw = static_cast<double>(policy.loadOf(cursor.state(), set, static_cast<int>(group)));
            const double load = raw / static_cast<double>(policy.threadLoad());
            if (position == 0 || load != samples[group].back().load)
                samples[group].push_back({position, load});
        }
    }
    return samples;
}

} // namespace boardset
