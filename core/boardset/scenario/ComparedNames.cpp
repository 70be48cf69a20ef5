// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/ComparedNames.h"

#include "boardset/topology/ConfigurationText.h"

namespace boardset {

namespace {

std::string captionOf(const ComparedScenario& side, const ComparedScenario& other) {
    ComparedScenario titled = side;
    titled.edit.clear();
    const std::string title = nameOf(titled, &other);
    const std::string words = configurationWords(side.topology);
    return words.empty() ? title : Message{"{title}, {configuration}", {{"title", title}, {"configuration", words}}};
}

} // namespace

std::string nameOf(const ComparedScenario& side, const ComparedScenario* other) {
    std::string name = Message{side.scenario.title};
    const Machine& machine = side.topology.machine();
    if (other != nullptr && other->topology.machine().id != machine.id)
        name = Message{"{machine}: {title}", {{"machine", machine.title}, {"title", name}}};
    if (!side.edit.empty())
        name = other != nullptr && other->scenario.title == side.scenario.title
                   ? side.edit
                   : Message{"{title}: {edit}", {{"title", name}, {"edit", side.edit}}};
    if (side.step)
        name = Message{"{title}, step {step}", {{"title", name}, {"step", *side.step}}};
    return name;
}

ComparedNames captionsOf(const ComparedScenario& a, const ComparedScenario& b) {
    const ComparedNames captions{captionOf(a, b), captionOf(b, a)};
    return captions.a == captions.b ? ComparedNames{nameOf(a, &b), nameOf(b, &a)} : captions;
}

} // namespace boardset
