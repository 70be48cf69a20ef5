// SPDX-License-Identifier: GPL-3.0-or-later
#include "ReplayInspection.h"

#include "boardset/analysis/ReplayNumbers.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/policy/Inspection.h"

#include <nlohmann/json.hpp>

namespace boardset {

namespace {

/// Returns the indices of the threads that exist in a state.
std::vector<int> threadsAt(const Replay& replay, const State& state) {
    std::vector<int> threads;
    for (std::size_t i = 0; i < replay.plan().threads.size(); ++i)
        if (state.at(Cell::ThreadState, i) != static_cast<std::int64_t>(ThreadState::None))
            threads.push_back(static_cast<int>(i));
    return threads;
}

/// A load average on the system's own scale.
struct GroupLoad {
    std::string set; ///< Processor set; empty for processors in none.
    int group = 0;
    std::int64_t load = 0;
};

std::vector<GroupLoad> loadsAt(const Replay& replay, const State& state) {
    std::vector<GroupLoad> loads;
    const auto sets = replay.policy().loadSets();
    for (int set = 0; set < static_cast<int>(sets.size()); ++set) {
        for (int group = 0; group < replay.localityGroups().groupCount(); ++group) {
            if (replay.policy().processorsIn(state, set, group) > 0) {
                loads.push_back(
                    {sets[static_cast<std::size_t>(set)], group, replay.policy().loadOf(state, set, group)});
            }
        }
    }
    return loads;
}

/// Returns a table of the threads: one column for the results of each system call, and one for the processor.
std::string threadsText(const Replay& replay, const State& state) {
    const auto threads = threadsAt(replay, state);
    if (threads.empty())
        return "no thread is created yet\n";
    std::vector<std::string> columns{"thread"};
    for (const SystemCall& call : replay.policy().calls(state, threads.front()))
        columns.push_back(call.name);
    columns.insert(columns.end(), {"processor", ""});
    TextTable table(columns);
    for (const int thread : threads) {
        std::vector<std::string> row{std::to_string(thread + 1)};
        for (const SystemCall& call : replay.policy().calls(state, thread))
            row.push_back(call.answer);
        const ThreadInspection each = inspectThread(replay, state, thread);
        row.insert(row.end(), {each.processor < 0 ? "asleep" : each.processorTitle, each.isRemote ? "remote" : ""});
        table.add(row);
    }
    return table.text();
}

std::string segmentsText(const Replay& replay, const State& state) {
    std::string text;
    for (std::size_t i = 0; i < replay.plan().segments.size(); ++i) {
        if (state.at(Cell::SegmentMapped, i) == 0)
            continue;
        const PlannedSegment& planned = replay.plan().segments[i];
        const SegmentInspection each = inspectSegment(replay, state, static_cast<int>(i));
        text += "segment " + planned.name + ", " + toString(planned.kind) + ", pages of " +
                printed(static_cast<double>(each.pageBytes), "{} bytes") + '\n';
        text += each.pagesIn.empty() ? "" : groupTable(replay.words().near, each.pagesIn) + '\n';
        text += each.unallocated == 0 ? "" : "    not allocated: " + counted(each.unallocated, "page") + "\n";
    }
    return text.empty() ? "no segment is mapped yet\n" : text;
}

/// Returns a text with every line indented.
std::string indented(std::string text, const std::string& by) {
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += by.size() + 1)
        text.insert(at + 1, by);
    return by + text + '\n';
}

std::string checksText(const Replay& replay, const State& state) {
    std::string text;
    for (const PlacementCheck& check : replay.policy().checks(state)) {
        text += (check.isPassed ? "pass " : "fail ") + check.command + '\n';
        text += (check.output.empty() ? "" : indented(check.output, "     ")) + indented(check.meaning, "     ");
    }
    return text;
}

std::string loadsText(const Replay& replay, const State& state) {
    TextTable table({replay.words().near, "load", "of one thread per processor"});
    const auto whole = static_cast<double>(replay.policy().wholeLoad());
    for (const GroupLoad& each : loadsAt(replay, state)) {
        table.add({replay.localityGroups().titleOf(each.group) + (each.set.empty() ? "" : " in set " + each.set),
                   std::to_string(each.load), printed(100.0 * static_cast<double>(each.load) / whole, "{} %")});
    }
    return table.text();
}

/// Returns null for the largest number, which stands for no limit.
OrderedJson settingJson(const Tunable& tunable, std::int64_t value) {
    const bool isUnlimited = tunable.kind == TunableKind::Bytes && value == INT64_MAX;
    return isUnlimited ? OrderedJson() : OrderedJson(value);
}

} // namespace

