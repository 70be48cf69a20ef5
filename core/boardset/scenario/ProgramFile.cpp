// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON format of programs, read event by event.
#include "boardset/scenario/ProgramFile.h"

#include "boardset/policy/ProgramLimits.h"
#include "boardset/scenario/ScenarioLimits.h"

namespace boardset {

namespace {

/// The longest text that names numbers up to ProgramLimits::threads is every other pair of them.
constexpr std::size_t threadTextBytes = std::size_t{24} << 10;

std::string name(const JsonField& field) {
    return field.text(ScenarioLimits::nameBytes);
}

std::string path(const JsonField& field) {
    return field.text(ScenarioLimits::pathBytes);
}

/// The one of `values` that the field names.
template <class Value> Value oneOf(const JsonField& field, const std::vector<Value>& values) {
    const std::string word = field.text(ScenarioLimits::fileBytes);
    std::vector<std::string> words;
    for (const Value value : values) {
        words.push_back(toString(value));
        if (words.back() == word) {
            return value;
        }
    }
    field.fail(alternatives(words));
}

SchedulingClass schedulingClass(const JsonField& field) {
    using enum SchedulingClass;
    return oneOf(field, std::vector{TimeShare, Interactive, FixedPriority, FairShare, RealTime});
}

Advice advice(const JsonField& field) {
    return oneOf(field, std::vector{Advice::Default, Advice::Lwp, Advice::Many});
}

SegmentKind segmentKind(const JsonField& field) {
    using enum SegmentKind;
    return oneOf(field, std::vector{Heap, Stack, Private, Ism, Shared});
}

ThreadNumbers threads(const JsonField& event) {
    const JsonField field = event.member("threads");
    ThreadNumbers numbers = threadNumbersIn(field.text(threadTextBytes), ProgramLimits::threads);
    if (numbers.empty()) {
        field.fail("numbers of threads from 1 to " + std::to_string(ProgramLimits::threads) +
                   ", each once, as \"1-4, 7\"");
    }
    return numbers;
}

std::string segment(const JsonField& event) {
    return name(event.member("segment"));
}

Event readCreate(const JsonField& event) {
    event.allowOnly({"do", "process", "threads", "everySeconds", "class"});
    events::Create create;
    create.process = name(event.member("process"));
    create.threads =
        event.has("threads") ? static_cast<int>(event.member("threads").whole(1, ProgramLimits::threads)) : 1;
    if (event.has("everySeconds")) {
        create.everySeconds = event.member("everySeconds").amount(ProgramLimits::seconds);
    }
    if (event.has("class")) {
        create.schedulingClass = schedulingClass(event.member("class"));
    }
    return create;
}

Event readMap(const JsonField& event) {
    event.allowOnly({"do", "process", "segment", "pages", "pageBytes", "kind", "weight"});
    events::Map map;
    map.process = name(event.member("process"));
    map.segment = segment(event);
    map.pages = static_cast<int>(event.member("pages").whole(1, ProgramLimits::pages));
    if (event.has("pageBytes")) {
        map.pageBytes = event.member("pageBytes").whole(ProgramLimits::pageBytesLeast, ProgramLimits::pageBytesMost);
    }
    if (event.has("kind")) {
        map.kind = segmentKind(event.member("kind"));
    }
    if (event.has("weight")) {
        map.weight = event.member("weight").amount(ProgramLimits::weightMost);
    }
    return map;
}

template <bool Uses> Event readTouch(const JsonField& event) {
    event.allowOnly({"do", "threads", "segment", "part", "shift"});
    events::Touch touch{threads(event), segment(event), {}, Uses};
    if (event.has("part")) {
        const JsonField part = event.member("part");
        touch.part.own = part.text(ScenarioLimits::fileBytes) == "own";
        if (!touch.part.own && part.text(ScenarioLimits::fileBytes) != "whole") {
            part.fail("own or whole");
        }
    }
    if (event.has("shift")) {
        touch.part.shift = static_cast<int>(event.member("shift").whole(0, ProgramLimits::threads));
    }
    return touch;
}

Event readBind(const JsonField& event) {
    event.allowOnly({"do", "threads", "block"});
    return events::Bind{threads(event), path(event.member("block"))};
}

Event readUnbind(const JsonField& event) {
    event.allowOnly({"do", "threads"});
    return events::Unbind{threads(event)};
}

template <bool Online> Event readOnline(const JsonField& event) {
    event.allowOnly({"do", "block"});
    return events::SetOnline{path(event.member("block")), Online};
}

template <bool Attached> Event readAttached(const JsonField& event) {
    event.allowOnly({"do", "board"});
    return events::SetAttached{path(event.member("board")), Attached};
}

Event readAdvise(const JsonField& event) {
    event.allowOnly({"do", "segment", "advice"});
    return events::Advise{segment(event), advice(event.member("advice"))};
}

Event readPreload(const JsonField& event) {
    event.allowOnly({"do", "process", "kind", "advice"});
    return events::Preload{name(event.member("process")), segmentKind(event.member("kind")),
                           advice(event.member("advice"))};
}

template <bool Awake> Event readAwake(const JsonField& event) {
    event.allowOnly({"do", "threads"});
    return events::SetAwake{threads(event), Awake};
}

Event readSet(const JsonField& event) {
    event.allowOnly({"do", "set", "blocks"});
    events::CreateSet create{name(event.member("set")), {}};
    for (const JsonField& block : event.member("blocks").elements(ProgramLimits::blocks)) {
        create.blocks.push_back(path(block));
    }
    return create;
}

Event readJoin(const JsonField& event) {
    event.allowOnly({"do", "threads", "set"});
    return events::JoinSet{threads(event), event.has("set") ? name(event.member("set")) : std::string()};
}

Event readClass(const JsonField& event) {
    event.allowOnly({"do", "threads", "class"});
    return events::SetClass{threads(event), schedulingClass(event.member("class"))};
}

Event readWait(const JsonField& event) {
    event.allowOnly({"do", "seconds"});
    return events::Wait{event.member("seconds").amount(ProgramLimits::seconds)};
}

struct EventReader {
    const char* word;
    Event (*read)(const JsonField& event);
};

constexpr EventReader eventReaders[]{{"create", readCreate},
                                     {"map", readMap},
                                     {"touch", readTouch<false>},
                                     {"use", readTouch<true>},
                                     {"bind", readBind},
                                     {"unbind", readUnbind},
                                     {"offline", readOnline<false>},
                                     {"online", readOnline<true>},
                                     {"detach", readAttached<false>},
                                     {"attach", readAttached<true>},
                                     {"madvise", readAdvise},
                                     {"preload", readPreload},
                                     {"sleep", readAwake<false>},
                                     {"wake", readAwake<true>},
                                     {"set", readSet},
                                     {"join", readJoin},
                                     {"class", readClass},
                                     {"wait", readWait}};

Event readEvent(const JsonField& event) {
    const JsonField field = event.member("do");
    const std::string word = field.text(ScenarioLimits::fileBytes);
    std::vector<std::string> words;
    for (const EventReader& reader : eventReaders) {
        if (word == reader.word) {
            return reader.read(event);
        }
        words.emplace_back(reader.word);
    }
    field.fail(alternatives(words, words.size()));
}

ProgramProcess readProgramProcess(const JsonField& field) {
    field.allowOnly({"name", "pattern", "apart"});
    ProgramProcess process{name(field.member("name")), name(field.member("pattern")), false};
    process.apart = field.has("apart") && field.member("apart").flag();
    return process;
}

Adjustment readAdjustment(const JsonField& field) {
    field.allowOnly({"step", "tunable", "value"});
    return {static_cast<int>(field.member("step").whole(0, INT32_MAX)), name(field.member("tunable")),
            field.member("value").whole(0, INT64_MAX)};
}

} // namespace

Program readProgram(const JsonField& field) {
    field.allowOnly({"system", "seed", "domain", "localAddresses", "tunables", "processes", "events", "adjustments"});
    Program program;
    program.system = name(field.member("system"));
    program.seed = field.has("seed") ? field.member("seed").whole(0, INT64_MAX) : program.seed;
    program.domain = field.has("domain") ? name(field.member("domain")) : std::string();
    program.localAddresses = !field.has("localAddresses") || field.member("localAddresses").flag();
    if (field.has("tunables")) {
        for (const auto& [tunable, value] : field.member("tunables").members(ProgramLimits::adjustments)) {
            program.tunables[tunable] = value.whole(0, INT64_MAX);
        }
    }
    for (const JsonField& process : field.member("processes").elements(ProgramLimits::processes)) {
        program.processes.push_back(readProgramProcess(process));
    }
    for (const JsonField& event : field.member("events").elements(ProgramLimits::events)) {
        program.events.push_back(readEvent(event));
    }
    if (field.has("adjustments")) {
        for (const JsonField& adjustment : field.member("adjustments").elements(ProgramLimits::adjustments)) {
            program.adjustments.push_back(readAdjustment(adjustment));
        }
    }
    return program;
}

} // namespace boardset
