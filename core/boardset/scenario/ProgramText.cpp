// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON format of programs, written for people: one event per line.
#include "boardset/scenario/JsonText.h"
#include "boardset/scenario/ProgramFile.h"

#include <cmath>

namespace boardset {

namespace {

std::string numberText(double value) {
    const bool isWhole = std::floor(value) == value && std::abs(value) < 1e15;
    return isWhole ? std::to_string(static_cast<std::int64_t>(value)) : nlohmann::json(value).dump();
}

/// An object on one line. Members with their standard value are left out.
class Line {
public:
    Line& text(const char* name, const std::string& value, const std::string& standard = {}) {
        return value == standard ? *this : add(name, jsonText(value));
    }
    Line& number(const char* name, std::int64_t value, std::int64_t standard) {
        return value == standard ? *this : add(name, std::to_string(value));
    }
    Line& amount(const char* name, double value) { return value == 0 ? *this : add(name, numberText(value)); }
    Line& threads(const ThreadNumbers& numbers) { return add("threads", jsonText(textOf(numbers))); }
    Line& add(const char* name, const std::string& value) {
        m_members += (m_members.empty() ? "" : ", ") + jsonText(name) + ": " + value;
        return *this;
    }
    operator std::string() const { return '{' + m_members + '}'; }

private:
    std::string m_members;
};

Line doing(const char* word) {
    return Line().text("do", word);
}

std::string line(const events::Create& create) {
    return doing("create")
        .text("process", create.process)
        .number("threads", create.threads, 1)
        .amount("everySeconds", create.everySeconds)
        .text("class", toString(create.schedulingClass), toString(SchedulingClass::TimeShare));
}

std::string line(const events::Bind& bind) {
    return doing("bind").threads(bind.threads).text("block", bind.block);
}

std::string line(const events::Unbind& unbind) {
    return doing("unbind").threads(unbind.threads);
}

std::string line(const events::SetOnline& set) {
    return doing(set.online ? "online" : "offline").text("block", set.block);
}

std::string line(const events::SetAttached& set) {
    return doing(set.attached ? "attach" : "detach").text("board", set.board);
}

std::string line(const events::Map& map) {
    return doing("map")
        .text("process", map.process)
        .text("segment", map.segment)
        .number("pages", map.pages, 0)
        .number("pageBytes", map.pageBytes, events::Map{}.pageBytes)
        .text("kind", toString(map.kind), toString(SegmentKind::Heap))
        .amount("weight", map.weight);
}

std::string line(const events::Touch& touch) {
    return doing(touch.uses ? "use" : "touch")
        .threads(touch.threads)
        .text("segment", touch.segment)
        .text("part", touch.part.own ? "own" : "whole", "whole")
        .number("shift", touch.part.shift, 0);
}

std::string line(const events::Advise& advised) {
    return doing("madvise").text("segment", advised.segment).text("advice", toString(advised.advice));
}

std::string line(const events::Preload& preload) {
    return doing("preload")
        .text("process", preload.process)
        .text("kind", toString(preload.kind))
        .text("advice", toString(preload.advice));
}

std::string line(const events::SetAwake& set) {
    return doing(set.awake ? "wake" : "sleep").threads(set.threads);
}

std::string line(const events::CreateSet& create) {
    return doing("set").text("set", create.set).add("blocks", jsonText(create.blocks));
}

std::string line(const events::JoinSet& join) {
    return doing("join").threads(join.threads).text("set", join.set);
}

std::string line(const events::SetClass& set) {
    return doing("class").threads(set.threads).text("class", toString(set.schedulingClass));
}

std::string line(const events::Wait& wait) {
    return doing("wait").add("seconds", numberText(wait.seconds));
}

std::string line(const Event& event) {
    return std::visit([](const auto& each) { return line(each); }, event);
}

std::string line(const ProgramProcess& process) {
    Line members = Line().text("name", process.name).text("pattern", process.pattern);
    return process.apart ? members.add("apart", "true") : members;
}

std::string line(const Adjustment& each) {
    return Line()
        .add("step", std::to_string(each.step))
        .text("tunable", each.tunable)
        .add("value", std::to_string(each.value));
}

template <class Element> std::string list(const std::vector<Element>& elements, const std::string& indent) {
    return jsonLines(elements, indent, [](const Element& each) { return line(each); });
}

} // namespace

std::string toJson(const Program& program, const std::string& indent) {
    const std::string inner = indent + "  ";
    const std::string next = ",\n" + inner;
    std::string text =
        "{\n" + inner + "\"system\": " + jsonText(program.system) + next + "\"seed\": " + std::to_string(program.seed);
    if (!program.domain.empty()) {
        text += next + "\"domain\": " + jsonText(program.domain);
    }
    if (!program.localAddresses) {
        text += next + "\"localAddresses\": false";
    }
    if (!program.tunables.empty()) {
        text += next + "\"tunables\": " + jsonText(program.tunables);
    }
    text +=
        next + "\"processes\": " + list(program.processes, inner) + next + "\"events\": " + list(program.events, inner);
    if (!program.adjustments.empty()) {
        text += next + "\"adjustments\": " + list(program.adjustments, inner);
    }
    return text + '\n' + indent + '}';
}

} // namespace boardset
