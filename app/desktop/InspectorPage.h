// SPDX-License-Identifier: GPL-3.0-or-later
// What the inspector says about one thing.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "Things.h"

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
};

/// The page of a thing; of one that is no longer there, and of all else, that of the machine.
InspectorPage pageOf(const Document& document, Subject::Kind kind, const QString& id);

/// The page of several threads and regions, all of which are there.
InspectorPage pageOf(const Document& document, const Things& things);

} // namespace boardset
