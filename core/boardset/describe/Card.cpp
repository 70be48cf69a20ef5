// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/describe/Card.h"

#include "boardset/describe/Figures.h"

namespace boardset {

Message spokenText(const CardLine& line) {
    Message text = messageOf(line.value);
    if (text.text == fromTo("", "").text)
        text.text = translatable("{before} to {after}"); // no screen reader says "to" for an arrow
    if (!line.unit.isEmpty())
        text = Message{"{value} {unit}", {{"value", text}, {"unit", line.unit}}};
    if (!line.label.isEmpty())
        text = Message{"{label} {value}", {{"label", line.label}, {"value", text}}};
    if (!line.change.isEmpty())
        text = Message{"{value}, {change}", {{"value", text}, {"change", line.change}}};
    return line.heading.isEmpty() ? text : Message{"{heading}: {value}", {{"heading", line.heading}, {"value", text}}};
}

} // namespace boardset
