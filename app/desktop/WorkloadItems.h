// SPDX-License-Identifier: GPL-3.0-or-later
// One or several things of a workload that are shown and edited together.
#pragma once

#include "Subject.h"
#include "boardset/scenario/Edit.h"

#include <QHash>
#include <vector>

namespace boardset {

/// A thread, region or process by its kind and id, or any other subject.
struct WorkloadItem {
    Subject::Kind kind = Subject::Machine;
    QString id;
    bool operator==(const WorkloadItem&) const = default;
};
using WorkloadItems = std::vector<WorkloadItem>;

/// A thread, region or process that was found in a workload; all members are null if it does not exist.
struct FoundItem {
    const Process* process = nullptr;   ///< The thing itself, or the process that it belongs to.
    const Customer* customer = nullptr; ///< Only for a thread.
    const Region* region = nullptr;     ///< Only for a region.
};

/// Finds the things of a workload by their ids. It is built in one pass over the workload, and points into the
/// workload.
class ItemIndex {
public:
    explicit ItemIndex(const Workload& workload);
    FoundItem find(const WorkloadItem& item) const;

private:
    QHash<QString, FoundItem> m_threads, m_regions, m_processes;
};

/// Returns the process with a name; null if there is no such process.
const Process* processNamed(const Workload& workload, const QString& name);

/// Counts things by their nouns: "12 threads, 2 regions".
QString countedItems(const WorkloadItems& items, const ItemIndex& index, const Catalog& catalog);

/// Returns the edits that remove things, in order: threads before what they use, and regions before those below them.
std::vector<Edit> removalOf(const WorkloadItems& items, const Workload& workload);

} // namespace boardset
