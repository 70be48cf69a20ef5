// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that can be selected, opened or explained: parts of the machine, the workload, numbers in the results, and
// entries of the catalog.
#pragma once

#include "boardset/text/EnumWords.h"

#include <array>
#include <string>
#include <string_view>

namespace boardset {

/// An object that a cell, a mark, a search result or a link of the command line stands for.
/// A subject remains valid across edits, and does not depend on titles or on the language.
struct Subject {
    /// Kinds of subjects. The comment on each kind describes its ids.
    enum Kind {
        Machine,    ///< Id of the machine; empty for the open machine.
        Block,      ///< Path.
        Link,       ///< Ends of the link, and its index among links with the same ends: "SB3>fireplane#0".
        Thread,     ///< Name of any kind of customer.
        Region,     ///< Names of the process and of the region: "A/array b".
        Process,    ///< Name.
        Scenario,   ///< Id.
        Command,    ///< Index of the command among the window's commands.
        Throughput, ///< Throughput and Latency have no id.
        Latency,
        Station, ///< For Station and Gain, the index of the station in the network. Gain is the result if the station
                 ///< were twice as fast.
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
        System, ///< Id of an operating system that places threads and pages.
        Pages,  ///< Region and the path of the block that shows its pages: "A/a@SB3/P1/memory".
        More,   ///< Token that represents all tokens that do not fit in a block: "threads@SB3/P1".
        Drawing ///< Element of a picture that cannot be selected, for example the scale or the title.
    };
    Kind kind = Machine;
    std::string id = {};

    auto operator<=>(const Subject&) const = default; // NOLINT(modernize-use-nullptr): clang-tidy 14 sees a 0 here
};

constexpr auto wordsOf(Subject::Kind) {
    return std::array{"machine",          "block",         "link",       "thread",      "region",  "process",
                      "scenario",         "command",       "throughput", "latency",     "station", "gain",
                      "threadThroughput", "threadLatency", "fact",       "measurement", "term",    "tab",
                      "finding",          "source",        "lesson",     "file",        "part",    "option",
                      "system",           "pages",         "more",       "drawing"};
}
static_assert(wordsOf(Subject::Kind()).size() == Subject::Drawing + 1);

/// Returns the text for a subject: "SB3/P1" for a block, "thread:4" for other kinds; empty for the open machine.
/// No two subjects have the same text.
std::string textOf(const Subject& subject);
/// Returns the subject with the given text. A text that does not begin with the word of a kind is the path of a block.
Subject subjectNamed(std::string_view text);

} // namespace boardset
