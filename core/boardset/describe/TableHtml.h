// SPDX-License-Identifier: GPL-3.0-or-later
// Prints a table or a card as HTML, for reports.
#pragma once

#include "boardset/describe/Card.h"

#include <string>

namespace boardset {

/// Returns a <table> with the columns for people; the title of the table is its caption. The notes follow.
std::string tableHtml(const Table& table);

/// Returns a paragraph for each figure, line, detail and note of a card. A label is a <span> of the class "about".
std::string cardHtml(const Card& card);

} // namespace boardset
