// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/describe/Subject.h"

namespace boardset {

std::string textOf(const Subject& subject) {
    if (subject == Subject() || (subject.kind == Subject::Block && !subject.id.empty()))
        return subject.id;
    return toString(subject.kind) + ':' + subject.id;
}

Subject subjectNamed(std::string_view text) {
    if (text.empty())
        return {};
    const std::size_t end = text.find(':');
    const auto kind =
        end == std::string_view::npos ? std::nullopt : valueOfWord<Subject::Kind>(std::string(text.substr(0, end)));
    return kind ? Subject{*kind, std::string(text.substr(end + 1))} : Subject{Subject::Block, std::string(text)};
}

} // namespace boardset