OrderedJson settingsJson(const Replay& replay, const State& state) {
    OrderedJson all = OrderedJson::array();
    for (std::size_t i = 0; i < replay.settings().all().size(); ++i)
        if (const Setting& each = replay.settings().all()[i]; each.exists)
            all.push_back({{"id", each.tunable.id},
                           {"value", settingJson(each.tunable, state.at(Cell::Setting, i))},
                           {"default", settingJson(each.tunable, each.standard)}});
    return all;
}

void addInspection(OrderedJson& json, const ReplayCursor& cursor) {
    const Replay& replay = cursor.replay();
    const State& state = cursor.state();
    const std::string& near = replay.words().near;
    json["at"] = cursor.position();
    json["threads"] = OrderedJson::array();
    for (const int thread : threadsAt(replay, state)) {
        const ThreadInspection each = inspectThread(replay, state, thread);
        json["threads"].push_back({{"thread", thread + 1},
                                   {"home_" + near, each.home},
                                   {"cpu", each.processor < 0 ? OrderedJson() : OrderedJson(each.processor)},
                                   {"processor", textOrNull(each.processorTitle)},
                                   {"remote", each.isRemote}});
    }
    json["segments"] = OrderedJson::array();
    for (std::size_t i = 0; i < replay.plan().segments.size(); ++i) {
        const PlannedSegment& planned = replay.plan().segments[i];
        const SegmentInspection each = inspectSegment(replay, state, static_cast<int>(i));
        OrderedJson pages = OrderedJson::array();
        for (const auto& [group, count] : each.pagesIn)
            pages.push_back({{near, group}, {"pages", count}});
        json["segments"].push_back({{"segment", planned.name},
                                    {"kind", toString(planned.kind)},
                                    {"mapped", state.at(Cell::SegmentMapped, i) != 0},
                                    {"page_bytes", each.pageBytes},
                                    {"pages_in", pages},
                                    {"unallocated", each.unallocated}});
    }
    json["checks"] = OrderedJson::array();
    for (const PlacementCheck& check : replay.policy().checks(state)) {
        json["checks"].push_back({{"command", check.command},
                                  {"output", textOrNull(check.output)},
                                  {"passed", check.isPassed},
                                  {"meaning", check.meaning}});
    }
    json["loads"] = OrderedJson::array();
    for (const GroupLoad& each : loadsAt(replay, state))
        json["loads"].push_back({{"set", textOrNull(each.set)}, {near, each.group}, {"load", each.load}});
    const auto answer = answerAt(cursor);
    json["total"] = answer ? totalOf(*answer) : OrderedJson();
}

std::string inspectionText(const ReplayCursor& cursor) {
    const Replay& replay = cursor.replay();
    const State& state = cursor.state();
    std::string text = "after step " + std::to_string(cursor.position()) + " of " + std::to_string(replay.length());
    if (!replay.policy().whySilent().empty())
        text += ": " + replay.settings().system().title +
                " has no calls that query placement; these are the answers that such calls would give";
    text += "\n\n" + threadsText(replay, state) + '\n' + segmentsText(replay, state) + '\n' +
            checksText(replay, state) + '\n' +
            (replay.policy().whyUniform().empty() ? loadsText(replay, state) + '\n' : "");
    const auto answer = answerAt(cursor);
    if (!answer)
        return text + "no thread accesses any page yet\n";
    return text + "throughput   " + rateText(*answer) + "\nlocal        " +
           printed(100 * answer->localShare, "{} % of the accesses") + '\n';
}

} // namespace boardset
