// SPDX-License-Identifier: GPL-3.0-or-later
// The closed words of the database and the enumerations that they stand for, parsed here and nowhere else.
#pragma once

#include "boardset/catalog/BlockType.h"
#include "boardset/catalog/Fact.h"
#include "boardset/catalog/Measurement.h"
#include "boardset/catalog/Operation.h"
#include "boardset/catalog/Plot.h"
#include "boardset/catalog/Rule.h"
#include "boardset/catalog/Tunable.h"

#include <concepts>
#include <string>
#include <vector>

namespace boardset {

/// Each throws CatalogError for an unknown word, naming the allowed ones.
Standing standingOf(const std::string& word);
Role roleOf(const std::string& word);
ServedUnit servedUnitOf(const std::string& word);
LinkKind linkKindOf(const std::string& word);
EvidenceRole evidenceRoleOf(const std::string& word);
Quantity quantityOf(const std::string& word);
Vary varyOf(const std::string& word);
Severity severityOf(const std::string& word);
Movement movementOf(const std::string& word);
Leg legOf(const std::string& word);
ConditionWord conditionWordOf(const std::string& word);
PlaceBase placeBaseOf(const std::string& word); ///< Any other word is a place.
Relation relationOf(const std::string& word);
PlaceMode placeModeOf(const std::string& word);
AskedUnit askedUnitOf(const std::string& word);
AmountPer amountPerOf(const std::string& word);
Each eachOf(const std::string& word);
Waits waitsOf(const std::string& word);
TunableKind tunableKindOf(const std::string& word);
TunableOwner tunableOwnerOf(const std::string& word);

/// "hubs", "switches", "processes".
std::string plural(const std::string& one);

/// "a line", "an operation".
std::string withArticle(const std::string& one);

/// "1 hub", "4 hubs".
std::string counted(std::integral auto number, const std::string& one) {
    return std::to_string(number) + ' ' + (number == 1 ? one : plural(one));
}

/// What is counted, if there is one of it: "request" from "requests", "tick/s" from "ticks/s"; "ns" stays.
std::string singular(const std::string& words);

/// "4.8 GB/s" from 4.8 and "{} GB/s": at most four significant digits, thousands apart by commas; "1 line" from 1 and
/// "{} lines"; "without end" from infinity.
std::string printedValue(double value, const std::string& pattern);

/// The one of `words` that is written most like `word`; empty if there are none.
std::string nearest(const std::string& word, const std::vector<std::string>& words);

} // namespace boardset
