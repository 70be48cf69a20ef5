// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/lesson/LessonChecker.h"

#include "boardset/analysis/LatencyUnit.h"
#include "boardset/lesson/LessonEdits.h"
#include "boardset/lesson/LessonText.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/walk/StationTable.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace boardset {

namespace {

LessonValue lessonAmount(double value, const std::string& unit, double factor) {
    const bool isNothing = unit == "%" && std::abs(value) < 0.05; // less than the measurement accuracy
    const double shown = isNothing ? 0 : value;
    return {printedQuantity(shown, unit), shown, unit, factor};
}

LessonValue lessonPercent(double share) {
    return lessonAmount(100 * share, "%", 0.01);
}

LessonValue lessonWords(std::string words) {
    return {std::move(words), {}, {}, 1};
}

double siOf(const LessonValue& value) {
    return value.value.value_or(NAN) * value.factor;
}

LessonValue rateValue(const Answer& answer) {
    if (answer.isOverloaded())
        return lessonWords(Message{"none: demand exceeds capacity"});
    const Rate rate = rateOf(answer);
    return lessonAmount(rate.value, rate.unit, rate.unit == "MB/s" ? 1e6 : 1);
}

/// Returns a latency as a value. Latencies before and after the action have the same `unit`, so that they are
/// comparable.
LessonValue latencyValue(double ns, bool isOverloaded, const TimeUnit& unit) {
    if (isOverloaded)
        return lessonWords(Message{"unbounded"});
    LessonValue value = lessonAmount(ns, "ns", 1e-9);
    value.text = printedQuantity(ns / unit.ns, unit.title);
    return value;
}

TimeUnit timeUnitOf(const Answer& before, const Answer& after) {
    const TimeUnit first = latencyUnitOf(before);
    const TimeUnit last = latencyUnitOf(after);
    return first.ns < last.ns ? first : last;
}

/// Returns the utilisation of a part: 0 % if the part has no load; no value if the part does not exist.
LessonValue utilisationValue(const Topology& topology, const Answer& answer, const std::string& part) {
    if (const StationAnswer* station = stationOf(answer, part))
        return lessonPercent(station->utilisation);
    const auto& table = topology.kept<StationTable>();
    for (int i = 0; i < static_cast<int>(table.size()); ++i) {
        const StationLocation& place = table.at(i);
        if (place.title == part || (place.block && topology.block(place.block).path == part))
            return lessonPercent(0);
    }
    return part.empty() ? lessonPercent(0) : lessonWords(Message{"no such part"});
}

/// Returns a description of the parts that a lesson may name: those with load.
std::string partsOf(const Answer& answer) {
    return Message{"the title or path of a part with a queue: {titles}",
                   {{"titles", alternatives(textsOf(answer.stations, &StationAnswer::title))}}};
}

double customersOf(const Answer& answer) {
    double count = 0;
    for (const ClassRow& each : answer.model.classes)
        count += each.count();
    return count;
}

double limitOf(const Bound& bound, const std::map<std::string, LessonValue>& values, double factor) {
    if (bound.name.empty())
        return bound.value * factor;
    return siOf(values.at(bound.name));
}

bool isTrue(const LessonCondition& condition, const LessonValue& value,
            const std::map<std::string, LessonValue>& values) {
    if (!condition.is.empty() && value.text != std::string(Message{condition.is}))
        return false;
    const double si = siOf(value);
    const auto limit = [&](const Bound& bound) { return limitOf(bound, values, value.factor); };
    if (condition.from && !(si >= limit(*condition.from)))
        return false;
    if (condition.below && !(si < limit(*condition.below)))
        return false;
    const auto isNear = [&](double to) { return std::abs(si - to) <= std::abs(to) * condition.percent / 100; };
    return !condition.near || isNear(limit(*condition.near));
}

std::string said(const Bound& bound) {
    return bound.name.empty() ? printedValue(bound.value, "{}") : bound.name;
}

/// Returns a condition as text: "gain from 100 below 400".
std::string said(const LessonCondition& condition) {
    std::string text = condition.number;
    if (condition.from)
        text = Message{"{number} from {limit}", {{"number", text}, {"limit", said(*condition.from)}}};
    if (condition.below)
        text = Message{"{number} below {limit}", {{"number", text}, {"limit", said(*condition.below)}}};
    if (condition.near)
        text = Message{
            "{number} within {percent} of {target}",
            {{"number", text}, {"percent", Quantity{condition.percent, "%"}}, {"target", said(*condition.near)}}};
    return condition.is.empty() ? text : Message{"{number} is \"{text}\"", {{"number", text}, {"text", condition.is}}};
}

SolvedScenario solvedAs(Canonical scenario) {
    Answer answer = solvePlacement(*scenario.topology, scenario.scenario.workload);
    return {std::move(scenario), std::move(answer)};
}

Canonical opened(const std::shared_ptr<const Catalog>& catalog, const Scenario& scenario) {
    return {scenario, Topology::build(catalog, scenario.machine, scenario.configuration)};
}

/// Returns the bundled scenario to which a field of a lesson refers. Throws an InputError that names this field.
const Scenario& scenarioAt(const Lesson& lesson, const std::string& field, const std::string& id,
                           const ScenarioLoader& scenarios) {
    try {
        return scenarios(id);
    } catch (const std::exception& error) {
        throw refusedField(lesson.file, field, id, Message{"the id of a bundled scenario"}, error);
    }
}

} // namespace

