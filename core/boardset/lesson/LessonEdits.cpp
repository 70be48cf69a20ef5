// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/lesson/LessonEdits.h"

#include "boardset/scenario/EditText.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/text/Message.h"

namespace boardset {

namespace {

/// Adds edits one by one, and stores the scenario that results from them.
class LessonEditor {
public:
    LessonEditor(Canonical at, const ScenarioLoader& scenarios) : done{{}, std::move(at)}, m_scenarios(scenarios) {}

    void add(const LessonEdit& edit);
    LessonAction done;

private:
    void perform(Edit edit);
    void become(const std::string& scenario);

    const ScenarioLoader& m_scenarios;
};

void LessonEditor::perform(Edit edit) {
    done.after = edited(done.after, edit);
    done.edits.push_back(std::move(edit));
}

void LessonEditor::become(const std::string& id) {
    const Scenario& wanted = m_scenarios(id);
    if (wanted.machine != done.after.scenario.machine)
        throw EditError(Message{"{scenario} is not for machine {machine}.",
                                {{"scenario", id}, {"machine", done.after.scenario.machine}}});
    for (const auto& [option, value] : wanted.configuration.options)
        if (const auto now = done.after.scenario.configuration.options.find(option);
            now == done.after.scenario.configuration.options.end() || now->second != value)
            perform(SetOption{option, value});
    if (done.after.scenario.configuration.domains != wanted.configuration.domains)
        perform(SetDomains{wanted.configuration.domains});
    if (wanted.program)
        perform(SetProgram{*wanted.program, wanted.title});
    else
        perform(KeepPlacement{wanted.workload, wanted.title});
    if (!(done.after.scenario.configuration == wanted.configuration))
        throw EditError(Message{"{scenario} differs from this scenario in more than options, domains and placement.",
                                {{"scenario", id}}});
    if (done.after.scenario.title != wanted.title)
        perform(Rename{wanted.title}); // the old title no longer describes the scenario
}

void LessonEditor::add(const LessonEdit& edit) {
    if (const auto* const taken = std::get_if<TakeScenario>(&edit))
        become(taken->scenario);
    else
        perform(std::get<Edit>(edit));
}

/// Returns the text of an edit for errors: the scenario of TakeScenario, or the text form of another edit.
std::string subjectOf(const LessonEdit& edit) {
    const auto* const taken = std::get_if<TakeScenario>(&edit);
    return taken != nullptr ? taken->scenario : lineOf(edit);
}

} // namespace

LessonAction actionOf(const Lesson& lesson, const Canonical& at, const ScenarioLoader& scenarios) {
    LessonEditor editor(at, scenarios);
    for (std::size_t i = 0; i < lesson.edits.size(); ++i) {
        try {
            editor.add(lesson.edits[i]);
        } catch (const std::exception& error) { // an error of the machine or the scenario, not of the lesson's field
            throw refusedField(lesson.file, elementPath("action.edits", i), subjectOf(lesson.edits[i]),
                               Message{"an edit that the machine allows"}, error);
        }
    }
    return std::move(editor.done);
}

InputError refusedField(const std::string& file, const std::string& field, const std::string& value,
                        const std::string& allowed, const std::exception& error) {
    const std::string quoted = '"' + printable(value) + '"';
    const auto* const input = dynamic_cast<const InputError*>(&error);
    if (input != nullptr && input->value == quoted)
        return {file, field, quoted, input->allowed, input->fix};
    return {file, field, quoted, allowed, printableLine(error.what())};
}

} // namespace boardset
