// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of option values, with consistent error messages.
#pragma once

#include <cstdint>

namespace CLI {
class Validator;
}

namespace boardset {

/// Returns a check that accepts any word that isn't empty.
CLI::Validator word();

/// Returns a check that accepts a file name, whether the file exists or not; refuses a folder.
CLI::Validator fileName();

/// Returns a check for transform() that accepts a whole decimal number from `least` to `most`. It removes leading
/// zeros, because CLI11 reads "010" as eight.
CLI::Validator wholeNumber(std::int64_t least, std::int64_t most);

} // namespace boardset
