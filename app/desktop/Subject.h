// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that can be selected and explained: parts of the machine, the workload, numbers of the results.
#pragma once

#include "boardset/analysis/Answer.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// Kinds of subjects. The comment on each kind says what its ids are.
namespace boardset::Subject {
Q_NAMESPACE
QML_ELEMENT

enum Kind {
    Machine,    ///< Id; empty for the open machine.
    Block,      ///< Path.
    Link,       ///< See linkId().
    Thread,     ///< Name.
    Region,     ///< See regionId().
    Process,    ///< Name.
    Scenario,   ///< Id.
    Command,    ///< Index among the window's commands.
    Throughput, ///< Has no id; nor has Latency.
    Latency,
    Station, ///< Index of the station in the network.
             ///< Gain has the same id, and stands for the result if the station were twice as fast.
    Gain,
    ThreadThroughput, ///< Name of the thread; ThreadLatency has the same id.
    ThreadLatency,
    Fact, ///< Id of the fact; for Measurement, id of the measurement.
    Measurement,
    Term,    ///< Id in the glossary.
    Tab,     ///< Text that opens the tab on the command line: "drawer:timeline:times".
    Finding, ///< No id: all findings.
    Source,  ///< Id of the source; for Lesson, id of the lesson.
    Lesson,
    File,   ///< Path of a recently opened file.
    Part,   ///< Block type of a board in the library.
    Option, ///< Option with a value: "processors=4".
    System  ///< Id of an operating system that places threads and pages.
};
Q_ENUM_NS(Kind)

/// Id of a link, made of the paths of its ends. It survives edits and does not depend on the language.
QString linkId(const Topology& topology, LinkId link);
/// Returns the link with an id; null if there is no such link.
LinkId linkOf(const Topology& topology, const QString& id);
/// Id of a region; includes the region's process: "A/array b".
QString regionId(const boardset::Process& process, const boardset::Region& region);
/// Returns the region with an id, and its process; null if there is no such region.
std::pair<const boardset::Process*, const boardset::Region*> regionOf(const Workload& workload, const QString& id);
/// Returns the stations of a block or link, the busiest first. A framed link has one station for each direction.
/// Empty if no traffic passes there.
std::vector<StationAnswer> stationsOf(const Answer& answer, const Topology& topology, Kind kind, const QString& id);

/// Returns the block or link that a station of an answer belongs to.
std::pair<Kind, QString> partOf(const Answer& answer, const Topology& topology, int station);

} // namespace boardset::Subject
