// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of what is typed for an option, with one wording of their errors.
#pragma once

#include <cstdint>

namespace CLI {
class Validator;
}

namespace boardset {

/// Returns a check that accepts any word but the empty one.
CLI::Validator word();

/// Returns a check that accepts the name of a file, whether the file exists or not; a folder is refused.
CLI::Validator fileName();

/// Returns a check, for transform(), that accepts a whole number from `least` to `most`, always decimal. It rewrites
/// the number without leading zeros, since CLI11 reads "010" as eight.
CLI::Validator wholeNumber(std::int64_t least, std::int64_t most);

} // namespace boardset
