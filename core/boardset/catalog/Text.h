// SPDX-License-Identifier: GPL-3.0-or-later
// What of a text from outside can be shown to people, in a terminal, a window or XML.
#pragma once

#include <string>
#include <string_view>

namespace boardset {

bool isUtf8(std::string_view text);

/// True if UTF-8 `text` shows nothing: it is empty, or holds only spaces and characters without a glyph.
bool isBlank(std::string_view text);

/// Text without the byte order mark (U+FEFF) that an editor or the clipboard put before it.
std::string_view withoutByteOrderMark(std::string_view text);

/// JSON text with \u escapes for the characters inside its strings that control a terminal.
std::string withEscapedControls(std::string_view json);

/// Whether UTF-8 `text` has characters that control (C0, C1, breaks of lines, overrides and isolates of direction)
/// or that are none (U+FFFE, U+FFFF). Marks of direction (U+200E, U+200F, U+061C), which come with pasted Arabic and
/// Hebrew and turn nothing else round, are text.
bool hasControls(std::string_view text);

/// `text` on one line, with a question mark for whatever controls, is no character or is not UTF-8, cut to `most`
/// bytes: fit for an error message.
std::string printable(std::string_view text, std::size_t most = 60);

/// The same of a whole message.
inline std::string printableLine(std::string_view text) {
    return printable(text, 4000);
}

/// Text as character data of XML and HTML: markup escaped, what XML 1.0 forbids and what is no UTF-8 replaced by
/// U+FFFD.
std::string xmlEscaped(std::string_view text);

} // namespace boardset
