// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/advice/Advisor.h"

#include "boardset/advice/AdviceEdits.h"
#include "boardset/analysis/Comparison.h"
#include "boardset/catalog/ConfigurationQuery.h"
#include "boardset/rules/RuleTables.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr std::size_t mostChoices = 12; // maximum number, because each choice requires a solution of the model
constexpr double leastGain = 1e-6;      // gains with a smaller difference count as equal
constexpr double noticed = 1e-3;        // the smallest relative change of a time or a rate that counts as a change

/// Returns the values of the numeric parameters of all operations in use, without duplicates.
std::vector<ConfigurationRows::ProcessNumber> numbersOf(const ClassRows& rows) {
    std::vector<ConfigurationRows::ProcessNumber> numbers;
    for (const ClassRow& row : rows.running) {
        for (const Number& number : row.operation().numbers) {
            const auto value = row.costs->walk().number(number.id);
            if (!value)
                continue;
            ConfigurationRows::ProcessNumber said{row.process.text, number.id, *value / number.factor};
            if (std::ranges::find(numbers, said) == numbers.end())
                numbers.push_back(std::move(said));
        }
    }
    return numbers;
}

std::vector<ConfigurationRows::Station> stationsOf(const Answer& answer) {
    std::vector<ConfigurationRows::Station> stations;
    for (const StationAnswer& each : answer.stations)
        stations.push_back({each.block, each.utilisation, each.hot});
    return stations;
}

/// A scenario whose rows are in the tables that the catalog's queries read.
class Shown {
public:
    explicit Shown(const Canonical& at, const Answer& answer = {})
        : m_topology(*at.topology), m_query(at.topology->catalog()) {
        const ClassRows rows = classRowsOf(m_topology, at.scenario.workload);
        fillMachineTables(m_query, m_topology);
        fillWorkloadTables(m_query, m_topology, at.scenario.workload, rows.stopped);
        m_query.set(numbersOf(rows));
        m_query.set(stationsOf(answer));
    }

    WorkloadKind workloadKind() {
        for (const WorkloadKind& each : workloadKindsOf(m_topology))
            if (!each.query.empty() && !m_query.rowsOf("workload '" + each.id + "'", each.query).empty())
                return each;
        throw CatalogError(Message{"there is no advice about {machine}", {{"machine", m_topology.machine().title}}});
    }

    /// Returns the advice that applies to the scenario, each with the reason in this scenario.
    std::vector<AdvisedChoice> choices(const std::string& workload) {
        std::vector<AdvisedChoice> choices;
        for (const Recommendation& advice : m_topology.catalog().advice()) {
            if (!m_topology.hasFamily(advice.family) || (!advice.workload.empty() && advice.workload != workload))
                continue;
            const auto rows = m_query.rowsOf("advice '" + advice.id + "'", advice.query);
            if (rows.empty() || choices.size() == mostChoices)
                continue;
            const QueryRow& row = rows.front();
            choices.push_back({advice,
                               withNames(row.reason.empty() ? advice.reason : row.reason, m_topology, row.part),
                               row.part,
                               {},
                               {},
                               false,
                               AdviceEffect::Unknown,
                               {},
                               {}});
        }
        return choices;
    }

private:
    const Topology& m_topology;
    ConfigurationQuery m_query;
};

/// Returns the reason why a machine would ignore an option that an edit sets; empty if the option has an effect.
std::string whyNotFollowed(const std::vector<Edit>& edits, const Topology& topology) {
    for (const DerivedValue& derived : topology.derived())
        for (const Edit& edit : edits)
            if (const auto* set = std::get_if<SetOption>(&edit); set != nullptr && set->option == derived.option)
                return derived.reason;
    return {};
}

void carryOut(AdvisedChoice& choice, const Canonical& at, const Answer& now) {
    choice.after = at;
    choice.answer = now;
    try {
        choice.edits = editsOf(choice.advice, {at, now, choice.part});
        Canonical after = edited(at, choice.edits);
        choice.whyNot = whyNotFollowed(choice.edits, *after.topology);
        if (choice.whyNot.empty() && !laysPagesAs(choice.advice, after))
            choice.whyNot =
                Message{"The scenario's program places the pages elsewhere. Change the events of the program."};
        if (choice.whyNot.empty() && !canLayPages(choice.advice, after))
            choice.whyNot = Message{"Threads on all boards use the same pages, so no placement is local to all of "
                                    "them. Give each thread its own pages."};
        if (choice.isSet() || !choice.whyNot.empty())
            return;
        choice.answer = solvePlacement(*after.topology, after.scenario.workload);
        choice.after = std::move(after);
    } catch (const EditError& problem) {
        choice.whyNot = problem.what();
    }
}

