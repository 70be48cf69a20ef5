// SPDX-License-Identifier: GPL-3.0-or-later
// How answers are written: aligned tables for people, JSON for machines.
#pragma once

#include "Commands.h"
#include "boardset/analysis/Answer.h"
#include "boardset/analysis/Completion.h"
#include "boardset/explain/Derivation.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace boardset {

using OrderedJson = nlohmann::ordered_json;

/// A name is its text.
template <class Of> void to_json(OrderedJson& json, const Name<Of>& name) {
    json = name.text;
}

/// Text in columns, as wide as their widest cell; columns of numbers stand at the right.
class TextTable {
public:
    explicit TextTable(std::vector<std::string> headings) : m_rows{std::move(headings)} {}

    void add(std::vector<std::string> row) { m_rows.push_back(std::move(row)); }
    bool isEmpty() const { return m_rows.size() == 1; }
    std::string text() const;

private:
    std::vector<std::vector<std::string>> m_rows;
};

/// Writes JSON to standard output, indented; text that is not UTF-8 is replaced, never an error. Characters that
/// control a terminal are escaped.
void printJson(const OrderedJson& json);

/// Reports a written file as `json` or in words; prints nothing if the file is standard output.
void reportWritten(const Globals& globals, const std::string& file, const OrderedJson& json);

/// "2,134 MB/s"; `pattern` has {} where the number stands.
std::string printed(double value, const std::string& pattern = "{}");

/// "+18 %", "-3.2 %"; next to nothing is "0 %".
std::string signedPercent(double value);

/// An empty text as null.
OrderedJson textOrNull(const std::string& text);

OrderedJson jsonOf(const Derivation& derivation);

/// "105 operations/s", "256"; of what waits without end, that it does.
std::string rateText(const Answer& answer);
std::string latencyText(const Answer& answer);

/// What `compare` says of each side and `solve` as `total`.
OrderedJson totalOf(const Answer& answer);

/// Titles of the overloaded parts: an array, empty if there are none.
OrderedJson overloadedOf(const Answer& answer);

/// Who has finished when; nothing if nobody has.
OrderedJson jsonOf(const Completion& completion);
std::string completionsText(const std::vector<Completion>& completions);

} // namespace boardset
