// SPDX-License-Identifier: GPL-3.0-or-later
// Fields of the inspector: numbers and choices of the selected items, each with the edits that set a new value.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "WorkloadItems.h"

#include <QStringList>
#include <functional>

namespace boardset {

/// A field for a number, or for one of several choices. If several items are selected, all of them have this field.
struct InspectorField {
    QString key; ///< Name of the field, unique on a page: "size".
    QString title;
    QString tip{};
    /// Number, or index of the choice.
    /// NaN or -1 if the machine determines the value, or if the values of the selected items differ.
    double value = 0;
    double least = 0;
    double most = 0;
    bool whole = true;
    QStringList choices{};
    bool more = false;    ///< True if the field has its default value; such a field is shown only on demand.
    bool clears = false;  ///< True if an empty field stands for the default.
    bool several = false; ///< True if the values of the selected items differ.
    QString heading{};    ///< Heading above the first field of a group: "All 12 threads of process A:".
    /// Owner of the field: a process if the field applies to all of its threads, otherwise the selected item itself.
    QString owner{};
    /// Returns the edits that set a value, as one step of the history; NaN stands for the default.
    std::function<std::vector<Edit>(double)> edit{};

    ROW_ROLES(InspectorField, key, title, tip, value, least, most, whole, choices, more, clears, several, heading);
};

/// Converts a function that returns a single edit for a number to the type of InspectorField::edit.
template <class Make> std::function<std::vector<Edit>(double)> oneEdit(Make make) {
    return [make](double value) { return std::vector<Edit>{make(value)}; };
}

/// Returns the fields that all items have in common: fields of the items themselves, and fields of their processes.
/// If an item is outside the workload, such as a device, `process` is the process of this item.
std::vector<InspectorField> fieldsOf(const Document& document, const WorkloadItems& items,
                                     const Process* process = nullptr);

/// Returns the fields of a process that its row in the side panel shows: its workload, its number of customers and, if
/// it has pages, their number and board. The fields of pages apply to each of its regions. They are omitted if the
/// process has very many regions or memories.
std::vector<InspectorField> rowFieldsOf(const Document& document, const Process& process);

} // namespace boardset
