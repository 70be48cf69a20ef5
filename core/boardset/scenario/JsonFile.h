// SPDX-License-Identifier: GPL-3.0-or-later
// The door for every JSON file from outside: hostile until read, bounded in size and depth.
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

/// What is wrong with a file, in the five parts that every message has. what() is all of them in one line.
struct InputError : std::runtime_error {
    InputError(std::string file_, std::string field_, std::string value_, std::string allowed_, std::string fix_ = {});

    std::string file;    ///< The file's name, as it was given.
    std::string field;   ///< Where in the file: "demands[3][1]"; empty for the file as a whole.
    std::string value;   ///< What was found there, shortened and printable.
    std::string allowed; ///< What may stand there.
    std::string fix;     ///< What to do; may be empty.
};

/// What a path may name. Any: also a pipe or a device such as /dev/stdin; reading waits until its writer ends.
enum class FileKind { Ordinary, Any };

/// Returns the bytes of a file. Throws InputError if it can't be read, is of another kind, or is larger than
/// `maxBytes`. Errors call it `name`; empty: by its path.
std::string readTextFile(const std::filesystem::path& path, std::size_t maxBytes, FileKind kind = FileKind::Ordinary,
                         const std::string& name = {});

/// The most bytes of a file, by its beginning: up to 64 KB, and less from a pipe.
using FileLimit = std::function<std::size_t(std::string_view beginning)>;

/// Returns the bytes of a file as above, with a limit that depends on what the file holds.
std::string readTextFile(const std::filesystem::path& path, const FileLimit& limit, FileKind kind = FileKind::Ordinary,
                         const std::string& name = {});

/// Throws InputError for bytes in a common format that is not UTF-8 text: UTF-16, gzip and other compressed files. The
/// error names the format and says how to convert the file.
void needUtf8Text(std::string_view text, const std::string& file);

/// The files of a folder whose names end so, in order. Throws InputError, with what is `allowed` and what to do, if the
/// folder cannot be read.
std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder, const std::string& ending,
                                           const std::string& allowed, const std::string& fix = {});

/// Parses a JSON text; `file` is the name used in errors. Throws InputError if it is not JSON, is nested deeper than
/// `maxDepth`, has too many values, holds a number beyond double precision, or names a member of an object twice.
nlohmann::json parseJson(std::string_view text, const std::string& file, int maxDepth);

} // namespace boardset