const StationAnswer* stationOf(const Answer& answer, const std::string& part) {
    const auto found = std::ranges::find_if(answer.stations, [&](const StationAnswer& each) {
        return part.empty() || each.block == part || each.title == part;
    });
    return found == answer.stations.end() ? nullptr : &*found;
}

LessonChecker::LessonChecker(const Lesson& lesson, std::shared_ptr<const Catalog> catalog,
                             const ScenarioLoader& scenarios)
    : m_lesson(lesson), m_catalog(std::move(catalog)), m_scenarios(scenarios),
      m_before(solvedAs(opened(m_catalog, scenarioAt(lesson, "scenario", lesson.scenario, scenarios)))),
      m_after(solvedAs(actionOf(m_lesson, m_before.scenario, scenarios).after)) {
    for (const std::string& each : m_lesson.further)
        scenarioAt(m_lesson, "further", each, m_scenarios);
    const Now now{*m_after.scenario.topology, m_after.answer};
    for (const LessonNumber& each : m_lesson.numbers)
        m_values[each.name] = valueOf(each, m_values, now);
    for (std::size_t i = 0; i < m_lesson.numbers.size(); ++i) {
        const LessonNumber& each = m_lesson.numbers[i];
        if (!each.part.empty() && !m_values.at(each.name).value)
            throw InputError(m_lesson.file, elementPath("numbers", i) + ".part", '"' + printable(each.part) + '"',
                             partsOf(each.of == "before" ? m_before.answer : m_after.answer));
    }
}

LessonValue LessonChecker::answerOf(const LessonNumber& number, const Now& now) const {
    if (number.of != "now" && number.of != "before" && number.of != "after") {
        const SolvedScenario other = solvedAs(
            opened(m_catalog, scenarioAt(m_lesson, Message{"numbers, \"of\" of {number}", {{"number", number.name}}},
                                         number.of, m_scenarios)));
        LessonNumber same = number;
        same.of = "now";
        return answerOf(same, {*other.scenario.topology, other.answer});
    }
    const Now before{*m_before.scenario.topology, m_before.answer};
    const Now after{*m_after.scenario.topology, m_after.answer};
    const auto& [topology, answer] = number.of == "now" ? now : number.of == "before" ? before : after;
    switch (number.asked) {
    case AnswerNumber::Throughput:
        return rateValue(answer);
    case AnswerNumber::Latency:
        return latencyValue(answer.meanLatencyNs, answer.isOverloaded(), timeUnitOf(before.answer, after.answer));
    case AnswerNumber::IdleLatency:
        return latencyValue(answer.zeroLoadLatencyNs, false, timeUnitOf(before.answer, after.answer));
    case AnswerNumber::Local:
        return lessonPercent(answer.localShare);
    case AnswerNumber::Customers:
        return lessonAmount(customersOf(answer), {}, 1);
    case AnswerNumber::Stopped:
        return lessonAmount(double(answer.model.stopped.size()), {}, 1);
    case AnswerNumber::Busiest:
        return lessonWords(answer.stations.empty() ? Message{"nothing"} : answer.stations.front().title);
    case AnswerNumber::Utilisation:
        return utilisationValue(topology, answer, number.part);
    }
    return {};
}

