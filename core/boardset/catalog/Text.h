// SPDX-License-Identifier: GPL-3.0-or-later
// Checks and conversions that make untrusted text safe to show in a terminal, a window or XML.
#pragma once

#include <string>
#include <string_view>

namespace boardset {

/// True if the bytes are valid UTF-8.
bool isUtf8(std::string_view text);

/// True if UTF-8 `text` has nothing to show: it is empty, or contains only spaces and characters without a glyph.
bool isBlank(std::string_view text);

/// Returns the text without the byte order mark (U+FEFF) that an editor or the clipboard may add at the beginning.
std::string_view withoutByteOrderMark(std::string_view text);

/// Returns JSON text in which \u escapes replace terminal control characters inside strings.
std::string withEscapedControls(std::string_view json);

/// True if UTF-8 `text` contains noncharacters or control characters. Noncharacters are U+FFFE and U+FFFF.
/// Control characters are C0, C1, line separators, direction overrides and isolates. Direction marks (U+200E,
/// U+200F, U+061C) do not count: pasted Arabic and Hebrew contain them, and they do not reverse other characters.
bool hasControls(std::string_view text);

/// Returns `text` on one line for an error message, truncated to `most` bytes.
/// A question mark replaces each control character, noncharacter and byte that is not UTF-8.
std::string printable(std::string_view text, std::size_t most = 60);

/// Returns a whole error message on one line, truncated to 4,000 bytes; see printable().
inline std::string printableLine(std::string_view text) {
    return printable(text, 4000);
}

/// Returns text as character data for XML and HTML.
/// Markup characters are escaped. U+FFFD replaces characters that XML 1.0 forbids and bytes that are not UTF-8.
std::string xmlEscaped(std::string_view text);

} // namespace boardset
