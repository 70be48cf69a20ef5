// SPDX-License-Identifier: GPL-3.0-or-later
// Nouns for customers and for the parts that hold them and their pages.
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

/// Counts customers by noun, one text for each noun: "4 threads", "1 stream".
QStringList countedList(const std::map<std::string, int>& customers);

/// Lists names in their order: "1-36, 40, many". Three or more consecutive numbers become a range.
QString listed(const QStringList& names);

/// Joins the parts of an announcement as sentences with full stops; leaves empty parts out.
QString sentences(const QStringList& parts);

/// Noun for customers of a machine: "thread", or "thread or stream" if both can run on it.
QString customerWord(const Topology& topology);
/// Noun for what the last, smallest bays of a machine hold: "board", "card".
QString boardWord(const Topology& topology);
/// True if all of the machine's bays hold boards.
bool isOfBoards(const Topology& topology);
/// Phrase for all locations of pages: "all boards", "all memories".
QString everywhereOn(const Topology& topology);
/// Why a customer has no results.
QString whyNone(const Answer& answer, const CustomerName& name);

} // namespace boardset
