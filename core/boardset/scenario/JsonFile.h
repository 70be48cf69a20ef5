// SPDX-License-Identifier: GPL-3.0-or-later
// Reads all JSON files from outside the program. Files are untrusted until checked, and limited in size and depth.
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

/// An error in a file. The members are the five parts of every message; what() joins these parts into one line.
struct InputError : std::runtime_error {
    InputError(std::string file_, std::string field_, std::string value_, std::string allowed_, std::string fix_ = {});

    std::string file;    ///< File name as given.
    std::string field;   ///< Path of the field in the file: "demands[3][1]"; empty if the whole file is wrong.
    std::string value;   ///< The value that was found, shortened and printable.
    std::string allowed; ///< The allowed values.
    std::string fix;     ///< How the user can correct the error; may be empty.
};

/// The kinds of files that a path may name. `Any` includes pipes and devices such as /dev/stdin. Reading a pipe ends
/// when its writer closes it.
enum class FileKind { Ordinary, Any };

/// Returns the bytes of a file. Throws InputError if the file cannot be read, is not of the kind `kind`, or is larger
/// than `maxBytes`. `name` is the file name for use in error messages; if empty, the path is used.
std::string readTextFile(const std::filesystem::path& path, std::size_t maxBytes, FileKind kind = FileKind::Ordinary,
                         const std::string& name = {});

/// A function that returns the size limit of a file, given the first bytes of the file.
/// The function gets at most 64 KB of the file; a pipe may supply fewer bytes.
using FileLimit = std::function<std::size_t(std::string_view beginning)>;

/// Returns the bytes of a file, like the overload with `maxBytes`, but with a size limit that depends on the content.
std::string readTextFile(const std::filesystem::path& path, const FileLimit& limit, FileKind kind = FileKind::Ordinary,
                         const std::string& name = {});

/// Throws InputError for common formats that are not UTF-8 text: UTF-16, gzip and other compressed files.
/// The error names the format and says how to convert the file.
void needUtf8Text(std::string_view text, const std::string& file);

/// Returns the files in a folder whose names have the given ending, sorted by name.
/// If the folder cannot be read, throws InputError with the given `allowed` and `fix`.
std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder, const std::string& ending,
                                           const std::string& allowed, const std::string& fix = {});

/// Parses JSON text. `file` is the file name for use in error messages. Throws InputError if the text is not JSON, is
/// nested deeper than `maxDepth`, or has too many values. Also throws InputError for numbers beyond double precision,
/// and for repeated member names.
nlohmann::json parseJson(std::string_view text, const std::string& file, int maxDepth);

} // namespace boardset
