// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/advice/DescribeAdvice.h"

#include "boardset/analysis/Comparison.h"
#include "boardset/analysis/DescribeAnswer.h"
#include "boardset/evidence/DescribeEvidence.h"

namespace boardset {

namespace {

/// A choice with its effect in the model. The optional values are empty if they are unknown.
struct Effect {
    Effect(const AdvisedChoice& choice, const Answer& now)
        : isKnown(choice.whyNot.empty() && !choice.answer.totals.empty()) {
        if (!isKnown)
            return;
        const auto before = loadHeadroom(now);
        headroom = loadHeadroom(choice.answer);
        if (before && headroom)
            percent = 100 * (headroom->times / before->times - 1);
        else if (const Comparison comparison = compare(now, choice.answer); comparison.isKnown())
            percent = 100 * (comparison.throughputRatio - 1);
    }

    bool isKnown;
    std::optional<LoadHeadroom> headroom = {};
    std::optional<double> percent = {}; ///< Gain in throughput or in the load carried.
};

Cell effectCell(AdviceEffect effect) {
    return nameCell(effect == AdviceEffect::Loss   ? "loss"
                    : effect == AdviceEffect::None ? "none"
                    : effect == AdviceEffect::Gain ? "gain"
                                                   : "");
}

Cell differenceCell(const AdvisedChoice& choice, const Effect& effect) {
    if (choice.isSet())
        return {Message{"already set"}};
    return {.value = effect.percent ? Cell::Value(Quantity{*effect.percent, "%", 4, 1, true}) : Cell::Value(),
            .note = Message{choice.effect == AdviceEffect::Loss ? "a loss here"
                            : choice.isOffered()                ? ""
                                                                : "no gain here"}};
}

Message choiceMessage(const AdvisedQuestion& question, const AdvisedChoice& choice) {
    if (choice.bringsNothing)
        return {"No effect here: {choice}", {{"choice", choice.advice.title}}};
    const bool isFirst = &choice == &question.choices.front() && !question.gainsNothing;
    return Message{!isFirst             ? "{choice}"
                   : choice.isOffered() ? "Recommended: {choice}"
                                        : "Recommended by the source: {choice}",
                   {{"choice", choice.advice.title}}};
}

Message reasonMessage(const AdvisedQuestion& question, const AdvisedChoice& choice) {
    if (!choice.whyNot.empty())
        return {"Not possible: {why}", {{"why", choice.whyNot}}};
    return Message{
        question.gainsNothing && &choice == &question.choices.front()
            ? "None of these choices alone increases the load that the machine carries. This one has the shortest "
              "response time. {reason}"
            : "{reason}",
        {{"reason", choice.reason}}};
}

/// Returns the first measurement, and the others in a note.
Cell publishedCell(const std::vector<EvidenceRow>& measured, const Catalog& catalog) {
    Cell cell;
    for (const EvidenceRow& each : measured) {
        const Measurement& m = each.measurement;
        if (cell.isEmpty())
            cell.value = Quantity{m.published, m.unit};
        else
            cell.note = Message{cell.note.isEmpty() ? "{next}" : "{others}; {next}",
                                {{"others", cell.note}, {"next", describeMeasured(each, catalog)}}};
    }
    return cell;
}

std::vector<std::string> editTextsOf(const std::vector<Edit>& edits, Canonical at) {
    std::vector<std::string> texts;
    for (const Edit& edit : edits) {
        texts.push_back(describe(edit, at.scenario.workload, *at.topology));
        at = edited(std::move(at), edit);
    }
    return texts;
}

void addChoice(Table& table, const AdvisedQuestion& question, const AdvisedChoice& choice,
               const std::vector<std::string>& edits, const Effect& effect, const std::vector<EvidenceRow>& measured) {
    const bool isFirst = &choice == &question.choices.front();
    const Recommendation& advice = choice.advice;
    const Catalog& catalog = choice.after.topology->catalog();
    const Message title = choiceMessage(question, choice);
    const Message reason = reasonMessage(question, choice);
    const bool hasAction = !choice.isSet() && !choice.bringsNothing && choice.whyNot.empty();
    const Message action = hasAction ? Message{choice.isOffered() ? "Apply" : "Try it"} : Message();
    const Citation place = measured.empty()
                               ? Citation()
                               : Citation{measured.front().measurement.source, measured.front().measurement.locator};
    table.add(isFirst ? question.title : std::string(),
              Cell{.value = title, .action = action, .note = reason, .tone = isFirst ? Tone::Strong : Tone::Plain},
              effect.headroom  ? Cell{describeHeadroom(*effect.headroom)}
              : effect.isKnown ? throughputCell(choice.answer)
                               : Cell(),
              differenceCell(choice, effect), publishedCell(measured, catalog),
              measured.empty() ? Cell()
                               : Cell{.value = Message{toString(measured.front().measurement.role)}, .isBadge = true},
              sourceCell(catalog, place), sourceCell(catalog, {advice.source, advice.locator}), advice.id, advice.title,
              isFirst && !question.gainsNothing && choice.isOffered(), choice.reason, advice.source, advice.locator,
              choice.isSet(), edits, nameCell(choice.whyNot), choice.bringsNothing, effectCell(choice.effect), Cell(),
              effect.percent ? Cell{Quantity{*effect.percent, "%"}} : Cell(),
              effect.headroom ? Cell{Quantity{effect.headroom->times}} : Cell(),
              effect.headroom ? Cell{effect.headroom->first} : Cell(),
              std::make_shared<const Table>(describeEvidence(measured, catalog)));
    table.notes.push_back({"{choice}: {reason}", {{"choice", title}, {"reason", reason}}});
    for (const std::string& edit : edits)
        if (!choice.bringsNothing)
            table.notes.push_back({"    To do: {edit}", {{"edit", edit}}});
    for (const EvidenceRow& each : measured)
        table.notes.push_back({"    Measured: {measured}", {{"measured", describeMeasured(each, catalog)}}});
}

} // namespace

Table describeAdvice(const Advised& advised, const Canonical& at, const Answer& now,
                     const MeasuredThroughputs& measuredThroughputs) {
    Table table{.key = "choices",
                .title = {"Recommendations"},
                .columns = {forPeople("question", {"Question"}),
                            forPeople("choice", {"Choice"}),
                            forPeople("throughput", {"Throughput"}, 1),
                            forPeople("difference", {"Difference"}),
                            forPeople("published", {"Measured"}, 2),
                            forPeople("standing", {"Standing"}, 3),
                            forPeople("measured_place", {"Measured in"}, 5),
                            forPeople("place", {"Recommended in"}, 4),
                            forPrograms("id"),
                            forPrograms("title"),
                            forPrograms("recommended"),
                            forPrograms("reason"),
                            forPrograms("source"),
                            forPrograms("locator"),
                            forPrograms("is_set"),
                            forPrograms("edits"),
                            forPrograms("why_not"),
                            forPrograms("brings_nothing"),
                            forPrograms("effect"),
                            forPrograms("total"),
                            forPrograms("gain_percent"),
                            forPrograms("carries"),
                            forPrograms("then_first"),
                            forPrograms("measured")}};
    for (const AdvisedQuestion& question : advised.questions)
        for (const AdvisedChoice& choice : question.choices) {
            const Effect effect(choice, now);
            addChoice(table, question, choice, editTextsOf(choice.edits, at), effect,
                      effect.isKnown ? measuredThroughputs({"", *choice.after.topology, choice.answer})
                                     : std::vector<EvidenceRow>());
        }
    return table;
}

Message describeHeadroom(const LoadHeadroom& headroom) {
    return {"{times} times the load, then limited by {part}",
            {{"times", Quantity{headroom.times}}, {"part", headroom.first}}};
}

} // namespace boardset
