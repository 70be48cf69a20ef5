// SPDX-License-Identifier: GPL-3.0-or-later
// What the inspector says about one thing.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "Things.h"

#include "boardset/analysis/Completion.h"

#include <optional>

namespace boardset {

struct InspectorRow {
    QString label;
    QString value;
    QString standing{}; ///< Of a fact, as what follows.
    QString place{};
    QString remark{};
    Subject::Kind whyKind =
        Subject::Machine; ///< What its Why? asks for; Thread, Region, Process: it leads there; Machine: it has none.
    QString whyId{};
    bool operator==(const InspectorRow&) const = default;

    ROW_ROLES(InspectorRow, label, value, standing, place, remark, whyKind, whyId);
};

struct InspectorPage {
    QString title;
    QString subtitle;
    QString process; ///< Empty for hardware.
    std::vector<InspectorRow> rows;
    Subject::Kind kind = Subject::Machine;
    bool finishes = false; ///< It is of a customer with an amount: endRow() stands last. In a replay its steps say so.
};

/// The page of a thing; of one that is no longer there, and of all else, that of the machine.
InspectorPage pageOf(const Document& document, Subject::Kind kind, const QString& id);

/// When a customer has done its amount; without `ends` that is not known yet, and none where it is never done.
std::optional<InspectorRow> endRow(const QString& customer, const std::vector<Completion>* ends);

/// The page of several threads and regions, all of which are there.
InspectorPage pageOf(const Document& document, const Things& things);

} // namespace boardset
