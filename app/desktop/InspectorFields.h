// SPDX-License-Identifier: GPL-3.0-or-later
// Fields of the inspector: numbers and choices of the selected things, each with the edits that a new value performs.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "WorkloadItems.h"

#include <QStringList>
#include <functional>

namespace boardset {

/// A field for a number, or for one of several choices. If several things are selected, all of them have this field.
struct InspectorField {
    QString key; ///< Name of the field, unique on a page: "size".
    QString title;
    QString tip{};
    double value = 0; ///< Number, or index of the choice. NaN or -1 if the machine determines the value,
                      ///< or if the selected things have different values.
    double least = 0;
    double most = 0;
    bool whole = true;
    QStringList choices{};
    bool more = false;    ///< True if the field has its default; it is then shown only on demand.
    bool clears = false;  ///< True if an empty field means the default; see `edit`.
    bool several = false; ///< True if the selected things have different values.
    QString heading{};    ///< Heading above the first field of a group: "All 12 threads of process A:".
    QString owner{};      ///< Owner of the field: a process for all of its threads, or the thing itself.
    /// Returns the edits for a value, as one step of the history; NaN stands for the default.
    std::function<std::vector<Edit>(double)> edit{};

    bool operator==(const InspectorField& other) const {
        return key == other.key && title == other.title && tip == other.tip && value == other.value &&
               least == other.least && most == other.most && whole == other.whole && choices == other.choices &&
               more == other.more && clears == other.clears && several == other.several && heading == other.heading;
    }

    ROW_ROLES(InspectorField, key, title, tip, value, least, most, whole, choices, more, clears, several, heading);
};

/// Wraps a function that returns a single edit for a number, for use as InspectorField::edit.
template <class Make> std::function<std::vector<Edit>(double)> oneEdit(Make make) {
    return [make](double value) { return std::vector<Edit>{make(value)}; };
}

/// Fields that all the things have in common: their own fields, and the fields of their processes.
/// `process` is used for a thing outside the workload, such as a device, and is the process of this thing.
std::vector<InspectorField> fieldsOf(const Document& document, const WorkloadItems& items,
                                     const Process* process = nullptr);

} // namespace boardset
