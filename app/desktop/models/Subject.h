// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that can be selected and explained: parts of the machine, the workload, and numbers in the results.
#pragma once

#include "boardset/analysis/Answer.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// Kinds of subjects. The comment on each kind describes its ids.
namespace boardset::Subject {
Q_NAMESPACE
QML_ELEMENT

enum Kind {
    Machine,    ///< Id of the machine; empty for the open machine.
    Block,      ///< Path.
    Link,       ///< Id as returned by linkId().
    Thread,     ///< Name.
    Region,     ///< Id as returned by regionId().
    Process,    ///< Name.
    Scenario,   ///< Id.
    Command,    ///< Index of the command among the window's commands.
    Throughput, ///< Throughput and Latency have no id.
    Latency,
    Station, ///< For Station and Gain, the index of the station in the network. Gain is the result if the station were
             ///< twice as fast.
    Gain,
    ThreadThroughput, ///< For ThreadThroughput and ThreadLatency, the name of the thread.
    ThreadLatency,
    Fact, ///< For Fact, the id of the fact; for Measurement, the id of the measurement.
    Measurement,
    Term,    ///< Id of the term in the glossary.
    Tab,     ///< Command-line text that opens the tab: "drawer:timeline:times".
    Finding, ///< Stands for all findings and has no id.
    Source,  ///< For Source, the id of the source; for Lesson, the id of the lesson.
    Lesson,
    File,   ///< Path of a recently opened file.
    Part,   ///< Block type of a board in the library.
    Option, ///< Option and its value: "processors=4".
    System  ///< Id of an operating system that places threads and pages.
};
Q_ENUM_NS(Kind)

/// Returns the id of a link, made of the paths of its ends. Edits and the language of the program don't change the id.
QString linkId(const Topology& topology, LinkId link);
/// Returns the link with the given id; null if there is no such link.
LinkId linkOf(const Topology& topology, const QString& id);
/// Returns the id of a region, which includes the name of the region's process: "A/array b".
QString regionId(const boardset::Process& process, const boardset::Region& region);
/// Returns the region with the given id, and its process; null if there is no such region.
std::pair<const boardset::Process*, const boardset::Region*> regionOf(const Workload& workload, const QString& id);
/// Returns the stations of a block or link, the busiest first. A framed link has one station for each direction.
/// Empty if no traffic passes through the block or link.
std::vector<StationAnswer> stationsOf(const Answer& answer, const Topology& topology, Kind kind, const QString& id);

/// Returns the text that stands for a subject in cells: "SB3/P1", "thread:4", "threadLatency:4"; empty for the machine.
std::string text(Kind kind, const QString& id);
/// Returns the kind and id for such a text.
std::pair<Kind, QString> named(const std::string& text);

/// Returns the kind and id of the block or link to which a station of the answer belongs.
std::pair<Kind, QString> partOf(const Answer& answer, const Topology& topology, int station);

} // namespace boardset::Subject