/// Returns the value by which choices are ranked: the factor by which the load can grow or, if a customer is closed,
/// the throughput.
double gainOf(const Answer& answer) {
    const auto carried = loadHeadroom(answer);
    return carried ? carried->times : rateOf(answer).value;
}

/// Sorts choices with the same ordinal by gain and then by latency. Puts choices that can't be applied last.
void rank(std::vector<AdvisedChoice>& choices) {
    std::ranges::stable_sort(
        choices,
        [](const AdvisedChoice& one, const AdvisedChoice& other) {
            if (one.whyNot.empty() != other.whyNot.empty())
                return one.whyNot.empty();
            if (one.advice.ordinal != other.advice.ordinal)
                return one.advice.ordinal < other.advice.ordinal;
            const auto key = [](const AdvisedChoice& each) {
                return std::pair(-std::round(gainOf(each.answer) / leastGain), each.answer.meanLatencyNs);
            };
            return key(one) < key(other);
        });
}

/// True if the order of the choices depends on their gains: all choices have the same ordinal, and the work is open.
bool isRanked(const std::vector<AdvisedChoice>& choices, const Answer& now) {
    const int first = choices.front().advice.ordinal;
    return loadHeadroom(now) &&
           std::ranges::all_of(choices, [&](const AdvisedChoice& each) { return each.advice.ordinal == first; });
}

/// True if a choice improves neither the load nor the latency.
bool isIdle(const AdvisedChoice& choice, const Answer& now) {
    return choice.whyNot.empty() && !choice.isSet() && gainOf(choice.answer) <= (1 + leastGain) * gainOf(now) &&
           choice.answer.meanLatencyNs >= (1 - noticed) * now.meanLatencyNs;
}

/// Returns the effect of a choice on the throughput or the possible load or, if these are equal, on the latency.
AdviceEffect effectOf(const AdvisedChoice& choice, const Answer& now) {
    const bool isOfLoad = bool(loadHeadroom(now));
    const bool isSameKind = isOfLoad == bool(loadHeadroom(choice.answer));
    if (!choice.whyNot.empty() || choice.isSet() || !isSameKind ||
        (!isOfLoad && !compare(now, choice.answer).isKnown()))
        return AdviceEffect::Unknown;
    const double gain = gainOf(choice.answer) / gainOf(now);
    if (gain < 1 - noticed)
        return AdviceEffect::Loss;
    const bool isSooner = choice.answer.meanLatencyNs < (1 - noticed) * now.meanLatencyNs;
    return gain > 1 + noticed || isSooner ? AdviceEffect::Gain : AdviceEffect::None;
}

std::vector<AdvisedQuestion> byQuestion(std::vector<AdvisedChoice> choices, const Answer& now) {
    std::vector<AdvisedQuestion> questions;
    for (AdvisedChoice& choice : choices) {
        auto question = std::ranges::find(questions, choice.advice.question, &AdvisedQuestion::title);
        if (question == questions.end())
            question = questions.insert(questions.end(), {choice.advice.question, false, {}});
        question->choices.push_back(std::move(choice));
    }
    for (AdvisedQuestion& each : questions) {
        for (AdvisedChoice& choice : each.choices)
            choice.effect = effectOf(choice, now);
        rank(each.choices);
        each.gainsNothing =
            isRanked(each.choices, now) && gainOf(each.choices.front().answer) <= (1 + leastGain) * gainOf(now);
        if (isRanked(each.choices, now) && !isIdle(each.choices.front(), now))
            for (AdvisedChoice& choice : each.choices)
                choice.bringsNothing = isIdle(choice, now);
    }
    return questions;
}

} // namespace

std::vector<WorkloadKind> workloadKindsOf(const Topology& topology) {
    std::vector<WorkloadKind> kinds = topology.catalog().workloadKinds();
    std::erase_if(kinds, [&](const WorkloadKind& each) { return !topology.hasFamily(each.family); });
    return kinds;
}

WorkloadKind workloadKindOf(const Canonical& at) {
    return Shown(at).workloadKind();
}

Advised advise(const Canonical& at, const Answer& now, const std::string& workload) {
    Shown shown(at, now);
    const std::vector<WorkloadKind> kinds = workloadKindsOf(*at.topology);
    const auto named = std::ranges::find(kinds, workload, &WorkloadKind::id);
    if (named == kinds.end() && !workload.empty())
        throw CatalogError(
            Message{"workload: found '{value}'; allowed: {allowed}",
                    {{"value", printable(workload)}, {"allowed", alternatives(textsOf(kinds, &WorkloadKind::id))}}});
    Advised advised{named != kinds.end() ? *named : shown.workloadKind(), {}};
    std::vector<AdvisedChoice> choices = shown.choices(advised.workload.id);
    for (AdvisedChoice& choice : choices)
        carryOut(choice, at, now);
    advised.questions = byQuestion(std::move(choices), now);
    return advised;
}

} // namespace boardset
