// SPDX-License-Identifier: GPL-3.0-or-later
// Output of results: aligned tables as text, or JSON.
#pragma once

#include "CommandRegistry.h"
#include "boardset/analysis/Answer.h"
#include "boardset/analysis/Completion.h"
#include "boardset/explain/Derivation.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace boardset {

using OrderedJson = nlohmann::ordered_json;

/// Converts a name to its text in JSON.
template <class Of> void to_json(OrderedJson& json, const Name<Of>& name) {
    json = name.text;
}

/// A text table whose columns are as wide as their widest cell; columns of numbers are right-aligned.
class TextTable {
public:
    explicit TextTable(std::vector<std::string> headings) : m_rows{std::move(headings)} {}

    void add(std::vector<std::string> row) { m_rows.push_back(std::move(row)); }
    bool isEmpty() const { return m_rows.size() == 1; }
    std::string text() const;

private:
    std::vector<std::vector<std::string>> m_rows;
};

/// Writes JSON to standard output, indented. Text that isn't UTF-8 is replaced, and characters that control a terminal
/// are escaped.
void printJson(const OrderedJson& json);

/// Reports a written file, as `json` or as text; prints nothing if the file is standard output.
void reportWritten(const Globals& globals, const std::string& file, const OrderedJson& json);

/// Returns a number as text: "2,134 MB/s". `pattern` has {} in place of the number.
std::string printed(double value, const std::string& pattern = "{}");

/// Returns a change as text: "+18 %" or "-3.2 %"; a change that rounds to zero is "0 %".
std::string signedPercent(double value);

/// Returns a text as JSON; null if the text is empty.
OrderedJson textOrNull(const std::string& text);

OrderedJson jsonOf(const Derivation& derivation);

/// The following functions return texts such as "105 operations/s" and "256 ns".
/// If a part is overloaded, they return texts about the overload.
std::string rateText(const Answer& answer);
std::string latencyText(const Answer& answer);

/// Returns the totals that `compare` prints for each side and `solve` prints as `total`.
OrderedJson totalOf(const Answer& answer);

/// Returns the titles of the overloaded parts as an array; the array is empty if no part is overloaded.
OrderedJson overloadedOf(const Answer& answer);

/// The following functions return the customers that finish, with their times, as JSON and as text.
/// The result is empty if no customer finishes.
OrderedJson jsonOf(const Completion& completion);
std::string completionsText(const std::vector<Completion>& completions);

} // namespace boardset
