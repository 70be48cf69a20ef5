// SPDX-License-Identifier: GPL-3.0-or-later
// Handles the texts of lessons, which contain numbers in braces but no literal numbers.
#pragma once

#include "boardset/catalog/Catalog.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// Returns the contents of each pair of braces in a text, in order: "gain", "fact:ID". Unclosed braces are ignored.
std::vector<std::string> placeholdersIn(const std::string& text);

/// Returns the text with each placeholder (a pair of braces and their content) replaced by the result of `value`.
std::string filled(const std::string& text, const std::function<std::string(const std::string& placeholder)>& value);

/// Returns the published value for a placeholder such as "fact:ID" or "measurement:ID".
/// Empty for any other placeholder. Throws CatalogError for an unknown id.
std::optional<std::string> printedIn(const Catalog& catalog, const std::string& placeholder);

/// Returns the first literal number in a text; empty if there is none.
/// Two kinds of names do not count as numbers: words that begin with a letter ("SB0", "p650"),
/// and words in the titles of machines and operating systems ("6800", "15K", "5.2").
std::string ownNumberIn(const std::string& text, const Catalog& catalog);

} // namespace boardset
