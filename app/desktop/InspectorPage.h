// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector's page about one thing.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "WorkloadItems.h"

#include "boardset/analysis/Completion.h"

#include <optional>

namespace boardset {

struct InspectorRow {
    QString label;
    QString value;
    QString standing{}; ///< Standing of a fact; `place` and `remark` belong to the same fact.
    QString place{};
    QString remark{};
    /// Kind of the subject that Why? explains.
    /// Thread, Region and Process open the thing of that kind instead; Machine means that there is no Why?.
    Subject::Kind whyKind = Subject::Machine;
    QString whyId{};
    bool operator==(const InspectorRow&) const = default;

    ROW_ROLES(InspectorRow, label, value, standing, place, remark, whyKind, whyId);
};

struct InspectorPage {
    QString title;
    QString subtitle;
    QString process; ///< Process that the page belongs to; empty for hardware.
    std::vector<InspectorRow> rows;
    Subject::Kind kind = Subject::Machine;
    /// True for a customer with a limited amount of work. Its page then ends with endRow().
    /// False in a replay, because the steps of the replay show the end.
    bool finishes = false;
};

/// Returns the page of a thing. Returns the page of the machine if the thing no longer exists or is of another kind.
InspectorPage pageOf(const Document& document, Subject::Kind kind, const QString& id);

/// Row for the time at which a customer finishes its work. The row is a placeholder if `ends` is null.
/// There is no row if the customer never finishes.
std::optional<InspectorRow> endRow(const QString& customer, const std::vector<Completion>* ends);

/// Returns the page of several threads and regions, all of which have to exist.
InspectorPage pageOf(const Document& document, const WorkloadItems& items);

} // namespace boardset
