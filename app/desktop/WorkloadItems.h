// SPDX-License-Identifier: GPL-3.0-or-later
// One or several things of a workload that are shown and edited together.
#pragma once

#include "Subject.h"
#include "boardset/scenario/Edit.h"

#include <QHash>
#include <vector>

namespace boardset {

/// A thread, region or process, identified by its kind and id. May also be any other subject.
struct WorkloadItem {
    Subject::Kind kind = Subject::Machine;
    QString id;
    bool operator==(const WorkloadItem&) const = default;
};
using WorkloadItems = std::vector<WorkloadItem>;

/// A thread, region or process that was found in a workload; all members are null if it does not exist.
struct FoundItem {
    const Process* process = nullptr;   ///< The process that was found, or the process of the thread or region
                                        ///< that was found.
    const Customer* customer = nullptr; ///< Null unless a thread was found.
    const Region* region = nullptr;     ///< Null unless a region was found.
};

/// Finds the things of a workload by their ids.
/// The index is built in one pass over the workload, and points to objects of the workload.
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

/// Returns the edits that remove things, in order: threads before the regions that they use,
/// and regions before those that are below them.
std::vector<Edit> removalOf(const WorkloadItems& items, const Workload& workload);

} // namespace boardset