LessonValue LessonChecker::valueOf(const LessonNumber& number, const Values& known, const Now& now) const {
    const auto operand = [&](std::size_t at) -> const LessonValue& { return known.at(number.operands[at]); };
    switch (number.kind) {
    case NumberKind::Fact: {
        const Fact& fact = m_catalog->fact(number.id);
        return {fact.text, fact.value, fact.unit, fact.factor};
    }
    case NumberKind::Measurement: {
        const Measurement& measurement = m_catalog->measurement(number.id);
        return lessonAmount(measurement.published, measurement.unit, measurement.factor);
    }
    case NumberKind::Model: {
        const Measurement& measurement = m_catalog->measurement(number.id);
        const EvidenceRow row = evidenceOf(m_catalog, m_scenarios, measurement);
        return lessonAmount(row.model, measurement.unit, measurement.factor);
    }
    case NumberKind::Answer:
        return answerOf(number, now);
    case NumberKind::Gain:
        return lessonPercent(siOf(operand(0)) / siOf(operand(1)) - 1);
    case NumberKind::Ratio:
        return lessonAmount(siOf(operand(0)) / siOf(operand(1)), {}, 1);
    case NumberKind::Difference:
        return lessonAmount((siOf(operand(0)) - siOf(operand(1))) / operand(0).factor, operand(0).unit,
                            operand(0).factor);
    case NumberKind::Sum: {
        double sum = 0;
        for (const std::string& each : number.operands)
            sum += siOf(known.at(each));
        return lessonAmount(sum / operand(0).factor, operand(0).unit, operand(0).factor);
    }
    }
    return {};
}

std::string LessonChecker::subject() const {
    const Machine& machine = m_before.scenario.topology->machine();
    return commaList({machine.title, std::to_string(machine.year)});
}

const LessonValue& LessonChecker::value(const std::string& name) const {
    const auto found = m_values.find(name);
    if (found == m_values.end())
        throw InputError(m_lesson.id, "numbers", '"' + name + '"', Message{"the name of a number in the lesson"});
    return found->second;
}

std::string LessonChecker::text(const std::string& withPlaceholders) const {
    return filled(
        withPlaceholders,
        [&](const std::string& placeholder) {
            const auto printed = printedIn(*m_catalog, placeholder);
            return printed ? *printed : value(placeholder).text;
        });
}

std::size_t LessonChecker::right(std::size_t question) const {
    const LessonValue& asked = value(m_lesson.asked.at(question).number);
    const auto isRight = [&](const LessonGuess& each) { return isTrue(each.right, asked, m_values); };
    return static_cast<std::size_t>(std::ranges::find_if(m_lesson.guesses, isRight) - m_lesson.guesses.begin());
}

bool LessonChecker::isDone(const Topology& topology, const Answer& answer) const {
    Values values = m_values;
    std::set<std::string> changing; // one pass is enough, because numbers are listed after their operands
    for (const LessonNumber& each : m_lesson.numbers) {
        const auto isChanging = [&](const std::string& name) { return changing.count(name) > 0; };
        if (each.of != "now" && std::ranges::none_of(each.operands, isChanging))
            continue;
        changing.insert(each.name);
        values[each.name] = valueOf(each, values, {topology, answer});
    }
    return topology.machine().id == m_before.scenario.scenario.machine &&
           std::ranges::all_of(m_lesson.done, [&](const LessonCondition& each) {
               return isTrue(each, values.at(each.number), values);
           });
}

