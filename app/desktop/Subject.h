// SPDX-License-Identifier: GPL-3.0-or-later
// What can be looked at and asked about: parts of the machine, the workload, numbers of the answer.
#pragma once

#include "boardset/analysis/Answer.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// Each goes with an id.
namespace boardset::Subject {
Q_NAMESPACE
QML_ELEMENT

enum Kind {
    Machine,    ///< Its id; empty: the open one.
    Block,      ///< Path.
    Link,       ///< See linkId().
    Thread,     ///< Name.
    Region,     ///< See regionId().
    Process,    ///< Name.
    Scenario,   ///< Id.
    Command,    ///< Its place among the window's commands.
    Throughput, ///< No id; as Latency.
    Latency,
    Station, ///< Index in the network; as Gain: what the answer would be were it twice as fast.
    Gain,
    ThreadThroughput, ///< Name; as ThreadLatency.
    ThreadLatency,
    Fact, ///< Id; as Measurement.
    Measurement,
    Term,    ///< Id, in the glossary.
    Tab,     ///< As the command line opens it: "drawer:timeline:times".
    Finding, ///< No id: all of them.
    Source,  ///< Id; as Lesson.
    Lesson,
    File,   ///< Path of one that was open lately.
    Part,   ///< Block type of a board on the shelf.
    Option, ///< With a value: "processors=4".
    System  ///< Id of an operating system that places threads and pages.
};
Q_ENUM_NS(Kind)

/// A link by what it joins, as in a picture: it is the same after an edit, and in any language.
QString linkId(const Topology& topology, LinkId link);
/// The link of an id, if there is one.
LinkId linkOf(const Topology& topology, const QString& id);
/// A region by its process: "A/array b".
QString regionId(const boardset::Process& process, const boardset::Region& region);
/// The region of an id with its process; null if there is none.
std::pair<const boardset::Process*, const boardset::Region*> regionOf(const Workload& workload, const QString& id);
/// The stations of a block or link in an answer, the busiest first; of a framed link one for each direction. None if
/// nothing passes there.
std::vector<StationAnswer> stationsOf(const Answer& answer, const Topology& topology, Kind kind, const QString& id);

/// The block or link that a station of an answer stands for.
std::pair<Kind, QString> partOf(const Answer& answer, const Topology& topology, int station);

} // namespace boardset::Subject
