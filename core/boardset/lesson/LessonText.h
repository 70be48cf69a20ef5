// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of lessons: words of people with numbers in braces, and no number of their own.
#pragma once

#include "boardset/catalog/Catalog.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// What stands in braces in a text, in order: "gain", "fact:ID". Unclosed braces are none.
std::vector<std::string> placeholdersIn(const std::string& text);

/// The text with each placeholder replaced.
std::string filled(const std::string& text, const std::function<std::string(const std::string& placeholder)>& value);

/// What a source says, of "fact:ID" and "measurement:ID"; nothing of others. Throws CatalogError for an unknown id.
std::optional<std::string> printedIn(const Catalog& catalog, const std::string& placeholder);

/// The first word of a text that is a number of its own; empty if there is none. Names are none: words that begin with
/// a letter ("SB0", "p650"), and words of the titles of machines and operating systems ("6800", "15K", "5.2").
std::string ownNumberIn(const std::string& text, const Catalog& catalog);

} // namespace boardset
