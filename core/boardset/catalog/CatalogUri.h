// SPDX-License-Identifier: GPL-3.0-or-later
// The URI and the flags that open a catalog as an immutable file,
// so that SQLite writes no file, takes no lock and creates no journal.
#pragma once

#include <filesystem>
#include <sqlite3.h>
#include <string>
#include <string_view>

namespace boardset {

inline constexpr int catalogFlags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;

/// Returns a URI such as "file:///a%20b/catalog.db?immutable=1" for use with catalogFlags.
inline std::string catalogUri(const std::filesystem::path& file) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    constexpr std::string_view plain = "/-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    std::string uri = "file://"; // an empty authority, because the path itself may start with two slashes
    for (const char c : std::filesystem::absolute(file).string()) {
        const auto byte = static_cast<unsigned char>(c);
        uri += plain.find(c) != std::string_view::npos ? std::string(1, c)
                                                       : std::string{'%', digits[byte >> 4U], digits[byte & 0xfU]};
    }
    return uri + "?immutable=1";
}

} // namespace boardset
