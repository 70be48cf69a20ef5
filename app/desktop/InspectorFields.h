// SPDX-License-Identifier: GPL-3.0-or-later
// What can be set of the things that the inspector shows: numbers and choices, each with the edits that it makes.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "Things.h"

#include <QStringList>
#include <functional>

namespace boardset {

/// A number to type, or one of some choices. Of several things it is what they have in common.
struct InspectorField {
    QString key; ///< "size": unique on a page.
    QString title;
    QString tip{};
    double value = 0; ///< Of choices: which, from 0; NaN or -1: the machine says it, or it is not the same for all.
    double least = 0;
    double most = 0;
    bool whole = true;
    QStringList choices{};
    bool more = false;    ///< It is as usual, and shown when somebody asks for more.
    bool clears = false;  ///< An empty number is what is usual; see `edit`.
    bool several = false; ///< It is not the same for all.
    QString heading{};    ///< Above it, where others begin: "For all 12 threads of process A:".
    QString owner{};      ///< Whose it is: a process for all of its threads, or the thing itself.
    std::function<std::vector<Edit>(double)> edit{}; ///< One step of the history; NaN: as usual.

    bool operator==(const InspectorField& other) const {
        return key == other.key && title == other.title && tip == other.tip && value == other.value &&
               least == other.least && most == other.most && whole == other.whole && choices == other.choices &&
               more == other.more && clears == other.clears && several == other.several && heading == other.heading;
    }

    ROW_ROLES(InspectorField, key, title, tip, value, least, most, whole, choices, more, clears, several, heading);
};

/// An edit of a number that is one step by itself.
template <class Make> std::function<std::vector<Edit>(double)> oneEdit(Make make) {
    return [make](double value) { return std::vector<Edit>{make(value)}; };
}

/// What can be set of all things: of each what belongs to it and to its process. `process` is that of a thing that is
/// not of the workload itself: a device's.
std::vector<InspectorField> fieldsOf(const Document& document, const Things& things, const Process* process = nullptr);

} // namespace boardset
