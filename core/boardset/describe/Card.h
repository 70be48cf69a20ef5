// SPDX-License-Identifier: GPL-3.0-or-later
// A result as a card: a heading and labelled values, the most important of which are printed large.
#pragma once

#include "boardset/describe/Table.h"

namespace boardset {

/// A labelled value. The cell says which part it selects, and which derivation it opens.
struct CardLine {
    std::string key = {}; ///< Name in JSON.
    Message heading = {}; ///< Text above the line: "all threads".
    Message label = {};
    Cell value = {};
    Message unit = {};       ///< Text after the value, if the value is larger: "MB/s read".
    Message standing = {};   ///< Standing of a fact: "published"; empty for other values.
    Message change = {};     ///< Difference to the reference: "+18 % (was 4,800)"; empty if there is no reference.
    int trend = 0;           ///< Sign of the change.
    Tone tone = Tone::Plain; ///< Good for a gain, Bad for a loss, Strong for an emphasised value.
    std::vector<Message> details = {}; ///< Texts below the value.
};

/// Returns a line for a screen reader: "all threads: mean latency 240 to 197 ns, −18 %".
Message spokenText(const CardLine& line);

struct Card {
    std::string key = {};
    Message heading = {};
    Message subtitle = {};
    std::vector<CardLine> figures = {}; ///< Values in large type.
    std::vector<CardLine> lines = {};
    std::vector<Message> notes = {};
};

} // namespace boardset
