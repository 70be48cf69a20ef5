// SPDX-License-Identifier: GPL-3.0-or-later
// What can be set of the thing that the inspector shows: numbers and choices, each with the edit that it makes.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "Subject.h"

#include <QStringList>
#include <functional>

namespace boardset {

/// A number to type, or one of some choices.
struct InspectorField {
    QString key; ///< "size": unique on a page.
    QString title;
    QString tip{};
    double value = 0; ///< Of choices: which, from 0; NaN: the machine says it.
    double least = 0;
    double most = 0;
    bool whole = true;
    QStringList choices{};
    bool more = false; ///< It is as usual, and shown when somebody asks for more.
    std::function<Edit(double)> edit{};

    bool operator==(const InspectorField& other) const {
        return key == other.key && title == other.title && tip == other.tip && value == other.value &&
               least == other.least && most == other.most && whole == other.whole && choices == other.choices &&
               more == other.more;
    }

    ROW_ROLES(InspectorField, key, title, tip, value, least, most, whole, choices, more);
};

/// Those of a process that belongs to what is shown: a customer or region of it, or what its customers stand on.
std::vector<InspectorField> fieldsOf(const Document& document, Subject::Kind kind, const QString& id,
                                     const Process& process);

} // namespace boardset
