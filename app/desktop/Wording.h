// SPDX-License-Identifier: GPL-3.0-or-later
// Nouns for customers, for the parts that hold customers, and for the parts that hold pages.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/topology/Topology.h"

#include <QString>
#include <QStringList>
#include <map>

namespace boardset {

/// Forms of a noun for customers, from which texts are made.
struct Wording {
    explicit Wording(const std::string& noun);

    QString one;    ///< "thread", "stream".
    QString many;   ///< "threads".
    QString title;  ///< "Thread".
    QString titles; ///< "Threads".

    QString counted(std::size_t number) const; ///< Returns a number with the noun: "1 thread", "4 threads".
};

/// Counts customers by noun; returns one text for each noun: "4 threads", "1 stream".
QStringList countedList(const std::map<std::string, int>& customers);

/// Lists names in the given order: "1-36, 40, many". Three or more consecutive numbers become a range.
QString listed(const QStringList& names);

/// Joins the parts of an announcement as sentences with full stops; leaves empty parts out.
QString sentences(const QStringList& parts);

/// Noun for the customers of a machine: "thread", or "thread or stream" if the machine can run both.
QString customerWord(const Topology& topology);
/// Noun for the contents of a machine's last and smallest bays: "board", "card".
QString boardWord(const Topology& topology);
/// True if all of the machine's bays hold boards.
bool isOfBoards(const Topology& topology);
/// Phrase for all locations that can have pages: "all boards", "all memories".
QString everywhereOn(const Topology& topology);
/// Reason why a customer has no results.
QString whyNone(const Answer& answer, const CustomerName& name);

} // namespace boardset
