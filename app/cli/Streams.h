// SPDX-License-Identifier: GPL-3.0-or-later
// Where commands read and write: files, pipes and devices, and "-" for standard input and output.
#pragma once

#include "Commands.h"

#include <filesystem>
#include <string>
#include <vector>

namespace CLI {
class Validator;
}

namespace boardset {

/// Path that a FILE of the command line names: /dev/stdin for "-".
std::filesystem::path inputPath(const std::string& file);

/// Name of such a FILE in messages: "standard input" for "-".
std::string inputName(const std::string& file);

/// True if a word can only be the name of a file: "-", or with a dot or a slash.
bool isPath(const std::string& word);

/// True if a word names a file: isPath(), or a name that is in the working folder.
bool namesFile(const std::string& word);

/// Returns the text of a file, of a pipe or device, or of standard input. Throws InputError.
std::string readInput(const std::string& file, std::size_t mostBytes);

/// True if a FILE to write is standard output: "-" or "/dev/stdout". A command then prints nothing else there.
bool isStandardOutput(const std::string& file);

/// Writes to standard output, to a pipe or device, or else to a file, atomically. Throws InputError.
void writeOutput(const std::string& text, const std::string& file);

/// Returns a check that accepts a file to write: a name with one of the endings, "-", a pipe or a device. `fix` says
/// what to do for another format.
CLI::Validator outputFile(const std::vector<std::string>& endings, const std::string& fix = {});

} // namespace boardset
