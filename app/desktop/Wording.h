// SPDX-License-Identifier: GPL-3.0-or-later
// What people call what stands on a machine: threads on processors and boards, or streams on devices and cards.
#pragma once

#include "boardset/topology/Topology.h"

#include <QString>

namespace boardset {

/// The one place that knows; sentences are made of these words.
struct Wording {
    explicit Wording(Requester kind);
    explicit Wording(const Topology& topology) : Wording(topology.requesterKind()) {}

    QString one;        ///< "thread", "stream".
    QString many;       ///< "threads".
    QString title;      ///< "Thread".
    QString titles;     ///< "Threads".
    QString place;      ///< Where one stands: "processor", "device".
    QString board;      ///< What holds places and is moved: "board", "card".
    QString everywhere; ///< Where pages are dealt: "all boards", "all memories".
    QString units;      ///< What it keeps under way: "lines", "requests".

    QString counted(std::size_t number) const; ///< "1 thread", "4 threads".
};

} // namespace boardset
