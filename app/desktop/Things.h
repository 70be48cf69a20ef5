// SPDX-License-Identifier: GPL-3.0-or-later
// One or many things of a workload that are looked at and changed together.
#pragma once

#include "Subject.h"
#include "boardset/scenario/Edit.h"

#include <vector>

namespace boardset {

/// A thread, region or process by its id; or any other thing that can be looked at.
struct Thing {
    Subject::Kind kind = Subject::Machine;
    QString id;
    bool operator==(const Thing&) const = default;
};
using Things = std::vector<Thing>;

/// The process that a thing is, or belongs to; null if it is gone, or is no part of a workload.
const Process* processOf(const Workload& workload, const Thing& thing);

/// "12 threads, 2 regions".
QString countedThings(const Things& things, const Workload& workload, const Catalog& catalog);

/// The edits that remove them, one after the other: threads before what they use, regions before those they lie on.
std::vector<Edit> removalOf(const Things& things, const Workload& workload);

} // namespace boardset
