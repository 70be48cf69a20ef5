// SPDX-License-Identifier: GPL-3.0-or-later
// What people call what stands on blocks, as the catalog has it, and where it goes.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/topology/Topology.h"

#include <QString>
#include <QStringList>
#include <map>

namespace boardset {

/// The words for customers of one noun; sentences are made of them.
struct Wording {
    explicit Wording(const std::string& noun);

    QString one;    ///< "thread", "stream".
    QString many;   ///< "threads".
    QString title;  ///< "Thread".
    QString titles; ///< "Threads".

    QString counted(std::size_t number) const; ///< "1 thread", "4 threads".
};

/// "4 threads", "1 stream": customers by their nouns.
QStringList countedList(const std::map<std::string, int>& customers);

/// "1-36, 40, many": names in their order, three numbers and more that follow each other as a range.
QString listed(const QStringList& names);

/// Parts of an announcement as sentences, each with a full stop at its end; empty ones are left out.
QString sentences(const QStringList& parts);

/// What can stand on a machine: "thread"; "thread or stream" of one with places for both.
QString customerWord(const Topology& topology);
/// What the last of its bays hold, which are the smallest: "board", "card".
QString boardWord(const Topology& topology);
/// Whether all that it has in bays are boards.
bool isOfBoards(const Topology& topology);
/// Where pages are dealt: "all boards", "all memories".
QString everywhereOn(const Topology& topology);
/// Why a customer does nothing that is known.
QString whyNone(const Answer& answer, const CustomerName& name);

} // namespace boardset
