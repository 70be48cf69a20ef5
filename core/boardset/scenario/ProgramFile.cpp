// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the JSON format of programs field by field, and writes it in readable form: one event per line.
#include "boardset/scenario/ProgramFile.h"

#include "boardset/policy/ProgramLimits.h"
#include "boardset/scenario/JsonText.h"
#include "boardset/scenario/ScenarioFileFields.h"
#include "boardset/text/Message.h"

namespace boardset {

namespace {

/// Maximum length, in bytes, of a list of thread numbers: enough for each number up to ProgramLimits::threads.
constexpr std::size_t threadTextBytes = std::size_t{24} << 10;

std::string name(const JsonField& field) {
    return field.text(ScenarioLimits::nameBytes);
}

std::string path(const JsonField& field) {
    return field.text(ScenarioLimits::pathBytes);
}

/// Reads one field of an event. Each overload reads one type of field.
ThreadNumbers valueOf(const JsonField& field, const ThreadNumbers& /*like*/, holds::Threads) {
    ThreadNumbers numbers = threadNumbersIn(field.text(threadTextBytes), ProgramLimits::threads);
    if (numbers.empty()) {
        field.fail(Message{"thread numbers from 1 to {most}, each once, such as \"1-4, 7\"",
                           {{"most", std::to_string(ProgramLimits::threads)}}});
    }
    return numbers;
}

template <class Number> Number valueOf(const JsonField& field, Number /*like*/, holds::Whole what) {
    return static_cast<Number>(field.whole(what.least, what.most));
}

double valueOf(const JsonField& field, double /*like*/, holds::Amount what) {
    return field.amount(what.most);
}

template <class Enum> Enum valueOf(const JsonField& field, Enum like, holds::Word) {
    const auto& words = wordsOf(like);
    return static_cast<Enum>(field.oneOf({words.begin(), words.end()}, ScenarioLimits::fileBytes));
}

bool valueOf(const JsonField& field, bool /*like*/, holds::Either what) {
    return field.oneOf({what.yes, what.no}, ScenarioLimits::fileBytes) == 0;
}

std::vector<std::string> valueOf(const JsonField& field, const std::vector<std::string>& /*like*/, holds::Processors) {
    std::vector<std::string> paths;
    for (const JsonField& each : field.elements(ProgramLimits::blocks))
        paths.push_back(path(each));
    return paths;
}

std::string valueOf(const JsonField& field, const std::string& /*like*/, auto what) {
    if constexpr (requires { what.what; })
        return name(field);
    else
        return path(field);
}

struct FieldReader {
    const JsonField& event;

    void operator()(const char* field, auto& value, auto what) const {
        value = valueOf(event.member(field), value, what);
    }
    void operator()(const char* field, auto& value, auto what, const auto& /*standard*/) const {
        if (event.has(field))
            (*this)(field, value, what);
    }
};

/// If the word belongs to this kind of event, reads the event and returns true.
template <class Kind> bool readAs(const JsonField& field, const std::string& word, Event& read) {
    Kind event;
    if (!takeWord(event, word))
        return false;
    std::vector<std::string> names{"do"};
    Kind::eachField(event, [&](const char* each, const auto&...) { names.emplace_back(each); });
    field.allowOnly(names);
    Kind::eachField(event, FieldReader{field});
    read = event;
    return true;
}

template <std::size_t... Kinds> Event readEvent(const JsonField& field, std::index_sequence<Kinds...>) {
    const JsonField what = field.member("do");
    const std::string word = what.text(ScenarioLimits::fileBytes);
    Event event;
    if (!(readAs<std::variant_alternative_t<Kinds, Event>>(field, word, event) || ...)) {
        const auto words = eventWords();
        what.fail(alternatives(words, words.size()));
    }
    return event;
}

ProgramProcess readProgramProcess(const JsonField& field, const char* work) {
    field.allowOnly({"name", work, "apart", "atOnce", "numbers", "background"});
    ProgramProcess process{name(field.member("name")), name(field.member(work))};
    process.separate = field.has("apart") && field.member("apart").flag();
    readSettings(field, process);
    return process;
}

Adjustment readAdjustment(const JsonField& field) {
    field.allowOnly({"step", "tunable", "value"});
    return {static_cast<int>(field.member("step").whole(0, INT32_MAX)), name(field.member("tunable")),
            field.member("value").whole(0, INT64_MAX)};
}

/// An object on one line. Members that have their default value are omitted.
class Line {
public:
    Line& text(const char* name, const std::string& value) { return add(name, jsonText(value)); }
    Line& add(const char* name, const std::string& value) {
        m_members += (m_members.empty() ? "" : ", ") + jsonText(name) + ": " + value;
        return *this;
    }
    operator std::string() const { return '{' + m_members + '}'; }

private:
    std::string m_members;
};

std::string fieldText(const std::string& name, auto /*what*/) {
    return jsonText(name);
}
std::string fieldText(const std::vector<std::string>& paths, holds::Processors) {
    return jsonText(paths);
}
std::string fieldText(const ThreadNumbers& numbers, holds::Threads) {
    return jsonText(textOf(numbers));
}
std::string fieldText(std::int64_t number, holds::Whole) {
    return std::to_string(number);
}
std::string fieldText(double number, holds::Amount) {
    return jsonNumber(number);
}
std::string fieldText(auto value, holds::Word) {
    return jsonText(toString(value));
}
std::string fieldText(bool value, holds::Either what) {
    return jsonText(std::string(value ? what.yes : what.no));
}

struct FieldWriter {
    Line& line;

