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

/// Returns the path for a FILE argument of the command line; for "-", the path is /dev/stdin.
std::filesystem::path inputPath(const std::string& file);

/// Returns the name that messages use for a FILE argument; for "-", the name is "standard input".
std::string inputName(const std::string& file);

/// True if a word can only be a file name: "-", or a word with a dot or slash.
bool isPath(const std::string& word);

/// True if a word names a file: if isPath() is true, or if the working folder contains a file with this name.
bool namesFile(const std::string& word);

/// Returns the content of a file, a pipe, a device or standard input. Throws InputError.
std::string readInput(const std::string& file, std::size_t mostBytes);

/// True if an output FILE is standard output: "-" or "/dev/stdout".
/// The command then prints nothing else to standard output.
bool isStandardOutput(const std::string& file);

/// Writes text to standard output, to a pipe or device, or atomically to a file. Throws InputError.
void writeOutput(const std::string& text, const std::string& file);

/// Returns a check for output files. It accepts a name with one of the endings, "-", a pipe or a device.
/// `fix` explains how to get other formats.
CLI::Validator outputFile(const std::vector<std::string>& endings, const std::string& fix = {});

} // namespace boardset
