// SPDX-License-Identifier: GPL-3.0-or-later
// Reads every JSON file from outside. Files are untrusted until checked, and limited in size and depth.
#pragma once

#include "boardset/catalog/Text.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace boardset {

/// An error in a file, in the five parts of every message. what() joins them in one line.
struct InputError : std::runtime_error {
    InputError(std::string file_, std::string field_, std::string value_, std::string allowed_, std::string fix_ = {});

    std::string file;    ///< File name as given.
    std::string field;   ///< Path in the file: "demands[3][1]"; empty for the file as a whole.
    std::string value;   ///< The value that was found, shortened and printable.
    std::string allowed; ///< The allowed values.
    std::string fix;     ///< What to do; may be empty.
};

/// The kinds of files that a path may name.
/// Any includes pipes and devices such as /dev/stdin; reading waits until the writer closes the pipe.
enum class FileKind { Ordinary, Any };

/// Returns the bytes of a file. Throws InputError if it cannot be read, is of another kind,
/// or is larger than `maxBytes`. `name` is the name of the file in errors; empty: its path.
std::string readTextFile(const std::filesystem::path& path, std::size_t maxBytes, FileKind kind = FileKind::Ordinary,
                         const std::string& name = {});

/// A function that returns the size limit of a file from its first bytes: up to 64 KB, fewer from a pipe.
using FileLimit = std::function<std::size_t(std::string_view beginning)>;

/// Returns the bytes of a file as above, with a size limit that depends on its content.
std::string readTextFile(const std::filesystem::path& path, const FileLimit& limit, FileKind kind = FileKind::Ordinary,
                         const std::string& name = {});

/// Throws InputError for common formats that are not UTF-8 text: UTF-16, gzip and other compressed files.
/// The error names the format and says how to convert the file.
void needUtf8Text(std::string_view text, const std::string& file);

/// Returns the files of a folder with a given ending, sorted.
/// Throws InputError with `allowed` and `fix` if the folder cannot be read.
std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder, const std::string& ending,
                                           const std::string& allowed, const std::string& fix = {});

/// Parses a JSON text; `file` is the name in errors. Throws InputError if the text is not JSON, is nested deeper than
/// `maxDepth`, or has too many values. Also throws for numbers beyond double precision, and for repeated member names.
nlohmann::json parseJson(std::string_view text, const std::string& file, int maxDepth);

} // namespace boardset
