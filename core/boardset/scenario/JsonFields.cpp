// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/JsonFields.h"

namespace boardset {

namespace {

/// Maximum length, in bytes, of a list of thread numbers: enough for each number up to ProgramLimits::threads.
constexpr std::size_t threadTextBytes = std::size_t{24} << 10;

} // namespace

void FieldReader::read(const JsonField& field, std::vector<std::string>& paths, holds::Processors /*kind*/) {
    read(field, paths, holds::List{ProgramLimits::blocks, holds::Text{ScenarioLimits::pathBytes}});
}

void FieldReader::read(const JsonField& field, ThreadNumbers& numbers, holds::Threads /*kind*/) {
    numbers = threadNumbersIn(field.text(threadTextBytes), ProgramLimits::threads);
    if (numbers.empty()) {
        field.fail(Message{"thread numbers from 1 to {most}, each once, such as \"1-4, 7\"",
                           {{"most", std::to_string(ProgramLimits::threads)}}});
    }
}

void FieldWriter::add(const std::string& name, const std::string& value) {
    m_members.push_back(jsonText(name) + ": " + value);
}

std::string FieldWriter::bracketed(const char* brackets, const std::vector<std::string>& all, bool hasLines,
                                   const std::string& indent) {
    const std::string newLine = hasLines && !all.empty() ? '\n' + indent : std::string();
    std::string text;
    for (const std::string& each : all)
        text += (text.empty() ? "" : hasLines ? "," : ", ") + (hasLines ? newLine + "  " : newLine) + each;
    return brackets[0] + text + newLine + brackets[1];
}

} // namespace boardset
