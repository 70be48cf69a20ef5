// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/describe/Subject.h"

#include <algorithm>
#include <array>

namespace boardset {

namespace {

/// Words in the order of the kinds.
constexpr std::array<std::string_view, Subject::Drawing + 1> words{
    "machine",    "block",   "link",    "thread", "region",           "process",       "scenario", "command",
    "throughput", "latency", "station", "gain",   "threadThroughput", "threadLatency", "fact",     "measurement",
    "term",       "tab",     "finding", "source", "lesson",           "file",          "part",     "option",
    "system",     "pages",   "more",    "drawing"};

} // namespace

std::string_view wordOf(Subject::Kind kind) {
    return words.at(kind);
}

std::optional<Subject::Kind> subjectKindOf(std::string_view word) {
    const auto* const found = std::ranges::find(words, word);
    return found == words.end() ? std::nullopt : std::optional(static_cast<Subject::Kind>(found - words.begin()));
}

std::string textOf(const Subject& subject) {
    if (subject == Subject() || (subject.kind == Subject::Block && !subject.id.empty()))
        return subject.id;
    return std::string(wordOf(subject.kind)) + ':' + subject.id;
}

Subject subjectNamed(std::string_view text) {
    if (text.empty())
        return {};
    const std::size_t end = text.find(':');
    const auto kind = end == std::string_view::npos ? std::nullopt : subjectKindOf(text.substr(0, end));
    return kind ? Subject{*kind, std::string(text.substr(end + 1))} : Subject{Subject::Block, std::string(text)};
}

} // namespace boardset
