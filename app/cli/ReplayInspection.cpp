// SPDX-License-Identifier: GPL-3.0-or-later
#include "ReplayInspection.h"

#include "boardset/analysis/ReplayNumbers.h"
#include "boardset/catalog/Words.h"
#include "boardset/policy/Inspection.h"
#include "boardset/policy/LoadAverage.h"

namespace boardset {

namespace {

/// Threads that exist at a state, from 0.
std::vector<int> threadsAt(const Replay& replay, const State& state) {
    std::vector<int> threads;
    for (std::size_t i = 0; i < replay.plan().threads.size(); ++i) {
        if (state.at(Cell::ThreadState, i) != static_cast<std::int64_t>(ThreadState::None)) {
            threads.push_back(static_cast<int>(i));
        }
    }
    return threads;
}

/// The load of an lgroup: that of one always-runnable thread for each of its processors is 1.
struct LgroupLoad {
    std::string set; ///< Processor set; empty: the processors of none.
    int lgroup = 0;
    std::string title;
    std::int64_t load = 0;
};

std::vector<LgroupLoad> loadsAt(const Replay& replay, const State& state) {
    std::vector<LgroupLoad> loads;
    const LgroupTable& lgroups = replay.lgroups();
    const auto& sets = replay.plan().sets;
    for (int set = 0; set < static_cast<int>(sets.size()); ++set) {
        for (int lgroup = 0; lgroup < lgroups.leafCount(); ++lgroup) {
            if (processorsIn(lgroups, state, set, lgroup) > 0) {
                loads.push_back({sets[static_cast<std::size_t>(set)], lgroup, lgroups.titleOf(lgroup),
                                 state.at(Cell::Load, lgroups.loadIndex(set, lgroup))});
            }
        }
    }
    return loads;
}

std::string threadsText(const Replay& replay, const State& state) {
    TextTable table({"thread", "gethomelgroup", "getcpuid", "processor", ""});
    for (const int thread : threadsAt(replay, state)) {
        const ThreadInspection each = inspectThread(replay, state, thread);
        const bool asleep = each.processor < 0;
        table.add({std::to_string(thread + 1), std::to_string(each.homeLgroup),
                   asleep ? "" : std::to_string(each.processor), asleep ? "asleep" : each.processorTitle,
                   each.isRemote ? "remote" : ""});
    }
    return table.isEmpty() ? "no thread is created yet\n" : table.text();
}

std::string segmentsText(const Replay& replay, const State& state) {
    std::string text;
    for (std::size_t i = 0; i < replay.plan().segments.size(); ++i) {
        if (state.at(Cell::SegmentMapped, i) == 0) {
            continue;
        }
        const PlannedSegment& planned = replay.plan().segments[i];
        const SegmentInspection each = inspectSegment(replay, state, static_cast<int>(i));
        text += "segment " + planned.name + ", " + toString(planned.kind) + ", pages of " +
                printed(static_cast<double>(each.pageBytes), "{} bytes") + '\n';
        text += each.pagesIn.empty() ? "" : lgroupTable(each.pagesIn) + '\n';
        text += each.unallocated == 0 ? "" : "    not allocated: " + counted(each.unallocated, "page") + "\n";
    }
    return text.empty() ? "no segment is mapped yet\n" : text;
}

/// Every line of a text indented.
std::string indented(std::string text, const std::string& by) {
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += by.size() + 1) {
        text.insert(at + 1, by);
    }
    return by + text + '\n';
}

std::string checksText(const Replay& replay, const State& state) {
    std::string text;
    for (const PlacementCheck& check : placementChecks(replay, state)) {
        text += (check.isPassed ? "yes  " : "no   ") + check.command + '\n';
        text += (check.output.empty() ? "" : indented(check.output, "     ")) + indented(check.meaning, "     ");
    }
    return text;
}

std::string loadsText(const Replay& replay, const State& state) {
    TextTable table({"lgroup", "load", "of one thread a processor"});
    for (const LgroupLoad& each : loadsAt(replay, state)) {
        table.add({each.title + (each.set.empty() ? "" : " in set " + each.set), std::to_string(each.load),
                   printed(100.0 * static_cast<double>(each.load) / LoadScale::whole, "{} %")});
    }
    return table.text();
}

} // namespace