    void operator()(const char* field, const auto& value, auto what) const { line.add(field, fieldText(value, what)); }
    void operator()(const char* field, const auto& value, auto what, const auto& standard) const {
        if (value != standard)
            (*this)(field, value, what);
    }
};

std::string line(const Event& event) {
    return std::visit(
        [](const auto& each) {
            Line line = Line().text("do", wordOf(each));
            each.eachField(each, FieldWriter{line});
            return std::string(line);
        },
        event);
}

std::string line(const ProgramProcess& process) {
    Line members = Line().text("name", process.name).text("work", process.work);
    if (process.atOnce > 0)
        members.add("atOnce", std::to_string(process.atOnce));
    if (!process.numbers.empty())
        members.add("numbers", jsonText(process.numbers));
    if (process.background)
        members.add("background", "true");
    return process.separate ? members.add("apart", "true") : members;
}

std::string line(const Adjustment& each) {
    return Line()
        .add("step", std::to_string(each.step))
        .text("tunable", each.tunable)
        .add("value", std::to_string(each.value));
}

template <class Element> std::string list(const std::vector<Element>& elements, const std::string& indent) {
    return jsonLines(
        elements, indent, [](const Element& each) { return line(each); });
}

} // namespace

Program readProgram(const JsonField& field, const char* workField) {
    field.allowOnly({"system", "seed", "domain", "localAddresses", "tunables", "processes", "events", "adjustments"});
    Program program;
    program.system = name(field.member("system"));
    program.seed = field.has("seed") ? field.member("seed").whole(0, INT64_MAX) : program.seed;
    program.domain = field.has("domain") ? name(field.member("domain")) : std::string();
    program.localAddresses = !field.has("localAddresses") || field.member("localAddresses").flag();
    if (field.has("tunables"))
        for (const auto& [tunable, value] : field.member("tunables").members(ProgramLimits::adjustments))
            program.tunables[tunable] = value.whole(0, INT64_MAX);
    for (const JsonField& process : field.member("processes").elements(ProgramLimits::processes))
        program.processes.push_back(readProgramProcess(process, workField));
    for (const JsonField& event : field.member("events").elements(ProgramLimits::events))
        program.events.push_back(readEvent(event, std::make_index_sequence<std::variant_size_v<Event>>()));
    if (field.has("adjustments"))
        for (const JsonField& adjustment : field.member("adjustments").elements(ProgramLimits::adjustments))
            program.adjustments.push_back(readAdjustment(adjustment));
    return program;
}

std::string toJson(const Program& program, const std::string& indent) {
    const std::string inner = indent + "  ";
    const std::string next = ",\n" + inner;
    std::string text =
        "{\n" + inner + "\"system\": " + jsonText(program.system) + next + "\"seed\": " + std::to_string(program.seed);
    if (!program.domain.empty())
        text += next + "\"domain\": " + jsonText(program.domain);
    if (!program.localAddresses)
        text += next + "\"localAddresses\": false";
    if (!program.tunables.empty())
        text += next + "\"tunables\": " + jsonText(program.tunables);
    text +=
        next + "\"processes\": " + list(program.processes, inner) + next + "\"events\": " + list(program.events, inner);
    if (!program.adjustments.empty())
        text += next + "\"adjustments\": " + list(program.adjustments, inner);
    return text + '\n' + indent + '}';
}

} // namespace boardset
