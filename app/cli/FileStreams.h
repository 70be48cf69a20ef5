// SPDX-License-Identifier: GPL-3.0-or-later
// Input and output of commands: files, pipes and devices, and "-" for standard input and output.
#pragma once

#include "CommandRegistry.h"

#include <filesystem>
#include <string>
#include <vector>

namespace CLI {
class Validator;
}

namespace boardset {

/// Returns the path of a FILE on the command line: /dev/stdin for "-".
std::filesystem::path inputPath(const std::string& file);

/// Returns the name in messages of a FILE on the command line: "standard input" for "-".
std::string inputName(const std::string& file);

/// True if a word can only be a file name: "-", or a word with a dot or slash.
bool isPath(const std::string& word);

/// True if a word names a file: isPath(), or a file in the working folder.
bool namesFile(const std::string& word);

/// Returns the content of a file, a pipe or device, or standard input. Throws InputError.
std::string readInput(const std::string& file, std::size_t mostBytes);

/// True if an output FILE is standard output: "-" or "/dev/stdout".
/// The command then prints nothing else to standard output.
bool isStandardOutput(const std::string& file);

/// Writes to standard output, to a pipe or device, or atomically to a file. Throws InputError.
void writeOutput(const std::string& text, const std::string& file);

/// Returns a check for output files: accepts a name with one of the endings, "-", a pipe or a device. `fix` explains
/// how to get other formats.
CLI::Validator outputFile(const std::vector<std::string>& endings, const std::string& fix = {});

} // namespace boardset
