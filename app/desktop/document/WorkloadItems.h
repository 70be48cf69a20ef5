// SPDX-License-Identifier: GPL-3.0-or-later
// One or more threads, regions or processes of a workload that are shown and edited together.
#pragma once

#include "Subject.h"
#include "boardset/scenario/Edit.h"

#include <QHash>
#include <vector>

namespace boardset {

/// A thread, region or process, or any other subject, identified by its kind and id.
struct WorkloadItem {
    Subject::Kind kind = Subject::Machine;
    QString id;
    bool operator==(const WorkloadItem&) const = default;
};
using WorkloadItems = std::vector<WorkloadItem>;

/// Result of a search for a thread, region or process in a workload; all members are null if it does not exist.
struct FoundItem {
    /// The process that was found, or the process that contains the thread or region that was found.
    const Process* process = nullptr;
    const Customer* customer = nullptr; ///< Null unless a thread was found.
    const Region* region = nullptr;     ///< Null unless a region was found.
};

/// Finds the threads, regions and processes of a workload by their ids.
/// The index is built in one pass over the workload, and points to objects of the workload.
class ItemIndex {
public:
    explicit ItemIndex(const Workload& workload);
    FoundItem find(const WorkloadItem& item) const;

private:
    QHash<QString, FoundItem> m_threads, m_regions, m_processes;
};

/// Returns the process with the given name; null if there is no such process.
const Process* processNamed(const Workload& workload, const QString& name);

/// Returns the number of items for each noun: "12 threads, 2 regions".
QString countedItems(const WorkloadItems& items, const ItemIndex& index, const Catalog& catalog);

/// Returns the edits that remove the items, in order: threads before the regions that they use,
/// and regions before the regions below them.
std::vector<Edit> removalOf(const WorkloadItems& items, const Workload& workload);

} // namespace boardset
