// SPDX-License-Identifier: GPL-3.0-or-later
// One or many things of a workload that are looked at and changed together.
#pragma once

#include "Subject.h"
#include "boardset/scenario/Edit.h"

#include <QHash>
#include <vector>

namespace boardset {

/// A thread, region or process by its id; or any other thing that can be looked at.
struct Thing {
    Subject::Kind kind = Subject::Machine;
    QString id;
    bool operator==(const Thing&) const = default;
};
using Things = std::vector<Thing>;

/// A thread, region or process of a workload; all null if there is none.
struct FoundThing {
    const Process* process = nullptr;   ///< The thing itself, or the process that it belongs to.
    const Customer* customer = nullptr; ///< Only of a thread.
    const Region* region = nullptr;     ///< Only of a region.
};

/// Finds the things of a workload by their ids. One pass over the workload builds it, however many things are looked
/// up then. It points into the workload.
class ThingIndex {
public:
    explicit ThingIndex(const Workload& workload);
    FoundThing find(const Thing& thing) const;

private:
    QHash<QString, FoundThing> m_threads, m_regions, m_processes;
};

/// The process of a name; null if there is none.
const Process* processNamed(const Workload& workload, const QString& name);

/// "12 threads, 2 regions".
QString countedThings(const Things& things, const ThingIndex& index, const Catalog& catalog);

/// The edits that remove them, one after the other: threads before what they use, regions before those they lie on.
std::vector<Edit> removalOf(const Things& things, const Workload& workload);

} // namespace boardset
