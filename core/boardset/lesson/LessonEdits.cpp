// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/lesson/LessonEdits.h"

#include "boardset/scenario/JsonField.h"
#include "boardset/text/Message.h"

namespace boardset {

namespace {

using EditKind = LessonEditKind;

/// Adds edits one by one, and stores the scenario that results from them.
class LessonEditor {
public:
    LessonEditor(Canonical at, const ScenarioLoader& scenarios) : done{{}, std::move(at)}, m_scenarios(scenarios) {}

    void add(const LessonEdit& edit);
    LessonAction done;

private:
    void perform(Edit edit);
    void setOption(const std::string& option, int value);
    void become(const std::string& scenario);

    const ScenarioLoader& m_scenarios;
};

void LessonEditor::perform(Edit edit) {
    done.after = edited(done.after, edit);
    done.edits.push_back(std::move(edit));
}

void LessonEditor::setOption(const std::string& option, int value) {
    const auto now = done.after.scenario.configuration.options.find(option);
    if (now == done.after.scenario.configuration.options.end() || now->second != value)
        perform(SetOption{option, value});
}

void LessonEditor::become(const std::string& id) {
    const Scenario& wanted = m_scenarios(id);
    if (wanted.machine != done.after.scenario.machine)
        throw EditError(Message{"{scenario} is not for machine {machine}.",
                                {{"scenario", id}, {"machine", done.after.scenario.machine}}});
    for (const auto& [option, value] : wanted.configuration.options)
        setOption(option, value);
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

/// Returns the names of the process and the region in text such as "A/a".
std::pair<std::string, std::string> regionOf(const std::string& subject) {
    const std::size_t slash = subject.find('/');
    if (slash == std::string::npos)
        throw EditError(
            Message{"'{text}' is not a region; allowed: a process and a region, such as A/a.", {{"text", subject}}});
    return {subject.substr(0, slash), subject.substr(slash + 1)};
}

void LessonEditor::add(const LessonEdit& edit) {
    switch (edit.kind) {
    case EditKind::As:
        return become(edit.subject);
    case EditKind::Move:
        return perform(MoveCustomer{CustomerName(edit.subject), edit.to});
    case EditKind::Pages: {
        const auto [process, region] = regionOf(edit.subject);
        return perform(MovePages{ProcessName(process), RegionName(region), edit.from, edit.to});
    }
    case EditKind::Option:
        return setOption(edit.subject, static_cast<int>(edit.value));
    case EditKind::Fail:
        return perform(SetFailed{edit.subject});
    case EditKind::Boot:
        return perform(Boot{});
    case EditKind::Board:
        return perform(SetBoard{edit.subject, edit.to});
    case EditKind::Number:
        return perform(SetNumber{ProcessName(edit.from), edit.subject, edit.value});
    case EditKind::AtOnce:
        return perform(SetNumber{ProcessName(edit.from), {}, edit.value});
    case EditKind::Work:
        return perform(SetWork{ProcessName(edit.from), edit.subject});
    }
}

} // namespace

LessonAction actionOf(const Lesson& lesson, const Canonical& at, const ScenarioLoader& scenarios) {
    LessonEditor editor(at, scenarios);
    for (std::size_t i = 0; i < lesson.edits.size(); ++i) {
        try {
            editor.add(lesson.edits[i]);
        } catch (const std::exception& error) { // an error of the machine or the scenario, not of the lesson's field
            throw refusedField(lesson.file, elementPath("action.edits", i), lesson.edits[i].subject,
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