/// Returns why a question does not have exactly one correct guess. Empty if it has one.
std::vector<std::string> LessonChecker::failuresOf(std::size_t question) const {
    const std::string& name = m_lesson.asked[question].number;
    const LessonValue& asked = value(name);
    const auto isRight = [&](const LessonGuess& each) { return isTrue(each.right, asked, m_values); };
    const std::vector<std::pair<std::string, Argument>> arguments{{"number", name}, {"value", asked.text}};
    if (const auto count = std::ranges::count_if(m_lesson.guesses, isRight); count == 0)
        return {Message{"no guess is correct: {number} is {value}", arguments}};
    else if (count > 1)
        return {Message{"more than one guess is correct: {number} is {value}", arguments}};
    if (m_lesson.measured.empty() ||
        isTrue(m_lesson.guesses[right(question)].right, value(m_lesson.measured), m_values))
        return {};
    return {Message{"the measurement {measured} makes another guess correct than the model: {number} is {value}",
                    {{"measured", value(m_lesson.measured).text}, {"number", name}, {"value", asked.text}}}};
}

std::vector<std::string> LessonChecker::failures() const {
    std::vector<std::string> failures;
    if (isDone(*m_before.scenario.topology, m_before.answer))
        failures.push_back(Message{"the task is already complete before the action"});
    if (!isDone(*m_after.scenario.topology, m_after.answer))
        failures.push_back(Message{"the task is not complete after the action"});
    const bool isOfStation = m_lesson.derivation == LessonWhy::Busiest || m_lesson.derivation == LessonWhy::Utilisation;
    if (isOfStation && stationOf(m_after.answer, m_lesson.derivationOf) == nullptr)
        failures.push_back(
            Message{"there is nothing to derive: \"{part}\" has no load", {{"part", m_lesson.derivationOf}}});
    for (std::size_t i = 0; i < m_lesson.asked.size(); ++i)
        for (std::string& each : failuresOf(i))
            failures.push_back(std::move(each));
    for (const LessonCondition& each : m_lesson.expect)
        if (!isTrue(each, value(each.number), m_values))
            failures.push_back(Message{"expected {condition}, but it is {value}",
                                       {{"condition", said(each)}, {"value", value(each.number).text}}});
    return failures;
}

/// Returns a number as text, with a sign for a change ("+6.424 %") and with a word for a ratio ("13.45 times").
std::string LessonChecker::barText(const LessonValue& shown) const {
    const auto asked = std::ranges::find(m_lesson.numbers, m_lesson.asked.front().number, &LessonNumber::name);
    if (asked->kind == NumberKind::Ratio)
        return Message{"{ratio} times", {{"ratio", shown.text}}};
    if (asked->kind != NumberKind::Gain && asked->kind != NumberKind::Difference)
        return shown.text;
    const double change = shown.value.value_or(0);
    if (change == 0)
        return Message{"{value}: unchanged", {{"value", shown.text}}};
    return change > 0 ? '+' + shown.text : shown.text;
}

std::vector<LessonBar> LessonChecker::bars(std::size_t guess) const {
    if (m_lesson.asked.size() > 1)
        return {};
    const LessonValue& asked = value(m_lesson.asked.front().number);
    std::vector<LessonBar> bars;
    if (guess < m_lesson.guesses.size()) {
        const LessonGuess& chosen = m_lesson.guesses[guess];
        if (asked.value && chosen.right.from && chosen.right.below)
            bars.push_back({LessonBar::Guess, text(chosen.text), limitOf(*chosen.right.from, m_values, asked.factor),
                            limitOf(*chosen.right.below, m_values, asked.factor)});
    }
    if (asked.value)
        bars.push_back({LessonBar::Model, barText(asked), 0, siOf(asked)});
    if (!m_lesson.measured.empty())
        bars.push_back({LessonBar::Measured, barText(value(m_lesson.measured)), 0, siOf(value(m_lesson.measured))});
    double least = 0;
    double most = 0;
    const auto reach = [&](double value) {
        least = std::min(least, value);
        most = std::max(most, value);
    };
    // The scale also covers the ranges of the other guesses, so that small values look small.
    for (const LessonGuess& each : m_lesson.guesses)
        for (const auto& limit : {each.right.from, each.right.below})
            if (asked.value && limit)
                reach(limitOf(*limit, m_values, asked.factor));
    for (const LessonBar& each : bars) {
        reach(each.from);
        reach(each.to);
    }
    const double span = most > least ? most - least : 1;
    for (LessonBar& each : bars) {
        const auto [from, to] = std::minmax(each.from, each.to);
        each = {each.kind, each.text, (from - least) / span, (to - least) / span, -least / span};
    }
    return bars;
}

} // namespace boardset
