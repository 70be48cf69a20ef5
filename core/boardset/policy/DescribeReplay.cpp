// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/DescribeReplay.h"

#include "boardset/describe/Figures.h"
#include "boardset/policy/Inspection.h"
#include "boardset/text/EnglishText.h"

#include <limits>
#include <map>
#include <utility>

namespace boardset {

namespace {

/// Returns the number of awake threads on each processor; each processor runs one thread at a time.
std::map<int, int> occupancyAt(const ReplayCursor& cursor) {
    std::map<int, int> threads;
    for (int thread = 0; thread < cursor.replay().plan().threadCount(); ++thread)
        if (cursor.state().threadState(thread) == ThreadState::Awake)
            ++threads[cursor.state().location(StateCell::ThreadProcessor, thread)];
    return threads;
}

Message stateOf(const ReplayCursor& cursor, int thread, const std::map<int, int>& occupancy) {
    const ThreadState state = cursor.state().threadState(thread);
    if (state != ThreadState::Awake)
        return Message{state == ThreadState::None     ? "not created yet"
                       : state == ThreadState::Asleep ? "sleeps"
                                                      : "has finished"};
    const ThreadInspection on = inspectThread(cursor.replay(), cursor.state(), thread);
    if (on.processor < 0)
        return Message{"waits for a processor"};
    const int others = occupancy.at(cursor.state().location(StateCell::ThreadProcessor, thread)) - 1;
    const auto where = Message{others == 0 ? "runs on {processor}"
                                           : "shares {processor} with {n} thread|shares {processor} with {n} threads",
                               {{"processor", on.processorTitle}, {"n", others}}};
    return on.isRemote ? Message{"{where}, away from home", {{"where", where}}} : where;
}

void addCalls(Table& table, const ReplayCursor& cursor, int thread) {
    const std::string& title = cursor.replay().plan().thread(thread).title;
    if (cursor.state().threadState(thread) == ThreadState::None)
        return table.add(title, Cell(), Cell(), Cell(), Message{"not created yet"}, Cell());
    for (const SystemCall& call : cursor.replay().policy().calls(cursor.state(), thread))
        table.add(Message{"{thread}: {call}()", {{"thread", title}, {"call", call.name}}}, nameCell(call.answer),
                  Cell(), Cell(), call.note, nameCell(call.answer));
}

void addPages(Table& table, const ReplayCursor& cursor, int segment) {
    const Replay& replay = cursor.replay();
    const PlannedSegment& planned = replay.plan().segment(segment);
    const SegmentInspection found = inspectSegment(replay, cursor.state(), segment);
    const std::string group = noun(replay.words().near);
    std::vector<std::string> counts;
    for (const auto& [number, pages] : found.pagesIn)
        counts.push_back(group + ' ' + std::to_string(number) + ": " + std::to_string(pages));
    Message title{"Segment {name}, {kind}: {n} page of {size}|Segment {name}, {kind}: {n} pages of {size}",
                  {{"name", planned.name},
                   {"kind", Message{toString(planned.kind)}},
                   {"n", planned.pages * planned.copies},
                   {"size", wholeBytes(planned.pageBytes)}}};
    if (!replay.words().pages.empty() && replay.policy().whySilent().empty())
        title = {"{call}(): {segment}", {{"call", replay.words().pages}, {"segment", title}}};
    if (cursor.state().at(StateCell::SegmentMapped, asIndex(segment)) == 0)
        return table.add(title, Cell(), Cell(), Cell(), Message{"not mapped yet"}, Cell());
    table.add(title, counts, Cell(), Cell(),
              Message{found.unallocated == 0 ? "Number of pages in each {group}"
                                             : "Number of pages in each {group}; {unallocated} not allocated",
                      {{"group", group}, {"unallocated", found.unallocated}}},
              counts.empty() ? Cell() : cellOf(counts));
}

Cell numberFrom1(int index) {
    return index < 0 ? Cell() : cellOf(index + 1);
}

} // namespace

Table describeSteps(const Replay& replay) {
    Table table{.key = "steps",
                .title = {"Steps"},
                .columns = {column("step", {"Step"}), column("seconds", {"Seconds"}), column("kind", {"Kind"}),
                            column("title", {"Change"}), column("reason", {"Reason"}), forPrograms("tunables"),
                            column("thread", {"Thread"}), column("segment", {"Segment"}), forPrograms("event")}};
    for (const Step& step : replay.steps()) {
        std::vector<std::string> tunables;
        for (const int setting : step.settings)
            tunables.push_back(replay.settings().nameOf(setting));
        table.add(table.rows.size() + 1, Quantity{static_cast<double>(step.ns) / 1e9}, Message{toString(step.kind)},
                  asMessage(step.title), asMessage(step.reason), std::move(tunables), numberFrom1(step.thread),
                  step.segment < 0 ? Cell() : nameCell(replay.plan().segment(step.segment).name),
                  step.event < 0 ? Cell() : cellOf(step.event));
    }
    return table;
}

Quantity wholeBytes(std::int64_t bytes) {
    constexpr int most = std::numeric_limits<std::int64_t>::digits10;
    for (const auto& [unit, shift] : {std::pair{"TB", 40}, {"GB", 30}, {"MB", 20}, {"KB", 10}})
        if (bytes >> shift > 0 && bytes % (std::int64_t{1} << shift) == 0)
            return {static_cast<double>(bytes >> shift), unit, most, 0};
    return {static_cast<double>(bytes), "bytes", most, 0};
}

Table describeThreads(const ReplayCursor& cursor) {
    const Replay& replay = cursor.replay();
    Table table{.key = "threads",
                .title = {"Threads"},
                .columns = {column("thread", {"Thread"}), forPrograms("home_" + replay.words().near),
                            forPrograms("cpu"), forPrograms("processor"), forPrograms("remote"),
                            forPeople("state", {"State"})},
                .empty = {"No thread has been created yet."}};
    const std::map<int, int> occupancy = occupancyAt(cursor);
    for (int thread = 0; thread < replay.plan().threadCount(); ++thread) {
        if (cursor.state().threadState(thread) == ThreadState::None)
            continue;
        const auto calls = replay.policy().calls(cursor.state(), thread);
        const ThreadInspection each = inspectThread(replay, cursor.state(), thread);
        table.add(thread + 1, each.home, each.processor < 0 ? Cell() : cellOf(each.processor),
                  nameCell(each.processorTitle), each.isRemote, stateOf(cursor, thread, occupancy));
        if (table.rows.size() == 1)
            for (const SystemCall& call : calls)
                table.columns.push_back(forPeople(call.name, {call.name}));
        for (const SystemCall& call : calls)
            table.rows.back().push_back(nameCell(call.answer));
        table.rows.back().resize(table.columns.size());
    }
    return table;
}

Table describeTimes(const ReplayCursor& cursor) {
    const Replay& replay = cursor.replay();
    Table table{.key = "times",
                .title = {"Times of threads"},
                .columns = {column("thread", {"Thread"}), column("state", {"At this step"}),
                            column("processor_s", {"Processor time"}), column("wall_s", {"Elapsed"})}};
    if (replay.ends().empty())
        return table;
    const std::map<int, int> occupancy = occupancyAt(cursor);
    const auto& processes = replay.program().processes;
    for (int thread = 0; thread < replay.plan().threadCount(); ++thread) {
        const PlannedThread& planned = replay.plan().thread(thread);
        const auto title = Message{processes.size() > 1 ? "{thread} of {process}" : "{thread}",
                                   {{"thread", planned.title}, {"process", processes[asIndex(planned.process)].name}}};
        const bool isFinished = cursor.state().threadState(thread) == ThreadState::Finished;
        table.add(title,
                  Cell{.value = stateOf(cursor, thread, occupancy), .tone = isFinished ? Tone::Muted : Tone::Plain},
                  Cell(), Cell());
    }
    double processors = 0;
    for (const ThreadEnd& end : replay.ends()) {
        auto& row = table.rows[asIndex(end.thread)];
        row[2] = cellOf(Quantity{end.processorSeconds, "s"});
        row[3] = cellOf(Quantity{replay.wallSecondsOf(end), "s"});
        processors += end.processorSeconds;
    }
    table.notes = {{"The last thread finishes after {elapsed}. Total processor time: {time}.",
                    {{"elapsed", Quantity{replay.wallSecondsOf(replay.ends().back()), "s"}},
                     {"time", Quantity{processors, "s"}}}}};
    return table;
}

Table describeChecks(const ReplayCursor& cursor) {
    Table table{.key = "checks",
                .title = asMessage(cursor.replay().words().checks),
                .columns = {column("command", {"Call or command"}), forPrograms("output"), forPrograms("passed"),
                            forPeople("check", {"Check"}), column("meaning", {"Meaning"}, 1),
                            forPeople("answer", {"Output"}, 1)}};
    for (const PlacementCheck& check : cursor.replay().policy().checks(cursor.state())) {
        // only the last line, because the lines before it repeat the name of the variable
        const std::string answer = check.output.substr(check.output.rfind('\n') + 1);
        table.add(check.command, nameCell(check.output), check.isPassed,
                  check.isPassed ? Cell{.value = Message{"passed"}, .tone = Tone::Good}
                                 : Cell{.value = Message{"failed"}, .tone = Tone::Bad},
                  check.meaning, nameCell(answer));
    }
    return table;
}

Table describeInspection(const ReplayCursor& cursor, int thread, int segment) {
    Table table = describeChecks(cursor);
    const auto checks = std::exchange(table.rows, {});
    if (thread >= 0 && cursor.replay().policy().whySilent().empty())
        addCalls(table, cursor, thread);
    for (int each = 0; each < static_cast<int>(cursor.replay().plan().segments.size()); ++each)
        if (segment < 0 || segment == each)
            addPages(table, cursor, each);
    table.rows.insert(table.rows.end(), checks.begin(), checks.end());
    return table;
}

Table describeLoads(const ReplayCursor& cursor) {
    const Policy& policy = cursor.replay().policy();
    const LocalityGroups& groups = cursor.replay().localityGroups();
    const std::string& near = cursor.replay().words().near;
    Table table{.key = "loads",
                .title = {"Loads"},
                .columns = {forPrograms("set"), forPrograms(near), forPeople("group", {near}), column("load", {"Load"}),
                            forPeople("share", {"Load relative to one thread per processor"})}};
    const auto sets = policy.loadSets();
    for (int set = 0; set < static_cast<int>(sets.size()); ++set) {
        const std::string& name = sets[asIndex(set)];
        for (int group = 0; group < groups.groupCount(); ++group) {
            if (policy.processorsIn(cursor.state(), set, group) == 0)
                continue;
            const std::int64_t load = policy.loadOf(cursor.state(), set, group);
            const double share = 100.0 * static_cast<double>(load) / static_cast<double>(policy.wholeLoad());
            table.add(nameCell(name), group,
                      Message{name.empty() ? "{group}" : "{group} in set {set}",
                              {{"group", groups.titleOf(group)}, {"set", name}}},
                      load, Quantity{share, "%"});
        }
    }
    return table;
}

Table describeTunables(const ReplayCursor& cursor) {
    Table table{.key = "tunables",
                .title = {"Tunables"},
                .columns = {column("id", {"Tunable"}), column("value", {"Value"}), column("default", {"Default"})}};
    const auto& settings = cursor.replay().settings().all();
    for (std::size_t i = 0; i < settings.size(); ++i) {
        const auto valueCell = [&](std::int64_t value) {
            return settings[i].tunable.kind == TunableKind::Bytes && value == INT64_MAX ? Cell() : cellOf(value);
        };
        if (settings[i].exists)
            table.add(settings[i].tunable.id, valueCell(cursor.state().at(StateCell::Setting, i)),
                      valueCell(settings[i].standard));
    }
    return table;
}

} // namespace boardset
