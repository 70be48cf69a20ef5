// SPDX-License-Identifier: GPL-3.0-or-later
// One or more threads, regions or processes of a workload that are shown and edited together.
#pragma once

#include "boardset/scenario/Edit.h"
#include "boardset/workload/SubjectIds.h"

#include <QString>
#include <map>
#include <vector>

namespace boardset {

using WorkloadItems = std::vector<Subject>;

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
    FoundItem find(const Subject& item) const; ///< All members are null for subjects of other kinds.

private:
    std::map<Subject, FoundItem> m_items;
};

/// Returns the process with the given name; null if there is no such process.
const Process* processNamed(const Workload& workload, const QString& name);

/// Returns the number of items for each noun: "12 threads, 2 regions".
QString countedItems(const WorkloadItems& items, const ItemIndex& index, const Catalog& catalog);

/// Returns the edits that remove the items, in order: threads before the regions that they use,
/// and regions before the regions below them.
std::vector<Edit> removalOf(const WorkloadItems& items, const Workload& workload);

} // namespace boardset
