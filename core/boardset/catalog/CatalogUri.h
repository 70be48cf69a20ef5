// SPDX-License-Identifier: GPL-3.0-or-later
// How a catalog is opened: as a file that nobody changes, so that nothing is written, locked or made beside it.
#pragma once

#include <filesystem>
#include <sqlite3.h>
#include <string>
#include <string_view>

namespace boardset {

inline constexpr int catalogFlags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;

/// "file:///a%20b/catalog.db?immutable=1", to be opened with catalogFlags.
inline std::string catalogUri(const std::filesystem::path& file) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    constexpr std::string_view plain = "/-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    std::string uri = "file://"; // nobody's: the path may begin with two slashes itself
    for (const char c : std::filesystem::absolute(file).string()) {
        const auto byte = static_cast<unsigned char>(c);
        uri += plain.find(c) != std::string_view::npos ? std::string(1, c)
                                                       : std::string{'%', digits[byte >> 4U], digits[byte & 0xfU]};
    }
    return uri + "?immutable=1";
}

} // namespace boardset
