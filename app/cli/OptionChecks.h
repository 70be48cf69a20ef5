// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of option values, with consistent error messages, and options that several commands have.
#pragma once

#include <cstdint>
#include <string>

namespace CLI {
class App;
class Validator;
} // namespace CLI

namespace boardset {

/// Returns a check that accepts any word that isn't empty.
CLI::Validator word();

/// Returns a check that accepts a file name, whether or not the file exists, and refuses a folder.
CLI::Validator fileName();

/// Returns a check for transform() that accepts a whole decimal number from `least` to `most`.
/// The check removes leading zeros, because CLI11 reads "010" as eight.
CLI::Validator wholeNumber(std::int64_t least, std::int64_t most);

/// Adds the option --method, which sets `method` to the name of a solution method.
/// `standard` describes the method that is used without the option.
void addMethod(CLI::App& command, std::string& method, const std::string& standard = "auto");

} // namespace boardset
