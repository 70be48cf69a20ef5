// SPDX-License-Identifier: GPL-3.0-or-later
// The keywords that the database and the command line use for the values of enumerations.
#pragma once

#include <string>

namespace boardset {

/// Returns the keyword for a value, such as "published" for Standing::Published. KeywordTables.cpp lists the
/// enumerations.
template <typename Enum> std::string toString(Enum value);

} // namespace boardset