OrderedJson tunablesJson(const Replay& replay, const State& state) {
    OrderedJson all = OrderedJson::array();
    for (std::size_t i = 0; i < tunableCount; ++i) {
        if (replay.settings().exists[i]) {
            const Tunable& tunable = replay.topology().catalog().tunable(nameOf(static_cast<TunableId>(i)));
            all.push_back({{"id", tunable.id},
                           {"value", state.at(Cell::Tunable, i)},
                           {"default", standardOf(tunable, replay.topology(), replay.program().system)}});
        }
    }
    return all;
}

void addInspection(OrderedJson& json, const ReplayCursor& cursor) {
    const Replay& replay = cursor.replay();
    const State& state = cursor.state();
    json["at"] = cursor.position();
    json["threads"] = OrderedJson::array();
    for (const int thread : threadsAt(replay, state)) {
        const ThreadInspection each = inspectThread(replay, state, thread);
        json["threads"].push_back({{"thread", thread + 1},
                                   {"home_lgroup", each.homeLgroup},
                                   {"cpu", each.processor < 0 ? OrderedJson() : OrderedJson(each.processor)},
                                   {"processor", textOrNull(each.processorTitle)},
                                   {"remote", each.isRemote}});
    }
    json["segments"] = OrderedJson::array();
    for (std::size_t i = 0; i < replay.plan().segments.size(); ++i) {
        const PlannedSegment& planned = replay.plan().segments[i];
        const SegmentInspection each = inspectSegment(replay, state, static_cast<int>(i));
        OrderedJson pages = OrderedJson::array();
        for (const auto& [lgroup, count] : each.pagesIn) {
            pages.push_back({{"lgroup", lgroup}, {"pages", count}});
        }
        json["segments"].push_back({{"segment", planned.name},
                                    {"kind", toString(planned.kind)},
                                    {"mapped", state.at(Cell::SegmentMapped, i) != 0},
                                    {"page_bytes", each.pageBytes},
                                    {"pages_in", pages},
                                    {"unallocated", each.unallocated}});
    }
    json["checks"] = OrderedJson::array();
    for (const PlacementCheck& check : placementChecks(replay, state)) {
        json["checks"].push_back({{"command", check.command},
                                  {"output", textOrNull(check.output)},
                                  {"passed", check.isPassed},
                                  {"meaning", check.meaning}});
    }
    json["loads"] = OrderedJson::array();
    for (const LgroupLoad& each : loadsAt(replay, state)) {
        json["loads"].push_back({{"set", textOrNull(each.set)}, {"lgroup", each.lgroup}, {"load", each.load}});
    }
    const auto answer = answerAt(cursor);
    json["total"] = answer ? totalOf(*answer) : OrderedJson();
}

std::string inspectionText(const ReplayCursor& cursor) {
    const Replay& replay = cursor.replay();
    const State& state = cursor.state();
    std::string text = "after step " + std::to_string(cursor.position()) + " of " + std::to_string(replay.length());
    if (!replay.settings().hasInspection) {
        text += ": " + replay.settings().system + " has no calls that tell; this is what they would";
    }
    text += "\n\n" + threadsText(replay, state) + '\n' + segmentsText(replay, state) + '\n' +
            checksText(replay, state) + '\n' + (replay.settings().isAware ? loadsText(replay, state) + '\n' : "");
    const auto answer = answerAt(cursor);
    if (!answer) {
        return text + "no thread accesses any page yet\n";
    }
    return text + "throughput   " + printed(answer->bytesPerSecond / 1e6, "{} MB/s") + "\nlocal        " +
           printed(100 * answer->localShare, "{} % of the accesses") + '\n';
}

} // namespace boardset
